"""Observations: what a seat knows as one record of small integers, with the same layout for 3 to 6 Houses.

Houses are relative to the observer in order of play: 0 is the observer, 1 the House that plays next and attacks it, the
last present one its left neighbour and target. Absent Houses are all zeros. Everything is read from what ``look``
shows the seat and from its own bounds; the hidden rest is in ``Truth``, for a critic. Options are not repeated.
"""

from __future__ import annotations

from typing import Annotated

from regno.proelio.cards import GUILDS, KINDS, NO_CARD, NO_GUILD
from regno.proelio.info.knowledge import LAID_OLD, Knowledge, is_marked, old_among
from regno.proelio.info.view import look
from regno.proelio.info.visibility import PUBLIC, is_revealed
from regno.proelio.jit.records import Row, Rows
from regno.proelio.rules.zones import back_of
from regno.proelio.state import CHANCE, NOBODY, SEATS, State, left, right
from regno.proelio.steps import ARTISANS, PLAGUE_DRAW

VERSION = 1  # incremented whenever a field is added, removed or changes meaning
CHOICES = 23  # steps with a choice, without that of the Plague's card
SMALL = 127  # the largest number that a field holds
SEASONS = 4  # none, Summer, Autumn, Winter
GUILD_KINDS = len(GUILDS)

Number = Annotated[int, (), "i1"]


class Observation:
    """All that the observer may know. Cards are counted by kind; ``1 of`` means one-hot."""

    # the choice
    mine: Number  # 1 if the reader must choose
    choice: Annotated[Row, (CHOICES,), "i1"]  # 1 of the steps asked; a Plague's card has the Artisans' place
    who: Annotated[Row, (SEATS,), "i1"]  # 1 of the Houses: who must choose; none for chance
    turn: Annotated[Row, (SEATS,), "i1"]  # 1 of the Houses: whose turn it is
    need: Number  # cards still to be named in this choice
    lowest: Number  # the lowest kind that may be named next
    gold_least: Number  # how many of the cards to be named must be Imperial, at least
    gold_most: Number  # and at most
    owed: Number  # cards still to be drawn
    taken: Annotated[Row, (KINDS,), "i1"]  # 1 of the kinds: bought from the Merchant and being paid for
    drawn: Annotated[Row, (KINDS,), "i1"]  # the two cards that the reader's Scribes choose from
    # the table
    present: Annotated[Row, (SEATS,), "i1"]  # 1 for each House at the table
    allied: Number  # 1 in Allied Houses: then House 2 is the reader's partner
    dealer: Annotated[Row, (SEATS,), "i1"]  # 1 of the Houses
    turns: Annotated[Row, (SEATS,), "i1"]  # begun by each House, 127 at most
    season: Annotated[Row, (SEASONS,), "i1"]  # 1 of none, Summer, Autumn, Winter
    merchant: Annotated[Row, (SEATS,), "i1"]  # 1 of the Houses: whom he is with
    equitas_used: Number  # 1 once the call is spent
    equitas_called: Number  # 1 from a failed call to the end of the turn
    forts_lost: Number  # 1 if a Fortification was lost in an earlier turn
    forts_lost_now: Number  # 1 if one was lost in this turn
    # before each House
    base: Annotated[Row, (SEATS,), "i1"]  # Base cards in hand
    imperial: Annotated[Row, (SEATS,), "i1"]  # Imperial cards in hand
    fort: Annotated[Row, (SEATS,), "i1"]  # value of the Fortification
    plague: Annotated[Row, (SEATS,), "i1"]  # 1 while a Plague lies there
    guild: Annotated[Rows, (SEATS, GUILD_KINDS), "i1"]  # 1 of the Guilds
    exhausted: Annotated[Row, (SEATS,), "i1"]  # 1 once its Perk is used
    attacked: Annotated[Rows, (SEATS, 2), "i1"]  # 1 of black and golden: the back of the attack waiting there
    attack_fort: Annotated[Row, (SEATS,), "i1"]  # the attacker's Fortification when it was placed
    # the attack being resolved
    revealed: Annotated[Row, (KINDS,), "i1"]  # 1 of the kinds: the attack turned up
    deployed: Annotated[Row, (KINDS,), "i1"]  # against it, so far
    defence: Number  # the total of these
    # the cards
    hand: Annotated[Row, (KINDS,), "i1"]  # the reader's own
    laid: Annotated[Row, (KINDS,), "i1"]  # 1 of the kinds: the reader's own attack, still face down
    pile: Annotated[Row, (KINDS,), "i1"]  # both discard piles
    decks: Annotated[Row, (2,), "i1"]  # cards left, Base and Imperial
    # what is known of hidden cards
    known: Annotated[Rows, (SEATS, KINDS), "i1"]  # at least so many in a hand or as its face-down attack, to the reader
    in_deck: Annotated[Row, (KINDS,), "i1"]  # at most so many, as the reader knows
    public_known: Annotated[Rows, (SEATS, KINDS), "i1"]  # the same as everybody knows
    public_in_deck: Annotated[Row, (KINDS,), "i1"]  # the same as everybody knows
    old: Annotated[Row, (KINDS,), "i1"]  # at most so many that the reader does not know never lay in the present deck
    fresh: Annotated[Rows, (SEATS, 2), "i1"]  # at most so many cards of a House came from the present deck, by back
    apart: Annotated[Row, (SEATS,), "i1"]  # 1 if the attack waiting there is none of the cards known of its owner
    attack_old: Annotated[Row, (SEATS,), "i1"]  # 1 if that attack never lay in the present deck
    known_of_me: Annotated[Rows, (SEATS, KINDS), "i1"]  # at least so many of the reader's, as each House knows


class Truth:
    """Hidden state, for a critic in training."""

    hand: Annotated[Rows, (SEATS, KINDS), "i1"]  # of every House, counted from the reader on
    laid: Annotated[Rows, (SEATS, KINDS), "i1"]  # 1 of the kinds: the attack before each House, face down or not
    deck: Annotated[Row, (KINDS,), "i1"]  # both decks


def from_reader(s: State, seat: int, house: int) -> int:
    """Return the index of a House relative to the observer."""
    return house - seat if house >= seat else house - seat + s.houses


def mark_house(s: State, seat: int, house: int, row: Row) -> None:
    """Write a House one-hot, or zeros for none."""
    for place in range(SEATS):
        row[place] = 0
    if house != NOBODY and house != CHANCE:
        row[from_reader(s, seat, house)] = 1


def mark(row: Row, length: int, chosen: int) -> None:
    """Write a one-hot row, or zeros where the index lies outside."""
    for place in range(length):
        row[place] = 0
    if 0 <= chosen < length:
        row[chosen] = 1


def encode_choice(seen: State, seat: int, obs: Observation) -> None:
    """Write who must choose, and what.

    The Plague's question shares the index of the Artisans': both ask for one more card, and only for the former does a
    Plague lie before the acting House. So the layout is the same with and without that option.
    """
    obs.mine = 1 if seen.who == seat else 0
    mark(obs.choice, CHOICES, ARTISANS if seen.step == PLAGUE_DRAW else seen.step)
    mark_house(seen, seat, seen.who, obs.who)
    mark_house(seen, seat, seen.turn, obs.turn)
    obs.need = seen.need
    obs.lowest = seen.least
    obs.gold_least = seen.gold_least
    obs.gold_most = seen.gold_most
    obs.owed = seen.owed
    mark(obs.taken, KINDS, seen.taken)
    for kind in range(KINDS):
        obs.drawn[kind] = 0
    for place in range(2):
        if seen.drawn[place] != NO_CARD:
            obs.drawn[seen.drawn[place]] += 1


def encode_table(seen: State, seat: int, obs: Observation) -> None:
    """Write the public state of the table."""
    obs.allied = seen.allied
    mark_house(seen, seat, seen.dealer, obs.dealer)
    mark(obs.season, SEASONS, seen.season)
    mark_house(seen, seat, seen.merchant, obs.merchant)
    obs.equitas_used = seen.equitas_used
    obs.equitas_called = seen.equitas_called
    obs.forts_lost = seen.forts_lost
    obs.forts_lost_now = seen.forts_lost_now
    obs.defence = min(seen.defence, SMALL)
    for back in range(2):
        obs.decks[back] = seen.deck_size[back]
    mark(obs.revealed, KINDS, seen.attack[seen.turn] if is_revealed(seen.step) else NO_CARD)
    mark(obs.laid, KINDS, seen.attack[left(seen, seat)])
    for kind in range(KINDS):
        obs.deployed[kind] = seen.deployed[kind]
        obs.pile[kind] = seen.pile[kind]
        obs.hand[kind] = seen.hand[seat][kind]


def encode_house(s: State, seen: State, house: int, place: int, obs: Observation) -> None:
    """Write what lies before one House; only the back of an attack is read from the full State."""
    obs.present[place] = 1
    obs.turns[place] = min(seen.turns[house], SMALL)
    obs.base[place] = seen.hand_size[house][0]
    obs.imperial[place] = seen.hand_size[house][1]
    obs.fort[place] = seen.fort[house]
    obs.plague[place] = seen.plague[house]
    obs.exhausted[place] = seen.exhausted[house]
    obs.attack_fort[place] = seen.attack_fort[house]
    mark(obs.guild[place], GUILD_KINDS, seen.guild[house])
    mark(obs.attacked[place], 2, NOBODY if s.attack[house] == NO_CARD else back_of(s.attack[house]))


def encode_nobody(place: int, obs: Observation) -> None:
    """Write zeros for an absent House."""
    obs.present[place] = 0
    obs.turns[place] = 0
    obs.base[place] = 0
    obs.imperial[place] = 0
    obs.fort[place] = 0
    obs.plague[place] = 0
    obs.exhausted[place] = 0
    obs.attack_fort[place] = 0
    mark(obs.guild[place], GUILD_KINDS, NO_GUILD)
    mark(obs.attacked[place], 2, NOBODY)
    for kind in range(KINDS):
        obs.known[place][kind] = 0
        obs.public_known[place][kind] = 0
        obs.known_of_me[place][kind] = 0
    obs.apart[place] = 0
    obs.attack_old[place] = 0
    for back in range(2):
        obs.fresh[place][back] = 0


def encode_known(s: State, k: Knowledge, seat: int, house: int, place: int, obs: Observation) -> None:
    """Write the bounds on one House's cards and attack, and what that House knows of the observer's."""
    known, public_known, known_of_me = k.least[seat][house], k.least[PUBLIC][house], k.least[house][seat]
    for kind in range(KINDS):
        obs.known[place][kind] = known[kind]
    for kind in range(KINDS):
        obs.public_known[place][kind] = public_known[kind]
    for kind in range(KINDS):
        obs.known_of_me[place][kind] = known_of_me[kind]
    for back in range(2):
        obs.fresh[place][back] = k.fresh[house][back]
    attacker = right(s, house)
    obs.apart[place] = 1 if is_marked(k.apart[attacker], seat) else 0
    obs.attack_old[place] = 1 if k.laid[attacker] >= LAID_OLD else 0


def encode(s: State, k: Knowledge, seat: int, seen: State, obs: Observation) -> None:
    """Write everything a seat knows; ``seen`` is scratch space."""
    look(s, seat, seen)
    encode_choice(seen, seat, obs)
    encode_table(seen, seat, obs)
    for house in range(s.houses):
        place = from_reader(s, seat, house)
        encode_house(s, seen, house, place, obs)
        encode_known(s, k, seat, house, place, obs)
    for place in range(s.houses, SEATS):
        encode_nobody(place, obs)
    encode_deck(k, seat, obs)


def encode_deck(k: Knowledge, seat: int, obs: Observation) -> None:
    """Write the bounds on the decks, and on the cards that never lay in the present one; row by row is fastest."""
    for kind in range(KINDS):
        obs.in_deck[kind] = k.most[seat][kind]
    for kind in range(KINDS):
        obs.public_in_deck[kind] = k.most[PUBLIC][kind]
    for kind in range(KINDS):
        obs.old[kind] = k.unseen[kind]
    for house in range(SEATS):
        for kind in range(KINDS):
            obs.old[kind] -= k.least[seat][house][kind]
    for kind in range(KINDS):
        obs.old[kind] = old_among(k, kind, seat, obs.old[kind])


def encode_truth(s: State, seat: int, truth: Truth) -> None:
    """Write the hidden state."""
    for house in range(s.houses):
        place = from_reader(s, seat, house)
        mark(truth.laid[place], KINDS, s.attack[house])
        for kind in range(KINDS):
            truth.hand[place][kind] = s.hand[house][kind]
    for place in range(s.houses, SEATS):
        mark(truth.laid[place], KINDS, NO_CARD)
        for kind in range(KINDS):
            truth.hand[place][kind] = 0
    for kind in range(KINDS):
        truth.deck[kind] = s.deck[kind]

"""All that is true of one game, hidden cards included; what a table may choose; and what just happened."""

from __future__ import annotations

from typing import Annotated, NewType

from regno.proelio.cards import KINDS
from regno.proelio.jit.records import Row, Rows
from regno.proelio.steps import Step

Observer = NewType("Observer", int)  # whose knowledge: a seat's, or that of PUBLIC (info/visibility.py)
SeatIndex = NewType("SeatIndex", Observer)  # a House, by its place in turn order

SEATS = 6
CHANCE = 7  # the chooser that answers draws, thefts and deals; no seat, and no observer
NOBODY = -1
EVENT_ROWS = 96


class State:
    """One game at one moment. Seats are numbered in turn order; lists are by seat, counts of cards by kind."""

    # the table
    houses: int  # 3 to 6
    allied: int  # 1 when seats 0 and 2 play against 1 and 3
    dealer: int
    turn: int  # the House at turn
    turns: Annotated[Row, (SEATS,), "i4"]  # turns begun by each House, the present one included
    season: int  # NO_SEASONS, SUMMER, AUTUMN or WINTER
    merchant: int  # the seat he is with, NOBODY when he is not in play
    equitas_used: int  # 1 once the call is spent for the whole game
    equitas_called: int  # 1 from a failed call to the end of this turn
    forts_lost: int  # Fortifications lost in earlier turns, at most 1 is kept
    forts_lost_now: int  # 1 if one was lost in this turn
    # the cards
    hand: Annotated[Rows, (SEATS, KINDS), "i1"]
    hand_size: Annotated[Rows, (SEATS, 2), "i1"]  # cards in hand by seat, then back
    deck: Annotated[Row, (KINDS,), "i1"]  # both decks; a hidden order is never stored
    deck_size: Annotated[Row, (2,), "i1"]  # by back
    pile: Annotated[Row, (KINDS,), "i1"]  # both discard piles
    pile_size: Annotated[Row, (2,), "i1"]  # by back
    deployed: Annotated[Row, (KINDS,), "i1"]  # by the House at turn, against the attack on it
    fort: Annotated[Row, (SEATS,), "i1"]  # value of the Fortification, 0 for none
    plague: Annotated[Row, (SEATS,), "i1"]  # 1 while a Plague lies before that House
    plagues: int  # how many lie on the table
    attack: Annotated[Row, (SEATS,), "i1"]  # kind of the card face down before that House, NO_CARD for none
    attack_fort: Annotated[Row, (SEATS,), "i1"]  # its attacker's Fortification when it was placed
    guild: Annotated[Row, (SEATS,), "i1"]  # NO_GUILD when Guilds are not in play
    exhausted: Annotated[Row, (SEATS,), "i1"]  # 1 once that Guild's Perk is used
    # the choice under way
    step: Step  # what is asked, or done next: see steps.py
    who: int  # the seat that must choose; CHANCE for draws
    then: Step  # the step that follows a trim or the Bards' discard
    need: int  # cards still to be named in this choice
    least: int  # the lowest kind that may be named next
    gold_least: int  # how many of them must be Imperial, at least
    gold_most: int  # and at most
    played: int  # the move of the Action under way
    owed: int  # cards still to be drawn
    drawer: int  # by whom
    back: int  # from which deck
    taken: int  # the card bought from the Merchant, which cannot pay for itself
    drawn: Annotated[Row, (2,), "i1"]  # the two cards Scribes choose from
    # the attack being resolved
    defence: int  # total of the defence so far
    thief: int  # who steals in the theft under way
    robbed: int  # 1 if this attack took a card from the attacker himself
    gainer: int  # who must trim at once because of this attack, or NOBODY
    # the end
    ending: int  # see victory.py; 0 while the game goes on
    winners: int  # one bit a seat


class Options:
    """The choices of one table: the mode, then every ruling that an edition or a house rule may set.

    A new one stands last, and its 0 is what was so before it came: what was learnt at older tables is read so.
    """

    houses: int
    guilds: int
    merchant: int
    allied: int
    first_player: int
    trim_gifts: int
    trim_support: int
    overlevel_defence: int
    first_turn_attack: int
    last_card_attack: int
    allow_invalid_attacks: int
    invalid_penalty: int
    invalid_returns_defence: int
    black_powder_min_fort: int
    patrol_steals_imperial: int
    edict_over_patrol: int
    double_ko: int
    inquisition_free: int
    alliance_self: int
    plague_stacking: int
    defeat_timing: int
    self_defeat: int
    off_axis_winner: int
    equitas: int
    equitas_same_turn_loss: int
    equitas_failed_call: int
    seasons: int
    depletion: int
    score_base_defence: int
    builders_needs: int
    perk_window: int
    artisans_when: int
    apothecary_cancels_draw: int
    merchants_guild_without_merchant: int
    turn_cap: int
    inquisition_before_defence: int
    plague_draw_optional: int


class Events:
    """What one move made happen, as rows of small numbers; words and audiences are added outside."""

    count: int
    rows: Annotated[Rows, (EVENT_ROWS, 5), "i2"]  # what, who, whom, card, number: see events.py


def right(s: State, seat: int) -> int:
    """Return the neighbour who plays next and attacks that seat."""
    return seat + 1 if seat + 1 < s.houses else 0


def left(s: State, seat: int) -> int:
    """Return the neighbour who played before and is that seat's only target."""
    return seat - 1 if seat > 0 else s.houses - 1


def ally(s: State, seat: int) -> int:
    """Return the partner who sits opposite in Allied Houses."""
    return (seat + 2) % s.houses

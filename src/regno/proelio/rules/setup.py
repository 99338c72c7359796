"""Before the first turn: dealer, first House, Guilds, five Base cards each, the Merchant beside the dealer: [S0]."""

from __future__ import annotations

from regno.proelio import events, steps
from regno.proelio.cards import GUILDS, HAND_LIMIT, KINDS, MERCHANTS, NO_CARD, NO_GUILD, NO_SEASONS, SUMMER
from regno.proelio.jit.records import Row
from regno.proelio.rules.hand import clear_choice
from regno.proelio.rules.zones import from_deck, gain, hand_size, recount
from regno.proelio.state import CHANCE, NOBODY, SEATS, Events, Options, State, right


def begin(s: State, o: Options, cards: Row) -> None:
    """The table before anything is dealt, whatever lay on it before; the dealer is drawn first [P19]."""
    s.houses = o.houses
    s.allied = o.allied
    s.dealer = NOBODY
    s.turn = NOBODY
    s.season = SUMMER if plays_seasons(o) else NO_SEASONS
    s.merchant = NOBODY
    s.equitas_used = 0
    s.equitas_called = 0
    s.forts_lost = 0
    s.forts_lost_now = 0
    s.ending = 0
    s.winners = 0
    for seat in range(SEATS):
        clear_place(s, seat)
    for kind in range(KINDS):
        s.deck[kind] = cards[kind]
        s.pile[kind] = 0
        s.deployed[kind] = 0
    recount(s)
    clear_choice(s)
    s.step = steps.DEALER
    s.who = CHANCE


def clear_place(s: State, seat: int) -> None:
    """Nothing lies before a House and nothing is in its hand [R18]."""
    for kind in range(KINDS):
        s.hand[seat][kind] = 0
    s.turns[seat] = 0
    s.fort[seat] = 0
    s.plague[seat] = 0
    s.attack[seat] = NO_CARD
    s.attack_fort[seat] = 0
    s.guild[seat] = NO_GUILD
    s.exhausted[seat] = 0


def plays_seasons(o: Options) -> bool:
    """The Seasons card is used in every game but Allied Houses, in the editions that have one [Q94, R130]."""
    return o.seasons == 1


def choose_dealer(s: State, seat: int, o: Options, e: Events) -> None:
    """The dealer plays last where the first House sits on his right [Q3, R5]; the Merchant starts beside him [R121]."""
    s.dealer = seat
    events.emit(e, events.DEALER, seat, NOBODY, NO_CARD, 0)
    if o.merchant == 1:
        s.merchant = seat
        events.emit(e, events.MERCHANT, seat, NOBODY, NO_CARD, 0)
    s.turn = right(s, seat)
    if first_house_drawn(o):
        s.step = steps.FIRST_HOUSE
    else:
        choose_first_house(s, s.turn, o, e)


def first_house_drawn(o: Options) -> bool:
    """The first House is drawn by lot, or is the one on the dealer's right [R5, P19]."""
    return o.first_player == 0


def choose_first_house(s: State, seat: int, o: Options, e: Events) -> None:
    """Then Guilds, if in play, and the deal."""
    s.turn = seat
    events.emit(e, events.FIRST_HOUSE, seat, NOBODY, NO_CARD, 0)
    s.step = steps.GUILD if o.guilds == 1 else steps.DEAL
    s.drawer = right(s, s.dealer)


def guild_in_box(s: State, guild: int, o: Options) -> bool:
    """Whether a Guild is still to be dealt; without a Merchant his own Guild is taken out first [R109, Q118]."""
    if guild == MERCHANTS and o.merchants_guild_without_merchant == 0 and s.merchant == NOBODY:
        return False
    for seat in range(s.houses):
        if s.guild[seat] == guild:
            return False
    return guild < len(GUILDS)


def deal_guild(s: State, guild: int, e: Events) -> None:
    """Each House draws one Guild and keeps it face up; the rest leave the game [R109]."""
    s.guild[s.drawer] = guild
    events.emit(e, events.GUILD, s.drawer, NOBODY, NO_CARD, guild)
    s.drawer = right(s, s.drawer)
    if s.guild[s.drawer] != NO_GUILD:
        s.step = steps.DEAL


def deal_card(s: State, kind: int, e: Events) -> None:
    """Five Base cards each, one at a time from the dealer's right [R11]."""
    from_deck(s, kind)
    gain(s, s.drawer, kind)
    events.emit(e, events.DEAL, s.drawer, s.drawer, kind, 1)
    s.drawer = right(s, s.drawer)
    if hand_size(s, s.drawer) == HAND_LIMIT:
        s.step = steps.TURN_BEGINS

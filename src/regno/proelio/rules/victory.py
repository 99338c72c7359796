"""Defeat, victory, Winter's points and the end of the game."""

from __future__ import annotations

from regno.proelio import cards, events, steps
from regno.proelio.cards import BASE_KINDS, DEFENCE_VALUE, IMPERIAL, KINDS, NO_GUILD
from regno.proelio.rules.hand import clear_choice
from regno.proelio.rules.zones import destitute, hand_size
from regno.proelio.state import NOBODY, Events, Options, State, right

GOES_ON, CONQUEST, ALLIANCE, BY_WINTER, DRAW, CAP = 0, 1, 2, 3, 4, 5
ENDINGS = ("goes_on", "conquest", "alliance", "winter", "draw", "cap")
WHOLE = 60  # a victory is counted in sixtieths, so that a shared one is shared exactly


def end_game(s: State, ending: int, winners: int, e: Events) -> None:
    """Nothing more is asked."""
    clear_choice(s)
    s.ending = ending
    s.winners = winners
    s.step = steps.OVER
    s.who = NOBODY
    events.emit(e, events.OVER, NOBODY, NOBODY, ending, winners)


def tests_any_moment(o: Options) -> bool:
    """Whether a House may fall outside an attack, or only at the end of one [Q51, R62]."""
    return o.defeat_timing == 1


def conqueror(s: State, fallen: int, causer: int, o: Options) -> int:
    """Who wins when a House falls: its causer, or always the House whose left it is [Q53, Q54, R64]."""
    if causer == NOBODY or o.off_axis_winner == 1:
        return right(s, fallen)
    return causer


def defeat(s: State, fallen: int, causer: int, o: Options, e: Events) -> None:
    """The first defeat ends the game; in Allied Houses it is the whole alliance that falls [R64, Q126, R134]."""
    events.emit(e, events.DEFEAT, fallen, causer, cards.NO_CARD, 0)
    if s.allied == 1:
        end_game(s, ALLIANCE, 0b1010 if fallen % 2 == 0 else 0b0101, e)
    else:
        end_game(s, CONQUEST, 1 << conqueror(s, fallen, causer, o), e)


def both_fall(s: State, defender: int, attacker: int, o: Options, e: Events) -> bool:
    """Defender defeated with the attacker destitute too: by house rule a draw [Q40, P6]."""
    if o.double_ko == 1 and destitute(s, attacker):
        events.emit(e, events.DEFEAT, defender, attacker, cards.NO_CARD, 0)
        events.emit(e, events.DEFEAT, attacker, defender, cards.NO_CARD, 0)
        end_game(s, DRAW, 0, e)
        return True
    return False


def test_after_attack(s: State, defender: int, attacker: int, o: Options, e: Events) -> None:
    """The defender is tested first; the attacker only if this attack took a card from him [Q24, Q40, Q51, Q52, R49]."""
    if destitute(s, defender):
        if not both_fall(s, defender, attacker, o, e):
            defeat(s, defender, attacker, o, e)
    elif s.robbed == 1 and destitute(s, attacker):
        defeat(s, attacker, defender, o, e)


def test_after_action(s: State, o: Options, e: Events) -> None:
    """At the end of a whole Action the acting House may have undone itself; nobody caused it [Q51, Q54, P12]."""
    if tests_any_moment(o) and destitute(s, s.turn):
        defeat(s, s.turn, NOBODY, o, e)


def test_after_perk(s: State, loser: int, user: int, o: Options, e: Events) -> None:
    """At the end of a Perk only the House that lost a card by it is tested [Q51, Q53]."""
    if tests_any_moment(o) and destitute(s, loser):
        defeat(s, loser, user, o, e)


def forbids_undoing(o: Options) -> bool:
    """Whether a House may not leave itself with nothing, where that is defeat at any moment [Q54]."""
    return o.self_defeat == 1 and tests_any_moment(o)


def undoes_itself(s: State, o: Options) -> bool:
    """With one card and no Fortification, giving that card up is defeat; a house rule forbids it [Q54, P8]."""
    return forbids_undoing(o) and s.fort[s.turn] == 0 and hand_size(s, s.turn) == 1


def base_defence_points(s: State, seat: int, o: Options) -> int:
    """Base Defence cards in hand that could be deployed score their value, if the edition says so [Q89, Q90, R105]."""
    if o.score_base_defence == 0:
        return 0
    points = 0
    for kind in range(BASE_KINDS):
        if DEFENCE_VALUE[kind] <= s.fort[seat] + 1:
            points += s.hand[seat][kind] * DEFENCE_VALUE[kind]
    return points


def points(s: State, seat: int, o: Options) -> int:
    """Fortification, Imperial cards in hand, Base Defence in hand, an unexhausted Guild [Q88-Q93, R104-R107]."""
    guild = 1 if s.guild[seat] != NO_GUILD and s.exhausted[seat] == 0 else 0
    return s.fort[seat] + s.hand_size[seat][IMPERIAL] + base_defence_points(s, seat, o) + guild


def open_hand(s: State, seat: int, e: Events) -> None:
    """All hands are opened for the scoring."""
    for kind in range(KINDS):
        if s.hand[seat][kind] > 0:
            events.emit(e, events.OPEN, seat, seat, kind, s.hand[seat][kind])


def score_winter(s: State, o: Options, e: Events) -> None:
    """Winter: most points win, a tie is shared; what still lies on the table counts nothing [R65, R66, Q86, Q95]."""
    best, winners = -1, 0
    for seat in range(s.houses):
        open_hand(s, seat, e)
        total = points(s, seat, o)
        events.emit(e, events.SCORE, seat, seat, cards.NO_CARD, total)
        if total > best:
            best, winners = total, 0
        if total == best:
            winners |= 1 << seat
    end_game(s, BY_WINTER, winners, e)


def part_won(s: State, seat: int) -> int:
    """A House's part of a victory, which those who share it share equally; of a draw there is none."""
    if s.winners >> seat & 1 == 0:
        return 0
    winners = 0
    for each in range(s.houses):
        winners += s.winners >> each & 1
    return WHOLE // winners


def payoff(s: State, seat: int) -> int:
    """Return what a finished game is worth to a seat, in parts of WHOLE: allies win whole, a draw is par for all."""
    if s.winners == 0:
        return WHOLE // (2 if s.allied == 1 else s.houses)
    part = part_won(s, seat)
    return WHOLE if s.allied == 1 and part > 0 else part


def is_turn_limit_reached(s: State, o: Options) -> bool:
    """A game without end is stopped after so many turns in all, without a winner [Q9, P13]."""
    total = 0
    for seat in range(s.houses):
        total += s.turns[seat]
    return total >= o.turn_cap

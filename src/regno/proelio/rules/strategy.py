"""Strategy cards and the plain draw: Resources, Temporary Alliance, the Plague; and what follows any draw."""

from __future__ import annotations

from regno.proelio import events, moves, reasons, steps
from regno.proelio.cards import BASE, IMPERIAL_RESOURCES, NO_CARD, PLAGUE, RESOURCES, TEMPORARY_ALLIANCE, WINTER
from regno.proelio.rules.attack import plague_reigns
from regno.proelio.rules.guilds import (
    apothecary,
    artisans_asked_later,
    cure_stops_draw,
    exhaust,
    why_not_artisans,
)
from regno.proelio.rules.hand import gifts_trimmed_now, trim
from regno.proelio.rules.seasons import can_draw, owe_draw
from regno.proelio.rules.victory import forbids_undoing, undoes_itself
from regno.proelio.rules.zones import destitute, discard, lose, to_pile
from regno.proelio.state import NOBODY, Events, Options, State


def why_not_draw(s: State, o: Options) -> reasons.Reason:
    """[A2.1] One Base card; not offered when none can come [R67, P16]."""
    return reasons.ALLOWED if can_draw(s, BASE, o) else reasons.NOTHING_TO_DRAW


def draw(s: State) -> None:
    """Draw one Base card."""
    owe_draw(s, s.turn, 1, BASE)


def play_card(s: State, kind: int, e: Events) -> None:
    """A Strategy card is on the discards before its effect [O4]."""
    discard(s, s.turn, kind)
    events.emit(e, events.PLAY, s.turn, NOBODY, kind, 1)


def why_not_resources(s: State, kind: int, with_artisans: bool, o: Options) -> reasons.Reason:
    """[A2.4] Held, with or without Artisans; as one's last card Imperial Resources must draw something [P8]."""
    if s.hand[s.turn][kind] == 0:
        return reasons.NOT_HELD
    if kind == IMPERIAL_RESOURCES and undoes_itself(s, o) and not can_draw(s, BASE, o):
        return reasons.SELF_DEFEAT
    return why_not_artisans(s, o) if with_artisans else reasons.ALLOWED


def gather(s: State, kind: int, with_artisans: bool, e: Events) -> None:
    """Resources draw two, Imperial Resources three, Artisans one more; all Base cards [R81, R94, R115]."""
    play_card(s, kind, e)
    if with_artisans:
        exhaust(s, s.turn, e)
    count = 2 if kind == RESOURCES else 3
    owe_draw(s, s.turn, count + 1 if with_artisans else count, BASE)


def one_more(s: State, e: Events) -> None:
    """Artisans used after seeing the cards, by house rule [Q99]."""
    exhaust(s, s.turn, e)
    owe_draw(s, s.turn, 1, BASE)


def allows_self(o: Options) -> bool:
    """Whether Temporary Alliance may name oneself [Q65]."""
    return o.alliance_self == 1


def why_not_alliance(s: State, steps_right: int, o: Options) -> reasons.Reason:
    """[A2.5] Any other House; oneself only by house rule [Q65]."""
    if s.hand[s.turn][TEMPORARY_ALLIANCE] == 0:
        return reasons.NOT_HELD
    if steps_right >= s.houses or (steps_right == 0 and not allows_self(o)):
        return reasons.NOT_THAT_HOUSE
    if steps_right > 0 and undoes_itself(s, o):
        return reasons.SELF_DEFEAT
    return reasons.ALLOWED


def ally_for_now(s: State, steps_right: int, e: Events) -> None:
    """That House draws one card at once and cannot decline [Q66, R82]."""
    play_card(s, TEMPORARY_ALLIANCE, e)
    friend = (s.turn + steps_right) % s.houses
    events.emit(e, events.ALLIANCE, s.turn, friend, NO_CARD, 0)
    owe_draw(s, friend, 1, BASE)


def plagues_stack(o: Options) -> bool:
    """Whether a Plague may be played while another one lies on the table [Q58, R86]."""
    return o.plague_stacking == 1


def why_not_plague(s: State, o: Options) -> reasons.Reason:
    """[A2.6] Held, and alone on the table where the edition says so [Q58, Q62, P8]."""
    if s.hand[s.turn][PLAGUE] == 0:
        return reasons.NOT_HELD
    if plague_reigns(s) and not plagues_stack(o):
        return reasons.ONE_PLAGUE_ONLY
    if undoes_itself(s, o) and not can_draw(s, BASE, o):
        return reasons.SELF_DEFEAT
    return reasons.ALLOWED


def spread_plague(s: State, o: Options, e: Events) -> None:
    """It lies there until its player's next turn [R83, R87]; Apothecaries may answer before the draw [R119]."""
    lose(s, s.turn, PLAGUE)
    s.plague[s.turn] = 1
    s.plagues += 1
    events.emit(e, events.PLAY, s.turn, NOBODY, PLAGUE, 1)
    healer = apothecary(s)
    if healer != NOBODY:
        s.step = steps.APOTHECARIES
        s.who = healer
    else:
        draw_for_plague(s, o)


def draw_may_be_declined(o: Options) -> bool:
    """Whether the one who played the Plague may do without its card [Q59, R84]."""
    return o.plague_draw_optional == 1


def draw_for_plague(s: State, o: Options) -> None:
    """The Plague's card: drawn, or asked about where it may be declined and one can come [Q59, R84, P21]."""
    if draw_may_be_declined(o) and can_draw(s, BASE, o):
        s.step = steps.PLAGUE_DRAW
        s.who = s.turn
    else:
        owe_draw(s, s.turn, 1, BASE)


def why_not_plague_draw(s: State, move: int, o: Options) -> reasons.Reason:
    """[A2.6b] Draw or not; not to draw must leave something where self-defeat is forbidden [Q54, Q59, P21]."""
    if move == moves.NO and forbids_undoing(o) and destitute(s, s.turn):
        return reasons.SELF_DEFEAT
    return reasons.ALLOWED if move == moves.DRAW or move == moves.NO else reasons.NOT_THIS_CHOICE


def answer_plague_draw(s: State, draws: bool, e: Events) -> None:
    """The card is drawn, or everybody hears that it is not [Q59]."""
    if not draws:
        events.emit(e, events.NO_DRAW, s.turn, NOBODY, NO_CARD, 0)
    owe_draw(s, s.turn, 1 if draws else 0, BASE)


def remove_plague(s: State) -> None:
    """The Plague of the House at turn goes to the pile [R87, Q109]."""
    s.plague[s.turn] = 0
    s.plagues -= 1
    to_pile(s, PLAGUE)


def cure(s: State, o: Options, e: Events) -> None:
    """The Plague is discarded, its Action is spent, and its draw is lost [Q107, Q109, R119]."""
    exhaust(s, s.who, e)
    remove_plague(s)
    events.emit(e, events.CURED, s.who, s.turn, PLAGUE, 1)
    if cure_stops_draw(o):
        owe_draw(s, s.turn, 0, BASE)
    else:
        draw_for_plague(s, o)


def let_plague_be(s: State, o: Options) -> None:
    """The healer looks on, and the Plague's player draws [R84]."""
    draw_for_plague(s, o)


def finish_draw(s: State, o: Options, e: Events) -> None:
    """After the last card: Winter, a Perk's question, or the trim, once, when the edition says [Q67, Q86, P4]."""
    if s.season == WINTER:
        trim(s, s.drawer, steps.SCORING)
    elif s.played == moves.IMPERIAL_SCRIBES:
        s.step = steps.KEEP
        s.who = s.turn
    elif asks_artisans(s, o):
        s.step = steps.ARTISANS
        s.who = s.turn
    elif s.drawer == s.turn or gifts_trimmed_now(o):
        trim(s, s.drawer, steps.ACTION_ENDS)
    else:
        s.step = steps.ACTION_ENDS


def asks_artisans(s: State, o: Options) -> bool:
    """Artisans after drawing are offered once, if a card is left to draw [P16]."""
    drew = s.played == moves.RESOURCES or s.played == moves.IMPERIAL_RESOURCES
    return drew and artisans_asked_later(s, o) and can_draw(s, BASE, o)

"""The seven Guilds: one Perk a game each, locked while the Merchant is in one's area."""

from __future__ import annotations

from regno.proelio import events, reasons, steps
from regno.proelio.cards import APOTHECARIES, ARTISANS, BARDS, BUILDERS, MERCHANTS, NO_CARD, SCRIBES, THIEVES
from regno.proelio.rules.hand import ask_for_cards
from regno.proelio.rules.victory import test_after_perk
from regno.proelio.rules.zones import discard, hand_size
from regno.proelio.state import NOBODY, Events, Options, State, ally, right


def why_not_perk(s: State, seat: int, guild: int) -> reasons.Reason:
    """Once a game [R110], and never while the Merchant is in one's area, reactions included [Q110, R112, R128]."""
    if s.guild[seat] != guild:
        return reasons.PERK_NOT_YOURS
    if s.exhausted[seat] == 1:
        return reasons.PERK_EXHAUSTED
    if s.merchant == seat:
        return reasons.MERCHANT_HERE if guild == MERCHANTS else reasons.PERK_LOCKED
    return reasons.ALLOWED


def may_use(s: State, seat: int, guild: int) -> bool:
    """Whether that seat may use that Guild's Perk now."""
    return why_not_perk(s, seat, guild) == reasons.ALLOWED


def exhaust(s: State, seat: int, e: Events) -> None:
    """A used Perk turns the Guild face down for the rest of the game [R110]."""
    s.exhausted[seat] = 1
    events.emit(e, events.PERK, seat, NOBODY, NO_CARD, s.guild[seat])


def decline(s: State, seat: int, e: Events) -> None:
    """A Perk offered and not used."""
    events.emit(e, events.DECLINED, seat, NOBODY, NO_CARD, s.guild[seat])


def why_not_bards(s: State) -> reasons.Reason:
    """Bards need a House on the right that holds a card [Q102, R113]."""
    reason = why_not_perk(s, s.turn, BARDS)
    if reason == reasons.ALLOWED and hand_size(s, right(s, s.turn)) == 0:
        return reasons.EMPTY_HAND
    return reason


def why_not_merchants(s: State) -> reasons.Reason:
    """The Merchants need a Merchant in play who is elsewhere [Q111, R120]."""
    if s.guild[s.turn] == MERCHANTS and s.merchant == NOBODY:
        return reasons.MERCHANT_ABSENT
    return why_not_perk(s, s.turn, MERCHANTS)


def sing(s: State, then: steps.Step, e: Events) -> None:
    """Bards: the House on the right shall discard one card of its choice [Q103, R113]."""
    exhaust(s, s.turn, e)
    ask_for_cards(s, steps.BARDS, right(s, s.turn), 1)
    s.then = then


def discard_for_bards(s: State, kind: int, o: Options, e: Events) -> None:
    """[T3a] The card falls, and with it perhaps the House [Q51, Q103]."""
    loser = s.who
    discard(s, loser, kind)
    events.emit(e, events.BARDS_DISCARD, loser, s.turn, kind, 1)
    s.step = s.then
    test_after_perk(s, loser, s.turn, o, e)


def call_merchant(s: State, then: steps.Step, e: Events) -> None:
    """Merchants: he comes to one's area at once; his interrupted journey is not resumed [Q112, R120]."""
    exhaust(s, s.turn, e)
    s.merchant = s.turn
    events.emit(e, events.MERCHANT, s.turn, NOBODY, NO_CARD, 0)
    s.step = then


def opens_before_defence(o: Options) -> bool:
    """Own-turn Perks may be used before the Defence phase too, or only in the Action phase [Q101]."""
    return o.perk_window == 0


def window_before_defence(s: State, o: Options) -> bool:
    """[T3] Offered only when a usable Bards or Merchants Perk is there; Guilds are face up, so this tells nothing."""
    usable = why_not_bards(s) == reasons.ALLOWED or why_not_merchants(s) == reasons.ALLOWED
    return usable and opens_before_defence(o)


def builders_count(s: State, o: Options) -> bool:
    """Builders add 1 to a total that is not nought, or, in some editions, to a standing Fortification [Q96, P17]."""
    if s.defence > 0:
        return True
    return o.builders_needs == 1 and s.fort[s.turn] > 0


def may_build(s: State, o: Options) -> bool:
    """[D8] Builders are offered to a defender still short, against numbers only [Q97, Q98, R114]."""
    return may_use(s, s.turn, BUILDERS) and builders_count(s, o)


def artisans_declared(o: Options) -> bool:
    """Artisans are declared with the card, or used after seeing what was drawn [Q99]."""
    return o.artisans_when == 0


def why_not_artisans(s: State, o: Options) -> reasons.Reason:
    """Artisans draw one card more with Resources or Imperial Resources [Q99, R115]."""
    if not artisans_declared(o):
        return reasons.ARTISANS_LATER
    return why_not_perk(s, s.turn, ARTISANS)


def artisans_asked_later(s: State, o: Options) -> bool:
    """Whether the question comes after drawing, by house rule [Q99]."""
    return may_use(s, s.turn, ARTISANS) and not artisans_declared(o)


def may_ignore_infiltration(s: State) -> bool:
    """[D6] Thieves in defence: asked at every Infiltration revealed to them [R117, P11]."""
    return may_use(s, s.turn, THIEVES)


def may_escape_patrol(s: State) -> bool:
    """[D6a] Thieves in attack: a Patrol takes nothing from them; the theft fails all the same [Q105, Q106, R116]."""
    return may_use(s, right(s, s.turn), THIEVES)


def why_not_scribes(s: State) -> reasons.Reason:
    """Scribes draw two Imperial cards and keep one [R118]."""
    return why_not_perk(s, s.turn, SCRIBES)


def apothecary(s: State) -> int:
    """[A2.6a] The rival who may cancel a Plague just played, not its owner or his ally; NOBODY if none [Q108, R119]."""
    for seat in range(s.houses):
        rival = seat != s.turn and not (s.allied == 1 and seat == ally(s, s.turn))
        if rival and may_use(s, seat, APOTHECARIES):
            return seat
    return NOBODY


def cure_stops_draw(o: Options) -> bool:
    """A cancelled Plague gives its player no card either [Q107]."""
    return o.apothecary_cancels_draw == 1

"""The Defence phase: deployment, the reveal, and everything that meets an attack before the loot: [D1] to [D8]."""

from __future__ import annotations

from regno.proelio import events, reasons, steps
from regno.proelio.cards import (
    ATTACK_VALUE,
    BASE_KINDS,
    BLACK_POWDER,
    DEFENCE_VALUE,
    EDICT,
    INFILTRATION,
    IS_DEFENCE,
    KINDS,
    NO_CARD,
    PATROL,
)
from regno.proelio.rules.attack import is_valid, plague_reigns
from regno.proelio.rules.fortify import lose_fort
from regno.proelio.rules.guilds import exhaust, may_build, may_escape_patrol, may_ignore_infiltration
from regno.proelio.rules.hand import ask_for_cards, clear_choice, gifts_trimmed_now, name_card
from regno.proelio.rules.loot import concede
from regno.proelio.rules.zones import gain, hand_over, hand_size, lose
from regno.proelio.state import CHANCE, NOBODY, Events, Options, State, right


def attack_is_due(s: State) -> bool:
    """An attack waits before the House at turn and no Plague freezes it [R42, Q64, R88]."""
    return s.attack[s.turn] != NO_CARD and not plague_reigns(s)


def begin_defence(s: State) -> None:
    """[D1] The phase is skipped without an attack or under a Plague; an empty hand is not asked [P2]."""
    if not attack_is_due(s):
        s.step = steps.ACTION_BEGINS
        return
    clear_choice(s)
    ask_deployment(s)


def ask_deployment(s: State) -> None:
    """Asked card by card as long as the hand is not empty, even if only stopping is legal [P3]."""
    s.step = steps.DEPLOY if hand_size(s, s.turn) > 0 else steps.REVEAL
    s.who = s.turn


def overlevel_counts_nothing(o: Options) -> bool:
    """A Defence card over one's level cannot be deployed, or may be and counts 0 [Q10, R24]."""
    return o.overlevel_defence == 1


def why_not_deploy(s: State, kind: int, o: Options) -> reasons.Reason:
    """Defence cards up to one above the Fortification; Patrol and Edict always [Q35, R43-R47, R50]."""
    held, least, lenient = s.hand[s.turn][kind], s.least, overlevel_counts_nothing(o)
    over_level = (DEFENCE_VALUE[kind] > s.fort[s.turn] + 1) & (not lenient)
    if held == 0:
        return reasons.NOT_HELD
    if IS_DEFENCE[kind] == 0:
        return reasons.NOT_DEPLOYABLE
    if kind < least:
        return reasons.OUT_OF_ORDER
    if over_level:
        return reasons.OVER_LEVEL
    return reasons.ALLOWED


def deploy(s: State, kind: int, e: Events) -> None:
    """A card is laid face up before the reveal, not after [R43, O3]; over one's level it counts nothing [Q10, Q14]."""
    lose(s, s.turn, kind)
    s.deployed[kind] += 1
    s.least = kind
    if DEFENCE_VALUE[kind] <= s.fort[s.turn] + 1:
        s.defence += DEFENCE_VALUE[kind]
    events.emit(e, events.DEPLOY, s.turn, NOBODY, kind, 1)
    ask_deployment(s)


def reveal(s: State, o: Options, e: Events) -> None:
    """[D2] The attack is turned up: validity, Edict, Black Powder, Infiltration, numbers, in this order [R52, O2]."""
    kind = s.attack[s.turn]
    events.emit(e, events.REVEAL, right(s, s.turn), s.turn, kind, 1)
    if not is_valid(kind, s.attack_fort[s.turn], o):
        spoil_attack(s, o, e)
    elif edict_holds(s, o):
        events.emit(e, events.VOID, s.turn, NOBODY, EDICT, 1)
        s.step = steps.ATTACK_ENDS
    elif kind == BLACK_POWDER:
        explode(s, e)
    elif kind == INFILTRATION:
        meet_infiltration(s)
    else:
        compare(s, o, e)


def spoil_attack(s: State, o: Options, e: Events) -> None:
    """[D3] An invalid attack fails: deployed cards may return, a penalty may be due [Q19-Q21, R33, P7]."""
    attacker = right(s, s.turn)
    events.emit(e, events.INVALID, attacker, s.turn, s.attack[s.turn], 1)
    if o.invalid_returns_defence == 1:
        recover_deployed(s, e)
    penalty = min(o.invalid_penalty, hand_size(s, attacker))
    if penalty > 0:
        ask_for_cards(s, steps.PENALTY, attacker, penalty)
    else:
        s.step = steps.ATTACK_ENDS


def recover_deployed(s: State, e: Events) -> None:
    """Deployed cards go back to the hand, known to all [Q19]."""
    for kind in range(KINDS):
        while s.deployed[kind] > 0:
            s.deployed[kind] -= 1
            gain(s, s.turn, kind)
            events.emit(e, events.RECOVER, s.turn, NOBODY, kind, 1)


def pay_penalty(s: State, kind: int, o: Options, e: Events) -> None:
    """The attacker gives a card of his choice, face down [Q20]."""
    hand_over(s, s.who, s.turn, kind)
    events.emit(e, events.PENALTY, s.who, s.turn, kind, 1)
    s.robbed = 1
    if gifts_trimmed_now(o):
        s.gainer = s.turn
    name_card(s, kind)
    if s.need == 0:
        s.step = steps.ATTACK_ENDS


def edict_holds(s: State, o: Options) -> bool:
    """[D4] An Edict voids any attack; by house rule not a thief who meets a Patrol too [Q34, Q37, R50, P11]."""
    if s.deployed[EDICT] == 0:
        return False
    inverted = s.attack[s.turn] == INFILTRATION and s.deployed[PATROL] > 0
    return not inverted or o.edict_over_patrol == 1


def explode(s: State, e: Events) -> None:
    """[D5] Black Powder wipes out the defence and the Fortification, and takes no loot [Q26, R40]."""
    events.emit(e, events.WIPE, right(s, s.turn), s.turn, BLACK_POWDER, 1)
    lose_fort(s, s.turn, events.FORT_LOST, e)
    s.step = steps.ATTACK_ENDS


def meet_infiltration(s: State) -> None:
    """[D6] A defender with Thieves may ignore it, whatever was deployed [R117, P11]."""
    if may_ignore_infiltration(s):
        s.step = steps.IGNORE
        s.who = s.turn
    else:
        s.step = steps.THIEVES_WINDOW


def ignore_infiltration(s: State, e: Events) -> None:
    """The attack does nothing; deployed cards are lost all the same [R117]."""
    exhaust(s, s.turn, e)
    s.step = steps.ATTACK_ENDS


def offer_escape(s: State, o: Options, e: Events) -> None:
    """[D6a] A Patrol turns the theft round, unless the attacker has Thieves to escape with [Q33, R48, R116]."""
    if s.deployed[PATROL] == 0:
        steal_from(s, s.turn, right(s, s.turn), BASE_KINDS, e)
    elif may_escape_patrol(s):
        s.step = steps.ESCAPE
        s.who = right(s, s.turn)
    else:
        turn_theft_round(s, o, e)


def escape_patrol(s: State, e: Events) -> None:
    """The retaliation is avoided; nothing is stolen either way [Q105]."""
    exhaust(s, s.who, e)
    s.step = steps.ATTACK_ENDS


def turn_theft_round(s: State, o: Options, e: Events) -> None:
    """The defender takes a card at random from the attacker; Imperial ones only by house rule [Q31, Q32, R48, R99]."""
    end = KINDS if o.patrol_steals_imperial == 1 else BASE_KINDS
    steal_from(s, right(s, s.turn), s.turn, end, e)


def steal_from(s: State, victim: int, thief: int, end: int, e: Events) -> None:
    """[D6b] One card at random among those that can be stolen; none, no effect [Q29, Q30, R41]."""
    s.thief = thief
    s.least = end  # kinds from this one on are safe from the theft
    stealable = 0
    for kind in range(end):
        stealable += s.hand[victim][kind]
    if stealable > 0:
        s.step = steps.THEFT
        s.who = CHANCE
    else:
        events.emit(e, events.NO_THEFT, thief, victim, NO_CARD, 0)
        s.step = steps.ATTACK_ENDS


def theft_victim(s: State) -> int:
    """The other party of the theft under way."""
    return right(s, s.turn) if s.thief == s.turn else s.turn


def steal(s: State, kind: int, o: Options, e: Events) -> None:
    """The card passes to the thief's hand; the limit is kept when the edition says [R41, Q41]."""
    victim = theft_victim(s)
    hand_over(s, victim, s.thief, kind)
    events.emit(e, events.STEAL, s.thief, victim, kind, 1)
    if victim != s.turn:
        s.robbed = 1
    if gifts_trimmed_now(o):
        s.gainer = s.thief
    s.step = steps.ATTACK_ENDS


def compare(s: State, o: Options, e: Events) -> None:
    """[D7, D8] Repelled if the defence is not smaller; else the Fortification may be sacrificed [Q13, R53, R54]."""
    if s.defence >= ATTACK_VALUE[s.attack[s.turn]]:
        repel(s, e)
    elif s.fort[s.turn] > 0:
        s.step = steps.SACRIFICE
        s.who = s.turn
    else:
        call_builders(s, o, e)


def repel(s: State, e: Events) -> None:
    """The attack fails, however strong the defence was; deployed cards are lost [R45, R53]."""
    events.emit(e, events.REPELLED, s.turn, right(s, s.turn), NO_CARD, s.defence)
    s.step = steps.ATTACK_ENDS


def sacrifice(s: State, o: Options, e: Events) -> None:
    """The Fortification adds its value and is lost, also when that does not suffice [Q47, Q48, R51]."""
    s.defence += s.fort[s.turn]
    lose_fort(s, s.turn, events.SACRIFICE, e)
    call_builders(s, o, e)


def hold(s: State, o: Options, e: Events) -> None:
    """The Fortification is kept and the loot conceded."""
    events.emit(e, events.HOLD, s.turn, NOBODY, NO_CARD, 0)
    call_builders(s, o, e)


def call_builders(s: State, o: Options, e: Events) -> None:
    """[D8] If still short, Builders may add 1; then the attack is repelled or looted [Q97, R114]."""
    if s.defence >= ATTACK_VALUE[s.attack[s.turn]]:
        repel(s, e)
    elif may_build(s, o):
        s.step = steps.BUILDERS
        s.who = s.turn
    else:
        concede(s, e)


def build(s: State, e: Events) -> None:
    """Builders: the total is 1 higher."""
    exhaust(s, s.turn, e)
    s.defence += 1
    if s.defence >= ATTACK_VALUE[s.attack[s.turn]]:
        repel(s, e)
    else:
        concede(s, e)

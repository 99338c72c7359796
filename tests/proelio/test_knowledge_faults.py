"""A wrong variant of every update of knowledge.py, planted in turn: the checks must catch each of them.

Some faults make bounds untrue, and the check against the truth finds them. Others tell too much or forget too much
while nothing untrue is said, and only the memories of those who saw the events find them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from soundness import Witnesses, unsound
from tapes import Tape, scripted, tapes

from regno.proelio import events
from regno.proelio.cards import KINDS, PALISADES
from regno.proelio.info import knowledge
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.info.visibility import OBSERVERS
from regno.proelio.jit.compile import rules_of
from regno.proelio.jit.records import blank
from regno.proelio.rules.zones import back_of
from regno.proelio.state import Events, State

GAMES = 80
UNTRUE, NOT_AS_SEEN = "untrue", "not as seen"
AS_IT_IS = dict(vars(knowledge))  # the functions before any fault is planted
FAULTS: list[tuple[str, str, Callable[..., Any]]] = []


def fault(function: str, outcome: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A wrong variant of a function, and how it shall be found out."""

    def plant(variant: Callable[..., Any]) -> Callable[..., Any]:
        FAULTS.append((function, outcome, variant))
        return variant

    return plant


# ---------------------------------------------------------------- bounds that are not true


@fault("know_nothing", UNTRUE)
def one_card_of_each_kind_is_missing(k: Knowledge, cards: list[int]) -> None:
    AS_IT_IS["know_nothing"](k, [max(count - 1, 0) for count in cards])


@fault("know_position", UNTRUE)
def own_cards_are_counted_twice(k: Knowledge, s: State, cards: list[int]) -> None:
    AS_IT_IS["know_position"](k, s, cards)
    for seat in range(s.houses):
        for kind in range(KINDS):
            k.least[seat][seat][kind] += s.hand[seat][kind]


@fault("is_revealed", UNTRUE)
def an_open_attack_still_counts_as_hidden(step: int) -> bool:
    return False


@fault("draw", UNTRUE)
def the_neighbour_drew(k: Knowledge, who: int, kind: int) -> None:
    AS_IT_IS["draw"](k, (who + 1) % 3, kind)


@fault("leave_openly", UNTRUE)
def only_the_owner_sees_a_card_leave(k: Knowledge, who: int, kind: int, revealed: bool) -> None:
    k.least[who][who][kind] -= 1


@fault("keep_bought", UNTRUE)
def whoever_pays_keeps_one_more(k: Knowledge, who: int, kind: int, copies: int) -> None:
    AS_IT_IS["keep_bought"](k, who, kind, copies + 1)


@fault("know_copies", UNTRUE)
def one_copy_more_than_there_is(k: Knowledge, observer: int, holder: int, kind: int, copies: int) -> None:
    AS_IT_IS["know_copies"](k, observer, holder, kind, copies + 1)


@fault("join_openly", UNTRUE)
def a_card_joins_twice(k: Knowledge, who: int, kind: int) -> None:
    AS_IT_IS["join_openly"](k, who, kind)
    AS_IT_IS["join_openly"](k, who, kind)


@fault("pass_hidden", UNTRUE)
def third_parties_forget_nothing(k: Knowledge, giver: int, taker: int, kind: int) -> None:
    kept = [list(known[giver]) for known in k.least]
    AS_IT_IS["pass_hidden"](k, giver, taker, kind)
    for observer in set(range(OBSERVERS)) - {giver, taker}:
        k.least[observer][giver] = kept[observer]


@fault("see", UNTRUE)
def what_is_seen_adds_up(k: Knowledge, observer: int, holder: int, kind: int, copies: int) -> None:
    k.least[observer][holder][kind] += copies


@fault("show", UNTRUE)
def one_copy_more_is_shown(k: Knowledge, holder: int, kind: int, copies: int) -> None:
    AS_IT_IS["show"](k, holder, kind, copies + 1)


@fault("reshuffle", UNTRUE)
def the_other_deck_is_gone(k: Knowledge, back: int) -> None:
    AS_IT_IS["reshuffle"](k, 1 - back)


@fault("shuffle_in", UNTRUE)
def one_discard_is_lost(k: Knowledge, kind: int, count: int) -> None:
    AS_IT_IS["shuffle_in"](k, kind, max(count - 1, 0))


@fault("find_shields", UNTRUE)
def the_deck_loses_shields_found_in_the_pile(k: Knowledge, where: int) -> None:
    AS_IT_IS["find_shields"](k, 0)


@fault("miss_shields", UNTRUE)
def palisades_are_missed(k: Knowledge) -> None:
    AS_IT_IS["shuffle_in"](k, PALISADES, 0)


@fault("learn", UNTRUE)
def the_thief_is_robbed(k: Knowledge, what: int, who: int, whom: int, kind: int, number: int) -> None:
    who, whom = (whom, who) if what == events.STEAL else (who, whom)
    AS_IT_IS["learn"](k, what, who, whom, kind, number)


@fault("leaves_hand", UNTRUE)
def a_revealed_attack_stays(what: int) -> bool:
    return bool(AS_IT_IS["leaves_hand"](what)) and what != events.REVEAL


@fault("watch", UNTRUE)
def the_last_event_is_overlooked(k: Knowledge, e: Events) -> None:
    for what, who, whom, kind, number in e.rows[: e.count - 1]:
        AS_IT_IS["learn"](k, what, who, whom, kind, number)


@fault("lying_open", UNTRUE)
def one_more_card_lies_open(s: State, kind: int) -> int:
    return int(AS_IT_IS["lying_open"](s, kind)) + 1


@fault("is_marked", UNTRUE)
def everybody_is_marked(marks: int, observer: int) -> bool:
    return True


@fault("old_unknown", UNTRUE)
def no_card_is_old(k: Knowledge, kind: int, observer: int) -> int:
    return 0


@fault("old_among", UNTRUE)
def doubts_make_no_card_old(k: Knowledge, kind: int, observer: int, unknown: int) -> int:
    return min(max(unknown - k.most[observer][kind], 0), unknown)


@fault("may_be_fresh", UNTRUE)
def no_card_is_fresh(k: Knowledge, house: int, kind: int, observer: int) -> bool:
    return False


@fault("turn_up", UNTRUE)
def every_card_came_from_the_deck(k: Knowledge, house: int, kind: int, observer: int) -> None:
    k.most[observer][kind] -= 1


@fault("lose_card", UNTRUE)
def every_card_lost_is_fresh(k: Knowledge, house: int, back: int, fresh: bool) -> None:
    AS_IT_IS["lose_card"](k, house, back, True)


@fault("lay", UNTRUE)
def no_known_card_is_ever_laid(k: Knowledge, who: int, back: int) -> None:
    AS_IT_IS["lay"](k, who, back)
    k.apart[who] = (1 << OBSERVERS) - 1 - (1 << who)


@fault("part", UNTRUE)
def whoever_looks_believes_the_attack_unseen(k: Knowledge, observer: int, holder: int) -> None:
    k.apart[holder] |= 1 << observer


@fault("bound_deck", UNTRUE)
def the_deck_is_bounded_too_low(k: Knowledge, kind: int, count: int) -> None:
    AS_IT_IS["bound_deck"](k, kind, max(count - 1, 0))


# ---------------------------------------------------------------- bounds that are true, but not what was seen


@fault("turn_up", NOT_AS_SEEN)
def nobody_counts_what_turns_up(k: Knowledge, house: int, kind: int, observer: int) -> None:
    k.blurred[kind] |= 1 << observer


@fault("part", NOT_AS_SEEN)
def a_hand_seen_says_nothing_of_the_attack(k: Knowledge, observer: int, holder: int) -> None:
    k.apart[holder] &= ~(1 << observer)


@fault("lay", NOT_AS_SEEN)
def an_old_attack_is_not_noticed(k: Knowledge, who: int, back: int) -> None:
    AS_IT_IS["lay"](k, who, back)
    k.laid[who] = knowledge.LAID + back


@fault("draw", NOT_AS_SEEN)
def everybody_sees_what_is_drawn(k: Knowledge, who: int, kind: int) -> None:
    k.least[who][who][kind] += 1
    for row in k.most:
        row[kind] -= 1


@fault("leave_openly", NOT_AS_SEEN)
def one_card_gone_and_all_are_forgotten(k: Knowledge, who: int, kind: int, revealed: bool) -> None:
    AS_IT_IS["leave_openly"](k, who, kind, revealed)
    for observer in set(range(OBSERVERS)) - {who}:
        k.least[observer][who][kind] = 0


@fault("keep_bought", NOT_AS_SEEN)
def what_was_bought_may_have_been_paid(k: Knowledge, who: int, kind: int, copies: int) -> None:
    pass


@fault("join_openly", NOT_AS_SEEN)
def only_the_owner_sees_a_card_join(k: Knowledge, who: int, kind: int) -> None:
    AS_IT_IS["join_openly"](k, who, kind)
    for observer in set(range(OBSERVERS)) - {who}:
        k.least[observer][who][kind] -= 1


@fault("pass_hidden", NOT_AS_SEEN)
def everybody_sees_who_got_the_card(k: Knowledge, giver: int, taker: int, kind: int) -> None:
    AS_IT_IS["pass_hidden"](k, giver, taker, kind)
    for observer in set(range(OBSERVERS)) - {giver, taker}:
        k.least[observer][taker][kind] += 1


@fault("pass_hidden", NOT_AS_SEEN)
def third_parties_forget_the_other_back_too(k: Knowledge, giver: int, taker: int, kind: int) -> None:
    AS_IT_IS["pass_hidden"](k, giver, taker, kind)
    for each in range(KINDS):
        for observer in set(range(OBSERVERS)) - {giver, taker}:
            if back_of(each) != back_of(kind):
                k.least[observer][giver][each] = 0


@fault("see", NOT_AS_SEEN)
def an_inquisition_is_seen_by_all(k: Knowledge, observer: int, holder: int, kind: int, copies: int) -> None:
    for each in range(OBSERVERS):
        AS_IT_IS["see"](k, each, holder, kind, copies)


@fault("show", NOT_AS_SEEN)
def nobody_looks_at_a_hand_shown(k: Knowledge, holder: int, kind: int, copies: int) -> None:
    return


@fault("reshuffle", NOT_AS_SEEN)
def nobody_counts_the_new_deck(k: Knowledge, back: int) -> None:
    return


@fault("shuffle_in", NOT_AS_SEEN)
def the_discards_are_counted_too_high(k: Knowledge, kind: int, count: int) -> None:
    AS_IT_IS["shuffle_in"](k, kind, count + 1)


@fault("find_shields", NOT_AS_SEEN)
def nobody_sees_the_shields_found(k: Knowledge, where: int) -> None:
    return


@fault("miss_shields", NOT_AS_SEEN)
def nobody_draws_a_conclusion(k: Knowledge) -> None:
    return


# ---------------------------------------------------------------- the checks


def followed(tape: Tape, wanted: str = NOT_AS_SEEN) -> str | None:
    """Keep knowledge by what a game told; how it was found to be wrong, if it was, up to the finding that is wanted."""
    k, witnesses = blank(Knowledge), Witnesses(tape.start, tape.cards)
    knowledge.know_position(k, tape.start, list(tape.cards))
    for moment in tape.moments:
        knowledge.watch(k, moment.told)
        witnesses.follow(moment.rows)
        if unsound(k, moment.state):
            return UNTRUE
        if witnesses.disagree(k) and wanted == NOT_AS_SEEN:
            return NOT_AS_SEEN
    return None


# What happens too seldom to be left to chance.
SCENES = (
    # Shields found in the pile while the deck has some; found in the deck; not found.
    ("turn=1 f1=shields f2=shields h0=tower h1=manure h2=shields,manure deck=knights,hero,edict pile=shields,soldiers",
     "draw; =knights; imperial; pay shields; pay manure; =hero; equitas pile"),
    ("f1=shields f2=shields h0=tower h1=manure h2=manure deck=shields*2", "equitas deck"),
    ("f1=shields f2=shields h0=tower h1=shields h2=manure deck=palisades*2,soldiers", "equitas deck"),
    # A known card is laid; the hand is seen again while it waits, and the attack is then known.
    ("turn=2 f1=shields h0=manure h1=soldiers,manure h2=inquisition*2,tower deck=knights*3",
     "inquisition left; draw; =knights; draw; =knights; attack soldiers; inquisition left"),
    # Paid with the kind that was just bought.
    ("merchant=0 f1=shields f2=shields h0=shields,tower h1=manure h2=soldiers deck=knights*3 pile=shields",
     "trade; take shields; pay shields; pay tower"),
    # Loot from a hand of both backs that a third House has seen.
    ("turn=2 f0=shields f1=shields f2=shields h0=shields,tower,hero h1=manure h2=inquisition,patrol a0=knights@1",
     "inquisition right; draw; =soldiers; stop; hold; give shields; give tower"),
)  # fmt: skip


@cache
def all_tapes() -> list[Tape]:
    """Scripted scenes, whole games, and some that go on from an attack just revealed."""
    whole = tapes(GAMES)
    revealed = [part for tape in whole[:20] for part in list(tape.from_each_reveal())[:2]]
    return [scripted(*scene) for scene in SCENES] + whole + revealed


def test_k2_without_a_fault_nothing_is_found() -> None:
    assert [followed(tape) for tape in all_tapes()] == [None] * len(all_tapes())


@pytest.mark.parametrize(
    ("function", "outcome", "variant"), [pytest.param(*planted, id=planted[2].__name__) for planted in FAULTS]
)
def test_k2_a_planted_fault_is_caught(
    function: str, outcome: str, variant: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(knowledge, function, variant)
    assert any(followed(tape, outcome) == outcome for tape in all_tapes()), "nobody noticed"


def test_k2_every_update_has_its_fault() -> None:
    """A new function in knowledge.py needs a fault here that makes bounds untrue; so does what it reads elsewhere."""
    planted = {function for function, outcome, _ in FAULTS if outcome == UNTRUE}
    assert planted == {"is_revealed", *(function.__name__ for function in rules_of(knowledge))}

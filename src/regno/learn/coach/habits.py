"""Habits: kinds of choices in which a player may be read, each with the moves that count for it.

A habit names its occasions and, at each of them, the marked moves. Whoever takes these far more or less often than the
other players of the same games has the habit, and a rival who has noticed it knows more than he should.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from regno.players.heuristic_weights import HAND_TUNED, HeuristicWeights
from regno.proelio import moves, steps
from regno.proelio.cards import ATTACK_VALUE, ATTACKS, BASE_KINDS, DEFENCE_VALUE, HERO, IS_ATTACK, NO_CARD
from regno.proelio.jit.records import copy_of
from regno.proelio.rules.zones import back_of
from regno.proelio.state import State, left

Marked = tuple[set[int], list[int]]  # the marked moves, and those among which choosing is an occasion
Marks = Callable[[State, Sequence[int]], Marked | None]  # from legal moves; None: no occasion
GIVES = (steps.LOOT, steps.PENALTY)
HERO_WALL = ATTACK_VALUE[HERO] - 1  # below it a golden back is surely no Hero


@dataclass(frozen=True)
class Habit:
    """A kind of choice. ``plant`` makes a Steward do it, or avoid it if it is given -1."""

    key: str
    marks: Marks
    plant: Callable[[HeuristicWeights, int], None]


def attacks_in(legal: Sequence[int]) -> list[int]:
    return [move for move in legal if moves.ATTACK <= move < moves.FORTIFY]


def attack_kind(move: int) -> int:
    return ATTACKS[move - moves.ATTACK]


def some_of(marked: Sequence[int], among: Sequence[int]) -> Marked | None:
    """Return the marked moves if there is a choice between them and others."""
    return (set(marked), list(among)) if 0 < len(marked) < len(among) else None


def at_action(*wanted: int) -> Marks:
    """Return marks for Actions of these codes."""

    def marks(s: State, legal: Sequence[int]) -> Marked | None:
        return some_of([move for move in legal if move in wanted], legal) if s.step == steps.ACTION else None

    return marks


def attacks(s: State, legal: Sequence[int]) -> Marked | None:
    return some_of(attacks_in(legal), legal) if s.step == steps.ACTION else None


def attacks_bare(s: State, legal: Sequence[int]) -> Marked | None:
    """Attacks without a wall of one's own."""
    return attacks(s, legal) if s.fort[s.who] == 0 else None


def attacks_weak(s: State, legal: Sequence[int]) -> Marked | None:
    """Attacks on a House without a wall."""
    return attacks(s, legal) if s.fort[left(s, s.who)] == 0 else None


def golden_heroes(s: State, legal: Sequence[int]) -> Marked | None:
    """Heroes among golden attacks that are laid behind a wall high enough for one."""
    golden = [move for move in attacks_in(legal) if attack_kind(move) >= BASE_KINDS]
    if s.step != steps.ACTION or s.fort[s.who] < HERO_WALL or not golden:
        return None
    return {move for move in golden if attack_kind(move) == HERO}, golden


def base_attacks(s: State, legal: Sequence[int]) -> list[int]:
    """Return the legal attacks with a black back."""
    return [move for move in attacks_in(legal) if attack_kind(move) < BASE_KINDS] if s.step == steps.ACTION else []


def strongest_attacks(s: State, legal: Sequence[int]) -> Marked | None:
    base = base_attacks(s, legal)
    most = max((ATTACK_VALUE[attack_kind(move)] for move in base), default=0)
    return some_of([move for move in base if ATTACK_VALUE[attack_kind(move)] == most], base)


def bluffs(s: State, legal: Sequence[int]) -> Marked | None:
    """Attacks without any strength, where one with a black back is laid."""
    base = base_attacks(s, legal)
    return some_of([move for move in base if ATTACK_VALUE[attack_kind(move)] == 0], base)


def deploys_none(s: State, legal: Sequence[int]) -> Marked | None:
    if s.step != steps.DEPLOY or sum(s.deployed) > 0:
        return None
    return some_of([move for move in legal if move == moves.NO], legal)


def deploys_none_to_gold(s: State, legal: Sequence[int]) -> Marked | None:
    """No defence against a golden back."""
    attack = s.attack[s.who] if s.step == steps.DEPLOY else NO_CARD
    return deploys_none(s, legal) if attack != NO_CARD and back_of(attack) == 1 else None


def deploys_low(s: State, legal: Sequence[int]) -> Marked | None:
    """The lowest card first, where something is deployed."""
    cards = [move for move in legal if move < moves.NO]
    if s.step != steps.DEPLOY or any(s.deployed):
        return None
    least = min((DEFENCE_VALUE[kind] for kind in cards), default=0)
    return some_of([kind for kind in cards if DEFENCE_VALUE[kind] == least], cards)


def gives_low(s: State, legal: Sequence[int]) -> Marked | None:
    """The card of least use, where loot or a penalty is given."""
    if s.step not in GIVES or len(legal) < 2:
        return None
    least = min(HAND_TUNED.worth[kind] for kind in legal)
    return some_of([kind for kind in legal if HAND_TUNED.worth[kind] == least], legal)


def gives_attacks(s: State, legal: Sequence[int]) -> Marked | None:
    return some_of([kind for kind in legal if IS_ATTACK[kind]], legal) if s.step in GIVES else None


def pays_attacks(s: State, legal: Sequence[int]) -> Marked | None:
    """Return the attack cards, where two cards are paid for an Imperial one."""
    return (
        some_of([kind for kind in legal if kind < moves.NO and IS_ATTACK[kind]], legal) if s.step == steps.PAY else None
    )


def sacrifices(s: State, legal: Sequence[int]) -> Marked | None:
    return some_of([moves.SACRIFICE], legal) if s.step == steps.SACRIFICE else None


# ---------------------------------------------------------------- planted in a Steward


def add_to(*names: str, by: int) -> Callable[[HeuristicWeights, int], None]:
    """Return a plant that raises scores, or lowers them for -1."""

    def plant(w: HeuristicWeights, sign: int) -> None:
        for name in names:
            value = getattr(w, name)
            setattr(w, name, [each + sign * by for each in value] if isinstance(value, list) else value + sign * by)

    return plant


def plant_strikes(*scores: int) -> Callable[[HeuristicWeights, int], None]:
    def plant(w: HeuristicWeights, sign: int) -> None:
        w.strike = [each + sign * more for each, more in zip(w.strike, scores, strict=True)]

    return plant


def plant_no_defence(w: HeuristicWeights, sign: int) -> None:
    w.guard = [0] * 6 if sign > 0 else [3] * 6
    w.defence_price = 0 if sign > 0 else 400


def plant_worth(w: HeuristicWeights, sign: int) -> None:
    """Let cards be worth the contrary."""
    if sign < 0:
        w.worth = [100 - each for each in w.worth]


def plant_attack_worth(w: HeuristicWeights, sign: int) -> None:
    w.worth = [each - sign * 80 * IS_ATTACK[kind] for kind, each in enumerate(w.worth)]


HABITS = (
    Habit("attack", attacks, add_to("strike", "infiltration", "black_powder", by=70)),
    Habit("attack-bare", attacks_bare, add_to("attack_left", by=90)),
    Habit("attack-weak", attacks_weak, add_to("deadly", by=90)),
    Habit("gold-hero", golden_heroes, add_to("black_powder", by=-120)),
    Habit("strongest", strongest_attacks, plant_strikes(-60, -30, 30, 60, 0)),
    Habit("bluff", bluffs, plant_strikes(110, 0, 0, 0, 0)),
    Habit("fortify", at_action(moves.FORTIFY), add_to("fortify", by=80)),
    Habit("draw", at_action(moves.DRAW), add_to("draw", by=50)),
    Habit("imperial", at_action(moves.IMPERIAL, moves.IMPERIAL_SCRIBES), add_to("imperial", by=70)),
    Habit("plague", at_action(moves.PLAGUE), add_to("plague", by=80)),
    Habit("resources", at_action(*range(moves.RESOURCES, moves.PLAGUE)), add_to("gather", by=60)),
    Habit("no-defence", deploys_none, plant_no_defence),
    Habit("no-defence-gold", deploys_none_to_gold, plant_no_defence),
    Habit("low-defence", deploys_low, add_to("misfit", by=-30)),
    Habit("give-low", gives_low, plant_worth),
    Habit("give-attacks", gives_attacks, plant_attack_worth),
    Habit("pay-attacks", pays_attacks, plant_attack_worth),
    Habit("sacrifice", sacrifices, add_to("wall_price", by=-100)),
)
BY_KEY = {habit.key: habit for habit in HABITS}


def plant_habit(key: str, sign: int = 1) -> HeuristicWeights:
    """Return the weights of a Steward with a habit, or with its contrary."""
    weights = copy_of(HAND_TUNED)
    BY_KEY[key].plant(weights, sign)
    return weights

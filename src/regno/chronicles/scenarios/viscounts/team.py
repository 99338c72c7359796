"""A model of a team for the simulator: it knows where the Viscounts stand, how far one moves, and what an action takes.

A turn of a player is a move clockwise and one primary action where it ends. The value of the move is that of one of the
two Townsfolk that can be played, and one more for a Silver that not everybody has to spare. Trade and Build are on the
outer path, Place Workers and Transcribe on the inner one; Trade and one Worker in the Castle are always possible, Build
and Transcribe only when the cards and resources for them are there. Summary cards count only where their owner's
Viscount stands and only for the action that was done.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from regno.chronicles.packs.viscounts import SummaryBottom, Townsfolk
from regno.chronicles.scenarios.viscounts.board import INNER, OUTER, SEGMENT
from regno.chronicles.scenarios.viscounts.state import Viscounts

CHOICE = 2  # Townsfolk among which the value of the move is chosen
SPARE = 50  # in a hundred turns a Silver can be spent on one more space
ACTIONS = {"outer": ("trade", "build"), "inner": ("place_workers", "transcribe")}
DOABLE = {"trade": 100, "place_workers": 100, "build": 50, "transcribe": 50}  # in a hundred turns
AHEAD = 4  # spaces in front of the Baron in which a Worker may stop him


@dataclass(frozen=True, slots=True)
class Deed:
    """What a turn can do against the Baron: an action at a space, with the effect of a Summary card."""

    space: str
    effect: SummaryBottom
    worth: float


@dataclass(slots=True)
class Team:
    """The Viscounts, and in how many of a hundred turns a player bends the turn to the defence."""

    share: int
    at: dict[str, str] = field(default_factory=dict)  # the space of each Viscount

    def take_turn(self, state: Viscounts, random: Random) -> None:
        """Move the active player's Viscount and do an action, with what the player's Summary card adds."""
        player = state.turn
        origin = self.at.get(player) or state.starts[player]
        reached = sorted({space for value in values(state, random) for space in after(state, origin, value)})
        done = {action for action, chance in DOABLE.items() if random.randrange(100) < chance}
        deeds = [deed for space in reached for deed in deeds_at(state, player, space, done)]
        best = max(deeds, key=lambda deed: (deed.worth, deed.space), default=None)
        if best and random.randrange(100) < self.share:
            self.at[player] = best.space
            carry_out(state, player, best)
            return
        self.at[player] = random.choice(reached)
        possible = [action for action in ACTIONS[path_of(self.at[player])] if action in done]
        action = random.choice(possible)
        for deed in deeds_at(state, player, self.at[player], {action}):
            carry_out(state, player, deed)
            return


def path_of(space: str) -> str:
    """Whether a space is on the outer or the inner path."""
    return "inner" if space in INNER else "outer"


def values(state: Viscounts, random: Random) -> set[int]:
    """The lengths a move can have this turn."""
    silver = [card.silver for card in state.cards.all(Townsfolk) for _ in range(card.copies)]
    found = {random.choice(silver) for _ in range(CHOICE)}
    return found | {value + 1 for value in found} if random.randrange(100) < SPARE else found


def after(state: Viscounts, space: str, steps: int) -> set[str]:
    """The spaces that are so many steps further; from the first outer space of a segment two ways lead on."""
    found = {space}
    for _ in range(steps):
        found = {onward for one in found for onward in next_spaces(state, one)}
    return found


def next_spaces(state: Viscounts, space: str) -> tuple[str, ...]:
    """The spaces to which a Viscount steps from one."""
    segment = SEGMENT[space]
    first, second = segment.split("-")
    following = SEGMENT[state.board.beyond(second, 1)]
    if space == first:
        return second, f"inner-{segment}"
    if space == second:
        return (following.split("-")[0],)
    return second, f"inner-{following}"


def deeds_at(state: Viscounts, player: str, space: str, done: set[str]) -> list[Deed]:
    """What the player's upper Summary card can do at a space by the actions that are possible."""
    card = state.summary(state.summaries[player][0])
    possible = [one for one in card.bottom if one.on in done and one.on in ACTIONS[path_of(space)]]
    found = [Deed(space, one, worth(state, player, space, one)) for one in possible]
    return sorted((deed for deed in found if deed.worth > 0), key=lambda deed: -deed.worth)


def worth(state: Viscounts, player: str, space: str, effect: SummaryBottom) -> float:
    """How much an effect helps at a space: to break up what is near an Advance Order, or to stand in his way."""
    his = state.baron_workers[space]
    if effect.do == "remove_baron":
        removed = min(effect.n, his) if space not in state.protected_spaces else 0
        return removed * (1 + his + (3 if space in INNER else 0))
    if his or state.owners(space) or not state.workers_left(player):
        return 0
    ahead = (state.board.at[space] - state.board.at[state.baron]) % len(OUTER) if space in OUTER else AHEAD + 1
    return 1 if 0 < ahead <= AHEAD else 0.2


def carry_out(state: Viscounts, player: str, deed: Deed) -> None:
    """Remove Baron Workers from the Viscount's space, or place the player's there."""
    if deed.effect.do == "remove_baron":
        state.change_baron(deed.space, -min(deed.effect.n, state.baron_workers[deed.space]))
    else:
        state.change(player, deed.space, min(deed.effect.n, state.workers_left(player)))

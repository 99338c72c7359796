"""All that is true of a Viscounts scenario, and the counts everything else asks for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from regno.chronicles.messages import Message, Refusal
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.viscounts import BaronCard, SummaryCard
from regno.chronicles.scenarios.viscounts.board import SECTIONS, Board, line_of, msg
from regno.chronicles.settings import Settings
from regno.chronicles.steps import Line

BARON_WORKERS = 20
PLAYER_WORKERS = 20  # of each colour in the base game
FULL = 3  # a Castle section with more is bumped down to this; with so many or more the Baron eliminates
BARON = "baron"  # his Workers among those of the players; no player can have this name
CROWD = 3  # so many Baron Workers in an outer space make an Advance Order

Stage = Literal["setup", "turn", "baron", "whose", "dismiss", "debt", "scores", "over"]
WAITING: tuple[Stage, ...] = ("whose", "dismiss", "debt")  # the Baron's turn waits for a fact
IN_PLAY: tuple[Stage, ...] = ("turn", *WAITING)
Outcome = Literal["", "won", "missed", "keep", "supply"]  # how it ended; the last two are immediate defeats
What = Literal["place", "remove", "withdraw", "shift", "inward", "dismiss", "debt", "orders", "castle", "done"]


@dataclass(frozen=True, slots=True)
class Task:
    """One thing the Baron still has to do in his turn."""

    what: What
    space: str = ""  # where it happens; for a Worker that moves, where it comes from
    to: str = ""


Deed = Literal["walk", "dismiss", "place", "remove", "withdraw", "step", "debt", "order", "eliminate"]


@dataclass(frozen=True, slots=True)
class Trace:
    """One thing that changed in the Baron's turn, for a drawn board: where, to where, and whose Worker it was."""

    deed: Deed
    space: str = ""
    to: str = ""
    owner: str = ""  # a player; empty for the Baron's own Workers


@dataclass(frozen=True, slots=True)
class Reading:
    """How the value of the Baron's move became known."""

    segment: str = ""  # whose card was read
    by_eye: bool = False  # the table looked at the cards, so what the program drew before may be gone
    value: int | None = None  # entered as a bare number: the rest of that card is not known

    def fits(self, segment: str, silver: int) -> bool:
        """Whether a card of this value can be the one beside a segment."""
        return segment != self.segment or self.value in (None, silver)


@dataclass(slots=True)
class Viscounts:
    """A scenario at one moment."""

    players: tuple[str, ...]  # in seat order, clockwise
    cards: Cards
    settings: Settings
    printed_target: int  # on the Baron card, or as the table corrected it
    workers: dict[str, Counter[str]]  # of each player, by space; the others are with their owner
    stage: Stage = "setup"
    board: Board = field(default_factory=Board)
    first: str = ""
    summaries: dict[str, list[str]] = field(default_factory=dict)  # cards of each player, the active one first
    tops_chosen: bool = False
    heroes: dict[str, str] = field(default_factory=dict)  # of the expansion, as reminders
    starts: dict[str, str] = field(default_factory=dict)  # the space where each Viscount began
    level: int = 0  # Baron Workers at the start
    planned: str = ""  # the level that was chosen before the set-up
    baron: str = ""  # the outer space of his marker
    baron_workers: Counter[str] = field(default_factory=Counter)  # by space; the others are in his supply
    round: int = 1
    turn: str = ""  # the player whose turn it is, or after whose turn the Baron acts
    last_round: int = 0  # 0 until Poverty or Prosperity is revealed
    revealed: list[str] = field(default_factory=list)
    placer: str = ""  # who changed the Castle last, and so bumps
    agenda: list[Task] = field(default_factory=list)  # what is left of the Baron's turn
    contested: str = ""  # the space where the table must choose whose Worker goes
    ordered: set[str] = field(default_factory=set)  # spaces that gave an Advance Order this turn
    read: Reading = field(default_factory=Reading)
    trail: list[Trace] = field(default_factory=list)  # what changed in the Baron's latest turn, until a player acts
    pile: list[str] = field(default_factory=list)  # Townsfolk the program can draw, in no order
    discards: list[str] = field(default_factory=list)
    shown: dict[str, str] = field(default_factory=dict)  # the known Townsfolk card beside a segment
    sheets: dict[str, tuple[Line, ...]] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    outcome: Outcome = ""

    def plays(self, rule: str, value: str) -> bool:
        """Whether a house rule has this value."""
        return self.settings.rules[rule] == value

    @property
    def supply(self) -> int:
        """The Baron Workers that are not on the board."""
        return BARON_WORKERS - self.baron_workers.total()

    def workers_left(self, player: str) -> int:
        """Return how many Workers a player has in his supply."""
        return PLAYER_WORKERS - self.workers[player].total()

    def owners(self, space: str) -> list[str]:
        """The players with Workers in a space."""
        return [player for player, own in self.workers.items() if own.get(space)]

    def crowd(self, space: str) -> int:
        """All Workers in a space, of any colour."""
        count = self.baron_workers.get(space, 0)
        for own in self.workers.values():
            count += own.get(space, 0)
        return count

    def overfull(self) -> list[str]:
        """The Castle sections where Workers must be bumped."""
        return [section for section in SECTIONS if self.crowd(section) > FULL]

    @property
    def protected_spaces(self) -> tuple[str, ...]:
        """The spaces whose Baron Workers the players cannot touch: the Baron's own, and the line inwards from it."""
        return line_of(self.baron) if self.baron else ()

    @property
    def most_outside(self) -> int:
        """The most Baron Workers that an outer space can hold between his turns: three make an Advance Order."""
        return CROWD - 1 if self.plays("advance-repeat", "until-none") else BARON_WORKERS

    def change(self, player: str, space: str, count: int) -> None:
        """Put some of a player's Workers into a space, or take some out."""
        add_to_count(self.workers[player], space, count)

    def change_baron(self, space: str, count: int) -> None:
        """Put some Baron Workers into a space, or take some out."""
        add_to_count(self.baron_workers, space, count)

    def order(self) -> list[str]:
        """The players in turn order."""
        at = self.players.index(self.first)
        return [*self.players[at:], *self.players[:at]]

    def summary(self, id: str) -> SummaryCard:
        """A Summary card of the pack."""
        return self.cards.by_id(SummaryCard)[id]

    @property
    def target(self) -> int:
        """The VP the players need together."""
        return 40 * len(self.players) if self.plays("target", "forty-each") else self.printed_target


def add_to_count(counter: Counter[str], space: str, count: int) -> None:
    """Add to a count; empty spaces are not kept, so that equal positions are equal states."""
    counter[space] += count
    if not counter[space]:
        del counter[space]


def printed_target(cards: Cards, players: int) -> int:
    """The target on the Baron card."""
    return cards.the(BaronCard).target[players]


def at_stage(state: Viscounts, *stages: Stage) -> None:
    """Refuse what belongs to another moment."""
    if state.stage not in stages:
        raise Refusal(msg("not-now", now=where(state)))


def where(state: Viscounts) -> Message:
    """The heading of the log: the round, and whose turn."""
    if state.stage == "turn":
        return msg("where-turn", round=state.round, player=state.turn)
    if state.stage == "baron" or state.stage in WAITING:
        return msg("where-baron", round=state.round, player=state.turn)
    return msg(f"where-{state.stage}")

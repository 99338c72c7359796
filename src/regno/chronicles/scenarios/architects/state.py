"""All that is true of the scenario at one moment: Workers by place, the Baron's decks, Demands, what he still does."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from regno.chronicles.messages import Catalogue, Message, Refusal
from regno.chronicles.packs.architects import BaronBoard, Demand, PlayerBoard, Section, Tile
from regno.chronicles.packs.cards import card_name
from regno.chronicles.packs.effects import Alternatives, CardEffect
from regno.chronicles.packs.pack import Cards
from regno.chronicles.settings import Settings
from regno.chronicles.steps import Line, named_step

msg, common, error = Catalogue("architects"), Catalogue("chronicles"), Catalogue("architects-facts")
new_step = partial(named_step, msg)
late = Catalogue("architects-late")
BARON = "baron"  # the owner of his Workers; no player may have this name
WORKERS = 20  # of each player, and of the Baron
ROWS = 4  # of the Guildhall
OPEN = (
    "quarry", "forest", "silversmith", "mines", "storehouse", "workshop", "town_centre", "tax_stand", "guardhouse",
)  # fmt: skip
Stage = Literal["setup", "play", "baron", "last", "ended", "over"]
Counting = Literal["late", "full"]  # asked when one look at the board is needed, or every Worker entered
Place = Literal["free", "guildhall", "market", "prison", "captive", "exiled"]


@dataclass(slots=True)
class Crew:
    """Where the Workers of one player are or, counted apart, his Artisan."""

    free: int  # on his own board or at open locations: only the table knows which
    guildhall: int = 0  # those laid on top of another included
    market: int = 0
    prison: int = 0
    captive: int = 0  # on the Baron board
    exiled: int = 0  # out of the game

    def move(self, count: int, source: Place, target: Place) -> None:
        """Some go from one place to another; the sum stays."""
        assert 0 <= count <= getattr(self, source), f"{count} from {source}"
        setattr(self, source, getattr(self, source) - count)
        setattr(self, target, getattr(self, target) + count)


@dataclass(slots=True)
class Baron:
    """Where the Baron's Workers are."""

    available: int = WORKERS
    at: dict[str, int] = field(default_factory=lambda: dict.fromkeys(OPEN, 0))
    guildhall: int = 0
    market: int = 0
    prison: int = 0
    held: dict[str, int] = field(default_factory=dict)  # captured, on the boards of players


@dataclass(frozen=True, slots=True)
class Stall:
    """Who stands on a space of the Black Market."""

    owner: str
    artisan: bool = False


@dataclass(slots=True)
class Dealt:
    """A player's Rogue / Reverend: the card and the face in use; an effect may discard it later."""

    card: str
    side: Literal["", "rogue", "reverend"] = ""  # not yet chosen when empty
    lost: bool = False


@dataclass(slots=True)
class Shown:
    """A revealed Demand, and what was donated to it."""

    card: Demand
    given: dict[str, int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """All items on the card."""
        return sum(self.given.values())


@dataclass(slots=True)
class Decks:
    """The Baron's cards. No hidden order is kept: a face-down card gets its name when it is turned."""

    schemes: list[str] = field(default_factory=list)  # face down
    on_top: list[str] = field(default_factory=list)  # face down on the Schemes: "future" or "final", the top one last
    discards: list[str] = field(default_factory=list)  # face up, the latest last
    futures: list[str] = field(default_factory=list)  # Future Schemes that nobody has seen
    future_left: int = 0  # cards in the Future deck; the Final Scheme is its last
    events: list[str] = field(default_factory=list)  # Events that nobody has seen, the boxed ones too
    events_left: int = 0  # cards in the Event deck
    events_seen: list[str] = field(default_factory=list)
    demands: list[Shown] = field(default_factory=list)  # revealed, level by level


@dataclass(frozen=True, slots=True)
class Task:
    """One thing the Baron still does in his turn."""

    do: str  # the verb of its effect, or "section" or "option"
    effect: CardEffect | None = None
    targets: tuple[str, ...] = ()  # the players concerned; not yet known when the table must choose one
    section: Section = ()  # of the Baron board, for an arrow
    options: Alternatives = ()  # for a choice of one
    open_to_him: bool = False  # the table has said that the location is not blocked


@dataclass(slots=True)
class Architects:
    """The scenario at one moment."""

    players: tuple[str, ...]  # in seat order, clockwise
    cards: Cards
    settings: Settings
    mode: str = ""  # normal or hard; not yet known when empty
    planned: str = ""  # the mode that was chosen before the set-up
    artisans: bool = False  # whether the Age of Artisans is in play
    spaces: int = 0  # of the Guildhall
    first: str = ""  # first player; not yet known when empty
    boards: dict[str, str] = field(default_factory=dict)  # a board of the pack, or "other"
    dealt: dict[str, Dealt] = field(default_factory=dict)
    stage: Stage = "setup"
    round: int = 1
    workers: dict[str, Crew] = field(default_factory=dict)
    artisan: dict[str, Crew] = field(default_factory=dict)  # empty without the Age of Artisans
    baron: Baron = field(default_factory=Baron)
    guildhall: list[str] = field(default_factory=list)  # the owner of each space taken, in order
    market: dict[int, Stall] = field(default_factory=dict)  # by space, 1 to 3 from the left
    decks: Decks = field(default_factory=Decks)
    agenda: list[Task] = field(default_factory=list)  # what the Baron still does, the next first
    trail: list[Task] = field(default_factory=list)  # what he has done in this turn or the last, in order
    scheme: str = ""  # the Scheme he turned last
    instead: tuple[str, ...] = ()  # the cards that could have been turned in its place
    used: str = ""  # the location the Baron has just placed on
    turned: int = 0  # cards turned in this turn of the Baron
    parting: bool = False  # by house rule the Baron has his turn after the players' last ones
    overrun: bool = False  # an Event was to be turned and there was none: the game ended at once
    sheets: dict[str, tuple[Line, ...]] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)  # base score of each player, once confirmed
    counting: Counting = "full"
    filled: str = ""  # asked late: who took the last space of the Guildhall
    astray: int = 0  # asked late: his Workers whom players captured; below 0, so many fewer are where he placed them
    counted: int | None = None  # Baron Workers in the Guildhall as the table counted them at the end

    @property
    def order(self) -> list[str]:
        """The players in turn order."""
        return from_seat(self, self.first or self.players[0])

    @property
    def full(self) -> bool:
        """Whether the last space of the Guildhall is taken."""
        if self.asks_late:
            return bool(self.filled)
        return bool(self.spaces) and len(self.guildhall) >= self.spaces

    @property
    def asks_late(self) -> bool:
        """Whether players' Workers are not followed: the table is asked when it matters."""
        return self.counting == "late"

    @property
    def out(self) -> int:
        """His Workers that he would take back: at open locations, in Prison, on players' boards."""
        baron = self.baron
        return sum(baron.at.values()) + baron.prison + sum(baron.held.values()) + self.astray

    @property
    def board(self) -> BaronBoard:
        """The Baron board in use."""
        return next(one for one in self.cards.all(BaronBoard) if one.mode == self.mode)

    def crews(self, player: str) -> list[Crew]:
        """A player's Workers and, with the Age of Artisans, his Artisan."""
        return [self.workers[player], *([self.artisan[player]] if self.artisans else [])]

    def prison_count(self, player: str) -> int:
        """How many of a player are in Prison, an Artisan included."""
        return sum(crew.prison for crew in self.crews(player))

    def captives(self, player: str) -> int:
        """How many of a player sit on the Baron board, an Artisan included."""
        return sum(crew.captive for crew in self.crews(player))

    def rule(self, id: str) -> str:
        """The value of a house rule."""
        return self.settings.rules[id]

    def tile(self, location: str) -> Tile:
        """The tile on a location."""
        return next(one for one in self.cards.all(Tile) if one.location == location)


def from_seat(state: Architects, first: str) -> list[str]:
    """The players clockwise, beginning with one."""
    at = state.players.index(first)
    return [*state.players[at:], *state.players[:at]]


def step_name(command: str) -> Message:
    """A command by the name that its button has."""
    return Message("commands", f"name-architects-{command}")


def at_stage(state: Architects, *stages: Stage) -> None:
    """Refuse what belongs to another moment."""
    if state.stage not in stages:
        raise Refusal(msg("not-now", now=where(state)))


def only_when_counting(state: Architects) -> None:
    """Refuse a report that nobody needs while the table is asked late."""
    if state.asks_late:
        raise Refusal(late("not-counted"))


def where(state: Architects) -> Message:
    """The heading of the log; while players take their turns, who begins."""
    if state.stage == "play" and state.first:
        return msg("stage-play-from", round=state.round, first=state.first)
    return msg(f"stage-{state.stage}", round=state.round)


def recall(state: Architects, player: str, on: str) -> list[Message]:
    """A sentence with the power of a player's board, if this is the moment it matters."""
    board = state.cards.by_id(PlayerBoard).get(state.boards.get(player, ""))
    if board is None or on not in board.on:
        return []
    return [msg("recall", player=player, board=card_name(board), power=board.text)]


def after_virtue_loss(state: Architects, players: Iterable[str]) -> list[Message]:
    """What follows when players lose Virtue: the powers of their boards, and that at 0 it is a Debt instead.

    Only the table knows who stands at 0, but two boards of the expansion begin there.
    """
    return [*(one for player in players for one in recall(state, player, "virtue_lost")), msg("virtue-at-0")]

"""The messages of the bench: drafts of editions, and studies of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from regno.arena.entrant import Entrant
from regno.lab.ablations import NOT_SEARCHED
from regno.players.budget import Budget
from regno.proelio.cards import NAMES
from regno.proelio.draft import changed_edition
from regno.proelio.edition import BUILT_IN, DEFAULT, Edition, built_in
from regno.proelio.options import RULINGS
from regno.table.errors import TableError
from regno.web.bench.errors import BenchError

Level = Literal["random", "steward", "warlord"]
StudyState = Literal["waiting", "running", "paused", "done", "stopped", "failed"]
Title = Annotated[str, msgspec.Meta(max_length=60)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Houses = Annotated[int, msgspec.Meta(ge=3, le=6)]
Deals = Annotated[int, msgspec.Meta(ge=1_000, le=1_000_000)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
REPORTS = ("html", "json", "csv", "parquet")
MOST_SLOW_DEALS = 2_000  # of players that think
MOST_SEARCH_DEALS = 200_000  # of each candidate of a search
SEARCHED = tuple(name for name in RULINGS if name not in NOT_SEARCHED)
Names = Annotated[list[Annotated[str, msgspec.Meta(max_length=60)]], msgspec.Meta(max_length=100)]
THINKING = Budget(simulations=100)
LADDER = (Entrant("random"), Entrant("steward"), Entrant("warlord", THINKING))
SLOW_GAMES = 200  # between two levels, if one of them thinks


class EditionDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition of one's own: a printed one, and what is changed of it."""

    base: str = DEFAULT
    title: Title = ""
    cards: dict[str, Count] = {}
    rulings: dict[str, str] = {}

    def base_edition(self) -> Edition:
        """Return the base; raise TableError if there is no such edition."""
        if self.base not in BUILT_IN:
            raise TableError("bad-edition")
        return built_in(self.base)

    def edition(self) -> Edition:
        """Return the draft as an edition; raise BadEdition or BadOption if it cannot be dealt."""
        return changed_edition(self.base_edition(), self.cards, self.rulings, self.title.strip())


class SearchGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The goal of a search, and what may be changed for it."""

    goal: Literal["seats", "guilds", "length", "winter"] = "seats"
    within: Annotated[int, msgspec.Meta(ge=1, le=200)] = 5  # tenths of a point that shares may be from equal
    least: Annotated[int, msgspec.Meta(ge=1, le=998)] = 15  # turns of a House in a game
    most: Annotated[int, msgspec.Meta(ge=2, le=999)] = 20
    winter: Annotated[int, msgspec.Meta(ge=1, le=100)] = 10  # per cent of games that shall reach it at least
    cards: Names = []  # whose counts may change
    most_cards: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3  # by how many
    rules: Names = []
    changes: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2  # at once
    confirm: Annotated[int, msgspec.Meta(ge=2_000, le=400_000)] = 100_000  # fresh deals for each proposal

    def check(self, has_guilds: bool, is_allied: bool, players: Level) -> None:
        """Raise BenchError if this cannot be searched for."""
        for name in (*self.cards, *self.rules):
            if name not in (*NAMES, *SEARCHED):
                raise BenchError("search-part", value=name)
        if not self.cards and not self.rules:
            raise BenchError("search-nothing-free")
        if self.goal == "length" and self.least >= self.most:
            raise BenchError("search-bounds", least=self.least, most=self.most)
        if self.goal == "guilds" and not has_guilds:
            raise BenchError("search-guilds")
        if self.goal == "winter" and is_allied:
            raise BenchError("search-winter")
        if players == "warlord":
            raise BenchError("search-quick")


class TrainingGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long bots learn to play an edition."""

    steps: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = 120  # of self-play, some thousand games each


class StudySettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is studied: a draft, who plays at which table, and how many deals.

    With a goal it is a search, with a training the bots learn to play the draft.
    """

    draft: EditionDraft
    houses: Houses = 4
    guilds: bool = False
    merchant: bool = False
    allied: bool = False
    players: Level = "steward"
    deals: Deals = 100_000
    seed: Seed = 1
    skill: bool = False  # whether players that think are set against those that do not
    search: SearchGoal | None = None
    train: TrainingGoal | None = None

    @property
    def games(self) -> int:
        if self.search:
            return min(self.deals, MOST_SEARCH_DEALS)
        return min(self.deals, MOST_SLOW_DEALS) if self.players == "warlord" else self.deals

    def check(self) -> None:
        """Raise what an edition raises if either table cannot be dealt, and BenchError for a goal that cannot be."""
        for edition in (self.draft.base_edition(), self.draft.edition()):
            edition.options(self.houses, self.guilds, self.merchant, self.allied)
        if self.search:
            self.search.check(self.guilds, self.allied, self.players)
        if self.search and self.train:
            raise BenchError("search-or-train")

    def levels(self) -> tuple[Entrant, ...]:
        """Return the levels that are set against each other, the weakest first."""
        return LADDER if self.skill else LADDER[:2]


class StudyTask(msgspec.Struct, frozen=True):
    """A study, and the file that keeps what was counted."""

    settings: StudySettings
    file: str
    seconds: int  # after which the process ends in any case
    models: str = ""  # the folder for what bots have learnt
    scheduler: str = ""  # of the Dask cluster that plays its games, if the server has one


class DraftKept(msgspec.Struct, frozen=True):
    """One draft of an edition of one's own, as it was kept."""

    id: str  # of the edition
    number: int  # of the draft, from 1
    made: int  # milliseconds since 1970
    draft: EditionDraft


class EditionKept(msgspec.Struct, frozen=True):
    """An edition of one's own with all its drafts, the latest first."""

    id: str
    mine: bool
    drafts: list[DraftKept]


class EditionsKept(msgspec.Struct, frozen=True):
    """The editions of a person, the latest first."""

    editions: list[EditionKept]


class KeepDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft to keep: a new edition, or the next draft after one that the person has seen."""

    draft: EditionDraft
    id: Annotated[str, msgspec.Meta(max_length=40)] = ""
    after: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0


class DraftRemark(msgspec.Struct, frozen=True):
    """What is to be said of a draft."""

    level: Literal["bad", "unusual", "good"]
    text: str


class DraftChecked(msgspec.Struct, frozen=True):
    """Whether a draft can be dealt, and what is to be said of it."""

    fits: bool
    remarks: list[DraftRemark]


class BenchEdition(msgspec.Struct, frozen=True):
    """A printed edition to start from."""

    id: str
    title: dict[str, str]
    cards: dict[str, int]
    printed: dict[str, str]  # how it decides each rule
    modes: dict[str, bool]


class BenchRule(msgspec.Struct, frozen=True):
    """One rule that may be changed: its words, or the bounds of its number."""

    name: str
    words: list[str]
    least: int = 0
    most: int = 0
    searched: bool = True  # whether a search may change it


class BenchOffer(msgspec.Struct, frozen=True):
    """What may be changed, and how many studies run at once."""

    editions: list[BenchEdition]
    rules: list[BenchRule]
    usual: str
    at_once: int  # studies of all people
    kept: int  # studies of one person


class Figure(msgspec.Struct, frozen=True):
    """One figure of a draft beside that of its base; ``early`` is its first interval."""

    study: str
    group: str
    item: str
    value: float
    low: float
    high: float
    base: float
    base_low: float
    base_high: float
    change: float
    change_low: float
    change_high: float
    par: float | None
    n: int
    known: bool
    clear: bool
    early_low: float | None = None
    early_high: float | None = None


class GameOutcome(msgspec.Struct, frozen=True):
    """How a game went."""

    turns: int
    ending: str
    winners: list[int]


class ChangedSeen(msgspec.Struct, frozen=True):
    """A deal that went differently at the two tables."""

    number: int
    base: GameOutcome
    draft: GameOutcome


class EditionChange(msgspec.Struct, frozen=True):
    """One count of cards or one rule that differs from its edition, or that a search proposes to change."""

    name: str
    is_card: bool
    before: str
    after: str


class FreshDeals(msgspec.Struct, frozen=True):
    """What a proposal did on fresh deals, beside the edition as it was: the measure of the goal, and all figures."""

    before: float
    after: float
    low: float
    high: float
    games: int
    holds: bool
    figures: list[Figure]


class ProposalSeen(msgspec.Struct, frozen=True):
    """Some changes, what the search measured, and once it is known what fresh deals say."""

    changes: list[EditionChange]
    value: float
    miss: float
    games: int
    fresh: FreshDeals | None = None


class SearchFound(msgspec.Struct, frozen=True):
    """What a search found so far."""

    tried: int = 0  # editions
    before: float | None = None  # the measure as it is
    over: bool = False  # whether all that remains is to confirm
    needed: bool = True
    reached: bool = False
    proposals: list[ProposalSeen] = []  # those that reach the goal, the smallest first; otherwise the nearest
    single: ProposalSeen | None = None  # the nearest single change, if one alone is not enough


class TrainingFound(msgspec.Struct, frozen=True):
    """What bots have learnt so far: the share of games that their policy alone wins against Stewards."""

    step: int = 0
    before: list[float] = []  # share, low, high of the nearest checkpoint
    after: list[float] = []  # of the trained one, on the same deals
    gain: list[float] = []  # how much the share grew, low, high
    better: bool = False  # whether that is clear, so that tables will use it
    model: str = ""  # its name


class Found(msgspec.Struct, frozen=True):
    """How far a study is and what it found so far: the line of its process, kept as it is."""

    preparing: bool = False
    deals: int = 0
    games: int = 0  # of all its parts, at both tables
    all_games: int = 0
    rate: float = 0.0  # games a second of the present run
    first_after: float = 0.0  # seconds from the start of the run until the first intervals
    figures: list[Figure] = []
    early_deals: int = 0  # after which the early intervals of the figures were taken
    changed: list[ChangedSeen] = []
    ended: bool = False
    fault: dict[str, str] = {}  # why it could not go on, by language
    search: SearchFound | None = None
    training: TrainingFound | None = None
    version: str = ""  # of the program that counted


class StudySeen(msgspec.Struct, frozen=True):
    """A study as it stands."""

    id: str
    state: StudyState
    settings: StudySettings
    made: int  # milliseconds since 1970
    mine: bool
    ahead: int  # studies that begin before it
    seconds_left: int  # -1 while nobody can tell
    found: Found
    fault: str = ""


class StudyHead(msgspec.Struct, frozen=True):
    """A study in the list of a person."""

    id: str
    state: StudyState
    settings: StudySettings
    made: int
    deals: int
    version: str


class StudyHeads(msgspec.Struct, frozen=True):
    """The studies of a person, the latest first."""

    studies: list[StudyHead]


class StudyMade(msgspec.Struct, frozen=True):
    """The id of a new study."""

    id: str


class StudyWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A study to begin, instead of one that is no longer wanted."""

    settings: StudySettings
    instead: Annotated[str, msgspec.Meta(max_length=40)] = ""


class StudyChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to become of a study."""

    to: Literal["paused", "waiting", "forgotten"]

"""The state of each kind of chronicle as its page is sent it, field by field.

What a scenario's view has and no struct here names is not sent.
"""

from __future__ import annotations

from typing import Literal

from regno.chronicles.scenarios.architects.state import Stage as ArchitectsStage
from regno.chronicles.scenarios.campaign.state import Stage as CampaignStage
from regno.chronicles.scenarios.paladins.state import Stage as PaladinsStage
from regno.chronicles.scenarios.viscounts.state import Deed, What
from regno.chronicles.scenarios.viscounts.state import Outcome as ViscountsOutcome
from regno.chronicles.scenarios.viscounts.state import Stage as ViscountsStage
from regno.web.chronicles.seen import NamedSeen, Seen

GameKind = Literal["architects", "paladins", "viscounts"]


class TomeSeen(NamedSeen, frozen=True):
    """A face-up Tome."""

    nameless: bool
    game: GameKind
    objective: str
    advantage: str
    advantage_games: list[str]
    advantage_when: Literal["setup", "turn_start", "on_event"]
    crests: list[str]
    used: bool
    unseen: bool  # not typed yet: what it says is asked when somebody claims it


class CrestSeen(NamedSeen, frozen=True):
    """A type of Crest: what its Tome needs, and who has its token and its Tome."""

    need: int
    token: str | None
    tome: str | None


class CampaignPlayer(Seen, frozen=True):
    """What lies before a player of a campaign."""

    name: str
    tomes: list[TomeSeen]
    crest_tomes: list[str]
    victory_tomes: int
    tome_count: int
    crests: dict[str, int]
    silver: int


class ChapterSeen(Seen, frozen=True):
    """A finished game of a campaign."""

    game: GameKind
    points: dict[str, int]
    ranking: list[str]
    lead: int
    victory: Literal["major", "minor"]
    victory_tomes: dict[str, int]
    token_to: str | None


class CampaignState(Seen, frozen=True):
    """The state of a campaign."""

    stage: CampaignStage
    game: GameKind
    first: str
    tome_board: list[TomeSeen]
    crests: list[CrestSeen]
    players: list[CampaignPlayer]
    results: list[ChapterSeen]
    winners: list[str]


class CrewSeen(Seen, frozen=True):
    """Where the Workers of one player are."""

    free: int
    guildhall: int
    market: int
    prison: int
    captive: int
    exiled: int


class ApprenticeSeen(Seen, frozen=True):
    """A player's Rogue or Reverend."""

    card: str
    side: str
    lost: bool


class ArchitectSeen(Seen, frozen=True):
    """A player of the Architects."""

    name: str
    board: str | None
    apprentice: ApprenticeSeen | None
    workers: CrewSeen
    artisan: CrewSeen | None


class BaronSeen(Seen, frozen=True):
    """Where the Baron's Workers are."""

    available: int
    at: dict[str, int]
    guildhall: int
    market: int
    prison: int
    held: dict[str, int]
    astray: int  # whose place nobody has told


class GuildhallSeen(Seen, frozen=True):
    """The Guildhall."""

    spaces: int
    owners: list[str]


class StallSeen(Seen, frozen=True):
    """A space of the Black Market."""

    space: int
    owner: str | None
    artisan: bool


class DecksSeen(Seen, frozen=True):
    """The decks: counts of what is face down, names of what is face up."""

    schemes: int
    on_top: int
    discards: list[NamedSeen]
    future: int
    events: int
    events_seen: list[NamedSeen]


class DemandSeen(NamedSeen, frozen=True):
    """A revealed Demand."""

    level: int
    items: list[NamedSeen]
    given: dict[str, int]
    total: int
    need: int
    met: int
    failed: int


class TileSeen(Seen, frozen=True):
    """A tile with its actions in words."""

    location: str
    name: str
    actions: list[str]


class RowSeen(Seen, frozen=True):
    """A row of a Scheme."""

    do: str
    at: str
    arrow: int


class SchemeSeen(NamedSeen, frozen=True):
    """The Scheme turned last, and the cards that could have been turned in its place."""

    text: str
    rows: list[RowSeen]
    others: list[NamedSeen]


class TaskSeen(Seen, frozen=True):
    """A task of the Baron's turn."""

    do: str
    at: str
    what: str
    note: str | None
    done: bool


class BaronTurn(Seen, frozen=True):
    """The Baron's turn, or the last one."""

    scheme: SchemeSeen | None
    steps: list[TaskSeen]


class ArchitectsState(Seen, frozen=True):
    """The state of an Architects scenario."""

    stage: ArchitectsStage
    round: int
    mode: str
    counting: Literal["late", "full"]  # asked when it matters, or every Worker recorded
    artisans: bool
    first: str
    players: list[ArchitectSeen]
    baron: BaronSeen
    guildhall: GuildhallSeen
    market: list[StallSeen]
    decks: DecksSeen
    demands: list[DemandSeen]
    hidden_demands: int
    hidden_points: list[int]  # what those bring, each value once
    tiles: list[TileSeen]
    turn: BaronTurn
    used: str
    reach: int
    to_do: list[str]
    last_turns: list[str]
    target: int | None
    total: int | None
    won: bool | None


class OutsidersSeen(Seen, frozen=True):
    """The Outsiders removed this round."""

    removed: int
    need: int | None
    late: bool


class OptionSeen(NamedSeen, frozen=True):
    """What a player can take as the penalty of a Threat."""

    honour: int


class ThreatSeen(NamedSeen, frozen=True):
    """A Baron Threat face up."""

    text: str
    column: int
    action: NamedSeen
    workers: int
    printed: int
    losses: bool  # every option only takes something, and is named by that alone
    options: list[OptionSeen]


class KingsThreat(Seen, frozen=True):
    """The King's Threat of the last round."""

    up: bool
    plus: int


class OrderSeen(NamedSeen, frozen=True):
    """A King's Order face up; one without a name is called by what is printed on it."""

    nameless: bool
    text: str
    vp: int
    min: dict[str, int]
    worker: str
    completed_by: list[str]


class PaladinsActions(Seen, frozen=True):
    """Actions whose effect can be given to another player, and those that remove Outsiders."""

    given: list[str]
    outsiders: list[NamedSeen]


class StartingTownsfolk(NamedSeen, frozen=True):
    """A player's Starting Townsfolk."""

    action: str
    tile: str


class PaladinSeen(Seen, frozen=True):
    """A player of the Paladins."""

    name: str
    honour: int
    townsfolk: StartingTownsfolk | None
    hired: list[NamedSeen]
    scored: bool


class PenaltySeen(Seen, frozen=True):
    """A penalty that is due, and the players who have not yet taken it."""

    threat: str
    players: list[str]


class PaladinsResult(Seen, frozen=True):
    """The end of a Paladins scenario."""

    total: int
    target: int
    won: bool
    text: str


class PaladinsState(Seen, frozen=True):
    """The state of a Paladins scenario."""

    stage: PaladinsStage
    level: str
    round: int
    first: str
    supply: int
    target: int
    outsiders: OutsidersSeen
    threats: list[ThreatSeen]
    threats_gone: list[NamedSeen]
    kings_threat: KingsThreat
    orders: list[OrderSeen]
    favours: list[int]
    actions: PaladinsActions
    players: list[PaladinSeen]
    due: list[PenaltySeen]
    result: PaladinsResult | None


class BaronAt(Seen, frozen=True):
    """The Baron of the Viscounts."""

    space: str
    supply: int
    protected: list[str]


class SpaceSeen(NamedSeen, frozen=True):
    """Who stands in a space."""

    segment: str | None
    baron: int
    workers: dict[str, int]
    protected: bool


class TownsfolkSeen(NamedSeen, frozen=True):
    """The Townsfolk beside a segment."""

    silver: int
    icon: str


class DangerSeen(Seen, frozen=True):
    """How many Workers must still move inwards in a segment until one reaches the keep."""

    segment: str
    inward_moves: int


class AgendaSeen(Seen, frozen=True):
    """What the Baron still does."""

    what: What
    space: str
    to: str


class TraceSeen(Seen, frozen=True):
    """What the Baron has done in this turn."""

    deed: Deed
    space: str
    to: str
    owner: str


class ViscountSeen(Seen, frozen=True):
    """A player of the Viscounts."""

    name: str
    workers_left: int
    start: str | None
    summaries: list[NamedSeen]
    hero: str | None
    points: int | None


class ViscountsState(Seen, frozen=True):
    """The state of a Viscounts scenario."""

    stage: ViscountsStage
    outcome: ViscountsOutcome
    round: int
    last_round: int | None
    turn: str
    first: str
    level: int
    target: int
    segments: list[str]
    path: list[str]
    baron: BaronAt
    spaces: list[SpaceSeen]
    townsfolk: dict[str, TownsfolkSeen | None]
    dismissal: dict[str, str]  # what each icon makes the Baron do
    danger: list[DangerSeen]
    revealed: list[str]
    agenda: list[AgendaSeen]
    trail: list[TraceSeen]
    contested: str | None
    players: list[ViscountSeen]


class PlainPlayer(Seen, frozen=True):
    """Somebody who plays a scenario without a page of its own."""

    name: str


class PlainState(Seen, frozen=True):
    """What is sent of a scenario that declares nothing here. Where it stands is told in sentences."""

    players: list[PlainPlayer]
    stage: str = ""


AnyState = CampaignState | ArchitectsState | PaladinsState | ViscountsState | PlainState
STATES: dict[str, type[Seen]] = {
    "campaign": CampaignState,
    "architects": ArchitectsState,
    "paladins": PaladinsState,
    "viscounts": ViscountsState,
}

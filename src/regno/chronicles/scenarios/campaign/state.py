"""All that is true of a campaign, and the counts everything else asks for."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from regno.chronicles.messages import Catalogue, Message, Refusal, TextLike
from regno.chronicles.packs.cards import GAMES, Crest, CrestTome, Tome, card_name
from regno.chronicles.packs.pack import Cards
from regno.chronicles.settings import Settings
from regno.chronicles.steps import Line, named_step

msg, common = Catalogue("campaign"), Catalogue("chronicles")
new_step = partial(named_step, msg)
MARGIN = {"architects": 10, "paladins": 12, "viscounts": 15}  # the lead in VP that makes a major victory
Stage = Literal["setup", "play", "ties", "token", "over"]


@dataclass(slots=True)
class ChapterResult:
    """A finished game: points, and the players from first to last as far as their places matter."""

    game: str
    points: dict[str, int]
    ranking: list[str]
    sheets: dict[str, tuple[Line, ...]] = field(default_factory=dict)  # of the players who used a score sheet

    @property
    def lead(self) -> int:
        """How many VP the first has more than the second; a tie for first is a lead of 0."""
        first, second, *_ = sorted(self.points.values(), reverse=True)
        return first - second

    @property
    def major(self) -> bool:
        """Whether the lead is enough for a major victory."""
        return self.lead >= MARGIN[self.game]

    def victory_tomes(self, player: str) -> int:
        """Major victory: 3 for the first. Minor: 2 for the first, 1 for the second."""
        first, second = self.ranking[:2]
        return {first: 3 if self.major else 2, second: 0 if self.major else 1}.get(player, 0)

    @property
    def token_to(self) -> str | None:
        """Who chooses a Crest token: the second of a major victory, the third of a minor one, if there is a third."""
        place = 1 if self.major else 2
        return self.ranking[place] if place < len(self.ranking) else None


@dataclass(slots=True)
class Tied:
    """Players with equal points, and how many tie-breaks have been tried on them."""

    players: list[str]
    tried: int = 0


@dataclass(slots=True)
class Campaign:
    """A campaign at one moment."""

    players: tuple[str, ...]  # in seat order, clockwise
    cards: Cards
    settings: Settings
    stage: Stage = "setup"
    first: str = ""  # first player of the current game; not yet known when empty
    shown: list[str] = field(default_factory=list)  # objective Tomes on the board that nobody has yet
    tomes: dict[str, list[str]] = field(default_factory=dict)  # face-up Tomes of each player
    tokens: dict[str, str] = field(default_factory=dict)  # who holds the token of a Crest
    crest_tomes: dict[str, str] = field(default_factory=dict)  # who holds the Tome of a Crest
    fresh: set[str] = field(default_factory=set)  # Crests whose Tome was won by a token after the last game
    silver: dict[str, int] = field(default_factory=dict)  # extra Silver for the current game
    used: set[str] = field(default_factory=set)  # Tomes whose advantage is used up in the current game
    sheets: dict[str, tuple[Line, ...]] = field(default_factory=dict)  # score sheets of the current game
    points: dict[str, int] = field(default_factory=dict)  # confirmed VP of the current game, while ties are broken
    ranks: list[Tied] = field(default_factory=list)
    results: list[ChapterResult] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The current game; the last one when the campaign is over."""
        finished = len(self.results) - (self.stage == "token")
        return GAMES[min(finished, len(GAMES) - 1)]

    def tome(self, id: str) -> Tome:
        """A Tome of the pack."""
        return self.cards.by_id(Tome)[id]

    def name(self, id: str) -> TextLike:
        """The name of a Tome."""
        name: TextLike = card_name(self.tome(id))
        return name

    def crest_name(self, id: str) -> TextLike:
        """The name of a Crest."""
        name: TextLike = card_name(self.cards.by_id(Crest)[id])
        return name

    def from_first(self, first: str) -> list[str]:
        """The players in turn order, beginning with one."""
        at = self.players.index(first)
        return [*self.players[at:], *self.players[:at]]

    def victory_tomes(self, player: str) -> int:
        """How many face-down Tomes a player has."""
        return sum(result.victory_tomes(player) for result in self.results)

    def crests_won(self, player: str) -> list[str]:
        """The Crests whose Tomes a player has."""
        return [crest for crest, holder in self.crest_tomes.items() if holder == player]

    def count(self, player: str) -> int:
        """All Tomes of a player: face up, face down, Crest Tomes."""
        return len(self.tomes[player]) + self.victory_tomes(player) + len(self.crests_won(player))

    def crests(self, player: str, crest: str) -> int:
        """A player's Crests of one type: on his face-up Tomes, and his token."""
        on_tomes = sum(self.tome(id).crests.count(crest) for id in self.tomes[player])
        return on_tomes + (self.tokens.get(crest) == player)

    def crests_needed(self, crest: str) -> int:
        """How many Crests win the Tome of a type with so many players."""
        tome = next(tome for tome in self.cards.all(CrestTome) if tome.crest == crest)
        return tome.need[len(self.players)]


def at_stage(state: Campaign, *stages: Stage) -> None:
    """Refuse what belongs to another moment of the campaign."""
    if state.stage not in stages:
        raise Refusal(msg("not-now", now=msg(f"stage-{state.stage}", game=game_name(state.game))))


def game_name(game: str) -> Message:
    """The name of a game."""
    return common(f"game-{game}")


def where(state: Campaign) -> Message:
    """The heading of the log: the chapter, and where in it."""
    return msg(f"stage-{state.stage}", game=game_name(state.game))

"""The cards of the Architects scenario."""

# ruff: noqa: RUF009 - of() makes a dataclass field, it is no shared default
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regno.chronicles.messages import TextLike, TextList, Translations
from regno.chronicles.packs.cards import Card
from regno.chronicles.packs.effects import ITEMS, Alternatives, effects, rows_label
from regno.chronicles.packs.readers import (
    ByPlayers,
    ValuePlace,
    by_players,
    card_word,
    field_reader,
    msg,
    number,
    of,
    one_of,
    part,
    several,
    slug,
    table,
    words,
    yes_no,
)

GAME = "architects"
DONATABLE = ("silver", "clay", "stone", "wood", "gold", "marble", "building", "debt", "debt_paid")
MOMENTS = ("debt", "virtue_gained", "virtue_lost", "donation")
Section = tuple[tuple[str, ...], ...]  # alternatives in order; the first that changes something is done


@dataclass(frozen=True, slots=True, kw_only=True)
class Scheme(Card):
    """A starting Scheme; one of the nine belongs to the Age of Artisans."""

    TYPE, KIND, COUNTS = "scheme", GAME, {"plain": 8, "artisans": 1}

    set: str = of(one_of("start"), "start")
    artisans: bool = of(yes_no, False)
    steps: Alternatives = of(effects(GAME))

    @property
    def group(self) -> str:
        """Whether it needs the Age of Artisans."""
        return "artisans" if self.artisans else "plain"

    @property
    def label(self) -> TextLike:
        """Its rows."""
        return self.text or rows_label(self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class FutureScheme(Card):
    """A Scheme that enters the deck during the game."""

    TYPE, KIND, COUNTS = "future_scheme", GAME, {"": 5}

    set: str = of(one_of("future"), "future")
    steps: Alternatives = of(effects(GAME))

    @property
    def label(self) -> TextLike:
        """Its rows."""
        return self.text or rows_label(self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalScheme(Card):
    """The Scheme at the bottom of the Future Schemes."""

    TYPE, KIND, COUNTS = "final_scheme", GAME, {"": 1}

    set: str = of(one_of("final"), "final")
    steps: Alternatives = of(effects(GAME))

    @property
    def label(self) -> TextLike:
        """Its rows."""
        return self.text or rows_label(self.steps)


SECTION = table({"try": several(several(one_of("capture", "imprison"), 0, 4), 0, 4)}, ["try"])
SECTIONS = table({"1": SECTION, "2": SECTION}, ["1", "2"])


@field_reader("table", fields=SECTIONS.shape["fields"])
def sections(value: Any, place: ValuePlace) -> tuple[Section, Section]:
    """The two sections of a Baron board: ``{1 = {try = [["capture"], ["imprison"]]}, 2 = {...}}``."""
    read = SECTIONS(value, place)
    return read["1"]["try"], read["2"]["try"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BaronBoard(Card):
    """The Baron's board: one for each mode."""

    TYPE, KIND, COUNTS = "baron_board", GAME, {"normal": 1, "hard": 1}

    mode: str = of(one_of("normal", "hard"))
    colour: str = of(one_of("blue", "red"))
    per_worker: int = of(number(1, 99))  # of the target: VP for each player and Baron Worker in the Guildhall
    events: int = of(number(0, 8))
    section: tuple[Section, Section] = of(sections)

    @property
    def group(self) -> str:
        """Its mode."""
        return self.mode


@dataclass(frozen=True, slots=True, kw_only=True)
class Demand(Card):
    """A Demand: what all players together must donate, and what each wins or loses by it."""

    TYPE, KIND, COUNTS = "demand", GAME, {"1": 2, "2": 2, "3": 2, "4": 2}

    level: int = of(number(1, 4))
    items: tuple[str, ...] = of(several(one_of(*DONATABLE), 1, 9))
    need: ByPlayers = of(by_players(2, 6))
    met: int = of(number(0, 99))
    failed: int = of(number(0, 99))  # VP lost, written as a positive number
    back: int = of(number(0, 99), 5)  # VP of a Demand that was never revealed

    @property
    def group(self) -> str:
        """Its level."""
        return str(self.level)

    @property
    def label(self) -> TextLike:
        """What it asks for."""
        return self.text or TextList(tuple(card_word("value", item) for item in self.items))

    def players(self) -> list[ByPlayers]:
        """How much is needed."""
        return [self.need]


@dataclass(frozen=True, slots=True, kw_only=True)
class EventCard(Card):
    """An Event of the Baron."""

    TYPE, KIND, COUNTS = "event", GAME, {"": 8}

    steps: Alternatives = of(effects(GAME))

    @property
    def label(self) -> TextLike:
        """Its rows."""
        return self.text or rows_label(self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class TileAction:
    """One action of a location's tile."""

    cost: Any = of(table({item: number(1, 99) for item in (*ITEMS[GAME], "tax")}), None)
    effects: Alternatives = of(effects(GAME, "active"), ())
    donations: int = of(number(0, 9), 0)
    text: Translations = of(words, Translations())


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile(Card):
    """A tile laid on a location."""

    TYPE, KIND, COUNTS = "tile", GAME, {"storehouse": 1, "guardhouse": 1}

    location: str = of(one_of("storehouse", "guardhouse"))
    actions: tuple[TileAction, ...] = of(several(part(TileAction)), ())
    silver_per_baron: int = of(number(0, 9), 2)  # Silver gained for each Baron Worker imprisoned
    release_colours_per_action: int = of(number(1, 9), 1)

    @property
    def group(self) -> str:
        """Its location."""
        return self.location


@field_reader("choice", of=[*range(10), "cathedral_level"])
def donations(value: Any, place: ValuePlace) -> int | str:
    """A number, or ``cathedral_level``."""
    if value != "cathedral_level" and not (isinstance(value, int) and 0 <= value <= 9):
        raise place.wrong(value, msg("allowed-donations"))
    return "cathedral_level" if value == "cathedral_level" else int(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class RogueReverendFace:
    """One face of a Rogue / Reverend card."""

    skills: tuple[str, ...] = of(several(slug, 0, 3), ())
    virtue: int = of(number(-3, 3), 0)  # on hiring
    donations: int | str = of(donations)
    on: str = of(one_of("black_market", "guildhall"))


@dataclass(frozen=True, slots=True, kw_only=True)
class RogueReverend(Card):
    """The Apprentice each player is dealt, laid on the face he will use all game."""

    TYPE, KIND, COUNTS = "rogue_reverend", GAME, {"": 6}

    rogue: RogueReverendFace = of(part(RogueReverendFace))
    reverend: RogueReverendFace = of(part(RogueReverendFace))


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerBoard(Card):
    """An Architects player board: what it starts with, and a power to be reminded of."""

    TYPE, KIND = "a_board", GAME

    prison: int = of(number(0, 14), 0)  # Workers that start in Prison
    silver: int = of(number(0, 30), 0)
    virtue: int = of(number(0, 14), 7)
    start: Translations = of(words, Translations())  # what else it starts with
    when: str = of(one_of("setup", "turn_start", "on_event"), "on_event")
    on: tuple[str, ...] = of(several(one_of(*MOMENTS)), ())  # the moments at which the power is recalled


ARCHITECTS: tuple[type[Card], ...] = (
    Scheme, FutureScheme, FinalScheme, BaronBoard, Demand, EventCard, Tile, RogueReverend, PlayerBoard,
)  # fmt: skip

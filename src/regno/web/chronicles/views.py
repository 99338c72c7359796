"""Everything that the server sends of a chronicle or a pack, field by field. TypeScript types are generated from it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from regno.web.chronicles.seen import NamedSeen, Seen
from regno.web.chronicles.states import AnyState

# ---------------------------------------------------------------- steps and what they ask


class AskSeen(Seen, frozen=True, tag_field="kind"):
    """One thing that a step asks."""

    name: str
    question: str
    optional: bool
    draws: bool  # left out, the program draws
    usual: str | int | None  # what counts when it is left out
    untyped: list[str]  # cards that may be told although nobody typed them, as type/group
    instead_of: str  # the name of another ask that this one answers in a different way


class ChoiceAsk(AskSeen, frozen=True, tag="choice"):
    """One of some choices."""

    choices: list[NamedSeen]


class ChoicesAsk(AskSeen, frozen=True, tag="choices"):
    """Different choices, from low to high of them; owners says whose the first is, the second and so on."""

    choices: list[NamedSeen]
    low: int
    high: int
    owners: list[str]


class KeyedChoices(NamedSeen, frozen=True):
    """A key with its choices."""

    kind: Literal["choice"]
    choices: list[NamedSeen]


class KeyedChoiceAsk(AskSeen, frozen=True, tag="choice-each"):
    """One choice for each of some keys."""

    keys: list[KeyedChoices]


class NumberAsk(AskSeen, frozen=True, tag="number"):
    """A whole number within bounds."""

    low: int
    high: int


class NumbersAsk(AskSeen, frozen=True, tag="numbers"):
    """A whole number within bounds for each of some keys."""

    keys: list[NamedSeen]
    low: int
    high: int
    may_lack: list[str]


class TextAsk(AskSeen, frozen=True, tag="text"):
    """Free words."""

    longest: int


class ValuesAsk(AskSeen, frozen=True, tag="values"):
    """The numbers of a score figure."""


AnyAsk = ChoiceAsk | ChoicesAsk | KeyedChoiceAsk | NumberAsk | NumbersAsk | TextAsk | ValuesAsk


class ReasonSeen(Seen, frozen=True):
    """Why a step is done, where the rulebook says so, and what is taken for granted."""

    why: str
    section: str
    assumes: list[str]
    optional: bool


class StepSeen(ReasonSeen, frozen=True):
    """One thing that can be done now."""

    command: str
    name: str
    what: str
    asks: list[AnyAsk]


class EntrySeen(Seen, frozen=True):
    """One line of the log."""

    number: int
    at: str
    news: bool  # more happened than was reported
    command: str
    name: str
    arguments: dict[str, Any]
    drawn: list[str]
    where: str
    said: list[str]
    kept: str  # why a correction has made it impossible, empty if it has effect
    reason: ReasonSeen | UnsetType = UNSET  # of the latest step


class ToldStep(Seen, frozen=True):
    """A step of the log as it was asked, with what was told."""

    number: int
    arguments: dict[str, Any]
    step: StepSeen


# ---------------------------------------------------------------- a chronicle


class ItemSeen(Seen, frozen=True):
    """One line of a checklist."""

    id: str
    what: str
    why: str
    ticked: bool
    step: str  # the command at whose step it is done, where there is one
    asked: bool  # answering that step ticks it; otherwise somebody does by hand


class ReminderSeen(Seen, frozen=True):
    """Something a player should not forget."""

    player: str
    when: str
    text: str


class RuleValue(Seen, frozen=True):
    """One value of a house rule."""

    id: str
    meaning: str


class HouseRuleSeen(Seen, frozen=True):
    """A point that the rulebook leaves open, its value in force and the others."""

    id: str
    question: str
    value: str
    default: str
    values: list[RuleValue]


class LineSeen(Seen, frozen=True):
    """One line of a score sheet."""

    text: str
    points: int
    second_hand: bool


class SheetSeen(Seen, frozen=True):
    """A score with a line for each point."""

    owner: str
    title: str
    lines: list[LineSeen]
    total: int


class CardsFrom(Seen, frozen=True):
    """The pack that a chronicle's cards are from."""

    id: str
    kind: str
    version: str
    title: str
    note: str
    lent: list[str]  # cards of an owner's pack that are the house set's, as type/id
    as_met: bool  # the box lies on the table, and its cards are typed as they are met


class ChronicleSeen(Seen, frozen=True, tag_field="type", tag="snapshot"):
    """A chronicle at one version: everything that its page draws."""

    id: str
    kind: str  # the name of its scenario
    title: str
    begun: str
    where: str
    steps: int
    version: int
    packs: list[CardsFrom]
    state: AnyState
    now: list[StepSeen]
    checklist: list[ItemSeen]
    reminders: list[ReminderSeen]
    house_rules: list[HouseRuleSeen]
    figures: dict[str, list[int]]
    colours: dict[str, str]  # of each player's pieces
    log: list[EntrySeen]  # the latest
    undone: list[str]
    sheets: list[SheetSeen]
    position: list[str]
    damage: str


class ChronicleOpened(ChronicleSeen, frozen=True, tag="snapshot"):
    """A chronicle, and what the token that opened it allows."""

    may_write: bool
    reading_token: str


class ChronicleHead(Seen, frozen=True):
    """The line of a chronicle in a list of one's own; of one that cannot be opened only the trouble with it."""

    id: str
    touched: str
    may_write: bool
    trouble: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    title: str | UnsetType = UNSET
    begun: str | UnsetType = UNSET
    players: list[str] | UnsetType = UNSET
    where: str | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    pack: str | UnsetType = UNSET  # the id of the pack that its cards are from
    steps: int | UnsetType = UNSET


class ChronicleHeads(Seen, frozen=True):
    """The chronicles that a browser's tokens open, the latest first."""

    chronicles: list[ChronicleHead]


class ChronicleLog(Seen, frozen=True):
    """A part of the log."""

    log: list[EntrySeen]


class CommandPreview(Seen, frozen=True):
    """What a command would bring about, or why it is refused; of score sheets the points of each player so far."""

    said: list[str]
    refused: str
    totals: dict[str, int]


class Created(Seen, frozen=True):
    """A new chronicle or pack, and the token of its owner."""

    id: str
    token: str
    damage: str | UnsetType = UNSET  # of an import: why only a part of it is left


# ---------------------------------------------------------------- packs


class ShareSeen(Seen, frozen=True):
    """How many cards of a type are one's own, and how many are lent or not yet typed."""

    type: str
    own: int
    lent: int
    text: str


class PackSeen(Seen, frozen=True):
    """A pack in a list."""

    id: str
    kind: str
    version: str
    extends: str
    title: str
    note: str
    cards: int
    may_write: bool
    met: dict[str, list[ShareSeen]]  # by kind, of the cards that are met in play: how many are typed already


class PackHeads(Seen, frozen=True):
    """The packs that a browser can play with, and how few and how many play each kind."""

    packs: list[PackSeen]
    players: dict[str, tuple[int, int]]


class CardSeen(NamedSeen, frozen=True):
    """A card of a pack: its name, its group, and its table."""

    nameless: bool
    group: str
    copies: int
    own: bool
    table: dict[str, Any]


class TypeSeen(Seen, frozen=True):
    """The cards of one type."""

    type: str
    kind: str
    groups: dict[str, int]
    cards: list[CardSeen]


class PackWhole(PackSeen, frozen=True):
    """A pack with its cards, and what keeps it from being complete."""

    types: list[TypeSeen]
    missing: dict[str, list[str]]
    warnings: list[str]
    shares: dict[str, list[ShareSeen]]


class PackMerged(Seen, frozen=True):
    """What became of the cards of another pack: joined, put in place of one's own, or left out for one's own."""

    joined: int
    replaced: int
    kept: int


class FaultSeen(Seen, frozen=True):
    """What is wrong with one field of a card."""

    path: list[str | int]
    text: str


class CardCheck(Seen, frozen=True):
    """What is wrong with each field of a card; if nothing is, what would then be wrong with the pack."""

    faults: list[FaultSeen]
    notes: list[str]

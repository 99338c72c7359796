"""The rulebook of one table, from its edition and options: chapters, cards, rulings, the editions compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from regno.proelio.cards import (
    BASE_KINDS,
    EDICT,
    GUILDS,
    IMPERIAL_MANURE,
    IS_ATTACK,
    IS_DEFENCE,
    NAMES,
    PATROL,
    TOWER,
)
from regno.proelio.edition import BUILT_IN, Edition, built_in
from regno.proelio.narrator import Narrator, option, option_value
from regno.proelio.options import NO_YES, RULINGS, Number, ruling_texts
from regno.proelio.rulebook.outline import BELONGS_TO, CHAPTERS, DECIDED_BY, RULINGS_END, Facts
from regno.proelio.state import Options
from regno.text import Argument, Voice, has

ADD_ONS = ("guilds", "merchant", "allied")


class Paragraph(msgspec.Struct, frozen=True):
    """A sentence or two of a chapter."""

    key: str
    text: str
    brief: bool  # stands on the reference card too
    changed: bool  # a house rule makes it differ from the rulebook


class Chapter(msgspec.Struct, frozen=True):
    """A part of the rules under one title."""

    id: str
    title: str
    paragraphs: list[Paragraph]


class CardTold(msgspec.Struct, frozen=True):
    """One kind of card."""

    kind: str
    name: str
    type: str  # attack, defence or strategy, as a word of the reader's language
    says: str
    count: int
    basis: str  # how the count is known, in words
    reconstructed: bool  # rather than read in the rulebook


class GuildTold(msgspec.Struct, frozen=True):
    """One Guild and what it gives."""

    guild: str
    name: str
    says: str


class Ruling(msgspec.Struct, frozen=True):
    """A question that the rulebooks leave open, and how it is decided here."""

    number: int
    text: str
    option: str  # the option that decides it, empty for none
    changed: bool  # by a house rule


class RulingChapter(msgspec.Struct, frozen=True):
    """The rulings on one part of the rules."""

    title: str
    rulings: list[Ruling]


class Difference(msgspec.Struct, frozen=True):
    """A point in which the rulebooks differ, and what each says; an empty text where it does not come up."""

    about: str
    values: list[str]  # in the order of ``editions``


class EditionTold(msgspec.Struct, frozen=True):
    """One rulebook: where it comes from, and which modes it has."""

    id: str
    title: str
    source: str
    add_ons: list[str]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of one table."""

    edition: str
    title: str
    houses: int
    modes: dict[str, bool]
    house_rules: dict[str, str]  # options that the table has decided otherwise
    chapters: list[Chapter]
    cards: list[CardTold]
    guilds: list[GuildTold]
    rulings: list[RulingChapter]
    editions: list[EditionTold]
    differences: list[Difference]


@dataclass(frozen=True)
class RulebookQuery:
    """The table whose rules are wanted; ``whole`` includes modes that are not played."""

    edition: Edition
    houses: int = 4
    modes: Mapping[str, bool] = field(default_factory=dict)
    rulings: Mapping[str, str] = field(default_factory=dict)
    whole: bool = False

    def options(self, rulings: Mapping[str, str] | None = None) -> Options:
        modes = {name: self.modes.get(name, False) for name in ADD_ONS}
        return self.edition.options(self.houses, **modes, rulings=self.rulings if rulings is None else rulings)


class RulebookBuilder:
    """Builds the rulebook of one table in one language."""

    def __init__(self, query: RulebookQuery, language: str) -> None:
        self.query, self.language, self.edition = query, language, query.edition
        self.narrator = Narrator(language, query.edition.id)
        self.voice, self.rulings = Voice(language, "rulebook"), Voice(language, "rulings")
        self.options, self.printed = query.options(), query.options({})
        self.house_rules = changed_options(self.options, self.printed)

    def build(self) -> Rulebook:
        return Rulebook(
            edition=self.edition.id,
            title=self.edition.title[self.language],
            houses=self.query.houses,
            modes={name: self.query.modes.get(name, False) for name in ADD_ONS},
            house_rules=self.house_rules,
            chapters=self.chapters(),
            cards=list(self.cards()),
            guilds=list(self.guilds()) if self.options.guilds else [],
            rulings=list(self.ruling_chapters()),
            editions=[self.edition_info(built_in(name)) for name in BUILT_IN],
            differences=list(differences(self.language)),
        )

    # ------------------------------------------------------------ chapters

    def facts(self, options: Options) -> Facts:
        """Return the arguments and conditions of sentences."""
        deck = self.edition.deck(options)
        words: dict[str, Argument] = {
            name: int(value) if isinstance(RULINGS[name], Number) else value
            for name, value in ruling_texts(options).items()
        }
        words |= {name: NO_YES[getattr(options, name)] for name in ADD_ONS}
        late = "turn_start" in (words["trim_gifts"], words["trim_support"] if options.allied else "")
        return {
            **words,
            "houses": options.houses,
            "base": sum(deck[:BASE_KINDS]),
            "imperial": sum(deck[BASE_KINDS:]),
            "manure": deck[IMPERIAL_MANURE],
            "edict": self.narrator.card(EDICT),
            "the_edict": self.narrator.card(EDICT, "the"),
            "patrol": self.narrator.card(PATROL),
            "tower": self.narrator.card(TOWER),
            "late": NO_YES[late],
            "seasoned": NO_YES[self.edition.modes["merchant"]],
            "whole": NO_YES[self.query.whole],
        }

    def chapters(self) -> list[Chapter]:
        """Return the chapters that apply to this table."""
        now, printed = self.facts(self.options), self.facts(self.printed)
        chapters = [Chapter(id, self.voice(f"chapter-{id}"), self.paragraphs(id, now, printed)) for id in CHAPTERS]
        return [chapter for chapter in chapters if chapter.paragraphs]

    def paragraphs(self, chapter: str, now: Facts, printed: Facts) -> list[Paragraph]:
        paragraphs = []
        for part in CHAPTERS[chapter]:
            if part.when(now):
                text = " ".join(self.voice(part.key, **now).split())
                usual = " ".join(self.voice(part.key, **printed).split()) if part.when(printed) else ""
                paragraphs.append(Paragraph(part.key, text, part.brief, text != usual))
        return paragraphs

    # ------------------------------------------------------------ cards, Guilds, rulings

    def cards(self) -> Iterator[CardTold]:
        for kind, count in enumerate(self.edition.deck(self.options)):
            if count:
                yield CardTold(
                    kind=NAMES[kind],
                    name=self.narrator.card(kind),
                    type=self.voice(f"class-{class_of(kind)}"),
                    says=self.narrator.card_rule(kind),
                    count=count,
                    basis=self.voice(f"basis-{self.edition.basis[kind]}"),
                    reconstructed=self.edition.basis[kind] == "reconstructed",
                )

    def guilds(self) -> Iterator[GuildTold]:
        for guild, name in enumerate(GUILDS):
            yield GuildTold(name, self.narrator.guild(guild), self.narrator.guild(guild, "says"))

    def ruling_chapters(self) -> Iterator[RulingChapter]:
        first = 1
        for chapter, last in RULINGS_END.items():
            yield RulingChapter(self.voice(f"chapter-{chapter}"), [self.ruling(n) for n in range(first, last + 1)])
            first = last + 1

    def names(self) -> dict[str, Argument]:
        """Return the cards whose names differ between editions."""
        return {
            "patrol": self.narrator.card(PATROL),
            "a_patrol": self.narrator.card(PATROL, "a"),
            "the_patrol": self.narrator.card(PATROL, "the"),
            "an_edict": self.narrator.card(EDICT, "a"),
            "the_edict": self.narrator.card(EDICT, "the"),
        }

    def ruling(self, number: int) -> Ruling:
        """Return a ruling: its fixed sentence, then the option that decides it."""
        fixed = self.rulings(f"ruling-{number}", **self.names()) if has("rulings", f"ruling-{number}") else ""
        name = DECIDED_BY.get(number, "")
        chosen = f"{option(self.language, name)} {self.value(name)}" if name else ""
        return Ruling(number, " ".join([fixed, chosen]).strip(), name, name in self.house_rules)

    def value(self, name: str) -> str:
        return option_value(self.language, name, ruling_texts(self.options)[name])

    def edition_info(self, edition: Edition) -> EditionTold:
        add_ons = [name for name in ADD_ONS if edition.modes[name]]
        return EditionTold(edition.id, edition.title[self.language], edition.source[self.language], add_ons)


def class_of(kind: int) -> str:
    return "attack" if IS_ATTACK[kind] else "defence" if IS_DEFENCE[kind] else "strategy"


def changed_options(options: Options, printed: Options) -> dict[str, str]:
    """Return the options in which a table differs from its rulebook."""
    usual = ruling_texts(printed)
    return {name: value for name, value in ruling_texts(options).items() if usual[name] != value}


# ---------------------------------------------------------------- the editions compared


def differences(language: str) -> Iterator[Difference]:
    """Yield every difference between the editions: the cards, then option by option."""
    voice = Voice(language, "rulebook")
    yield Difference(voice("difference-cards"), [deck_text(voice, edition) for edition in rulebooks()])
    manure = [voice("difference-has", count=edition.cards[IMPERIAL_MANURE]) for edition in rulebooks()]
    yield Difference(voice("difference-manure"), manure)
    for mode in ("guilds", "merchant"):
        values = [voice("difference-mode", has=NO_YES[edition.modes[mode]]) for edition in rulebooks()]
        yield Difference(option(language, mode), values)
    for name in RULINGS:
        values = [ruling_text(language, edition, name) for edition in rulebooks()]
        if len(set(values)) > 1:
            yield Difference(option(language, name), values)


def rulebooks() -> list[Edition]:
    return [built_in(name) for name in BUILT_IN]


def deck_text(voice: Voice, edition: Edition) -> str:
    return voice("difference-decks", base=sum(edition.cards[:BASE_KINDS]), imperial=sum(edition.cards[BASE_KINDS:]))


def ruling_text(language: str, edition: Edition, name: str) -> str:
    """Return how an edition decides an option, empty if the option has no effect there."""
    if not matters(edition, name):
        return ""
    return option_value(language, name, RULINGS[name].write(edition.rulings[name]))


def matters(edition: Edition, name: str) -> bool:
    """Whether an option has any effect in an edition's own games."""
    part = BELONGS_TO.get(name)
    if part is None:
        return True
    return bool(edition.modes[part] if part in edition.modes else edition.rulings[part])


assert set(DECIDED_BY.values()) == set(RULINGS), "every option decides a ruling"

"""Editions: a rulebook as data, read from TOML and checked key by key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from regno.errors import BadEdition, BadOption
from regno.files import why_unreadable
from regno.proelio.cards import BASE_KINDS, HAND_LIMIT, KINDS, NAMES, TEMPORARY_ALLIANCE
from regno.proelio.options import LATER, MODES, RULINGS, build_options, read_option
from regno.proelio.state import SEATS, Options
from regno.text import LANGUAGES
from regno.untrusted_toml import BadToml, parse_toml

ORDER = ("v082", "ga", "it111", "en111")  # as they were printed; others follow by name
DEFAULT = "en111"
FOLDER = files("regno.proelio").joinpath("editions")
BASES = ("read", "reconstructed")
MOST_OF_A_KIND = 100  # counts are kept in one signed byte


@dataclass(frozen=True)
class Edition:
    """One rulebook: what its box holds and how it decides every open question."""

    id: str
    title: Mapping[str, str]  # by language
    source: Mapping[str, str]  # where it was read, by language
    language: str
    cards: tuple[int, ...]  # copies of each kind
    basis: tuple[str, ...]  # whether each count was read or reconstructed
    box: Mapping[str, int]  # totals that the box prints
    modes: Mapping[str, bool]  # which add-ons exist
    rulings: Mapping[str, int]

    def options(
        self,
        houses: int = 4,
        guilds: bool = False,
        merchant: bool = False,
        allied: bool = False,
        rulings: Mapping[str, str] | None = None,
    ) -> Options:
        """Return the options of a table with this rulebook; ``rulings`` are house rules as words."""
        modes = {"houses": houses, "guilds": int(guilds), "merchant": int(merchant), "allied": int(allied)}
        self.check_modes(modes)
        house_rules = {name: read_option(name, text) for name, text in (rulings or {}).items()}
        if allied and house_rules.get("seasons") == 1:
            raise BadOption("seasons-when-allied")
        if allied:
            house_rules["seasons"] = 0
        return build_options({**self.rulings, **house_rules}, modes)

    def check_modes(self, modes: Mapping[str, int]) -> None:
        """Modes that this rulebook does not have, or that do not go together, are refused."""
        houses = modes["houses"]
        if MODES["houses"].read(str(houses)) is None:
            raise BadOption("bad-houses", value=str(houses))
        for mode in ("guilds", "merchant", "allied"):
            if modes[mode] and not self.modes[mode]:
                having = [name for name in BUILT_IN if built_in(name).modes[mode]]
                raise BadOption("mode-not-in-edition", mode=mode, edition=self.id, known=", ".join(having))
        if modes["allied"] and houses != 4:
            raise BadOption("allied-needs-four", value=str(houses))
        if modes["allied"] and modes["merchant"]:
            raise BadOption("merchant-when-allied")

    def deck(self, options: Options) -> list[int]:
        """Return the cards in play: Allied Houses leave the Temporary Alliances in the box."""
        counts = list(self.cards)
        if options.allied:
            counts[TEMPORARY_ALLIANCE] = 0
        return counts


class Reader:
    """Parses an edition file; every error names file, key, value and what was expected."""

    def __init__(self, file: str, data: Mapping[str, Any]) -> None:
        self.file, self.data = file, data

    def wrong(self, key: str, value: object, expected: str) -> BadEdition:
        if value is None:  # which TOML cannot say: the key is not there
            return BadEdition("edition-missing", file=self.file, key=key, expected=expected)
        return BadEdition("edition-value", file=self.file, key=key, value=repr(value), expected=expected)

    def table(self, key: str, known: tuple[str, ...]) -> Mapping[str, Any]:
        """Return a table of the file, with no key in it that we do not know."""
        value = self.data.get(key, {})
        if not isinstance(value, Mapping):
            raise self.wrong(key, value, "[table]")
        for name in value:
            if name not in known:
                raise BadEdition(
                    "edition-key", file=self.file, key=f"{key}.{name}", value=repr(value[name]), known=", ".join(known)
                )
        return value

    def words(self, key: str) -> dict[str, str]:
        """Return a text by language; one plain text serves for all, and the first one where a language has none."""
        value = self.data.get(key)
        if isinstance(value, str):
            return dict.fromkeys(LANGUAGES, value)
        texts = isinstance(value, Mapping) and all(isinstance(text, str) for text in value.values())
        if not isinstance(value, Mapping) or not texts or not value or not {*value} <= {*LANGUAGES}:
            table = ", ".join(f'{each} = "..."' for each in LANGUAGES)
            raise self.wrong(key, value, f'"text" | {{ {table} }}')
        first = next(value[each] for each in LANGUAGES if each in value)
        return {language: str(value.get(language, first)) for language in LANGUAGES}

    def number(self, key: str, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(key, value, f"{least} .. {most}")
        return value

    def cards(self) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """Copies of every kind, and how each count is known."""
        table = self.table("cards", NAMES)
        counts, bases = [], []
        for name in NAMES:
            entry = table.get(name)
            if not isinstance(entry, Mapping) or {*entry} != {"count", "basis"}:
                raise self.wrong(f"cards.{name}", entry, '{ count = 0 .. 100, basis = "read" | "reconstructed" }')
            if entry["basis"] not in BASES:
                raise self.wrong(f"cards.{name}.basis", entry["basis"], " / ".join(BASES))
            counts.append(self.number(f"cards.{name}.count", entry["count"], 0, MOST_OF_A_KIND))
            bases.append(str(entry["basis"]))
        return tuple(counts), tuple(bases)

    def modes(self) -> dict[str, bool]:
        table = self.table("modes", ("guilds", "merchant", "allied"))
        for name in ("guilds", "merchant", "allied"):
            if not isinstance(table.get(name), bool):
                raise self.wrong(f"modes.{name}", table.get(name), "true / false")
        return dict(table)

    def rulings(self) -> dict[str, int]:
        """Return every option: an edition decides everything, save what was not asked when it was written."""
        table = self.table("options", tuple(RULINGS))
        values = {}
        for name, spec in RULINGS.items():
            value = table.get(name, False if name in LATER else None)
            text = ("no", "yes")[value] if isinstance(value, bool) else str(value)
            number = None if value is None else spec.read(text)
            if number is None:
                raise self.wrong(f"options.{name}", value, spec.expected.replace("no / yes", "false / true"))
            values[name] = number
        return values

    def box(self, counts: tuple[int, ...]) -> dict[str, int]:
        """Return the printed totals, which the counts must add up to."""
        table = self.table("box", ("cards", "others", "base", "imperial"))
        totals = {name: self.number(f"box.{name}", value, 0, 1000) for name, value in table.items()}
        base, imperial = sum(counts[:BASE_KINDS]), sum(counts[BASE_KINDS:])
        found = {"base": base, "imperial": imperial, "cards": base + imperial + totals.get("others", 0)}
        for name, total in totals.items():
            if name != "others" and found[name] != total:
                raise BadEdition(
                    "edition-total", file=self.file, key=f"box.{name}", value=str(total), found=str(found[name])
                )
        return totals

    def edition(self) -> Edition:
        known = ("id", "title", "source", "language", "box", "modes", "options", "cards")
        for key in self.data:
            if key not in known:
                raise BadEdition(
                    "edition-key", file=self.file, key=key, value=repr(self.data[key]), known=", ".join(known)
                )
        name = self.data.get("id")
        if not isinstance(name, str) or not name.isidentifier():
            raise self.wrong("id", name, '"name"')
        if self.data.get("language") not in LANGUAGES:
            raise self.wrong("language", self.data.get("language"), " / ".join(LANGUAGES))
        counts, bases = self.cards()
        box = self.box(counts)
        dealt = HAND_LIMIT * SEATS
        if sum(counts[:BASE_KINDS]) - counts[TEMPORARY_ALLIANCE] <= dealt:
            raise BadEdition("edition-too-few", file=self.file, value=str(sum(counts[:BASE_KINDS])), dealt=str(dealt))
        return Edition(
            id=name,
            title=self.words("title"),
            source=self.words("source"),
            language=str(self.data["language"]),
            cards=counts,
            basis=bases,
            box=box,
            modes=self.modes(),
            rulings=self.rulings(),
        )


def read_edition(text: str, file: str) -> Edition:
    """Return an edition from the text of its file."""
    try:
        data = parse_toml(text)
    except BadToml as trouble:
        raise BadEdition(
            "edition-toml", file=file, why=trouble.why, line=str(trouble.line), fault=trouble.fault
        ) from None
    return Reader(file, data).edition()


def editions_here() -> tuple[str, ...]:
    """Return the names of the rulebooks that ship with Regno: every file of the folder is one."""
    found = {Path(each.name).stem for each in FOLDER.iterdir() if each.name.endswith(".toml")}
    return (*ORDER, *sorted(found.difference(ORDER)))


@cache
def built_in(name: str) -> Edition:
    """Return one of the rulebooks that ship with Regno."""
    text = FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return read_edition(text, f"{name}.toml")


def edition(name: str) -> Edition:
    """Return a rulebook by its name, or a file of one's own by its path."""
    if name in BUILT_IN:
        return built_in(name)
    path = Path(name)
    if path.suffix != ".toml" and not path.is_file():
        raise BadEdition("unknown-edition", name=name, known=", ".join(BUILT_IN))
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as trouble:
        raise BadEdition("unreadable-file", file=name, fault=why_unreadable(trouble)) from None
    return read_edition(text, path.name)


BUILT_IN = editions_here()
assert len(NAMES) == KINDS

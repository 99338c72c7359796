"""The parts of the game's pages that are made from the data: ``python tests/doc_blocks.py`` writes them anew.

A block stands between ``<!-- made: NAME -->`` and ``<!-- end -->``; test_docs.py fails where one is stale.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from os.path import relpath
from pathlib import Path

from citations import POINT, anchors, pages
from regno.proelio.cards import GUILDS, NAMES
from regno.proelio.edition import BUILT_IN, DEFAULT, Edition, built_in
from regno.proelio.formats.record import EARLIER
from regno.proelio.narrator import Narrator, option, option_value
from regno.proelio.options import RULINGS, Number, ruling_texts
from regno.proelio.rulebook.builder import matters
from regno.proelio.rulebook.outline import DECIDED_BY
from regno.terminal.help import ADDED, ALWAYS
from regno.text import say
from source import HOME

DOC = HOME / "docs" / "proelio.md"
OPTIONS = HOME / "docs" / "rules" / "options.md"
BLOCK = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
LINK = re.compile(rf"\[({POINT}|`\w+`)\](?![(:])")
HEAD = " | ".join(f"`{name}`" for name in BUILT_IN)
RULING_OF = {name: number for number, name in DECIDED_BY.items()}


def books() -> list[Edition]:
    return [built_in(name) for name in BUILT_IN]


def rules() -> Iterator[str]:
    """The paragraphs that ``help`` shows while playing by the rulebook that Regno plays unless told otherwise."""
    words = {"edict": "The Imperial Edict", "patrol": "a Patrol", "tower": "Tower"}
    words |= ruling_texts(built_in(DEFAULT).options())
    for part in (*ALWAYS, *ADDED):
        yield f"- {' '.join(say('en', 'rules', part, **words).split())}"


def guilds() -> Iterator[str]:
    teller = Narrator("en", "en111")
    for guild in range(len(GUILDS)):
        yield f"- **{teller.guild(guild)}.** {teller.guild(guild, 'says')}"


def cards() -> Iterator[str]:
    """Each card's name in each rulebook's own language, and how many there are."""
    yield f"| Card | {HEAD} | What it does |"
    yield "|---|---|---|---|---|---|"
    for kind, name in enumerate(NAMES):
        cells = " | ".join(card_cell(book, kind) for book in books())
        yield f"| `{name}` | {cells} | {Narrator('en', 'en111').card_rule(kind)} |"


def card_cell(book: Edition, kind: int) -> str:
    if not book.cards[kind]:
        return "none"
    mark = "" if book.basis[kind] == "read" else "?"
    return f"{Narrator(book.language, book.id).card(kind)}, {book.cards[kind]}{mark}"


def presets() -> Iterator[str]:
    """Each option's value in each rulebook; in brackets where the rulebook has no use for it."""
    yield f"| Option | {HEAD} | Ruling |"
    yield "|---|---|---|---|---|---|"
    for name in RULINGS:
        yield f"| [`{name}`] | {' | '.join(preset(book, name) for book in books())} | [Q{RULING_OF[name]}] |"


def preset(book: Edition, name: str) -> str:
    value = RULINGS[name].write(book.rulings[name])
    return value if matters(book, name) else f"({value})"


def options() -> Iterator[str]:
    """What each option asks and what its values mean; of numbers, the ones that rulebooks have."""
    for name, spec in RULINGS.items():
        known = dict.fromkeys(spec.write(book.rulings[name]) for book in books())
        each = known if isinstance(spec, Number) else spec.expected.split(" / ")
        yield f'<a id="{name}"></a>**{name}**: {option("en", name)} ([Q{RULING_OF[name]}])'
        yield ""
        if isinstance(spec, Number):
            yield f"- A number, {spec.least:,} to {spec.most:,}."
        for value in each:
            yield f"- `{value}`: {option_value('en', name, value)}"
        yield ""


def earlier() -> Iterator[str]:
    """What rulebooks preset under earlier versions of the rules."""
    yield "| Up to version | Rulebook | Option | Then | Now |"
    yield "|---|---|---|---|---|"
    for version, changes in EARLIER.items():
        for book, then in changes.items():
            for name, value in then.items():
                now = RULINGS[name].write(built_in(book).rulings[name])
                yield f"| {version} | `{book}` | [`{name}`] | {value} | {now} |"


def links(page: Path, text: str) -> Iterator[str]:
    """Where each point and option leads that a page cites in brackets; none for what is written nowhere."""
    places = {point: each[0].file for point, each in anchors().items()} | {f"`{name}`": OPTIONS for name in RULINGS}
    for cited in sorted({*LINK.findall(text)} & {*places}, key=by_number):
        target = "" if places[cited] == page else relpath(places[cited], page.parent)
        yield f"[{cited}]: {target}#{cited.strip('`')}"


def by_number(point: str) -> tuple[str, int, str]:
    """Sort R2 before R10, and options after the points, by name."""
    number = re.match(r"[A-Z](\d+)", point)
    return (point[0], int(number[1]), point) if number else (point, 0, point)


MAKERS: dict[str, Callable[[], Iterator[str]]] = {
    "rules": rules, "guilds": guilds, "cards": cards, "presets": presets, "options": options, "earlier": earlier,
}  # fmt: skip


def regenerate(page: Path, text: str) -> str:
    """Return the text of a page with every block as the data has it, and last the links that the page then needs."""

    def block(name: str, lines: Iterator[str]) -> None:
        nonlocal text
        body = "".join(f"{line}\n" for line in lines)
        text = BLOCK.sub(lambda found: f"{found[1]}{body}{found[3]}" if found[2] == name else found[0], text)

    for name, make in MAKERS.items():
        block(name, make())
    block("links", links(page, text))
    return text


def doc_pages() -> list[Path]:
    return [DOC, *pages()]


if __name__ == "__main__":
    for page in doc_pages():
        page.write_text(regenerate(page, page.read_text(encoding="utf-8")), encoding="utf-8")

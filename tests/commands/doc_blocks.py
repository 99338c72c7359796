"""The parts of docs/proelio.md that are made from the data: ``python tests/commands/doc_blocks.py`` writes them anew.

A block stands between ``<!-- made: NAME -->`` and ``<!-- end -->``; test_docs.py fails where one is stale.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from regno.proelio.cards import GUILDS, NAMES
from regno.proelio.edition import BUILT_IN, DEFAULT, Edition, built_in
from regno.proelio.explain import Teller, option, option_value
from regno.proelio.options import RULINGS, Number, written
from regno.terminal.help import ADDED, ALWAYS
from regno.text import say

DOC = Path(__file__).parents[2] / "docs" / "proelio.md"
BLOCK = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
HEAD = " | ".join(f"`{name}`" for name in BUILT_IN)


def books() -> list[Edition]:
    return [built_in(name) for name in BUILT_IN]


def rules() -> Iterator[str]:
    """The paragraphs that ``help`` shows while playing by the rulebook that Regno plays unless told otherwise."""
    words = {"edict": "The Imperial Edict", "patrol": "a Patrol", "tower": "Tower"}
    words |= written(built_in(DEFAULT).options())
    for part in (*ALWAYS, *ADDED):
        yield f"- {' '.join(say('en', 'rules', part, **words).split())}"


def guilds() -> Iterator[str]:
    teller = Teller("en", "en111")
    for guild in range(len(GUILDS)):
        yield f"- **{teller.guild(guild)}.** {teller.guild(guild, 'says')}"


def cards() -> Iterator[str]:
    """Each card's name in each rulebook's own language, and how many there are."""
    yield f"| Card | {HEAD} | What it does |"
    yield "|---|---|---|---|---|---|"
    for kind, name in enumerate(NAMES):
        cells = " | ".join(card_cell(book, kind) for book in books())
        yield f"| `{name}` | {cells} | {Teller('en', 'en111').card_rule(kind)} |"


def card_cell(book: Edition, kind: int) -> str:
    if not book.cards[kind]:
        return "none"
    mark = "" if book.basis[kind] == "read" else "?"
    return f"{Teller(book.language, book.id).card(kind)}, {book.cards[kind]}{mark}"


def options() -> Iterator[str]:
    """Each option's value in each rulebook."""
    yield f"| Option | {HEAD} | About |"
    yield "|---|---|---|---|---|---|"
    for name, spec in RULINGS.items():
        cells = " | ".join(spec.write(book.rulings[name]) for book in books())
        yield f"| `{name}` | {cells} | {option('en', name)} |"


def values() -> Iterator[str]:
    """What each value of an option means; of numbers, the ones that rulebooks have."""
    for name, spec in RULINGS.items():
        known = dict.fromkeys(spec.write(book.rulings[name]) for book in books())
        each = known if isinstance(spec, Number) else spec.expected.split(" / ")
        meanings = (f"`{value}`: {option_value('en', name, value)}" for value in each)
        yield f"- **{name}** ({spec.expected}). {' '.join(meanings)}"


MAKERS = {"rules": rules, "guilds": guilds, "cards": cards, "options": options, "values": values}


def made(text: str) -> str:
    """The page with every block as the data has it."""
    return BLOCK.sub(lambda found: f"{found[1]}{chr(10).join(MAKERS[found[2]]())}\n{found[3]}", text)


if __name__ == "__main__":
    DOC.write_text(made(DOC.read_text(encoding="utf-8")), encoding="utf-8")

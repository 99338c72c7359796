"""Every command that reads something: wrong words and wrong files end with a status and a sentence, no traceback."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mutate import LONG, SAMPLES, corpus, keep, mangled

from regno.cli import main

# What each command is given; FILE is one that the test writes.
COMMANDS: dict[str, list[str]] = {
    "verify": ["verify", "FILE"],
    "replay": ["replay", "FILE"],
    "coach": ["coach", "FILE", "--seat", "0"],
    "position": ["position", "FILE"],
    "editions": ["editions", "FILE"],
    "export": ["tables", "export", "FILE", "--data", "DATA"],
    "import": ["tables", "import", "FILE", "--data", "DATA"],
    "delete": ["tables", "delete", "FILE", "--data", "DATA"],
    "chronicle import": ["chronicle", "import", "FILE", "--data", "DATA"],
    "pack": ["chronicle", "packs", "check", "FILE", "--data", "DATA"],
    "serve": ["serve", "--check", "--config", "FILE", "--data", "DATA"],
}
SOURCES = {
    "verify": "records/rules-1-en111.record",
    "replay": "records/rules-1-it111.record",
    "coach": "records/rules-1-it111.record",
    "import": "table/samples/export-1.json",
    "chronicle import": "chronicles/samples/paladins.chronicle",
}
WORDS = st.sampled_from(
    [
        "--lang",
        "it",
        "--houses",
        "7",
        "-1",
        "--seed",
        "",
        "\ud800",
        LONG,
        "0" * 5_000,
        "--option",
        "a=b",
        "--json",
        "--",
        "-h",
        "é",
        "a\0b",
    ]
)


def ends(words: list[str]) -> None:
    """Run a command; it must end with a status, and what it says must not be a traceback."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            status: Any = main(words)
        except SystemExit as end:
            status = end.code
    assert status in (0, 1, 2, None), words
    assert "Traceback" not in said.getvalue()


@pytest.mark.parametrize("name", COMMANDS)
@settings(max_examples=settings().max_examples // 2 or 1, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_words_and_no_file_make_a_traceback(name: str, data: st.DataObject, tmp_path: Path) -> None:
    source = SOURCES.get(name)
    text = (SAMPLES / source).read_text(encoding="utf-8") if source else 'port = 0\nlog = "error"\n'
    content = data.draw(mangled(text) | st.text(max_size=50))
    more = data.draw(st.lists(WORDS, max_size=2))
    run(name, content, more, tmp_path)


def run(name: str, content: str, more: list[str], folder: Path) -> None:
    file = folder / "input"
    file.write_bytes(content.encode(errors="surrogatepass"))
    places = {"FILE": str(file), "DATA": str(folder / "data")}
    try:
        ends([*(places.get(word, word) for word in COMMANDS[name]), *more])
    except BaseException:
        keep(f"command {name}", json.dumps([content, more]))
        raise


@pytest.mark.parametrize("name", COMMANDS)
def test_what_was_found_before_ends_with_a_sentence(name: str, tmp_path: Path) -> None:
    for line in corpus(f"command {name}"):
        content, more = json.loads(line)
        run(name, content, more, tmp_path)

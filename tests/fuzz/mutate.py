"""Texts and JSON made wrong: by bytes, by lines, by values. What once went wrong is kept in corpus.jsonl."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

HERE = Path(__file__).parent
SAMPLES = HERE.parent
CORPUS = HERE / "corpus.jsonl"
LONG = "x" * 1_001  # longer than Fluent formats
HUGE = 10**27  # larger than Babel formats

# What programmers forget: too long, too large, wrong type, half a character, what looks like a path or markup.
ODD: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 0, 1, 2**31, 2**53, 2**63, HUGE, -HUGE, 1e308, 0.5, "", " ", "\0", "\ud800", LONG, "x" * 20_000,
     "../../etc/passwd", "<script>", "{ $x }", "é\u202e", "0" * 5_000, [], {}, [[]] * 3, {"": {}}, ["a"] * 300]
)  # fmt: skip
JSON = st.recursive(
    ODD | st.integers() | st.text(max_size=20) | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
PIECES = st.sampled_from(
    [
        "",
        "\0",
        "\n",
        "\r\n",
        " ",
        "#",
        "=",
        ",",
        "0",
        "-1",
        str(HUGE),
        LONG,
        "[",
        "{" * 2_000,
        "\\ud800",
        "null",
        "é",
        "﻿",
    ]
)


@st.composite
def mangled(draw: st.DrawFn, text: str) -> str:
    """A text with a few lines or letters cut, doubled, exchanged or replaced."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.sampled_from([0, 1, 2, 5, 20, 200, 10**6])))
        change = draw(st.sampled_from(["replace", "double", "move", "digit"]))
        piece = text[start:end]
        if change == "double":
            text = text[:end] + piece[:2_000] + text[end:]
        elif change == "move":
            rest = text[:start] + text[end:]
            place = draw(st.integers(0, len(rest)))
            text = rest[:place] + piece + rest[place:]
        elif change == "digit":
            text = text[:start] + "".join("9" if each.isdigit() else each for each in piece) + text[end:]
        else:
            text = text[:start] + draw(PIECES) + text[end:]
    return text


def wrong_message(fields: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    """A message with some of its fields odd, left out, or more than there are."""
    changed = st.dictionaries(st.sampled_from([*fields, "more"]), JSON, max_size=3)
    left_out = st.sets(st.sampled_from([*fields, "none"]), max_size=2)
    return st.builds(
        lambda odd, without: {name: value for name, value in {**fields, **odd}.items() if name not in without},
        changed,
        left_out,
    )


def as_json(value: Any) -> str:
    """JSON that may hold half a character, as a client of ours never sends it."""
    return json.dumps(value)


def corpus(kind: str) -> list[str]:
    """What was found before."""
    lines = [json.loads(line) for line in CORPUS.read_text(encoding="utf-8").splitlines()]
    return [line["text"] for line in lines if line["kind"] == kind]


def keep(kind: str, text: str) -> None:
    """Add an input to the corpus, after it was found to go wrong."""
    if text not in corpus(kind):
        with CORPUS.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"kind": kind, "text": text}) + "\n")

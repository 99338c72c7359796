"""TOML that was made to hurt is refused, and whatever an honest file may hold is not."""

from __future__ import annotations

import tomllib
import tracemalloc

import pytest

from regno.untrusted_toml import MOST_LETTERS, BadToml, check_keys, parse_toml

LONG = ".".join(["a"] * 5_000)
BOMBS = {
    "a dotted key": f"{LONG} = 1",
    "a table": f"[{LONG}]",
    "an array of tables": f"x = 1\n[[{LONG}]]",
    "an inline table": f"x = {{ {LONG} = 1 }}",
    "quoted parts": '."b"' * 5_000 + " = 1",
    "literal parts with blanks": "a" + " .\t'b'" * 5_000 + " = 1",
    "behind a comment": f"# '''\n{LONG} = 1",
    "behind a string": f'x = "\\"#"\n{LONG} = 1',
    "behind a string of many lines": f'x = """ " "" \\""" # """\n{LONG} = 1',
    "behind four quotes at an end": f'x = """a""""\n{LONG} = 1',
}
HONEST = (
    'x = "a.b.c.d.e.f.g.h.i.j.k"',
    "x = 'a.b.c.d.e.f.g.h.i.j.k'",
    '# a.b.c.d.e.f.g.h.i.j.k\nx = """\na.b.c.d.e.f.g.h.i.j.k = "1"\n"""',
    "x = '''\na.b.c.d.e.f.g.h.i.j\n'''",
    "a.b.c.d.e.f.g.h = 1.5\nd = 1979-05-27T00:32:00.999999-07:00",
    '"a.b"."c.d.e.f.g.h.i.j.k" = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]',
    "",
)


@pytest.mark.parametrize("name", BOMBS)
def test_a_long_key_is_refused_before_it_is_parsed(name: str) -> None:
    tracemalloc.start()
    with pytest.raises(BadToml) as fault:
        parse_toml(BOMBS[name])
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert fault.value.why in ("key", "syntax") and most < 5_000_000
    if tomllib_reads(BOMBS[name].replace(LONG, "a.b")):
        assert fault.value.why == "key"


def tomllib_reads(text: str) -> bool:
    if len(text) > 1_000:
        return False  # a bomb still
    try:
        return bool(tomllib.loads(text))
    except ValueError:
        return False


@pytest.mark.parametrize("text", HONEST)
def test_what_an_honest_file_holds_is_read(text: str) -> None:
    assert parse_toml(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("#" + "x" * MOST_LETTERS, "size"),
        ("x = " + "[" * 50_000, "depth"),
        ("x = " + "{a=" * 50_000, "depth"),
        ("x = " + "9" * 5_000, "syntax"),
        ('x = """' * 20_000, "syntax"),
        ("x = ", "syntax"),
    ],
    ids=["size", "lists", "tables", "digits", "open strings", "no value"],
)
def test_what_would_break_the_parser_is_told_apart(text: str, why: str) -> None:
    with pytest.raises(BadToml) as fault:
        parse_toml(text)
    assert fault.value.why == why


def test_the_line_of_a_long_key_is_told() -> None:
    with pytest.raises(BadToml) as fault:
        check_keys(f'x = """\n\n"""\n{LONG} = 1')
    assert fault.value.line == 4

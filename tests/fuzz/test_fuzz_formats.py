"""Every file format and import: what is no such file is refused with a sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from zlib import crc32

import guided
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mutate import SAMPLES, corpus, keep, mangled

from regno.chronicles.imports import import_chronicle
from regno.chronicles.journal import journal_text, parse_journal, restore_chronicle
from regno.chronicles.store import StoredChronicle
from regno.errors import RegnoError
from regno.proelio.edition import edition, read_edition
from regno.proelio.formats.position_text import read_position
from regno.proelio.formats.record import read_record
from regno.proelio.formats.seat_record import read_any_game, write_record
from regno.proelio.game import deal
from regno.table.dump import load_archive
from regno.table.verify import verify
from regno.web.chronicles.packs import parse_pack
from regno.web.chronicles.serialize import serialize, without_request_ids

RECORD = (SAMPLES / "records" / "rules-1-en111.record").read_text(encoding="utf-8")
GAME = deal(houses=4, seed=3)


@cache
def seat_record() -> str:
    return write_record(GAME, 0)


def sample(name: str) -> str:
    return (SAMPLES / name).read_text(encoding="utf-8")


def shuffled() -> str:
    lines = [f"# shuffle commitment {'ab' * 32}", f"# shuffle nonce 0 {'01' * 16}", f"# shuffle secret {'00' * 16}"]
    return "\n".join([*lines, RECORD])


def bodies(text: str) -> str:
    """The lines of a journal without their checks."""
    return "\n".join(line.partition(" ")[2] for line in text.splitlines())


def bring(text: str) -> None:
    """Import lines with checks that fit, as whoever makes a file on purpose has them, and show them as a page does."""
    sealed, check = "", ""
    for body in text.split("\n"):
        check = f"{crc32((check + body).encode()):08x}"
        sealed += f"{check} {body}\n"
    journal, chronicle = import_chronicle(sealed)
    for language in ("en", "it"):
        msgspec.json.encode(serialize(StoredChronicle("", chronicle, journal), language))
    journal_text(chronicle.header, without_request_ids(journal.records[1:])).encode()
    chronicle.header.title.encode()


PACK = '[pack]\nid = "mine"\ntitle = "Mine"\nkind = "owner"\nformat = 1\nversion = "1"\nextends = "house"\n'
FORMATS: dict[str, tuple[str, Callable[[str], object]]] = {
    "record": (RECORD, read_record),
    "seat record": (seat_record(), read_any_game),
    "shuffle": (shuffled(), verify),
    "position": (GAME.position, lambda text: read_position(text, edition("en111"))),
    "edition": (
        files("regno.proelio.editions").joinpath("en111.toml").read_text(encoding="utf-8"),
        lambda text: read_edition(text, "mine.toml"),
    ),
    "table": (sample("table/samples/export-1.json"), lambda text: load_archive(text.encode(errors="replace"), 0)),
    "chronicle": (
        sample("chronicles/samples/viscounts.chronicle"),
        lambda text: restore_chronicle(parse_journal(text)),
    ),
    "sealed chronicle": (bodies(sample("chronicles/samples/viscounts.chronicle")), bring),
    "pack": (
        '[pack]\nid = "mine"\ntitle = "Mine"\nkind = "owner"\nformat = 1\nversion = "1"\nextends = "house"\n',
        parse_pack,
    ),
}


def check(kind: str, text: str) -> None:
    """Read a text; whatever is wrong with it must be one of our errors, which reads in both languages."""
    try:
        FORMATS[kind][1](text)
    except RegnoError as fault:
        for language in ("en", "it"):
            assert fault.text(language) and fault.on_page(language)
    except Exception:
        keep(kind, text)
        raise


@pytest.mark.parametrize("kind", FORMATS)
@settings(suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_what_is_no_such_file_is_refused(kind: str, data: st.DataObject) -> None:
    check(kind, data.draw(mangled(FORMATS[kind][0])))


@pytest.mark.parametrize("kind", FORMATS)
def test_what_was_found_before_is_refused_now(kind: str) -> None:
    for text in corpus(kind):
        check(kind, text)
    FORMATS[kind][1](FORMATS[kind][0]) if kind != "shuffle" else None


def test_fuzzing_by_coverage_says_so_where_it_cannot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(guided, "find_spec", lambda name: None)
    assert guided.main([]) == 0 and "no format was fuzzed by coverage" in capsys.readouterr().out

"""Games that were made under earlier versions of the rules: each replays as it was played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regno.errors import BadRecord
from regno.proelio.edition import BUILT_IN, built_in
from regno.proelio.formats.record import EARLIER, RULES_VERSION, can_replay, read_record, record_text, rulings_then
from regno.proelio.formats.seat_record import read_seat_record, write_record
from regno.proelio.options import read_option, ruling_texts
from regno.table.dump import Archive, restore
from regno.table.settings import TableSettings
from regno.table.table import Table

FOLDER = Path(__file__).parents[1] / "records"
KEPT = sorted(FOLDER.glob("rules-*.record"))
CHANGED = {(1, "en111"): ("builders_needs", "in_total"), (1, "it111"): ("equitas_same_turn_loss", "no")}


def kept(version: int, edition: str) -> str:
    return (FOLDER / f"rules-{version}-{edition}.record").read_text(encoding="utf-8")


def test_every_earlier_version_has_a_record_of_each_rulebook_that_changed_since() -> None:
    there = {f"rules-{version}-{edition}" for version, changes in EARLIER.items() for edition in changes}
    assert {file.stem for file in KEPT} == there
    assert set(EARLIER) == set(range(1, RULES_VERSION))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_an_earlier_record_replays_to_its_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = read_record(text)
    assert game.result
    assert [line for line in record_text(game).splitlines() if line[:1].isdigit() or line.startswith("chance")] == [
        line for line in text.splitlines() if line[:1].isdigit() or line.startswith("chance")
    ]


@pytest.mark.parametrize(("version", "edition"), CHANGED)
def test_an_earlier_record_has_the_rulings_of_its_time(version: int, edition: str) -> None:
    name, value = CHANGED[version, edition]
    assert ruling_texts(read_record(kept(version, edition)).options)[name] == value
    assert ruling_texts(built_in(edition).options())[name] != value


def test_an_earlier_record_would_not_replay_under_the_present_presets() -> None:
    text = kept(1, "en111").replace("rules 1", f"rules {RULES_VERSION}")
    with pytest.raises(BadRecord, match="builders"):
        read_record(text)


def test_an_option_that_is_written_stands_over_the_preset_of_its_time() -> None:
    text = kept(1, "it111").replace("edition it111", "edition it111\noption equitas_same_turn_loss yes")
    assert ruling_texts(read_record(text).options)["equitas_same_turn_loss"] == "yes"


@pytest.mark.parametrize(("version", "edition"), CHANGED)
def test_written_again_an_earlier_game_says_what_its_rulebook_decided_then(version: int, edition: str) -> None:
    name, value = CHANGED[version, edition]
    again = record_text(read_record(kept(version, edition)))
    assert f"rules {RULES_VERSION}" in again and f"option {name} {value}" in again
    assert record_text(read_record(again)) == again


def test_a_seats_record_has_the_rulings_of_its_time_too() -> None:
    told = write_record(read_record(kept(1, "en111")), seat=0)
    older = told.replace(f"rules {RULES_VERSION}", "rules 1").replace("option builders_needs in_total\n", "")
    assert older != told and ruling_texts(read_seat_record(older).options)["builders_needs"] == "in_total"


def test_what_changed_is_an_option_and_a_change() -> None:
    for changes in EARLIER.values():
        for edition, rulings in changes.items():
            assert edition in BUILT_IN
            for name, value in rulings.items():
                read_option(name, value)


@pytest.mark.parametrize("version", [0, RULES_VERSION + 1])
def test_a_record_of_unknown_rules_is_refused_with_those_that_are_known(version: int) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(kept(1, "en111").replace("rules 1", f"rules {version}"))
    for language in ("en", "it"):
        assert all(
            word in caught.value.text(language) for word in (str(version), *map(str, EARLIER), str(RULES_VERSION))
        )
    assert not can_replay(version)


def test_a_table_of_earlier_rules_is_played_again_with_the_rulings_of_its_time() -> None:
    terms = TableSettings(edition="en111", houses=3, guilds=True)
    then = msgspec.structs.replace(terms, rulings={"builders_needs": "in_total"})
    table = Table("t", then, "0" * 64, "maker")
    for seat in range(3):
        table.fill("maker", seat, "steward", 1)
    table.begin("maker", 2)
    log = [told.entry for told in table.recent]
    archive = Archive(id="t", rules=1, terms=terms, secret="0" * 64, maker="maker", made=0, log=log)
    again, news = restore(archive, 3)
    assert again.live and table.live and again.live.game.moves == table.live.game.moves and news == []
    assert again.settings == then
    present, _ = restore(msgspec.structs.replace(archive, rules=RULES_VERSION), 3)
    assert present.settings == terms


def test_rulings_of_the_present_version_are_left_as_they_are() -> None:
    assert rulings_then(RULES_VERSION, "en111", {"equitas": "off"}) == {"equitas": "off"}

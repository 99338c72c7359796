"""Packs and reviews keep to the same in files and in PostgreSQL, and a server may keep everything there."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from wire import Server, play_out, run, seated

from regno.chronicles.packs.store import PackFiles, PackStore, PostgresPacks
from regno.database import Database
from regno.errors import RegnoError
from regno.table.seats import hash_token
from regno.table.store.codec import StoreFault
from regno.web.bench.store import BenchStore
from regno.web.chronicles.packs import PackService
from regno.web.people.sql import STEPS, PostgresPeople
from regno.web.review.cache import MAX_FILES, PostgresReviews, ReviewCache, ReviewStore
from regno.web.server import check_store
from regno.web.stores import open_stores

OWNER = hash_token("owner")
PACK = '[pack]\nid = "mine"\ntitle = "Mine"\nkind = "owner"\nformat = 1\nversion = "1"\n'
OTHER = PACK.replace("Mine", "Other")


@pytest.fixture
def database(postgres: str) -> Iterator[Database]:
    made = Database(postgres)
    yield made
    assert made.close(10)


@pytest.fixture(params=["files", "postgres"])
def packs(request: pytest.FixtureRequest, tmp_path: Path) -> PackStore:
    if request.param == "files":
        return PackFiles(tmp_path)
    return PostgresPacks(request.getfixturevalue("database"), tmp_path)


@pytest.fixture(params=["files", "postgres"])
def reviews(request: pytest.FixtureRequest, tmp_path: Path) -> ReviewStore:
    return ReviewCache(tmp_path) if request.param == "files" else PostgresReviews(request.getfixturevalue("database"))


def test_a_pack_is_made_once_changed_by_who_has_read_it_and_deleted_with_its_keys(packs: PackStore) -> None:
    assert packs.create("mine", PACK, {OWNER: "write"}) and not packs.create("mine", OTHER, {})
    assert packs.text("mine") == PACK and packs.has("mine") and packs.rights([OWNER]) == {"mine": "write"}
    assert packs.replace("mine", OTHER, PACK) and not packs.replace("mine", PACK, PACK)
    assert packs.text("mine") == OTHER
    packs.delete("mine")
    packs.delete("mine")
    assert not packs.has("mine") and packs.text("mine") == "" and packs.rights([OWNER]) == {}
    assert packs.create("mine", PACK, {}) and packs.rights([OWNER]) == {}


def test_a_typed_pack_is_seen_and_extended_only_by_who_has_its_token(packs: PackStore, tmp_path: Path) -> None:
    service = PackService(tmp_path, packs)
    token = service.make("mine", "Mine", "house")
    assert service.whole("mine", token, "en").may_write and service.playable("mine", token).head.extends == "house"
    assert [seen.id for seen in service.heads([token], "en")] == ["house", "mine"]
    assert [seen.id for seen in service.heads(["stranger"], "en")] == ["house"]
    with pytest.raises(RegnoError):
        service.find_pack("mine", "stranger")
    with pytest.raises(RegnoError) as taken:
        service.make("mine", "Again", "")
    assert taken.value.arguments["free"] == "mine-2"
    service.forget("mine", token)
    assert [seen.id for seen in service.heads([token], "en")] == ["house"]


def test_a_private_pack_among_the_files_stays_private_when_the_server_moves(tmp_path: Path, database: Database) -> None:
    token = PackService(tmp_path).make("mine", "Mine", "")
    moved = PackService(tmp_path, PostgresPacks(database, tmp_path))
    assert [seen.id for seen in moved.heads([token, "stranger"], "en")] == ["house"]


def test_reviews_are_kept_and_the_oldest_make_room(reviews: ReviewStore) -> None:
    first, second = "0" * 24, "1" * 24
    assert reviews.read(first) == [] == reviews.read("../x")
    reviews.write(first, [b"one\n", b"two\n"])
    assert reviews.read(first) == [b"one", b"two"]
    if isinstance(reviews, PostgresReviews):
        for number in range(MAX_FILES):
            reviews.write(f"{number + 2:024x}", [b"x\n"])
        assert reviews.read(first) == [] and reviews.read(f"{MAX_FILES:024x}")
    else:
        reviews.write(second, [b"x\n"])
        assert reviews.read(first) and reviews.read(second)


@pytest.mark.parametrize("name", ["people.sqlite", "calls.sqlite"])
def test_a_damaged_file_and_one_of_a_later_version_are_told_and_the_folder_is_let_go(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(b"not a database at all, but long enough to look like one" * 30)
    for _ in range(2):
        with pytest.raises(StoreFault, match=f"cannot use .*{name}"):
            open_stores(tmp_path)
    (tmp_path / name).unlink()
    with sqlite3.connect(tmp_path / name) as later:
        later.execute("pragma user_version = 99")
    later.close()
    for _ in range(2):
        with pytest.raises(StoreFault, match="form 99"):
            open_stores(tmp_path)


def open_files(folder: Path) -> set[str]:
    """Return the names of the files of a folder that this process has open."""
    names = set[str]()
    for each in Path("/proc/self/fd").iterdir():
        with suppress(OSError):
            place = each.readlink()
            names |= {place.name} if place.is_relative_to(folder) else set()
    return names


@pytest.mark.skipif(sys.platform != "linux", reason="open files are read from /proc")
@pytest.mark.parametrize("name", ["tables.sqlite", "people.sqlite", "calls.sqlite"])
def test_no_file_stays_open_after_a_check_or_a_fault(name: str, tmp_path: Path) -> None:
    check_store(tmp_path, "")
    assert not open_files(tmp_path)
    with sqlite3.connect(tmp_path / name) as later:
        later.execute("pragma user_version = 99")
    later.close()
    with pytest.raises(StoreFault):
        check_store(tmp_path, "")
    assert not open_files(tmp_path)
    (tmp_path / name).write_bytes(b"not a database at all, but long enough to look like one" * 30)
    with pytest.raises(StoreFault):
        check_store(tmp_path, "")
    assert not open_files(tmp_path)


@pytest.mark.parametrize("first", range(1, len(STEPS)))
def test_people_of_an_earlier_schema_are_kept_in_postgres(first: int, database: Database) -> None:
    """As they are in a file: what has the schema of an earlier version gets the rest, and loses nothing."""
    database.prepare("people", STEPS[:first])
    database.write(("insert into people values ('anna', 1, '{}')",)).result()
    people = PostgresPeople(database)
    assert people.person("anna") and BenchStore(people, is_shared=True).editions("anna") == []
    assert database.ask("select version from schema_versions where name = 'people'") == [(len(STEPS),)]


def test_a_server_keeps_everything_in_postgres_and_nothing_in_its_folder(tmp_path: Path, postgres: str) -> None:
    server = Server(tmp_path / "data", "--store", postgres)

    async def play() -> tuple[str, str]:
        [anna] = await seated(server, 1, houses=3)
        await play_out([anna], most=6)
        return anna.table, anna.token

    server.start()
    try:
        _, chronicle = server.http("/api/chronicles", {"kind": "campaign", "players": ["Anna", "Bo"]})
        _, pack = server.http("/api/packs", {"id": "mine", "title": "Mine"})
        table, token = run(play())
        figures = server.http("/metrics")[1]
        assert "regno_fsync_seconds_count" in figures and "regno_games_queue 0" in figures
        server.kill()
        server.start()
        _, mine = server.http("/api/mine", {"tokens": [token]})
        assert [(seen["table"], seen["phase"]) for seen in mine["tables"]] == [(table, "playing")]
        _, chronicles = server.http("/api/chronicles/mine", {"tokens": [chronicle["token"]]})
        assert [seen["id"] for seen in chronicles["chronicles"]] == [chronicle["id"]]
        _, packs = server.http("/api/packs/mine", {"tokens": [pack["token"]]})
        assert "mine" in [seen["id"] for seen in packs["packs"]]
        kept = [file for file in (tmp_path / "data").rglob("*") if file.suffix in (".sqlite", ".chronicle", ".toml")]
        assert not kept and server.http("/healthz")[0] == 200
    finally:
        server.kill()

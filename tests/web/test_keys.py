"""Who may read or change what is found by the hash of a token, and a damaged file lets nobody in."""

from __future__ import annotations

import asyncio
import json
import os
import stat
import threading
from pathlib import Path

import pytest

from regno.chronicles.keys import AccessKeys
from regno.chronicles.packs.store import PackFiles
from regno.chronicles.store import ChronicleStore
from regno.errors import RegnoError
from regno.store import Right
from regno.table.seats import hash_token
from regno.web.chronicles.access import hashes_of, new_owner, read_only_token
from regno.web.chronicles.messages import BeginChronicle
from regno.web.chronicles.packs import PackService
from regno.web.chronicles.registry import ChronicleRegistry

PACK = '[pack]\nid = "mine"\ntitle = "Mine"\nkind = "owner"\nformat = 1\n'


def keys_file(folder: Path, name: str, token: str) -> None:
    """As every version so far has written it."""
    kept = {"owners": [hash_token(token)], "readers": [hash_token(read_only_token(token))]}
    (folder / f"{name}.keys").write_text(json.dumps(kept))


def store_of(registry: ChronicleRegistry) -> ChronicleStore:
    assert isinstance(registry.store, ChronicleStore)
    return registry.store


def file_of(registry: ChronicleRegistry, id: str) -> Path:
    return store_of(registry).path(id)


def right_of(registry: ChronicleRegistry, id: str, token: str) -> Right | None:
    return registry.store.rights(hashes_of([token])).get(id)


def test_tokens_are_found_without_a_look_into_any_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(300):
        keys_file(tmp_path, f"c{number}", f"token {number}")
    os.utime(tmp_path, (1, 1))  # long ago
    keys = AccessKeys(tmp_path)
    assert keys.rights(hashes_of(["token 7"])) == {"c7": "write"}
    reads: list[Path] = []
    monkeypatch.setattr(Path, "read_text", lambda path, **_: reads.append(path))
    monkeypatch.setattr(Path, "glob", lambda path, _: reads.append(path))
    unknown = [f"unknown {number}" for number in range(200)]
    assert keys.rights(hashes_of([*unknown, read_only_token("token 8"), ""])) == {"c8": "read"}
    assert keys.rights(hashes_of([read_only_token("token 9"), "token 9"])) == {"c9": "write"}
    assert reads == []


def test_what_another_process_writes_is_noticed(tmp_path: Path) -> None:
    keys, other = AccessKeys(tmp_path), AccessKeys(tmp_path)
    (token, first), (second, more) = new_owner(), new_owner()
    keys.grant("one", first)
    other.grant("one", more)
    for one, looked in ((token, keys), (second, keys), (token, other)):
        assert looked.rights(hashes_of([one])) == {"one": "write"}
    other.forget("one")
    assert keys.rights(hashes_of([token, second])) == {} and not keys.is_private("one")
    assert keys.opens == other.opens == {}


@pytest.mark.parametrize("damage", [b"", b"{", b'{"owners": 3, "readers": []}', b"\xff", b"[" * 100_000])
def test_a_damaged_file_of_keys_makes_nothing_public(tmp_path: Path, damage: bytes) -> None:
    room = PackService(tmp_path)
    token = room.keep_new("mine", PACK)
    assert [head.id for head in room.heads([token], "en")] == ["house", "mine"]
    (tmp_path / "packs" / "mine.keys").write_bytes(damage)
    assert [head.id for head in room.heads([], "en")] == ["house"]
    for one in ("", token):
        with pytest.raises(RegnoError):
            room.find_pack("mine", one)


def test_a_pack_without_keys_is_for_everybody(tmp_path: Path) -> None:
    room = PackService(tmp_path)
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "by hand.toml").write_text(PACK)
    assert [head.id for head in room.heads([], "en")] == ["house", "mine"]
    assert room.find_pack("mine", "")[0].head.id == "mine"
    with pytest.raises(RegnoError):
        room.keep_new("mine", PACK)


def test_of_many_who_want_one_pack_name_one_gets_it_with_a_token_that_opens_it(tmp_path: Path) -> None:
    room, tokens, refused = PackService(tmp_path), list[str](), list[str]()

    def keep() -> None:
        try:
            tokens.append(room.keep_new("mine", PACK))
        except RegnoError as fault:
            refused.append(fault.key)

    in_threads(keep)
    assert refused == ["pack-taken"] * 9
    [token] = tokens
    assert room.may_change("mine", token)


def test_many_who_begin_a_chronicle_of_one_title_at_once_all_get_theirs(tmp_path: Path) -> None:
    registry, created = ChronicleRegistry(tmp_path), list[tuple[str, str]]()
    asked = BeginChronicle(kind="campaign", players=["Anna", "Bo"])
    in_threads(lambda: created.append(registry.begin(asked, "en")))
    assert len({id for id, _ in created}) == 10
    assert all(right_of(registry, id, token) == "write" for id, token in created)
    heads = asyncio.run(registry.heads([token for _, token in created], "it"))
    assert len(heads) == 10 and all(head.may_write and head.where for head in heads)


def in_threads(work: object) -> None:
    threads = [threading.Thread(target=work) for _ in range(10)]  # type: ignore[arg-type]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_an_earlier_owner_does_not_open_a_new_chronicle_of_the_same_name(tmp_path: Path) -> None:
    registry, asked = ChronicleRegistry(tmp_path), BeginChronicle(kind="campaign", players=["Anna", "Bo"])
    id, old = registry.begin(asked, "en")
    file_of(registry, id).unlink()  # by hand, and its keys forgotten
    again, new = registry.begin(asked, "en")
    assert again == id and right_of(registry, id, old) is None and right_of(registry, id, new) == "write"


def test_a_list_replays_a_chronicle_once_for_each_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    registry, asked = ChronicleRegistry(tmp_path), BeginChronicle(kind="campaign", players=["Anna", "Bo"])
    id, token = registry.begin(asked, "en")
    before = asyncio.run(registry.heads([token], "en"))
    opened: list[str] = []
    monkeypatch.setattr(registry.store, "fetch", lambda id: opened.append(id))
    assert asyncio.run(registry.heads([token, read_only_token(token)], "en")) == before and opened == []
    os.utime(file_of(registry, id), (5, 5))
    assert asyncio.run(registry.heads([token], "en"))[0].trouble and opened == [id]


def test_what_people_keep_is_for_the_server_alone(tmp_path: Path) -> None:
    registry = ChronicleRegistry(tmp_path / "data")
    id, _ = registry.begin(BeginChronicle(kind="campaign", players=["Anna", "Bo"]), "en")
    registry.packs.keep_new("mine", PACK)
    packs = registry.packs.store
    assert isinstance(packs, PackFiles)
    files = [
        file_of(registry, id),
        store_of(registry).keys.path(id),
        packs.path("mine"),
        packs.keys.path("mine"),
    ]
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 4
    assert stat.S_IMODE(store_of(registry).folder.stat().st_mode) == 0o700


@pytest.mark.parametrize("id", ["../x", "..", "", "a/b", "a\0", "x" * 5_000])
def test_a_name_that_leads_elsewhere_is_no_chronicle(tmp_path: Path, id: str) -> None:
    (tmp_path / "x.chronicle").touch()
    assert not ChronicleRegistry(tmp_path).store.has(id)

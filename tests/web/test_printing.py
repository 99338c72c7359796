"""Printed files over HTTP: made apart from the server, kept by content, for those who may read them."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from wire import Server

from regno.printing.errors import PrintError
from regno.web.printing import queue as queue_module
from regno.web.printing.messages import EditionPrint, PackPrint, Printed, PrintOptions
from regno.web.printing.queue import NotPrintable, PrintQueue
from regno.web.printing.worker import make

A4 = PrintOptions("a4", "en", False, False)


def get(server: Server, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    asked = urllib.request.Request(f"{server.address}{path}", headers=headers)
    try:
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as answer:
        return answer.code, {name.lower(): value for name, value in answer.headers.items()}, answer.read()


def test_an_edition_is_printed_and_not_sent_twice(server: Server) -> None:
    path = "/api/print/editions/ga?paper=letter&lang=it&backs=no"
    status, headers, content = get(server, path)
    assert status == 200 and headers["content-type"] == "application/pdf" and content.startswith(b"%PDF-1.7")
    assert headers["content-disposition"] == 'inline; filename="ga-letter-it.pdf"'
    status, again, nothing = get(server, path, **{"If-None-Match": headers["etag"]})
    assert (status, nothing) == (304, b"") and again["sheets"] == headers["sheets"]


@pytest.mark.parametrize("backs", ["yes", "no"])
def test_the_sheets_of_each_part_are_told(server: Server, backs: str) -> None:
    _, headers, content = get(server, f"/api/print/editions/ga?backs={backs}")
    sheets = {part: int(count) for part, count in (each.split("=") for each in headers["sheets"].split(", "))}
    assert list(sheets) == ["cards", "reference", "playtest", "booklet"]
    sides = 2 if backs == "yes" else 1
    assert sum(sheets.values()) * sides == content.count(b"/Type /Page /Parent")


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("editions/nix", 400, "There is no such rulebook: choose one of those on offer."),
        ("editions/en111?paper=a3", 400, "There is no paper a3: a4, letter."),
        ("packs/nix", 404, 'There is no pack "nix", or this browser may not see it'),
        ("packs/nix?paper=%3Cb%3E", 400, "There is no paper <b>: a4, letter."),
    ],
)
def test_what_cannot_be_printed_is_said(server: Server, path: str, status: int, sentence: str) -> None:
    found, _, body = get(server, f"/api/print/{path}")
    assert found == status and json.loads(body)["text"].startswith(sentence)


def test_a_pack_is_printed_for_who_holds_its_token(server: Server) -> None:
    head = json.dumps({"id": "only-mine", "title": "Only mine", "extends": "house"}).encode()
    asked = urllib.request.Request(f"{server.address}/api/packs", data=head, method="POST")
    with urllib.request.urlopen(asked) as answer:
        token = json.load(answer)["token"]
    path = "/api/print/packs/only-mine?backs=no"
    assert get(server, path)[0] == 404
    assert get(server, path, Authorization="Bearer wrong")[0] == 404
    status, _, content = get(server, path, Authorization=f"Bearer {token}")
    assert status == 200 and content.startswith(b"%PDF")
    assert get(server, path)[0] == 404  # though the file is kept now


def test_a_file_is_made_once_and_the_oldest_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bytes] = []

    async def fake(self: PrintQueue, asked: bytes) -> Printed:
        made.append(asked)
        return Printed(bytes(10), {})

    monkeypatch.setattr(PrintQueue, "make", fake)
    monkeypatch.setattr(queue_module, "MOST_KEPT", 25)

    async def run() -> None:
        prints = PrintQueue()
        for edition in ("ga", "ga", "v082", "en111", "ga"):
            await prints.print(EditionPrint(edition, A4), "here")
        assert len(made) == 4 and len(prints.kept) == 2  # the third pushed the first out

    asyncio.run(run())


def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(self: PrintQueue, asked: bytes) -> Printed:
        await asyncio.sleep(0.05)
        return Printed(b"x", {})

    monkeypatch.setattr(PrintQueue, "make", slow)

    async def run() -> None:
        prints = PrintQueue()
        wanted = [prints.print(EditionPrint(name, A4), "here") for name in ("ga", "v082", "en111", "it111")]
        *three, last = await asyncio.gather(*wanted, return_exceptions=True)
        assert three == [Printed(b"x", {})] * 3 and isinstance(last, PrintError) and last.key == "print-busy"
        assert not prints.turns.waiting and not prints.turns.busy


def test_addresses_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[str]()

    async def slow(self: PrintQueue, asked: bytes) -> Printed:
        made.append(next(name for name in ("ga", "v082", "en111", "it111") if name.encode() in asked))
        await asyncio.sleep(0)
        return Printed(b"x", {})

    monkeypatch.setattr(PrintQueue, "make", slow)

    async def run() -> None:
        prints = PrintQueue()
        wanted = [("ga", "a"), ("v082", "a"), ("en111", "a"), ("it111", "b")]
        await asyncio.gather(*(prints.print(EditionPrint(name, A4), address) for name, address in wanted))

    asyncio.run(run())
    assert made == ["ga", "v082", "it111", "en111"]


def test_after_a_failure_the_next_file_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: PrintQueue, asked: bytes) -> Printed:
        raise PrintError("print-slow")

    monkeypatch.setattr(PrintQueue, "make", fail)

    async def run() -> None:
        prints = PrintQueue()
        wanted = [prints.print(EditionPrint(name, A4), "here") for name in ("ga", "v082")]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        assert [isinstance(each, PrintError) and each.key for each in found] == ["print-slow"] * 2

    asyncio.run(run())


def test_a_file_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_module, "SECONDS", 0.2)
    monkeypatch.setattr(queue_module, "COMMAND", ("sleep", "60"))

    async def run() -> None:
        with pytest.raises(PrintError, match="took too long"):
            await PrintQueue().print(EditionPrint("ga", A4), "here")

    asyncio.run(run())


def test_a_worker_says_what_is_wrong() -> None:
    asked = PackPrint("mine", "owner", (("en", "Mine"), ("it", "Mio")), {}, [], A4)
    refused = make(asked)
    assert not isinstance(refused, Printed)
    assert NotPrintable(refused).text("it") == "Non contiene nessuna carta da stampare."


def test_nothing_is_written_to_the_data(lone: Server, tmp_path: Path) -> None:
    lone.start()
    before = sorted(path.name for path in tmp_path.rglob("*.pdf"))
    assert get(lone, "/api/print/editions/ga?backs=no")[0] == 200
    assert sorted(path.name for path in tmp_path.rglob("*.pdf")) == before == []

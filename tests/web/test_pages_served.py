"""The built pages as the server hands them out, and what they ask for besides the wire."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.requests import Request
from wire import Server

from regno.players import PLAYERS
from regno.players.spec import strengths
from regno.table.errors import TableError
from regno.web.routes import pages

ADDRESSES = ("/", "/replay", "/rules/en111", "/lesson", "/about", "/chronicles", "/chronicles/c/b")


def fetch(server: Server, path: str, **headers: str) -> tuple[int, Message, bytes]:
    named = {key.replace("_", "-"): value for key, value in headers.items()}
    request = urllib.request.Request(server.address + path, headers=named)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as fault:
        with fault:
            return fault.code, fault.headers, fault.read()


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_page_is_the_same_file_never_kept(server: Server, path: str) -> None:
    status, headers, body = fetch(server, path)
    assert status == 200 and b'<div id="app">' in body
    assert headers["Cache-Control"] == "no-cache" and "frame-ancestors 'none'" in headers["Content-Security-Policy"]


def test_every_file_that_the_service_worker_fetches_is_there() -> None:
    """One that is missing would end its installation: nothing would open without a connection, and nobody be called."""
    listed = re.findall(r"/assets/[^\"'`]+", (pages.STATIC / "sw.js").read_text())
    assert len(listed) > 50 and not [name for name in listed if not (pages.STATIC / name[1:]).is_file()]


@pytest.mark.parametrize(
    ("name", "kind", "start"),
    [
        ("favicon.svg", "image/svg+xml", b"<svg"),
        ("favicon.ico", "image/x-icon", b"\0\0\1\0"),
        ("apple-touch-icon.png", "image/png", b"\x89PNG"),
        ("robots.txt", "text/plain", b"User-agent"),
    ],
)
def test_what_browsers_look_for_at_the_root_is_there(server: Server, name: str, kind: str, start: bytes) -> None:
    status, headers, body = fetch(server, f"/{name}")
    assert status == 200 and headers["Content-Type"].startswith(kind) and body.startswith(start)


def test_assets_are_kept_for_ever_and_sent_small(server: Server) -> None:
    script = max((pages.STATIC / "assets").glob("index-*.js"), key=lambda file: file.stat().st_size)
    _, plain, whole = fetch(server, f"/assets/{script.name}")
    _, packed, small = fetch(server, f"/assets/{script.name}", Accept_Encoding="gzip, br")
    assert "immutable" in plain["Cache-Control"] and packed["Content-Encoding"] == "br" and len(small) < len(whole) / 2


def test_the_service_worker_keeps_files_that_are_there() -> None:
    """With one that is missing it would never be installed."""
    listed = re.findall(r"/assets/[\w.-]+", (pages.STATIC / "sw.js").read_text(encoding="utf-8"))
    assert len(listed) > 100 and not [file for file in listed if not (pages.STATIC / file.lstrip("/")).is_file()]
    assert any(file.startswith("/assets/python-") for file in listed), "the worker that plays without a server"


def test_what_is_not_there_is_a_page_for_people_and_json_for_programs(server: Server) -> None:
    status, headers, _ = fetch(server, "/no-such-page", Accept="text/html")
    assert status == 404 and headers["Content-Type"].startswith("text/html")
    assert server.http("/no-such-page")[1]["reason"] == "unknown-page"
    for path in ("/assets/none.js", "/assets/..%2findex.html", "/assets/.fingerprint"):
        assert fetch(server, path)[0] == 404


def test_a_server_without_pages_says_how_to_build_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    app = SimpleNamespace(state=SimpleNamespace(base_path=""))
    with pytest.raises(TableError, match="make pages"):
        pages.index_response(Request({"type": "http", "method": "GET", "path": "/", "headers": [], "app": app}))


def test_the_offer_names_every_rulebook_house_rule_and_bot(server: Server) -> None:
    _, offer = server.http("/api/offer")
    assert set(offer["editions"]) == {"v082", "ga", "it111", "en111"} and offer["usual"] == "en111"
    assert offer["bots"] == list(PLAYERS)
    assert [each["bot"] for each in offer["strengths"]] == [each.name for each in strengths()]
    for edition in offer["editions"].values():
        assert set(edition["printed"]) == set(offer["rulings"])


def test_hands_and_draws_are_opened_only_after_the_end(server: Server) -> None:
    table, _ = server.make()
    status, trouble = server.http(f"/api/tables/{table}/opened")
    assert status == 409 and trouble["reason"] == "record-later"


@pytest.mark.parametrize("page", ["t", "replay"])
def test_the_page_of_a_table_that_is_not_there_says_so_with_its_status(server: Server, page: str) -> None:
    table, _ = server.make()
    assert fetch(server, f"/{page}/{table}")[0] == 200
    status, headers, body = fetch(server, f"/{page}/nowhere")
    assert status == 404 and b'<div id="app">' in body and headers["Cache-Control"] == "no-cache"

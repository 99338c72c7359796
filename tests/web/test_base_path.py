"""The server below a path of a site that serves other things too, behind a proxy that takes the path off or not."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prefix_proxy import PrefixProxy, prefix_proxy
from websockets.sync.client import connect
from wire import PATIENCE, Server

from regno.web.config import BadConfig, load_config

BASE = "/games/regno"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("below") / "data", "--base-path", BASE) as running:
        yield running


@pytest.fixture(params=[True, False], ids=["strips", "passes on"])
def proxy(below: Server, request: pytest.FixtureRequest) -> Iterator[PrefixProxy]:
    with prefix_proxy(below.address, BASE, strips=request.param) as running:
        yield running


def get(address: str, body: Any = None) -> tuple[int, str, str]:
    """Return the status, where it was found, and the text."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address, data), timeout=PATIENCE) as answer:
            return answer.status, answer.url, answer.read().decode(errors="replace")
    except urllib.error.HTTPError as fault:
        with fault:
            return fault.code, fault.url, fault.read().decode()


def test_pages_files_and_the_api_are_below_the_path(proxy: PrefixProxy) -> None:
    status, found, index = get(f"{proxy.address}/")
    assert status == 200 and found.endswith(f"{BASE}/") and f'<meta name="base-path" content="{BASE}" />' in index
    links = re.findall(r'(?:href|src)="(/[^"]*)"', index)
    assert len(links) > 4 and all(link.startswith(f"{BASE}/") for link in links)
    origin = proxy.address.removesuffix(BASE)
    assert {get(origin + link)[0] for link in links} == {200}
    manifest = json.loads(get(f"{proxy.address}/manifest.webmanifest")[2])
    assert manifest["start_url"] == manifest["scope"] == "./" and manifest["icons"][0]["src"] == "icon-192.png"
    assert get(f"{proxy.address}/sw.js")[0] == 200
    status, _, made = get(f"{proxy.address}/api/tables", {"pace": 0})
    table = json.loads(made)["table"]
    assert status == 201 and get(f"{proxy.address}/t/{table}")[0] == 200
    assert f'content="{origin}{BASE}/t/{table}"' in get(f"{proxy.address}/t/{table}")[2], "the preview names its page"
    assert not proxy.strays


def test_a_table_is_played_below_the_path(proxy: PrefixProxy) -> None:
    table = json.loads(get(f"{proxy.address}/api/tables", {"pace": 0})[2])["table"]
    with connect(f"{proxy.address.replace('http', 'ws')}/ws/{table}", compression=None) as socket:
        socket.send('{"type": "hello", "id": 1}')
        assert {json.loads(socket.recv(PATIENCE))["type"] for _ in range(2)} == {"accepted", "snapshot"}


def test_the_path_itself_leads_to_the_lobby_and_monitoring_needs_none(below: Server) -> None:
    status, found, _ = get(f"{below.address}{BASE}")
    assert status == 200 and found == f"{below.address}{BASE}/"
    assert get(f"{below.address}/livez")[0] == get(f"{below.address}{BASE}/livez")[0] == 200
    assert get(f"{below.address}{BASE}x/")[0] == 404


@pytest.mark.parametrize("path", ["games", "/", "/games/", "/api", "/t/x", "/a b", "/../x", "//x", '/"x'])
def test_a_path_that_cannot_be_is_refused(path: str) -> None:
    with pytest.raises(BadConfig, match="/games/regno"):
        load_config({"base-path": path}, {})


def test_links_in_messages_are_below_the_path(tmp_path: Path) -> None:
    from regno.commands.serve import public_address

    settings = load_config({"base-path": BASE, "public-address": "https://example.org"}, {})
    assert public_address(settings) == f"https://example.org{BASE}"
    assert public_address(load_config({"base-path": BASE}, {})) == ""

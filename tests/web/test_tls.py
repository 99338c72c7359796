"""``regno serve --tls``: pages and tables over an encrypted connection."""

from __future__ import annotations

import ssl
import urllib.request
from pathlib import Path

from websockets.asyncio.client import connect
from wire import Server, run

TLS = Path(__file__).with_name("tls")


def test_pages_and_tables_are_served_over_tls(tmp_path: Path) -> None:
    trusting = ssl.create_default_context(cafile=str(TLS / "certificate.pem"))

    async def greet(address: str) -> str:
        async with connect(f"{address.replace('http', 'ws', 1)}/ws/nowhere", ssl=trusting) as socket:
            return str(await socket.recv())

    with Server(tmp_path / "data", "--tls", str(TLS / "certificate.pem"), str(TLS / "key.pem")) as server:
        assert server.address.startswith("https://")
        with urllib.request.urlopen(f"{server.address}/healthz", context=trusting) as answer:
            assert answer.status == 200
        assert "unknown-table" in run(greet(server.address))

"""Browsers that have a passport."""

from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from wire import Server, decoded

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36"
ORIGIN = "http://192.168.1.20:8000"


class Device:
    """A browser with a key of its own."""

    def __init__(self, server: Server, agent: str = FIREFOX) -> None:
        self.server, self.agent = server, agent
        self.key = f"p.{secrets.token_urlsafe(32)}"

    def ask(self, path: str, body: Any = None, lang: str = "en") -> tuple[int, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.key}", "User-Agent": self.agent}
        request = urllib.request.Request(f"{self.server.address}{path}?lang={lang}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, decoded(answer.read())
        except urllib.error.HTTPError as fault:
            with fault:
                return fault.code, decoded(fault.read())

    def get(self, path: str, body: Any = None) -> Any:
        status, answer = self.ask(path, body)
        assert status in (200, 201), answer
        return answer

    def code(self, to: str = "") -> str:
        link = urlsplit(self.get("/api/person/code", {"origin": ORIGIN, "to": to})["link"])
        assert f"{link.scheme}://{link.netloc}" == ORIGIN and link.path == "/passport"
        assert link.query == (f"to={to}" if to else "")
        return str(link.fragment)

    def tables(self) -> list[str]:
        return [each["table"] for each in self.get("/api/mine", {"tokens": [self.key]})["tables"]]


def passport(server: Server, **taken: Any) -> Device:
    """A device whose passport holds what is given."""
    device = Device(server)
    sent = [token for kind in ("tables", "chronicles", "packs") for token in taken.get(kind, [])]
    assert device.get("/api/person/take", taken)["tokens"] == sent
    return device

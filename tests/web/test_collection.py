"""How often the server stops to look for cycles of objects."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from regno.web.server import COLLECTION, run


class Served:
    """A server that notes how Python collects garbage while it serves."""

    has_failed = False
    seen: tuple[Any, ...] = ()

    def run(self, sockets: list[socket.socket]) -> None:
        self.seen = gc.get_threshold(), gc.get_freeze_count() > 0


@pytest.fixture
def as_before() -> Iterator[None]:
    """What this process had is restored."""
    threshold = gc.get_threshold()
    signs = {sign: signal.getsignal(sign) for sign in (signal.SIGINT, signal.SIGTERM)}
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()
    for sign, handler in signs.items():
        signal.signal(sign, handler)


def test_a_server_looks_for_cycles_seldom(as_before: None) -> None:
    """With hundreds of live tables each look is long, and everybody waits for it."""
    server: Any = Served()
    with socket.socket() as listener:
        assert run(server, listener) == 0
    assert server.seen == (COLLECTION, True) and COLLECTION[0] > 10_000

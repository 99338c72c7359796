"""Writes that fail: people read that nothing was kept, and keep it once there is room."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager

import pytest
from test_studies import DRAFT, Designer
from wire import Server

from regno.web.live.protocol import FateUnknown, NotPersisted
from regno.web.statements import Rows, with_known_faults

NOT_KEPT = "The server could not write this down, so it was not done: try again."


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Let no file of a server grow."""
    assert server.process
    pid, limits = server.process.pid, resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


def test_what_a_full_disk_does_not_keep_is_said_and_kept_once_there_is_room(lone: Server) -> None:
    lone.start()
    old, new = Designer(lone), Designer(lone)
    status, first = old.ask("editions", {"draft": DRAFT})
    assert status == 201
    with full_disk(lone):
        for designer, body in ((old, {"draft": DRAFT, "id": first["id"], "after": 1}), (new, {"draft": DRAFT})):
            status, found = designer.ask("editions", body)
            assert (status, found["text"]) == (503, NOT_KEPT)
        status, found = new.ask("studies", {"settings": {"draft": DRAFT, "deals": 1_000}}, "it")
        assert (status, found["reason"]) == (503, "not-kept") and "non è riuscito" in found["text"]
    status, found = old.ask(f"editions/{first['id']}")
    assert status == 200 and [each["number"] for each in found["drafts"]] == [1]
    assert old.ask("editions", {"draft": DRAFT, "id": first["id"], "after": 1})[0] == 201
    assert new.ask("editions", {"draft": DRAFT})[0] == 201


@pytest.mark.parametrize(
    ("fault", "known"),
    [(sqlite3.OperationalError("database or disk is full"), NotPersisted), (ConnectionError(), FateUnknown)],
)
def test_a_failed_write_says_whether_it_was_done(fault: Exception, known: type[Exception]) -> None:
    future: Future[Rows] = Future()
    found = with_known_faults(future, (ConnectionError,))
    future.set_exception(fault)
    with pytest.raises(known):
        found.result(1)


def test_an_answer_and_a_cancelled_write_are_passed_on() -> None:
    future: Future[Rows] = Future()
    future.set_result([(1,)])
    assert with_known_faults(future).result(1) == [(1,)]
    cancelled: Future[Rows] = Future()
    assert cancelled.cancel() and with_known_faults(cancelled).cancelled()

"""What the routes of the bench share: its runner and store, who asks, and drafts by their id."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from regno.text.numbers import read_whole
from regno.web.bench.errors import BenchError
from regno.web.bench.messages import DraftKept
from regno.web.bench.runner import StudyRunner
from regno.web.bench.store import BenchStore
from regno.web.people.deps import key_of, people_of


def runner_of(request: Request) -> StudyRunner:
    return request.app.state.bench  # type: ignore[no-any-return]


def store_of(request: Request) -> BenchStore:
    return runner_of(request).store


async def person_of(request: Request) -> str:
    """Return the person of the key that comes with a request, empty without one."""
    key = key_of(request)
    return await asyncio.to_thread(people_of(request).person_of, key) if key else ""


async def find_draft(request: Request, name: str) -> DraftKept:
    """Return a kept draft by ``ID`` for the latest, or ``ID.NUMBER``; raise BenchError if there is none."""
    id, _, number = name.partition(".")
    drafts = await asyncio.to_thread(store_of(request).drafts, id)
    for _, kept in drafts:
        if not number or kept.number == read_whole(number):
            return kept
    raise BenchError("unknown-draft")

"""What monitoring asks: does the server run, may it be sent requests, how is it doing."""

from __future__ import annotations

import os
import shutil
import time
from ipaddress import ip_address
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regno.table.errors import TableError
from regno.web.http import Json, Route, registry_of
from regno.web.metrics import CONTENT_TYPE, METRICS, SHARED, merge
from regno.web.siblings import WORKER, Siblings
from regno.web.tables.registry import health

STARTED = time.monotonic()


async def livez(request: Request) -> Response:
    """``GET /livez``: 200 as long as the event loop turns."""
    return Json({"ok": True})


async def healthz(request: Request) -> Response:
    """``GET /healthz`` and ``/readyz``: 200 while the server can write to its store, 503 otherwise."""
    found = health(registry_of(request))
    return Json(found, 200 if found["ok"] else 503)


async def metrics(request: Request) -> Response:
    """``GET /metrics``: figures for Prometheus, to this machine and private networks only.

    Any of several processes of a machine answers for all of them.
    """
    if not is_near(request.client.host if request.client else ""):
        raise TableError("unknown-page")
    siblings: Siblings = request.app.state.siblings
    own = METRICS.text(gauges(request.app), siblings.process)
    return PlainTextResponse(merge([own, *await siblings.ask_all()]), media_type=CONTENT_TYPE)


def open_siblings(app: Starlette) -> Siblings:
    """Return what tells the other processes of this machine the figures that are of this one alone."""

    def text() -> str:
        found = gauges(app)
        return METRICS.text({name: found[name] for name in found.keys() - SHARED}, siblings.process)

    siblings = Siblings(os.environ.get(WORKER, ""), text)  # which ``text`` names
    return siblings


def is_near(host: str) -> bool:
    """Whether an address is this machine's or of a private network."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return address.is_loopback or address.is_private


def gauges(app: Starlette) -> dict[str, float]:
    """Return what can be looked at now."""
    state, registry = app.state, app.state.registry
    return {
        "regno_up_seconds": round(time.monotonic() - STARTED, 1),
        "regno_writable": float(health(registry)["ok"]),
        "regno_tables": len(registry.documents),
        "regno_chronicles": len(state.chronicles.documents),
        "regno_leases": len(registry.leases.held),
        "regno_sockets": state.connections.open.total(),
        "regno_bot_workers": len(registry.bots.workers),
        "regno_bot_queue": registry.bots.waiting,
        "regno_hint_queue": registry.bots.hints.waiting,
        "regno_choice_queue": registry.bots.moves.waiting,
        "regno_review_queue": state.reviews.length,
        "regno_coach_queue": state.coach.questions.waiting,
        "regno_proof_queue": state.proofs.questions.waiting,
        "regno_games_queue": state.games.waiting,
        "regno_import_queue": state.import_queue.turns.waiting,
        "regno_print_queue": state.prints.turns.waiting,
        "regno_disk_free_bytes": free_bytes(state.folder),
        "regno_chronicle_bytes": state.chronicles.retention.used,
        "regno_memory_bytes": resident_bytes(),
    }


def free_bytes(folder: Path) -> int:
    """Return the free space where a folder is, -1 if it cannot be told."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return -1


def resident_bytes() -> int:
    """Return the memory of this process, 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


ROUTES = [Route("/livez", livez), Route("/readyz", healthz), Route("/healthz", healthz), Route("/metrics", metrics)]

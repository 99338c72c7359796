"""What a browser needs to play without a server: which files, and the files."""

from __future__ import annotations

import asyncio
import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.table.errors import TableError
from regno.web.clock import now
from regno.web.fair_thread import work_out
from regno.web.http import Json, Route, read, registry_of
from regno.web.local.brought import MAX_BODY, LocalGame, id_of, table_of
from regno.web.local.bundle import bundle, bundle_name
from regno.web.messages import Made
from regno.web.routes.pages import FOREVER, HEADERS, STATIC

FOLDER = STATIC / "local"  # filled by ui/make_pages.py
KINDS = {
    ".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json", ".zip": "application/zip",
    ".whl": "application/zip",
}  # fmt: skip


class LocalFiles(msgspec.Struct, frozen=True):
    """The files for games without a server. Each address changes with what it leads to."""

    python: str  # the folder of Pyodide
    wheels: list[str]
    bundle: str  # our own Python, and the libraries it needs
    files: list[str]  # all that must be fetched
    bytes: int  # over the wire


def local_files() -> LocalFiles:
    """Return the files; raise TableError if the pages were built without them."""
    found = sorted(FOLDER.glob("*/*.gz"))
    if not found:
        raise TableError("unknown-page")
    addresses = [f"/local/{file.parent.name}/{file.name.removesuffix('.gz')}" for file in found]
    ours = f"/local/{bundle_name()}"
    return LocalFiles(
        python=f"/local/{found[0].parent.name}/",
        wheels=[each for each in addresses if each.endswith(".whl")],
        bundle=ours,
        files=[*addresses, ours],
        bytes=sum(file.stat().st_size for file in found) + len(bundle()),
    )


async def list_files(request: Request) -> Response:
    """``GET /api/local``: which files a browser needs to play without a server."""
    return Json(await asyncio.to_thread(local_files))


async def python_file(request: Request) -> Response:
    """Return a file of Pyodide, or a compiled wheel."""
    file = FOLDER / request.path_params["folder"] / f"{request.path_params['file']}.gz"
    if file not in FOLDER.glob("*/*.gz"):
        raise TableError("unknown-page")
    return packed_response(request, await asyncio.to_thread(file.read_bytes), file.suffixes[-2])


async def bundle_file(request: Request) -> Response:
    """Return our own Python."""
    if request.path_params["file"] != await asyncio.to_thread(bundle_name):
        raise TableError("unknown-page")
    return packed_response(request, bundle(), ".zip")


def packed_response(request: Request, packed: bytes, ending: str) -> Response:
    """Return a file that is kept compressed, as it is to all who can unpack it."""
    headers = {**HEADERS, "Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, {**headers, "Content-Encoding": "gzip"}, KINDS[ending])
    return Response(gzip.decompress(packed), 200, headers, KINDS[ending])


async def bring(request: Request) -> Response:
    """``POST /api/records``: verify a game that was played without a server and keep it; return its table."""
    game = await read(request, LocalGame, MAX_BODY)
    registry = registry_of(request)
    if not await registry.has(id_of(game)):
        request.app.state.table_limiter.admit(request)
        await registry.keep(*await work_out(request, table_of, game, now()))
    return Json(Made(id_of(game), game.token), 201)


ROUTES = [
    Route("/api/records", bring, methods=["POST"], limit="record"),
    Route("/api/local", list_files),
    Route("/local/{file}", bundle_file),
    Route("/local/{folder}/{file}", python_file),
]

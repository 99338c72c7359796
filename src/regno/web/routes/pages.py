"""The pages of the browser, built from ``ui/`` into ``static/``: one index for all of them, assets named by hash."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from regno.learn.puzzle import library
from regno.proelio.edition import BUILT_IN
from regno.table.errors import TableError
from regno.text.numbers import read_whole
from regno.web.http import Route, registry_of

STATIC = Path(__file__).parents[1] / "static"
KINDS = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
    ".woff2": "font/woff2", ".woff": "font/woff", ".ico": "image/x-icon", ".png": "image/png", ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}  # fmt: skip
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # made with the pages; the better one first
FOREVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
HEADERS = {
    # Styles in the page move cards about; pictures in the style sheets are patterns; a frame shows a PDF just made.
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-src blob:; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",  # the name of a table is in its address
    "X-Content-Type-Options": "nosniff",
}
CALLS = ("/calls", "/calls/stop", "/calls/confirm")
PAGES = (
    "/", "/replay", "/rules", "/lesson", "/puzzles", "/mistakes", "/whatif", "/daily", "/coach", "/bench",
    "/bench/repair", "/editions", "/about", "/trust", "/passport", "/history", *CALLS,
)  # fmt: skip
# The worker that runs Python compiles it in the browser.
WORKER_HEADERS = {"Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"}
WORKER = "python-"  # how the name of its file begins
CHRONICLES = ("c", "new", "packs")  # the pages under /chronicles
ICONS = ("icon-192.png", "icon-512.png", "icon-maskable-512.png")  # of the installed app
ROOT_FILES = ("favicon.svg", "favicon.ico", "apple-touch-icon.png", "robots.txt", *ICONS)  # where browsers look
END_OF_HEAD = b"</head>"
APP_FILES = ("manifest.webmanifest", "sw.js")


@lru_cache(maxsize=1)
def built_files(built: int) -> dict[Path, bytes]:
    """Return every file of the build of that time, without what only games without a server need."""
    found = (file for file in STATIC.rglob("*") if not file.is_relative_to(STATIC / "local"))
    return {file: file.read_bytes() for file in found if file.is_file()}


def content(file: Path) -> bytes | None:
    """Return a built file, None if there is none. Files are read again after each build."""
    index = STATIC / "index.html"
    return built_files(index.stat().st_mtime_ns if index.is_file() else 0).get(file)


def file_response(file: Path, request: Request, caching: str, status: int = 200) -> Response:
    """Return a file in the smallest encoding that the browser accepts; raise TableError if there is none."""
    body = content(file)
    if body is None:
        raise TableError("unknown-page")
    headers = {**HEADERS, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    taken = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS.items():
        smaller = content(file.with_name(file.name + ending)) if encoding in taken else None
        if smaller is not None:
            return Response(smaller, status, {**headers, "Content-Encoding": encoding}, KINDS[file.suffix])
    return Response(body, status, headers, KINDS[file.suffix])


def index_response(request: Request, status: int = 200) -> Response:
    """Return the index, with the addresses of its files below the base path, which its script learns from it."""
    base = str(request.app.state.base_path)
    body = content(STATIC / "index.html")
    if body is None:
        raise TableError("no-pages")
    mark = f'<meta name="base-path" content="{base}" />'.encode() if base else b""
    body = body.replace(b'="./', f'="{base}/'.encode()).replace(END_OF_HEAD, mark + END_OF_HEAD, 1)
    return Response(body, status, {**HEADERS, "Cache-Control": "no-cache"}, KINDS[".html"])


async def index(request: Request) -> Response:
    """Return the index, whose script shows the page of the address."""
    return index_response(request)


async def table_page(request: Request) -> Response:
    """Return the index for a table, with status 404 if there is no such table."""
    is_there = await registry_of(request).has(request.path_params["table"])
    return index_response(request, 200 if is_there else 404)


async def rules_page(request: Request) -> Response:
    """Return the index for the rules of an edition, with status 404 if there is no such edition."""
    is_there = request.path_params["edition"] in BUILT_IN
    return index_response(request, 200 if is_there else 404)


async def puzzle_page(request: Request) -> Response:
    """Return the index for a puzzle, with status 404 if there is no such puzzle."""
    number = read_whole(request.path_params["number"]) or 0
    is_there = 1 <= number <= len(await asyncio.to_thread(library))
    return index_response(request, 200 if is_there else 404)


async def chronicle_page(request: Request) -> Response:
    """Return the index for the Chronicles, with status 404 if there is no such page.

    Whether a chronicle is there is told to its holders alone, by the API.
    """
    first = request.path_params.get("rest", "").split("/")[0]
    is_there = not first or first in CHRONICLES
    return index_response(request, 200 if is_there else 404)


async def not_found_page(request: Request) -> Response:
    """Return the index with status 404."""
    return index_response(request, 404)


async def asset(request: Request) -> Response:
    file = STATIC / "assets" / request.path_params["file"]
    if file.suffix not in KINDS:
        raise TableError("unknown-page")
    response = file_response(file, request, FOREVER)
    if file.name.startswith(WORKER):
        response.headers.update(WORKER_HEADERS)
    return response


async def app_file(request: Request) -> Response:
    """Return the manifest or the service worker, which browsers must always ask for again."""
    return file_response(STATIC / request.url.path.removeprefix("/"), request, "no-cache")


async def root_file(request: Request) -> Response:
    return file_response(STATIC / request.url.path.removeprefix("/"), request, "max-age=86400")


ROUTES = [
    *(Route(f"/{name}", root_file) for name in ROOT_FILES),
    *(Route(f"/{name}", app_file) for name in APP_FILES),
    Route("/assets/{file}", asset),
]

"""The pages of the browser, built from ``ui/`` into ``static/``: one index for all of them, assets named by hash."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regno.table.errors import Denied
from regno.web.http import answering, hall_of

STATIC = Path(__file__).parents[1] / "static"
KINDS = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
    ".woff2": "font/woff2", ".woff": "font/woff", ".ico": "image/x-icon", ".png": "image/png", ".txt": "text/plain",
}  # fmt: skip
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # made with the pages; the better one first
FOREVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
HEADERS = {
    # Styles in the page move cards about; pictures in the style sheets are patterns.
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",  # the name of a table is in its address
    "X-Content-Type-Options": "nosniff",
}
PAGES = ("/", "/replay", "/rules", "/rules/{edition}", "/lesson", "/about", "/chronicles", "/chronicles/{rest:path}")
AT_THE_ROOT = ("favicon.svg", "favicon.ico", "apple-touch-icon.png", "robots.txt")  # where browsers look for them


@lru_cache(maxsize=1)
def built_files(built: int) -> dict[Path, bytes]:
    """Every file of the pages as they were built at a moment."""
    return {file: file.read_bytes() for file in STATIC.rglob("*") if file.is_file()}


def content(file: Path) -> bytes | None:
    """A file as built, read once; after another build, once more. What was not built is not looked for."""
    index = STATIC / "index.html"
    return built_files(index.stat().st_mtime_ns if index.is_file() else 0).get(file)


def served(file: Path, request: Request, caching: str, status: int = 200) -> Response:
    """A file in the smallest form that the browser takes."""
    body = content(file)
    if body is None:
        raise Denied("no-pages") if file.name == "index.html" else Denied("unknown-page")
    headers = {**HEADERS, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    taken = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS.items():
        smaller = content(file.with_name(file.name + ending)) if encoding in taken else None
        if smaller is not None:
            return Response(smaller, status, {**headers, "Content-Encoding": encoding}, KINDS[file.suffix])
    return Response(body, status, headers, KINDS[file.suffix])


@answering
async def index(request: Request) -> Response:
    """Any page: its script reads from the address which one it is."""
    return served(STATIC / "index.html", request, "no-cache")


@answering
async def of_table(request: Request) -> Response:
    """A page about one table; where there is none, the same page says so."""
    is_there = hall_of(request).has(request.path_params["table"])
    return served(STATIC / "index.html", request, "no-cache", 200 if is_there else 404)


@answering
async def nowhere(request: Request) -> Response:
    """A page that does not exist, told as a page."""
    return served(STATIC / "index.html", request, "no-cache", 404)


@answering
async def asset(request: Request) -> Response:
    file = STATIC / "assets" / request.path_params["file"]
    if file.suffix not in KINDS:
        raise Denied("unknown-page")
    return served(file, request, FOREVER)


@answering
async def at_the_root(request: Request) -> Response:
    return served(STATIC / request.url.path.removeprefix("/"), request, "max-age=86400")


ROUTES = [
    *(Route(path, index) for path in PAGES),
    *(Route(path, of_table) for path in ("/t/{table}", "/replay/{table}")),
    *(Route(f"/{name}", at_the_root) for name in AT_THE_ROOT),
    Route("/assets/{file}", asset),
]

"""Routes of link previews: the pages with their ``og:`` tags, and the pictures these name."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from html import escape
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from regno.errors import RegnoError, as_sentence
from regno.table.errors import TableError
from regno.table.table import Table
from regno.text import say
from regno.text.numbers import read_whole
from regno.web.fair_thread import FairThread
from regno.web.http import Handler, Route, language_of, registry_of
from regno.web.preview.facts import (
    HEIGHT,
    WIDTH,
    Preview,
    chronicle_preview,
    home_preview,
    moment_preview,
    table_preview,
)
from regno.web.rate_limit import address_of
from regno.web.routes import pages
from regno.web.routes.pages import STATIC

PICTURES = 128  # kept; each is about 30 kB
KEPT = "public, max-age=300"  # a table changes; whoever shows links asks again
WITHIN = 20.0  # seconds to wait for a picture, with those before it
K = TypeVar("K")
V = TypeVar("V")


def draw(preview: Preview) -> bytes:
    """Return the picture as PNG."""
    from regno.web.preview.drawing import Drawing  # Pillow, which a server need not load to start

    return Drawing(preview, STATIC / "assets").draw()


class PreviewPictures:
    """Draws pictures one after the other in a thread, and keeps the latest."""

    def __init__(self, thread: FairThread) -> None:
        self.thread = thread
        self.kept: OrderedDict[Preview, bytes] = OrderedDict()
        self.moments: OrderedDict[tuple[str, int, str], Preview] = OrderedDict()

    async def picture(self, preview: Preview, address: str) -> bytes:
        """Return the picture of a preview as PNG; raise TableError if it takes too long."""
        if preview not in self.kept:
            try:
                async with asyncio.timeout(WITHIN):
                    self.kept[preview] = await self.thread.run(address, lambda: self.kept.get(preview) or draw(preview))
            except TimeoutError:
                raise TableError("too-slow", seconds=round(WITHIN)) from None
        return recent(self.kept, preview)

    async def moment(self, table: Table, frame: int, language: str, address: str) -> Preview:
        """Return the preview of a moment of a finished game, replayed in a thread; raise TableError for none."""
        key = table.id, frame, language
        if key not in self.moments:
            game, names = table.require_over().game, [seat.name for seat in table.seats]
            self.moments[key] = await self.thread.run(address, moment_preview, game, names, frame, language)
        return recent(self.moments, key)


def recent(kept: OrderedDict[K, V], key: K) -> V:
    """Return what is kept under a key, which becomes the latest; the oldest are dropped."""
    kept.move_to_end(key)
    while len(kept) > PICTURES:
        kept.popitem(last=False)
    return kept[key]


async def preview_of_table(request: Request) -> Preview:
    row = await registry_of(request).row(request.path_params["table"])
    return table_preview(row, language_of(request))


async def preview_of_moment(request: Request) -> Preview:
    """Return the preview of a moment of a finished game; of the table itself while the game is not over."""
    room = await registry_of(request).find(request.path_params["table"])
    table, language = room.table, language_of(request)
    if table.phase not in ("over", "stopped") or table.live is None:
        return await preview_of_table(request)
    frame = read_whole(request.query_params.get("move", "0")) or 0
    moment: Preview = await request.app.state.pictures.moment(table, frame, language, address_of(request))
    return moment


async def preview_of_chronicle(request: Request) -> Preview:
    return chronicle_preview(language_of(request))


async def preview_of_home(request: Request) -> Preview:
    return home_preview(language_of(request))


Find = Callable[[Request], Awaitable[Preview]]


def tags(preview: Preview, request: Request, picture: str) -> bytes:
    """Return the tags that describe a page to whoever shows its link."""
    base = str(request.base_url).rstrip("/") + request.app.state.base_path
    query = f"?{request.url.query}" if request.url.query else ""
    said = {
        "og:type": "website",
        "og:site_name": "Regno",
        "og:title": preview.headline,
        "og:description": f"{as_sentence(preview.line)} {as_sentence(preview.foot)}",
        "og:url": f"{base}{request.url.path}",
        "og:locale": preview.language,
        "og:image": f"{base}{picture}{query}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": say(preview.language, "preview", "picture", headline=preview.headline, line=preview.line),
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in said.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />']).encode()


def page_route(path: str, page: Handler, find: Find, picture: str) -> Route:
    """Return the route of a page whose head gets the tags of its preview."""

    async def add_tags(request: Request) -> Response:
        response = await page(request)
        if response.status_code != 200:
            return response
        try:
            found = tags(await find(request), request, picture.format_map(request.path_params))
        except RegnoError:
            return response  # a moment that is not there: the page says so
        body = bytes(response.body).replace(pages.END_OF_HEAD, found + pages.END_OF_HEAD, 1)
        headers = {name: value for name, value in response.headers.items() if name != "content-length"}
        return Response(body, response.status_code, headers)

    return Route(path, add_tags)


def picture_route(path: str, find: Find) -> Route:
    async def picture(request: Request) -> Response:
        """Return the picture as PNG; raise TableError for too many from one address."""
        request.app.state.list_limiter.admit(request)
        body = await request.app.state.pictures.picture(await find(request), address_of(request))
        return Response(body, media_type="image/png", headers={"Cache-Control": KEPT, "X-Robots-Tag": "noindex"})

    return Route(path, picture)


HOME, CHRONICLE = "/preview/home.png", "/preview/chronicle.png"
ROUTES = [
    *(page_route(path, pages.index, preview_of_home, HOME) for path in pages.PAGES),
    page_route("/rules/{edition}", pages.rules_page, preview_of_home, HOME),
    page_route("/editions/{edition}", pages.index, preview_of_home, HOME),  # whether it is there, the API tells
    page_route("/puzzles/{number}", pages.puzzle_page, preview_of_home, HOME),
    page_route("/t/{table}", pages.table_page, preview_of_table, "/preview/t/{table}.png"),
    page_route("/replay/{table}", pages.table_page, preview_of_moment, "/preview/replay/{table}.png"),
    page_route("/chronicles", pages.chronicle_page, preview_of_chronicle, CHRONICLE),
    page_route("/chronicles/{rest:path}", pages.chronicle_page, preview_of_chronicle, CHRONICLE),
    picture_route("/preview/home.png", preview_of_home),
    picture_route("/preview/chronicle.png", preview_of_chronicle),
    picture_route("/preview/t/{table}.png", preview_of_table),
    picture_route("/preview/replay/{table}.png", preview_of_moment),
]

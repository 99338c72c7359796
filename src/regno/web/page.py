"""The plain page: set a table, share its link, play. It knows no rules: it shows what it is sent."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regno.players import PLAYERS
from regno.proelio.cards import BACKS, GUILDS, NAMES, SEASONS
from regno.proelio.edition import BUILT_IN, built_in
from regno.proelio.explain import Teller, option, option_value
from regno.proelio.options import RULINGS, Words
from regno.proelio.state import SEATS
from regno.text import LANGUAGES, say

KINDS = {"page.js": "text/javascript", "page.css": "text/css", "index.html": "text/html"}
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",  # the name of a table is in its address
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}

# Every message of the catalogue ``page``, for the page's script asks for them by name.
SPOKEN = (
    "title", "new-table", "edition", "houses", "guilds", "merchant", "allied", "clock", "clock-none", "clock-move",
    "clock-game", "house-rules", "as-printed", "listed", "make", "lobby", "lobby-empty", "mine", "open-table", "invite",
    "copy", "your-name", "sit", "set-bot", "free-seat", "get-up", "begin", "free", "bot", "stand-in", "you",
    "hand", "cards", "fort", "plague", "attack", "guild", "merchant-here", "pile", "decks", "season", "known",
    "known-of-you", "undo", "leave", "return", "stop", "keep-playing", "wants-stop", "rematch", "go-rematch", "close",
    "closed", "stopped", "say", "send", "record", "secret", "commitment", "forget", "forget-sure", "lost", "look",
    "curtain", "note", "nothing", "language", "unofficial", "left-time", "verify-ok", "verify-bad", "spectator",
)  # fmt: skip


def static(name: str) -> Response:
    body = files("regno.web").joinpath("static", name).read_bytes()
    return Response(body, media_type=KINDS[name], headers=HEADERS)


async def index(request: Request) -> Response:
    return static("index.html")


async def asset(request: Request) -> Response:
    name = request.path_params["file"]
    return static(name) if name in KINDS else PlainTextResponse("", 404)


@cache
def spoken(language: str) -> bytes:
    """Everything the page says by itself in one language: its own words, names, and what the options mean."""
    teller = Teller(language, "")
    return msgspec.json.encode({
        "page": {key: say(language, "page", key) for key in SPOKEN},
        "houses": [teller.house(seat) for seat in range(SEATS)],
        "editions": {name: built_in(name).title[language] for name in BUILT_IN},
        "modes": {name: {mode: has for mode, has in built_in(name).modes.items() if has} for name in BUILT_IN},
        "options": {name: options_told(language, name) for name in RULINGS},
        "cards": {name: teller.card(kind) for kind, name in enumerate(NAMES)},
        "guilds": {name: teller.guild(guild) for guild, name in enumerate(GUILDS)},
        "seasons": {name: teller.season(season) for season, name in enumerate(SEASONS) if season},
        "backs": {back: say(language, "page", f"back-{back}") for back in BACKS},
        "bots": {name: say(language, "page", f"bot-{name}") for name in PLAYERS},
    })  # fmt: skip


def options_told(language: str, name: str) -> dict[str, object]:
    """One house rule: what it is about, and what each of its values means."""
    spec = RULINGS[name]
    if not isinstance(spec, Words):
        return {"about": option(language, name), "least": spec.least, "most": spec.most}
    values = {word: option_value(language, name, word) for word in spec.words}
    return {"about": option(language, name), "values": values}


async def words(request: Request) -> Response:
    language = request.path_params["language"]
    body = spoken(language if language in LANGUAGES else "en")
    return Response(body, media_type="application/json", headers=HEADERS)

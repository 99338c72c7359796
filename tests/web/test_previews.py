"""What a link shows before it is opened: words and a picture, through public eyes alone."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from laid import laid, set_down, token
from starlette.requests import Request
from test_pages_served import fetch
from wire import Server

import regno
from regno.proelio.game import Game
from regno.proelio.narrator import Narrator
from regno.table.errors import TableError
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.summary import TableRow, summary_of
from regno.table.table import Table
from regno.web.fair_thread import FairThread
from regno.web.preview import drawing, facts, routes
from regno.web.preview.facts import Preview, chronicle_preview, home_preview, moment_preview, table_preview
from regno.web.replay.source import ReplaySource
from regno.web.routes.pages import STATIC

PNG = b"\x89PNG\r\n\x1a\n"
DESCRIPTION = "4 Houses, Guilds, no clock. A card game of siege and bluff."
NAMES = ["Marta", "Paolo", "", ""]


def tags_of(page: bytes) -> dict[str, str]:
    return dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)" />', page.decode()))


def row_of(table: Table) -> TableRow:
    return TableRow(table.id, table.phase, table.settings, "", table.maker, 0, 0, 0, summary_of(table))


def random_game(seed: int) -> Game:
    game, chosen = regno.deal(houses=4, seed=seed, guilds=True, merchant=True), Random(seed)
    while not game.result:
        game.play(chosen.choice(game.legal()))
    return game


# ---------------------------------------------------------------- pages and pictures


def test_an_invitation_says_who_invites_to_what(server: Server) -> None:
    id, maker = server.make(houses=4, guilds=True)
    waits = tags_of(fetch(server, f"/t/{id}")[2])
    assert waits["og:title"] == "A table waits for you" and waits["og:description"] == DESCRIPTION
    assert waits["og:url"] == f"{server.address}/t/{id}"
    assert waits["og:image"] == f"{server.address}/preview/t/{id}.png"
    italian = tags_of(fetch(server, f"/t/{id}?lang=it")[2])
    assert italian["og:title"] == "Un tavolo ti aspetta" and italian["og:image"].endswith(".png?lang=it")
    assert maker not in fetch(server, f"/t/{id}")[2].decode()


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/en111", "/lesson", "/about", "/replay", "/chronicles"])
def test_every_page_has_a_preview(server: Server, path: str) -> None:
    found = tags_of(fetch(server, path)[2])
    assert found["og:title"] and found["og:description"]
    status, headers, body = fetch(server, found["og:image"].removeprefix(server.address))
    assert status == 200 and headers["Content-Type"] == "image/png" and body.startswith(PNG)
    assert struct.unpack(">II", body[16:24]) == (facts.WIDTH, facts.HEIGHT)


def test_a_name_is_no_markup(tmp_path: Path) -> None:
    table = Table("t", TableSettings(houses=3), "0" * 32, hash_token(token(0, "t")), 0)
    table.sit(0, '"><script>x', table.maker, "0" * 32, 0)
    found = table_preview(row_of(table), "en")
    assert found.headline == '"><script>x keeps you a seat'
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", b"a")], "query_string": b""}
    app = SimpleNamespace(state=SimpleNamespace(base_path=""))
    request = Request({**scope, "scheme": "http", "server": ("a", 80), "root_path": "", "app": app})
    assert b"<script" not in routes.tags(found, request, "/p.png")


@pytest.mark.parametrize("path", ["/t/none", "/replay/none", "/rules/none", "/chronicles/none", "/none"])
def test_what_is_not_there_has_status_404_and_no_preview(server: Server, path: str) -> None:
    status, _, body = fetch(server, path, Accept="text/html")
    assert status == 404 and b'<div id="app">' in body and not tags_of(body)


def test_a_picture_of_nothing_is_an_error_in_words(server: Server) -> None:
    status, told = server.http("/preview/t/none.png")
    assert (status, told["reason"]) == (404, "unknown-table")


def test_those_who_show_links_may_read_them_and_searchers_may_not(server: Server) -> None:
    rules = fetch(server, "/robots.txt")[2].decode()
    everybody = rules.split("User-agent: *", 1)[1]
    assert "Disallow: /t/" in everybody and "Disallow: /t/" not in rules.split("User-agent: *", 1)[0]


# ---------------------------------------------------------------- nothing hidden is shown


def test_a_table_in_play_shows_its_seats_and_nothing_of_its_cards() -> None:
    """Tables of the same people show the same, whatever was dealt."""
    terms = TableSettings(houses=4, guilds=True)
    shown = {table_preview(row_of(laid("t", terms, (0, 1), seed)), "en") for seed in range(1, 6)}
    assert len(shown) == 1
    (found,) = shown
    assert all(chair.wall == chair.cards == -1 for chair in found.chairs)


def test_the_replay_link_of_a_game_in_play_shows_the_table_alone(server: Server) -> None:
    set_down(server.data, [laid("running", TableSettings(houses=3), (0,), 4)])
    table, moment = (tags_of(fetch(server, path)[2]) for path in ("/t/running", "/replay/running?move=3"))
    assert moment["og:title"] == table["og:title"] == "Person 0 at play"


def told(game: Game, viewpoint: str) -> list[list[str]]:
    """Return the sentences of every moment, from a viewpoint."""
    source = ReplaySource(game, viewpoint)
    narrator = Narrator("en", game.edition.id, source.observer)
    return [narrator.tell(step.events) for step in source.steps()]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_moment_says_what_a_spectator_saw_and_no_more(seed: int) -> None:
    game = random_game(seed)
    told_otherwise = 0
    frames = told(game, "public")
    for number, (public, full) in enumerate(zip(frames, told(game, "all"), strict=True)):
        found = moment_preview(game, NAMES, number, "en")
        told_otherwise += public != full
        last = public[-1].rstrip(".") if public else "The cards are dealt"
        assert found.headline == last or found.headline == f"{last[:59]}…"
    assert told_otherwise > len(frames) / 5  # else nothing was hidden, and this test would say nothing


def test_a_moment_that_is_not_there_is_refused() -> None:
    with pytest.raises(TableError, match="no frame 99,999"):
        moment_preview(random_game(1), NAMES, 99_999, "en")


def test_a_chronicle_is_told_to_nobody_but_its_holders(server: Server) -> None:
    body = {"kind": "campaign", "title": "The secret winter", "players": ["Ottavia", "Bruno"], "seed": "1"}
    status, made = server.http("/api/chronicles", body)
    assert status in (200, 201), made
    page = fetch(server, f"/chronicles/c/{made['id']}")[2].decode()
    assert "og:title" in page and "secret winter" not in page and "Ottavia" not in page
    assert chronicle_preview("en").headline in page


# ---------------------------------------------------------------- the drawing


def drawn(preview: Preview) -> bytes:
    return drawing.Drawing(preview, STATIC / "assets").draw()


def test_pictures_of_equal_facts_are_equal_and_small() -> None:
    first = drawn(home_preview("en"))
    assert first == drawn(home_preview("en")) != drawn(home_preview("it"))
    assert len(first) < 120_000


def test_long_names_and_strange_letters_are_drawn() -> None:
    table = Table("t", TableSettings(houses=6), "0" * 32, hash_token(token(0, "t")), 0)
    for seat, name in enumerate(("W" * 24, "Ωμέγα", "🙂", "Ñandú", "l'Olmo")):
        table.sit(seat, name, table.maker if not seat else str(seat), "0" * 32, 0)
    assert drawn(table_preview(row_of(table), "it")).startswith(PNG)


def test_a_picture_is_drawn_once_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0

    class Counting:
        def __init__(self, preview: Preview, _fonts: Path) -> None:
            self.preview = preview

        def draw(self) -> bytes:
            nonlocal count
            count += 1
            return self.preview.headline.encode()

    async def ask() -> int:
        pictures = routes.PreviewPictures(FairThread())
        for number in [*range(routes.PICTURES), 0, 0, routes.PICTURES]:
            preview = Preview("en", str(number), "", "")
            assert await pictures.picture(preview, "a") == str(number).encode()
        return len(pictures.kept)

    monkeypatch.setattr(drawing, "Drawing", Counting)
    from wire import run

    assert run(ask()) == routes.PICTURES
    assert count == routes.PICTURES + 1

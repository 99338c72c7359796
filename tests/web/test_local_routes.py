"""Every request that a browser without a server can make is answered by the application in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from local_games import play
from starlette.routing import Route

from regno.web.local.server import LocalResponse, LocalServer

OTHERS = {"edition": "en111", "step": "1", "seat": "0"}  # what stands in paths beside the table


def test_no_route_lacks_anything_that_the_server_would_have(tmp_path: Path) -> None:
    async def ask_all() -> dict[str, LocalResponse]:
        server = LocalServer(str(tmp_path))
        await server.open()
        record = await play(server, 1)
        (table,) = server.app.state.registry.documents
        answers = dict[str, LocalResponse]()
        for route in server.app.routes:
            if isinstance(route, Route):
                names = {
                    name: OTHERS.get(name, table) if kind.regex == "[^/]+" else 1
                    for name, kind in route.param_convertors.items()
                }
                path = str(route.url_path_for(route.name, **names))
                for method in sorted((route.methods or set()) - {"HEAD"}):
                    answers[f"{method} {route.path}"] = await server.fetch(method, path, record)
        await server.close()
        return answers

    answers = asyncio.run(ask_all())
    assert not {way: each.body.decode() for way, each in answers.items() if each.status >= 500}
    for way in (
        "GET /api/tables/{table}/opened",
        "GET /api/tables/{table}/replay",
        "POST /api/replay",
        "GET /api/lessons",
    ):
        assert answers[way].status == 200, (way, answers[way])

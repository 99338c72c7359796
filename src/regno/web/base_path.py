"""Serving below a path, behind a proxy that serves other things too.

The application speaks of addresses as if it stood at the root. A request that comes with the base path loses it here;
one without it comes from a proxy that has taken it off, or from monitoring. What the server tells of its own addresses
has the base path: the index, links in messages, previews.
"""

from __future__ import annotations

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class BasePath:
    """The middleware that takes the base path off."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app, self.base = app, base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if self.base and scope["type"] in ("http", "websocket"):
            if path == self.base and scope["type"] == "http":
                return await RedirectResponse(f"{self.base}/", 308)(scope, receive, send)
            if path.startswith(f"{self.base}/"):
                raw = scope.get("raw_path") or path.encode()
                scope = {**scope, "path": path[len(self.base) :], "raw_path": raw[len(self.base) :]}
        await self.app(scope, receive, send)
        return None

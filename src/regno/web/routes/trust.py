"""Where this server is found by others, and the authority that a device may accept."""

from __future__ import annotations

import ssl
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.table.errors import TableError
from regno.web.http import Json, Route
from regno.web.tls import authority_file, expires, fingerprint, is_loopback


class Reach(msgspec.Struct, frozen=True):
    """How the server can be reached."""

    addresses: list[str]  # by which others come, the best first; empty if only this machine can
    fingerprint: str = ""  # of the authority, empty if there is none of our own
    until: int = 0  # milliseconds since 1970, when the authority's trust ends


class ReachSettings(msgspec.Struct, frozen=True):
    """What the server knows of itself: its addresses, and the folder of its authority if it issued the certificate."""

    addresses: tuple[str, ...] = ()
    folder: Path | None = None

    def authority(self) -> Path | None:
        file = authority_file(self.folder) if self.folder else None
        return file if file and file.exists() else None


def settings_of(request: Request) -> ReachSettings:
    return request.app.state.reach  # type: ignore[no-any-return]


async def reach(request: Request) -> Response:
    """``GET /api/reach``"""
    known = settings_of(request)
    others = [each for each in known.addresses if not is_loopback(urlsplit(each).hostname or "")]
    authority = known.authority()
    if authority is None:
        return Json(Reach(others))
    return Json(Reach(others, fingerprint(authority), int(expires(authority).timestamp() * 1000)))


async def authority_certificate(request: Request) -> Response:
    """``GET /trust/regno.crt``: the certificate of the authority, in the form that phones install."""
    authority = settings_of(request).authority()
    if authority is None:
        raise TableError("unknown-page")
    body = ssl.PEM_cert_to_DER_cert(authority.read_text())
    return Response(
        body,
        media_type="application/x-x509-ca-cert",
        headers={"Content-Disposition": 'attachment; filename="regno.crt"', "Cache-Control": "no-cache"},
    )


ROUTES = [Route("/api/reach", reach), Route("/trust/regno.crt", authority_certificate)]

"""What every request of the Chronicles needs first: the desk, the token, and leave to make something new."""

from __future__ import annotations

import math

from starlette.requests import HTTPConnection, Request

from regno.web.chronicles.desk import Barred, Desk

NEW_A_SECOND, NEW_AT_ONCE = 0.5, 60  # chronicles and packs from one address


def desk_of(connection: HTTPConnection) -> Desk:
    return connection.app.state.desk  # type: ignore[no-any-return]


def token_of(request: Request) -> str:
    """The token that was sent, or none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def take_one(request: Request) -> None:
    """Leave for one more new thing, or a word when to come back."""
    wait = request.app.state.desk_doors.take(request.client.host if request.client else "")
    if wait:
        raise Barred("too-many", seconds=math.ceil(wait))

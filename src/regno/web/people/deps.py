"""What the routes about people share: the people of the server, and the key of a request."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from regno.web.people.people import People


def people_of(connection: HTTPConnection) -> People:
    return connection.app.state.people  # type: ignore[no-any-return]


def key_of(connection: HTTPConnection) -> str:
    """Return the key of the device that asks, from the header ``Authorization: Bearer``, or an empty string."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""

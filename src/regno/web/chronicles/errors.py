"""The error of the Chronicles' API."""

from __future__ import annotations

from regno.errors import RegnoError


class ChronicleError(RegnoError):
    """A request for a chronicle or a pack that the server refuses; ``key`` is the reason that programs read."""

    subject = "desk"

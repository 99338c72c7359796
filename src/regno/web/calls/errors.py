"""The error that calls raise."""

from __future__ import annotations

from regno.errors import RegnoError


class CallError(RegnoError):
    """A request about calls that is refused. Its text is in the catalogue ``notices``."""

    subject = "notices"

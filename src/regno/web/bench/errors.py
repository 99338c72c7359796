"""The error that the bench raises."""

from __future__ import annotations

from regno.errors import RegnoError


class BenchError(RegnoError):
    """A request to the bench that is refused. Its text is in the catalogue ``bench``."""

    subject = "bench"

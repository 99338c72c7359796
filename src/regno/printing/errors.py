"""The error of what cannot be printed."""

from __future__ import annotations

from regno.errors import RegnoError


class PrintError(RegnoError):
    """A file that cannot be made; its sentence is in the catalogue ``printing``."""

    subject = "printing"

"""What a table does not allow."""

from __future__ import annotations

from regno.errors import RegnoError


class Denied(RegnoError):
    """One clear sentence from the catalogue ``table``; its key is the reason that programs read."""

    subject = "table"

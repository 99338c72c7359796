"""The error that a table raises."""

from __future__ import annotations

from regno.errors import RegnoError
from regno.text import Argument, say


class TableError(RegnoError):
    """A request that a table refuses. Its text is in the catalogue ``table``; its key is the reason for programs.

    The argument ``house`` is the number of a seat; the text has the name of its House.
    """

    subject = "table"

    def words(self, language: str) -> dict[str, Argument]:
        found = super().words(language)
        if "house" in found:
            found["house"] = say(language, "proelio", f"house-{found['house']}")
        return found

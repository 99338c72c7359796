"""What a table does not allow."""

from __future__ import annotations

from regno.errors import RegnoError
from regno.text import Argument, say


class Denied(RegnoError):
    """One clear sentence from the catalogue ``table``; its key is the reason that programs read.

    An argument called ``house`` is the number of a seat; people read the name of its House.
    """

    subject = "table"

    def words(self, language: str) -> dict[str, Argument]:
        found = super().words(language)
        if "house" in found:
            found["house"] = say(language, "proelio", f"house-{found['house']}")
        return found

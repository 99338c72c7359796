"""The error that a passport raises."""

from __future__ import annotations

from datetime import UTC, datetime

from regno.errors import RegnoError
from regno.text import Argument, say
from regno.web.people.store import Revocation


class PassportError(RegnoError):
    """A request about a passport that is refused. Its text is in the catalogue ``people``.

    The argument ``at`` is a time in milliseconds since 1970; the text has it as a day.
    """

    subject = "people"

    def words(self, language: str) -> dict[str, Argument]:
        found = super().words(language)
        if isinstance(at := found.pop("at", None), int):
            moment = datetime.fromtimestamp(at / 1000, UTC)
            month = say(language, "people", "month", month=moment.month)
            found["day"] = say(language, "people", "day", day=str(moment.day), month=month)
        return found


def revocation_error(revocation: Revocation) -> PassportError:
    """Return the error of a device that was signed out."""
    return PassportError("device-revoked", at=revocation.at, device=revocation.kind)

"""What can be wrong with what people and programs tell us.

RegnoError (a ValueError)
├── UnreadableMove      the text is no move of this decision
├── IllegalMove         a move, but not allowed here; carries the reason
├── BadPosition         a position that cannot be
├── BadRecord           a Record that does not replay; carries the line
├── BadEdition          an edition file with a fault; names file, key, value, what was expected
├── BadOption           an option, mode or number of Houses that does not exist or does not fit
├── BadRequest          a wrong word on the command line
└── Refused             a Chronicles command, fact or pack that cannot be

Each is one sentence from the catalogue ``errors`` and reads in either language; ``str()`` is English.
"""

from __future__ import annotations

from regno.text import Argument, say


class RegnoError(ValueError):
    """One clear sentence: what is wrong, and what would be right."""

    subject = "errors"

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        self.key, self.arguments = key, arguments
        super().__init__(key, arguments)

    def text(self, language: str = "en") -> str:
        """The sentence in a language."""
        return say(language, self.subject, self.key, **self.arguments)

    def __str__(self) -> str:
        return self.text()


class UnreadableMove(RegnoError): ...


class IllegalMove(RegnoError): ...


class BadPosition(RegnoError): ...


class BadRecord(RegnoError): ...


class BadEdition(RegnoError): ...


class BadOption(RegnoError): ...


class BadRequest(RegnoError): ...


class Refused(RegnoError):
    subject = "chronicles-errors"

"""Errors in what people and programs give us. Packages above this one derive more of their own from RegnoError.

RegnoError (a ValueError)
├── UnreadableMove      the text is no move of this decision
├── IllegalMove         a move, but not allowed here; carries the reason
├── BadPosition         a position that cannot be
├── BadRecord           a Record that does not replay; carries the line
├── BadEdition          an edition file with a fault; names file, key, value, what was expected
├── BadOption           an option, mode or number of Houses that does not exist or does not fit
├── NoWorld             a View that no State fits
└── BadRequest          a wrong word on the command line

Each is one sentence from a catalogue, ``errors`` unless its ``subject`` says otherwise, and reads in either language;
``str()`` is English.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from types import MappingProxyType

from regno.text import Argument, clip, has, say

MOST_QUOTED, LONGEST_LIST = 80, 1_000  # letters

# What systems refuse most, by our names for it; all others read in the system's own words.
SYSTEM_FAULTS = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "in-the-way",
    errno.EACCES: "closed",
    errno.EPERM: "closed",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "not-here",
    errno.ECONNREFUSED: "nobody-there",
    errno.ETIMEDOUT: "no-answer",
}


class SystemFault(str):
    """Why the system refused, as an argument of a sentence: it reads in the language of the sentence."""

    number: int | None

    @classmethod
    def of(cls, trouble: OSError) -> SystemFault:
        fault = cls(trouble.strerror or str(trouble))
        fault.number = errno.ETIMEDOUT if isinstance(trouble, TimeoutError) else trouble.errno
        return fault

    def text(self, language: str) -> str:
        name = SYSTEM_FAULTS.get(self.number or 0)
        return say(language, "errors", f"system-{name}") if name else str(self)


def truncate_argument(value: Argument, language: str) -> Argument:
    """Return an argument of an error; one longer than any list of ours was sent by somebody, and is cut."""
    if isinstance(value, SystemFault):
        return value.text(language)
    return clip(value, MOST_QUOTED) if isinstance(value, str) and len(value) > LONGEST_LIST else value


class RegnoError(ValueError):
    """One clear sentence: what is wrong, and what would be right."""

    subject = "errors"

    def __init__(self, key: str, /, cause: RegnoError | None = None, **arguments: Argument) -> None:
        self.key, self.arguments, self.cause = key, arguments, cause
        super().__init__(key, arguments)

    def text(self, language: str = "en") -> str:
        """Return the sentence in a language, and after a colon what caused it."""
        sentence = say(language, self.subject, self.key, **self.words(language))
        return f"{sentence}: {self.cause.text(language)}" if self.cause else sentence

    def words(self, language: str) -> dict[str, Argument]:
        """Return the arguments of the sentence as they read in a language."""
        return {name: truncate_argument(value, language) for name, value in self.arguments.items()}

    def on_page(self, language: str) -> str:
        """Return what a person reads on a page: a whole sentence, without names that only a program knows."""
        return as_sentence(self.clause_on_page(language))

    def clause_on_page(self, language: str) -> str:
        """Return the same as a clause, which may follow a colon."""
        return self.text(language)

    def __str__(self) -> str:
        return self.text()


def as_sentence(clause: str) -> str:
    """Return a clause that stands alone: with a capital, and a full stop."""
    return f"{clause[:1].upper()}{clause[1:]}{'' if clause.endswith(('.', '?', '!')) else '.'}"


def localise_argument(language: str, name: str, value: Argument, edition: str) -> Argument:
    """Return an argument; the id in ``card`` or ``guild`` becomes its name in the language, as the edition has it."""
    if name not in ("card", "guild") or not value:
        return value
    key = f"{name}-{str(value).replace('_', '-')}"
    return say(language, "proelio", f"{key}-{edition}" if has("proelio", f"{key}-{edition}") else key)


class UnreadableMove(RegnoError): ...


class IllegalMove(RegnoError):
    """The key is the name of a reason; its sentence is the one a greyed button shows."""

    def text(self, language: str = "en") -> str:
        move = truncate_argument(self.arguments["move"], language)
        return say(language, self.subject, "illegal-move", why=self.why(language), move=move)

    def on_page(self, language: str) -> str:
        """Return the reason alone: the move is in the words of programs."""
        return as_sentence(self.why(language))

    def why(self, language: str) -> str:
        edition = str(self.arguments.get("edition", ""))
        words = {name: localise_argument(language, name, value, edition) for name, value in self.arguments.items()}
        return say(language, "proelio", f"why-{self.key.replace('_', '-')}", **words)


class BadPosition(RegnoError):
    """A line that is no position, or a position that no game comes to; ``title`` names its edition, by language."""

    title: Mapping[str, str] = MappingProxyType({})

    def clause_on_page(self, language: str) -> str:
        """Return why no game comes to the position, in the words of players; of a line that is none, the text."""
        if not has(self.subject, f"impossible-{self.key}"):
            return self.text(language)
        arguments = {**self.arguments, **(self.cause.arguments if self.cause else {})}
        edition = str(arguments.get("edition", ""))
        words = {name: localise_argument(language, name, value, edition) for name, value in arguments.items()}
        words["edition"] = self.title.get(language) or self.title.get("en", edition)
        why = self.cause.key if self.cause else ""
        return say(language, self.subject, f"impossible-{self.key}", why=why, **words)


class BadRecord(RegnoError):
    """A fault at a line: ``cause`` says what it is, ``kept`` is the game as far as it could be read."""

    kept: object = None

    def clause_on_page(self, language: str) -> str:
        """Return the line and what is wrong with it."""
        sentence = say(language, self.subject, self.key, **self.words(language))
        return f"{sentence}: {self.cause.clause_on_page(language)}" if self.cause else sentence


class BadEdition(RegnoError): ...


class BadOption(RegnoError): ...


class NoWorld(RegnoError):
    """No State fits a View."""


class BadRequest(RegnoError): ...

"""Messages without a language yet, so that the log of a chronicle reads in any."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regno.errors import RegnoError, SystemFault, as_sentence
from regno.text import LANGUAGES, say


@dataclass(frozen=True, slots=True)
class Translations:
    """Words that come with their languages: the name or text of a card."""

    by_language: tuple[tuple[str, str], ...] = ()

    def text(self, language: str) -> str:
        """The words in a language, or in the first one that an owner typed."""
        given = {name: words for name, words in self.by_language if words}
        return given.get(language) or next((given[name] for name in LANGUAGES if name in given), "")

    def __bool__(self) -> bool:
        return any(words for _, words in self.by_language)


@dataclass(frozen=True, slots=True)
class TextList:
    """A list to be read aloud: Anna, Bruno and Carla."""

    items: tuple[TextLike, ...]

    def text(self, language: str) -> str:
        """The items with commas, and the language's "and" before the last."""
        *first, last = (str(localize(item, language)) for item in self.items) if self.items else [""]
        return say(language, "chronicles", "several", first=", ".join(first), last=last) if first else last


@dataclass(frozen=True, slots=True)
class SentenceList(TextList):
    """Whole sentences, one after another."""

    def text(self, language: str) -> str:
        """The sentences with a blank between them."""
        return " ".join(str(localize(item, language)) for item in self.items)


@dataclass(frozen=True, slots=True)
class Row(TextList):
    """Things side by side, as they stand on a card: Quarry, Forest."""

    def text(self, language: str) -> str:
        """The items with commas."""
        return ", ".join(str(localize(item, language)) for item in self.items)


@dataclass(frozen=True, slots=True)
class Message:
    """One message of the catalogue with its arguments, which may be sentences and card names themselves."""

    subject: str
    key: str
    arguments: Mapping[str, TextLike] = field(default_factory=dict)

    def text(self, language: str) -> str:
        """The sentence in a language."""
        return say(
            language, self.subject, self.key, **{name: localize(a, language) for name, a in self.arguments.items()}
        )


TextLike = str | int | Translations | TextList | Message


class Catalogue:
    """The messages of one file of the catalogue: ``msg = Catalogue("campaign"); msg("claimed", player=name)``."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, key: str, /, **arguments: TextLike) -> Message:
        return Message(self.name, key, arguments)


class Refusal(RegnoError):
    """A command, fact or pack that cannot be, as a Message, so that it can name cards in the reader's language.

    Where the sentence names arguments and ids as one types them, ``page`` says the same without.
    """

    subject = "chronicles-errors"

    def __init__(self, sentence: Message, page: Message | None = None) -> None:
        super().__init__(sentence.key)
        self.sentence, self.page = sentence, page or sentence

    def text(self, language: str = "en") -> str:
        """The sentence in a language."""
        return self.sentence.text(language)

    def on_page(self, language: str) -> str:
        """Return the sentence for a page."""
        return as_sentence(self.page.text(language))


@contextmanager
def refuse_os_errors(path: Path) -> Iterator[None]:
    """Raise a Refusal in place of an OSError, such as a full disk; a page is not told the path."""
    try:
        yield
    except OSError as trouble:
        sentence = Message("chronicles-errors", "file-trouble", {"file": str(path), "why": SystemFault.of(trouble)})
        raise Refusal(sentence, Message("chronicles-errors", "file-trouble-page")) from None


def attributes_of(source: object, *names: str) -> dict[str, Any]:
    """Return some attributes by name, for a view."""
    return {name: getattr(source, name) for name in names}


def localize(value: Any, language: str) -> Any:
    """Return a value with every message and name inside it as text in a language, ready for JSON."""
    if isinstance(value, (Translations, TextList, Message, SystemFault)):
        return value.text(language)
    if isinstance(value, Mapping):
        return {str(key): localize(inner, language) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [localize(inner, language) for inner in value]
    return value

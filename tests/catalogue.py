"""The catalogue as data: every message of both languages, and every key that the source speaks of."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from regno.text import catalogue as catalogue_file
from source import SOURCE, modules, parsed

FOLDER = SOURCE / "regno" / "text"
PAGES = SOURCE.parent / "ui" / "src"
LANGUAGES = ("en", "it")
SPEAKERS = ("say", "voice", "tell", "msg", "aspect")
PLACE = "\x00"  # stands for whatever an f-string puts in


class Gatherer(Visitor):
    """The variables of a message, and the words in it that people read."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words.append(node.value)


@dataclass(frozen=True)
class Message:
    """One message in one language; an attribute is a part of it, ``None`` the text itself."""

    parts: dict[str | None, str]
    variables: frozenset[str]

    @property
    def text(self) -> str:
        return "\n".join(self.parts.values())


def gathered(entry: ftl.Message) -> Message:
    parts: dict[str | None, str] = {}
    variables: set[str] = set()
    for name, pattern in [(None, entry.value), *((each.id.name, each.value) for each in entry.attributes)]:
        if pattern is not None:
            gatherer = Gatherer()
            gatherer.visit(pattern)
            parts[name] = " ".join(gatherer.words)
            variables |= gatherer.variables
    return Message(parts, frozenset(variables))


@cache
def subjects() -> list[str]:
    """The files of the catalogue, by their names."""
    return sorted({file.stem for language in LANGUAGES for file in (FOLDER / language).rglob("*.ftl")})


@cache
def catalogue(language: str, subject: str) -> dict[str, Message]:
    source = catalogue_file(language, subject).read_text(encoding="utf-8")
    messages: dict[str, Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{subject}.ftl cannot be read: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in messages, f"{language}/{subject}.ftl says {entry.id.name} twice"
            messages[entry.id.name] = gathered(entry)
    return messages


# ---------------------------------------------------------------- what the source speaks of


def pattern_of(node: ast.JoinedStr) -> str:
    parts = (str(part.value) if isinstance(part, ast.Constant) else PLACE for part in node.values)
    return "".join(parts)


@cache
def spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every string of the source, and every f-string that begins like a key: ``card-`` and whatever follows."""
    words: set[str] = set()
    patterns: set[str] = set()
    for file in modules().values():
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, ast.JoinedStr) and re.match(r"[a-z]+(-[a-z]+)*-\x00", pattern_of(node)):
                patterns.add(pattern_of(node))
    for text in page_sources().values():
        words.update(re.findall(r"['\"]([\w-]+)(?:\.\w+)?['\"]", text))
        patterns.update(
            re.sub(r"\$\{[^}]*\}", PLACE, each) for each in re.findall(r"`([a-z]+-[^`\s]*\$\{[^`\s]*)`", text)
        )
    return frozenset(words), tuple(re.compile(re.escape(each).replace(PLACE, ".+")) for each in sorted(patterns))


@cache
def page_sources() -> dict[str, str]:
    """The source of the pages, by path."""
    files = (file for ending in ("ts", "svelte") for file in PAGES.rglob(f"*.{ending}"))
    return {file.relative_to(PAGES).as_posix(): file.read_text(encoding="utf-8") for file in sorted(files)}


def is_spoken(key: str) -> bool:
    words, patterns = spoken()
    return key in words or any(pattern.fullmatch(key) for pattern in patterns)


@dataclass(frozen=True)
class Request:
    """A place where a text is asked for, and the plain words in it: subject, key."""

    where: str
    words: tuple[str, ...]


def requests() -> Iterator[Request]:
    """Calls of what speaks, where a key stands in plain words."""
    for name, file in modules().items():
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in SPEAKERS:
                words = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                keys = tuple(word for word in words if word not in subjects())
                if keys:
                    yield Request(f"{name}:{node.lineno}", keys)


@dataclass(frozen=True)
class PageRequest:
    """A place in the pages where a text is asked for in plain words."""

    where: str
    subject: str
    key: str


def speakers(text: str) -> Iterator[tuple[str, str]]:
    """What speaks in a file, and its subject: ``const say = voice('lobby')``, or one from ``lib/voices.ts``."""
    made = r"(\w+) = voice\('([\w-]+)'\)"
    yield from re.findall(made, text)
    shared = dict(
        re.findall(made, next(each for name, each in page_sources().items() if name.endswith("lib/voices.ts")))
    )
    for names in re.findall(r"import \{([^}]+)\} from '[./]*/voices'", text):
        for each in filter(None, map(str.strip, names.split(","))):
            voice, _, speaker = each.partition(" as ")
            yield speaker or voice, shared[voice]


def page_requests() -> Iterator[PageRequest]:
    """``const say = voice('lobby')`` and then ``say('title')``; or ``say('proelio', 'card-hero')``."""
    for name, text in page_sources().items():
        for speaker, subject in speakers(text):
            for key in re.findall(rf"(?<![.\w]){speaker}\('([\w-]+)(?:\.\w+)?'[,)]", text):
                yield PageRequest(name, subject, key)
        for subject, key in re.findall(r"(?<![.\w])say\('([\w-]+)', '([\w-]+)(?:\.\w+)?'", text):
            if subject in subjects():
                yield PageRequest(name, subject, key)


@dataclass(frozen=True)
class Complaint:
    """An error made somewhere in the source: its class, key, and the arguments given with it."""

    where: str
    error: str
    key: str
    arguments: frozenset[str] | None  # None where they are passed on as a whole


def complaints(errors: set[str]) -> Iterator[Complaint]:
    """Every place where one of these errors is made with a key in plain words."""
    for name, file in modules().items():
        for node in ast.walk(parsed(file)):
            made = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if made in errors and isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                given = {word.arg for word in node.keywords}
                arguments = None if None in given else frozenset(str(word) for word in given)
                yield Complaint(f"{name}:{node.lineno}", made, str(node.args[0].value), arguments)

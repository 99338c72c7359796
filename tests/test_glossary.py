"""One word for one thing: the glossary's forbidden words stand in no text of the areas they are about."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache

import pytest

from catalogue import FOLDER, LANGUAGES, catalogue, subjects

REQUIRED = {"en", "it", "means", "in"}
KNOWN = REQUIRED | {"case", "except", "not_en", "not_it"}


@dataclass(frozen=True)
class Term:
    """A word of the games, and the words that may not stand for it."""

    name: str
    subjects: tuple[str, ...]
    forbidden: Mapping[str, tuple[re.Pattern[str], ...]]  # by language
    exceptions: frozenset[str]  # subject/key

    def offences(self, language: str, subject: str, key: str, parts: Iterable[str]) -> Iterator[str]:
        """The forbidden words that a message holds."""
        if f"{subject}/{key}" in self.exceptions:
            return
        for part in parts:
            text = " ".join(part.split())
            for pattern in self.forbidden[language]:
                found = pattern.search(text)
                if found:
                    yield found[0]


def pattern(word: str, exact_case: bool) -> re.Pattern[str]:
    """A forbidden word as it is matched: whole; ``*`` for any letters, ``=`` for nothing else in the text."""
    letters = re.escape(word.removeprefix("=")).replace(r"\*", r"\w*").replace(r"\ ", " ")
    whole = rf"^{letters}[.:]?$" if word.startswith("=") else rf"(?<!\w){letters}(?!\w)"
    return re.compile(whole, 0 if exact_case else re.IGNORECASE)


def read_term(name: str, entry: Mapping[str, object], areas: Mapping[str, list[str]]) -> Term:
    assert REQUIRED <= set(entry) <= KNOWN, f"{name}: {sorted(set(entry) ^ REQUIRED)}"
    globs = [glob for place in listed(entry, "in") for glob in areas.get(place, [place])]
    covered = tuple(each for each in subjects() if any(fnmatchcase(each, glob) for glob in globs))
    exact = bool(entry.get("case", False))
    forbidden = {
        language: tuple(pattern(word, exact) for word in listed(entry, f"not_{language}")) for language in LANGUAGES
    }
    return Term(name, covered, forbidden, frozenset(listed(entry, "except")))


def listed(entry: Mapping[str, object], key: str) -> list[str]:
    value = entry.get(key, [])
    assert isinstance(value, list)
    return value


@cache
def glossary() -> tuple[Term, ...]:
    data = tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))
    return tuple(read_term(name, entry, data["areas"]) for name, entry in data["terms"].items())


def offences(term: Term) -> list[str]:
    """Every message in which a term's forbidden word stands."""
    return [
        f"{language}/{subject}/{key}: {word}"
        for language in LANGUAGES
        for subject in term.subjects
        for key, message in catalogue(language, subject).items()
        for word in term.offences(language, subject, key, message.parts.values())
    ]


@pytest.mark.parametrize("term", glossary(), ids=lambda term: term.name)
def test_no_text_holds_a_forbidden_word(term: Term) -> None:
    assert not offences(term)


@pytest.mark.parametrize("term", glossary(), ids=lambda term: term.name)
def test_every_term_is_about_some_texts_and_forbids_something(term: Term) -> None:
    assert term.subjects and any(term.forbidden.values())
    for exception in term.exceptions:
        subject, _, key = exception.partition("/")
        parts = [each for language in LANGUAGES for each in catalogue(language, subject)[key].parts.values()]
        plain = Term(term.name, term.subjects, term.forbidden, frozenset())
        found = [word for language in LANGUAGES for word in plain.offences(language, subject, key, parts)]
        assert found, f"{exception} needs no exception from {term.name}"


def test_a_forbidden_word_is_found_whole_and_where_it_is_not_excepted() -> None:
    areas = {"here": ["story"]}
    entry = {"en": "a", "it": "b", "means": "c", "in": ["here"], "except": ["story/free"]}
    term = read_term("wall", {**entry, "not_en": ["wall*", "=keep"], "not_it": ["muro"]}, areas)
    assert term.subjects == ("story",)
    assert list(term.offences("en", "story", "key", ["Your  Walls", "wallet", "a swallow", "keep", "keep it"])) == [
        "Walls",
        "wallet",
        "keep",
    ]
    assert list(term.offences("it", "story", "key", ["Il muro.", "Le mura"])) == ["muro"]
    assert not list(term.offences("it", "story", "free", ["Il muro."]))


def test_capitals_matter_only_where_they_are_the_point() -> None:
    entry = {"en": "a", "it": "b", "means": "c", "in": ["story"], "not_it": ["bottino"]}
    exact, loose = (read_term("loot", {**entry, "case": case}, {}) for case in (True, False))
    assert not list(exact.offences("it", "story", "key", ["Il Bottino"]))
    assert list(exact.offences("it", "story", "key", ["il bottino"])) == ["bottino"]
    assert list(loose.offences("it", "story", "key", ["Il Bottino"])) == ["Bottino"]

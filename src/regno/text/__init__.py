"""Every word a person reads, in each language, from Fluent files shared with the browser.

One file a subject, by area: ``text/<language>/<area>/<subject>.ftl``; each folder is a language. A message missing from
a catalogue is our own mistake and raises; ``tests/test_text.py`` finds such holes, and messages nobody uses, before a
person does.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

LANGUAGE = re.compile("[a-z]{2}")  # the name of a folder
ENGLISH = "en"  # the first language, and the one that serves where a text is in no other


def languages() -> tuple[str, ...]:
    """Return the languages that there are texts in, English first."""
    found = sorted(each.name for each in files("regno.text").iterdir() if LANGUAGE.fullmatch(each.name))
    return (ENGLISH, *(name for name in found if name != ENGLISH))


LANGUAGES = languages()
MOST_LETTERS, FEW_LETTERS = 2_000, 80  # of an argument: Fluent raises where 2,500 come together
MOST_NUMBER = 10**15  # Babel raises from 10^27 on
Argument = str | int | float


@cache
def bundle(language: str, subject: str) -> FluentBundle:
    """Return the messages of one subject in one language, read once."""
    from fluent.runtime import FluentBundle, FluentResource  # kept out of the start of plain commands

    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(FluentResource(catalogue(language, subject).read_text(encoding="utf-8")))
    return messages


def catalogue(language: str, subject: str) -> Traversable:
    """Return the file of one subject in one language, whatever its area; raise KeyError where there is none."""
    for area in files("regno.text").joinpath(language).iterdir():
        file = area.joinpath(f"{subject}.ftl")
        if file.is_file():
            return file
    raise KeyError(f"text {subject} in {language}: no such subject")


def has(subject: str, key: str, language: str = ENGLISH) -> bool:
    """Return whether the catalogue holds a message."""
    return bool(bundle(language, subject).has_message(key))


def say(language: str, subject: str, key: str, /, **arguments: Argument) -> str:
    """Return one message as text: ``say("it", "proelio", "card-hero")``. Arguments may be of any length or size."""
    messages = bundle(language, subject)
    pattern = messages.get_message(key).value
    if pattern is None:
        raise KeyError(f"text {subject}/{key} in {language}: empty")
    words = {name: sayable(value, MOST_LETTERS) for name, value in arguments.items()}
    try:
        text, faults = messages.format_pattern(pattern, words)
    except ValueError:  # several long ones in one place
        words = {name: sayable(value, FEW_LETTERS) for name, value in arguments.items()}
        text, faults = messages.format_pattern(pattern, words)
    if faults:
        raise KeyError(f"text {subject}/{key} in {language}: {faults[0]}")
    return str(text)


def sayable(value: Argument, most: int) -> Argument:
    """Return an argument that Fluent can place: a long text is cut, a huge number becomes text."""
    if isinstance(value, str):
        return clip(value if value.isascii() else value.encode("utf-8", "replace").decode(), most)
    if abs(value) < MOST_NUMBER:
        return value
    if isinstance(value, int) and value.bit_length() > 256:
        return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}"  # at least so much; its digits would be a page
    return str(value)


def clip(text: str, most: int) -> str:
    """Return a text of at most ``most`` letters, with a mark where the rest was cut off."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


class Voice:
    """One language and one subject, so that callers say only the key: ``voice("card-hero")``."""

    def __init__(self, language: str, subject: str) -> None:
        self.language, self.subject = language, subject

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        return say(self.language, self.subject, key, **arguments)


def preferred_language() -> str:
    """Return the reader's language: ``REGNO_LANG``, else the system's, else English."""
    for name in ("REGNO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")[:2].lower()
        if value in LANGUAGES:
            return value
    return ENGLISH

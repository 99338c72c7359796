"""What can be seen of any page: that it fits, that it can be used by everybody, that it speaks one language."""

from __future__ import annotations

import re
import time
from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from axe_playwright_python.sync_playwright import Axe
from common_check import LOOKS, MOMENT
from fluent.syntax import FluentParser
from playwright.sync_api import Page

from catalogue import FOLDER, Gatherer

PATIENCE = 20.0  # seconds

WIDTHS = (360, 390, 768, 1280, 1920)
OTHER = {"en": "it", "it": "en"}
FEW_WORDS = 3  # fewer of them may be the same in both languages, or part of a name
FAULTS_ALONE = {"resultTypes": ["violations"]}  # axe need not list all that is right, which takes most of its time

WORD = re.compile(r"\w+")

# What can be read and pressed but reaches over an edge of the window, where nothing scrolls.
STICKS_OUT = """() => {
    const scrolls = (each) => {
        for (let box = each.parentElement; box; box = box.parentElement) {
            if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
        }
        return false;
    };
    return [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p, li, label, summary')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((each) => !each.matches('.skip') && !each.closest('[aria-hidden=true]') && each.offsetWidth > 1)
        .filter((each) => {
            const { left, right } = each.getBoundingClientRect();
            return (left < -1 || right > innerWidth + 1) && !scrolls(each);
        })
        .map((each) => `${each.tagName}.${each.className}: ${each.textContent.trim().slice(0, 40)}`);
}"""

# Every word of a page: its title, its text, shown or waiting to be shown, each sentence as a whole too, and what is
# read out in place of pictures. What says of itself that it is in another language is left out.
WORDS = """() => {
    const foreign = (each) => each.closest('[lang]') !== document.documentElement;
    const found = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const box = text.parentElement;
        if (!['SCRIPT', 'STYLE'].includes(box.tagName) && !foreign(box)) found.push(text.data);
    }
    for (const each of document.querySelectorAll('h1, h2, h3, p, li, td, th, button, label, summary')) {
        if (!foreign(each) && !each.querySelector('[lang]')) found.push(each.textContent);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        for (const each of document.querySelectorAll(`body [${name}]`)) {
            if (!foreign(each)) found.push(each.getAttribute(name));
        }
    }
    return found.map((each) => each.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""

WIDTH_AND_SEEN = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"

# Rows of keys that are narrower than their keys: what is too much is hidden.
CUT_OFF = """() => [...document.querySelectorAll('.seg, .oseg')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${each.textContent.trim()} (${each.scrollWidth} wide in ${each.clientWidth})`)"""


def accessible(page: Page) -> None:
    """No violation of any rule that axe knows."""
    found = Axe().run(page, options=FAULTS_ALONE)
    assert not found.violations_count, f"{page.url}\n{found.generate_report()}"


def without_overflow(page: Page) -> None:
    """Nothing sticks out sideways, and no row of keys is cut off, once the page has been laid out for its width."""
    for _ in range(LOOKS):
        wide, seen = page.evaluate(WIDTH_AND_SEEN)
        out, cut = page.evaluate(STICKS_OUT), page.evaluate(CUT_OFF)
        if wide <= seen and not out and not cut:
            return
        page.wait_for_timeout(MOMENT)
    assert wide <= seen and not out, f"{page.url} is {wide} wide where {seen} can be seen: {out}"
    assert not cut, f"{page.url} at {seen}: {cut}"


def fits_at_every_width(page: Page) -> None:
    """From a small phone to a wide screen; the page is left as it was."""
    before = page.viewport_size
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        without_overflow(page)
    if before:
        page.set_viewport_size(before)


@cache
def texts(language: str) -> frozenset[str]:
    """Whole texts and pieces between what is filled in, of the catalogue in one language."""
    gatherer = Gatherer()
    for file in (FOLDER / language).rglob("*.ftl"):
        gatherer.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return frozenset(" ".join(piece.split()) for words in gatherer.words for piece in words.split("\n"))


class Pieces:
    """Texts that are looked for within others; found by their first words, for they are thousands."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.by_start: dict[tuple[str, ...], list[re.Pattern[str]]] = defaultdict(list)
        for text in texts:
            self.by_start[tuple(WORD.findall(text)[:FEW_WORDS])].append(whole(text))

    def within(self, text: str) -> bool:
        """Whether any of them stands in a text."""
        words = WORD.findall(text)
        starts = {tuple(words[at : at + count]) for at in range(len(words)) for count in range(FEW_WORDS + 1)}
        return any(piece.search(text) for start in starts & self.by_start.keys() for piece in self.by_start[start])


def whole(text: str) -> re.Pattern[str]:
    """A text that neither begins nor ends within a word."""
    return re.compile(rf"(?<!\w){re.escape(text)}(?!\w)")


@cache
def only_in(language: str) -> tuple[frozenset[str], Pieces]:
    """Texts that only this language has: short ones by themselves, longer pieces wherever they stand."""
    own, others = texts(language), texts(OTHER[language])
    alone = frozenset(text for text in own - others if len(text) > 3)
    common = "\n".join(others)
    return alone, Pieces(text for text in alone if len(text.split()) >= FEW_WORDS and text not in common)


def speaks(page: Page, language: str, patience: float = PATIENCE) -> None:
    """No text of the other language anywhere, and no key of the catalogue in place of a text.

    After a change of language what the server says comes a little later than what the page says: so much is waited.
    """
    began = time.monotonic()
    while wrong := misspoken(page, language):
        assert time.monotonic() - began < patience, f"{page.url} in {language}: {wrong}"
        page.wait_for_timeout(100)


def misspoken(page: Page, language: str) -> list[str]:
    alone, pieces = only_in(OTHER[language])
    words: list[str] = page.evaluate(WORDS)
    foreign = [text for text in words if text in alone or pieces.within(text)]
    holes = [text for text in words if re.fullmatch(r"[a-z-]+/[a-z0-9_.-]+", text)]
    return foreign + holes

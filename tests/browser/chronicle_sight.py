"""What must be true of every page of the Chronicles whenever somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable

from chronicle_hand import Hand
from playwright.sync_api import Page
from sight import accessible, speaks, without_overflow

MANY = 400  # taps after which a chronicle that does not end is a fault
SMALL = """() => [...document.querySelectorAll('.cr button, .cr a, .cr select, .cr input:not(.sr), .cr summary')]
  .filter(each => !each.closest('.skip') && !each.matches('.skip, [type=radio], [type=file]'))
  .map(each => [each.getBoundingClientRect(), each])
  .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([box, each]) => `${each.className} ${each.textContent.trim().slice(0, 30)} ${box.width}x${box.height}`)"""


def fits(page: Page, language: str) -> None:
    """It speaks one language, nothing sticks out, and every target is large enough for a finger."""
    without_overflow(page)
    speaks(page, language)
    assert page.evaluate(SMALL) == []


def look(page: Page, language: str = "en") -> None:
    """It fits, and everybody can use it."""
    fits(page, language)
    accessible(page)


def played_through(hand: Hand, beforehand: Callable[[], None] = lambda: None) -> list[str]:
    """Play to the end by taps; each kind of step is looked at when it first comes. The kinds that came."""
    seen: list[str] = []
    for _ in range(MANY):
        beforehand()
        step = hand.step()
        if step and step["command"] not in seen:
            seen.append(step["command"])
            fits(hand.page, hand.language)
        if not hand.tap_on():
            return seen
    raise AssertionError(f"not over after {MANY} taps: {hand.view['where']}")

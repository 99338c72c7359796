"""What must be true of every page of the Chronicles whenever somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable

from chronicle_hand import Hand
from playwright.sync_api import Page, expect
from sight import accessible, speaks, without_overflow

MANY = 400  # taps after which a chronicle that does not end is a fault
SMALL = """() => [...document.querySelectorAll('.cr button, .cr a, .cr select, .cr input:not(.sr), .cr summary')]
  .filter(each => !each.closest('.skip') && !each.matches('.skip, [type=radio], [type=file]'))
  .map(each => [(each.closest('label') ?? each).getBoundingClientRect(), each])
  .filter(([box, each]) => each.checkVisibility() && (box.width < 43.5 || box.height < 43.5))
  .map(([box, each]) => `${each.className} ${each.textContent.trim().slice(0, 30)} ${box.width}x${box.height}`)"""


# The reason of the step and its primary action, as far as they are not wholly in sight together.
UNSEEN = """() => [...document.querySelectorAll('.step-bar .reason, .step-bar .button.primary')]
  .map(each => [each.getBoundingClientRect(), each.className])
  .filter(([box]) => box.top < 0 || box.bottom > innerHeight + 1)
  .map(([box, name]) => `${name} ${box.top}-${box.bottom}`)"""


# The heading of the step and the keys or rows of the fact it asks for, as far as the bar or the foot hides them.
HIDDEN = """() => {
  const low = document.querySelector('.masthead').getBoundingClientRect().bottom;
  const high = document.querySelector('.step-bar').getBoundingClientRect().top;
  const fact = document.querySelector('.panel fieldset');
  const keys = fact ? [...fact.querySelectorAll('.key, .count')].filter(each => each.checkVisibility()) : [];
  return [document.querySelector('.panel h2'), ...keys].map(each => [each.getBoundingClientRect(), each.textContent])
    .filter(([box]) => box.top < low - 1 || box.bottom > high + 1)
    .map(([box, text]) => `${text.trim()} ${box.top}-${box.bottom}, free ${low}-${high}`)
}"""


def asks_in_sight(page: Page) -> None:
    """The question and every key that answers it, without scrolling."""
    expect(page.locator(".panel h2")).to_be_visible()
    assert page.evaluate(HIDDEN) == []


def fits(page: Page, language: str) -> None:
    """It speaks one language, nothing sticks out, every target is large enough for a finger, the reason is in sight."""
    page.evaluate("() => document.fonts.ready.then(() => true)")  # another font is wider
    without_overflow(page)
    speaks(page, language)
    assert page.evaluate(SMALL) == []
    assert page.evaluate(UNSEEN) == []


def shows_its_reason(page: Page) -> None:
    """Beside the primary action, wherever the page is scrolled to."""
    for place in ("0", "document.body.scrollHeight"):
        page.evaluate(f"() => scrollTo(0, {place})")
        expect(page.locator(".step-bar .reason")).to_be_in_viewport(ratio=1)
        expect(page.locator(".step-bar .button.primary")).to_be_in_viewport(ratio=1)


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

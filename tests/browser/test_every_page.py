"""Every page, in both languages and themes: axe finds nothing, nothing sticks out, no word is of the other language."""

from __future__ import annotations

import pytest
from daily import in_turn
from person import Person, Visit
from scenes import SCENES
from sight import accessible, fits_at_every_width, speaks
from wire import Server

NOT_FOUND = "404|4404"  # what a browser says of a page or a table that is not there


@pytest.mark.parametrize(("scene", "language"), in_turn(list(SCENES), ["en", "it"]))
def test_a_page_is_for_everybody(server: Server, visit: Visit, scene: str, language: str) -> None:
    missing = scene in ("nowhere", "table-missing")
    size, theme = ("phone", "dark") if language == "it" else ("desktop", "light")
    context = visit(language, size, expected=NOT_FOUND if missing else "", color_scheme=theme)
    page = SCENES[scene](Person(context, server))
    accessible(page)
    speaks(page, language)
    fits_at_every_width(page)


def test_axe_would_find_a_fault(server: Server, visit: Visit) -> None:
    page = SCENES["lobby"](Person(visit(), server))
    page.evaluate("() => (document.querySelector('.hero .btn').textContent = '')")
    with pytest.raises(AssertionError, match="button-name"):
        accessible(page)


def test_the_other_language_would_be_found(server: Server, visit: Visit) -> None:
    page = SCENES["lobby"](Person(visit("it"), server))
    page.evaluate("() => (document.querySelector('.hero h1').textContent = 'Play now')")
    with pytest.raises(AssertionError, match="Play now"):
        speaks(page, "it", patience=0)


def test_what_sticks_out_would_be_found(server: Server, visit: Visit) -> None:
    page = SCENES["about"](Person(visit(size="phone"), server))
    page.evaluate("() => (document.querySelector('h1').style.width = '500px')")
    with pytest.raises(AssertionError, match="where 360 can be seen"):
        fits_at_every_width(page)

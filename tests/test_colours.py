"""The colours that tell Houses, lines and pieces apart do so for every eye, and text is readable in each theme.

A colour deficiency is simulated by the matrices of Machado, Oliveira and Fernandes ("A Physiologically-based Model for
Simulation of Color Vision Deficiency", 2009) at severity 1.0, in linear RGB: protanopia, deuteranopia, tritanopia.
Distances are Euclidean in Oklab (Ottosson 2020), times 100: about 2 is what can just be seen side by side; 10 is told
apart at a glance. Colour never stands alone on a page, but it must not mislead either.
"""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

STYLES = Path(__file__).parents[1] / "ui" / "src" / "styles"
AT_A_GLANCE = 10.0
NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
PROTANOPIA = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
DEUTERANOPIA = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
TRITANOPIA = ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))
EYES = {"normal": NORMAL, "protanopia": PROTANOPIA, "deuteranopia": DEUTERANOPIA, "tritanopia": TRITANOPIA}

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]


def block(file: str, selector: str) -> dict[str, str]:
    """Return the tokens that one rule of a style sheet sets."""
    text = (STYLES / file).read_text(encoding="utf-8")
    body = text.split(f"{selector} {{", 1)[1].split("}", 1)[0]
    return dict(re.findall(r"--([\w-]+): ([^;]+);", body))


LIGHT = block("tokens.css", ":root")
DARK = {**LIGHT, **block("dark.css", ":root[data-theme='dark']")}
MORE = {**LIGHT, **block("contrast.css", ":root[data-contrast='more']")}
DARK_MORE = {
    **DARK,
    **block("contrast.css", ":root[data-contrast='more']"),
    **block("contrast.css", ":root[data-contrast='more'][data-theme='dark']"),
}


def resolved(tokens: dict[str, str]) -> dict[str, str]:
    """Return the tokens with the value of each one that stands for another: ``var(--ink)``."""
    named = {name: re.fullmatch(r"var\(--([\w-]+)\)", value) for name, value in tokens.items()}
    return {name: tokens[found[1]] if (found := named[name]) else value for name, value in tokens.items()}


SETTINGS = {"light": LIGHT, "dark": DARK, "light, high contrast": MORE, "dark, high contrast": DARK_MORE}
THEMES = {name: resolved(tokens) for name, tokens in SETTINGS.items()}


def linear(colour: str) -> Rgb:
    """Return a colour such as #1f3f6e in linear RGB, from 0 to 1."""
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def seen(colour: str, eye: Matrix) -> Rgb:
    """Return what an eye makes of a colour, in linear RGB."""
    rgb = linear(colour)
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in eye)
    return red, green, blue


def oklab(rgb: Rgb) -> Rgb:
    red, green, blue = rgb
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def difference(one: str, other: str, eye: Matrix) -> float:
    return 100 * dist(oklab(seen(one, eye)), oklab(seen(other, eye)))


def contrast(one: str, other: str) -> float:
    """Return the contrast of WCAG 2: from 1 to 21."""
    weights = (0.2126, 0.7152, 0.0722)
    dark, light = sorted(sum(a * b for a, b in zip(weights, linear(each), strict=True)) for each in (one, other))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(
    ("theme", "family"), [("light", "house"), ("light", "line"), ("dark", "line"), ("light", "piece")]
)
def test_six_colours_are_told_apart_by_every_eye(theme: str, family: str, eye: str) -> None:
    tokens = THEMES[theme]
    found = {
        f"{family} {a} and {b}": difference(tokens[f"{family}-{a}"], tokens[f"{family}-{b}"], EYES[eye])
        for a, b in combinations(range(6), 2)
    }
    assert {pair: round(value, 1) for pair, value in found.items() if value < AT_A_GLANCE} == {}


def test_the_simulation_finds_what_it_is_for() -> None:
    """Red and green of one lightness are one colour for a deuteranope, and for nobody else."""
    assert difference("#b05050", "#5f7d3c", NORMAL) > AT_A_GLANCE
    assert difference("#b05050", "#5f7d3c", TRITANOPIA) > AT_A_GLANCE
    assert difference("#a06048", "#7d7043", DEUTERANOPIA) < AT_A_GLANCE


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lines_stand_out_from_the_leaf(theme: str) -> None:
    tokens = THEMES[theme]
    for place in range(6):
        assert contrast(tokens[f"line-{place}"], tokens["parchment-lit"]) >= 3


PAIRS = [
    *((ink, "parchment-lit") for ink in ("ink", "ink-soft", "gold-ink", "ox-ink", "la-ink", "ve-ink")),
    *((ink, "plate-1") for ink in ("ink", "ink-soft", "gold-ink", "ve-ink")),
    *((ink, "recap-1") for ink in ("ink", "ox-ink", "la-ink", "ve-ink")),
    *(("ink", ground) for ground in ("btn-1", "btn-2", "field", "seg", "now", "now-bg", "parchment", "parchment-deep")),
    *((f"{mark}-ink", f"{mark}-bg") for mark in ("ok", "ko", "no", "off", "key")),
    ("good", "good-bg"), ("bad", "bad-bg"), ("la-ink", "la-bg"), ("fall-ink", "fall-1"),
    ("oak-text", "oak"), ("oak-soft", "oak"), ("oak-text", "oak-1"),
]  # fmt: skip


@pytest.mark.parametrize("theme", THEMES)
def test_text_is_readable_on_every_ground(theme: str) -> None:
    tokens, least = THEMES[theme], 7.0 if "high" in theme else 4.5
    found = {f"{ink} on {ground}": contrast(tokens[ink], tokens[ground]) for ink, ground in PAIRS}
    faint = {pair: round(value, 2) for pair, value in found.items() if value < least and pair != "fall-ink on fall-1"}
    assert faint == {}
    assert found["fall-ink on fall-1"] >= 4.5


@pytest.mark.parametrize("theme", ["dark", "light, high contrast", "dark, high contrast"])
def test_a_theme_sets_only_tokens_that_exist(theme: str) -> None:
    assert set(THEMES[theme]) == set(LIGHT)

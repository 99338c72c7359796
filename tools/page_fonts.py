"""Make the pages' fonts small: the letters of both languages in one file a face, which the first page fetches.

    pip install brotli
    python tools/page_fonts.py        write ui/src/styles/fonts and ui/src/styles/letters.css

Any other letter comes from the whole font, by ``unicode-range``: it is fetched where one is written. The fonts are
those of package.json, under the OFL.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

STYLES = Path(__file__).resolve().parent.parent / "ui" / "src" / "styles"
SOURCE = STYLES.parent.parent / "node_modules" / "@fontsource"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzàèéìòùÀÈ ,.;:!?'’-()&«»—–…·“”"
FIGURES = '0123456789/%+×−=*"#[]@_°½‘\u00a0'
FEATURES = ["kern", "liga", "ccmp", "mark", "lnum", "tnum"]
# Fell's figures are of the old style, in which 111 reads as III: figures come from the next face of the list.
FACES = {
    "title": ("im-fell-english", "400-normal", "IM Fell English", LETTERS),
    "text": ("eb-garamond", "400-normal", "EB Garamond", LETTERS + FIGURES),
    "bold": ("eb-garamond", "600-normal", "EB Garamond", LETTERS + FIGURES),
    "italic": ("eb-garamond", "400-italic", "EB Garamond", LETTERS + FIGURES),
    "caps": ("cinzel", "700-normal", "Cinzel", LETTERS + FIGURES),
}


def ranges_of(codes: Iterable[int]) -> Iterator[str]:
    """Yield the ranges of CSS that hold just these codes, which come in order."""
    for _, run in groupby(enumerate(codes), key=lambda each: each[1] - each[0]):
        several = [code for _, code in run]
        yield f"U+{several[0]:X}" + (f"-{several[-1]:X}" if len(several) > 1 else "")


def write(name: str) -> str:
    """Write the small file of a face; return its rule."""
    from fontTools import subset

    family, trait, title, letters = FACES[name]
    options = subset.Options(flavor="woff2", layout_features=FEATURES, name_IDs=["*"], notdef_outline=True)
    font = subset.load_font(SOURCE / family / "files" / f"{family}-latin-{trait}.woff", options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    subset.save_font(font, STYLES / "fonts" / f"{name}.woff2", options)
    weight, style = trait.split("-")
    ranges = ", ".join(ranges_of(sorted(map(ord, set(letters)))))
    return (
        f"@font-face {{\n  font-family: '{title}';\n  font-display: swap;\n  font-style: {style};\n"
        f"  font-weight: {weight};\n  unicode-range: {ranges};\n"
        f"  src: url('./fonts/{name}.woff2') format('woff2');\n}}\n"
    )


if __name__ == "__main__":
    (STYLES / "fonts").mkdir(exist_ok=True)
    head = "/* Written by tools/page_fonts.py: the letters that both languages are written in. */\n"
    (STYLES / "letters.css").write_text(head + "\n".join(map(write, FACES)))

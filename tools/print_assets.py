"""Make what printing needs from what the pages use: their fonts as TrueType, their icons as paths.

The pages' own files say which icon stands for what; nothing is copied by hand. Needs ``ui/node_modules`` and fontTools.

    python tools/print_assets.py
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HOME = Path(__file__).resolve().parent.parent
UI = HOME / "ui"
MODULES = UI / "node_modules"
PRINTING = HOME / "src/regno/printing"
LETTERS = [*map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x180)), *"‘’“”–—…−"]
LEAST_KERN = 8  # thousandths of the type size: less is not seen

FONTS = {
    "text": "eb-garamond/files/eb-garamond-latin-400-normal",
    "italic": "eb-garamond/files/eb-garamond-latin-400-italic",
    "bold": "eb-garamond/files/eb-garamond-latin-600-normal",
    "caps": "cinzel/files/cinzel-latin-700-normal",
    "title": "im-fell-english/files/im-fell-english-latin-400-normal",
}
# Which records of the pages' source say what is drawn for what.
RECORDS = {
    "src/lib/icons.ts": {"CARD_ICONS": "card", "GUILD_ICONS": "guild", "SEASON_ICONS": "season"},
    "src/chronicles/architects/icons.ts": {"PLACES": "place", "DEEDS": "deed", "GOODS": "good"},
    "src/chronicles/paladins/icons.ts": {"ACTIONS": "action"},
    "src/chronicles/campaign/crests.ts": {"CRESTS": "crest"},
    "src/chronicles/viscounts/Icons.svelte": {"PICTURES": "townsfolk"},
    "src/chronicles/lib/kindIcons.ts": {"ICONS": "kind"},
}
# Drawn by the pages beside those records, or on printed cards alone.
MORE = (
    "crown", "white-tower", "imperial-crown", "crenulated-shield", "meeple", "heavy-helm", "trade", "cloak-dagger",
    "church", "fist", "prayer", "cross-shield", "bread", "open-book", "round-shield", "person",
)  # fmt: skip
OWN = ("star", "absolute")  # of ui/icons, in a square of 24
SQUARE = 512
IMPORT = re.compile(r"import (\w+) from '~icons/game-icons/([\w-]+)'")


def icon_records() -> dict[str, dict[str, str]]:
    """Return the icon of each thing by family, as the pages' source says: ``{"card": {"hero": "winged-sword"}}``."""
    families = {}
    for file, records in RECORDS.items():
        source = (UI / file).read_text(encoding="utf-8")
        imported = dict(IMPORT.findall(source))
        for record, family in records.items():
            found = re.search(rf"{record}: Record<\w+, Icon> = {{(.*?)}};", source, re.DOTALL)
            assert found, f"{file} has no record {record}"
            pairs = re.findall(r"(\w+): (\w+)", found[1])
            families[family] = {thing: imported[name] for thing, name in pairs}
    return families


def path_operators(body: str, scale: float = 1.0) -> str:
    """Return the paths of an SVG body as PDF operators with short coordinates, y still downwards."""
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.svgLib.path import parse_path

    recorded = RecordingPen()
    for path in re.findall(r'\bd="([^"]+)"', body):
        parse_path(path, recorded)
    verbs = {"moveTo": "m", "lineTo": "l", "curveTo": "c", "qCurveTo": "c", "closePath": "h", "endPath": "h"}
    words, at = list[str](), (0.0, 0.0)
    for verb, points in recorded.value:
        if verb == "qCurveTo":
            points = as_cubic(at, *points)
        words += [number for point in points for number in (shorten(scale * each) for each in point)]
        words.append(verbs[verb])
        at = points[-1] if points else at
    return " ".join(words)


Point = tuple[float, float]


def as_cubic(start: Point, control: Point, end: Point) -> tuple[Point, Point, Point]:
    """Return a quadratic curve as the cubic one that PDF knows."""
    first, second = (((each[0] + 2 * control[0]) / 3, (each[1] + 2 * control[1]) / 3) for each in (start, end))
    return first, second, end


def shorten(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def icon_paths(names: set[str]) -> dict[str, str]:
    """Return the path of each icon of game-icons.net and of our own, in a square of 512."""
    drawn = json.loads((MODULES / "@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))["icons"]
    own = {f"own-{name}": (UI / f"icons/{name}.svg").read_text(encoding="utf-8") for name in OWN}
    found = {name: path_operators(drawn[name]["body"]) for name in sorted(names)}
    return found | {name: path_operators(body, SQUARE / 24) for name, body in own.items()}


def kerning(font: Any) -> Iterator[tuple[str, str, int]]:
    """Yield the pairs of letters that a font moves closer or apart, in its own units."""
    if "kern" in font:
        for (left, right), value in font["kern"].kernTables[0].kernTable.items():
            yield left, right, value
        return
    table = font["GPOS"].table
    used = {index for each in table.FeatureList.FeatureRecord if each.FeatureTag == "kern"
            for index in each.Feature.LookupListIndex}  # fmt: skip
    glyphs = {font.getBestCmap()[ord(letter)] for letter in LETTERS if ord(letter) in font.getBestCmap()}
    done = set[tuple[str, str]]()
    for index in sorted(used):
        for subtable in table.LookupList.Lookup[index].SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            for left, right, value in pairs_of(subtable, glyphs):
                if (left, right) not in done:
                    done.add((left, right))
                    yield left, right, value


def pairs_of(subtable: Any, glyphs: set[str]) -> Iterator[tuple[str, str, int]]:
    """Yield the pairs of one subtable of GPOS: glyph by glyph, or class by class."""
    firsts = [glyph for glyph in subtable.Coverage.glyphs if glyph in glyphs]
    if subtable.Format == 1:
        sets = dict(zip(subtable.Coverage.glyphs, subtable.PairSet, strict=True))
        for left in firsts:
            for pair in sets[left].PairValueRecord:
                if pair.SecondGlyph in glyphs:
                    yield left, pair.SecondGlyph, advance(pair.Value1)
        return
    for left in firsts:
        row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(left, 0)].Class2Record
        for right in sorted(glyphs):
            yield left, right, advance(row[subtable.ClassDef2.classDefs.get(right, 0)].Value1)


def advance(value: Any) -> int:
    return getattr(value, "XAdvance", 0) or 0


def lean_font(file: Path, target: Path) -> None:
    """Write a font as TrueType without what PDF does not use, its kerning as one plain table."""
    from fontTools.ttLib import TTFont, newTable
    from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

    font = TTFont(file)
    least = LEAST_KERN * font["head"].unitsPerEm / 1000
    pairs = {(left, right): value for left, right, value in kerning(font) if abs(value) >= least}
    for name in ("GPOS", "GSUB", "GDEF", "STAT", "gasp", "kern"):
        if name in font:
            del font[name]
    plain = KernTable_format_0()
    plain.coverage, plain.format, plain.kernTable = 1, 0, pairs
    font["kern"] = newTable("kern")
    font["kern"].version, font["kern"].kernTables = 0, [plain]
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.flavor = None
    font.save(target)


def main() -> None:
    families = icon_records()
    names = {name for family in families.values() for name in family.values()} | set(MORE)
    made = {"families": families, "paths": icon_paths(names)}
    (PRINTING / "icons.json").write_text(json.dumps(made, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    for name, file in FONTS.items():
        lean_font(MODULES / "@fontsource" / f"{file}.woff", PRINTING / f"fonts/{name}.ttf")


if __name__ == "__main__":
    main()

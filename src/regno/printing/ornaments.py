"""What several cards are drawn with: grounds, gold leaf, patterns, miniatures, backs."""

from __future__ import annotations

from collections.abc import Callable

from regno.printing.canvas import INK, Box, Canvas, Type, polygon, rounded_path
from regno.printing.job import CARD_HEIGHT, CARD_WIDTH, PrintLook
from regno.printing.pdf import Stops, numbers

CARD = Box(0, 0, CARD_WIDTH, CARD_HEIGHT)
PARCHMENT, GOLD, WHITE, PALE = "#f6edd6", "#e3bd62", "#ffffff", "#fbf1d8"
OXBLOOD, LAPIS, VERDIGRIS, OAK = "#7a1f1f", "#1f3f6e", "#2f6152", "#2a211a"
LEAF: Stops = (
    (0.0, "#97701f"), (0.28, "#d9b357"), (0.48, "#b8892b"), (0.64, "#efd287"), (0.82, "#b8892b"), (1.0, "#8d681a"),
)  # fmt: skip
# The colours of a miniature from its middle outwards.
GLOW = {
    "defence": ("#30588f", LAPIS, "#142a4b"),
    "attack": ("#a23a32", OXBLOOD, "#551111"),
    "strategy": ("#48836f", VERDIGRIS, "#1d4337"),
    "gold": ("#8a6a2a", "#6b4f17", "#3e2c0a"),
}
LINE = 0.35  # mm, of pictures that save ink


def ground(canvas: Canvas, look: PrintLook) -> None:
    """Paint a card's parchment."""
    if look.saving:
        canvas.rect(CARD, fill=WHITE)
    else:
        canvas.shade(CARD, (10, 0, 53, CARD_HEIGHT), ((0.0, "#fdf8ea"), (1.0, "#f1e5c8")))


def leaf(canvas: Canvas, box: Box, radius: float = 0.0) -> None:
    """Paint gold leaf."""
    canvas.shade(box, (box.x, box.y, box.x + box.width, box.y + box.height), LEAF, radius)


def bricks(box: Box) -> str:
    path, high, long, row = [], 3.6, 9.0, 0
    y = box.y
    while y < box.y + box.height:
        path.append(f"{numbers(box.x, y)} m {numbers(box.x + box.width, y)} l")
        x = box.x + (long / 2 if row % 2 else long)
        while x < box.x + box.width:
            path.append(f"{numbers(x, y)} m {numbers(x, y + high)} l")
            x += long
        y, row = y + high, row + 1
    return " ".join(path)


def lozenges(box: Box, side: float = 7.2) -> str:
    path, reach = [], box.width + box.height
    start = -reach
    while start < reach:
        for way in (1, -1):
            y = box.y + start if way == 1 else box.y + box.height - start
            path.append(f"{numbers(box.x, y)} m {numbers(box.x + box.width, y + way * box.width)} l")
        start += side
    return " ".join(path)


def rings(box: Box) -> str:
    path, side, radius = [], 7.2, 2.25
    for row in range(int(box.height / side * 2) + 2):
        for column in range(int(box.width / side) + 2):
            x = box.x + column * side + (side / 2 if row % 2 else 0)
            y = box.y + row * side / 2
            path.append(rounded_path(Box(x - radius, y - radius, 2 * radius, 2 * radius), radius))
    return " ".join(path)


PATTERNS: dict[str, Callable[[Box], str]] = {
    "defence": bricks, "attack": lozenges, "strategy": rings, "gold": lozenges,
}  # fmt: skip


def miniature(
    canvas: Canvas, box: Box, pattern: str, icon: str, look: PrintLook, colour: str = PALE, side: float = 0.6
) -> None:
    """Draw the picture of a card in its frame: a pattern and an icon on it."""
    x, y = box.middle
    art = box.height * side * 1.15
    place = Box(x - art / 2, y - art / 2, art, art)
    if look.saving:
        canvas.rect(box, stroke=INK, width=LINE, radius=1.4)
        canvas.icon(icon, place, None, INK, LINE)
        return
    canvas.rect(box.inset(-1.15), fill=INK, radius=2.2)
    canvas.rect(box.inset(-0.85), fill=GOLD, radius=2.0)
    canvas.rect(box.inset(-0.3), fill=INK, radius=1.6)
    inner, middle, outer = GLOW[pattern]
    reach = box.width * 0.72
    canvas.shade(box, (x, y, 0, x, y, reach), ((0.0, inner), (0.62, middle), (1.0, outer)), 1.4)
    with canvas.state():
        canvas.clip(box, 1.4)
        canvas.faint(0.18)
        canvas.paint(PATTERNS[pattern](box), stroke=WHITE, width=0.3)
    with canvas.state():
        canvas.faint(0.5)
        canvas.icon(icon, Box(place.x, place.y + 0.6, art, art), "#000000")
    canvas.icon(icon, place, colour)


def back(
    canvas: Canvas, look: PrintLook, icon: str, ground_colour: str, colour: str, word: str = "", gold: bool = False
) -> None:
    """Draw a back: a frame, a lattice, an icon, and perhaps a word below it."""
    frame = CARD.inset(4)
    middle, size = CARD_HEIGHT / 2 - (5 if word else 0), 28.0
    place = Box(CARD_WIDTH / 2 - size / 2, middle - size / 2, size, size)
    if look.saving:
        canvas.rect(CARD, fill=WHITE)
        canvas.rect(frame, stroke=INK, width=LINE, radius=2)
        canvas.rect(frame.inset(1), stroke=INK, width=0.15, radius=1.4)
        canvas.icon(icon, place, None, INK, LINE)
    else:
        if gold:
            leaf(canvas, CARD)
        else:
            canvas.rect(CARD, fill=ground_colour)
        with canvas.state():
            canvas.clip(frame, 2)
            canvas.faint(0.3)
            canvas.paint(lozenges(frame, 5), stroke=colour, width=0.25)
        canvas.rect(frame, stroke=colour, width=0.5, radius=2)
        canvas.circle(
            CARD_WIDTH / 2, middle, size * 0.66, fill=None if gold else darker(ground_colour), stroke=colour, width=0.6
        )
        if gold:
            leaf(canvas, Box(CARD_WIDTH / 2 - size * 0.65, middle - size * 0.65, size * 1.3, size * 1.3), size * 0.65)
        canvas.icon(icon, place, colour)
    if word:
        box = Box(9, middle + size * 0.66 + 3, CARD_WIDTH - 18, 9)
        canvas.rect(box, fill=look.pick(darker(ground_colour)), radius=1.5)
        canvas.text_in(box.inset(1), word, Type("caps", 5.0, 2.6, colour=look.pick(colour, INK)))


def darker(colour: str) -> str:
    """Return a colour with a fifth less light."""
    return "#" + "".join(f"{int(int(colour[place : place + 2], 16) * 0.8):02x}" for place in (1, 3, 5))


def lozenge(x: float, y: float, side: float) -> str:
    """Return the path of a small lozenge, which stands before an item of a list."""
    return polygon((x, y - side), (x + side, y), (x, y + side), (x - side, y))

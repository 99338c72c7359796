"""The cards of Proelio: nineteen kinds, Guilds, the Merchant, the Seasons."""

from __future__ import annotations

from collections.abc import Iterator

from regno.printing.canvas import INK, Box, Canvas, Type, polygon, rounded_path
from regno.printing.icons import icon_of
from regno.printing.job import PrintLook
from regno.printing.ornaments import (
    CARD,
    GOLD,
    LAPIS,
    OXBLOOD,
    PALE,
    PARCHMENT,
    VERDIGRIS,
    back,
    ground,
    leaf,
    miniature,
)
from regno.printing.sheets import PrintedCard, Side
from regno.proelio.cards import (
    ATTACK_VALUE,
    BASE_KINDS,
    BLACK_POWDER,
    DEFENCE_VALUE,
    EDICT,
    GUILDS,
    IS_ATTACK,
    IS_DEFENCE,
    NAMES,
    PATROL,
)
from regno.proelio.edition import Edition
from regno.proelio.narrator import Narrator
from regno.proelio.rulebook.builder import class_of
from regno.text import Voice

CLASS_COLOUR = {"defence": LAPIS, "attack": OXBLOOD, "strategy": "#24503f", "guild": "#74530f"}
NAME = Type("title", 7.6, 4.2)
WORDS = Type("text", 5.2, 3.9, leading=1.08)
GILT = "#f7dc8d"


class CardMaker:
    """Makes the printed cards of one edition in one language."""

    def __init__(self, edition: Edition, language: str) -> None:
        self.edition, self.language = edition, language
        self.narrator = Narrator(language, edition.id)
        self.voice = Voice(language, "printing")

    def all(self) -> Iterator[PrintedCard]:
        """Yield every card of the box as often as it is there."""
        for kind, count in enumerate(self.edition.cards):
            yield from [self.card(kind)] * count
        if self.edition.modes["guilds"]:
            yield from (self.guild(guild) for guild in range(len(GUILDS)))
        if self.edition.modes["merchant"]:
            yield self.merchant()
        if self.edition.rulings["seasons"]:
            yield self.seasons()

    def card(self, kind: int) -> PrintedCard:
        imperial = kind >= BASE_KINDS
        front = Side(
            ("card", kind), GOLD if imperial else PARCHMENT, lambda canvas, look: self.draw(canvas, look, kind)
        )
        return PrintedCard(front, IMPERIAL_BACK if imperial else BASE_BACK)

    def guild(self, guild: int) -> PrintedCard:
        name = GUILDS[guild]
        told = self.narrator.guild(guild), self.narrator.guild(guild, "says")

        def draw(canvas: Canvas, look: PrintLook) -> None:
            lay_out(canvas, look, "gold", icon_of("guild", name), *told, GILT)
            foot(canvas, look, self.voice("guild-card"), "guild", 5)
            canvas.text_in(Box(29, 79.4, 29, 4.2), self.voice("guild-once"), Type("italic", 3.4, 2.6, align="right"))

        return PrintedCard(Side(("guild", name), PARCHMENT, draw), GUILD_BACK)

    def merchant(self) -> PrintedCard:
        """The Merchant: his price in Summer, and on the other side that of Autumn."""
        return PrintedCard(self.merchant_side("summer"), self.merchant_side("autumn"))

    def merchant_side(self, season: str) -> Side:
        def draw(canvas: Canvas, look: PrintLook) -> None:
            words = self.voice(f"merchant-{season}")
            lay_out(canvas, look, "gold", "trade", self.voice("merchant-card"), words, GILT)
            foot(canvas, look, self.narrator.say("proelio", f"season-{season}"), "guild", 5)
            canvas.icon(icon_of("season", season), Box(51, 78, 6.5, 6.5))

        return Side(("merchant", season), PARCHMENT, draw)

    def seasons(self) -> PrintedCard:
        """The Seasons card: it shows the season that comes next."""
        return PrintedCard(self.season_side("autumn"), self.season_side("winter"))

    def season_side(self, season: str) -> Side:
        def draw(canvas: Canvas, look: PrintLook) -> None:
            pattern = "attack" if season == "autumn" else "defence"
            name = self.narrator.say("proelio", f"season-{season}")
            lay_out(canvas, look, pattern, icon_of("season", season), name, self.voice(f"season-{season}-card"), GILT)
            foot(canvas, look, self.voice("season-next"), "guild", 5)

        return Side(("season", season), PARCHMENT, draw)

    def draw(self, canvas: Canvas, look: PrintLook, kind: int) -> None:
        """Draw the face of a card."""
        imperial, of = kind >= BASE_KINDS, class_of(kind)
        words = self.narrator.card_face(kind)
        colour = GILT if imperial else PALE
        lay_out(canvas, look, of, icon_of("card", NAMES[kind]), self.narrator.card(kind), words, colour, imperial)
        badge(canvas, look, of, kind)
        foot(canvas, look, self.voice(f"class-{of}"), of, 6.4 if imperial else 5)
        if need_of(kind):
            edge = 56.6 if imperial else 58
            canvas.text_in(Box(edge - 5, 78.9, 5, 4.6), str(need_of(kind)), Type("caps", 4.4, align="right"))
            canvas.icon("white-tower", Box(edge - 9.8, 78.5, 5, 5), INK)


def lay_out(
    canvas: Canvas, look: PrintLook, pattern: str, icon: str, name: str, words: str, colour: str, imperial: bool = False
) -> None:
    """Draw what every face has: ground, miniature, name, words."""
    ground(canvas, look)
    box = Box(5.2, 5.2, 52.6, 42.0)
    if imperial:
        box = Box(6.6, 6.6, 49.8, 40.0)
        if look.saving:
            canvas.rect(CARD.inset(2.2), stroke=INK, width=0.6, radius=2)
        else:
            leaf(canvas, CARD)
            canvas.rect(CARD.inset(3.2), fill="#faf2dd", stroke=INK, width=0.3, radius=2)
    miniature(canvas, box, pattern, icon, look, colour)
    inset = 6.4 if imperial else 5.0
    canvas.text_in(Box(inset, 48.9, 63 - 2 * inset, 8.8), name, NAME)
    canvas.text_in(Box(inset, 58.6, 63 - 2 * inset, 18.4), words, WORDS, "top")


def foot(canvas: Canvas, look: PrintLook, words: str, of: str, left: float) -> None:
    """Write the class of a card below its words."""
    style = Type("caps", 3.9, 2.4, colour=look.pick(CLASS_COLOUR[of], INK), align="left")
    canvas.text_in(Box(left, 79.2, 34, 4.4), words.upper(), style)


def badge(canvas: Canvas, look: PrintLook, of: str, kind: int) -> None:
    """Draw the value in its shape: a shield for Defence, a lozenge for Attack, a seal for Strategy."""
    ground_colour = look.pick({"defence": LAPIS, "attack": "#fff6e0", "strategy": VERDIGRIS}[of])
    line = look.pick({"defence": GOLD, "attack": "#8d2a26", "strategy": GOLD}[of], INK)
    ink = look.pick({"defence": "#fff7e2", "attack": "#6c1414", "strategy": "#fff7e2"}[of], INK)
    outer, inner = SHAPES[of]
    with canvas.transform(2.1, 2.1, scale=13.4 / 40):
        canvas.paint(outer, ground_colour, INK, 1.6)
        canvas.paint(inner, None, line, 1.3)
    middle = Box(2.1, 2.1 + 0.25, 13.4, 13.4)
    number = value_of(kind)
    if number is not None:
        canvas.text_in(Box(2.1, 3.6, 13.4, 10.6 if of == "attack" else 9.6), str(number), Type("caps", 7.4, colour=ink))
    elif of == "strategy":
        canvas.icon("own-star", middle.inset(2.9), ink)
    else:
        canvas.icon(
            "own-absolute", Box(4.6, 4.9, 8.4, 8.4) if of == "attack" else Box(4.7, 4.2, 8.2, 8.2), None, ink, 0.95
        )


def value_of(kind: int) -> int | None:
    """Return the number on a card's badge; what has no number has none."""
    if kind in (EDICT, BLACK_POWDER):
        return None
    return ATTACK_VALUE[kind] if IS_ATTACK[kind] else DEFENCE_VALUE[kind] if IS_DEFENCE[kind] else None


def need_of(kind: int) -> int:
    """Return the Fortification that a card needs to be attacked or defended with."""
    return 0 if kind == PATROL else max(0, (value_of(kind) or 0) - 1)


# In the square of 40 by 42 of the pages' badges.
SHAPES = {
    "defence": (
        "3 3 m 37 3 l 37 22 l 37 33 29 38 20 41 c 11 38 3 33 3 22 c h",
        "6.5 6.5 m 33.5 6.5 l 33.5 22.5 l 33.5 30.5 27.5 34.5 20 37.3 c 12.5 34.5 6.5 30.5 6.5 22.5 c h",
    ),
    "attack": (
        polygon((20, 0), (40, 21), (20, 42), (0, 21)),
        polygon((20, 5.6), (34.8, 21), (20, 36.4), (5.2, 21)),
    ),
    "strategy": (rounded_path(Box(2, 3, 36, 36), 18), rounded_path(Box(5.5, 6.5, 29, 29), 14.5)),
}


def plain_back(name: str, icon: str, ground_colour: str, colour: str, gold: bool = False) -> Side:
    def draw(canvas: Canvas, look: PrintLook) -> None:
        back(canvas, look, icon, ground_colour, colour, gold=gold)

    return Side(name, ground_colour, draw, edged=False)


BASE_BACK = plain_back("base", "crenulated-shield", "#211b16", "#e8d6a8")
IMPERIAL_BACK = plain_back("imperial", "imperial-crown", "#b8892b", "#2b1d05", gold=True)
GUILD_BACK = plain_back("guild", "round-shield", "#4a3510", "#f0cf7e")

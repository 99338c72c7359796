"""The cards of a pack as one PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from regno.chronicles.packs.cards import Card
from regno.chronicles.packs.pack import TYPES, Cards, Pack, is_house
from regno.printing.canvas import Canvas
from regno.printing.chronicles import architects, campaign, paladins, viscounts
from regno.printing.chronicles.faces import Face, Row, draw_face
from regno.printing.chronicles.words import Teller
from regno.printing.errors import PrintError
from regno.printing.job import PrintJob, PrintLook
from regno.printing.ornaments import GOLD, LAPIS, OAK, OXBLOOD, VERDIGRIS, back
from regno.printing.pdf import PdfFile
from regno.printing.sheets import MOST_CARDS, PrintedCard, Side, card_sheets
from regno.text import Voice

BROWN, PLUM, SLATE = "#5b3a1e", "#4a2f55", "#3b4652"


@dataclass(frozen=True)
class Design:
    """How the cards of a type look: their rows, the colours of frame and banner, the icon of the back.

    A card with two faces has rows for both; ``sides`` are the words that tell them apart. Types whose cards lie in
    one deck have one ``back``.
    """

    rows: Callable[..., Any]
    colour: str
    banner: str
    icon: str
    back: str = ""
    sides: tuple[str, str] | None = None


# A Ribbon is a type of Manuscript, told on the Summary cards: it is no card, and not printed.
DESIGNS: dict[str, Design] = {
    "crest": Design(campaign.crest, OAK, OXBLOOD, "round-shield"),
    "crest_tome": Design(campaign.crest_tome, OAK, OXBLOOD, "book-cover"),
    "tome": Design(campaign.tome, OXBLOOD, "#5d1616", "book-cover"),
    "scheme": Design(architects.scheme, BROWN, OXBLOOD, "heavy-helm"),
    "future_scheme": Design(architects.scheme, BROWN, PLUM, "heavy-helm", "scheme"),
    "final_scheme": Design(architects.scheme, BROWN, OAK, "heavy-helm", "scheme"),
    "baron_board": Design(architects.baron_board, OAK, OXBLOOD, "castle"),
    "demand": Design(architects.demand, LAPIS, "#17325a", "scroll-quill"),
    "event": Design(architects.scheme, PLUM, "#38213f", "scroll-unfurled"),
    "tile": Design(architects.tile, SLATE, "#28313a", "hammer-nails"),
    "rogue_reverend": Design(architects.sides, SLATE, OXBLOOD, "cloak-dagger", sides=("rogue", "reverend")),
    "a_board": Design(architects.player_board, VERDIGRIS, "#1d4337", "hammer-nails"),
    "threat": Design(paladins.threat, OXBLOOD, "#5d1616", "heavy-helm"),
    "outsiders_threat": Design(paladins.outsiders, OXBLOOD, OAK, "crossed-swords", sides=("early", "late")),
    "kings_threat": Design(paladins.kings_threat, OXBLOOD, OAK, "crown"),
    "kings_order": Design(paladins.kings_order, LAPIS, "#17325a", "crown"),
    "order_spaces": Design(paladins.order_spaces, LAPIS, OAK, "crown"),
    "player_tile": Design(paladins.player_tile, SLATE, "#28313a", "cross-shield"),
    "start_townsfolk": Design(paladins.start_townsfolk, VERDIGRIS, "#1d4337", "three-friends"),
    "p_townsfolk": Design(paladins.extra_townsfolk, VERDIGRIS, OAK, "three-friends", "townsfolk"),
    "summary": Design(viscounts.summary, VERDIGRIS, "#1d4337", "open-book"),
    "poverty": Design(viscounts.deck_card, OAK, OXBLOOD, "tied-scroll"),
    "prosperity": Design(viscounts.deck_card, OAK, LAPIS, "scroll-unfurled"),
    "baron_card": Design(viscounts.baron_card, OAK, OXBLOOD, "heavy-helm"),
    "dismissal": Design(viscounts.dismissal, OAK, PLUM, "heavy-helm"),
    "v_townsfolk": Design(viscounts.townsfolk, SLATE, "#28313a", "three-friends", "townsfolk"),
    "player_card": Design(viscounts.player_card, BROWN, OAK, "castle"),
    "hero": Design(viscounts.hero, PLUM, "#38213f", "three-friends"),
}
NOT_PRINTED = ("ribbon",)
GROUPED = ("tome", "scheme", "demand", "baron_board")  # whose group is told at the foot: the game, the level ...


class PackCards:
    """Makes the printed cards of a pack in one language."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack, self.teller = pack, Teller(Cards(pack.tables, pack.places), language)
        self.voice = Voice(language, "printing")

    def all(self) -> Iterator[PrintedCard]:
        """Yield every card as often as it has copies, type by type; raise PrintError if there are too many."""
        count = sum(card.copies for name in DESIGNS for card in self.teller.cards.all(TYPES[name]))
        if count > MOST_CARDS:
            raise PrintError("too-many-cards", cards=count, most=MOST_CARDS)
        for name, card_type in TYPES.items():
            if name in DESIGNS:
                cards = self.teller.cards.all(card_type)
                for place, card in enumerate(cards, start=1):
                    yield from [self.card(card, f"{place}/{len(cards)}")] * card.copies

    def card(self, card: Card, number: str) -> PrintedCard:
        design = DESIGNS[card.TYPE]
        mark = f"Regno {number}" if is_house(self.pack, card.TYPE, card.id) else number
        rows = design.rows(self.teller, card)
        if design.sides:
            first, second = (
                self.side(card, design, face_rows, mark, which)
                for face_rows, which in zip(rows, design.sides, strict=True)
            )
            return PrintedCard(first, second)
        return PrintedCard(self.side(card, design, rows, mark), self.back(design, design.back or card.TYPE))

    def side(self, card: Card, design: Design, rows: tuple[Row, ...], number: str, which: str = "") -> Side:
        kind = self.voice(f"side-{which}") if which else self.voice(f"type-{card.TYPE.replace('_', '-')}")
        title = self.teller.name(card) if card.name else kind
        if card.TYPE in GROUPED and card.group != "plain":
            group = card.group if card.group.isdecimal() else self.teller.value(card.group)
            kind = self.voice("type-group", type=kind, group=group)
        face = Face(title, rows, design.colour, design.banner, kind, number)
        return Side(
            (card.TYPE, card.id, which), design.colour, lambda canvas, look: draw_face(canvas, look, face), False
        )

    def back(self, design: Design, name: str) -> Side:
        word = self.voice(f"type-{name.replace('_', '-')}")

        def draw(canvas: Canvas, look: PrintLook) -> None:
            back(canvas, look, design.icon, design.colour, GOLD, word)

        return Side(("back", name, design.colour, design.icon), design.colour, draw, False)


def draw_pack(pack: Pack, job: PrintJob) -> PdfFile:
    """Return the file of a pack with what it extends."""
    title = pack.head.title.text(job.language) or pack.head.id
    file = PdfFile(title, job.language)
    card_sheets(file, list(PackCards(pack, job.language).all()), title, job)
    return file

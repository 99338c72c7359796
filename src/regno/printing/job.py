"""What is wanted of a printed file: paper, language, ink. Light enough for a server to check a wish by it."""

from __future__ import annotations

from dataclasses import dataclass

from regno.printing.errors import PrintError
from regno.text import LANGUAGES

CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
COLUMNS, ROWS = 3, 3
BLEED = 1.5  # mm that the ground of the outer cards goes on beyond the cut


@dataclass(frozen=True)
class Paper:
    """A size of paper in millimetres, and the room that its cut marks have beside the cards."""

    width: float
    height: float
    gap_x: float  # between a card and a mark beside it
    mark_x: float  # length of such a mark
    gap_y: float
    mark_y: float
    top: float  # of the line of words above the cards; the one below stands as far from the lower edge
    type: float  # size of these words
    bleed_y: float  # how far the ground of cards goes on above and below them

    @property
    def corner(self) -> tuple[float, float]:
        """The upper left corner of the nine cards."""
        return (self.width - COLUMNS * CARD_WIDTH) / 2, (self.height - ROWS * CARD_HEIGHT) / 2


# Most printers leave 4.2 mm at each edge white: all marks and words keep out of it.
PAPERS = {
    "a4": Paper(210.0, 297.0, gap_x=2.0, mark_x=4.0, gap_y=2.0, mark_y=4.5, top=5.0, type=2.9, bleed_y=BLEED),
    "letter": Paper(215.9, 279.4, gap_x=2.0, mark_x=6.0, gap_y=1.7, mark_y=1.6, top=4.3, type=2.3, bleed_y=0.8),
}


@dataclass(frozen=True)
class PrintLook:
    """Whether ink is saved: white pictures and thin lines in place of colours."""

    saving: bool = False

    def pick(self, full: str, saved: str = "#ffffff") -> str:
        return saved if self.saving else full


@dataclass(frozen=True)
class PrintJob:
    """What is wanted of a file. Raise PrintError for a paper or a language that there is not."""

    paper: str = "a4"
    language: str = "en"
    saving: bool = False
    backs: bool = True

    def __post_init__(self) -> None:
        if self.paper not in PAPERS:
            raise PrintError("unknown-paper", paper=self.paper, known=", ".join(PAPERS))
        if self.language not in LANGUAGES:
            raise PrintError("unknown-language", language=self.language, known=", ".join(LANGUAGES))

    @property
    def sheet(self) -> Paper:
        return PAPERS[self.paper]

    @property
    def look(self) -> PrintLook:
        return PrintLook(self.saving)

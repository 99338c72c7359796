"""Draws: the program's, or those the log remembers. No hidden order is stored; a card is drawn when it is turned."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from regno.chronicles.messages import Catalogue, Refusal

error = Catalogue("chronicles-errors")


class Chance:
    """Answers the draws of one command: first those already in the log, then the generator's, all remembered."""

    def __init__(self, known: Sequence[str] = (), generator: Random | None = None, *, replays: bool = False) -> None:
        self.known, self.generator = list(known), generator
        self.replays = replays  # the command is from the log: what earlier rules allowed must still be possible
        self.drawn: list[str] = []

    def draw(self, candidates: Sequence[str]) -> str:
        """One of the candidates, each as likely as it is often among them."""
        if len(self.drawn) < len(self.known):
            card = self.known[len(self.drawn)]
            if card not in candidates:
                raise Refusal(error("impossible-draw", card=card))
        elif self.generator is None:
            raise Refusal(error("missing-draw"))
        else:
            card = candidates[self.generator.randrange(len(candidates))]
        self.drawn.append(card)
        return card

    def draw_several(self, candidates: Sequence[str], count: int) -> list[str]:
        """So many of the candidates, without putting back."""
        left, cards = list(candidates), []
        for _ in range(count):
            card = self.draw(left)
            left.remove(card)
            cards.append(card)
        return cards

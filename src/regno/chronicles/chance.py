"""Draws: the program's, or those the log remembers. No hidden order is stored; a card is drawn when it is turned."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random, SystemRandom

from regno.chronicles.messages import Catalogue, Refusal
from regno.chronicles.packs.cards import is_unseen

error = Catalogue("chronicles-errors")
PROGRAM_SEED = re.compile("[0-9a-f]{16}")  # as earlier versions made one for every chronicle, and exports showed it


def generator_for(seed: str, step: int) -> Random:
    """Return the generator of a step's draws: fixed by a seed that the owner gave, else one that nobody can foretell.

    A seed that an earlier version made is not used: whoever has a file of that chronicle may know it.
    """
    if not seed or PROGRAM_SEED.fullmatch(seed):
        return SystemRandom()
    return Random(f"{seed}/{step}")


class Chance:
    """Answers the draws of one command: first those already in the log, then the generator's, all remembered.

    ``undone`` are the draws of the same command before it was undone. They are drawn again while they are possible, so
    that nobody undoes a step to draw better.
    """

    def __init__(
        self,
        known: Sequence[str] = (),
        generator: Random | None = None,
        *,
        undone: Sequence[str] = (),
        replays: bool = False,
    ) -> None:
        self.known, self.generator, self.undone = list(known), generator, list(undone)
        self.replays = replays  # the command is from the log: what earlier rules allowed must still be possible
        self.drawn: list[str] = []

    def draw(self, candidates: Sequence[str], *, unseen: bool = False) -> str:
        """Return one of the candidates, each as likely as it is often among them.

        Raises Refusal if cards of the box are among them that were not typed yet, unless such a one will do.
        """
        if len(self.drawn) < len(self.known):
            card = self.known[len(self.drawn)]
            if card not in candidates or (is_unseen(card) and not (unseen or self.replays)):
                raise Refusal(error("impossible-draw", card=card))
        elif any(map(is_unseen, candidates)) and not unseen:
            raise Refusal(error("unseen-draw"))
        elif self.generator is None:
            raise Refusal(error("missing-draw" if self.replays else "not-foretold"))
        elif len(self.drawn) < len(self.undone) and self.undone[len(self.drawn)] in candidates:
            card = self.undone[len(self.drawn)]
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

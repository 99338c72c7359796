"""What a seat knows of hidden cards, and what the others know of it, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from regno.proelio.cards import BASE_KINDS, KINDS
from regno.proelio.info.deck_bounds import most_in_decks, public_most_in_decks
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import Narrator
from regno.terminal.screen import Screen
from regno.text import Voice


class KnownText:
    """Tells the reader of a Narrator what a View holds of knowledge."""

    def __init__(self, screen: Screen, teller: Narrator) -> None:
        self.screen, self.teller = screen, teller
        self.voice = Voice(teller.language, "known")

    def show(self, view: View) -> None:
        """Print one's own knowledge, everybody's, and what the others know of oneself; a spectator's is everybody's."""
        others = [seat for seat in range(view.state.houses) if seat != view.seat]
        if view.seat != PUBLIC:
            self.screen.title(self.voice("title-own"))
            self.bounds([(seat, view.bounds.least[seat]) for seat in others], most_in_decks(view))
            self.of_me(view)
        self.screen.title(self.voice("title-public"))
        houses = range(view.state.houses)
        self.bounds([(seat, view.public.least[seat]) for seat in houses], public_most_in_decks(view))

    def bounds(self, least: Sequence[tuple[int, list[int]]], most: list[int]) -> None:
        """Print hands of which something is known, then the two decks."""
        for seat, row in least:
            if any(row):
                self.line("holds", house=self.teller.house(seat), cards=self.teller.names(row))
        if not any(any(row) for _, row in least):
            self.line("holds-nothing")
        base, imperial = most[:BASE_KINDS], most[BASE_KINDS:]
        self.deck("deck-base", [*base, *[0] * (KINDS - BASE_KINDS)])
        self.deck("deck-imperial", [*[0] * BASE_KINDS, *imperial])

    def deck(self, key: str, most: list[int]) -> None:
        self.line(key, count=sum(most), cards=self.teller.names(most))

    def of_me(self, view: View) -> None:
        """Print what each other House has seen of the reader's cards; what everybody knows is printed with the rest."""
        self.screen.title(self.voice("title-of-me"))
        others = [seat for seat in range(view.state.houses) if seat != view.seat]
        rows = list(zip(others, view.known_of_me[:-1], strict=True))
        for seat, row in rows:
            if any(row):
                self.line("knows", house=self.teller.house(seat), cards=self.teller.names(row))
        if not any(any(row) for _, row in rows):
            self.line("knows-nothing")

    def line(self, key: str, **words: str | int) -> None:
        self.screen.print_wrapped(self.voice(key, **words), "  ", "    ")

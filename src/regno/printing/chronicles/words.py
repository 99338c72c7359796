"""What the faces of a pack's cards are made of: words in one language, icons by what they stand for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from regno.chronicles.messages import TextLike, localize
from regno.chronicles.packs.cards import Card, card_name
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.readers import card_word
from regno.printing.chronicles.faces import ByPlayers, FigureRow, WordsRow
from regno.printing.icons import icon_of
from regno.text import Voice, has


@dataclass(frozen=True)
class Teller:
    """Speaks of the cards of one pack in one language."""

    cards: Cards
    language: str

    def text(self, said: TextLike) -> str:
        return str(localize(said, self.language))

    def sentence(self, said: TextLike) -> str:
        """Return words with a capital at their start."""
        text = self.text(said)
        return text[:1].upper() + text[1:]

    def name(self, card: Card) -> str:
        return self.sentence(card_name(card))

    def value(self, name: str) -> str:
        """Return what people call a value on a card; a word of the owner's own is told as typed."""
        known = has("cards", f"value-{name.replace('_', '-')}")
        return self.text(card_word("value", name)) if known else self.own_word(name)

    def own_word(self, name: str) -> str:
        """Return what people call a skill or an icon of a Hero, which packs name freely."""
        key = f"word-{name.replace('_', '-')}"
        if has("printing", key):
            return Voice(self.language, "printing")(key)
        return name.replace("-", " ").replace("_", " ").capitalize()

    def label(self, card: Card, key: str) -> str:
        """Return what a field of a card is called in the forms of packs."""
        of_type = f"field-{card.TYPE}-{key}".replace("_", "-")
        return self.text(card_word("field", f"{card.TYPE}-{key}" if has("cards", of_type) else key))

    def figure(self, card: Card, key: str, value: int | str) -> FigureRow:
        return FigureRow(self.label(card, key), str(value))

    def by_players(self, card: Card, key: str, counts: Mapping[int, int]) -> ByPlayers:
        return ByPlayers(self.label(card, key), tuple(sorted(counts.items())))

    def extra(self, card: Card) -> tuple[WordsRow, ...]:
        """Return the words that stand beside a card, if there are any."""
        return (WordsRow(self.sentence(card.text), font="italic"),) if card.text else ()


# What no record of the pages draws: Attributes and goods of Paladins and Viscounts.
ATTRIBUTES = {"strength": "fist", "faith": "prayer", "influence": "crown", "honour": "cross-shield"}


def item_icon(name: str) -> str:
    """Return the icon of something gained or lost, or none."""
    return ATTRIBUTES.get(name) or icon_of("good", name) or {"provision": "bread", "virtue": "dove"}.get(name, "")

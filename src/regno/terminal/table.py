"""The table as text: every House, the decks and the discards, from a View and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from regno.players.player import House, View
from regno.proelio.cards import (
    ATTACK_VALUE,
    BASE_KINDS,
    DEFENCE_VALUE,
    FORTIFICATION,
    NO_CARD,
    NO_GUILD,
    NO_SEASONS,
    SEASONS,
)
from regno.proelio.explain import Teller
from regno.terminal.screen import BOLD, HOUSE_COLOURS, Screen
from regno.text import Voice

NAME, HAND, FORT = 18, 17, 20  # widths of the columns; the Guild has the rest
NOTE = " " * 8


class TableText:
    """Draws a View for a reader."""

    def __init__(self, screen: Screen, teller: Teller) -> None:
        self.screen, self.teller = screen, teller
        self.voice = Voice(teller.language, "play")

    def show(self, view: View) -> None:
        """The whole table."""
        self.heading(view)
        for seat in range(len(view.houses)):
            self.house(view, seat)
        self.piles(view)
        if any(view.deployed):
            cards = self.teller.names(view.deployed)
            self.screen.wrapped(self.voice("table-deployed", cards=cards, defence=view.defence), "  ", "    ")
        if view.season != NO_SEASONS:
            self.screen.wrapped(self.voice("table-season", season=SEASONS[view.season]), "  ")

    def heading(self, view: View) -> None:
        guild = self.voice("head-guild") if any(house.guild != NO_GUILD for house in view.houses) else ""
        words = [self.voice(f"head-{word}") for word in ("house", "hand", "fort")]
        self.screen.title(f"  {words[0]:<{NAME}}{words[1]:<{HAND}}{words[2]:<{FORT}}{guild}".rstrip())

    def house(self, view: View, seat: int) -> None:
        """One line for a House, and one for each thing that lies before it."""
        house = view.houses[seat]
        name = self.teller.house(seat)
        shown = self.voice("table-you", house=name) if seat == view.seat else name
        painted = self.screen.paint(f"{shown:<{NAME}}", HOUSE_COLOURS[seat])
        mark = self.screen.paint("►", BOLD) if seat == view.turn else " "
        hand = self.voice("table-hand", cards=house.cards, imperial=house.imperial)
        self.screen.line(f"{mark} {painted}{hand:<{HAND}}{self.fort(house):<{FORT}}{self.guild(view, seat)}".rstrip())
        for note in self.notes(view, seat):
            self.screen.wrapped(note, NOTE, NOTE + "  ")

    def fort(self, house: House) -> str:
        if not house.fort:
            return self.voice("table-no-fort")
        return self.voice("table-fort", card=self.teller.card(FORTIFICATION[house.fort]), value=house.fort)

    def guild(self, view: View, seat: int) -> str:
        """Its Guild, and whether the Perk may still be used."""
        house = view.houses[seat]
        if house.guild == NO_GUILD:
            return ""
        state = "used" if house.exhausted else "locked" if view.merchant == seat else "ready"
        return self.voice("table-guild", guild=self.teller.guild(house.guild), state=state)

    def notes(self, view: View, seat: int) -> Iterator[str]:
        """What lies before a House, or in an open hand that is not the reader's own."""
        house, name = view.houses[seat], self.teller.house(seat)
        attacker = self.teller.house((seat + 1) % len(view.houses))
        if house.hand is not None and seat != view.seat and house.cards:
            yield self.voice("table-open-hand", cards=self.teller.names(house.hand))
        if house.attack != NO_CARD:
            yield self.voice("table-attack-known", whom=attacker, card=self.teller.card(house.attack))
        elif house.attacked:
            back = self.teller.back(int(house.attack_is_imperial), 1)
            yield self.voice("table-attacked", whom=attacker, cards=back)
        if house.plague:
            yield self.voice("table-plague", house=name)
        if view.merchant == seat:
            yield self.voice("table-merchant")

    def piles(self, view: View) -> None:
        """Decks by size, discards by card: every discard was made face up."""
        base, imperial = view.pile[:BASE_KINDS], view.pile[BASE_KINDS:]
        self.pile("table-base", view.base_deck, [*base, *[0] * len(imperial)])
        self.pile("table-imperial", view.imperial_deck, [*[0] * len(base), *imperial])

    def pile(self, key: str, deck: int, discards: list[int]) -> None:
        cards = self.teller.names(discards)
        text = self.voice(key, deck=deck, count=sum(discards))
        self.screen.wrapped(f"{text}: {cards}" if cards else text, "  ", "    ")

    def hand(self, view: View) -> None:
        """The reader's own cards, with what they strike or defend with."""
        held = ", ".join(self.held(kind, count) for kind, count in enumerate(view.hand) if count)
        self.screen.wrapped(self.voice("your-hand", cards=held) if held else self.voice("your-hand-empty"), "  ")

    def held(self, kind: int, count: int) -> str:
        cards = self.teller.times(kind, count)
        if DEFENCE_VALUE[kind]:
            return self.voice("held-defence", cards=cards, value=DEFENCE_VALUE[kind])
        return self.voice("held-attack", cards=cards, value=ATTACK_VALUE[kind]) if ATTACK_VALUE[kind] else cards

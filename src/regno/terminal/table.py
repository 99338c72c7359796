"""The table as text: every House, the decks and the discards, as a seat sees them or with open hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regno.proelio.cards import (
    ATTACK_VALUE,
    BASE,
    BASE_KINDS,
    DEFENCE_VALUE,
    FORTIFICATION,
    IMPERIAL,
    NO_CARD,
    NO_GUILD,
    NO_SEASONS,
    SEASONS,
)
from regno.proelio.info.view import NO_ATTACK, View
from regno.proelio.narrator import Narrator
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import SEATS, State, right
from regno.terminal.screen import BOLD, HOUSE_COLOURS, Screen
from regno.text import Voice

NAME, HAND, FORT = 18, 17, 20  # widths of the columns; the Guild has the rest
NOTE = " " * 8


class TableText:
    """Draws the table for the reader of a Narrator."""

    def __init__(self, screen: Screen, teller: Narrator) -> None:
        self.screen, self.teller = screen, teller
        self.voice = Voice(teller.language, "play")

    def show(self, view: View) -> None:
        """Print the whole table as a seat sees it."""
        self.draw(view.state, view.bounds.attack_back)

    def show_open(self, s: State) -> None:
        """Print the whole table with every card face up."""
        self.draw(s, [NO_ATTACK] * SEATS)

    def draw(self, s: State, backs: Sequence[int]) -> None:
        """Print Houses and piles; of an attack that cannot be seen the back is drawn."""
        self.heading(s)
        for seat in range(s.houses):
            self.house(s, seat)
            for note in self.notes(s, seat, backs[seat]):
                self.screen.print_wrapped(note, NOTE, NOTE + "  ")
        self.piles(s)
        if any(s.deployed):
            cards = self.teller.names(s.deployed)
            self.screen.print_wrapped(self.voice("table-deployed", cards=cards, defence=s.defence), "  ", "    ")
        if s.season != NO_SEASONS:
            self.screen.print_wrapped(self.voice("table-season", season=SEASONS[s.season]), "  ")

    def heading(self, s: State) -> None:
        guild = self.voice("head-guild") if any(each != NO_GUILD for each in s.guild) else ""
        words = [self.voice(f"head-{word}") for word in ("house", "hand", "fort")]
        self.screen.title(f"  {words[0]:<{NAME}}{words[1]:<{HAND}}{words[2]:<{FORT}}{guild}".rstrip())

    def house(self, s: State, seat: int) -> None:
        """One line for a House."""
        name = self.teller.house(seat)
        shown = self.voice("table-you", house=name) if seat == self.teller.reader else name
        painted = self.screen.paint(f"{shown:<{NAME}}", HOUSE_COLOURS[seat])
        mark = self.screen.paint("►", BOLD) if seat == s.turn else " "
        hand = self.voice("table-hand", cards=hand_size(s, seat), imperial=s.hand_size[seat][IMPERIAL])
        self.screen.line(f"{mark} {painted}{hand:<{HAND}}{self.fort(s, seat):<{FORT}}{self.guild(s, seat)}".rstrip())

    def fort(self, s: State, seat: int) -> str:
        fort = s.fort[seat]
        if not fort:
            return self.voice("table-no-fort")
        return self.voice("table-fort", card=self.teller.card(FORTIFICATION[fort]), value=fort)

    def guild(self, s: State, seat: int) -> str:
        """Its Guild, and whether the Perk may still be used."""
        if s.guild[seat] == NO_GUILD:
            return ""
        return self.voice("table-guild", guild=self.teller.guild(s.guild[seat]), state=guild_state(s, seat))

    def notes(self, s: State, seat: int, back: int) -> Iterator[str]:
        """Yield what lies before a House, or in an open hand that is not the reader's own."""
        attacker = self.teller.house(right(s, seat))
        if any(s.hand[seat]) and seat != self.teller.reader:
            yield self.voice("table-open-hand", cards=self.teller.names(s.hand[seat]))
        if s.attack[seat] != NO_CARD:
            yield self.voice("table-attack-known", whom=attacker, card=self.teller.card(s.attack[seat]))
        elif back != NO_ATTACK:
            yield self.voice("table-attacked", whom=attacker, cards=self.teller.back(back, 1))
        if s.plague[seat]:
            yield self.voice("table-plague", house=self.teller.house(seat))
        if s.merchant == seat:
            yield self.voice("table-merchant")

    def piles(self, s: State) -> None:
        """Decks by size, discards by card: every discard was made face up."""
        base, imperial = s.pile[:BASE_KINDS], s.pile[BASE_KINDS:]
        self.pile("table-base", s.deck_size[BASE], [*base, *[0] * len(imperial)])
        self.pile("table-imperial", s.deck_size[IMPERIAL], [*[0] * len(base), *imperial])

    def pile(self, key: str, deck: int, discards: list[int]) -> None:
        cards = self.teller.names(discards)
        text = self.voice(key, deck=deck, count=sum(discards))
        self.screen.print_wrapped(f"{text}: {cards}" if cards else text, "  ", "    ")

    def hand(self, view: View) -> None:
        """The reader's own cards, with what they strike or defend with."""
        held = ", ".join(
            self.held_card_text(kind, count) for kind, count in enumerate(view.state.hand[view.seat]) if count
        )
        self.screen.print_wrapped(self.voice("your-hand", cards=held) if held else self.voice("your-hand-empty"), "  ")

    def held_card_text(self, kind: int, count: int) -> str:
        cards = self.teller.times(kind, count)
        if DEFENCE_VALUE[kind]:
            return self.voice("held-defence", cards=cards, value=DEFENCE_VALUE[kind])
        return self.voice("held-attack", cards=cards, value=ATTACK_VALUE[kind]) if ATTACK_VALUE[kind] else cards


def guild_state(s: State, seat: int) -> str:
    """Return whether a House's Perk may still be used."""
    return "used" if s.exhausted[seat] else "locked" if s.merchant == seat else "ready"

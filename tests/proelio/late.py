"""Positions in the thick of a game: few cards, walls, attacks that wait. Rare things happen soon from here."""

from __future__ import annotations

from random import Random

from hidden import could_lie

from regno.proelio.cards import BASE_KINDS, FORTIFICATION, GUILDS, KINDS, NAMES, NO_CARD, PLAGUE
from regno.proelio.edition import Edition
from regno.proelio.formats.position_text import cards_text
from regno.proelio.state import NOBODY, Options

RARE = ("builders", "artisans", "thieves")  # the Guilds that are asked most seldom, and so are always here


class LateTable:
    """Takes cards out of the box place by place; what is left makes the deck and the piles."""

    def __init__(self, edition: Edition, options: Options, seed: int) -> None:
        self.options, self.chosen = options, Random(seed)
        self.box = edition.deck(options)
        self.deck = self.drawn(1 if options.seasons else 0, range(BASE_KINDS))  # never empty with Seasons
        self.turn = self.chosen.randrange(options.houses)
        self.sick = NOBODY  # the House that played the Plague
        self.words = [f"houses={options.houses}", f"turn={self.turn}", "at=start"]

    def taken(self, kind: int) -> bool:
        """Take one card of a kind, if the box has one."""
        if kind == NO_CARD or not self.box[kind]:
            return False
        self.box[kind] -= 1
        return True

    def drawn(self, count: int, kinds: range = range(KINDS)) -> list[int]:
        """So many cards at random, by kind."""
        pool = [kind for kind in kinds for _ in range(self.box[kind])]
        cards = self.chosen.sample(pool, min(count, len(pool)))
        for kind in cards:
            self.box[kind] -= 1
        return [cards.count(kind) for kind in range(KINDS)]

    def text(self) -> str:
        self.build_walls()
        self.lay_plague()
        self.lay_attacks()
        self.deal_hands()
        self.invite()
        self.leave_deck_and_pile()
        return " ".join(self.words)

    def build_walls(self) -> None:
        self.walls = [self.chosen.choice((0, 0, 1, 1, 2, 3, 4)) for _ in range(self.options.houses)]
        for seat, wall in enumerate(self.walls):
            if self.taken(FORTIFICATION[wall]):
                self.words.append(f"f{seat}={NAMES[FORTIFICATION[wall]]}")
            else:
                self.walls[seat] = 0

    def lay_attacks(self) -> None:
        """Before two Houses of three. That of the House at turn is over, and the Plague was played instead of one."""
        for seat in range(self.options.houses):
            attacker = (seat + 1) % self.options.houses
            wall = self.walls[attacker]
            kinds = [kind for kind in range(KINDS) if self.box[kind] and could_lie(kind, wall, self.options)]
            if kinds and attacker not in (self.turn, self.sick) and self.chosen.randrange(3):
                kind = self.chosen.choice(kinds)
                self.box[kind] -= 1
                self.words.append(f"a{seat}={NAMES[kind]}@{wall}")

    def deal_hands(self) -> None:
        """Up to four cards; nobody has neither card nor wall where that alone is defeat."""
        for seat, wall in enumerate(self.walls):
            fewest = 1 if self.options.defeat_timing and not wall else 0
            hand = self.drawn(max(fewest, self.chosen.choice((0, 0, 1, 2, 3, 4))))
            self.words.append(f"h{seat}={cards_text(hand)}")

    def lay_plague(self) -> None:
        seat = self.chosen.randrange(4 * self.options.houses)
        if seat < self.options.houses and self.taken(PLAGUE):
            self.sick = seat
            self.words.append(f"p{seat}=1")

    def invite(self) -> None:
        """Guilds, the Merchant, the season, and whether Equitas can still be called."""
        others = self.chosen.sample([guild for guild in GUILDS if guild not in RARE], self.options.houses - len(RARE))
        guilds = self.chosen.sample([*RARE, *others], self.options.houses)
        if self.options.guilds:
            self.words += [f"g{seat}={guild}" for seat, guild in enumerate(guilds)]
        if self.options.merchant:
            self.words.append(f"merchant={self.chosen.randrange(self.options.houses)}")
        if self.options.seasons:
            self.words.append(f"season={self.chosen.choice(('summer', 'autumn'))}")
        if self.options.allied:
            self.words.append("allied=1")
        self.words += self.chosen.choice(([], [], ["lost=1"], ["equitas=used"]))

    def leave_deck_and_pile(self) -> None:
        """A few cards each; the rest of the box is not in this game."""
        pile = [0] * KINDS
        for zone in (self.deck, pile):
            base = self.drawn(self.chosen.randint(0, 8), range(BASE_KINDS))
            imperial = self.drawn(self.chosen.randint(0, 3), range(BASE_KINDS, KINDS))
            zone[:] = map(sum, zip(zone, base, imperial, strict=True))
        self.words += [f"deck={cards_text(self.deck)}", f"pile={cards_text(pile)}"]

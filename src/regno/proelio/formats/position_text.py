"""A whole position as one line of text: ``houses=3 turn=0 at=action h0=soldiers*3,shields f0=tower deck=... pile=...``.

Any moment can be written, and reads back as the same State. Few keys are needed: what is left out has a plain default.
"""

from __future__ import annotations

from collections.abc import Mapping

from regno.errors import BadOption, BadPosition
from regno.proelio import steps
from regno.proelio.cards import (
    ATTACKS,
    FORTIFICATION,
    GUILDS,
    KINDS,
    NAMES,
    NO_CARD,
    NO_GUILD,
    PLAGUE,
    SEASONS,
    SUMMER,
    TEMPORARY_ALLIANCE,
    WINTER,
)
from regno.proelio.edition import Edition
from regno.proelio.engine import legal, run_on
from regno.proelio.jit.records import blank, fields
from regno.proelio.moves import MOVES, NOTHING
from regno.proelio.rules.defence import attack_is_due
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import ENDINGS
from regno.proelio.rules.zones import recount
from regno.proelio.state import CHANCE, NOBODY, SEATS, Events, Options, State, right
from regno.text.numbers import read_whole

AT = {"start": steps.PLAGUE_LIFTS, "defence": steps.DEFENCE_BEGINS, "action": steps.ACTION_BEGINS}
MOMENTS = {
    **AT,
    **{name: steps.Step(step) for step, name in enumerate(steps.NAMES[: steps.ASKED]) if step != steps.ACTION},
    steps.NAMES[steps.OVER]: steps.OVER,
}
BEGUN = 2  # turns begun by each House where a position does not say

# Fields of a choice or an attack under way, with the value they have at rest. Written only where they differ.
UNDER_WAY = {
    "dealer": NOBODY, "equitas_called": 0, "forts_lost_now": 0, "who": None, "then": 0, "need": 0, "least": 0,
    "gold_least": 0, "gold_most": 0, "played": NOTHING, "owed": 0, "drawer": NOBODY, "back": 0, "taken": NO_CARD,
    "defence": 0, "thief": NOBODY, "robbed": 0, "gainer": NOBODY, "ending": 0, "winners": 0,
}  # fmt: skip
FORTS = tuple(NAMES[kind] for kind in FORTIFICATION[1:])
WEAPONS = tuple(NAMES[kind] for kind in ATTACKS)
TABLE_KEYS = (
    "houses", "turn", "at", "allied", "merchant", "season", "equitas", "lost", "turns", "deck", "pile",
    "deployed", "drawn", "guilds", *UNDER_WAY,
)  # fmt: skip
HOUSE_KEYS = ("h", "f", "p", "a", "g")
MOST_TURNS = 30_000
CHANCE_TEXT = 6  # how positions write that chance must answer
# Bounds of the fields of a choice under way; seats are bounded by the table.
BOUNDS = {
    "equitas_called": (0, 1), "forts_lost_now": (0, 1), "then": (0, steps.SCORING), "need": (0, 20),
    "least": (0, KINDS), "gold_least": (-2, 2), "gold_most": (-2, 20), "played": (NOTHING, MOVES - 1), "owed": (0, 4),
    "back": (0, 1), "taken": (NO_CARD, KINDS - 1), "defence": (0, 100), "robbed": (0, 1),
    "ending": (0, len(ENDINGS) - 1), "winners": (0, (1 << SEATS) - 1),
}  # fmt: skip
IN_DEFENCE = (
    steps.THEFT, steps.DEPLOY, steps.PENALTY, steps.IGNORE, steps.ESCAPE, steps.SACRIFICE, steps.BUILDERS, steps.LOOT,
)  # fmt: skip


# ---------------------------------------------------------------- writing


def cards_text(counts: list[int]) -> str:
    """``shields,soldiers*3``"""
    return ",".join(
        name if count == 1 else f"{name}*{count}" for name, count in zip(NAMES, counts, strict=True) if count
    )


def cards_by_name(counts: list[int]) -> dict[str, int]:
    """Return the kinds that are there, with their numbers."""
    return {name: count for name, count in zip(NAMES, counts, strict=True) if count}


def attack_text(s: State, seat: int) -> str:
    """``hero@3``: the card before a House, and the Fortification it was placed from."""
    return f"{NAMES[s.attack[seat]]}@{s.attack_fort[seat]}"


def house_parts(s: State, seat: int) -> list[str]:
    """Return what lies before one House and in its hand."""
    parts = [f"h{seat}={cards_text(s.hand[seat])}"]
    if s.fort[seat]:
        parts.append(f"f{seat}={NAMES[FORTIFICATION[s.fort[seat]]]}")
    if s.plague[seat]:
        parts.append(f"p{seat}=1")
    if s.attack[seat] != NO_CARD:
        parts.append(f"a{seat}={attack_text(s, seat)}")
    if s.guild[seat] != NO_GUILD:
        parts.append(f"g{seat}={GUILDS[s.guild[seat]]}{'-' if s.exhausted[seat] else ''}")
    return parts


def position_text(s: State, options: Options | None = None) -> str:
    """Return the line for any moment; before the deal it takes the options to tell what will be in play."""
    step = "action" if s.step == steps.ACTION else steps.NAMES[s.step]
    parts = [f"houses={s.houses}", f"turn={s.turn}", f"at={step}"]
    if s.allied:
        parts.append("allied=1")
    for seat in range(s.houses):
        parts += house_parts(s, seat)
    parts += table_parts(s)
    if options and s.step < steps.DEAL:
        parts += undealt_parts(s, options)
    parts += [f"deck={cards_text(s.deck)}", f"pile={cards_text(s.pile)}"]
    return " ".join(parts + choice_parts(s))


def table_parts(s: State) -> list[str]:
    """Season, Merchant, and what has happened so far."""
    parts = [f"season={SEASONS[s.season]}"] if s.season >= SUMMER else []
    if s.merchant != NOBODY:
        parts.append(f"merchant={s.merchant}")
    if s.equitas_used:
        parts.append("equitas=used")
    if s.forts_lost:
        parts.append("lost=1")
    begun = [f"{seat}:{s.turns[seat]}" for seat in range(s.houses) if s.turns[seat] != BEGUN]
    return parts + ([f"turns={','.join(begun)}"] if begun else [])


def undealt_parts(s: State, options: Options) -> list[str]:
    """Guilds and Merchant that are in play, but not on the table yet."""
    guilds = ["guilds=1"] if options.guilds and s.guild.count(NO_GUILD) == len(s.guild) else []
    return guilds + (["merchant=-1"] if options.merchant and s.merchant == NOBODY else [])


def choice_parts(s: State) -> list[str]:
    """Return the choice under way, where one is half done."""
    parts = []
    for name, rest in UNDER_WAY.items():
        value = CHANCE_TEXT if name == "who" and s.who == CHANCE else getattr(s, name)
        if value != (s.turn if name == "who" and s.step == steps.ACTION else rest):
            parts.append(f"{name}={value}")
    if any(s.deployed):
        parts.append(f"deployed={cards_text(s.deployed)}")
    if s.drawn != [NO_CARD, NO_CARD]:
        parts.append(f"drawn={s.drawn[0]},{s.drawn[1]}")
    return parts


def read_cards(key: str, text: str) -> list[int]:
    """Counts by kind from ``shields,soldiers*3``; nothing at all is an empty zone."""
    counts = [0] * KINDS
    for part in text.split(",") if text else []:
        name, star, number = part.partition("*")
        if name not in NAMES:
            raise BadPosition("position-card", key=key, value=part, known=", ".join(NAMES))
        copies = read_whole(number) if star else 1
        if copies is None or not 1 <= copies <= 100:
            raise BadPosition("position-value", key=key, value=part, expected=f"{name}*1 .. {name}*100")
        counts[NAMES.index(name)] += copies
    return counts


def read_number(key: str, text: str, least: int, most: int) -> int:
    """Return a number within bounds."""
    sign, digits = (-1, text[1:]) if text.startswith("-") else (1, text)
    size = read_whole(digits)
    if size is None or not least <= sign * size <= most:
        raise BadPosition("position-value", key=key, value=text, expected=f"{least} .. {most}")
    return sign * size


def read_word(key: str, text: str, words: tuple[str, ...]) -> int:
    """Return the place of a word among those allowed."""
    if text not in words:
        raise BadPosition("position-value", key=key, value=text, expected=" | ".join(words))
    return words.index(text)


assert set(UNDER_WAY) <= set(fields(State))


# ---------------------------------------------------------------- reading


def split_pairs(text: str) -> dict[str, str]:
    """``key=value`` words, each key once."""
    pairs: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals:
            raise BadPosition("position-word", word=word)
        if key in pairs:
            raise BadPosition("position-twice", key=key)
        pairs[key] = value
    return pairs


class PositionReader:
    """One line being read; zones are filled key by key, then checked against the edition as a whole."""

    def __init__(self, text: str, edition: Edition, rulings: Mapping[str, str] | None = None) -> None:
        self.pairs = split_pairs(text)
        self.edition = edition
        self.houses = self.number("houses", 3, SEATS, 3)
        self.check_keys()
        self.options = self.read_options(rulings)
        self.state = blank(State)
        begin(self.state, self.options, [0] * KINDS)

    def number(self, key: str, least: int, most: int, default: int) -> int:
        return read_number(key, self.pairs[key], least, most) if key in self.pairs else default

    def seat_key(self, letter: str, seat: int) -> str | None:
        return self.pairs.get(f"{letter}{seat}")

    def check_keys(self) -> None:
        """Unknown keys, and Houses that do not sit at this table."""
        for key in self.pairs:
            letter, seat = key[:1], key[1:]
            if key in TABLE_KEYS:
                continue
            number = read_whole(seat)
            if letter not in HOUSE_KEYS or number is None:
                known = ", ".join([*TABLE_KEYS[:13], *(f"{each}0" for each in HOUSE_KEYS)])
                raise BadPosition("position-key", word=f"{key}={self.pairs[key]}", known=known)
            if number >= self.houses:
                raise BadPosition("position-seat", key=key, houses=str(self.houses), last=str(self.houses - 1))

    def read_options(self, rulings: Mapping[str, str] | None) -> Options:
        """Guilds are in play for those who have one, the Merchant where he is named."""
        guild = next((seat for seat in range(self.houses) if self.seat_key("g", seat)), None)
        modes = {
            "guilds": guild is not None or self.number("guilds", 0, 1, 0),
            "merchant": "merchant" in self.pairs,
            "allied": self.number("allied", 0, 1, 0),
        }
        for mode, key in (
            ("allied", "allied"),
            ("guilds", "guilds" if guild is None else f"g{guild}"),
            ("merchant", "merchant"),
        ):
            if modes[mode]:
                self.check_mode(mode, key, modes["allied"])
        return self.edition.options(
            houses=self.houses, rulings=rulings, **{mode: bool(on) for mode, on in modes.items()}
        )

    def check_mode(self, mode: str, key: str, allied: int) -> None:
        """A key that puts something into play which this edition or mode does not have."""
        modes = {"houses": self.houses, "guilds": 0, "merchant": 0, "allied": allied, mode: 1}
        try:
            self.edition.check_modes(modes)
        except BadOption as fault:
            raise BadPosition("position-mode", cause=fault, word=f"{key}={self.pairs[key]}") from None

    def read(self) -> tuple[State, Options]:
        """Return the State at the moment named, run on to its next choice."""
        self.read_table()
        for seat in range(self.houses):
            self.read_house(seat)
        self.read_zones()
        self.read_choice()
        return self.state, self.options

    def before_deal(self) -> bool:
        """Return whether the dealer is still to be drawn: nobody is at turn, and the Merchant is with nobody."""
        return self.pairs.get("at") == steps.NAMES[steps.DEALER]

    def read_table(self) -> None:
        s = self.state
        s.turn = self.number("turn", NOBODY if self.before_deal() else 0, self.houses - 1, 0)
        s.merchant = self.number("merchant", NOBODY if self.before_deal() else 0, self.houses - 1, s.merchant)
        s.season = self.read_season()
        s.equitas_used = 1 if self.pairs.get("equitas") else 0
        if "equitas" in self.pairs:
            read_word("equitas", self.pairs["equitas"], ("used",))
        s.forts_lost = self.number("lost", 0, 1, 0)
        for seat in range(self.houses):
            s.turns[seat] = BEGUN
        named_seats: set[int] = set()
        for part in self.pairs.get("turns", "").split(",") if self.pairs.get("turns") else []:
            seat_text, _, count = part.partition(":")
            seat = read_number("turns", seat_text, 0, self.houses - 1)
            if seat in named_seats:
                raise BadPosition("position-twice", key=f"turns={seat}:")
            named_seats.add(seat)
            s.turns[seat] = read_number("turns", count, 0, MOST_TURNS)

    def read_season(self) -> int:
        """Seasons only where they are played; Winter only where the game is over, or trims before its scoring."""
        if "season" not in self.pairs:
            return self.state.season
        if not self.state.season:
            raise BadPosition("position-no-seasons", value=self.pairs["season"])
        ends = self.pairs.get("at") in ("over", "trim")
        words = SEASONS[SUMMER : WINTER + 1 if ends else WINTER]
        return SUMMER + read_word("season", self.pairs["season"], words)

    def read_house(self, seat: int) -> None:
        s = self.state
        s.hand[seat] = read_cards(f"h{seat}", self.seat_key("h", seat) or "")
        fort = self.seat_key("f", seat)
        if fort:
            s.fort[seat] = 1 + read_word(f"f{seat}", fort, FORTS)
        s.plague[seat] = self.number(f"p{seat}", 0, 1, 0)
        guild = self.seat_key("g", seat)
        if guild:
            s.guild[seat] = read_word(f"g{seat}", guild.removesuffix("-"), GUILDS)
            s.exhausted[seat] = int(guild.endswith("-"))
            if s.guild.count(s.guild[seat]) > 1:
                raise BadPosition("position-guild-twice", key=f"g{seat}", value=guild, guild=GUILDS[s.guild[seat]])

    def read_attacks(self) -> None:
        """After all Fortifications are known: left out, the attacker's present one counts."""
        s = self.state
        for seat in range(self.houses):
            text = self.seat_key("a", seat)
            if text:
                card, at, fort = text.partition("@")
                s.attack[seat] = ATTACKS[read_word(f"a{seat}", card, WEAPONS)]
                present = s.fort[right(s, seat)]
                s.attack_fort[seat] = read_number(f"a{seat}", fort, 0, 4) if at else present

    def read_zones(self) -> None:
        """Piles and decks; without a deck it is the edition's cards minus all that are named."""
        s = self.state
        self.read_attacks()
        s.pile = read_cards("pile", self.pairs.get("pile", ""))
        s.deployed = read_cards("deployed", self.pairs.get("deployed", ""))
        if "deck" in self.pairs:
            s.deck = read_cards("deck", self.pairs["deck"])
        all_cards = self.edition.deck(self.options)
        for kind in range(KINDS):
            named = self.count_named(kind)
            if named > all_cards[kind]:
                self.refuse_card(kind, named, all_cards[kind])
            if "deck" not in self.pairs:
                s.deck[kind] = all_cards[kind] - named

    def count_named(self, kind: int) -> int:
        """Return how many cards of a kind the position names."""
        s = self.state
        total = s.deck[kind] + s.pile[kind] + s.deployed[kind] + sum(hand[kind] for hand in s.hand)
        total += s.attack.count(kind) + (sum(s.plague) if kind == PLAGUE else 0)
        return total + sum(1 for fort in s.fort if FORTIFICATION[fort] == kind)

    def refuse_card(self, kind: int, named: int, there: int) -> None:
        if kind == TEMPORARY_ALLIANCE and self.options.allied:
            raise BadPosition("position-alliance-when-allied")
        raise BadPosition("position-too-many", card=NAMES[kind], named=named, there=there, edition=self.edition.id)

    def read_choice(self) -> None:
        """The moment, and the fields of a choice half done; then on to the next choice."""
        s = self.state
        moment = self.pairs.get("at", "action")
        if moment not in MOMENTS:
            raise BadPosition("position-value", key="at", value=moment, expected=" | ".join(MOMENTS))
        s.step = MOMENTS[moment]
        s.who = CHANCE_TEXT if s.step < steps.PERK else s.turn
        for name, rest in UNDER_WAY.items():
            least, most = self.bounds(name)
            setattr(s, name, self.number(name, least, most, getattr(s, name) if rest is None else rest))
        if s.step < steps.PERK:
            s.who = CHANCE
        if "drawn" in self.pairs:
            s.drawn = self.read_drawn(self.pairs["drawn"])
        recount(s)
        self.check_choice(moment)
        run_on(s, self.options, blank(Events))

    def bounds(self, name: str) -> tuple[int, int]:
        """Return what the fields of a choice under way can be."""
        if name == "who":
            return (CHANCE_TEXT, CHANCE_TEXT) if self.state.step < steps.PERK else (NOBODY, self.houses - 1)
        if name in ("dealer", "drawer", "thief", "gainer"):
            return NOBODY, self.houses - 1
        return BOUNDS[name]

    def read_drawn(self, text: str) -> list[int]:
        """Return the two cards that Scribes choose from."""
        parts = text.split(",")
        if len(parts) != 2:
            raise BadPosition("position-value", key="drawn", value=text, expected="kind,kind")
        return [read_number("drawn", part, NO_CARD, KINDS - 1) for part in parts]

    def check_choice(self, moment: str) -> None:
        """A choice half done must have an answer, and a game that is over an ending."""
        s = self.state
        if steps.ASKED <= s.step < steps.OVER:
            return
        whole = bool(s.ending) if s.step == steps.OVER else not s.ending
        if whole and s.step in IN_DEFENCE:
            whole = attack_is_due(s)
        if whole and s.step < steps.ASKED:
            whole = legal(s, self.options, [0] * MOVES) > 0
        if not whole:
            raise BadPosition("position-no-choice", moment=moment)


def read_position(text: str, edition: Edition, rulings: Mapping[str, str] | None = None) -> tuple[State, Options]:
    """Return a State and its Options; raise BadPosition where it is at odds with the edition or the mode."""
    try:
        return PositionReader(text, edition, rulings).read()
    except BadPosition as fault:
        fault.title = edition.title
        raise

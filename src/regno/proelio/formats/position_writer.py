"""A whole position as one line of text: ``houses=3 turn=0 at=action h0=soldiers*3,shields f0=tower deck=... pile=...``.

Any moment can be written, and reads back as the same State. Few keys are needed: what is left out has a plain default.
"""

from __future__ import annotations

from regno.errors import BadPosition
from regno.proelio import steps
from regno.proelio.cards import FORTIFICATION, GUILDS, KINDS, NAMES, NO_CARD, NO_GUILD, SEASONS, SUMMER
from regno.proelio.jit.records import fields
from regno.proelio.moves import NOTHING
from regno.proelio.state import NOBODY, Options, State
from regno.text.numbers import read_whole

AT = {"start": steps.PLAGUE_LIFTS, "defence": steps.DEFENCE_BEGINS, "action": steps.ACTION_BEGINS}
MOMENTS = {
    **AT,
    **{name: step for step, name in enumerate(steps.NAMES[: steps.ASKED]) if step != steps.ACTION},
    steps.NAMES[steps.OVER]: steps.OVER,
}
BEGUN = 2  # turns begun by each House where a position does not say

# Fields of a choice or an attack under way, with the value they have at rest. Written only where they differ.
UNDER_WAY = {
    "dealer": NOBODY, "equitas_called": 0, "forts_lost_now": 0, "who": None, "then": 0, "need": 0, "least": 0,
    "gold_least": 0, "gold_most": 0, "played": NOTHING, "owed": 0, "drawer": NOBODY, "back": 0, "taken": NO_CARD,
    "defence": 0, "thief": NOBODY, "robbed": 0, "gainer": NOBODY, "ending": 0, "winners": 0,
}  # fmt: skip


def cards_text(counts: list[int]) -> str:
    """``shields,soldiers*3``"""
    return ",".join(
        name if count == 1 else f"{name}*{count}" for name, count in zip(NAMES, counts, strict=True) if count
    )


def cards_by_name(counts: list[int]) -> dict[str, int]:
    """The kinds that are there, with their numbers."""
    return {name: count for name, count in zip(NAMES, counts, strict=True) if count}


def attack_text(s: State, seat: int) -> str:
    """``hero@3``: the card before a House, and the Fortification it was placed from."""
    return f"{NAMES[s.attack[seat]]}@{s.attack_fort[seat]}"


def house_parts(s: State, seat: int) -> list[str]:
    """What lies before one House and in its hand."""
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
    """The line for any moment; before the deal it takes the options to tell what will be in play."""
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
    """The choice under way, where one is half done."""
    parts = []
    for name, rest in UNDER_WAY.items():
        value = getattr(s, name)
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
    """A number within bounds."""
    sign, digits = (-1, text[1:]) if text.startswith("-") else (1, text)
    size = read_whole(digits)
    if size is None or not least <= sign * size <= most:
        raise BadPosition("position-value", key=key, value=text, expected=f"{least} .. {most}")
    return sign * size


def read_word(key: str, text: str, words: tuple[str, ...]) -> int:
    """The place of a word among those allowed."""
    if text not in words:
        raise BadPosition("position-value", key=key, value=text, expected=" | ".join(words))
    return words.index(text)


assert set(UNDER_WAY) <= set(fields(State))

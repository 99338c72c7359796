"""Moves in words: short English text for scripts, Records and programs, readable given the Decision.

The words are part of the file formats and do not change with the reader's language; sentences for people are in text/.
"""

from __future__ import annotations

from regno.errors import UnreadableMove
from regno.proelio import moves, steps
from regno.proelio.cards import (
    ARTISANS,
    ATTACK_VALUE,
    ATTACKS,
    BARDS,
    DEFENCE_VALUE,
    FORTIFICATION,
    GUILDS,
    IMPERIAL_RESOURCES,
    INQUISITION,
    MERCHANTS,
    NAMES,
    NO_CARD,
    NO_GUILD,
    PLAGUE,
    RESOURCES,
    SCRIBES,
    TEMPORARY_ALLIANCE,
    CardKind,
)
from regno.proelio.state import NOBODY, State

# The verb before a card, by the step that asks for it.
VERBS = {
    steps.DEPLOY: "deploy", steps.LOOT: "give", steps.PENALTY: "give", steps.TRIM: "discard", steps.BARDS: "discard",
    steps.PAY: "pay", steps.TAKE: "take", steps.KEEP: "keep", steps.SUPPORT: "support",
}  # fmt: skip

# How one says no, and how one uses a Perk, where that is offered.
NO_WORDS = {steps.DEPLOY: "stop", steps.TAKE: "nothing"}
PERK_WORDS = {
    steps.IGNORE: "thieves", steps.ESCAPE: "thieves", steps.BUILDERS: "builders",
    steps.ARTISANS: "artisans", steps.APOTHECARIES: "apothecaries",
}  # fmt: skip

PLAIN = {
    moves.SACRIFICE: "sacrifice", moves.HOLD: "hold", moves.DRAW: "draw", moves.FORTIFY: "fortify",
    moves.RESOURCES: "resources", moves.RESOURCES_ARTISANS: "resources artisans",
    moves.IMPERIAL_RESOURCES: "imperial_resources",
    moves.IMPERIAL_RESOURCES_ARTISANS: "imperial_resources artisans",
    moves.PLAGUE: "plague", moves.IMPERIAL: "imperial", moves.IMPERIAL_SCRIBES: "imperial scribes",
    moves.EQUITAS_DECK: "equitas deck", moves.EQUITAS_PILE: "equitas pile", moves.TRADE: "trade",
    moves.INQUISITION_RIGHT: "inquisition right", moves.INQUISITION_LEFT: "inquisition left",
    moves.SUPPORT: "support", moves.BARDS: "bards", moves.MERCHANTS: "merchants", moves.PASS: "pass",
}  # fmt: skip


# The card and the Guild behind a move that does not name one.
USES = {
    moves.RESOURCES: RESOURCES, moves.RESOURCES_ARTISANS: RESOURCES,
    moves.IMPERIAL_RESOURCES: IMPERIAL_RESOURCES, moves.IMPERIAL_RESOURCES_ARTISANS: IMPERIAL_RESOURCES,
    moves.PLAGUE: PLAGUE, moves.INQUISITION_RIGHT: INQUISITION, moves.INQUISITION_LEFT: INQUISITION,
}  # fmt: skip
PERKS = {
    moves.RESOURCES_ARTISANS: ARTISANS, moves.IMPERIAL_RESOURCES_ARTISANS: ARTISANS,
    moves.IMPERIAL_SCRIBES: SCRIBES, moves.BARDS: BARDS, moves.MERCHANTS: MERCHANTS,
}  # fmt: skip


def move_text(s: State, move: int) -> str:
    """Return the words of a move in the present Decision."""
    if s.step < steps.PERK:
        return chance_text(s, move)
    if move < moves.NO:
        return f"{VERBS.get(s.step, 'card')} {NAMES[move]}"
    if move == moves.NO:
        return NO_WORDS.get(s.step, "no")
    if move == moves.PERK:
        return PERK_WORDS.get(s.step, "perk")
    if moves.ATTACK <= move < moves.FORTIFY:
        return f"attack {NAMES[ATTACKS[move - moves.ATTACK]]}"
    if moves.ALLIANCE <= move < moves.INQUISITION_RIGHT:
        return f"alliance {(s.turn + move - moves.ALLIANCE) % s.houses}"
    return PLAIN[move]


def chance_text(s: State, answer: int) -> str:
    """``=soldiers`` for a card, ``=2`` for a seat, ``=bards`` for a Guild; the number of what is none of them."""
    names = GUILDS if s.step == steps.GUILD else NAMES
    if s.step in (steps.DEALER, steps.FIRST_HOUSE) or answer >= len(names):
        return f"={answer}"
    return f"={names[answer]}"


def candidates(s: State) -> range:
    """Return the moves whose words make sense in the present Decision, legal or not."""
    if s.step < steps.PERK:
        chance = {steps.DEALER: s.houses, steps.FIRST_HOUSE: s.houses, steps.GUILD: len(GUILDS)}
        return range(chance.get(s.step, len(NAMES)))
    if s.step == steps.ACTION:
        return range(moves.DRAW, moves.MOVES)
    return range(moves.MOVES)


def read_move(s: State, text: str) -> int:
    """Return the move that a text names in the present Decision; it may still be illegal."""
    words = " ".join(text.split())
    for move in candidates(s):
        past_the_table = moves.ALLIANCE + s.houses <= move < moves.INQUISITION_RIGHT
        if not past_the_table and move_text(s, move) == words:
            return move
    kind = steps.KINDS[s.step] if s.step < steps.ASKED else steps.NAMES[steps.OVER]
    raise UnreadableMove("unreadable-move", text=text, kind=kind, examples=examples(s))


def examples(s: State) -> str:
    """Return what could be said instead, for an error's second half."""
    if s.step == steps.ACTION:
        return "draw, attack soldiers, fortify, resources, imperial, alliance 1, pass, ..."
    if s.step >= steps.ASKED:
        return "-"
    verb = VERBS.get(s.step)
    said = [f"{verb} {NAMES[0]}"] if verb else []
    for move in (moves.NO, moves.PERK, moves.SACRIFICE, moves.HOLD, moves.DRAW, moves.BARDS, moves.MERCHANTS):
        if fits(s.step, move):
            said.append(move_text(s, move))
    return ", ".join(said or [move_text(s, move) for move in candidates(s)][:6])


def fits(step: steps.Step, move: int) -> bool:
    """Return whether a word that names no card belongs to a step."""
    if move in (moves.SACRIFICE, moves.HOLD):
        return step == steps.SACRIFICE
    if move in (moves.BARDS, moves.MERCHANTS):
        return step == steps.PERK
    if move == moves.PERK:
        return step in PERK_WORDS
    if move == moves.DRAW:
        return step == steps.PLAGUE_DRAW
    return step in NO_WORDS or step in PERK_WORDS or step in (steps.PERK, steps.PLAGUE_DRAW)


def card_of(s: State, move: int) -> CardKind:
    """Return the card that a move would use, NO_CARD for none."""
    if move < moves.NO:
        return CardKind(move)
    if moves.ATTACK <= move < moves.FORTIFY:
        return ATTACKS[move - moves.ATTACK]
    if move == moves.FORTIFY:
        return FORTIFICATION[min(s.fort[s.turn] + 1, 4)]
    return USES.get(move, TEMPORARY_ALLIANCE if moves.ALLIANCE <= move < moves.INQUISITION_RIGHT else NO_CARD)


def reason_words(s: State, move: int) -> dict[str, str]:
    """Return the arguments that the sentence of a reason may use: card, Guild, the level needed and the one there."""
    card, guild = card_of(s, move), PERKS.get(move, NO_GUILD)
    level = max(ATTACK_VALUE[card], DEFENCE_VALUE[card]) if card != NO_CARD else 0
    fort = s.fort[s.turn] if s.turn != NOBODY else 0
    return {
        "card": NAMES[card] if card != NO_CARD else "",
        "guild": GUILDS[guild] if guild != NO_GUILD else "",
        "level": str(level),
        "fort": str(fort),
        "most": str(fort + 1),
        "need": str(s.need),
    }

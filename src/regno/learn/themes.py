"""Themes: what a decision is about, for puzzles and for mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from regno.learn.answers import Line
from regno.proelio import moves, steps
from regno.proelio.cards import (
    ATTACK_VALUE,
    ATTACKS,
    AUTUMN,
    BLACK_POWDER,
    IMPERIAL_MANURE,
    INFILTRATION,
    MANURE,
    NO_GUILD,
    PATROL,
)
from regno.proelio.info.view import View
from regno.proelio.rules.zones import back_of, hand_size
from regno.proelio.state import State, left

Theme = Literal[
    "bluff", "read-bluff", "defence", "sacrifice", "loot", "patrol", "winter", "equitas", "guild", "allies",
    "raise", "attack", "plague", "merchant", "supply",
]  # fmt: skip
THEMES: tuple[Theme, ...] = get_args(Theme)
MANURES = (MANURE, IMPERIAL_MANURE)
STRIKES = {moves.ATTACK + place: card for place, card in enumerate(ATTACKS) if card not in (INFILTRATION, BLACK_POWDER)}
LATE = 12  # cards left in the Base deck in Autumn from which on Winter is near
PERK_MOVES = (moves.PERK, moves.BARDS, moves.MERCHANTS, moves.RESOURCES_ARTISANS, moves.IMPERIAL_RESOURCES_ARTISANS,
              moves.IMPERIAL_SCRIBES)  # fmt: skip
SUPPORTS = (moves.SUPPORT,)
COMMON: tuple[Theme, ...] = ("attack", "raise", "supply", "plague")  # of an Action; a late Autumn tells more


def first_themes(view: View, lines: Sequence[Line]) -> set[Theme]:
    """Return every theme that may come first, whichever of the lines is the best and whichever tempt."""
    alone = [themes_of(view, [line]) for line in lines]
    beside = {theme for themes in alone for theme in themes[1:]} - {"allies"}
    firsts = [line[0] for line in lines]
    bluff: set[Theme] = {"bluff"} if any(is_bluff(view.state, [move, *firsts]) for move in firsts) else set()
    return {themes[0] for themes in alone} | beside | bluff


def themes_of(view: View, lines: Sequence[Line]) -> list[Theme]:
    """Return the themes of a decision between some lines, the most telling first; never none.

    The first line is the best one. The others are those it must be told from.
    """
    main, beside = theme_of_step(view.state, lines), themes_beside(view, lines)
    first: list[Theme] = [theme for theme in ("guild", "equitas") if theme in beside]
    if main == "defence" and "patrol" in beside:
        first.append("patrol")
    if main in COMMON and "winter" in beside:
        first.append("winter")
    return list(dict.fromkeys([*first, main, *beside]))


def themes_beside(view: View, lines: Sequence[Line]) -> list[Theme]:
    """Return the themes that a decision has besides what is asked."""
    s, found = view.state, list[Theme]()
    firsts = {line[0] for line in lines}
    if s.step == steps.DEPLOY and any(PATROL in line for line in lines):
        found.append("patrol")
    if s.season == AUTUMN and s.deck_size[0] <= LATE:
        found.append("winter")
    if firsts & {moves.EQUITAS_DECK, moves.EQUITAS_PILE}:
        found.append("equitas")
    if s.guild[view.seat] != NO_GUILD and firsts & set(PERK_MOVES):
        found.append("guild")
    if s.allied:
        found.append("allies")
    return found


def theme_of_step(s: State, lines: Sequence[Line]) -> Theme:
    """Return the theme by what is asked and what the best line does."""
    best = lines[0]
    if s.step == steps.DEPLOY:
        return "read-bluff" if best[0] == moves.NO else "defence"
    if s.step == steps.SACRIFICE:
        return "sacrifice"
    if s.step in (steps.LOOT, steps.PENALTY):
        return "loot"
    if s.step in (steps.SUPPORT,):
        return "allies"
    if s.step == steps.TAKE or (s.step == steps.PAY and s.played == moves.TRADE):
        return "merchant"
    if s.step in (steps.PERK, steps.BARDS, steps.IGNORE, steps.ESCAPE, steps.BUILDERS, steps.ARTISANS, steps.KEEP):
        return "guild"
    if s.step in (steps.APOTHECARIES, steps.PLAGUE_DRAW):
        return "plague"
    if s.step == steps.ACTION:
        return theme_of_action(s, [line[0] for line in lines])
    return "supply"


def is_bluff(s: State, firsts: Sequence[int]) -> bool:
    """Return whether the best move is an attack that must be taken for more than it is.

    It is Manure, or weaker than another attack with the same back that it must be told from, and is laid before a House
    with cards to answer it.
    """
    if s.step != steps.ACTION or firsts[0] not in STRIKES:
        return False
    card = STRIKES[firsts[0]]
    rivals = [STRIKES[move] for move in firsts[1:] if move in STRIKES]
    stronger = any(back_of(each) == back_of(card) and ATTACK_VALUE[each] > ATTACK_VALUE[card] for each in rivals)
    return card in MANURES or (stronger and hand_size(s, left(s, s.who)) > 0)


def theme_of_action(s: State, firsts: Sequence[int]) -> Theme:
    """Return the theme of an Action by the best move, or by the move it must be distinguished from."""
    if is_bluff(s, firsts):
        return "bluff"
    for move in firsts:
        if moves.ATTACK <= move < moves.FORTIFY:
            return "attack"
        if move == moves.FORTIFY:
            return "raise"
        if move == moves.PLAGUE:
            return "plague"
        if move == moves.TRADE:
            return "merchant"
        if move in SUPPORTS:
            return "allies"
    return "supply"

"""A View as plain data: what ``regno position --seat`` and ``regno replay --seat`` print with ``--json``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from regno.proelio.cards import BACKS, FORTIFICATION, GUILDS, NAMES, NO_CARD, NO_GUILD, NO_SEASONS, SEASONS
from regno.proelio.formats.move_text import move_text
from regno.proelio.formats.position_text import attack_text, cards_by_name
from regno.proelio.formats.redacted import redacted_position
from regno.proelio.formats.seat_record import SPECTATOR, seat_word
from regno.proelio.game import decision_of, result_of
from regno.proelio.info.deck_bounds import most_in_decks, public_most_in_decks
from regno.proelio.info.view import NO_ATTACK, View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.state import NOBODY, State


def view_data(view: View) -> dict[str, Any]:
    """Return all that a seat may know."""
    s = view.state
    return {
        "seat": SPECTATOR if view.seat == PUBLIC else view.seat,
        **moment_data(s, [move_text(s, move) for move in view.legal]),
        "hand": None if view.seat == PUBLIC else cards_by_name(s.hand[view.seat]),
        "houses": [seen_house_data(view, seat) for seat in range(s.houses)],
        "decks": by_back(s.deck_size),
        **middle_data(s),
        "known": bounds_data(view.bounds.least[: s.houses], most_in_decks(view)),
        "public": bounds_data(view.public.least[: s.houses], public_most_in_decks(view)),
        "known_of_me": known_of_me(view),
        "position": redacted_position(view),
    }


def middle_data(s: State) -> dict[str, Any]:
    """Return what lies open in the middle of the table, the same for all."""
    return {
        "deployed": cards_by_name(s.deployed),
        "pile": cards_by_name(s.pile),
        "season": None if s.season == NO_SEASONS else SEASONS[s.season],
        "merchant": None if s.merchant == NOBODY else s.merchant,
    }


def moment_data(s: State, legal: Iterable[str]) -> dict[str, Any]:
    """Return what is asked of whom, or how it ended."""
    decision, result = decision_of(s), result_of(s)
    return {
        "decision": {"who": decision.who, "kind": decision.kind} if decision else None,
        "legal": list(legal),
        "over": {"ending": result.ending, "winners": list(result.winners)} if result else None,
    }


def place_data(s: State, seat: int) -> dict[str, Any]:
    """Return what lies open before a House."""
    return {
        "fort": NAMES[FORTIFICATION[s.fort[seat]]] if s.fort[seat] else None,
        "plague": bool(s.plague[seat]),
        "attack": attack_text(s, seat) if s.attack[seat] != NO_CARD else None,
        "guild": GUILDS[s.guild[seat]] if s.guild[seat] != NO_GUILD else None,
        "exhausted": bool(s.exhausted[seat]),
    }


def seen_house_data(view: View, seat: int) -> dict[str, Any]:
    """Return one House as a seat sees it: of others the backs."""
    s, back = view.state, view.bounds.attack_back[seat]
    place = place_data(s, seat)
    if place["attack"] is None and back != NO_ATTACK:
        place["attack"] = f"{BACKS[back]}@{s.attack_fort[seat]}"
    hand = cards_by_name(s.hand[seat]) if seat == view.seat else None
    return {"hand": hand, "backs": by_back(s.hand_size[seat]), **place}


def by_back(sizes: Sequence[int]) -> dict[str, int]:
    return dict(zip(BACKS, sizes, strict=True))


def bounds_data(least: Sequence[list[int]], most: list[int]) -> dict[str, Any]:
    """Bounds: at least so many in each hand or as its face-down attack, at most so many in the decks."""
    return {"at_least": [cards_by_name(row) for row in least], "at_most": cards_by_name(most)}


def known_of_me(view: View) -> dict[str, Any]:
    """Return what each other House, and everybody, knows that the reader holds."""
    if view.seat == PUBLIC:
        return {}
    others = [seat for seat in (*range(view.state.houses), PUBLIC) if seat != view.seat]
    rows = zip(others, view.known_of_me, strict=True)
    return {seat_word(other): cards_by_name(list(row)) for other, row in rows}

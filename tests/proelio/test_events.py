"""What each move tells, event by event, and who sees the face of the card in it (K2)."""

from __future__ import annotations

import pytest
from told import FILE, told

from regno.proelio import events
from regno.proelio.edition import built_in
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import undealt
from regno.proelio.info.visibility import ACTOR, BOTH, IN_EVENT, PUBLIC
from regno.proelio.state import CHANCE, NOBODY, SEATS
from vectors import read_vectors

VECTORS = list(read_vectors(FILE.read_text(encoding="utf-8")))

# K2: the cards that only some see. Everybody else sees a back; all other cards are seen by everybody.
SEEN_BY_ONE = ("deal", "draw", "attack")
SEEN_BY_TWO = ("penalty", "steal", "loot", "look", "support")


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_told(vector: dict[str, str]) -> None:
    assert told(vector)["told"] == vector["told"]


def test_every_kind_of_event_is_told_somewhere() -> None:
    met = {event.split()[0] for vector in VECTORS for event in vector["told"].split("; ")}
    assert met == set(events.NAMES)


def test_k2_who_sees_a_card() -> None:
    assert {events.NAMES[what]: audience for what, audience in IN_EVENT.items()} == {
        **dict.fromkeys(SEEN_BY_ONE, ACTOR),
        **dict.fromkeys(SEEN_BY_TWO, BOTH),
    }


def test_a_spectator_is_not_chance_and_neither_is_nobody() -> None:
    assert len({PUBLIC, CHANCE, NOBODY, *range(SEATS)}) == SEATS + 3


def test_positions_write_chance_by_its_number_of_always() -> None:
    game = undealt(built_in("en111"), built_in("en111").options())
    assert game.position.endswith("who=6") and read_position(game.position, game.edition)[0].who == CHANCE

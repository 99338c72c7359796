"""What each move tells, event by event, and who sees the face of the card in it (K2)."""

from __future__ import annotations

import pytest
from told import FILE, told

from regno.proelio import events
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
    assert {events.NAMES[what] for what in events.SEEN_BY_ACTOR} == set(SEEN_BY_ONE)
    assert {events.NAMES[what] for what in events.SEEN_BY_BOTH} == set(SEEN_BY_TWO)

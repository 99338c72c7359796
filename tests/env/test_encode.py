"""Observations: exactly what the seat knows, field by field, and nothing of what it does not."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from random import Random

import pytest

from regno.env.kernel import encode as encoding
from regno.env.kernel.encode import Observation, Truth, encode, encode_truth
from regno.proelio.cards import KINDS, NAMES
from regno.proelio.chance import below, make_rng
from regno.proelio.game import Game, deal
from regno.proelio.info.determinize import determinize
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.jit.records import blank, copy_of, fields, values_of
from regno.proelio.state import State

TABLES = [
    {"edition": "en111", "houses": 4, "guilds": True, "merchant": True},
    {"edition": "v082", "houses": 3},
    {"edition": "it111", "houses": 6, "guilds": True},
    {"edition": "en111", "houses": 4, "allied": True},
    {"edition": "ga", "houses": 5},
]
PAGE = Path(__file__).parents[2] / "docs" / "env.md"


def observation(s: State, k: Knowledge, seat: int) -> Observation:
    """What a seat knows, encoded in plain mode over what was left from another seat."""
    obs, seen = blank(Observation), blank(State)
    encode(s, k, (seat + 1) % s.houses, seen, obs)
    encode(s, k, seat, seen, obs)
    return obs


def positions(table: dict[str, object], seed: int, every: int) -> list[Game]:
    """The same game again and again, as it goes on at random."""
    game, rng = deal(seed=seed, **table), make_rng(seed)  # type: ignore[arg-type]
    found, count = [], 0
    while not game.result:
        legal = game.legal_moves()
        if count % every == 0:
            found.append(game.replay(game.moves))
        game.apply(legal[below(rng, len(legal))])
        assert game.rng
        game.answer_chance(game.rng)
        count += 1
    return found


def with_others_knowledge_garbled(k: Knowledge, seat: int, houses: int, chosen: Random) -> Knowledge:
    """Whatever others know privately is none of the reader's business: any numbers will do."""
    other = copy_of(k)
    strangers = [each for each in range(houses) if each != seat]
    for observer in strangers:
        for marks in (other.apart, other.blurred):
            marks[:] = [each ^ (chosen.randrange(2) << observer) for each in marks]
        for kind in range(KINDS):
            other.most[observer][kind] = chosen.randrange(9)
            for house in strangers:
                other.least[observer][house][kind] = chosen.randrange(9)
    return other


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_leak_another_world_looks_the_same(table: dict[str, object]) -> None:
    rng, chosen, compared = make_rng(5), Random(5), 0
    for seed in (1, 2, 3):
        for game in positions(table, seed, every=7):
            seat = chosen.randrange(game.state.houses)
            world = determinize(game.view(seat), rng)
            garbled = with_others_knowledge_garbled(game.knowledge, seat, world.houses, chosen)
            mine = values_of(observation(game.state, game.knowledge, seat))
            assert mine == values_of(observation(world, garbled, seat))
            compared += world.hand != game.state.hand
    assert compared > 10


def test_a_planted_leak_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(s: State, k: Knowledge, seat: int, seen: State, obs: Observation) -> None:
        honest(s, k, seat, seen, obs)
        obs.pile[0] = s.deck[0]

    honest = encode
    monkeypatch.setattr(encoding, "encode", leaky)
    monkeypatch.setitem(globals(), "encode", leaky)
    with pytest.raises(AssertionError):
        test_no_leak_another_world_looks_the_same(TABLES[0])


def test_houses_are_counted_from_the_reader() -> None:
    game = deal(houses=5, seed=3, guilds=True)
    for seat in range(5):
        obs = observation(game.state, game.knowledge, seat)
        assert obs.hand == game.state.hand[seat]
        assert obs.present == [1, 1, 1, 1, 1, 0]
        assert obs.turn.index(1) == (game.state.turn - seat) % 5
        assert obs.mine == (game.state.who == seat)
        assert obs.known[0] == obs.hand and sum(map(sum, obs.known[1:])) == 0
        for place in range(5):
            assert obs.guild[place].index(1) == game.state.guild[(seat + place) % 5]
        assert obs.guild[5] == [0] * 7


def test_own_attack_and_its_back() -> None:
    game = deal(houses=3, seed=2)
    while not any(move.startswith("attack") for move in game.legal()):
        game.play(game.legal()[0])
    attacker, text = game.state.who, next(move for move in game.legal() if move.startswith("attack"))
    game.play(text)
    mine = observation(game.state, game.knowledge, attacker)
    theirs = observation(game.state, game.knowledge, (attacker - 1) % 3)
    assert mine.laid[NAMES.index(text.removeprefix("attack "))] == 1
    assert mine.attacked[2] == [1, 0] and theirs.attacked[0] == [1, 0]
    assert sum(theirs.laid) == 0 and sum(theirs.revealed) == 0


def test_truth_holds_every_card_that_is_hidden() -> None:
    for game in positions(TABLES[0], 4, every=9):
        truth = blank(Truth)
        encode_truth(game.state, 2, truth)
        assert truth.hand[0] == game.state.hand[2] and truth.deck == game.state.deck
        assert [sum(row) for row in truth.laid[:4]] == [int(game.state.attack[(2 + at) % 4] >= 0) for at in range(4)]


def described(cls: type) -> dict[str, tuple[str, str]]:
    """The fields of a record with the comment beside each, from its source."""
    lines = re.findall(r"^    (\w+): [^#\n]*?(?:  # (.*))?$", inspect.getsource(cls), re.MULTILINE)
    shapes = {name: "x".join(map(str, shape)) or "1" for name, (shape, _) in fields(cls).items()}
    return {name: (shapes[name], comment) for name, comment in lines if name in shapes}


@pytest.mark.parametrize("cls", [Observation, Truth])
def test_the_page_describes_every_field(cls: type) -> None:
    page, found = PAGE.read_text(), described(cls)
    assert list(found) == list(fields(cls))
    rows = [f"| `{name}` | {shape} | {comment} |" for name, (shape, comment) in found.items()]
    missing = [row for row in rows if row not in page]
    assert not missing, "docs/env.md should have:\n" + "\n".join(missing)


def test_known_of_me_is_what_others_know() -> None:
    k, game = blank(Knowledge), deal(seed=1)
    k.least[0][1][3] = 2
    k.least[PUBLIC][1][3] = 1
    obs = observation(game.state, k, 1)
    assert obs.known_of_me[3][3] == 2  # House 0 sits three places on from House 1
    assert obs.public_known[0][3] == 1

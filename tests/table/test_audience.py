"""Nobody gets what he may not know: other worlds that a reader cannot tell apart give him the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from setting import begun

from regno.proelio import moves, steps
from regno.proelio.cards import BASE_KINDS, NO_CARD
from regno.proelio.info.view import look
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.jit.records import blank, copy_of
from regno.proelio.state import CHANCE, Observer, SeatIndex, State, right
from regno.table.live_game import LiveGame
from regno.table.projection import cards_by_name, visible_events
from regno.table.settings import TableSettings

MODES = {
    "plain": TableSettings(),
    "six": TableSettings(houses=6, guilds=True, merchant=True),
    "allied": TableSettings(allied=True, guilds=True),
    "bluff": TableSettings(edition="ga", houses=3),
}


def fork(play: LiveGame) -> LiveGame:
    """The same game in a second world."""
    made = LiveGame(play.edition, play.options, play.key)
    made.game.state, made.game.knowledge = copy_of(play.state), copy_of(play.knowledge)
    return made


def read_by(play: LiveGame, reader: int) -> bytes:
    """Everything that a reader gets of how the game stands."""
    game = play.projection()
    return msgspec.json.encode([game.shared, game.own(SeatIndex(Observer(reader))) if reader != PUBLIC else None])


def seen_moving(play: LiveGame, move: int, reader: int) -> bytes:
    """Everything that a reader gets when a move is made."""
    world = fork(play)
    rows = world.apply(move)
    return msgspec.json.encode(visible_events(rows, reader, None)) + read_by(world, reader)


def secret_groups(play: LiveGame) -> Iterator[tuple[list[int], set[int]]]:
    """Moves that only some may tell apart, and who those are. Cards of one back look alike from behind."""
    s, legal = play.state, play.game.legal_moves()
    knowing: set[int] = set()
    if s.step in (steps.DRAW, steps.DEAL) and s.then != steps.KEEP:
        knowing, group = {s.drawer}, legal
    elif s.step == steps.THEFT:
        return
    elif s.step == steps.ACTION:
        knowing, group = {s.who}, [move for move in legal if moves.ATTACK <= move < moves.FORTIFY]
        yield [move for move in group if move < moves.ATTACK + 5], knowing
        yield [move for move in group if move >= moves.ATTACK + 5], knowing
        return
    elif s.step in (steps.LOOT, steps.PENALTY) and s.need > 1:
        knowing, group = {s.turn, right(s, s.turn)}, [move for move in legal if move < moves.NO]
    else:
        return
    yield [move for move in group if move < BASE_KINDS], knowing
    yield [move for move in group if move >= BASE_KINDS], knowing


@pytest.mark.parametrize("mode", MODES)
def test_what_is_done_in_secret_looks_the_same_to_all_others(mode: str) -> None:
    compared = 0
    for seed in range(3):
        table, chosen = begun(range(MODES[mode].houses), MODES[mode], secret=f"{seed:032x}"), Random(seed)
        play = LiveGame(
            table.settings.rulebook(), table.settings.options(), table.shuffle.key()
        )  # from before the deal
        while not play.game.result and play.count < 400:
            for group, knowing in secret_groups(play):
                pair = chosen.sample(group, 2) if len(group) > 1 and chosen.random() < 0.5 else ()
                for reader in {*range(play.state.houses), PUBLIC} - knowing if pair else ():
                    assert len({seen_moving(play, move, reader) for move in pair}) == 1, steps.NAMES[play.state.step]
                    compared += 1
            play.apply(chosen.choice(play.game.legal_moves()))
    assert compared > 100


@pytest.mark.parametrize("mode", MODES)
def test_hidden_cards_exchanged_change_no_byte(mode: str) -> None:
    """The hands of all others and the decks are dealt anew, back for back; the reader sees no difference."""
    for seed in range(2):
        table, chosen = begun(range(MODES[mode].houses), MODES[mode], secret=f"{seed:032x}"), Random(seed)
        play = table.live
        assert play
        while not play.game.result and play.count < 300:
            for reader in (*range(play.state.houses), PUBLIC):
                if play.who not in (reader, CHANCE):
                    other = fork(play)
                    exchange(other.state, reader, chosen)
                    assert read_by(other, reader) == read_by(play, reader)
            play.apply(chosen.choice(play.game.legal_moves()))


def exchange(s: State, reader: int, chosen: Random) -> None:
    """Shuffle everything of one back that the reader cannot see, attacks face down included."""
    zones = [s.deck, *(s.hand[seat] for seat in range(s.houses) if seat != reader)]
    open_attack = s.turn if s.step in OPEN else -1
    targets = [
        seat
        for seat in range(s.houses)
        if s.attack[seat] != NO_CARD and right(s, seat) != reader and seat != open_attack
    ]
    for kinds in (range(BASE_KINDS), range(BASE_KINDS, 19)):
        pool = [kind for zone in zones for kind in kinds for _ in range(zone[kind])]
        hidden = [seat for seat in targets if s.attack[seat] in kinds]
        pool += [s.attack[seat] for seat in hidden]
        chosen.shuffle(pool)
        for seat in hidden:
            s.attack[seat] = pool.pop()
        for zone in zones:
            size = sum(zone[kind] for kind in kinds)
            dealt, pool = pool[:size], pool[size:]
            for kind in kinds:
                zone[kind] = dealt.count(kind)


OPEN = (
    steps.PENALTY, steps.IGNORE, steps.ESCAPE, steps.THEFT, steps.SACRIFICE, steps.BUILDERS, steps.LOOT,
)  # fmt: skip


@pytest.mark.parametrize("mode", MODES)
def test_what_a_seat_gets_is_what_its_view_holds(mode: str) -> None:
    table, chosen = begun(range(MODES[mode].houses), MODES[mode]), Random(2)
    play = table.live
    assert play
    while not play.game.result and play.count < 200:
        for seat in range(play.state.houses):
            seen = blank(State)
            look(play.state, seat, seen)
            got = play.projection().own(SeatIndex(Observer(seat)))
            assert got.hand == cards_by_name(seen.hand[seat])
            assert got.legal == (play.game.legal() if play.who == seat else [])
            assert [house.fort for house in play.projection().shared.houses] == seen.fort[: seen.houses]
        play.apply(chosen.choice(play.game.legal_moves()))

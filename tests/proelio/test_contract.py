"""What every edition owes in every mode; a new rulebook gets these tests for nothing."""

from __future__ import annotations

import pytest
from invariants import Change, Watch
from ledger import Ledger
from modes import MODES, every_mode
from tables import random_play

from regno.proelio import chance, engine, events, steps
from regno.proelio.cards import BASE_KINDS, KINDS, NO_GUILD, PALISADES, PATROL, SHIELDS, TOWER
from regno.proelio.chance import Rng, make_rng, pick
from regno.proelio.edition import built_in
from regno.proelio.formats.record import RULES_VERSION, read_record
from regno.proelio.formats.seat_record import write_record
from regno.proelio.game import Game, deal, undealt
from regno.proelio.jit.records import copy_of, values_of
from regno.proelio.moves import MOVES
from regno.proelio.state import CHANCE, Options, State

SEEDS = range(1, 5)


def new_game(edition: str, mode: str) -> Game:
    rulebook = built_in(edition)
    options = rulebook.options(**MODES[mode], rulings={"turn_cap": "200"})
    return undealt(rulebook, options)


def played(edition: str, mode: str, seed: int) -> Game:
    game = new_game(edition, mode)
    for _ in random_play(game, seed):
        pass
    return game


def half_way(edition: str, mode: str, seed: int, share: float = 0.5) -> Game:
    """A game stopped in the middle."""
    whole = played(edition, mode, seed)
    return whole.replay(whole.moves[: int(len(whole.moves) * share)])


@every_mode
def test_a_copy_goes_on_without_its_original(edition: str, mode: str) -> None:
    game = half_way(edition, mode, 1)
    state, knowledge, moves = copy_of(game.state), copy_of(game.knowledge), game.moves[:]
    twin = game.copy()
    for _ in random_play(twin, 2):
        pass
    assert values_of(game.state) == values_of(state) != values_of(twin.state)
    assert values_of(game.knowledge) == values_of(knowledge) != values_of(twin.knowledge)
    assert game.moves == moves == twin.moves[: len(moves)] and len(twin.moves) > len(moves)


def test_a_copy_of_a_seeded_game_draws_the_same_cards() -> None:
    game = deal(seed=7)
    twin = game.copy()
    assert twin.play("draw").position == game.play("draw").position


@every_mode
def test_moments_are_the_game_before_each_of_its_moves(edition: str, mode: str) -> None:
    game = played(edition, mode, 3)
    told = [(before.position, move) for before, move in game.moments()]
    assert [move for _, move in told] == game.moves
    assert all(told[count][0] == game.replay(game.moves[:count]).position for count in (0, len(told) // 2))


@every_mode
@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_moves_make_the_same_game(edition: str, mode: str, seed: int) -> None:
    game = played(edition, mode, seed)
    again = game.replay(game.moves)
    assert values_of(again.state) == values_of(game.state) and again.result == game.result


@every_mode
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_a_record_reads_back_at_any_moment(edition: str, mode: str, seed: int) -> None:
    for share in (0, 0.3, 0.7, 1):
        game = half_way(edition, mode, seed, share)
        again = read_record(write_record(game))
        assert values_of(again.state) == values_of(game.state) and write_record(again) == write_record(game)


@every_mode
def test_the_header_of_a_record_names_rules_edition_and_mode(edition: str, mode: str) -> None:
    lines = write_record(deal(edition, seed=3, **MODES[mode])).splitlines()
    chosen = {"houses": 4, "guilds": False, "merchant": False, "allied": False, **MODES[mode]}
    spoken = [f"{name} {value if name == 'houses' else 'yes' if value else 'no'}" for name, value in chosen.items()]
    assert lines[:7] == ["regno record 1", f"rules {RULES_VERSION}", f"edition {edition}", *spoken]
    assert lines[7] == "" and lines[8].startswith("chance =")


@every_mode
def test_only_what_differs_from_the_edition_stands_in_the_header(edition: str, mode: str) -> None:
    lines = write_record(deal(edition, seed=3, **MODES[mode], off_axis_winner="right_of_fallen")).splitlines()
    assert [line for line in lines if line.startswith("option")] == ["option off_axis_winner right_of_fallen"]


@every_mode
def test_legal_lists_are_sorted_unique_and_the_only_moves_without_a_reason(edition: str, mode: str) -> None:
    game = new_game(edition, mode)
    for before, move in random_play(game, 4):
        space = [0] * MOVES
        legal = space[: engine.legal(before, game.options, space)]
        assert legal == [each for each in range(MOVES) if engine.why_not(before, each, game.options) == 0]
        assert move in legal


@every_mode
@pytest.mark.parametrize("seed", SEEDS)
def test_the_invariants_hold_and_events_rebuild_the_table(edition: str, mode: str, seed: int) -> None:
    game = new_game(edition, mode)
    watch, ledger = Watch(game.options), Ledger(game.start)
    for before, move in random_play(game, seed):
        watch.follow(Change(before, move, game.last, game.state, game.options))
        ledger.follow(game.last, game.state)


@every_mode
@pytest.mark.parametrize("seed", SEEDS)
def test_results_add_up(edition: str, mode: str, seed: int) -> None:
    """One conqueror, one alliance, the richest Houses of Winter, or nobody."""
    game = played(edition, mode, seed)
    assert game.result and game.decision is None and game.legal() == []
    ending, winners, fallen = game.result.ending, game.result.winners, fallen_in(game)
    if ending == "conquest":
        assert len(winners) == 1 and len(fallen) == 1 and not set(winners) & set(fallen)
    elif ending == "alliance":
        assert [{seat % 2 for seat in winners}] == [{1 - seat % 2} for seat in fallen] and len(winners) == 2
    elif ending == "winter":
        totals = [points(game, seat) for seat in range(game.state.houses)]
        assert list(winners) == [seat for seat, total in enumerate(totals) if total == max(totals)] and not fallen
    else:
        assert ending in ("draw", "cap") and winners == () and (ending == "draw") == bool(fallen)


def fallen_in(game: Game) -> list[int]:
    return [event[1] for event in game.last if event[0] == events.DEFEAT]


def points(game: Game, seat: int) -> int:
    """R104-R107, counted once more; only the English 111 cards count Base Defence that could be deployed."""
    hand, fort = game.state.hand[seat], game.state.fort[seat]
    defence = (hand[SHIELDS], 1), (hand[PALISADES], 2), (hand[TOWER], 3), (hand[PATROL], 1)
    deployable = sum(copies * value for copies, value in defence if value <= fort + 1)
    guild = game.state.guild[seat] != NO_GUILD and not game.state.exhausted[seat]
    return fort + sum(hand[BASE_KINDS:]) + guild + (deployable if game.edition.id == "en111" else 0)


@every_mode
def test_the_same_seed_deals_the_same_table_and_another_seed_another(edition: str, mode: str) -> None:
    tables = [deal(edition, seed=seed, **MODES[mode]).position for seed in (5, 5, 6)]
    assert tables[0] == tables[1] != tables[2]


@every_mode
def test_chance_is_answered_until_a_house_must_choose(edition: str, mode: str) -> None:
    game = new_game(edition, mode)
    rng = make_rng(1)
    while game.state.who == CHANCE:
        assert engine.weight(game.state, pick(game.state, game.options, rng), game.options) > 0
        game.apply(pick(game.state, game.options, rng))
    assert game.decision and (game.decision.who, game.decision.kind) == (game.state.turn, "action")
    assert [sum(hand) for hand in game.state.hand[: game.state.houses]] == [5] * game.state.houses


def drawn(s: State, options: Options, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The answer of chance at each place that its generator may give, in order."""
    ends: list[int] = []
    answers: list[int] = []

    def place_next(rng: Rng, end: int) -> int:
        ends.append(end)
        return len(answers)

    with monkeypatch.context() as patch:
        patch.setattr(chance, "below", place_next)
        while not ends or len(answers) < ends[0]:
            answers.append(pick(s, options, make_rng(0)))
    assert len(set(ends)) == 1, "one number of places, whatever is drawn"
    return answers


@every_mode
def test_chance_gives_each_answer_as_often_as_its_weight(
    edition: str, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, met = new_game(edition, mode), set()
    for before, _ in random_play(game, 3):
        if before.who == CHANCE:
            answers = drawn(before, game.options, monkeypatch)
            assert [answers.count(each) for each in range(KINDS)] == [
                engine.weight(before, each, game.options) for each in range(KINDS)
            ], steps.NAMES[before.step]
            met.add(before.step)
    assert met >= {steps.DEALER, steps.DEAL, steps.DRAW}

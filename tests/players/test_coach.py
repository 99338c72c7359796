"""The coach of tells: bits by exact knowledge, planted habits found, nothing found where all play alike."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice
from math import log2
from pathlib import Path
from random import Random

import numpy as np
import pytest

import regno
from regno.cli import run
from regno.learn.coach.bits import hand_entropy, pool_entropy, revealed_bits
from regno.learn.coach.cost import cost_of
from regno.learn.coach.expected import expected_rates, steward_leaning
from regno.learn.coach.habits import BY_KEY, HABITS, plant_habit
from regno.learn.coach.tells import CoachedGame, HabitCounts, NoTells, Tell, find_tells, westfall_young, wilson
from regno.players.heuristic import back_before, heuristic_move
from regno.players.heuristic_weights import EVOLVED, HAND_TUNED, HeuristicWeights
from regno.players.play import Chooser, play_game
from regno.proelio.chance import make_rng
from regno.proelio.formats.record import record_text
from regno.proelio.game import Game
from regno.proelio.info.view import View
from regno.proelio.narrator import Narrator
from regno.proelio.state import CHANCE
from regno.text import LANGUAGES, has

GAMES = 30
PERMUTATIONS = 4_000


def chooser(weights: HeuristicWeights, seed: int) -> Chooser:
    rng = make_rng(seed)

    def choose(view: View) -> int:
        return heuristic_move(view.state, weights, back_before(view), rng, list(view.legal), len(view.legal))

    return choose


def played(weights: HeuristicWeights, games: int = GAMES, first: int = 1) -> list[CoachedGame]:
    """Games of one Steward with these weights, on a seat in turn, and of plain Stewards on the others."""
    found = []
    for number in range(games):
        game, seat = regno.deal(seed=first + number), number % 4
        others = [chooser(weights if each == seat else HAND_TUNED, 1000 * number + each) for each in range(4)]
        play_game(game, others, make_rng(first + number))
        found.append(CoachedGame(game, seat))
    return found


def follower(key: str, sign: int, seed: int) -> Chooser:
    """Return a Steward who at every occasion follows a habit, or does the contrary; else he plays as ever."""
    rng = make_rng(seed)

    def choose(view: View) -> int:
        def pick(some: list[int]) -> int:
            return heuristic_move(view.state, HAND_TUNED, back_before(view), rng, some, len(some))

        legal = list(view.legal)
        move = pick(legal)
        found = BY_KEY[key].marks(view.state, legal) if len(legal) > 1 else None
        if found is None or move not in found[1] or (move in found[0]) == (sign > 0):
            return move
        marked, among = found
        follow = [each for each in among if (each in marked) == (sign > 0)]
        return pick(follow or [each for each in legal if each not in among])

    return choose


def played_by_follower(key: str, sign: int) -> list[CoachedGame]:
    """Games of one who follows a habit, on a seat in turn, and of plain Stewards on the others."""
    found = []
    for number in range(GAMES):
        game, mine = regno.deal(seed=500 + number), number % 4
        seats = [chooser(HAND_TUNED, 1000 * number + seat) for seat in range(4)]
        seats[mine] = follower(key, sign, 1000 * number + mine)
        play_game(game, seats, make_rng(500 + number))
        found.append(CoachedGame(game, mine))
    return found


def played_by_sorts() -> list[CoachedGame]:
    """Games in which each seat has a plain Steward, an evolved one, one with a habit, or one who attacks."""
    sorts = (HAND_TUNED, EVOLVED, plant_habit("give-low", -1), plant_habit("attack", 1))
    found, draws = [], Random(1)
    for number in range(GAMES):
        game = regno.deal(seed=2000 + number)
        play_game(game, [chooser(draws.choice(sorts), 1000 * number + seat) for seat in range(4)], make_rng(number))
        found.append(CoachedGame(game, 0))
    return found


@cache
def plain() -> HabitCounts:
    return HabitCounts(played(HAND_TUNED))


# ---------------------------------------------------------------- bits


@pytest.mark.parametrize(("counts", "drawn"), [((3, 2, 1), 2), ((4, 4), 3), ((1, 1, 1, 1), 2), ((2, 6, 3), 4)])
def test_the_entropy_of_a_hand_is_that_of_all_hands_counted(counts: tuple[int, ...], drawn: int) -> None:
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    hands: dict[tuple[int, ...], int] = {}
    for hand in combinations(cards, drawn):
        hands[tuple(sorted(hand))] = hands.get(tuple(sorted(hand)), 0) + 1
    total = sum(hands.values())
    expected = -sum(ways / total * log2(ways / total) for ways in hands.values())
    assert pool_entropy(counts, drawn) == pytest.approx(expected)


def test_a_move_shows_bits_to_those_who_see_its_card_and_never_less_than_none() -> None:
    game = played(HAND_TUNED, 1)[0].game
    narrator = Narrator("en", game.edition.id, 0)
    found = list(revealed_bits(game, 0, narrator))
    assert found and all(bits >= 0 for each in found for bits in each.bits)
    assert all(each.bits[0] == 0 and all(0 <= part <= 1 for part in each.known) for each in found)
    deployed = [each for each in found if each.words.startswith("Deploy") and "nothing" not in each.words]
    assert deployed and all(min(each.bits[1:]) > 0 for each in deployed), "everybody sees what is deployed"
    drawn = [each for each in found if each.words.startswith("Draw a Base card")]
    assert all(max(each.bits) == 0 for each in drawn), "to draw shows nothing"
    given = [each for each in found if each.words.startswith("Hand over")]
    assert given and all(sum(bits > 0 for bits in each.bits) == 1 for each in given), "only who takes it sees the card"


def test_a_hand_that_was_never_seen_is_as_open_as_its_pool() -> None:
    game = regno.deal(seed=3)
    for observer in (1, 2, 3):
        assert hand_entropy(game.knowledge, 0, observer) == hand_entropy(game.knowledge, 0, observer, forget=True) > 5


def drawn_twins(seed: int) -> Iterator[tuple[Game, Game, int]]:
    """Yield two games, choice by choice, in which a House has drawn one or another card, and that House."""
    game, rng = regno.deal(seed=seed), Random(seed)
    for _ in range(40):
        game.play(rng.choice([text for text in game.legal() if not text.startswith("attack")] or game.legal()))
    game.rng = None
    while game.state.who != CHANCE:
        game.play("draw" if "draw" in game.legal() else rng.choice(game.legal()))
    twin, drawer, (one, other) = game.copy(), game.state.turn, game.legal_moves()[:2]
    game.apply(one)
    twin.apply(other)
    while not game.result:
        common = [move for move in game.legal_moves() if move in twin.legal_moves()]
        move = rng.choice(common) if common else None
        if move is None or game.copy().apply(move) != twin.copy().apply(move):
            return  # what was drawn turns up
        game.apply(move)
        twin.apply(move)
        if game.state.who != CHANCE:
            yield game, twin, drawer


def test_what_a_rival_has_drawn_changes_no_text_of_the_coach() -> None:
    compared = 0
    for seed in range(3):
        for game, twin, drawer in islice(drawn_twins(seed), 0, 40, 8):
            for seat in set(range(4)) - {drawer}:
                narrator = Narrator("en", game.edition.id, seat)
                found = list(revealed_bits(game, seat, narrator))
                assert found == list(revealed_bits(twin, seat, narrator))
                compared += len(found)
    assert compared > 40


# ---------------------------------------------------------------- habits


@pytest.mark.parametrize(
    ("key", "sign"),
    [
        ("attack", 1),
        ("attack", -1),
        ("attack-bare", 1),
        ("fortify", -1),
        ("plague", 1),
        ("draw", 1),
        ("imperial", 1),
        ("resources", -1),
        ("sacrifice", 1),
        ("pay-attacks", 1),
        ("give-low", -1),
    ],
)
def test_a_planted_habit_is_found_within_thirty_games(key: str, sign: int) -> None:
    found = HabitCounts(played(plant_habit(key, sign), first=500)).tells(permutations=PERMUTATIONS)
    assert (key, sign) in {(tell.key, tell.sign) for tell in found}
    tell = next(tell for tell in found if tell.key == key)
    assert tell.low <= tell.rate <= tell.high and (tell.rate - tell.others) * sign > 0
    assert len(tell.examples) == tell.occasions and sum(each.marked for each in tell.examples) == tell.marked


@pytest.mark.parametrize(
    ("key", "sign"), [("no-defence", -1), ("low-defence", 1), ("low-defence", -1), ("give-low", 1)]
)
def test_a_habit_with_few_occasions_is_found_if_it_is_followed_at_each(key: str, sign: int) -> None:
    """A Steward who has it changes five to fifteen choices in all thirty games."""
    found = HabitCounts(played_by_follower(key, sign)).tells(permutations=PERMUTATIONS)
    assert (key, sign) in {(tell.key, tell.sign) for tell in found}


def test_nothing_is_found_in_shuffled_records_in_ninety_nine_of_a_hundred_runs() -> None:
    rng = np.random.default_rng(7)
    found = sum(bool(plain().tells(rng.integers(0, 4, GAMES), PERMUTATIONS)) for _ in range(100))
    assert found <= 1


def test_nothing_is_found_in_shuffled_records_of_players_of_different_sorts() -> None:
    """The null hypothesis is that the seat does not matter; the fit to the choices need not be right."""
    mixed, rng = HabitCounts(played_by_sorts()), np.random.default_rng(8)
    assert sum(bool(mixed.tells(rng.integers(0, 4, GAMES), PERMUTATIONS)) for _ in range(100)) <= 1


def test_what_is_expected_does_not_depend_on_who_is_looked_at() -> None:
    games = played(plant_habit("give-low", -1), 12)
    turned = [CoachedGame(each.game, (each.seat + 1) % 4) for each in games]
    assert np.array_equal(HabitCounts(games).expected, HabitCounts(turned).expected)


def test_chances_are_fitted_to_the_choices() -> None:
    rng = np.random.default_rng(3)
    odds, leaning = rng.normal(0, 1, 4000), rng.choice([-1.0, 1.0], 4000)
    chances = 1 / (1 + np.exp(0.5 - odds - 2 * leaning))
    rates = expected_rates(odds, leaning, (rng.random(4000) < chances).astype(float))
    assert np.abs(rates - chances).mean() < 0.02
    sure = expected_rates(odds, leaning, (leaning > 0).astype(float))
    assert np.all((sure > 0) & (sure < 1)) and sure[leaning > 0].min() > 0.9, "choices that never vary can be fitted"
    assert expected_rates(*np.zeros((3, 0))).shape == (0,)


def test_the_steward_leans_to_what_he_chooses() -> None:
    followed = []
    for game in (each.game for each in played(HAND_TUNED, 4)):
        for before, move in game.moments():
            s = before.state
            legal = before.legal_moves() if s.who != CHANCE else []
            for habit in HABITS if len(legal) > 1 else ():
                found = habit.marks(s, legal)
                if found and move in found[1] and abs(leaning := steward_leaning(s, *found)) == 1:
                    followed.append((move in found[0]) == (leaning > 0))
    assert len(followed) > 500 and np.mean(followed) > 0.99


def test_a_plain_steward_has_no_habit() -> None:
    assert plain().tells() == []


def test_habits_are_corrected_for_each_other() -> None:
    rng = np.random.default_rng(1)
    null = rng.random((3, 9_999))
    alone, apart = westfall_young(np.array([0.999]), null[:1]), westfall_young(np.array([0.999, 0, 0]), null)
    assert alone[0] == pytest.approx(0.001, abs=0.0005)
    assert apart[0] == pytest.approx(0.003, abs=0.0015) and apart[1] == apart[2] == 1
    same = westfall_young(np.array([0.999] * 3), np.repeat(null[:1], 3, axis=0))
    assert same == pytest.approx([alone[0]] * 3), "habits that go together count once"
    rare = westfall_young(np.array([0.999, 0, 0]), np.vstack([null[:1], np.zeros((2, 9_999))]))
    assert rare[0] == alone[0], "habits without an occasion do not count"
    falling = westfall_young(np.array([0.9999, 0.999, 0]), null)
    assert falling[0] < falling[1] < apart[0], "what was found is not corrected for again"


def test_a_rate_has_its_interval() -> None:
    low, high = wilson(19, 23)
    assert 0.62 < low < 0.64 and 0.92 < high < 0.94
    assert wilson(0, 0) == (0.0, 1.0)


def test_too_few_games_and_the_same_game_twice_are_refused() -> None:
    few = played(HAND_TUNED, 3)
    for games in (few, few * 10):
        with pytest.raises(NoTells):
            find_tells(games)


def test_the_strength_of_a_habit_goes_from_the_others_to_always_or_never() -> None:
    def tell(sign: int, marked: int, others: float) -> Tell:
        return Tell("bluff", sign, marked, 10, 0.0, 1.0, others, 0.0, ())

    assert tell(1, 10, 0.5).strength == 1 and tell(1, 5, 0.5).strength == 0
    assert tell(-1, 0, 0.5).strength == 1 and tell(-1, 4, 0.8).strength == pytest.approx(0.5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_habit_has_its_sentences(language: str) -> None:
    for habit in HABITS:
        for way in ("often", "seldom"):
            for what in ("habit", "use", "do"):
                assert has("coach", f"{what}-{habit.key}-{way}", language)


def test_costs_have_the_sign_that_they_must() -> None:
    """Who never defends loses much by it; who plays on as before, nothing."""
    never = cost_of("no-defence", 1)
    assert never.mean > 3 * never.error
    assert cost_of("give-low", 1).mean == pytest.approx(0, abs=0.03), "a Steward does that already"


# ---------------------------------------------------------------- the command


def written(folder: Path, games: list[CoachedGame]) -> list[str]:
    names = []
    for number, each in enumerate(games):
        file = folder / f"{number:02}.record"
        file.write_text(record_text(each.game))
        names.append(str(file))
    return names


def same_seat(weights: HeuristicWeights) -> list[CoachedGame]:
    """Games in which the player sits on the first seat."""
    found: list[CoachedGame] = []
    for number in range(12):
        game: Game = regno.deal(seed=number)
        others = [chooser(weights if each == 0 else HAND_TUNED, 1000 * number + each) for each in range(4)]
        play_game(game, others, make_rng(number))
        found.append(CoachedGame(game, 0))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_bits_and_habits(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = written(tmp_path, same_seat(plant_habit("attack", 1)))
    assert run(["coach", *files, "--seat", "0", "--json"], language) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 12 and found["bits"]
    assert "attack" in {tell["key"] for tell in found["tells"]}
    assert run(["coach", *files, "--seat", "0"], language) == 0
    assert "%" in capsys.readouterr().out
    assert run(["coach", files[0], "--seat", "0"], language) == 0
    assert "10" in capsys.readouterr().out

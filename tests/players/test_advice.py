"""Advice: the best move and the reason, equal treatment of all moves, honest intervals, nothing peeked at."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from advised import ADVISED, Advised
from chairs import TABLES, at, wandering

from regno.players import compiled
from regno.players.analysis import advice as advice_module
from regno.players.analysis import rollouts
from regno.players.analysis.advice import Evaluator, MoveTrials, NoAdvice, advise, one_move_lines, run_trials
from regno.players.analysis.contrasts import KINDS, Fact, residual_fact, select_facts, separating_facts
from regno.players.analysis.text import fact_sentence
from regno.players.budget import Budget
from regno.players.models.checkpoint import ModelWeights
from regno.players.prepare import prepare_advice
from regno.players.search.tree import Node, Root, SearchState
from regno.proelio.cards import MANURE, TREBUCHETS
from regno.proelio.chance import make_rng
from regno.proelio.game import deal
from regno.proelio.info.determinize import CardPool, determinize
from regno.proelio.info.view import View, view_of
from regno.proelio.jit.compile import dtype_of, from_record
from regno.proelio.narrator import Narrator
from regno.proelio.state import State

FEW, SOME = Budget(simulations=200), Budget(simulations=6000)


@pytest.fixture(scope="module", autouse=True)
def prepared() -> None:
    prepare_advice()


def first_view() -> View:
    game = deal("en111", 4, seed=5, guilds=True)
    return game.view(game.state.who)


# ---------------------------------------------------------------- what it finds


@pytest.mark.parametrize("advised", ADVISED, ids=lambda advised: advised.name)
def test_the_best_move_and_its_reason(advised: Advised) -> None:
    game = at(advised.position, advised.edition, advised.script)
    view = game.view(game.state.who)
    found = advise(view, view.legal, SOME)
    assert found.best.words == advised.best
    assert found.moves[1].significantly_worse, "the next move is not surely behind"
    assert advised.reason in [(fact.key, fact.role) for fact in found.facts], found.facts
    assert 1 <= len(found.facts) <= 3


def test_there_are_twenty_positions_in_every_edition_and_alliance() -> None:
    assert len(ADVISED) >= 20
    assert {each.edition for each in ADVISED} == {"v082", "ga", "it111", "en111"}
    assert any("allied=1" in each.position for each in ADVISED)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_fact_and_role_has_a_sentence(language: str) -> None:
    keys = [*(kind.key for kind in KINDS), "rival", "held", "outlook"]
    for key in keys:
        for role in ("brings", "avoids", "denies", "risks", "forgoes"):
            for share in (True, False):
                said = fact_sentence(Fact(key, 2, role, 0.5, 0.25, 0.1, share, TREBUCHETS), Narrator(language, "en111"))
                assert said.endswith(".") and ("50%" in said) == share


# ---------------------------------------------------------------- how it judges


def test_a_seed_and_a_number_of_simulations_repeat_the_advice() -> None:
    view = first_view()
    assert advise(view, view.legal, FEW, 3) == advise(view, view.legal, FEW, 3)
    assert advise(view, view.legal, FEW, 3) != advise(view, view.legal, FEW, 4)


def test_the_same_move_twice_fares_the_same_in_every_world() -> None:
    """Both are given the same worlds, the same luck in them, and the same rehearsals."""
    view = first_view()
    found = run_trials(view, one_move_lines([view.legal[0], view.legal[0]]), FEW)
    assert (found.chances[:, 0] == found.chances[:, 1]).all()
    assert (found.counts[:, 0] == found.counts[:, 1]).all()


def test_what_is_judged_was_not_rehearsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seeds of the two halves of a budget never meet, nor do those of two trials."""
    used: dict[str, list[int]] = {"rehearse": [], "judge": []}

    class Unit:
        def plan(self, *given: Any) -> None:
            used["rehearse"] += range(given[-2], given[-2] + given[-1])

        def evaluate_lines(self, *given: Any) -> int:
            used["judge"] += range(given[-3], given[-3] + len(given[-2]))
            return len(given[-2])

    monkeypatch.setattr(compiled, "units", lambda: {"analysis.rollouts": Unit()})
    view = first_view()
    for seed in (1, 2):
        run_trials(view, one_move_lines(view.legal), FEW, seed)
    every = used["rehearse"] + used["judge"]
    assert len(every) == len(set(every)) == 2 * 2 * (200 // (2 * len(view.legal)))


def test_a_budget_of_time_ends_both_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that only judged and rehearsed worlds move, a tenth of a millisecond each."""
    clock = [0.0]

    def spend(worlds: int) -> int:
        clock[0] += worlds / 10_000
        return worlds

    class Unit:
        def plan(self, *given: Any) -> None:
            spend(given[-1])

        def evaluate_lines(self, *given: Any) -> int:
            return spend(len(given[-2]))

    monkeypatch.setattr(compiled, "units", lambda: {"analysis.rollouts": Unit()})
    monkeypatch.setattr(advice_module, "perf_counter", lambda: clock[0])
    view = first_view()
    found = run_trials(view, one_move_lines(view.legal), Budget(milliseconds=100))
    assert 0.1 <= clock[0] <= 0.11
    assert 400 <= len(found.chances) <= 600


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_the_advice_is_the_same_in_every_world_that_gives_the_same_view(
    edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    for place, game in enumerate(wandering(edition, modes, rulings, seed=2)):
        if place % 15 == 0:
            view = game.view(game.state.who)
            world = determinize(view, make_rng(place))
            other = view_of(world, game.knowledge, game.options, game.cards, view.seat, view.legal)
            assert advise(view, view.legal, FEW) == advise(other, view.legal, FEW)


CLASSES = (SearchState, Node, Root, ModelWeights, State, CardPool, rollouts.JudgeWorkspace)


def plain(given: Any) -> Any:
    """A compiled record, or an array, as plain mode takes it."""
    for cls in CLASSES:
        if given.dtype == dtype_of(cls):
            return [from_record(each, cls) for each in given] if given.ndim else from_record(given, cls)
    return given.tolist()


def test_plain_and_compiled_judge_alike() -> None:
    view = first_view()
    evaluator = Evaluator(view, [(move,) for move in view.legal], seed=1)
    evaluator.records[1] = evaluator.records[1][:200]
    evaluator.records[0]["capacity"] = 200
    slow = [plain(each) for each in evaluator.records]
    worlds, moves = 5, len(view.legal)
    evaluator.plan(worlds, None)
    rollouts.plan(*slow, evaluator.first_seed, worlds)  # type: ignore[call-arg]
    evaluator.evaluate_lines(16, None)
    chances = [[0.0] * moves for _ in range(16)]
    counts = [[[0] * rollouts.FACTS for _ in range(moves)] for _ in range(16)]
    slow[0].horizon, slow[0].horizon_at_root = evaluator.horizon, 1
    assert rollouts.evaluate_lines(*slow, evaluator.first_seed + advice_module.EVALUATION_SEEDS, chances, counts) == 16  # type: ignore[call-arg]
    fast_chances, fast_counts = evaluator.results()
    assert fast_chances == pytest.approx(np.array(chances))
    assert fast_counts.tolist() == counts


# ---------------------------------------------------------------- intervals


def drawn(rng: np.random.Generator, worlds: int, chances: list[float]) -> MoveTrials:
    """A trial in which each move wins with its own probability."""
    outcomes = (rng.random((worlds, len(chances))) < np.array(chances)).astype(np.float64)
    view = first_view()
    moves = tuple([view.legal[0]] * len(chances))
    return MoveTrials(view, moves, outcomes, np.zeros((worlds, len(chances), rollouts.FACTS), np.int16))


@pytest.mark.parametrize("chance", [0.01, 0.3, 0.97])
def test_nineteen_intervals_of_twenty_hold_the_truth(chance: float) -> None:
    rng = np.random.default_rng(1)
    rated = [drawn(rng, 400, [chance, 0.5]).rate(0, 0, 1) for _ in range(400)]
    assert sum(each.low <= chance <= each.high for each in rated) >= 0.93 * len(rated)


def test_equal_moves_are_seldom_told_apart_however_many_they_are() -> None:
    rng = np.random.default_rng(2)
    advice = [drawn(rng, 300, [0.4] * 12).advice() for _ in range(300)]
    assert sum(any(each.significantly_worse for each in found.moves) for found in advice) <= 0.08 * len(advice)


def test_a_thousand_victories_prove_no_certainty() -> None:
    rated = drawn(np.random.default_rng(3), 1000, [1.0, 0.0]).rate(0, 0, 1)
    assert rated.chance == rated.high == 1.0 and 0.99 < rated.low < 1.0


# ---------------------------------------------------------------- facts


def test_a_fact_that_differs_by_chance_or_makes_no_difference_is_not_told() -> None:
    rng, worlds = np.random.default_rng(4), 500
    counts = np.zeros((worlds, 2, rollouts.FACTS), np.int16)
    counts[:, :, rollouts.STRUCK] = rng.random((worlds, 2)) < 0.5  # as often after both
    counts[:, 0, rollouts.HAND] = rng.integers(3, 6, worlds)  # more after the first, and of no use
    lost = rng.random((worlds, 2)) < np.array([0.1, 0.6])
    counts[:, :, rollouts.WALL_LOST] = lost  # rarer after the first, and the chance hangs on it
    chances = np.asarray(0.5 - 0.3 * lost, np.float64)
    found = separating_facts(first_view(), chances, counts)
    assert [(fact.key, fact.role) for fact in found] == [("wall-lost", "avoids")]
    assert found[0].weight == pytest.approx(chances[:, 0].mean() - chances[:, 1].mean())


def test_where_nothing_counted_tells_moves_apart_the_card_at_stake_does() -> None:
    """Trebuchets were paid with; manure would have done."""
    game = at(
        "houses=3 h0=trebuchets,manure,resources f0=tower h1=patrol*3 f1=shields h2=patrol*3", "en111", "imperial"
    )
    view, counts = game.view(0), np.zeros((50, 2, rollouts.FACTS), np.int16)
    counts[:40, 0, rollouts.HELD + TREBUCHETS] = 1
    chances = np.tile([0.4, 0.3], (50, 1))
    assert separating_facts(view, chances, counts) == ()
    fact = residual_fact(view, MANURE, TREBUCHETS, chances, counts)
    assert (fact.key, fact.role, fact.card, fact.best, fact.next) == ("held", "brings", TREBUCHETS, 0.8, 0.0)
    assert fact_sentence(fact, Narrator("en", "en111")).startswith("Trebuchets still in hand")


def test_where_no_card_is_at_stake_the_outlook_itself_is_told() -> None:
    counts, chances = np.zeros((50, 2, rollouts.FACTS), np.int16), np.tile([0.4, 0.3], (50, 1))
    view = first_view()
    fact = residual_fact(view, view.legal[0], view.legal[1], chances, counts)
    assert fact.key == "outlook" and (fact.best, fact.next) == pytest.approx((0.4, 0.3))
    trial_of = MoveTrials(view, view.legal[:2], chances, counts)
    assert [each.key for each in trial_of.facts(0, 1, sure=True)] == ["outlook"]
    assert trial_of.facts(0, 1, sure=False) == ()


def test_what_speaks_against_a_move_is_told_last_and_once() -> None:
    weights = [0.2, 0.1, 0.05, -0.15, -0.1]
    facts = [Fact(str(place), 0, "", 0, 0, weight, True) for place, weight in enumerate(weights)]
    assert [fact.weight for fact in select_facts(facts)] == [0.2, 0.1, -0.15]
    assert select_facts(facts[3:]) == ()


# ---------------------------------------------------------------- nothing to decide


def test_there_is_no_advice_where_nothing_is_to_be_decided() -> None:
    game = deal("en111", 4, seed=5)
    idle, view = game.view((game.state.who + 1) % 4), game.view(game.state.who)
    for seen, legal in ((idle, view.legal), (view, view.legal[:1]), (game.view(), ())):
        with pytest.raises(NoAdvice) as refused:
            advise(seen, legal, FEW)
        assert all("\n" not in refused.value.text(language) for language in ("en", "it"))

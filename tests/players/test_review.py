"""Review: each decision by what its seat could know, mistakes beyond the interval, turning points."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from chairs import TABLES, at, dealt, wandering

from regno.arena.entrant import Entrant
from regno.arena.game import TimedPlayer
from regno.errors import BadRecord
from regno.players.analysis import rollouts
from regno.players.analysis.advice import MoveTrials, NoAdvice
from regno.players.analysis.review import (
    MATTERS,
    DecisionReview,
    PlayedDecision,
    Review,
    TurningPoint,
    review,
    review_decision,
    summaries,
    swings,
)
from regno.players.budget import Budget
from regno.players.play import play_game
from regno.players.prepare import prepare_advice
from regno.proelio.chance import make_rng
from regno.proelio.formats.seat_record import read_any_game, write_record
from regno.proelio.game import Game, deal
from regno.proelio.info.visibility import PUBLIC

FEW = Budget(simulations=120)


@pytest.fixture(scope="module", autouse=True)
def prepared() -> None:
    prepare_advice()


def whole_game(table: int, seed: int) -> Game:
    """A game that random players played to its end."""
    for game in wandering(*TABLES[table], seed=seed):
        last = game
    return last


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_nothing_that_was_hidden_from_a_seat_is_used(table: int) -> None:
    """A review of the whole Record says of each seat what a review of that seat's own Record says, figure by figure."""
    game = whole_game(table, seed=6)
    for seat in range(game.options.houses):
        assert list(review(write_record(game), FEW, seat)) == list(review(write_record(game, seat), FEW))


def test_every_choice_is_reviewed_and_no_other() -> None:
    game = whole_game(3, seed=4)
    expected = [number for number in range(1, len(game.moves) + 1) if has_choice(game.replay(game.moves[: number - 1]))]
    found = list(Review(game).evaluate(FEW))
    assert [each.number for each in found] == expected
    for each in found:
        assert 0 <= each.after <= each.before <= 1
        assert each.loss == pytest.approx(each.before - each.after)
        assert each.loss_low <= each.loss <= each.loss_high


def has_choice(game: Game) -> bool:
    decision = game.decision
    return decision is not None and decision.kind != "chance" and len(game.legal_moves()) > 1


def test_a_blunder_is_found_and_explained() -> None:
    """The left neighbour could have been finished; the House drew a card instead."""
    game = at("houses=3 h0=soldiers,manure,patrol f0=shields h1=resources*3 f1=shields h2=resources", "en111", "draw")
    found = list(Review(game).evaluate(Budget(simulations=4000)))
    assert found[0].mistake and found[0].played.words == "draw" and found[0].best.words == "attack soldiers"
    assert found[0].facts[0].key == "won" and found[0].before > 0.99
    right = at(
        "houses=3 h0=soldiers,manure,patrol f0=shields h1=resources*3 f1=shields h2=resources", "en111",
        "attack soldiers",
    )  # fmt: skip
    assert not next(Review(right).evaluate(Budget(simulations=4000))).mistake


BLUNDERS = [
    (9, 276, "sacrifice", "hold"),
    (15, 112, "stop", "deploy palisades"),
    (22, 185, "stop", "deploy edict"),
    (27, 71, "sacrifice", "hold"),
]


@pytest.mark.parametrize(("seed", "number", "played", "planted"), BLUNDERS)
def test_a_blunder_planted_in_a_real_game_is_flagged(seed: int, number: int, played: str, planted: str) -> None:
    """Games of Stewards up to a choice between life and defeat; made as it was it is no mistake, turned round it is."""
    whole = game_of_stewards(seed)
    sound, spoilt = whole.replay(whole.moves[:number]), whole.replay(whole.moves[: number - 1])
    seat = spoilt.state.who
    spoilt.play(planted)
    assert spoilt.result and seat not in spoilt.result.winners
    for game, words, mistake in ((sound, played, False), (spoilt, planted, True)):
        review_of = Review(game, seat)
        review_of.decisions = review_of.decisions[-1:]
        [found] = review_of.evaluate(Budget(simulations=2000))
        assert (found.number, found.played.words, found.mistake) == (number, words, mistake)
    assert ("fell", "avoids") in [(fact.key, fact.role) for fact in found.facts]


def game_of_stewards(seed: int) -> Game:
    """Four Stewards by the current rulebook, with Guilds."""
    rng = make_rng(seed * 8)
    game = dealt("en111", {"houses": 4, "guilds": True}, {}, rng)
    play_game(game, [TimedPlayer(Entrant("steward"), seed * 8 + seat + 1).choose for seat in range(4)], rng)
    return game


def test_every_mistake_has_a_reason() -> None:
    """Of games full of them; a choice between cards is where counted facts most often fail to tell moves apart."""
    mistakes = [
        each
        for table, seed in ((1, 6), (2, 6), (3, 4))
        for each in Review(whole_game(table, seed)).evaluate(Budget(simulations=800))
        if each.mistake
    ]
    assert len(mistakes) >= 12
    assert all(1 <= len(each.facts) <= 3 for each in mistakes)


def trials(differences: np.ndarray, moves: int) -> tuple[PlayedDecision, MoveTrials]:
    """A decision whose first move was played and loses so much to the last one, world by world."""
    game = deal("en111", 4, seed=5)
    view = game.view(game.state.who)
    chances = np.full((len(differences), moves), 0.5)
    chances[:, -1] += differences
    counts = np.zeros((len(differences), moves, rollouts.FACTS), np.int16)
    return PlayedDecision(1, view, 0), MoveTrials(view, tuple(range(moves)), chances, counts)


def test_a_loss_within_its_interval_is_no_mistake() -> None:
    rng = np.random.default_rng(1)
    noise = rng.normal(0.0, 0.3, 900)  # its mean has a standard error of one point
    centred = noise - noise.mean()
    assert not review_decision(*trials(centred + 0.03, 3), tests=2).mistake
    assert review_decision(*trials(centred + 0.06, 3), tests=2).mistake
    assert not review_decision(*trials(centred + 0.06, 3), tests=2000).mistake, (
        "with so many comparisons one is that large"
    )


def test_a_sure_loss_too_small_to_matter_is_no_mistake() -> None:
    sure = np.full(5000, MATTERS * 0.9)
    found = review_decision(*trials(sure, 2), tests=100)
    assert found.played.significantly_worse and not found.mistake


def test_equal_moves_are_no_mistakes_over_a_whole_review() -> None:
    """A hundred decisions among ten equal moves: in about one review of twenty, at most, one is called a loss."""
    rng, flagged = np.random.default_rng(2), 0
    decision, run_trials = trials(np.zeros(150), 10)
    for _ in range(8):
        for _ in range(100):
            run_trials = replace(run_trials, chances=rng.random((150, 10)))
            flagged += review_decision(decision, run_trials, tests=100 * 9).played.significantly_worse
    assert flagged <= 2


def judged_as(number: int, seat: int, before: float, after: float) -> DecisionReview:
    decision, run_trials = trials(np.zeros(20), 2)
    found = review_decision(decision, run_trials, tests=1)
    best, played = replace(found.best, chance=before), replace(found.played, chance=after)
    return replace(found, number=number, seat=seat, best=best, played=played)


def test_turning_points_are_decisions_and_not_the_end_of_the_game() -> None:
    game = whole_game(1, seed=6)
    assert game.result
    review_of = Review(game)
    blunder = replace(judged_as(70, 0, 0.4, 0.3), loss=0.1, mistake=True)
    slip = replace(judged_as(80, 0, 0.3, 0.27), loss=0.03, mistake=True)
    found = [
        judged_as(30, 1, 0.4, 0.4),
        judged_as(40, 0, 0.3, 0.3),
        judged_as(50, 1, 0.1, 0.1),
        judged_as(60, 0, 0.35, 0.4),
        blunder,
        slip,
    ]
    turning = review_of.turning_points(found)
    assert TurningPoint(1, 30, 49, 0.4, 0.1) in turning
    assert not [each for each in turning if (each.seat, each.since) == (0, 40)], "five points are no turning point"
    assert [each for each in turning if each.is_own] == [TurningPoint(0, 70, 70, 0.4, 0.3, True)], "a slip is none"
    assert all(each.until < len(game.moves) for each in turning)
    assert [each.until for each in turning] == sorted(each.until for each in turning)


def test_a_single_decision_is_no_swing() -> None:
    game = deal("en111", 4, seed=5)
    game.play(game.legal()[0])
    found = list(Review(game).evaluate(FEW))
    assert found and not list(swings(found[:1]))


def test_a_summary_counts_only_what_was_surely_lost() -> None:
    worse = judged_as(10, 0, 0.5, 0.25)
    worse = replace(worse, loss=0.25, mistake=True, played=replace(worse.played, significantly_worse=True))
    doubtful = replace(judged_as(20, 0, 0.5, 0.4), loss=0.1)
    lost_anyway = replace(judged_as(30, 1, 0.001, 0.0005), loss=0.0005)
    mine, other = summaries([worse, doubtful, lost_anyway], houses=4)
    assert (mine.seat, mine.decisions, mine.mistakes) == (0, 2, 1)
    assert (mine.accuracy, mine.lost) == pytest.approx((0.75, 0.25))
    assert (other.seat, other.accuracy, other.lost) == (1, 1.0, 0.0)


def test_only_doubtful_decisions_are_judged_once_more() -> None:
    game = deal("en111", 3, seed=5)
    for _ in range(4):
        game.play(game.legal()[0])
    review_of = Review(game)
    first = [replace(each, loss=0.05 * (place == 1)) for place, each in enumerate(review_of.evaluate(FEW))]
    again = list(review_of.evaluate(FEW, 2, review_of.doubtful(first)))
    assert [each.number for each in again] == [first[1].number]


def test_records_that_hold_no_decision_or_are_broken_are_refused_in_one_sentence() -> None:
    game = whole_game(0, seed=6)
    fresh = deal("en111", 4, seed=5)
    cases = [
        (write_record(fresh), NoAdvice),
        (write_record(game, PUBLIC), NoAdvice),
        (write_record(game) + "0 draw\n", BadRecord),
    ]
    for text, error in cases:
        with pytest.raises(error) as refused:
            Review(read_any_game(text))
        assert all("\n" not in refused.value.text(language) for language in ("en", "it"))

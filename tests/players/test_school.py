"""Learning an instinct and a judgement: repeatable, better than where it began, and written as it is read."""

from __future__ import annotations

from math import log
from pathlib import Path

import numpy as np
import pytest

from regno.players.models.checkpoint import BadCheckpoint, ModelCheckpoint, checkpoint_for
from regno.players.models.features import HOUSE
from regno.players.models.value_net import ValueNet, ValueScratch, evaluate
from regno.players.training import policy
from regno.players.training.datasets import sample_positions, with_neighbours
from regno.players.training.policy import PolicyTrainer, table_options
from regno.players.training.self_play import OPPONENT_EVERY
from regno.players.training.value_net import cross_entropy, fit_net, forward, read_net
from regno.proelio.edition import built_in
from regno.proelio.game import deal
from regno.proelio.jit.compile import from_record
from regno.proelio.jit.records import blank
from regno.proelio.state import Options

BOOK = built_in("en111")
OPTIONS = BOOK.options(4, guilds=True)
ALLIED = BOOK.options(4, guilds=True, allied=True)

compiles_lessons = pytest.mark.long


def graduate(options: Options, seed: int) -> PolicyTrainer:
    """A school that knows what is shipped."""
    trainer, known = PolicyTrainer(BOOK, [options], seed), checkpoint_for(options)
    trainer.checkpoint = ModelCheckpoint(known.table, known.weights.copy())
    return trainer


@compiles_lessons
def test_the_same_seed_gives_the_same_slope() -> None:
    one, same, other = (PolicyTrainer(BOOK, [OPTIONS], seed).play_batch(40, imitation=False) for seed in (1, 1, 2))
    assert np.array_equal(one["weights"], same["weights"]) and not np.array_equal(one["weights"], other["weights"])
    assert one["opponent_games"] == 40 // OPPONENT_EVERY


@compiles_lessons
def test_a_pupil_comes_to_play_as_he_is_taught() -> None:
    """After the lessons the strangers win less than after none."""
    before, after = PolicyTrainer(BOOK, [OPTIONS], 1), PolicyTrainer(BOOK, [OPTIONS], 1)
    after.imitate()
    after.opponent = before.opponent
    shares = [
        float(gradient["opponent_wins"]) / int(gradient["opponent_games"])
        for gradient in (each.play_batch(4000, False) for each in (before, after))
    ]
    assert shares[1] > shares[0] + 0.1


@compiles_lessons
def test_a_training_that_was_stopped_ends_as_one_that_was_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in {"IMITATION_STEPS": 2, "IMITATION_GAMES": 20, "GAMES_PER_STEP": 20, "KEEP_EVERY": 1}.items():
        monkeypatch.setattr(policy, name, small)
    file = tmp_path / "x.progress"
    whole, first, second, other = (PolicyTrainer(BOOK, [OPTIONS], seed) for seed in (1, 1, 1, 2))

    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        first.train(4, 2000, stop, file)
    told: list[int] = []
    second.train(4, 2000, told.append, file)
    whole.train(4, 2000)
    assert told == [3, 4] and second.steps == whole.steps
    assert np.array_equal(second.checkpoint.weights, whole.checkpoint.weights)
    with pytest.raises(BadCheckpoint, match=r"x\.progress.*another seed"):
        other.train(4, 2000, None, file)


@compiles_lessons
@pytest.mark.parametrize(("options", "floor"), [(OPTIONS, 0.37), (ALLIED, 0.8)], ids=["each for itself", "allied"])
def test_the_shipped_instinct_wins_more_than_its_part_against_stewards(options: Options, floor: float) -> None:
    assert graduate(options, 5).win_share() > floor


@compiles_lessons
def test_what_is_learnt_and_what_is_shipped_foretell_better_than_par() -> None:
    trainer = graduate(OPTIONS, 1)
    unseen = trainer.sample_positions(2000, 9)
    assert cross_entropy(*unseen, read_net(trainer.checkpoint.value_net)) < log(4) - 0.15
    trainer.fit_value(20_000)
    assert cross_entropy(*unseen, read_net(trainer.checkpoint.value_net)) < log(4) - 0.1


@compiles_lessons
def test_allies_learn_as_one_side() -> None:
    """Both allies have the same part in what is learnt from, and the loss is that of two sides."""
    policy = checkpoint_for(ALLIED).policy
    rows, shares = sample_positions(BOOK, ALLIED, policy, 20_000, 1)
    assert np.array_equal(shares[:, :2], shares[:, 2:]) and np.allclose(shares[:, :2].sum(axis=1), 1)
    learnt = fit_net(rows, shares, allied=True, seed=1)
    assert cross_entropy(*sample_positions(BOOK, ALLIED, policy, 2000, 9), learnt, allied=True) < log(2) - 0.05


@pytest.mark.parametrize(("houses", "allied"), [(3, False), (4, False), (4, True), (5, False), (6, False)])
def test_the_search_judges_as_was_learnt(houses: int, allied: bool) -> None:
    """The chances of one position by the rules of the search, and by the arithmetic of the lessons."""
    game, judged, value_scratch = (
        deal("en111", houses, seed=5, guilds=True, allied=allied),
        [0.0] * 6,
        blank(ValueScratch),
    )
    known = checkpoint_for(game.options).value_net
    evaluate(game.state, game.options, from_record(known, ValueNet), value_scratch, judged)
    positions = np.zeros((1, houses, HOUSE.size), np.int8)
    for seat in range(houses):
        for each in range(value_scratch.count[seat]):
            positions[0, seat, value_scratch.index[seat][each]] = value_scratch.value[seat][each]
    expected = forward(with_neighbours(positions), read_net(known), allied)[1][0]
    assert judged[:houses] == pytest.approx(expected.tolist(), abs=1e-4)


@pytest.mark.parametrize(("edition", "modes"), [("en111", 3), ("it111", 3), ("ga", 1), ("v082", 1)])
def test_an_experience_is_gained_with_all_modes_of_its_rulebook(edition: str, modes: int) -> None:
    book = built_in(edition)
    found = list(table_options(book, book.options(5)))
    assert len(found) == modes and len({(each.guilds, each.merchant) for each in found}) == modes
    assert {each.houses for each in found} == {5}

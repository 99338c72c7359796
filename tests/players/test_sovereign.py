"""What the strongest player has learnt: his instinct senses no more than a View shows, his judgement shares chances."""

from __future__ import annotations

import pytest
from chairs import TABLES, wandering

from regno.players.models.checkpoint import checkpoint_for
from regno.players.models.features import MAX_POLICY_FEATURES, POLICY, PolicyFeatures, extract_policy_features
from regno.players.models.policy import PolicyScratch, PolicyWeights, action_index, compute_probabilities
from regno.players.models.value_net import ValueNet, ValueScratch, evaluate
from regno.proelio.chance import make_rng
from regno.proelio.game import Game, deal
from regno.proelio.info.determinize import determinize
from regno.proelio.jit.compile import from_record
from regno.proelio.jit.records import blank


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_instinct_senses_the_same_in_every_world_that_gives_the_same_view(
    edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    """Whole States are handed to it: it must read no more of them than a View would show."""
    for place, game in enumerate(wandering(edition, modes, rulings, seed=6)):
        true, imagined = blank(PolicyFeatures), blank(PolicyFeatures)
        extract_policy_features(game.state, true)
        extract_policy_features(determinize(game.view(game.state.who), make_rng(place)), imagined)
        assert true.features[: true.count] == imagined.features[: imagined.count]
        assert true.count <= MAX_POLICY_FEATURES and max(true.features) < POLICY.size


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_chances_of_all_moves_make_a_whole_and_no_two_moves_are_one_answer(
    edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    for game in wandering(edition, modes, rulings, seed=8):
        felt, legal = blank(PolicyScratch), game.legal_moves()
        compute_probabilities(
            game.state, from_record(checkpoint_for(game.options).policy, PolicyWeights), felt, legal, len(legal)
        )
        assert sum(felt.probabilities[: len(legal)]) == pytest.approx(1)
        assert len({action_index(game.state.step, move) for move in legal}) == len(legal)


def judged(game: Game) -> list[float]:
    probabilities = [0.0] * 6
    value_net = from_record(checkpoint_for(game.options).value_net, ValueNet)
    evaluate(game.state, game.options, value_net, blank(ValueScratch), probabilities)
    return probabilities


@pytest.mark.parametrize("houses", [3, 4, 5, 6])
def test_judgement_shares_one_victory_out(houses: int) -> None:
    probabilities = judged(deal("en111", houses, seed=5, guilds=True))
    assert sum(probabilities) == pytest.approx(1) and min(probabilities[:houses]) > 0.2 / houses


def test_allies_have_one_chance_together() -> None:
    probabilities = judged(deal("en111", 4, seed=5, guilds=True, allied=True))
    assert probabilities[0] == probabilities[2] and probabilities[1] == probabilities[3]
    assert probabilities[0] + probabilities[1] == pytest.approx(1) and min(probabilities[:2]) > 0.2

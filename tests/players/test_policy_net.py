"""The policy network: no less than the linear policy at first, blind to what is hidden, and read as it was written."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest
from chairs import TABLES, wandering
from searchers import champion

from regno.players.models import net_checkpoint
from regno.players.models.checkpoint import BadCheckpoint, checkpoint_for, option_values
from regno.players.models.leaf_net import LEAF_UNITS, SECOND_UNITS
from regno.players.models.net_checkpoint import (
    LEAF_PARTS,
    NetCheckpoint,
    NetModels,
    bundled_nets,
    linear_net,
    models_for,
    read_nets,
    write_nets,
)
from regno.players.models.net_features import INPUTS, MAX_INPUTS, NetFeatures, extract_net_features
from regno.players.models.policy import PolicyScratch, PolicyWeights, action_index, compute_probabilities
from regno.players.models.policy_net import (
    GROUP_SIZE,
    POLICY_UNITS,
    NetScratch,
    PolicyNet,
    action_group,
    compute_net_probabilities,
    place_in_group,
)
from regno.players.search.sovereign import PUCT_DEFAULT
from regno.players.training.ppo import fresh_net
from regno.players.training.ppo_games import Sample
from regno.players.training.ppo_gradient import CLIP, GradientScratch, add_gradients
from regno.proelio.chance import make_rng
from regno.proelio.edition import built_in
from regno.proelio.info.determinize import determinize
from regno.proelio.jit.compile import batch, from_record
from regno.proelio.jit.records import blank

OPTIONS = built_in("en111").options(4, guilds=True)


@pytest.mark.parametrize("table", TABLES, ids=[table[0] for table in TABLES])
def test_an_untrained_network_plays_as_the_linear_policy(table: tuple[str, dict[str, int], dict[str, str]]) -> None:
    shipped = checkpoint_for(built_in(table[0]).options(4)).policy
    linear, net = from_record(shipped, PolicyWeights), from_record(fresh_net(shipped["weights"], 1), PolicyNet)
    one, other = blank(PolicyScratch), blank(NetScratch)
    for number, game in enumerate(wandering(*table, seed=4)):
        if number % 8 == 0:
            legal = game.legal_moves()
            compute_probabilities(game.state, linear, one, list(legal), len(legal))
            compute_net_probabilities(game.state, net, other, list(legal), len(legal))
            assert other.probabilities[: len(legal)] == pytest.approx(one.probabilities[: len(legal)], abs=1e-5)


@pytest.mark.parametrize("table", TABLES, ids=[table[0] for table in TABLES])
def test_inputs_depend_on_nothing_that_the_seat_does_not_see(table: tuple[str, dict[str, int], dict[str, str]]) -> None:
    """The truth and every world that the seat could be in have the same inputs, all of them declared."""
    rng, true, imagined, most = make_rng(2), blank(NetFeatures), blank(NetFeatures), 0
    for number, game in enumerate(wandering(*table, seed=7)):
        if number % 5 == 0:
            extract_net_features(game.state, true)
            seen = true.features[: true.count]
            most = max(most, true.count)
            assert len(set(seen)) == len(seen) and min(seen) >= 0 and max(seen) < INPUTS
            view = game.view(game.state.who)
            for _ in range(3):
                extract_net_features(determinize(view, rng), imagined)
                assert imagined.features[: imagined.count] == seen
    assert most < MAX_INPUTS - 8


def test_every_move_has_a_place_of_its_own_in_the_group_of_its_step() -> None:
    for table in TABLES:
        for number, game in enumerate(wandering(*table, seed=3)):
            if number % 5 == 0:
                step, legal = game.state.step, game.legal_moves()
                places = [place_in_group(step, move) for move in legal]
                kinds = {action_index(step, move) for move in legal}
                assert len(set(places)) == len(kinds)
                assert min(places) >= 0 and max(places) < GROUP_SIZE[action_group(step)]


# ---------------------------------------------------------------- the gradient


def gradient_case(advantage: float, old: float) -> tuple[PolicyNet, list[Sample], GradientScratch]:
    """A small network with random weights, one sample, and scratch space."""
    rng = np.random.default_rng(5)
    net = batch(PolicyNet, 1)[0]
    net["units"], net["sharpness"] = POLICY_UNITS, 1
    for name in ("into", "out", "past"):
        net[name] = rng.normal(0, 0.3, net[name].shape)
    sample = blank(Sample)
    sample.group, sample.inputs, sample.actions, sample.chosen = 1, 3, 3, 1
    sample.features[:3], sample.action[:3] = [4, 90, 301], [0, 2, 5]
    sample.advantage, sample.probability = advantage, old
    scratch = blank(GradientScratch)
    scratch.scale, scratch.entropy_weight = 1.0, 0.01
    return from_record(net, PolicyNet), [sample], scratch


def objective(net: PolicyNet, sample: Sample, entropy_weight: float) -> float:
    """PPO's clipped objective with the entropy bonus, written down anew."""
    into, out, past = np.array(net.into), np.array(net.out)[sample.group], np.array(net.past)[sample.group]
    features, action = sample.features[: sample.inputs], sample.action[: sample.actions]
    scores = past[features].sum(0) + np.maximum(into[features].sum(0), 0) @ out
    chances = np.exp(scores[action]) / np.exp(scores[action]).sum()
    ratio = chances[sample.chosen] / sample.probability
    gain = min(ratio * sample.advantage, float(np.clip(ratio, 1 - CLIP, 1 + CLIP)) * sample.advantage)
    return float(gain - entropy_weight * (chances * np.log(chances)).sum())


@pytest.mark.parametrize(("advantage", "old"), [(0.7, 0.4), (-0.7, 0.4), (0.7, 0.05), (-0.7, 0.95)])
def test_the_gradient_is_that_of_the_clipped_objective(advantage: float, old: float) -> None:
    net, samples, scratch = gradient_case(advantage, old)
    gradient = from_record(batch(PolicyNet, 1)[0], PolicyNet)
    add_gradients(net, samples, [0], 0, 1, scratch, gradient)
    places: list[tuple[str, tuple[int, ...]]] = [
        ("past", (1, 90, 2)),
        ("past", (1, 4, 0)),
        ("out", (1, 3, 5)),
        ("out", (1, 7, 2)),
    ]
    places += [("into", (301, unit)) for unit in range(6)]
    for name, place in places:
        *outer, last = place
        row, slope = getattr(net, name), getattr(gradient, name)
        for index in outer:
            row, slope = row[index], slope[index]
        kept, found = row[last], []
        for change in (1e-4, -1e-4):
            row[last] = kept + change
            found.append(objective(net, samples[0], scratch.entropy_weight))
        row[last] = kept
        assert slope[last] == pytest.approx((found[0] - found[1]) / 2e-4, abs=1e-4)


# ---------------------------------------------------------------- files


def some_nets() -> NetCheckpoint:
    """A checkpoint of small numbers that half precision holds."""
    models, rng = batch(NetModels, 1)[0], np.random.default_rng(1)
    for part in ("net", "value_net"):
        for name in ("into", "out", "past"):
            models[part][name] = rng.integers(-8, 8, models[part][name].shape) / 4
    for name in LEAF_PARTS:
        models["leaf_net"][name] = rng.integers(-8, 8, models["leaf_net"][name].shape) / 4
    models["net"]["units"], models["net"]["sharpness"], models["value_net"]["units"] = POLICY_UNITS, 1, 32
    models["leaf_net"]["units"], models["leaf_net"]["second_units"] = LEAF_UNITS, SECOND_UNITS
    return NetCheckpoint(option_values(OPTIONS), models, {"seed": 1, "rounds": []})


def test_networks_are_read_as_they_were_written() -> None:
    given, file = some_nets(), BytesIO()
    write_nets(given, file)
    file.seek(0)
    found = read_nets(file, "x.npz")
    assert found.table == given.table and found.training == given.training and found.weights == given.weights


def test_networks_of_other_inputs_and_other_files_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    file = BytesIO()
    write_nets(some_nets(), file)
    monkeypatch.setattr(net_checkpoint, "NET_STAMP", "0123456789abcdef")
    file.seek(0)
    with pytest.raises(BadCheckpoint, match="other features"):
        read_nets(file, "x.npz")
    for content in (b"", b"not a file of arrays", b"PK\x03\x04"):
        with pytest.raises(BadCheckpoint, match=r"y\.npz"):
            read_nets(BytesIO(content), "y.npz")


@pytest.mark.parametrize("allied", [False, True])
def test_the_champion_judges_at_once_where_a_network_plays(allied: bool) -> None:
    """A linear checkpoint, whose value network is small, judges after some Actions, as the Sovereign does."""
    game = next(wandering("en111", {"houses": 4, "allied": allied}, {}, seed=1))
    m = champion().records(game.view(game.state.who))[0]
    assert m["horizon"] == (PUCT_DEFAULT.horizon if allied else 0)


@pytest.mark.parametrize(("edition", "houses", "allied"), [("en111", 4, False), ("en111", 4, True), ("ga", 6, False)])
def test_every_table_has_a_policy(edition: str, houses: int, allied: bool) -> None:
    """A network where each plays for himself; the linear policy with allies, which no network has met."""
    options = built_in(edition).options(houses, allied=allied)
    found = models_for(options)["net"]
    if allied:
        assert found == linear_net(checkpoint_for(options).policy["weights"])
    else:
        assert any(found == each.net for each in bundled_nets())

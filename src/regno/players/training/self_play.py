"""Self-play for actor-critic training of the policy; accumulates the gradient of one batch of games.

Advantages come from TD(lambda) returns with the value network as critic; an entropy bonus keeps exploration. Every
other game is played against heuristic opponents. In imitation mode the heuristic chooses, and the gradient is that of
the log likelihood of its moves.
"""

from __future__ import annotations

from math import log
from typing import Annotated

from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HeuristicWeights
from regno.players.models.checkpoint import ModelWeights
from regno.players.models.features import ACTIONS, MAX_POLICY_FEATURES, POLICY
from regno.players.models.policy import PolicyScratch, action_index, sample_index
from regno.players.models.value_net import ValueNet, ValueScratch, evaluate
from regno.proelio import engine
from regno.proelio.chance import below, sow
from regno.proelio.jit.records import Row, Rows, jit_entry
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import WHOLE, payoff
from regno.proelio.simulate.playout import play_game
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import SEATS, Options, State, ally
from regno.proelio.steps import ACTION

MAX_STEPS = 512  # decisions recorded of one game
MAX_ACTIONS = 32  # decisions among more moves are not recorded
OPPONENT_EVERY = 2  # one game in so many is against heuristic opponents


class Trajectory:
    """The recorded decisions and value estimates of one game."""

    steps: int  # decisions recorded
    positions: int  # value estimates recorded
    seat: Annotated[Row, (MAX_STEPS,), "i4"]
    position: Annotated[Row, (MAX_STEPS,), "i4"]  # index of the last value estimate before the decision
    chosen: Annotated[Row, (MAX_STEPS,), "i4"]  # index of the move
    actions_count: Annotated[Row, (MAX_STEPS,), "i4"]
    actions: Annotated[Rows, (MAX_STEPS, MAX_ACTIONS), "i4"]
    probabilities: Annotated[list[list[float]], (MAX_STEPS, MAX_ACTIONS), "f8"]
    features: Annotated[Rows, (MAX_STEPS, MAX_POLICY_FEATURES), "i4"]
    features_count: Annotated[Row, (MAX_STEPS,), "i4"]
    values: Annotated[list[list[float]], (MAX_STEPS + 1, SEATS), "f8"]  # by estimate, then seat


class TrainingWorkspace(Workspace):
    """Scratch space of self-play."""

    policy: PolicyScratch
    value: ValueScratch
    trajectory: Trajectory
    is_heuristic: Annotated[Row, (SEATS,), "i4"]  # 1 for an opponent


class SelfPlayConfig:
    """How a batch of games is played and learnt from."""

    opponent: HeuristicWeights  # in imitation the teacher
    imitation: int
    td_lambda: Annotated[float, (), "f8"]
    entropy_weight: Annotated[float, (), "f8"]


class Gradient:
    """The summed policy gradient of a batch, with results against the heuristic opponents."""

    weights: Annotated[list[list[float]], (POLICY.size, ACTIONS.size), "f8"]
    samples: int
    opponent_games: int  # games against heuristic opponents
    opponent_wins: Annotated[float, (), "f8"]  # victories in them


def record_step(s: State, f: PolicyScratch, d: Trajectory, legal: Row, count: int, chosen: int) -> None:
    """Record one decision of the policy, while there is room."""
    if d.steps == MAX_STEPS or count > MAX_ACTIONS or d.positions == 0:
        return
    step = d.steps
    d.seat[step], d.position[step], d.chosen[step], d.actions_count[step] = s.who, d.positions - 1, chosen, count
    for place in range(count):
        d.actions[step][place] = action_index(s.step, legal[place])
        d.probabilities[step][place] = f.probabilities[place]
    for each in range(f.count):
        d.features[step][each] = f.features[each]
    d.features_count[step] = f.count
    d.steps += 1


def record_value(s: State, o: Options, net: ValueNet, t: ValueScratch, d: Trajectory) -> None:
    """Record the value estimate of every House at this Action."""
    if d.positions < MAX_STEPS:
        evaluate(s, o, net, t, d.values[d.positions])
        d.positions += 1


def compute_advantages(s: State, d: Trajectory, td_lambda: float) -> None:
    """Replace each recorded value, from the end backwards, by the TD(lambda) advantage over it."""
    for seat in range(s.houses):
        target = payoff(s, seat) / WHOLE
        d.values[d.positions][seat] = target
        for back in range(d.positions):
            place = d.positions - 1 - back
            predicted = d.values[place][seat]
            d.values[place][seat] = target - predicted  # the advantage of a decision just after it
            target = td_lambda * target + (1.0 - td_lambda) * predicted


def accumulate_gradient(d: Trajectory, step: int, advantage: float, entropy_weight: float, gradient: Gradient) -> None:
    """Add the policy gradient of one recorded action, weighted by its advantage, plus the entropy bonus."""
    entropy = 0.0
    for place in range(d.actions_count[step]):
        probability = d.probabilities[step][place]
        entropy -= probability * log(probability + 1e-12)
    for place in range(d.actions_count[step]):
        probability = d.probabilities[step][place]
        delta = advantage * ((1.0 if place == d.chosen[step] else 0.0) - probability)
        delta -= entropy_weight * probability * (log(probability + 1e-12) + entropy)
        action = d.actions[step][place]
        for each in range(d.features_count[step]):
            gradient.weights[d.features[step][each]][action] += delta
    gradient.samples += 1


def choose_and_record(s: State, o: Options, player: tuple[ModelWeights, SelfPlayConfig], ws: TrainingWorkspace) -> int:
    """Return a move of the policy, or of its opponent; record those of the policy or, in imitation, of the teacher."""
    models, config = player
    if s.step == ACTION:
        record_value(s, o, models.value_net, ws.value, ws.trajectory)
    count = engine.legal(s, o, ws.space)
    if count == 1:
        return ws.space[0]
    if ws.is_heuristic[s.who] == 1:
        return heuristic_move(s, config.opponent, attack_back(s, s.who), ws.rng, ws.space, count)
    place = sample_index(s, models.policy, ws.policy, ws.rng, ws.space, count)
    if config.imitation == 1:
        wanted = heuristic_move(s, config.opponent, attack_back(s, s.who), ws.rng, ws.space, count)
        for each in range(count):
            place = each if ws.space[each] == wanted else place
    record_step(s, ws.policy, ws.trajectory, ws.space, count, place)
    return ws.space[place]


def same_side(s: State, one: int, other: int) -> bool:
    """Return whether two seats win together: the same one, or allies."""
    return one == other or (s.allied == 1 and ally(s, one) == other)


@jit_entry
def self_play(
    s: State,
    o: Options,
    cards: Row,
    models: ModelWeights,
    config: SelfPlayConfig,
    ws: TrainingWorkspace,
    gradient: Gradient,
    first_seed: int,
    games: int,
) -> None:
    """Play a batch of games and accumulate its gradient."""
    d = ws.trajectory
    for game in range(games):
        sow(ws.rng, first_seed + game)
        begin(s, o, cards)
        against_opponents = config.imitation == 0 and game % OPPONENT_EVERY == 0
        me = below(ws.rng, s.houses)
        for seat in range(s.houses):
            ws.is_heuristic[seat] = 1 if against_opponents and not same_side(s, me, seat) else 0
        d.steps, d.positions = 0, 0
        play_game(s, o, (models, config), ws, choose_and_record)
        compute_advantages(s, d, config.td_lambda)
        if against_opponents:
            gradient.opponent_games += 1
            gradient.opponent_wins += payoff(s, me) / WHOLE
        for step in range(d.steps):
            if config.imitation == 1:
                accumulate_gradient(d, step, 1.0, 0.0, gradient)
            else:
                accumulate_gradient(d, step, d.values[d.position[step]][d.seat[step]], config.entropy_weight, gradient)

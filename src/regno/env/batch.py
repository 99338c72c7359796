"""A batch of games in compiled code: each step takes one choice per game, resolves chance, and re-deals finished games.

A step of the whole batch is one call; no Python runs per game.
"""

from __future__ import annotations

from regno.env.encode import Observation, Truth, encode, encode_truth
from regno.proelio import engine
from regno.proelio.chance import Rng, pick, sow
from regno.proelio.info.knowledge import Knowledge, know_nothing, watch
from regno.proelio.jit.records import Row, Rows, jit_entry, rule
from regno.proelio.moves import MOVES
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import WHOLE, part_won
from regno.proelio.state import CHANCE, SEATS, Events, Options, State
from regno.proelio.steps import OVER

GOES_ON, ENDED, ILLEGAL = 0, 1, 2  # what a step did to a game


@rule
def play(s: State, k: Knowledge, move: int, o: Options, e: Events) -> None:
    """Apply a move and update everybody's knowledge."""
    e.count = 0
    engine.apply(s, move, o, e)
    watch(k, e)


@rule
def answer_chance(s: State, k: Knowledge, o: Options, e: Events, rng: Rng) -> None:
    """Resolve chance up to the next choice of a House, or the end."""
    while s.step != OVER and s.who == CHANCE:
        play(s, k, pick(s, o, rng), o, e)


@rule
def deal(s: State, k: Knowledge, o: Options, e: Events, rng: Rng, cards: Row) -> None:
    """Deal a new game up to its first choice."""
    begin(s, o, cards)
    know_nothing(k, cards)
    answer_chance(s, k, o, e, rng)


@rule
def mark_legal(s: State, o: Options, space: Row, mask: Row) -> None:
    """Write the mask of legal moves."""
    for move in range(MOVES):
        mask[move] = 0
    for place in range(engine.legal(s, o, space)):
        mask[space[place]] = 1


@rule
def pay_out(s: State, reward: Row) -> None:
    """Write the rewards: a victory is worth 1, shared equally; a draw 0."""
    for seat in range(s.houses):
        reward[seat] = part_won(s, seat) / WHOLE  # type: ignore[call-overload]


@rule
def step_game(s: State, k: Knowledge, o: Options, e: Events, rng: Rng, move: int, mask: Row, reward: Row) -> int:
    """Apply one choice and return the outcome. An illegal move ends the game: its author gets -1, the others 0."""
    for seat in range(SEATS):
        reward[seat] = 0
    if move < 0 or move >= MOVES or mask[move] == 0:
        reward[s.who] = -1
        return ILLEGAL
    play(s, k, move, o, e)
    answer_chance(s, k, o, e, rng)
    if s.step != OVER:
        return GOES_ON
    pay_out(s, reward)
    return ENDED


@jit_entry
def deal_games(
    states: list[State],
    knowledge: list[Knowledge],
    rngs: list[Rng],
    o: Options,
    e: Events,
    cards: Row,
    first_seed: int,
) -> None:
    """Deal every game of the batch from its own seed."""
    for game in range(len(states)):
        sow(rngs[game], first_seed + game)
        deal(states[game], knowledge[game], o, e, rngs[game], cards)


@jit_entry
def step_games(
    states: list[State],
    knowledge: list[Knowledge],
    rngs: list[Rng],
    o: Options,
    e: Events,
    cards: Row,
    actions: Row,
    masks: Rows,
    rewards: Rows,
    outcomes: Row,
) -> None:
    """Apply one choice in every game; deal anew where one has ended."""
    for game in range(len(states)):
        s, k, rng = states[game], knowledge[game], rngs[game]
        outcomes[game] = step_game(s, k, o, e, rng, actions[game], masks[game], rewards[game])
        if outcomes[game] != GOES_ON:
            deal(s, k, o, e, rng, cards)


@jit_entry
def step_alone(
    s: State, k: Knowledge, rng: Rng, o: Options, e: Events, space: Row, move: int, mask: Row, reward: Row
) -> int:
    """Apply one choice in a game that is not dealt anew, and write the mask of the next one."""
    outcome = step_game(s, k, o, e, rng, move, mask, reward)
    mark_legal(s, o, space, mask)
    return outcome


@jit_entry
def observe_games(
    states: list[State],
    knowledge: list[Knowledge],
    o: Options,
    seen: State,
    space: Row,
    observations: list[Observation],
    masks: Rows,
    seats: Row,
) -> None:
    """Write, for every game, the acting seat, its observation and its legal moves."""
    for game in range(len(states)):
        s = states[game]
        seats[game] = s.who
        encode(s, knowledge[game], s.who, seen, observations[game])
        mark_legal(s, o, space, masks[game])


@jit_entry
def observe_seats(
    states: list[State], knowledge: list[Knowledge], seen: State, seats: Row, observations: list[Observation]
) -> None:
    """Write the observation of a given seat in each game."""
    for game in range(len(states)):
        encode(states[game], knowledge[game], seats[game], seen, observations[game])


@jit_entry
def reveal_games(states: list[State], seats: Row, truths: list[Truth]) -> None:
    """Write the hidden state of every game, relative to a seat; for a critic only."""
    for game in range(len(states)):
        encode_truth(states[game], seats[game], truths[game])

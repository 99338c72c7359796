"""Many games side by side: every one takes one choice at a time, chance answers itself, a finished one is dealt anew.

These are whole units: a step of the batch is one call, and no Python runs for a single game.
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
    """One move, with everybody's knowledge kept."""
    e.count = 0
    engine.apply(s, move, o, e)
    watch(k, e)


@rule
def answer_chance(s: State, k: Knowledge, o: Options, e: Events, rng: Rng) -> None:
    """On to the next choice of a House, or to the end."""
    while s.step != OVER and s.who == CHANCE:
        play(s, k, pick(s, o, rng), o, e)


@rule
def deal(s: State, k: Knowledge, o: Options, e: Events, rng: Rng, cards: Row) -> None:
    """A new game up to its first choice."""
    begin(s, o, cards)
    know_nothing(k, cards)
    answer_chance(s, k, o, e, rng)


@rule
def mark_legal(s: State, o: Options, space: Row, mask: Row) -> None:
    """1 for each allowed move."""
    for move in range(MOVES):
        mask[move] = 0
    for place in range(engine.legal(s, o, space)):
        mask[space[place]] = 1


@rule
def pay_out(s: State, reward: Row) -> None:
    """A victory is worth 1, shared equally by those who share it; a draw is worth nothing to anybody."""
    for seat in range(s.houses):
        reward[seat] = part_won(s, seat) / WHOLE  # type: ignore[call-overload]


@rule
def step_game(s: State, k: Knowledge, o: Options, e: Events, rng: Rng, move: int, mask: Row, reward: Row) -> int:
    """One choice of one game. A move that is not allowed ends it: its author pays 1, nobody gains."""
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
    """Deal every game of the batch, each from its own seed."""
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
    """One choice in every game; where one has ended, the next is dealt."""
    for game in range(len(states)):
        s, k, rng = states[game], knowledge[game], rngs[game]
        outcomes[game] = step_game(s, k, o, e, rng, actions[game], masks[game], rewards[game])
        if outcomes[game] != GOES_ON:
            deal(s, k, o, e, rng, cards)


@jit_entry
def step_alone(
    s: State, k: Knowledge, rng: Rng, o: Options, e: Events, space: Row, move: int, mask: Row, reward: Row
) -> int:
    """One choice of a game that stays as it is when it has ended; the mask is then that of the next choice."""
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
    """What the seat that must choose knows in every game, and what it may do."""
    for game in range(len(states)):
        s = states[game]
        seats[game] = s.who
        encode(s, knowledge[game], s.who, seen, observations[game])
        mark_legal(s, o, space, masks[game])


@jit_entry
def observe_seats(
    states: list[State], knowledge: list[Knowledge], seen: State, seats: Row, observations: list[Observation]
) -> None:
    """What any seat knows, one for each game."""
    for game in range(len(states)):
        encode(states[game], knowledge[game], seats[game], seen, observations[game])


@jit_entry
def reveal_games(states: list[State], seats: Row, truths: list[Truth]) -> None:
    """What is hidden in every game, counted from a seat on: for a critic alone."""
    for game in range(len(states)):
        encode_truth(states[game], seats[game], truths[game])

"""A batch of games in compiled code: each call goes on in every game to the next choice that the caller must make.

Chance, forced answers and compiled opponents are played on the way; finished games are dealt again. All this is one
loop with one place each that applies a move and finds the legal ones: rules are inlined where they are called, so a
second place would be a second copy of all rules to compile. A game is observed as soon as it waits, while what it
touched is still in the processor's cache.
"""

from __future__ import annotations

from regno.env.kernel.encode import Observation, Truth, encode, encode_truth
from regno.env.kernel.opponents import BatchSettings, Brain, Wide, choose_move, draw_chairs
from regno.players.heuristic_weights import HeuristicWeights
from regno.players.models.policy import PolicyScratch, PolicyWeights
from regno.proelio import engine
from regno.proelio.bits import lowest
from regno.proelio.chance import Rng, pick, sow
from regno.proelio.info.knowledge import Knowledge, know_nothing, watch
from regno.proelio.jit.records import Row, Rows, jit_entry
from regno.proelio.moves import MOVES
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import WHOLE, part_won
from regno.proelio.state import CHANCE, SEATS, Events, Options, State
from regno.proelio.steps import OVER

GOES_ON, ENDED, ILLEGAL = 0, 1, 2  # what a step did to a game
LEARNER = -1  # the chair of whoever calls
AT_END = -2  # instead of a chair: a game is over, and its last observation is asked for before the next is dealt
# Why the batch is run: to begin, with the caller's choices, with an opponent's answers, only to observe again, or to
# deal again where a game has waited at its end.
DEAL, STEP, ANSWER, LOOK, NEXT = 0, 1, 2, 3, 4
NO_MOVE = -1


class BatchGame:
    """One game of the batch besides its State: who plays it, and what may be answered."""

    seed: Wide  # of its deal
    learner: int  # the caller's seat, the first one if there are several
    length: int  # choices of the caller in this game
    waiting: int  # the opponent outside compiled code whose answer is due, AT_END, or LEARNER for nothing
    legal: Wide  # the legal answers, one bit a move


def pay_out(s: State, reward: Row) -> None:
    """Write the rewards: a victory is worth 1, shared equally; a draw 0."""
    for seat in range(s.houses):
        reward[seat] = part_won(s, seat) / WHOLE  # type: ignore[call-overload]


def write_mask(legal: int, mask: Row) -> None:
    """Write the legal moves, one bit each, as a mask."""
    for move in range(MOVES):
        mask[move] = 0
    while legal != 0:
        mask[lowest(legal)] = 1
        legal &= legal - 1


def is_forced(legal: int) -> bool:
    """Return whether there is one legal move and no other."""
    return legal & (legal - 1) == 0


def begin_game(s: State, k: Knowledge, o: Options, cards: Row, rng: Rng, p: BatchGame, t: BatchSettings) -> None:
    """Lay out the next game of this place in the batch; its seed tells its deal."""
    sow(rng, p.seed)
    begin(s, o, cards)
    know_nothing(k, cards)
    p.length = 0
    p.learner = t.seat if t.seat >= 0 else p.seed % o.houses


@jit_entry
def run_games(
    states: list[State],
    knowledge: list[Knowledge],
    rngs: list[Rng],
    progress: list[BatchGame],
    chairs: Rows,
    o: Options,
    e: Events,
    seen: State,
    cards: Row,
    space: Row,
    t: BatchSettings,
    brains: list[Brain],
    heuristics: list[HeuristicWeights],
    policies: list[PolicyWeights],
    f: PolicyScratch,
    lot: Rng,
    chosen: Row,
    actions: Row,
    observations: list[Observation],
    masks: Rows,
    seats: Row,
    rewards: Rows,
    outcomes: Row,
    lengths: Row,
) -> int:
    """Go on in the chosen games to the caller's next choice, and return how many wait for something outside.

    An illegal move ends its game: its author gets -1, the others 0. A game that ends before the caller had any choice
    in it pays nobody; where games are not dealt again, it counts like any other.
    """
    waiting = 0
    for index in range(len(chosen)):
        game = chosen[index]
        s, k, rng, p, reward = states[game], knowledge[game], rngs[game], progress[game], rewards[game]
        move, fresh = actions[game], t.why == DEAL or t.why == NEXT
        paid = t.why == LOOK or (t.why >= ANSWER and outcomes[game] != GOES_ON)
        if t.why < ANSWER or t.why == LOOK:
            outcomes[game], lengths[game] = GOES_ON, 0
            for seat in range(SEATS):
                reward[seat] = 0
        if t.why == DEAL:
            p.seed = t.first_seed + game
        elif t.why == NEXT:
            p.seed += t.stride
        elif t.why == LOOK:
            move = NO_MOVE
        elif t.why == STEP and s.step == OVER:
            outcomes[game], paid, move = ENDED, True, NO_MOVE
        elif t.why == STEP:
            p.length += 1
            if move < 0 or move >= MOVES or (p.legal >> move) & 1 == 0:
                reward[s.who] = -1
                outcomes[game], lengths[game] = ILLEGAL, p.length
                s.step, move = OVER, NO_MOVE
        running = True
        while running:
            if fresh:
                begin_game(s, k, o, cards, rng, p, t)
                draw_chairs(lot, p.seed, p.learner, o.houses, t, brains, chairs[game])
                fresh = False
            elif move != NO_MOVE:
                e.count = 0
                engine.apply(s, move, o, e)
                watch(k, e)
            legal, chair, viewer = 0, LEARNER, s.who
            if s.step == OVER:
                ended = not paid and (p.length > 0 or t.redeal == 0)
                paid = paid or ended
                if ended and outcomes[game] == GOES_ON:
                    pay_out(s, reward)
                    outcomes[game], lengths[game] = ENDED, p.length
                viewer, running = p.learner, t.redeal == 1
                if ended and t.keep_finals == 1 and running:
                    chair, running = AT_END, False
            elif s.who != CHANCE:
                legal = engine.legal_set(s, o)
                chair = chairs[game][s.who]
                if chair == LEARNER or brains[chair].kind < 0:
                    running = is_forced(legal) and (t.skip_forced == 1 or chair != LEARNER)
            if not running:
                write_mask(legal, masks[game])
                p.legal, seats[game], p.waiting = legal, viewer, chair
                waiting += 0 if chair == LEARNER else 1
            elif s.step == OVER:
                p.seed += t.stride
                fresh = True
            elif s.who == CHANCE:
                move = pick(s, o, rng)
            elif is_forced(legal):
                move = lowest(legal)
            else:
                move = choose_move(s, brains[chair], heuristics, policies, f, rng, space, legal)
        encode(s, k, seats[game], seen, observations[game])
    return waiting


@jit_entry
def choose_games(
    states: list[State],
    o: Options,
    brains: list[Brain],
    brain: int,
    heuristics: list[HeuristicWeights],
    policies: list[PolicyWeights],
    f: PolicyScratch,
    lot: Rng,
    space: Row,
    moves: Row,
) -> None:
    """Write the move that a compiled player would choose in every game, -1 where none is to be chosen."""
    for game in range(len(states)):
        s = states[game]
        moves[game] = NO_MOVE
        if s.step != OVER and s.who != CHANCE:
            legal = engine.legal_set(s, o)
            moves[game] = lowest(legal)
            if not is_forced(legal):
                moves[game] = choose_move(s, brains[brain], heuristics, policies, f, lot, space, legal)


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

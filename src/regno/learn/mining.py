"""Mining: puzzles from games of self-play, found by judging their decisions with ever larger budgets."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from regno.learn.answers import MOST_LINES, Line, line_words, lines_of, next_choice
from regno.learn.lines import heuristic_line, line_prior, policy_line
from regno.learn.prove import Proof, prove, prove_in_stages
from regno.learn.puzzle import MARGIN, Puzzle, PuzzleAnswer, PuzzleFact
from regno.learn.themes import Theme, first_themes, themes_of
from regno.players.analysis.contrasts import Fact
from regno.players.budget import Budget
from regno.players.play import chooser, next_move
from regno.players.player import Player
from regno.players.spec import PLAYERS
from regno.proelio.chance import Rng, below, make_rng
from regno.proelio.edition import built_in
from regno.proelio.formats.redacted import redacted_position
from regno.proelio.formats.seat_record import seat_record_text
from regno.proelio.game import Game, undealt
from regno.proelio.info.seat_game import SeatGame, SeatMove, seat_moves
from regno.proelio.info.view import View
from regno.proelio.jit.records import copy_of
from regno.proelio.state import CHANCE
from regno.proelio.steps import ACTION

SCREENS = ((1_500, 0.010), (8_000, 0.015))  # simulations, and the least lead with which a decision goes on
PROOF = 16_000  # simulations of the proof itself
AGAIN = 10  # times as many for solving it again
THINKING = 100  # simulations of the players for each choice
MOST_OF_GAME = 2  # puzzles of one game
MOST_OF_THEME = 0.2  # of all puzzles asked for
CLEAR_LEAD, CLEAR_PRIOR, MANY = 0.12, 0.4, 12  # from here on neither lead, prior nor number of answers matters


@dataclass(frozen=True)
class MiningTable:
    """A table at which games are mined."""

    edition: str
    houses: int
    guilds: bool = False
    merchant: bool = False
    allied: bool = False


MINING_TABLES = (
    *(MiningTable(edition, houses) for houses in (4, 3, 5, 6) for edition in ("en111", "it111", "v082", "ga")),
    *(MiningTable(edition, 4, allied=True) for edition in ("en111", "it111", "ga")),
    *(MiningTable(edition, 4, guilds=True, merchant=True) for edition in ("en111", "it111", "v082")),
    MiningTable("en111", 4, guilds=True, allied=True),
    MiningTable("en111", 5, guilds=True, merchant=True),
)  # fmt: skip


@dataclass(frozen=True)
class Moment:
    """A decision of a game of self-play: after how many moves it was asked, and where its round began."""

    seat: int
    number: int  # moves before it
    since: int  # moves before the seat's last Action


def mining_tables() -> list[MiningTable]:
    """Return the tables that their editions allow."""
    found = []
    for table in MINING_TABLES:
        modes = built_in(table.edition).modes
        if all(not getattr(table, mode) or modes[mode] for mode in ("guilds", "merchant", "allied")):
            found.append(table)
    return found


def new_game(table: MiningTable, seed: int) -> Game:
    book = built_in(table.edition)
    return undealt(book, book.options(table.houses, table.guilds, table.merchant, table.allied), make_rng(seed))


def players_for(houses: int, rng: Rng) -> list[Player]:
    """Return the players of a game: those that think, and now and then a Steward among them."""
    return [PLAYERS["steward" if below(rng, 4) == 0 else "sovereign"](rng) for _ in range(houses)]


def mine_game(table: MiningTable, seed: int, wanted: Mapping[Theme, int] | None = None) -> list[Puzzle]:
    """Play one game and return its puzzles; of themes of which ``wanted`` leaves no more none is taken."""
    game, rng, found = new_game(table, seed), make_rng(seed), list[Puzzle]()
    choosers = [chooser(each, Budget(simulations=THINKING)) for each in players_for(table.houses, rng)]
    last_action: dict[int, int] = {}
    taken: Counter[Theme] = Counter()
    goes_on = False  # whether this is a further card of a choice already looked at
    while not game.result:
        who, number = game.state.who, len(game.moves)
        if who != CHANCE and not goes_on and who in last_action and len(found) < MOST_OF_GAME:
            puzzle = puzzle_at(game, Moment(who, number, last_action[who]), seed, full_themes(wanted, taken))
            if puzzle is not None:
                found.append(puzzle)
                taken[puzzle.themes[0]] += 1
        if game.state.step == ACTION:
            last_action[who] = number
        move = next_move(game, choosers, rng)[0]
        goes_on = who != CHANCE and next_choice(game.state, game.options, move) is not None
        game.apply(move)
    return found


def full_themes(wanted: Mapping[Theme, int] | None, taken: Counter[Theme]) -> frozenset[Theme]:
    """Return the themes of which there are enough."""
    if wanted is None:
        return frozenset()
    return frozenset(theme for theme, left in wanted.items() if left <= taken[theme])


def puzzle_at(game: Game, moment: Moment, seed: int, full: frozenset[Theme]) -> Puzzle | None:
    """Return the puzzle of a decision, None if it is none: too simple, not sure, or not by a margin."""
    view = game.view(moment.seat)
    if len(view.legal) < 2:
        return None
    lines = lines_of(view)
    if not 3 <= len(lines) <= MOST_LINES and not (len(lines) == 2 and view.state.step != ACTION):
        return None
    if first_themes(view, lines) <= full:
        return None
    seeds = [seed * 1_000 + moment.number * 3 + place for place in range(3)]
    first = prove(view, lines, SCREENS[0][0], seeds[0])
    thumbs = [heuristic_line(view), policy_line(view)]
    if first.best in thumbs or next_lead(first) < SCREENS[0][1]:
        return None
    if themes_found(view, first, thumbs)[0] in full:
        return None
    seen = forget(game, moment)
    view = seen.view()
    second = prove(view, lines, SCREENS[1][0], seeds[1])
    if second.best != first.best or next_lead(second) < SCREENS[1][1]:
        return None
    themes = themes_found(view, second, thumbs)
    if themes[0] in full:
        return None
    proof = prove(view, lines, PROOF, seeds[2])
    if proof.best != first.best or proof.lead < MARGIN:
        return None
    return build(seen, proof, thumbs, themes, seeds[2])


def themes_found(view: View, proof: Proof, thumbs: Sequence[Line]) -> list[Theme]:
    """Return the themes of a decision by its best line and those that tempt."""
    return themes_of(view, [proof.lines[place] for place in [proof.order[0], *tempting(proof, thumbs)]])


def next_lead(proof: Proof) -> float:
    """Return the mean lead over the next best."""
    return proof.lead_over(proof.order[1]).behind


def tempting(proof: Proof, thumbs: Sequence[Line]) -> list[int]:
    """Return the places of the answers that tempt: those of the rules of thumb and the next best."""
    return list(dict.fromkeys([*(proof.lines.index(line) for line in thumbs), proof.order[1]]))


def forget(game: Game, moment: Moment) -> SeatGame:
    """Return the game as the seat saw it since its last Action, and as if it knew nothing from before."""
    before = game.replay(game.moves[: moment.since])
    seen = SeatGame(game.edition, game.options, moment.seat, copy_of(before.state), game.cards)
    seen.start = redacted_position(seen.view())
    for move in later_moves(game, moment):
        seen.apply(move)
    return seen


def later_moves(game: Game, moment: Moment) -> Iterator[SeatMove]:
    """Yield what the seat saw since its last Action."""
    whole = game.replay(game.moves[: moment.number])
    for place, move in enumerate(seat_moves(whole, moment.seat)):
        if place >= moment.since:
            yield move


def build(seen: SeatGame, proof: Proof, thumbs: Sequence[Line], themes: list[Theme], seed: int) -> Puzzle:
    """Return the puzzle that a proof is of."""
    view, record = seen.view(), seat_record_text(seen)
    explained = tempting(proof, thumbs)
    return Puzzle(
        id=hashlib.sha256(record.encode()).hexdigest()[:10],
        edition=seen.edition.id,
        houses=seen.options.houses,
        themes=themes,
        difficulty=difficulty(proof, view),
        answers=[answer(proof, view, place, place in explained) for place in proof.order],
        thumb=[proof.order.index(proof.lines.index(line)) for line in thumbs],
        worlds=proof.worlds,
        simulations=PROOF,
        seed=seed,
        checked=0,
        lead=0.0,
        record=record,
    )


def answer(proof: Proof, view: View, place: int, explained: bool) -> PuzzleAnswer:
    chance, low, high = (round(each, 4) for each in proof.interval(place))
    words, is_best = line_words(view, proof.lines[place]), place == proof.order[0]
    if is_best:
        return PuzzleAnswer(words, chance, low, high)
    lead = proof.lead_over(place)
    reasons = [stored_fact(fact) for fact in proof.reasons(place)] if explained else []
    return PuzzleAnswer(words, chance, low, high, round(lead.behind, 4), round(lead.surely, 4), reasons)


def stored_fact(fact: Fact) -> PuzzleFact:
    figures = (round(fact.best, 4), round(fact.next, 4), round(fact.weight, 4))
    return PuzzleFact(fact.key, fact.house, fact.role, *figures, fact.share, fact.card)


def difficulty(proof: Proof, view: View) -> int:
    """Return 1 to 5: a small lead, an unlikely answer and many others make a puzzle hard."""
    close = 1 - min(next_lead(proof), CLEAR_LEAD) / CLEAR_LEAD
    surprising = 1 - min(line_prior(view, proof.best), CLEAR_PRIOR) / CLEAR_PRIOR
    crowded = min(len(proof.lines) - 2, MANY) / MANY
    return 1 + min(4, int(5 * (0.4 * close + 0.35 * surprising + 0.25 * crowded)))


def solve_again(puzzle: Puzzle, simulations: int, seed: int) -> tuple[bool, float, int]:
    """Solve a puzzle in fresh worlds; return whether its answer is surely the best again, by how much, in how many."""
    view = puzzle.game().view()
    proof, lead = prove_in_stages(view, lines_of(view), simulations, seed)
    same = line_words(view, proof.best) == puzzle.best.moves
    return same and lead > 0, lead, proof.worlds

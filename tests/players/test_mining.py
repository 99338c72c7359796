"""Puzzles: mined from what a seat saw, proved over its worlds, solved again, refused where they cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from chairs import TABLES, at, wandering

from regno.learn import mining, runs
from regno.learn.answers import line_words, lines_of, read_line
from regno.learn.mining import MiningTable, Moment, forget, mine_game
from regno.learn.prove import prove, prove_in_stages
from regno.learn.puzzle import MARGIN, BadPuzzle, Puzzle, library, puzzle_of_day, puzzles_text, read_puzzles
from regno.learn.runs import CheckLog, MiningLog, check_all, check_answers, drop_disputed, mine, room_for
from regno.learn.themes import THEMES, themes_of
from regno.players.prepare import prepare_advice
from regno.proelio.formats.redacted import redacted_position
from regno.proelio.formats.seat_record import seat_record_text
from regno.proelio.info.seat_game import SeatGame, seat_game_of
from regno.proelio.state import CHANCE
from regno.proelio.steps import ACTION
from regno.text import LANGUAGES

HEADER = {"what": "puzzles"}


@contextmanager
def refusal(key: str) -> Iterator[None]:
    """A puzzle that is refused for a reason."""
    with pytest.raises(BadPuzzle) as fault:
        yield
    assert fault.value.key == key
    assert all(fault.value.text(language) for language in LANGUAGES)


@pytest.fixture(scope="module", autouse=True)
def prepared() -> None:
    prepare_advice()


@pytest.fixture(scope="module")
def easy() -> Iterator[None]:
    """Puzzles are found at once, and need not be sound."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(mining, "SCREENS", ((60, -1.0), (60, -1.0)))
        monkeypatch.setattr(mining, "PROOF", 120)
        monkeypatch.setattr(mining, "MARGIN", -2.0)
        monkeypatch.setattr(mining, "THINKING", 2)
        yield


@pytest.fixture(scope="module")
def mined(easy: None) -> list[Puzzle]:
    return mine_game(MiningTable("en111", 4), seed=2)


@pytest.fixture
def puzzle(mined: list[Puzzle]) -> Puzzle:
    return mined[0]


def test_the_best_answer_of_a_plain_position_is_proved() -> None:
    """A House without a wall and with one card falls to Soldiers."""
    view = at("houses=3 h0=soldiers,manure,patrol f0=shields h1=resources*3 f1=shields h2=resources", "en111").view(0)
    proof = prove(view, lines_of(view), 4_000, seed=1)
    assert line_words(view, proof.best) == ["attack soldiers"]
    assert proof.lead > MARGIN
    assert proof.reasons(proof.order[1])


def test_answers_that_are_clearly_worse_are_left_behind_early() -> None:
    """The lead over them still counts, and what may be best gets the worlds that it would get among all answers."""
    view = at("houses=3 h0=soldiers,manure,patrol f0=shields h1=resources*3 f1=shields h2=resources", "en111").view(0)
    lines, budget = lines_of(view), 8_000
    proof, lead = prove_in_stages(view, lines, budget, seed=1)
    assert line_words(view, proof.best) == ["attack soldiers"]
    assert 2 <= len(proof.lines) < len(lines)
    assert proof.worlds == budget // (2 * len(lines))
    assert 0 < lead <= proof.lead


def test_equal_answers_have_no_lead() -> None:
    """Two cards of no use: whichever goes, nothing is surely better."""
    view = at("houses=3 h0=manure*5,soldiers f0=shields at=trim need=1 h1=soldiers*4 h2=soldiers*4", "en111").view(0)
    if len(lines_of(view)) > 1:
        assert prove(view, lines_of(view), 400, seed=1).lead < MARGIN


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_puzzle_is_made_of_what_its_seat_saw(table: int) -> None:
    """The puzzle of a game is the same as that of the seat's own Record of it, in which nothing hidden is."""
    last: dict[int, int] = {}
    seen = 0
    for game in wandering(*TABLES[table], seed=5):
        who, number = game.state.who, len(game.moves)
        if not game.result and who != CHANCE and who in last and number % 7 == 0:
            own = seat_game_of(game, who)
            before = own.replay(last[who])
            kept = SeatGame(own.edition, own.options, who, before.state, own.cards)
            kept.start = redacted_position(kept.view())
            for move in own.moves[last[who] :]:
                kept.apply(move)
            assert seat_record_text(forget(game, Moment(who, number, last[who]))) == seat_record_text(kept)
            seen += 1
        if not game.result and game.state.step == ACTION:
            last[who] = number
    assert seen > 3


def test_a_mined_puzzle_is_whole(mined: list[Puzzle]) -> None:
    puzzles = mined
    assert 1 <= len(puzzles) <= mining.MOST_OF_GAME
    for puzzle in puzzles:
        check_answers(puzzle)
        assert 0 not in puzzle.thumb, "a rule of thumb gives the answer"
        assert 1 <= puzzle.difficulty <= 5
        assert puzzle.best.chance == max(answer.chance for answer in puzzle.answers)
        assert any(answer.reasons for answer in puzzle.answers)
    assert read_puzzles(puzzles_text(puzzles), "here") == puzzles


def test_only_puzzles_of_the_wanted_themes_are_taken(easy: None) -> None:
    free = mine_game(MiningTable("en111", 4), 2, dict.fromkeys(THEMES, 9))
    wanted = free[-1].themes[0]
    found = mine_game(MiningTable("en111", 4), 2, {theme: int(theme == wanted) for theme in THEMES})
    assert [puzzle.themes[0] for puzzle in found] == [wanted]
    assert not mine_game(MiningTable("en111", 4), 2, dict.fromkeys(THEMES, 0))


def test_the_fewer_themes_are_wanted_the_more_there_are_of_each(mined: list[Puzzle]) -> None:
    assert set(room_for([], 100, THEMES).values()) == {20}
    few = room_for(mined[:1], 100, ["loot", mined[0].themes[0]])
    assert few["loot"] == 100 and few[mined[0].themes[0]] == 99 and few["plague"] == 0


def test_a_run_goes_on_where_it_was_stopped(easy: None, tmp_path: Path) -> None:
    at_once = MiningLog(None, HEADER)
    list(mine(at_once, 5, seed=3))
    first = MiningLog(tmp_path / "log", HEADER)
    next(mine(first, 5, seed=3))
    with (tmp_path / "log").open("a") as file:
        file.write('[7,[{"id":"cut o')  # the machine went off
    again = MiningLog(tmp_path / "log", HEADER)
    assert again.results == first.results
    list(mine(again, 5, seed=3))
    assert again.puzzles() == at_once.puzzles()


def test_the_log_of_another_run_is_refused(tmp_path: Path) -> None:
    MiningLog(tmp_path / "log", HEADER)
    with refusal("other-run"):
        MiningLog(tmp_path / "log", {"what": "puzzles", "seed": 2})


def test_a_disputed_puzzle_is_found_and_left_out(mined: list[Puzzle], monkeypatch: pytest.MonkeyPatch) -> None:
    sound, other = mined[:2]
    results = {sound.id: (True, 0.05, 900), other.id: (False, -0.01, 900)}
    monkeypatch.setattr(runs, "solve_again", lambda puzzle, *_: results[puzzle.id])
    log = CheckLog(None, HEADER)
    assert [same for _, (same, _, _) in check_all([sound, other], log, 400)] == [True, False]
    assert drop_disputed([sound, other], log) == [msgspec.structs.replace(sound, checked=900, lead=0.05)]


# ---------------------------------------------------------------- puzzles that cannot be


def with_best(puzzle: Puzzle, moves: list[str]) -> Puzzle:
    return msgspec.structs.replace(puzzle, answers=[msgspec.structs.replace(puzzle.best, moves=moves)])


def test_answers_that_are_not_allowed_or_missing_are_told(puzzle: Puzzle) -> None:
    with refusal("illegal-answer"):
        check_answers(with_best(puzzle, ["surrender"]))
    with refusal("illegal-answer"):
        check_answers(with_best(puzzle, ["trade"]))
    with refusal("missing-answer"):
        check_answers(msgspec.structs.replace(puzzle, answers=puzzle.answers[:1]))


def test_records_that_do_not_replay_or_end_elsewhere_are_told(puzzle: Puzzle) -> None:
    head, _, _ = puzzle.record.partition("\n\n")
    with refusal("bad-record"):
        msgspec.structs.replace(puzzle, record=head + "\n\n9 attack base\n").game()
    ended = puzzle.record.partition("\nchance")[0] + "\n"  # chance must answer, and no House
    with refusal("no-decision"):
        msgspec.structs.replace(puzzle, record=ended).game()


@pytest.mark.parametrize("line", ["", "{}", "[]", '{"id": 3}', "\x00", '{"id": "x", "surprise": 1}'])
def test_a_line_that_is_no_puzzle_is_named(line: str) -> None:
    with pytest.raises(BadPuzzle) as fault:
        read_puzzles(f"{line}\n", "mine.jsonl")
    assert fault.value.arguments["line"] == 1


# ---------------------------------------------------------------- the library


def test_the_library_is_proved() -> None:
    """Every puzzle has its proof, was solved again at ten times the budget, and no rule of thumb solves it."""
    assert len({puzzle.id for puzzle in library()}) == len(library())
    for puzzle in library():
        assert all(answer.surely >= MARGIN for answer in puzzle.answers[1:]), puzzle.id
        assert puzzle.checked >= 9 * puzzle.worlds and puzzle.lead > 0, puzzle.id
        assert 0 not in puzzle.thumb and puzzle.themes and puzzle.answers[1].reasons, puzzle.id


def test_the_library_has_every_edition_size_and_theme() -> None:
    assert {puzzle.edition for puzzle in library()} == {"en111", "ga", "it111", "v082"}
    assert {puzzle.houses for puzzle in library()} == {3, 4, 5, 6}
    counted = Counter(theme for puzzle in library() for theme in puzzle.themes)
    asked = {"bluff", "read-bluff", "sacrifice", "loot", "patrol", "winter", "equitas", "guild", "allies"}
    assert asked <= set(counted)


@pytest.mark.parametrize("part", [pytest.param(1, marks=pytest.mark.long), 25])
def test_the_library_can_be_played_and_has_its_themes(part: int) -> None:
    for puzzle in library()[::part]:
        check_answers(puzzle)
        view, tempting = puzzle.game().view(), dict.fromkeys([0, *puzzle.thumb, 1])
        assert puzzle.themes == themes_of(view, [read_line(view, puzzle.answers[place].moves) for place in tempting])


def test_a_puzzle_of_the_day_comes_again_after_all_others() -> None:
    for count in (1, 2, 12, 500, 613):
        assert len({puzzle_of_day(day, count) for day in range(739_000, 739_000 + count)}) == count

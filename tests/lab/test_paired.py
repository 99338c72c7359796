"""A draft beside its base: the same deals on both sides, figures that equal a plain count, intervals of the change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import isclose
from types import ModuleType

import pytest
from studies import study

from regno.arena.entrant import Entrant
from regno.lab.changed_games import ChangedGame, GameEnd, compare_games, most_changed, outcome_of, replay
from regno.lab.effects import jackknife_error, length
from regno.lab.estimates import main_estimates, of_group
from regno.lab.experiment import Study
from regno.lab.paired import BLOCKS, LEAST_CHUNK, PairedCounts, PairedEstimate, chunks_of, plan
from regno.lab.run_log import Chunk
from regno.proelio.draft import changed_edition
from regno.proelio.formats.record import read_record, record_text

LEVELS = (Entrant("random"), Entrant("steward"))


def tables(games: int, cards: Mapping[str, int], **rulings: str) -> tuple[Study, Study]:
    """The printed edition and a draft of it, with Guilds."""
    base = study(games=games, guilds=True)
    book = changed_edition(base.book, cards, rulings, "Mine")
    return base, replace(base, book=book, options=book.options(4, guilds=True))


def counted(studies: list[Study], chunks: list[Chunk]) -> PairedCounts:
    found = PairedCounts(studies)
    for chunk in chunks:
        found.add(chunk, studies[chunk.study].play(chunk.first, chunk.games))
    return found


def figure(found: PairedCounts, group: str, item: str) -> PairedEstimate:
    return next(each for each in found.estimates() if (each.group, each.item) == (group, item))


@pytest.fixture(scope="module")
def fewer_knights(census: Mapping[str, ModuleType]) -> tuple[list[Study], PairedCounts]:
    studies = plan(*tables(12_000, {"knights": 3}), LEVELS, 0)
    return studies, counted(studies, chunks_of(studies))


def test_each_figure_is_that_of_a_plain_count(fewer_knights: tuple[list[Study], PairedCounts]) -> None:
    studies, found = fewer_knights
    draft = studies[len(studies) // 2]
    for each in main_estimates(draft, draft.play(0, draft.games)):
        if each.group in ("order", "guild", "turns", "ending", "decisive", "decided", "from-last"):
            seen = figure(found, each.group, each.item)
            assert (seen.value, seen.low, seen.high) == (each.value, each.low, each.high)
            assert isclose(seen.change, seen.value - seen.base, abs_tol=2e-6)


def test_the_interval_of_a_change_is_the_jackknife_over_pairs_of_blocks(census: Mapping[str, ModuleType]) -> None:
    games = 2 * BLOCKS * LEAST_CHUNK  # so every block has two chunks
    studies = plan(*tables(games, {"soldiers": 9}), LEVELS, 0)
    found = counted(studies, [chunk for chunk in chunks_of(studies) if chunk.study in (0, 3)])

    def counts(table: Study, *firsts: int, games: int = LEAST_CHUNK) -> dict[str, int]:
        played = [table.play(first, games) for first in firsts]
        return {name: sum(each[name] for each in played) for name in ("games", "turns")}

    base, draft = studies[0], studies[3]
    firsts = range(0, games // 2, LEAST_CHUNK)
    ours, theirs = ([counts(each, first, first + games // 2) for first in firsts] for each in (base, draft))
    before, after = counts(base, 0, games=games), counts(draft, 0, games=games)
    error = jackknife_error(length, before, after, ours, theirs)
    seen = figure(found, "turns", "mean")
    assert seen.known and isclose((seen.change_high - seen.change_low) / 2, (1.959964 + 2.4 / 39) * error, rel_tol=1e-3)


def test_a_large_change_is_clear_and_a_draft_without_changes_is_not(
    fewer_knights: tuple[list[Study], PairedCounts], census: Mapping[str, ModuleType]
) -> None:
    _, found = fewer_knights
    assert figure(found, "decisive", "knights").clear and figure(found, "turns", "mean").clear
    studies = plan(*tables(12_000, {}), LEVELS, 0)
    same = counted(studies, chunks_of(studies)).estimates()
    assert same and not any(each.clear or each.change for each in same)


def test_only_deals_that_both_tables_have_played_count(census: Mapping[str, ModuleType]) -> None:
    studies = plan(*tables(4_000, {"hero": 4}), LEVELS, 0)
    found = PairedCounts(studies)
    first = Chunk(0, 0, 1_000)
    assert not found.add(first, studies[0].play(0, 1_000)) and found.deals == 0 and found.estimates() == []
    assert found.add(first._replace(study=3), studies[3].play(0, 1_000)) and found.deals == 1_000
    assert not any(each.known for each in found.estimates())  # one block has no interval


def test_the_order_of_chunks_does_not_matter(census: Mapping[str, ModuleType]) -> None:
    studies = plan(*tables(10_000, {"hero": 4}), LEVELS, 0)
    chunks = chunks_of(studies)
    assert counted(studies, chunks).estimates() == counted(studies, chunks[::-1]).estimates()


def test_spreads_and_skill_stand_beside_those_of_the_base(fewer_knights: tuple[list[Study], PairedCounts]) -> None:
    studies, found = fewer_knights
    order = of_group(main_estimates(studies[0], studies[0].play(0, studies[0].games)), "order")
    mean = sum(each.value for each in order) / 4
    spread = figure(found, "spread", "order")
    assert isclose(spread.base, (sum((each.value - mean) ** 2 for each in order) / 4) ** 0.5, abs_tol=1e-5)
    assert spread.low <= spread.value <= spread.high
    assert figure(found, "rating", "steward > random").base > 300
    assert 0 < figure(found, "luck-of-deal", "all").base < 0.5


def test_a_game_replays_as_it_was_counted(census: Mapping[str, ModuleType]) -> None:
    base, draft = tables(20, {"shields": 11, "resources": 9}, first_turn_attack="yes")
    for table in (base, draft):
        game = replay(table, 7)
        counts = table.play(7, 1)
        again = read_record(record_text(game))
        assert again.moves == game.moves and again.edition.cards == table.book.cards
        seen = outcome_of(counts)
        assert game.result and (game.result.ending, game.result.winners) == (seen.ending, seen.winners)
        assert sum(game.state.turns[:4]) == seen.turns


def test_the_games_that_changed_most_come_first(census: Mapping[str, ModuleType]) -> None:
    games = compare_games(*tables(60, {"knights": 0}), range(60))
    shown = most_changed(games)
    assert len(shown) == 3 and shown[0].weight >= shown[1].weight >= shown[2].weight > 0
    alike = GameEnd(40, "conquest", (1,))
    assert most_changed([ChangedGame(1, alike, alike)]) == []

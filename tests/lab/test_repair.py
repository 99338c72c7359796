"""The reverse of a study: a planted fault is repaired within two changes, an edition without one is left alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import ModuleType

import pytest
from studies import study

from regno.cli import main
from regno.lab.experiment import Counts, Study
from regno.lab.paired import nothing
from regno.lab.repair import Allowed, DraftChange, Goal, GoalName, Proposal, Repair, Search, candidates
from regno.proelio.cards import NAMES
from regno.proelio.rules.victory import WHOLE

USUAL = Goal("length", least=14.5, most=15.6)  # the printed edition has 15.1 turns of a House
FEW = Allowed(
    cards=("knights", "trebuchets", "soldiers", "manure"),
    rules=("allow_invalid_attacks", "first_turn_attack", "seasons"),
)


def play(studies: Sequence[Study], first: int, games: int) -> list[Counts]:
    return [each.play(first, games) for each in studies]


def searched(table: Study, goal: Goal, allowed: Allowed = FEW) -> tuple[Search, Repair]:
    search = Search(table, goal, allowed, play)
    steps = list(search.run())
    parts = [part for part, _ in steps]
    assert parts == sorted(parts) and parts[-1] == 1.0 and all(found is None for _, found in steps[:-1])
    found = steps[-1][1]
    assert found
    return search, found


@pytest.mark.parametrize(
    "planted",
    [
        (DraftChange("trebuchets", True, 6, 3),),
        pytest.param(
            (DraftChange("trebuchets", True, 6, 3), DraftChange("allow_invalid_attacks", False, 0, 1)),
            marks=pytest.mark.long,
        ),
    ],
)
def test_a_planted_fault_is_repaired_within_two_changes(
    planted: tuple[DraftChange, ...], census: Mapping[str, ModuleType]
) -> None:
    table = study(games=8_000, guilds=True)
    for change in planted:
        table = change.apply(table)
    search, found = searched(table, USUAL)
    assert found.needed and found.reached and USUAL.miss(found.before) > 1
    assert all(1 <= len(each.changes) <= 2 and not each.miss for each in found.proposals)
    assert [each.size for each in found.proposals] == sorted(each.size for each in found.proposals)
    confirmed = search.confirm(found.proposals[0], 20_000)
    assert confirmed.holds and confirmed.low <= confirmed.after <= confirmed.high
    assert USUAL.miss(confirmed.before) > 1 and confirmed.games == 20_000


def plant(table: Study, counts: Mapping[str, int]) -> Study:
    """An edition with other counts of cards."""
    for name, count in counts.items():
        table = DraftChange(name, True, table.book.cards[NAMES.index(name)], count).apply(table)
    return table


GUILDS = Goal("guilds", 0.03), Allowed(("shields", "palisades", "tower"), 13, ("artisans_when", "builders_needs"))
SEATS = Goal("seats", 0.01), Allowed(("knights", "black_powder", "shields"), 10, ("first_turn_attack",))


@pytest.mark.long
@pytest.mark.parametrize(
    ("goal", "allowed", "planted", "games", "at_least"),
    [
        (*GUILDS, {"shields": 0}, 8_000, 0.07),  # without Shields one Guild wins far more than another
        (*SEATS, {"knights": 19, "black_powder": 0}, 16_000, 0.014),  # who begins attacks first, and attacks win
    ],
    ids=["guilds", "seats"],
)
def test_a_planted_bias_of_guilds_and_of_seats_is_repaired_within_two_changes(
    goal: Goal,
    allowed: Allowed,
    planted: dict[str, int],
    games: int,
    at_least: float,
    census: Mapping[str, ModuleType],
) -> None:
    printed = study(games=games, guilds=goal.name == "guilds")
    _, control = searched(printed, goal, allowed)
    assert not control.needed and control.proposals == () and control.before < goal.within
    search, found = searched(plant(printed, planted), goal, allowed)
    assert found.needed and found.reached and found.before > at_least
    first = found.proposals[0]
    assert 1 <= len(first.changes) <= 2 and first.value <= goal.within
    confirmed = search.confirm(first, 40_000)
    assert confirmed.holds and confirmed.before > at_least and confirmed.after < confirmed.before
    assert confirmed.high < confirmed.before, "the whole interval on fresh deals"


@pytest.mark.parametrize("name", ["seats", "guilds"])
def test_a_bias_in_the_counts_is_found_and_repaired_by_the_pair_that_caused_it(name: GoalName) -> None:
    """One place in the order, or one Guild, wins more the more Soldiers and Shields differ from those printed."""
    table = study(games=2_000, guilds=True)
    biased, zeros = plant(table, {"soldiers": 15, "shields": 11}), nothing()

    def fill(zeros: list[int], row: list[int]) -> list[int]:
        return row + zeros[len(row) :]

    def play(studies: Sequence[Study], first: int, games: int) -> list[Counts]:
        made = []
        for each in studies:
            off = sum(abs(one - other) for one, other in zip(each.book.cards, table.book.cards, strict=True))
            shares = [WHOLE * games * (25 + (3 * off, -off, -off, -off)[seat]) // 100 for seat in range(4)]
            dealt = {"guild_share": shares, "guild_games": [games] * 4} if name == "guilds" else {}
            counted = {"seat_share": shares, "order_share": shares, **dealt}
            made.append({**zeros, "games": games, **{key: fill(zeros[key], row) for key, row in counted.items()}})
        return made

    allowed = Allowed(("soldiers", "shields", "knights"), 2, (), 2)
    *_, (_, control) = Search(table, Goal(name, 0.005), allowed, play).run()
    assert control and not control.needed and control.before == 0.0
    *_, (_, found) = Search(biased, Goal(name, 0.005), allowed, play).run()
    assert found and found.needed and found.reached and found.before > 0.05
    assert [{(one.name, one.after) for one in each.changes} for each in found.proposals] == [
        {("soldiers", 13), ("shields", 13)}
    ]


def test_changes_after_which_few_games_are_won_are_no_repair() -> None:
    """Without Seasons most games of this table stop at the turn cap, and so everybody wins as little."""
    table = study(games=2_000)
    biased = DraftChange("soldiers", True, 13, 14).apply(table)

    def play(studies: Sequence[Study], first: int, games: int) -> list[Counts]:
        made = []
        for each in studies:
            is_fair, ends = each.book.cards == table.book.cards, bool(each.options.seasons)
            shares = [
                WHOLE * games * part // (100 if ends else 1_000)
                for part in ((25,) * 4 if is_fair else (40, 20, 20, 20))
            ]
            counted = {"seat_share": [*shares, 0, 0], "order_share": [*shares, 0, 0]}
            endings = [0, games, 0, 0, 0, 0] if ends else [0, games // 10, 0, 0, 0, games - games // 10]
            made.append({**nothing(), "games": games, "endings": endings, **counted})
        return made

    def found(cards: tuple[str, ...]) -> Repair:
        search = Search(biased, Goal("seats", 0.02), Allowed(cards, 1, ("seasons",), 2), play)
        return next(repair for _, repair in search.run() if repair)

    assert [{change.name for change in each.changes} for each in found(("soldiers",)).proposals] == [{"soldiers"}]
    assert not found(()).reached and not found(()).proposals
    no_seasons = Proposal((DraftChange("seasons", False, 1, 0),), 0.0, 0.0, 2_000)
    assert not Search(biased, Goal("seats", 0.02), Allowed(), play).confirm(no_seasons, 2_000).holds


def test_an_edition_within_the_goal_is_left_alone(census: Mapping[str, ModuleType]) -> None:
    _, found = searched(study(games=8_000, guilds=True), USUAL)
    assert not found.needed and found.proposals == ()


def test_a_goal_out_of_reach_gives_the_nearest(census: Mapping[str, ModuleType]) -> None:
    search, found = searched(study(games=2_000), Goal("length", least=100, most=120), replace(FEW, changes=1))
    assert found.needed and not found.reached and found.proposals[0].miss <= found.proposals[1].miss
    assert not search.confirm(found.proposals[0], 4_000).holds


def test_three_changes_are_joined_where_two_are_not_enough() -> None:
    """At this table each card that differs brings Winter to a tenth more of the games."""
    table, cards = study(games=2_000), ("soldiers", "shields", "palisades", "knights")

    def play(studies: Sequence[Study], first: int, games: int) -> list[Counts]:
        made = []
        for each in studies:
            others = sum(one != other for one, other in zip(each.book.cards, table.book.cards, strict=True))
            made.append({**nothing(), "games": games, "endings": [0, 0, 0, games * (2 + others) // 10, 0, 0]})
        return made

    def found(least: float, changes: int) -> Repair:
        search = Search(table, Goal("winter", least=least, most=1.0), Allowed(cards, 1, (), changes), play)
        return next(repair for _, repair in search.run() if repair)

    assert found(0.2, 3).needed is False
    assert [len(each.changes) for each in found(0.3, 3).proposals] == [1] * 4
    assert not found(0.5, 2).reached
    three = found(0.5, 3)
    assert three.before == 0.2 and three.reached and three.single and len(three.single.changes) == 1
    assert all(len({change.name for change in each.changes}) == 3 for each in three.proposals)
    assert len({frozenset(each.changes) for each in three.proposals}) == 4


def test_what_is_best_by_chance_must_be_so_on_other_deals_too() -> None:
    """Winter: more Soldiers bring it by luck of the first deals only, more Shields and Knights together truly."""
    table = study(games=2_000)

    def play(studies: Sequence[Study], first: int, games: int) -> list[Counts]:
        made = []
        for each in studies:
            counts = zip(NAMES, each.book.cards, table.book.cards, strict=True)
            more = {name for name, count, printed in counts if count > printed}
            lucky = more == {"soldiers"} and first < 2_000
            tenths = 6 if lucky else 5 if more == {"shields", "knights"} else 2
            made.append({**nothing(), "games": games, "endings": [0, 0, 0, games * tenths // 10, 0, 0]})
        return made

    allowed = Allowed(("soldiers", "shields", "knights"), 1, (), 2)
    search = Search(table, Goal("winter", least=0.5, most=1.0), allowed, play)
    *_, (_, found) = search.run()
    assert found and found.reached
    assert [{change.name for change in each.changes} for each in found.proposals] == [{"shields", "knights"}]
    assert found.proposals[0].value == 0.5
    assert search.confirm(found.proposals[0], 2_000).holds


def test_the_games_of_a_search_are_no_more_than_it_says() -> None:
    """Nothing reaches the goal again on other deals, so that everything is tried."""
    table, played = study(games=8_000), list[int]()

    def play(studies: Sequence[Study], first: int, games: int) -> list[Counts]:
        played.append(len(studies) * games)
        reaches = [each.book != table.book and first < 8_000 for each in studies]
        return [{**nothing(), "games": games, "endings": [0, 0, 0, games * int(each), 0, 0]} for each in reaches]

    search = Search(table, Goal("winter", least=0.5, most=1.0), Allowed(("soldiers", "shields"), 2, (), 2), play)
    *_, (_, found) = search.run()
    assert found and not found.reached
    assert sum(played) <= search.most_games(0)


def test_chance_alone_is_no_spread(census: Mapping[str, ModuleType]) -> None:
    """What chance adds to a spread is taken off, so that a small sample does not look unfair."""
    counts = study(games=2_000, players=("random",)).play(0, 2_000)
    fair = {**counts, "order_share": [sum(counts["seat_share"]) // 4] * 4}
    assert Goal("seats").value(fair, 4) == 0.0
    assert Goal("seats", 0.005).miss(0.02) == 0.015 and Goal("seats", 0.005).miss(0.004) == 0


def test_candidates_can_be_dealt_and_change_something() -> None:
    table = study()
    found = candidates(table, Allowed(most_cards=20))
    assert all(change.after != change.before and change.after >= 0 for change in found)
    assert not any(change.name == "turn_cap" for change in found)
    applied = found[0].apply(table)
    assert (
        sum(abs(one - other) for one, other in zip(applied.book.cards, table.book.cards, strict=True)) == found[0].size
    )


@pytest.mark.parametrize(
    "words", [["--goal", "beauty"], ["--goal", "length=20-15"], ["--only", "dragons"], ["--goal", "guilds"],
              ["--players", "warlord"], ["--changes", "4"],
              ["--goal", "winter=0"], ["--goal", "winter=60", "--allied"]],
)  # fmt: skip
def test_what_cannot_be_asked_is_refused_with_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "repair", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1

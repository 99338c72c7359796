"""What a House is worth in Winter: R104-R108, Q88-Q93 and Q95.

A position tells who won, not by how much. So each worth is weighed against a Fortification of the other House,
whose value is known: equal worth is a shared victory.
"""

from __future__ import annotations

import pytest
from scene import editions, play

from regno.proelio.jit.records import blank
from regno.proelio.rules.victory import WHOLE, part_won, payoff
from regno.proelio.state import State

FORTS = {0: "", 1: "f2=shields", 2: "f2=palisades", 3: "f2=tower", 4: "f2=fortress"}


def winners_of_winter(edition: str, text: str, **options: str | bool) -> list[int] | None:
    """Who wins when House 0, worth nothing, draws the last card of Autumn."""
    scene = play(f"season=autumn deck=manure h0=manure {text}", "draw; =manure", edition, **options)
    assert scene.ending == "winter"
    return scene.winners


def weighs(edition: str, text: str, worth: int, **options: str | bool) -> bool:
    """Whether House 1, as the text has it, is worth exactly this much (at least 1)."""
    return winners_of_winter(edition, f"{text} h2=manure {FORTS[worth]}", **options) == [1, 2]


@editions("CD")
@pytest.mark.parametrize(("better", "worse"), [("shields", ""), ("palisades", "shields"), ("tower", "palisades")])
def test_r104_the_higher_fortification_wins(edition: str, better: str, worse: str) -> None:
    other = f"f2={worse}" if worse else ""
    assert winners_of_winter(edition, f"h1=manure h2=manure f1={better} {other}") == [1]


@editions("CD")
@pytest.mark.parametrize(
    ("fort", "imperial"),
    [("shields", "hero"), ("palisades", "hero*2"), ("tower", "edict*3"), ("fortress", "hero*2,edict*2")],
)
def test_r104_a_fortification_is_worth_its_value(edition: str, fort: str, imperial: str) -> None:
    assert winners_of_winter(edition, f"f1={fort} h1=manure h2={imperial}") == [1, 2]


@editions("D")
@pytest.mark.parametrize(
    ("house", "worth"),
    [
        pytest.param("h1=shields*2,palisades,tower", 2, id="only-shields-without-fortification"),
        pytest.param("f1=shields h1=shields,palisades,tower", 4, id="palisades-behind-shields"),
        pytest.param("f1=palisades h1=palisades", 4, id="palisades-behind-palisades"),
        pytest.param("f1=shields h1=tower", 1, id="a-tower-is-too-high-for-shields"),
    ],
)
def test_r105_deployable_base_defence_counts_in_the_english_rulebook(edition: str, house: str, worth: int) -> None:
    assert weighs(edition, house, worth)


@editions("D")
def test_r105_a_tower_counts_three_behind_palisades(edition: str) -> None:
    assert winners_of_winter(edition, "f1=palisades h1=tower f2=fortress h2=hero") == [1, 2]


@editions("C")
def test_r105_no_base_card_counts_in_the_italian_rulebook(edition: str) -> None:
    assert weighs(edition, "f1=shields h1=shields,palisades,tower,patrol", 1)


@editions("CD")
def test_r106_each_imperial_card_in_hand_counts_one(edition: str) -> None:
    assert weighs(edition, "h1=hero,imperial_resources,black_powder,inquisition", 4)
    assert weighs(edition, "h1=hero*2", 2)


@editions("CD")
def test_r106_base_attacks_and_strategies_count_nothing(edition: str) -> None:
    assert weighs(edition, "f1=shields h1=manure,soldiers,trebuchets,resources,plague", 1)


@editions("CD")
def test_r107_a_fresh_guild_counts_one_and_an_exhausted_one_nothing(edition: str) -> None:
    assert weighs(edition, "g1=bards h1=manure", 1)
    assert weighs(edition, "g1=bards- f1=shields h1=manure", 1)


@editions("CD")
def test_r108_and_q95_equal_houses_share_the_victory(edition: str) -> None:
    assert winners_of_winter(edition, "f1=fortress h1=hero f2=tower h2=edict*2 houses=4 f3=palisades") == [1, 2]
    assert winners_of_winter(edition, "h1=manure h2=manure") == [0, 1, 2]


@editions("CD")
def test_q88_attacks_on_the_way_and_plagues_count_nothing(edition: str) -> None:
    """House 2 has its Hero before House 1, and a Plague before itself."""
    assert winners_of_winter(edition, "f1=shields h1=manure h2=manure a1=hero@3 p2=1") == [1]


@editions("CD")
@pytest.mark.parametrize(("counted", "winners"), [(True, [1]), (False, [2])])
def test_q89_a_table_may_choose_the_other_scoring(edition: str, counted: bool, winners: list[int]) -> None:
    text = "f1=shields h1=palisades f2=palisades h2=manure"
    assert winners_of_winter(edition, text, score_base_defence=counted) == winners


@editions("D")
def test_q90_each_patrol_counts_one(edition: str) -> None:
    assert weighs(edition, "h1=patrol*2", 2)


@editions("CD")
def test_q91_a_fortress_or_edict_in_hand_counts_one(edition: str) -> None:
    assert weighs(edition, "f1=tower h1=fortress", 4)
    assert weighs(edition, "f1=tower h1=edict", 4)


@editions("CD")
def test_q92_the_fortress_on_the_table_counts_four_and_no_card(edition: str) -> None:
    assert winners_of_winter(edition, "f1=fortress h1=manure f2=tower h2=hero") == [1, 2]


@editions("CD")
def test_q93_a_guild_locked_by_the_merchant_counts(edition: str) -> None:
    assert weighs(edition, "g1=bards merchant=1 h1=manure", 1)


@pytest.mark.parametrize(
    ("houses", "allied", "winners", "shares"),
    [
        (3, 0, 0b010, [0, WHOLE, 0]),
        (4, 0, 0b1010, [0, WHOLE // 2, 0, WHOLE // 2]),
        (4, 1, 0b0101, [WHOLE, 0, WHOLE, 0]),
        (3, 0, 0, [WHOLE // 3] * 3),
        (4, 1, 0, [WHOLE // 2] * 4),
    ],
)
def test_a_shared_victory_is_shared_allies_win_whole_and_a_draw_is_par(
    houses: int, allied: int, winners: int, shares: list[int]
) -> None:
    s = blank(State)
    s.houses, s.allied, s.winners = houses, allied, winners
    assert [payoff(s, seat) for seat in range(houses)] == shares


def test_of_a_draw_there_is_no_part_and_allies_share_a_victory() -> None:
    s = blank(State)
    s.houses, s.allied = 4, 1
    assert [part_won(s, seat) for seat in range(4)] == [0, 0, 0, 0]
    s.winners = 0b0101
    assert [part_won(s, seat) for seat in range(4)] == [WHOLE // 2, 0, WHOLE // 2, 0]

"""The deal: Q3, R5, R10, R11, R18, R109, R121 and P19, and the two options that govern it."""

from __future__ import annotations

from typing import Any

import pytest
from scene import KINDS, Scene, editions, play

from regno.proelio.formats.seat_record import write_record
from regno.proelio.game import deal

SEEDS = range(1, 13)
IMPERIAL = KINDS[KINDS.index("hero") :]
WITHOUT_MERCHANT = {"houses": 6, "guilds": True}
ALLIES = {"houses": 4, "guilds": True, "allied": True}


def dealt(edition: str, seed: int, *, dealer: int | None = None, **table: Any) -> Scene:
    """A table just dealt, seen as a position."""
    game = deal(edition, seed=seed, dealer=dealer, **table)
    rulings: dict[str, Any] = {
        name: value for name, value in table.items() if name not in ("houses", "guilds", "merchant", "allied")
    }
    return play(game.position, edition=edition, **rulings)


def first_house(edition: str, seed: int, dealer: int, **table: int | bool | str) -> int:
    scene = dealt(edition, seed, dealer=dealer, houses=4, **table)
    assert scene.to_act and scene.to_act[1] == "action"
    return scene.to_act[0]


def guilds_dealt(edition: str, seed: int, **table: Any) -> list[str | None]:
    scene = dealt(edition, seed, **table)
    return [scene.guild(seat) for seat in range(len(scene["houses"]))]


# Cards


@editions()
@pytest.mark.parametrize("houses", [3, 4, 5, 6])
def test_r10_r11_and_r18_five_base_cards_each_and_nothing_on_the_table(edition: str, houses: int) -> None:
    scene = dealt(edition, 7, houses=houses)
    for seat in range(houses):
        assert scene.hand_size(seat) == 5 and not set(scene["houses"][seat]["hand"]) & set(IMPERIAL)
        assert scene.fort(seat) is None and scene.attack(seat) is None and not scene.plague(seat)
    assert scene.pile == "" and sum(scene["deck"].values()) == (105 if edition in ("v082", "ga") else 102) - 5 * houses


# The dealer and the first House


@editions("CD")
@pytest.mark.parametrize("dealer", range(4))
def test_q3_the_first_house_sits_to_the_right_of_the_dealer(edition: str, dealer: int) -> None:
    assert {first_house(edition, seed, dealer) for seed in SEEDS} == {(dealer + 1) % 4}


@editions("AB")
def test_r5_the_first_house_of_the_older_rulebooks_is_drawn(edition: str) -> None:
    assert {first_house(edition, seed, dealer=0) for seed in range(1, 40)} == {0, 1, 2, 3}


@editions()
def test_h1_first_player_may_be_either_in_every_edition(edition: str) -> None:
    assert {first_house(edition, seed, dealer=0, first_player="right_of_dealer") for seed in SEEDS} == {1}
    assert len({first_house(edition, seed, dealer=0, first_player="random") for seed in SEEDS}) > 1


@editions()
def test_p19_the_dealer_is_drawn_first_in_every_edition(edition: str) -> None:
    """Before any card; where the first House is drawn too, it is a draw of its own."""
    answers = [line for line in write_record(deal(edition, seed=3)).splitlines() if line.startswith("chance ")]
    seats = [line for line in answers if line.removeprefix("chance =").isdecimal()]
    assert answers[: len(seats)] == seats and len(seats) == (2 if edition in ("v082", "ga") else 1)


@editions("CD")
@pytest.mark.parametrize("dealer", range(4))
def test_r121_the_merchant_begins_beside_the_dealer(edition: str, dealer: int) -> None:
    assert dealt(edition, 7, dealer=dealer, houses=4, merchant=True).merchant == dealer


# Guilds


@editions("CD")
def test_r109_every_house_has_one_fresh_guild_and_no_guild_is_dealt_twice(edition: str) -> None:
    for seed in SEEDS:
        scene = dealt(edition, seed, houses=6, guilds=True, merchant=True)
        guilds = {scene.guild(seat) for seat in range(6)}
        assert len(guilds) == 6 and None not in guilds
        assert not any(scene.exhausted(seat) for seat in range(6))


@editions("CD")
@pytest.mark.parametrize("table", [WITHOUT_MERCHANT, ALLIES], ids=["without-merchant", "allies"])
def test_q118_the_merchants_guild_leaves_with_the_merchant(edition: str, table: dict[str, int | bool]) -> None:
    for seed in SEEDS:
        guilds = guilds_dealt(edition, seed, **table)
        assert "merchants" not in guilds and None not in guilds
        assert guilds == guilds_dealt(edition, seed, merchants_guild_without_merchant="removed", **table)


@editions("CD")
@pytest.mark.parametrize("table", [WITHOUT_MERCHANT, ALLIES], ids=["without-merchant", "allies"])
def test_q118_a_table_may_deal_it_all_the_same(edition: str, table: dict[str, int | bool]) -> None:
    hands = [guilds_dealt(edition, seed, merchants_guild_without_merchant="dealt", **table) for seed in SEEDS]
    assert any("merchants" in guilds for guilds in hands)


@editions("CD")
def test_q118_with_the_merchant_his_guild_is_dealt_like_any_other(edition: str) -> None:
    hands = [guilds_dealt(edition, seed, houses=6, guilds=True, merchant=True) for seed in SEEDS]
    assert any("merchants" in guilds for guilds in hands)


@editions("CD")
def test_h1_a_first_game_has_neither_guilds_nor_merchant(edition: str) -> None:
    scene = dealt(edition, 7, houses=4)
    assert scene.merchant is None and all(scene.guild(seat) is None for seat in range(4))

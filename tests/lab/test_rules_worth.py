"""What a rule is worth: switches one at a time, paired deals, honest intervals."""

from __future__ import annotations

from collections.abc import Mapping
from math import isclose
from types import ModuleType

import pytest
from studies import study

from regno.lab.ablations import Ablation, edition_ablations, option_ablations, with_options
from regno.lab.effects import effects_of, jackknife_error, length
from regno.lab.experiment import play_quick
from regno.lab.rules import LEAST_GAMES, plan
from regno.lab.run_log import LabError
from regno.proelio.edition import built_in
from regno.proelio.options import RULINGS, Words

EN, OLD = built_in("en111"), built_in("v082")


def test_every_option_is_switched_to_every_other_value() -> None:
    options = EN.options(4, guilds=True)
    made = option_ablations(EN, options)
    names = [switch.name for switch in made]
    assert set(names) == {*RULINGS, "guilds", "merchant", "allied"}
    for name, spec in RULINGS.items():
        if isinstance(spec, Words):
            assert names.count(name) == len(spec.words) - 1
    for switch in made:
        differing = {name for name in vars(options) if getattr(switch.options, name) != getattr(options, name)}
        assert differing == ({switch.name, "seasons"} if switch.name == "allied" else {switch.name})


def test_allied_houses_are_no_switch_where_they_cannot_be() -> None:
    assert "allied" not in [switch.name for switch in option_ablations(EN, EN.options(5))]


def test_what_changed_between_editions_comes_one_at_a_time_and_then_together() -> None:
    options = OLD.options(4)
    made = edition_ablations(OLD, EN, options)
    names = [switch.name for switch in made]
    assert {"guilds", "merchant", "seasons", "equitas", "cards.imperial_manure"} <= set(names) and names[-1] == "all"
    assert "double_ko" not in names  # decided alike in both
    last = made[-1]
    assert last.book == EN and vars(last.options) == vars(EN.options(4))
    manure = next(switch for switch in made if switch.name == "cards.imperial_manure")
    assert (manure.before, manure.after) == ("3", "0") and sum(manure.book.cards) == sum(OLD.cards) - 3


def test_a_switch_that_shortens_games_is_seen_and_one_without_effect_is_not(census: Mapping[str, ModuleType]) -> None:
    table = study(games=4_000)
    blocks = [(first, 200) for first in range(0, 4_000, 200)]
    usual = [play_quick(table, *block, census) for block in blocks]
    capped = with_options(table.options, turn_cap=30)
    short = study(games=4_000, turn_cap="30")
    switched = [play_quick(short, *block, census) for block in blocks]
    switch = Ablation("turn_cap", "2000", "30", EN, capped)
    found = {each.measure: each for each in effects_of(switch, usual, switched, 1)}
    assert found["length"].high < 0 and found["decisiveness"].high < 0
    same = effects_of(Ablation("trim_support", "now", "turn_start", EN, table.options), usual, usual, 1)
    assert all(each.change == each.low == each.high == 0 and each.p == 1 for each in same)


def test_the_jackknife_of_a_mean_is_its_standard_error() -> None:
    """Block means 1, 2, 3, 4 against noughts: the error of their mean is their deviation over the root of 4."""
    blocks = [{"games": 1, "turns": turns} for turns in (1, 2, 3, 4)]
    noughts = [{"games": 1, "turns": 0} for _ in blocks]
    error = jackknife_error(length, {"games": 4, "turns": 0}, {"games": 4, "turns": 10}, noughts, blocks)
    assert isclose(error, (5 / 3) ** 0.5 / 2)


def test_too_few_games_are_refused() -> None:
    with pytest.raises(LabError, match=str(LEAST_GAMES)):
        plan(study(games=LEAST_GAMES - 1), [])

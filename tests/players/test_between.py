"""Strengths between two levels: as many choices of the upper one as they say, and every choice can be made again."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from chairs import TABLES, wandering

from regno.players import PLAYERS, compiled
from regno.players.between import Between
from regno.players.budget import AT_ONCE, Budget
from regno.players.spec import LEVELS, RATINGS, strengths
from regno.proelio.chance import Rng, make_rng
from regno.proelio.info.view import View
from regno.table.bot_proof import BotChoice, repeat_choice
from regno.table.view_data import view_data
from regno.text import LANGUAGES
from regno.web.bots.protocol import MoveRequest
from regno.web.bots.worker import choose


class Fixed:
    """Chooses a fixed place among the legal moves and says that it searched as often."""

    def __init__(self, place: int, rng: Rng) -> None:
        self.simulations = place

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        return legal[self.simulations]


@pytest.mark.parametrize("percent", [25, 50, 75])
def test_so_many_of_a_hundred_choices_are_the_upper_levels(percent: int) -> None:
    player = Between(make_rng(4), lambda rng: Fixed(0, rng), lambda rng: Fixed(1, rng), percent)
    chosen = []
    for _ in range(4000):
        chosen.append(player.choose(None, (10, 11), AT_ONCE))  # type: ignore[arg-type]
        assert player.simulations == chosen[-1] - 10
    assert chosen.count(11) == pytest.approx(40 * percent, abs=120)


def test_ratings_rise_from_one_strength_to_the_next() -> None:
    ratings = [each.rating for each in strengths()]
    assert ratings == sorted(set(ratings)) and len(ratings) == len(LEVELS) + len(RATINGS)


def test_a_strength_is_found_by_its_name_and_is_no_level() -> None:
    assert list(PLAYERS) == list(LEVELS) and all(name in PLAYERS for name in RATINGS)
    for name in ("steward+24", "warlord+50", "sovereign+50", "steward+", "+50", "nobody+50", "steward+25+25"):
        assert name not in PLAYERS
        with pytest.raises(KeyError):
            PLAYERS[name]


def test_a_strength_is_named_by_its_levels_in_every_language() -> None:
    for spec in strengths():
        lower, _, percent = spec.name.partition("+")
        for language in LANGUAGES:
            title, about = spec.title(language), spec.about(language)
            assert PLAYERS[lower].title(language) in title and percent in title and percent in about


def test_it_is_ready_once_both_levels_are(monkeypatch: pytest.MonkeyPatch) -> None:
    stages = {compiled.PUCT}
    monkeypatch.setattr(compiled, "is_ready", lambda stage: stage in stages)
    assert PLAYERS["random+50"].is_ready() and not PLAYERS["steward+50"].is_ready()
    stages.add(compiled.ISMCTS)
    assert PLAYERS["steward+50"].is_ready()


def assert_repeated(levels: Sequence[str]) -> set[int]:
    """Every choice of a worker is made again by what it says of it; return how many simulations there were."""
    made = set()
    for number, game in enumerate(wandering(*TABLES[0], seed=6)):
        if number % 7 == 0:
            view = game.view(game.state.who)
            for level in levels:
                found = choose(MoveRequest(level, view_data(view), 3.0, seed=number))
                assert repeat_choice(view, BotChoice(level, found.simulations), number) == found.move
                made.add(found.simulations)
    return made


def test_choices_at_once_can_be_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_ready", lambda stage: False)
    assert assert_repeated([each.name for each in strengths()]) == {0}


@pytest.mark.usefixtures("search", "foresight")
def test_searches_within_a_time_can_be_made_again() -> None:
    assert len(assert_repeated(["warlord", "sovereign", "steward+50"])) > 3

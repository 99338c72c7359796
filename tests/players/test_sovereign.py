"""What the strongest player has learnt: his instinct senses no more than a View shows, his judgement shares chances."""

from __future__ import annotations

import pytest
from chairs import TABLES, wandering

from regno.players.models.checkpoint import experience_at
from regno.players.models.policy import FACTS, MOST_FACTS, Instinct, Sense, answer_of, feel, sense
from regno.players.models.value_net import Judgement, Thought, judge_table
from regno.proelio.chance import seeded
from regno.proelio.game import Game, deal
from regno.proelio.info.determinize import determinize
from regno.proelio.jit.compile import unpacked
from regno.proelio.jit.records import blank


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_instinct_senses_the_same_in_every_world_that_gives_the_same_view(
    edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    """Whole States are handed to it: it must read no more of them than a View would show."""
    for place, game in enumerate(wandering(edition, modes, rulings, seed=6)):
        true, imagined = blank(Sense), blank(Sense)
        sense(game.state, true)
        sense(determinize(game.view(game.state.who), seeded(place)), imagined)
        assert true.facts[: true.count] == imagined.facts[: imagined.count]
        assert true.count <= MOST_FACTS and max(true.facts) < FACTS


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_chances_of_all_moves_make_a_whole_and_no_two_moves_are_one_answer(
    edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    for game in wandering(edition, modes, rulings, seed=8):
        felt, legal = blank(Sense), game.legal_moves()
        feel(game.state, unpacked(experience_at(game.options).instinct, Instinct), felt, legal, len(legal))
        assert sum(felt.chances[: len(legal)]) == pytest.approx(1)
        assert len({answer_of(game.state.step, move) for move in legal}) == len(legal)


def judged(game: Game) -> list[float]:
    chances = [0.0] * 6
    judgement = unpacked(experience_at(game.options).judgement, Judgement)
    judge_table(game.state, game.options, judgement, blank(Thought), chances)
    return chances


@pytest.mark.parametrize("houses", [3, 4, 5, 6])
def test_judgement_shares_one_victory_out(houses: int) -> None:
    chances = judged(deal("en111", houses, seed=5, guilds=True))
    assert sum(chances) == pytest.approx(1) and min(chances[:houses]) > 0.2 / houses


def test_allies_have_one_chance_together() -> None:
    chances = judged(deal("en111", 4, seed=5, guilds=True, allied=True))
    assert chances[0] == chances[2] and chances[1] == chances[3]
    assert chances[0] + chances[1] == pytest.approx(1) and min(chances[:2]) > 0.2

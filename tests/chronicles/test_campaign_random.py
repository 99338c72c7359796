"""Random whole campaigns keep the invariants of C1-C4, and every position can be told as facts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from campaign_table import NAMES, campaign, give

from regno.chronicles.chronicle import Chronicle


def play_on(chronicle: Chronicle, random: Random) -> None:
    """One random but possible command."""
    state = chronicle.state
    if state.stage == "setup":
        give(chronicle, "lay-out" if state.first else "first-player")
    elif state.stage == "play" and state.shown and random.random() < 0.6:
        claimants = random.sample(state.players, random.randint(1, len(state.players)))
        give(
            chronicle, "claim", tome=random.choice(state.shown), players=claimants, active=random.choice(state.players)
        )
    elif state.stage == "play":
        give(chronicle, "scores", points={player: random.randint(20, 45) for player in state.players})
    elif state.stage == "ties":
        prompt: Any
        (prompt,) = next(step for step in chronicle.scenario.now(state) if step.command == "tie-break").prompts
        if prompt.name == "order":
            give(chronicle, "tie-break", order=random.sample([c.id for c in prompt.choices], len(prompt.choices)))
        else:
            give(chronicle, "tie-break", values={key.id: random.randint(0, 2) for key in prompt.keys})
    else:
        left = [crest for crest in ("hammer", "lantern", "sheaf") if crest not in state.tokens]
        give(chronicle, "token", crest=random.choice(left))


def check(chronicle: Chronicle) -> None:
    state = chronicle.state
    for result in state.results:
        assert sum(result.victory_tomes(player) for player in state.players) == 3
    assert len(state.tokens) <= len(state.results)
    claimed = [id for ids in state.tomes.values() for id in ids]
    assert len(claimed) == len(set(claimed)) and not set(claimed) & set(state.shown)
    assert sum(state.count(player) for player in state.players) <= 21
    for crest, holder in state.crest_tomes.items():
        assert state.crests(holder, crest) >= (4 if len(state.players) == 2 else 3)
    if state.silver:
        assert min(state.silver.values()) == 0


def parse_facts(chronicle: Chronicle) -> dict[str, Any]:
    state = chronicle.state
    results = [{"points": result.points, "ranking": result.ranking} for result in state.results]
    facts = {"results": results, "tomes": state.tomes, "tokens": state.tokens, "crest_tomes": state.crest_tomes}
    if state.stage == "play":
        facts["shown"] = state.shown
    return facts | ({"first": state.first} if state.first else {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c1_to_c4_random_campaigns(players: Any) -> None:
    for seed in range(10):
        random, chronicle = Random(seed), campaign(players, seed=str(seed))
        while chronicle.state.stage != "over":
            play_on(chronicle, random)
            check(chronicle)
            if chronicle.state.stage in ("setup", "play", "token"):
                told = campaign(players, **parse_facts(chronicle)).state
                mine = chronicle.state
                assert (told.stage, told.game, told.tomes, told.crest_tomes, told.first) == (
                    mine.stage, mine.game, mine.tomes, mine.crest_tomes, mine.first,
                )  # fmt: skip
        again = Chronicle(chronicle.header, chronicle.commands)
        assert chronicle.scenario.view(again.state) == chronicle.scenario.view(chronicle.state)
        assert sum(chronicle.state.victory_tomes(player) for player in NAMES[:players]) == 9
        assert [[s.text("it") for s in entry.said] for entry in again.entries]

"""What the page of a chronicle is sent: all that its scenario shows, and nothing that is hidden."""

from __future__ import annotations

import types
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from regno.chronicles import report
from regno.chronicles.chronicle import Chronicle
from regno.chronicles.creation import begin
from regno.chronicles.journal import ChronicleJournal
from regno.chronicles.messages import Refusal
from regno.chronicles.packs.library import HOUSE, PackLibrary
from regno.chronicles.scenario import SCENARIOS
from regno.chronicles.store import StoredChronicle
from regno.web.chronicles import views
from regno.web.chronicles.serialize import log, serialize
from regno.web.chronicles.views import AnyAsk, ChronicleSeen, StepSeen

SEED = "a-seed-that-nobody-may-see"
SAID_BY_THE_SERVER = ("log", "undone")  # told otherwise than to the command line


def begun(kind: str, seed: str = SEED) -> Chronicle:
    facts: dict[str, Any] = {"players": ["Anna", "Bruno", "Carla"]}
    pack = PackLibrary(Path("/nowhere")).pack(HOUSE)
    return Chronicle(begin(kind, pack, title="Wire", facts=facts, rules={}, seed=seed, begun="2026-01-01"))


def sent(chronicle: Chronicle, language: str = "en") -> ChronicleSeen:
    journal = ChronicleJournal([chronicle.header.to_dict()], "")
    return serialize(StoredChronicle("wire", chronicle, journal), language)


def answer_to(ask: AnyAsk, chosen: Random) -> Any:
    """Any answer that the ask allows, None for one that is left out."""
    if ask.optional and chosen.random() < 0.5:
        return None
    match ask:
        case views.ChoiceAsk():
            return chosen.choice(ask.choices).id if ask.choices else None
        case views.ChoicesAsk():
            count = chosen.randint(ask.low, max(ask.low, min(ask.high, len(ask.choices))))
            return [one.id for one in chosen.sample(ask.choices, min(count, len(ask.choices)))]
        case views.KeyedChoiceAsk():
            return {key.id: chosen.choice(key.choices).id for key in ask.keys if key.choices}
        case views.NumberAsk():
            return chosen.randint(ask.low, min(ask.high, ask.low + 9))
        case views.NumbersAsk():
            return {key.id: chosen.randint(ask.low, min(ask.high, ask.low + 9)) for key in ask.keys}
        case views.TextAsk():
            return "some words"
    return None


def any_step(chronicle: Chronicle, steps: list[StepSeen], chosen: Random) -> bool:
    """Do any of the steps that a page offers; return whether one was possible."""
    for step in chosen.sample(steps, len(steps)):
        answers = {ask.name: answer_to(ask, chosen) for ask in step.asks}
        try:
            chronicle.do(step.command, {name: value for name, value in answers.items() if value is not None})
            return True
        except Refusal:
            continue
    return False


@pytest.mark.parametrize("kind", SCENARIOS)
def test_all_that_a_scenario_shows_is_sent_and_nothing_of_what_is_hidden(kind: str) -> None:
    """A chronicle is played as its page would, beside a twin of another seed, from which all that follows is drawn."""
    chronicle, chosen, done = begun(kind), Random(7), 0
    for number in range(150):
        view = sent(chronicle)
        due = [step for step in view.now if not step.optional]
        if not any_step(chronicle, due if due and number % 4 else view.now, chosen):
            continue
        done += 1
        if done % 5 and done > 20:
            continue
        for language in ("en", "it"):
            seen, told = sent(chronicle, language), report.whole("wire", chronicle, language, latest=12)
            plain = msgspec.to_builtins(seen)
            assert {name: plain[name] for name in told if name not in SAID_BY_THE_SERVER} == {
                name: told[name] for name in told if name not in SAID_BY_THE_SERVER
            }
            text = msgspec.json.encode([seen, log(chronicle, language, None, None)]).decode()
            assert SEED not in text
        twin = Chronicle(begun(kind, "another seed").header, chronicle.commands)
        assert sent(twin) == sent(chronicle)
    assert done > 60, "it was really played"
    assert any(command.drawn for command in chronicle.commands) or kind == "campaign"


def test_what_no_struct_names_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle = begun("viscounts")
    scenario = chronicle.scenario
    shown = scenario.view(chronicle.state)
    careless = types.SimpleNamespace(**{name: getattr(scenario, name) for name in dir(scenario)})
    careless.view = lambda state: {**shown, "seed": SEED, "baron": {**shown["baron"], "next_moves": [SEED]}}
    monkeypatch.setattr(chronicle, "scenario", careless)
    assert SEED in str(report.whole("wire", chronicle, "en"))
    assert SEED not in msgspec.json.encode(sent(chronicle)).decode()


def test_a_snapshot_says_that_it_is_one() -> None:
    plain = msgspec.json.decode(msgspec.json.encode(sent(begun("campaign"))))
    assert plain["type"] == "snapshot" and plain["version"] == 0 and plain["kind"] == "campaign"

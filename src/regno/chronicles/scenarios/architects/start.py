"""Beginning the scenario, from nothing, from a set-up already entered, or from any position at the players' turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regno.chronicles.chance import Chance
from regno.chronicles.header import Header, players_of
from regno.chronicles.messages import Refusal
from regno.chronicles.packs.pack import cards_in
from regno.chronicles.prompts import Choice, ChoicePrompt, check_answers
from regno.chronicles.scenario import Command
from regno.chronicles.scenarios.architects import setup
from regno.chronicles.scenarios.architects.facts import POSITION, read_position
from regno.chronicles.scenarios.architects.rules import PLAYERS, RULES
from regno.chronicles.scenarios.architects.state import WORKERS, Architects, Baron, Crew, error, late, msg
from regno.chronicles.scenarios.architects.turn import is_set_up
from regno.chronicles.settings import initial_settings

SETUP = (
    "counting",
    "players",
    "level",
    "mode",
    "artisans",
    "spaces",
    "boards",
    "board_prison",
    "apprentices",
    "sides",
    "first",
)
COUNTING = ChoicePrompt(
    name="counting",
    question=late("ask-counting"),
    choices=(Choice("late", late("counting-late")), Choice("full", late("counting-full"))),
    optional=True,
)


LEVEL = ChoicePrompt(
    name="level",
    question=msg("ask-mode"),
    choices=tuple(Choice(mode, msg(f"mode-{mode}")) for mode in ("normal", "hard")),
    optional=True,
)


def new_facts(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts of a new chronicle: asked late, unless a position is entered or they say otherwise."""
    return {"counting": "full" if any(name in facts for name in POSITION) else "late", **facts}


def start(header: Header) -> Architects:
    """The state before the first command."""
    facts = header.facts
    for name in facts:
        if name not in (*SETUP, *POSITION):
            raise Refusal(error("unknown-fact", name=name, known=", ".join((*SETUP, *POSITION))))
    players = players_of(header, PLAYERS)
    setup.check_names(players)
    state = Architects(
        players,
        cards_in(header),
        initial_settings(RULES, header),
        workers={player: Crew(WORKERS) for player in players},
        baron=Baron(held=dict.fromkeys(players, 0)),
    )
    counting = check_answers((COUNTING,), {"counting": facts.get("counting")}).get("counting", "full")
    state.counting = "late" if counting == "late" else "full"  # before there was a choice, every Worker was entered
    state.planned = str(check_answers((LEVEL,), {"level": facts.get("level")}).get("level", ""))
    read_setup(state, facts)
    if told := [name for name in POSITION if name in facts]:
        if not is_set_up(state):
            raise Refusal(error("position-before-setup", name=told[0], known=", ".join(SETUP)))
        read_position(state, {name: facts[name] for name in told})
    return state


def read_setup(state: Architects, facts: Mapping[str, Any]) -> None:
    """Each fact of the set-up is given as its own command would give it, so the same words refuse what is wrong."""
    if "mode" in facts:
        fields = {"mode": facts["mode"], "artisans": facts.get("artisans", "no"), "spaces": facts.get("spaces")}
        give(state, setup.prepare_step, setup.prepare, fields)
    prisons = by_player(state, facts, "board_prison")
    for player, board in by_player(state, facts, "boards").items():
        give(state, setup.board_step, setup.board, {"player": player, "board": board, "prison": prisons.get(player)})
    sides = by_player(state, facts, "sides")
    for player, card in by_player(state, facts, "apprentices").items():
        fields = {"player": player, "card": card, "side": sides.get(player)}
        give(state, setup.apprentice_step, setup.apprentice, fields)
    if "first" in facts:
        give(state, setup.first_step, setup.first_player, {"player": facts["first"]})


def give(state: Architects, step: Any, act: Any, told: Mapping[str, Any]) -> None:
    """Give a command of the set-up; nothing is drawn here."""
    doable: Command[Architects] = Command(step, act)
    step = doable.step(state)
    doable.act(state, check_answers((*step.prompts, *step.also), told), Chance())


def by_player(state: Architects, facts: Mapping[str, Any], name: str) -> dict[str, Any]:
    """A fact that is a table with players as keys."""
    told = facts.get(name, {})
    if not isinstance(told, dict):
        raise Refusal(error("not-by-player", name=name, players=", ".join(state.players)))
    for player in told:
        if player not in state.players:
            raise Refusal(error("no-player", name=name, player=player, players=", ".join(state.players)))
    return told

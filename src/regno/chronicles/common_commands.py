"""The commands every chronicle knows: change a house rule, correct a figure, tell a card, tick a checklist item, write
a note."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from regno.chronicles.header import Header
from regno.chronicles.messages import Catalogue, Message, Refusal
from regno.chronicles.met_cards import card_prompts, tell_card
from regno.chronicles.prompts import (
    Answers,
    Choice,
    ChoicePrompt,
    MultiChoicePrompt,
    Prompt,
    TextPrompt,
    check_answers,
    choices,
)
from regno.chronicles.scenario import Scenario
from regno.chronicles.scoring.figures import FIGURES, NumberListPrompt
from regno.chronicles.settings import GONE, HouseRule
from regno.chronicles.steps import Step

msg, error = Catalogue("chronicles"), Catalogue("chronicles-errors")
COLOURS = ("blue", "green", "yellow", "purple", "red", "white")  # by seat unless entered


class ScenarioState(Protocol):
    """What a common command reads and changes: a scenario, its state, and what the chronicle began with."""

    header: Header
    scenario: Scenario
    state: Any


def find_rule(chronicle: ScenarioState, id: str) -> HouseRule:
    """The house rule of an id."""
    return next(rule for rule in chronicle.scenario.RULES if rule.id == id)


def rule_prompts(chronicle: ScenarioState) -> tuple[Prompt, ...]:
    """Which house rule, and its new value."""
    rules = tuple(Choice(rule.id, rule.question) for rule in chronicle.scenario.RULES)
    return (
        ChoicePrompt(name="rule", question=msg("ask-rule"), choices=rules),
        TextPrompt(name="value", question=msg("ask-rule-value"), longest=40),
    )


def change_rule(chronicle: ScenarioState, answers: Answers) -> Message:
    """A house rule changes from here on; what was done before stands."""
    rule = find_rule(chronicle, answers.word("rule"))
    rule.prompt().check(answers.word("value"))
    chronicle.state.settings.rules[rule.id] = answers.word("value")
    return msg("did-house-rule", rule=rule.question, meaning=rule.meaning(answers.word("value")))


def figure_prompts(chronicle: ScenarioState) -> tuple[Prompt, ...]:
    """Which table of figures, and its numbers."""
    tables = tuple(Choice(one, msg(f"figure-{one}")) for one in FIGURES)
    return (
        ChoicePrompt(name="figure", question=msg("ask-figure"), choices=tables),
        NumberListPrompt(name="values", question=msg("ask-figure-values")),
    )


def change_figure(chronicle: ScenarioState, answers: Answers) -> Message:
    """A score figure is corrected from the owner's own rulebook or board; it keeps its length."""
    name, values = answers.word("figure"), list(answers["values"])
    if len(values) != len(FIGURES[name].values):
        raise Refusal(error("wrong-figure", name=name, length=len(FIGURES[name].values), count=len(values)))
    chronicle.state.settings.figures[name] = values
    return msg("did-figure", figure=msg(f"figure-{name}"), values=" ".join(map(str, values)))


def tick_prompts(chronicle: ScenarioState) -> tuple[Prompt, ...]:
    """Which items of the checklist."""
    items = tuple(Choice(item.id, item.what) for item in chronicle.scenario.checklist(chronicle.state))
    return (MultiChoicePrompt(name="items", question=msg("ask-items"), choices=items, low=1, high=max(1, len(items))),)


def tick(chronicle: ScenarioState, answers: Answers) -> Message:
    """Items of the checklist are done; a ticked one is opened again."""
    chronicle.state.settings.ticked.symmetric_difference_update(answers.words("items"))
    return msg("did-tick", count=len(answers.words("items")))


def note_prompts(chronicle: ScenarioState) -> tuple[Prompt, ...]:
    """The words to keep."""
    return (TextPrompt(name="text", question=msg("ask-note")),)


def note(chronicle: ScenarioState, answers: Answers) -> Message:
    """The table's own words go into the log and change nothing."""
    return msg("did-note", text=answers.word("text"))


def colour_prompts(chronicle: ScenarioState) -> tuple[Prompt, ...]:
    """Who, and the colour of the pieces."""
    colours = tuple(Choice(one, msg(f"colour-{one}")) for one in COLOURS)
    return (
        ChoicePrompt(name="player", question=msg("ask-colour-player"), choices=choices(chronicle.state.players)),
        ChoicePrompt(name="colour", question=msg("ask-colour"), choices=colours),
    )


def change_colour(chronicle: ScenarioState, answers: Answers) -> Message:
    """A player plays with pieces of this colour; whoever had it takes the other one."""
    player, colour, before = answers.word("player"), answers.word("colour"), colours_of(chronicle)
    for other, taken in before.items():
        if taken == colour:
            chronicle.state.settings.colours[other] = before[player]
    chronicle.state.settings.colours[player] = colour
    return msg("did-colour", player=player, colour=msg(f"colour-{colour}"))


def colours_of(chronicle: ScenarioState) -> dict[str, str]:
    """The colour of each player's pieces: as entered, else by seat."""
    by_seat = dict(zip(chronicle.state.players, COLOURS, strict=False))
    return {**by_seat, **chronicle.state.settings.colours}


Act = Callable[[ScenarioState, Answers], Message | list[Message]]
COMMON: dict[str, tuple[Callable[[ScenarioState], tuple[Prompt, ...]], Act]] = {
    "tick": (tick_prompts, tick),
    "note": (note_prompts, note),
    "house-rule": (rule_prompts, change_rule),
    "figure": (figure_prompts, change_figure),
    "card": (card_prompts, tell_card),
    "colour": (colour_prompts, change_colour),
}
NO_STEPS = ("card", "colour")  # what is not offered as a step: cards are told where they are met, colours in the menu


def perform_common(
    chronicle: ScenarioState, name: str, arguments: Mapping[str, Any], replays: bool
) -> tuple[Answers, list[Message]]:
    """Give one of the common commands. In an older log a house rule may be changed that there is no more."""
    if replays and name == "house-rule" and arguments.get("rule") in GONE:
        chronicle.state.settings.rules[arguments["rule"]] = str(arguments.get("value"))
        return Answers(arguments), [msg("did-gone-rule")]
    prompts, act = COMMON[name]
    answers = check_answers(prompts(chronicle), arguments)
    said = act(chronicle, answers)
    return answers, said if isinstance(said, list) else [said]


def common_steps(chronicle: ScenarioState) -> list[Step]:
    """The common commands as steps, all optional; ticking only while there is a checklist."""
    offered = [name for name in COMMON if name not in NO_STEPS]
    possible = [name for name in offered if name != "tick" or chronicle.scenario.checklist(chronicle.state)]
    return [
        Step(
            command=name,
            what=msg(f"step-{name}"),
            why=msg(f"why-{name}"),
            section=msg("section-none"),
            prompts=COMMON[name][0](chronicle),
            optional=True,
        )
        for name in possible
    ]

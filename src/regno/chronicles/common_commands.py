"""The commands every chronicle knows: change a house rule, correct a figure, tick a checklist item, write a note."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from regno.chronicles.messages import Refusal, Sentence, Subject
from regno.chronicles.prompts import Ask, Choice, Choose, ChooseSeveral, Facts, Write, answers
from regno.chronicles.scoring.figures import FIGURES, Values
from regno.chronicles.settings import GONE, HouseRule
from regno.chronicles.steps import Step

if TYPE_CHECKING:
    from regno.chronicles.chronicle import Chronicle

tell, wrong = Subject("chronicles"), Subject("chronicles-errors")


def the_rule(chronicle: Chronicle, id: str) -> HouseRule:
    """The house rule of an id."""
    return next(rule for rule in chronicle.kind.RULES if rule.id == id)


def rule_asks(chronicle: Chronicle) -> tuple[Ask, ...]:
    """Which house rule, and its new value."""
    rules = tuple(Choice(rule.id, rule.question) for rule in chronicle.kind.RULES)
    return (
        Choose(name="rule", question=tell("ask-rule"), choices=rules),
        Write(name="value", question=tell("ask-rule-value"), longest=40),
    )


def change_rule(chronicle: Chronicle, facts: Facts) -> Sentence:
    """A house rule changes from here on; what was done before stands."""
    rule = the_rule(chronicle, facts.word("rule"))
    rule.ask().check(facts.word("value"))
    chronicle.state.settings.rules[rule.id] = facts.word("value")
    return tell("did-house-rule", rule=rule.question, meaning=rule.meaning(facts.word("value")))


def figure_asks(chronicle: Chronicle) -> tuple[Ask, ...]:
    """Which table of figures, and its numbers."""
    tables = tuple(Choice(one, tell(f"figure-{one}")) for one in FIGURES)
    return (
        Choose(name="figure", question=tell("ask-figure"), choices=tables),
        Values(name="values", question=tell("ask-figure-values")),
    )


def change_figure(chronicle: Chronicle, facts: Facts) -> Sentence:
    """A score figure is corrected from the owner's own rulebook or board; it keeps its length."""
    name, values = facts.word("figure"), list(facts["values"])
    if len(values) != len(FIGURES[name].values):
        raise Refusal(wrong("wrong-figure", name=name, length=len(FIGURES[name].values), count=len(values)))
    chronicle.state.settings.figures[name] = values
    return tell("did-figure", figure=tell(f"figure-{name}"), values=" ".join(map(str, values)))


def tick_asks(chronicle: Chronicle) -> tuple[Ask, ...]:
    """Which items of the checklist."""
    items = tuple(Choice(item.id, item.what) for item in chronicle.kind.checklist(chronicle.state))
    return (ChooseSeveral(name="items", question=tell("ask-items"), choices=items, low=1, high=max(1, len(items))),)


def tick(chronicle: Chronicle, facts: Facts) -> Sentence:
    """Items of the checklist are done; a ticked one is opened again."""
    chronicle.state.settings.ticked.symmetric_difference_update(facts.words("items"))
    return tell("did-tick", count=len(facts.words("items")))


def note_asks(chronicle: Chronicle) -> tuple[Ask, ...]:
    """The words to keep."""
    return (Write(name="text", question=tell("ask-note")),)


def note(chronicle: Chronicle, facts: Facts) -> Sentence:
    """The table's own words go into the log and change nothing."""
    return tell("did-note", text=facts.word("text"))


COMMON: dict[str, tuple[Callable[[Chronicle], tuple[Ask, ...]], Callable[[Chronicle, Facts], Sentence]]] = {
    "tick": (tick_asks, tick),
    "note": (note_asks, note),
    "house-rule": (rule_asks, change_rule),
    "figure": (figure_asks, change_figure),
}


def do_common(
    chronicle: Chronicle, name: str, arguments: Mapping[str, Any], replays: bool
) -> tuple[Facts, list[Sentence]]:
    """Give one of the common commands. In an older log a house rule may be changed that there is no more."""
    if replays and name == "house-rule" and arguments.get("rule") in GONE:
        chronicle.state.settings.rules[arguments["rule"]] = str(arguments.get("value"))
        return Facts(arguments), [tell("did-gone-rule")]
    asks, act = COMMON[name]
    facts = answers(asks(chronicle), arguments)
    return facts, [act(chronicle, facts)]


def common_steps(chronicle: Chronicle) -> list[Step]:
    """The common commands as steps, all optional; ticking only while there is a checklist."""
    possible = [name for name in COMMON if name != "tick" or chronicle.kind.checklist(chronicle.state)]
    return [
        Step(
            command=name,
            what=tell(f"step-{name}"),
            why=tell(f"why-{name}"),
            section=tell("section-none"),
            asks=COMMON[name][0](chronicle),
            optional=True,
        )
        for name in possible
    ]

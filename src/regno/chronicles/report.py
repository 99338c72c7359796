"""A chronicle as people and programs are shown it: JSON objects, their sentences in the reader's language."""

from __future__ import annotations

from typing import Any

from regno.chronicles.chronicle import REVISE, Chronicle, LoggedCommand
from regno.chronicles.common_commands import COMMON, colours_of, common_steps
from regno.chronicles.messages import Catalogue, Message, Refusal, localize

error = Catalogue("chronicles-errors")


def name_of(chronicle: Chronicle, command: str) -> Message:
    """The short name of a command, for a button or a line of the log."""
    kind = "common" if command in COMMON or command == REVISE else chronicle.header.kind
    return Message("commands", f"name-{kind}-{command}")


def now(chronicle: Chronicle, language: str) -> list[dict[str, Any]]:
    """What can be done now: the kind's own steps, then the common ones."""
    steps = [*chronicle.scenario.now(chronicle.state), *common_steps(chronicle)]
    return [localize({"name": name_of(chronicle, step.command), **step.to_dict()}, language) for step in steps]


def entry(number: int, done: LoggedCommand, language: str) -> dict[str, Any]:
    """One line of the log."""
    command = done.command
    given = {"command": command.name, "arguments": dict(command.arguments), "drawn": list(command.drawn)}
    news = bool(command.drawn) or len(done.said) > 1  # more than its reporter entered
    words = localize({"where": done.where, "said": done.said, "kept": done.kept or ""}, language)
    return {"number": number, "at": command.at, "news": news, **given, **words}


def step_at(chronicle: Chronicle, number: int, language: str) -> dict[str, Any]:
    """The step of a line of the log as it was asked then, with what was entered; raises Refusal where there is none."""
    then = chronicle.before_step(number)
    command = chronicle.entries[number - 1].command
    steps = [*then.scenario.now(then.state), *common_steps(then)]
    step = next((step for step in steps if step.command == command.name), None)
    if step is None:
        raise Refusal(error("no-form", number=str(number)))
    shape = localize({"name": name_of(chronicle, command.name), **step.to_dict()}, language)
    return {"number": number, "arguments": dict(command.arguments), "step": shape}


def log(
    chronicle: Chronicle, language: str, latest: int | None = None, before: int | None = None
) -> list[dict[str, Any]]:
    """The log, which is also the timeline: when, under which heading, what.

    The whole of it, or of its entries before a number, or of either only the ``latest`` entries.
    """
    end = len(chronicle.entries) if before is None else max(0, min(before - 1, len(chronicle.entries)))
    start = max(0, end - latest) if latest is not None else 0
    return [entry(number, done, language) for number, done in enumerate(chronicle.entries[start:end], start=start + 1)]


def scores(chronicle: Chronicle, language: str) -> list[dict[str, Any]]:
    """The score sheets."""
    return [localize(sheet.to_dict(), language) for sheet in chronicle.scenario.score(chronicle.state)]


def house_rules(chronicle: Chronicle, language: str) -> list[dict[str, Any]]:
    """Every open point with its value in force and the others possible."""
    in_force = chronicle.state.settings.rules
    return [
        {
            "id": rule.id,
            "question": rule.question.text(language),
            "value": in_force[rule.id],
            "default": rule.values[0],
            "values": [{"id": value, "meaning": rule.meaning(value).text(language)} for value in rule.values],
        }
        for rule in chronicle.scenario.RULES
    ]


def checklist(chronicle: Chronicle, language: str) -> list[dict[str, Any]]:
    """The set-up list, with what is already ticked."""
    ticked = chronicle.state.settings.ticked
    return [
        {
            "id": item.id,
            "what": item.what.text(language),
            "why": item.why.text(language),
            "ticked": bool(item.done) or item.id in ticked,
            "step": item.step,
            "asked": item.done is not None,
        }
        for item in chronicle.scenario.checklist(chronicle.state)
    ]


def reminders(chronicle: Chronicle, language: str) -> list[dict[str, Any]]:
    """What the players should not forget."""
    known = chronicle.scenario.reminders(chronicle.state)
    return [{"player": one.player, "when": one.when, "text": localize(one.text, language)} for one in known]


def head(id: str, chronicle: Chronicle, language: str) -> dict[str, Any]:
    """The line of a chronicle in the list of all."""
    header = chronicle.header
    fields = {"id": id, "kind": header.kind, "title": header.title, "begun": header.begun}
    return {
        **fields,
        "where": chronicle.scenario.where(chronicle.state).text(language),
        "steps": len(chronicle.entries),
    }


def pack_head(shape: dict[str, Any], language: str) -> dict[str, Any]:
    """The head of the pack a chronicle's cards are from, and which of them are the house set's all the same."""
    texts = {key: shape[key].get(language) or shape[key].get("en", "") for key in ("title", "note")}
    known = {key: shape[key] for key in ("id", "kind", "version")}
    return {**known, **texts, "lent": shape.get("lent", []), "as_met": bool(shape.get("as_met"))}


def whole(id: str, chronicle: Chronicle, language: str, latest: int | None = None) -> dict[str, Any]:
    """Everything about a chronicle; of the log, if asked, only the latest entries."""
    return {
        **head(id, chronicle, language),
        "packs": [pack_head(shape, language) for shape in chronicle.header.packs],
        "state": localize(chronicle.scenario.view(chronicle.state), language),
        "now": now(chronicle, language),
        "checklist": checklist(chronicle, language),
        "reminders": reminders(chronicle, language),
        "house_rules": house_rules(chronicle, language),
        "figures": chronicle.state.settings.figures,
        "colours": colours_of(chronicle),
        "log": log(chronicle, language, latest),
        "undone": [command.name for command in reversed(chronicle.undone)],
    }

"""A chronicle in plain words for a terminal."""

from __future__ import annotations

from typing import Any

from regno.chronicles import report
from regno.chronicles.chronicle import Chronicle
from regno.chronicles.common_commands import COMMON
from regno.text import Voice

LATEST = 8  # log lines shown


def chronicle_text(id: str, chronicle: Chronicle, language: str) -> str:
    """Where a chronicle stands, what to set up, what to remember, what can be done, what was done last."""
    say, shape = Voice(language, "chronicle-cli"), report.whole(id, chronicle, language)
    cards = [f"{pack['title']}. {pack['note']}".strip() for pack in shape["packs"]]
    parts = [
        [f"{shape['title']} ({id})", shape["where"], *cards],
        section(say("head-position"), [line.text(language) for line in chronicle.scenario.position(chronicle.state)]),
        section(say("head-log"), log_lines(shape["log"][-LATEST:])),
        section(
            say("head-checklist"),
            [f"[{'x' if one['ticked'] else ' '}] {one['what']} ({one['id']})" for one in shape["checklist"]],
        ),
        section(
            say("head-reminders"), [": ".join(filter(None, (one["player"], one["text"]))) for one in shape["reminders"]]
        ),
        section(say("head-now"), [line for step in shape["now"] for line in step_lines(step)]),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def section(title: str, lines: list[str]) -> list[str]:
    """Lines under a title, or nothing."""
    return [title, *(f"  {line}" for line in lines)] if lines else []


def log_lines(entries: list[dict[str, Any]]) -> list[str]:
    """Each entry with its number, its further sentences below it."""
    lines = []
    for entry in entries:
        first, *more = entry["said"]
        lines += [f"{entry['number']}. {first}", *(f"   {one}" for one in more)]
    return lines


def step_lines(step: dict[str, Any]) -> list[str]:
    """A step: what, the words to type, what can be answered; for what the game waits for also why."""
    wanted = " ".join(f"[{prompt['name']}=]" if prompt["optional"] else f"{prompt['name']}=" for prompt in step["asks"])
    mark = "-" if step["optional"] else "*"
    lines = [f"{mark} {step['what']}  ({' '.join(filter(None, (step['command'], wanted)))})"]
    if not step["optional"]:
        lines += [f"    {step['why']} ({step['section']})", *(f"    {one}" for one in step["assumes"])]
    if step["command"] not in COMMON:
        lines += [f"    {prompt['name']}: {prompt['question']}{answers_hint(prompt)}" for prompt in step["asks"]]
    return lines


def answers_hint(prompt: dict[str, Any]) -> str:
    """What can be answered, in brackets."""
    if "choices" in prompt:
        return " [" + ", ".join(choice["id"] for choice in prompt["choices"]) + "]"
    if prompt["kind"] == "choice-each":
        return "".join(f" {key['id']}{answers_hint(key)}" for key in prompt["keys"])
    if prompt["kind"] == "numbers":
        keys = ", ".join(f"{prompt['name']}.{key['id']}" for key in prompt["keys"])
        return f" [{keys}: {prompt['low']}..{prompt['high']}]"
    if "low" in prompt:
        return f" [{prompt['low']}..{prompt['high']}]"
    return ""


def list_text(heads: list[dict[str, Any]], language: str) -> str:
    """One line a chronicle."""
    say = Voice(language, "chronicle-cli")
    if not heads:
        return say("no-chronicles")
    return "\n".join(
        f"{head['id']}  ! {head['trouble']}"
        if "trouble" in head
        else say("list-line", id=head["id"], title=head["title"], where=head["where"], steps=head["steps"])
        for head in heads
    )


def entries_text(how: str, entries: list[dict[str, Any]], chronicle: Chronicle, language: str) -> str:
    """What was just done, undone or redone, and the steps the game waits for."""
    say = Voice(language, "chronicle-cli")
    steps = [step for step in report.now(chronicle, language) if not step["optional"]]
    waiting = section(say("head-now"), [line for step in steps for line in step_lines(step)])
    done = (
        [sentence for entry in entries for sentence in entry["said"]]
        if how == "done"
        else section(say(how), log_lines(entries))
    )
    return "\n".join([*done, *waiting])


def scores_text(sheets: list[dict[str, Any]], language: str) -> str:
    """Each sheet with its lines and its sum; figures that are second-hand are marked."""
    say = Voice(language, "chronicle-cli")
    parts = []
    for sheet in sheets:
        lines = [f"{line['points']:>5}{'?' if line['second_hand'] else ' '} {line['text']}" for line in sheet["lines"]]
        parts.append("\n".join([f"{sheet['owner']}: {sheet['title']}", *lines, say("sum", total=sheet["total"])]))
    marked = any(line["second_hand"] for sheet in sheets for line in sheet["lines"])
    return "\n\n".join([*parts, *([say("second-hand")] if marked else [])])

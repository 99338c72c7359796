"""Serializes a chronicle for its page: everything but the old part of the log, which has its own route."""

from __future__ import annotations

from typing import Any

from regno.chronicles import report
from regno.chronicles.chronicle import Chronicle
from regno.chronicles.messages import localize
from regno.chronicles.steps import Step
from regno.chronicles.store import StoredChronicle

LATEST = 12  # log entries that come with every answer


def serialize(opened: StoredChronicle, language: str, reasons: dict[int, Step]) -> dict[str, Any]:
    """Return everything a page shows; ``reasons`` are the steps behind the latest log entries, by number."""
    chronicle = opened.chronicle
    whole = report.whole(opened.id, chronicle, language, latest=LATEST)
    damage = opened.journal.damage
    return {
        **whole,
        "log": [with_reason(named(chronicle, entry, language), reasons, language) for entry in whole["log"]],
        "version": opened.version,
        "undone": [report.name_of(chronicle, each).text(language) for each in whole["undone"]],
        "sheets": report.scores(chronicle, language),
        "position": [line.text(language) for line in chronicle.scenario.position(chronicle.state)],
        "damage": damage.text(language) if damage else "",
    }


def named(chronicle: Chronicle, entry: dict[str, Any], language: str) -> dict[str, Any]:
    """A log entry with the short name of its command."""
    return {**entry, "name": report.name_of(chronicle, entry["command"]).text(language)}


def with_reason(entry: dict[str, Any], reasons: dict[int, Step], language: str) -> dict[str, Any]:
    """A log entry with the reason of its step, while that is known."""
    step = reasons.get(entry["number"])
    if step is None:
        return entry
    reason = {"why": step.why, "section": step.section, "assumes": list(step.assumes), "optional": step.optional}
    return {**entry, "reason": localize(reason, language)}


def log(chronicle: Chronicle, language: str, latest: int | None, before: int | None) -> list[dict[str, Any]]:
    """The log, or a part of it."""
    return [named(chronicle, entry, language) for entry in report.log(chronicle, language, latest, before)]

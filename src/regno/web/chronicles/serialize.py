"""Serializes a chronicle for its page: everything but the old part of the log, which has its own route."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, get_type_hints

import msgspec

from regno.chronicles import report
from regno.chronicles.chronicle import Chronicle
from regno.chronicles.journal import Record, journal_text
from regno.chronicles.messages import localize
from regno.chronicles.steps import Step
from regno.chronicles.store import StoredChronicle
from regno.store import Right
from regno.web.chronicles.states import STATES, PlainState
from regno.web.chronicles.views import ChronicleLog, ChronicleSeen, EntrySeen, ToldStep

LATEST = 12  # log entries that come with every answer
PARTS = {name: kind for name, kind in get_type_hints(ChronicleSeen).items() if name != "state"}
NO_REASONS: Mapping[int, Step] = {}


def serialize(opened: StoredChronicle, language: str, reasons: Mapping[int, Step] = NO_REASONS) -> ChronicleSeen:
    """Return everything a page shows; ``reasons`` are the steps behind the latest log entries, by number."""
    chronicle = opened.chronicle
    whole = report.whole(opened.id, chronicle, language, latest=LATEST)
    damage = opened.journal.damage
    fields = {
        **whole,
        "log": [with_reason(named_entry(chronicle, entry, language), reasons, language) for entry in whole["log"]],
        "version": opened.version,
        "undone": [report.name_of(chronicle, each).text(language) for each in whole["undone"]],
        "sheets": report.scores(chronicle, language),
        "position": [line.text(language) for line in chronicle.scenario.position(chronicle.state)],
        "damage": damage.text(language) if damage else "",
    }
    kinds = {**PARTS, "state": STATES.get(chronicle.header.kind, PlainState)}
    return ChronicleSeen(**{name: msgspec.convert(fields[name], kind) for name, kind in kinds.items()})


def named_entry(chronicle: Chronicle, entry: dict[str, Any], language: str) -> dict[str, Any]:
    """A log entry with the short name of its command."""
    return {**entry, "name": report.name_of(chronicle, entry["command"]).text(language)}


def with_reason(entry: dict[str, Any], reasons: Mapping[int, Step], language: str) -> dict[str, Any]:
    """A log entry with the reason of its step, while that is known."""
    step = reasons.get(entry["number"])
    if step is None:
        return entry
    reason = {"why": step.why, "section": step.section, "assumes": list(step.assumes), "optional": step.optional}
    return {**entry, "reason": localize(reason, language)}


def log(chronicle: Chronicle, language: str, latest: int | None, before: int | None) -> ChronicleLog:
    """Return the log, or a part of it."""
    found = [named_entry(chronicle, entry, language) for entry in report.log(chronicle, language, latest, before)]
    return ChronicleLog(log=msgspec.convert(found, list[EntrySeen]))


def told_step(chronicle: Chronicle, number: int, language: str) -> ToldStep:
    """Return a step of the log as it was asked, with what was told; raise Refusal where there is none."""
    return msgspec.convert(report.step_at(chronicle, number, language), ToldStep)


def export_text(opened: StoredChronicle, right: Right) -> str:
    """Return a chronicle as the text of one file; without its seed for who may only read, who could foretell draws."""
    header = opened.chronicle.header if right == "write" else replace(opened.chronicle.header, seed="")
    return journal_text(header, without_request_ids(opened.journal.records[1:]))


def without_request_ids(records: list[Record]) -> list[Record]:
    """Return the records without the request ids that clients gave them."""
    return [{key: value for key, value in record.items() if key != "request"} for record in records]

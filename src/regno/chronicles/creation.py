"""Beginning a chronicle: facts from words and files, cards from a pack, house rules."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from regno.chronicles.header import Header, Tables, players_of
from regno.chronicles.messages import Catalogue, Refusal
from regno.chronicles.packs.checks import check_playable
from regno.chronicles.packs.library import tables_for
from regno.chronicles.packs.pack import Cards, Pack
from regno.chronicles.scenario import load_scenario
from regno.chronicles.settings import resolve_rules
from regno.untrusted_toml import BadToml, parse_toml

error = Catalogue("chronicles-errors")


def begin(
    name: str,
    pack: Pack,
    *,
    title: str,
    facts: Mapping[str, Any],
    rules: Mapping[str, Any],
    seed: str = "",
    begun: str = "",
) -> Header:
    """The header of a new chronicle; refused when the pack lacks cards for this kind or this number of players."""
    chosen = resolve_rules(load_scenario(name).RULES, rules)
    told = dict(facts)
    if new_facts := getattr(load_scenario(name), "new_facts", None):
        told = new_facts(told)
    if isinstance(told.get("players"), str):
        told["players"] = [one.strip() for one in told["players"].split(",")]
    tables = tables_for(pack, name)
    spoken = {"title": dict(pack.head.title.by_language), "note": dict(pack.head.note.by_language)}
    header = Header(
        kind=name,
        title=title,
        facts=told,
        rules=chosen,
        packs=[{**asdict(pack.head), **spoken, "lent": lent_ids(pack, tables), "as_met": pack.as_met}],
        cards=tables,
        seed=seed,
        begun=begun,
    )
    players = players_of(header, load_scenario(name).PLAYERS)
    check_playable(Cards(tables, pack.places), name, len(players))
    load_scenario(name).start(header)  # facts that cannot be are refused before anything is kept
    if check := getattr(load_scenario(name), "check_facts", None):
        check(header)
    return header


def lent_ids(pack: Pack, tables: Tables) -> list[str]:
    """The cards of an owner's pack that are the house set's: ``scheme/masons-roll``."""
    return [f"{name}/{row['id']}" for name, rows in tables.items() for row in rows if (name, row["id"]) in pack.lent]


def read_facts_file(path: Path) -> dict[str, Any]:
    """The facts of a JSON or TOML file."""
    try:
        text = path.read_text(encoding="utf-8")
        facts = parse_toml(text) if path.suffix == ".toml" else json.loads(text)
    except (OSError, UnicodeDecodeError):
        raise Refusal(error("facts-unreadable", file=str(path))) from None
    except json.JSONDecodeError as trouble:
        raise Refusal(error("facts-broken", file=str(path), line=str(trouble.lineno))) from None
    except BadToml as trouble:
        raise Refusal(error("facts-broken", file=str(path), line=str(trouble.line))) from None
    except (RecursionError, ValueError):  # lists within lists without end, a number of thousands of digits
        raise Refusal(error("facts-broken", file=str(path), line="1")) from None
    if not isinstance(facts, dict):
        raise Refusal(error("facts-no-table", file=str(path)))
    return facts


def parse_facts(words: list[str]) -> dict[str, Any]:
    """Facts as words: ``player=Anna``, ``points.Anna=40``, or one JSON object for all."""
    facts: dict[str, Any] = {}
    for word in words:
        if word.startswith("{"):
            facts.update(parse_json_object(word))
            continue
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise Refusal(error("facts-word", word=word))
        outer, dot, inner = key.partition(".")
        if dot and not isinstance(facts.setdefault(outer, {}), dict):
            raise Refusal(error("facts-word", word=word))
        if dot:
            facts[outer][inner] = parse_value(value)
        else:
            facts[outer] = parse_value(value)
    return facts


def parse_json_object(word: str) -> dict[str, Any]:
    """A word that is a JSON object."""
    try:
        return dict(json.loads(word))
    except (ValueError, RecursionError):
        raise Refusal(error("facts-word", word=word)) from None


def parse_value(text: str) -> Any:
    """A value as JSON if it is a list, a table or a number, else the words themselves."""
    if text[:1] not in ("[", "{") and not text.lstrip("-").isdecimal():
        return text
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text

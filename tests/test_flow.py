"""One direction of flow: rules know no clock, file, socket or player, and nothing imports what stands above it."""

from __future__ import annotations

import ast
import sys

import pytest

from source import imports, modules, parsed

# What each part of Regno may import besides itself, from the ground up. A new part must find its place here.
MAY_IMPORT = {
    "text": set(),
    "errors": {"text"},
    "files": set(),
    "untrusted_toml": set(),
    "run_log": {"errors", "files"},
    "store": set(),
    "database": {"text", "errors"},
    "proelio": {"text", "errors", "files", "untrusted_toml"},
    "chronicles": {"text", "errors", "files", "untrusted_toml", "store", "database"},
    "players": {"text", "errors", "files", "proelio"},
    "learn": {"text", "errors", "files", "run_log", "proelio", "players"},
    "arena": {"text", "errors", "files", "run_log", "proelio", "players"},
    "matches": {"text", "errors", "proelio", "players", "arena"},
    "lab": {"text", "errors", "files", "run_log", "proelio", "players", "arena"},
    "env": {"text", "errors", "files", "proelio", "players"},
    "zoo": {"text", "errors", "files", "proelio", "players", "env"},
    "table": {"text", "errors", "files", "store", "database", "proelio", "players"},
    "gauntlet": {"text", "errors", "files", "run_log", "proelio", "players", "arena", "env", "table"},
    "terminal": {"text", "errors", "files", "proelio", "players", "table"},
    "printing": {"text", "errors", "proelio", "chronicles"},
    "web": {
        "text",
        "errors",
        "files",
        "untrusted_toml",
        "store",
        "database",
        "proelio",
        "players",
        "learn",
        "arena",
        "lab",
        "table",
        "chronicles",
        "printing",
    },
    "cli": {"text", "errors", ""},
    "commands": {
        "text",
        "errors",
        "files",
        "database",
        "proelio",
        "players",
        "learn",
        "chronicles",
        "arena",
        "gauntlet",
        "lab",
        "env",
        "table",
        "terminal",
        "printing",
        "web",
        "cli",
    },
    "__main__": {"cli"},
    "": {"proelio"},  # regno itself: the few names of its API
}

# What is imported by a name in a string, against the flow: players of REGNO_PLAYERS are made of the zoo's.
LOADED_LATE = {("regno.players.spec", "regno.zoo")}

# The rules and what they are written in: they compile as they are, and know of nothing else.
GROUND = ("constants", "cards", "jit", "jit.records", "steps", "moves", "reasons", "state", "events", "bits")
GROUND_MAY_IMPORT = {"__future__", "typing"}
RECORDS_MAY_IMPORT = GROUND_MAY_IMPORT | {"collections", "functools"}

# A game is what is played, not when, where or by whom: chance is our own, and nothing waits or runs beside.
NOT_IN_PROELIO = {"random", "secrets", "time", "datetime", "socket", "threading", "asyncio", "subprocess"}

# What builds the messages about a game, and where all cards of one can be had.
SENDERS = ("regno.table.projection", "regno.web.tables.serialize", "regno.web.replay.frames")
NOT_IN_SENDERS = {"regno.table.live_game", "regno.proelio.info.knowledge"}


def part(name: str) -> str:
    """The part of Regno that a module belongs to, by its first name after ``regno``."""
    return name.split(".")[1] if "." in name else ""


def outside(name: str) -> set[str]:
    """The libraries that a module imports, by their first names."""
    return {each.split(".")[0] for each in imports(name) if each.split(".")[0] != "regno"}


def within(name: str) -> set[str]:
    """The modules of Regno that a module imports."""
    return {each for each in imports(name) if each.split(".")[0] == "regno"}


def is_ground(name: str) -> bool:
    return name in {f"regno.proelio.{each}" for each in GROUND}


def is_rule(name: str) -> bool:
    return name.startswith("regno.proelio.rules") or name in ("regno.proelio", "regno.proelio.legal_bits")


GROUND_AND_RULES = [name for name in modules() if is_ground(name) or is_rule(name) or name == "regno.proelio.engine"]


@pytest.mark.parametrize("name", modules())
def test_nothing_imports_what_stands_above_it(name: str) -> None:
    assert part(name) in MAY_IMPORT, f"{part(name)} has no place in the flow: give it one"
    wrong = {each for each in within(name) if part(each) not in MAY_IMPORT[part(name)] | {part(name)}}
    assert not wrong


def test_what_is_named_in_strings_follows_the_flow_too() -> None:
    """Modules that are imported late and programs of other processes are named in strings; one exception has a name."""
    found = set()
    for name, file in modules().items():
        named = {node.value for node in ast.walk(parsed(file)) if isinstance(node, ast.Constant)} & set(modules())
        may = MAY_IMPORT[part(name)] | {part(name)}
        found |= {(name, str(each)) for each in named if "." in str(each) and part(str(each)) not in may}
    assert found == LOADED_LATE


def test_the_flow_has_no_circle() -> None:
    """Every part stands above all that it may import, whatever it imports today."""
    order = list(MAY_IMPORT)
    for name, below in MAY_IMPORT.items():
        assert name == "cli" or all(order.index(each) < order.index(name) for each in below)


@pytest.mark.parametrize("name", GROUND_AND_RULES)
def test_rules_import_nothing_but_rules(name: str) -> None:
    assert all(is_ground(each) or is_rule(each) for each in within(name))
    assert outside(name) <= (RECORDS_MAY_IMPORT if name.endswith(".records") else GROUND_MAY_IMPORT)


@pytest.mark.parametrize("name", [f"regno.proelio.{each}" for each in GROUND])
def test_the_ground_imports_no_rule(name: str) -> None:
    assert all(is_ground(each) or each == "regno.proelio" for each in within(name))


@pytest.mark.parametrize("name", [name for name in modules() if part(name) == "proelio"])
def test_proelio_knows_no_clock_socket_thread_or_foreign_chance(name: str) -> None:
    assert not outside(name) & NOT_IN_PROELIO


@pytest.mark.parametrize("name", modules())
def test_only_the_web_and_the_thread_of_the_database_wait(name: str) -> None:
    waits = part(name) in ("web", "database") or name == "regno.table.store.batch"
    assert waits or "asyncio" not in outside(name)


@pytest.mark.parametrize("name", SENDERS)
def test_what_is_sent_of_a_game_is_made_from_views(name: str) -> None:
    """A seat's View holds all that the seat may know; who reads nothing else cannot send anything else."""
    assert not set(within(name)) & NOT_IN_SENDERS
    read = {node.attr for node in ast.walk(parsed(modules()[name])) if isinstance(node, ast.Attribute)}
    assert not read & {"live", "knowledge", "replay"}


def test_the_names_above_are_real() -> None:
    """A misspelt module would never be found, and never be refused."""
    assert all(f"regno.proelio.{each}" in modules() for each in GROUND)
    assert set(sys.stdlib_module_names) >= NOT_IN_PROELIO
    assert {*SENDERS, *NOT_IN_SENDERS} <= set(modules())

"""Every option is read by one rule, and only there: whoever wants to know what it does has one place to look."""

from __future__ import annotations

import ast
from collections import defaultdict

import pytest

from regno.proelio.options import MODES, RULINGS
from source import functions, modules, parsed

RULES = [name for name in modules() if name.startswith("regno.proelio.rules.") or name == "regno.proelio.engine"]


def reads_of_options() -> dict[str, set[str]]:
    """The functions that read an option, by option: attributes of the parameter ``o``."""
    readers = defaultdict(set)
    for name in RULES:
        for function in functions(name):
            for node in ast.walk(function):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "o":
                    readers[node.attr].add(f"{name}.{function.name}")
    return readers


READERS = reads_of_options()


@pytest.mark.parametrize("option", RULINGS)
def test_h1_an_option_is_read_by_one_rule(option: str) -> None:
    assert len(READERS[option]) == 1, f"{option} is read by {sorted(READERS[option]) or 'no rule'}"


def test_h1_rules_read_nothing_else_of_a_table() -> None:
    assert set(READERS) <= {*RULINGS, *MODES}


@pytest.mark.parametrize("name", RULES)
def test_h1_options_go_by_the_name_o_and_are_never_changed(name: str) -> None:
    """Under another name a second reader would not be seen."""
    for node in ast.walk(parsed(modules()[name])):
        if isinstance(node, ast.arg) and node.annotation is not None:
            assert ("Options" in ast.unparse(node.annotation)) == (node.arg == "o")
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "o":
            assert isinstance(node.ctx, ast.Load), f"{name} changes option {node.attr}"
        assert not (isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id == "o")
        assert not (isinstance(node, ast.Name) and node.id in ("getattr", "vars"))

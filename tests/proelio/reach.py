"""Which rules the compiled engine reaches: a walk over the source from the whole units that Python calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType

from regno.proelio.jit.compile import MODULES, PACKAGE, rules_of
from source import parsed


def all_rules() -> dict[str, FunctionType]:
    """Every function that is compiled, by its full name."""
    modules = [import_module(f"{PACKAGE}.{name}") for name in MODULES]
    return {full_name(function): function for module in modules for function in rules_of(module)}


def full_name(function: FunctionType) -> str:
    return f"{function.__module__}.{function.__name__}"


def definitions(module: ModuleType) -> dict[str, ast.FunctionDef]:
    """The functions of a module as they are written."""
    assert module.__file__
    tree = parsed(Path(module.__file__))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def named_in(function: FunctionType) -> Iterator[object]:
    """Whatever a function's body names, directly or as a part of a module."""
    module = import_module(function.__module__)
    for node in ast.walk(definitions(module)[function.__name__]):
        if isinstance(node, ast.Name):
            yield getattr(module, node.id, None)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            owner = getattr(module, node.value.id, None)
            yield getattr(owner, node.attr, None) if isinstance(owner, ModuleType) else None


def reached(rules: dict[str, FunctionType]) -> set[str]:
    """The rules that some whole unit needs, and so are compiled with it."""
    waiting = [function for function in rules.values() if getattr(function, "jit_entry", False)]
    found: set[str] = set()
    while waiting:
        function = waiting.pop()
        if full_name(function) not in found:
            found.add(full_name(function))
            named = [each for each in named_in(function) if isinstance(each, FunctionType)]
            waiting += [each for each in named if full_name(each) in rules]
    return found

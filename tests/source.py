"""The source as data: its files, and what each imports, for tests that read the code instead of running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HOME = Path(__file__).parents[1]
SOURCE = HOME / "src"


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def module_name(file: Path) -> str:
    """``regno.proelio.rules.turn``; a package is named without its ``__init__``."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, Path]:
    return {module_name(file): file for file in sorted(SOURCE.rglob("*.py"))}


def imports(name: str) -> Iterator[str]:
    """Every module that a module imports, at its head or inside a function."""
    for node in ast.walk(parsed(modules()[name])):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{name} imports relatively: write the whole name"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in modules() else node.module


def functions(name: str) -> Iterator[ast.FunctionDef]:
    """The functions at the top of a module."""
    yield from (node for node in parsed(modules()[name]).body if isinstance(node, ast.FunctionDef))

"""No module imports itself by way of others: not when it is loaded, and not later from inside a function."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter

import pytest

from source import imports, modules, parsed

Graph = Mapping[str, Iterable[str]]


def imported_at_load(nodes: Iterable[ast.AST]) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield the imports that run when a module is loaded: none inside functions or for type checkers alone."""
    for node in nodes:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from imported_at_load(node.orelse)
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from imported_at_load(ast.iter_child_nodes(node))


def loaded(name: str) -> set[str]:
    """Return the modules of Regno that a module loads with itself."""
    found = set()
    for node in imported_at_load(parsed(modules()[name]).body):
        for alias in node.names:
            whole = f"{node.module}.{alias.name}" if isinstance(node, ast.ImportFrom) else alias.name
            found.add(whole if whole in modules() else whole.rpartition(".")[0])
    return found & set(modules())


def cycles(graph: Graph) -> list[set[str]]:
    """Return the cycles of a graph, one for each group of nodes that reach each other."""
    left = {name: {each for each in targets if each in graph} for name, targets in graph.items()}
    found: list[set[str]] = []
    while True:
        try:
            TopologicalSorter(left).prepare()
            return found
        except CycleError as error:
            group = group_of(error.args[1][0], left)
            found.append(group)
            left = {name: targets - group for name, targets in left.items() if name not in group}


def group_of(name: str, graph: Graph) -> set[str]:
    """Return the nodes that can be reached from one and lead back to it."""
    return {each for each in reached(name, graph) if name in reached(each, graph)}


def reached(name: str, graph: Graph) -> set[str]:
    found, waiting = set[str](), [name]
    while waiting:
        for each in graph[waiting.pop()]:
            if each not in found:
                found.add(each)
                waiting.append(each)
    return found


def test_no_module_is_loaded_in_a_circle() -> None:
    assert not cycles({name: loaded(name) for name in modules()})


def test_no_import_inside_a_function_hides_a_circle() -> None:
    assert not cycles({name: imports(name) for name in modules()})


@pytest.mark.parametrize(
    ("graph", "groups"),
    [
        ({"a": "b", "b": "c", "c": ""}, []),
        ({"a": "b", "b": "c", "c": "a"}, [set("abc")]),
        ({"a": "bx", "b": "a", "c": "d", "d": "c", "x": "c"}, [set("ab"), set("cd")]),
    ],
)
def test_a_circle_is_found(graph: Graph, groups: list[set[str]]) -> None:
    assert sorted(map(sorted, cycles(graph))) == sorted(map(sorted, groups))

"""One name has one meaning in the whole tree, and the name of a function tells an effect from what it returns."""

from __future__ import annotations

import ast
from collections import defaultdict

from source import modules, parsed

# The same in each scenario of the Chronicles, or a card and what a page is shown of it.
SAME_THING = {"KingsThreat", "RunStats", "Task", "Team"}
IRREGULAR = {
    "begun", "broken", "brought", "built", "caught", "chosen", "dealt", "done", "drawn", "found", "given", "gone",
    "heard", "held", "hidden", "kept", "known", "led", "lost", "made", "met", "paid", "seen", "sent", "shown", "sold",
    "sought", "spent", "taken", "taught", "thought", "told", "won", "written",
}  # fmt: skip
VERBS = {"embed", "feed", "need", "seed", "speed"}  # these, too, end in "ed"


def is_participle(name: str) -> bool:
    """Whether a function has the name ``told`` or ``judged``: nobody knows whether it tells or was told."""
    word = name.strip("_")
    return word in IRREGULAR or (word.isalpha() and word.endswith("ed") and word not in VERBS)


def test_no_class_name_has_two_meanings() -> None:
    homes = defaultdict(list)
    for name, file in modules().items():
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(name)
    assert len(homes) > 500
    assert {name for name, where in homes.items() if len(where) > 1} == SAME_THING


def test_no_function_has_a_participle_for_its_name() -> None:
    assert is_participle("told") and is_participle("_judged") and not is_participle("seed")
    for name, file in modules().items():
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.decorator_list:  # or a property
                assert not is_participle(node.name), f"{name}, line {node.lineno}: {node.name}"

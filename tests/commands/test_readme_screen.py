"""The screen shown in the README is the one that a person meets."""

from __future__ import annotations

import re
from pathlib import Path

from speaking import Regno

README = Path(__file__).parents[2] / "README.md"


def test_the_screen_in_the_readme_is_what_play_prints(regno: Regno) -> None:
    shown = re.search(r"^```text\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert shown
    printed = regno("play", "--seed", "11", typed="quit\n").out
    assert shown.group(1).rstrip() in printed

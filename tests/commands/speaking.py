"""What a command answers, as the tests speak of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Regno = Callable[..., "Said"]


@dataclass(frozen=True)
class Said:
    """What a command answered."""

    status: int
    out: str
    err: str

    @property
    def trouble(self) -> str:
        """The one line of a refusal: status 2, nothing on the standard output, no traceback."""
        assert self.status == 2, self
        assert self.out == ""
        return self.the_line

    @property
    def the_line(self) -> str:
        """The one line on the standard error."""
        assert self.err.startswith("regno: ") and self.err.count("\n") == 1 and self.err.endswith("\n"), self.err
        return self.err.removeprefix("regno: ").strip()

"""The notice that rules are being compiled, and where machine code is kept if not in the user's cache folder."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache

from regno.text import Voice


def preparing(language: str, subject: str, key: str) -> Callable[[], None]:
    """Return a function that prints the notice, to be called before something is compiled."""

    def tell() -> None:
        print(Voice(language, subject)(key), file=sys.stderr, flush=True)
        tell_closed_home(language)

    return tell


@cache
def tell_closed_home(language: str) -> None:
    """Print once that the folder for machine code cannot be written, and which one serves instead."""
    from regno.proelio.jit.cache import cache_folder, unwritable_home  # plain commands keep no machine code

    if closed := unwritable_home():
        told = Voice(language, "cli")("machine-code-elsewhere", folder=str(closed), instead=str(cache_folder().parent))
        print(told, file=sys.stderr, flush=True)

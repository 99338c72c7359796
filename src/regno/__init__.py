"""Regno: a table for games that come in boxes.

>>> import regno
>>> game = regno.deal(edition="en111", houses=4, seed=7)
>>> game.decision.kind
'action'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regno.proelio.formats.record import read_record
    from regno.proelio.formats.seat_record import write_record
    from regno.proelio.game import Game, deal

__version__ = "0.1.0"
__all__ = ["Game", "__version__", "deal", "read_record", "write_record"]

_HOMES = {
    "Game": "regno.proelio.game",
    "deal": "regno.proelio.game",
    "read_record": "regno.proelio.formats.record",
    "write_record": "regno.proelio.formats.seat_record",
}


def __getattr__(name: str) -> Any:
    """Names of the API are fetched when first used, so that ``regno --help`` starts at once."""
    if name not in _HOMES:
        raise AttributeError(f"module 'regno' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)

"""A trap in the State's place: whoever looks at it has cheated."""

from __future__ import annotations

from typing import NoReturn

from regno.proelio.game import Game


class Trap:
    """Every look at it fails the test."""

    def spring(self, *looked: object) -> NoReturn:
        raise AssertionError("a player looked at the table's State")

    __getattribute__ = __getitem__ = __iter__ = __len__ = __int__ = __index__ = spring


def trapped(game: Game) -> None:
    """Nothing true is left on the table itself."""
    for record in (game.state, game.knowledge):
        vars(record).update({name: Trap() for name in vars(record)})

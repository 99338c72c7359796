"""Whole games as data: every decision with what its seat knew, what it could do and did, and how the game ended.

>>> from regno.env.dataset import read_games, write_games
>>> write_games("games.parquet", games=64, players="steward", seed=1)  # doctest: +SKIP
>>> found = read_games("games.parquet")  # doctest: +SKIP

One row is one decision with two legal moves or more; docs/dataset.md has the schema. Needs pyarrow (the extra ``lab``).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.env.checks import MOST_GAMES, MOST_SEED, BadCall, of_type, whole_number
from regno.env.evaluation import victories
from regno.env.kernel.batch import GOES_ON
from regno.env.kernel.encode import VERSION
from regno.env.vector import OBSERVED, VectorEnv
from regno.proelio.jit.records import fields
from regno.proelio.moves import MOVES
from regno.proelio.state import Options

FORMAT = 1
TOGETHER = 512  # games played side by side, and written as one row group
COLUMNS = {
    "seed": "int64",  # of the game: VectorEnv(1, seed) deals it again
    "step": "int32",  # the number of the decision in its game
    "seat": "int8",  # who decided
    "move": "int8",  # what was chosen
    "legal": "int64",  # what could be, one bit a move
    "observation": f"binary[{OBSERVED}]",  # what the seat knew
    "share": "float32",  # of the victory that this seat had in the end
    "length": "int32",  # decisions in the whole game
}
Table = dict[str, NDArray[Any]]


def write_games(
    path: str | PathLike[str], games: int = 1000, players: Any = "steward", seed: int = 0, **table: Any
) -> int:
    """Play games, write every decision to a Parquet file and return how many there are.

    ``players`` is one player for all seats or a list with one for each; each may be whatever ``opponents`` may be.
    """
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    of_type("path", path, str | PathLike, "str")
    whole_number("games", games, 1, MOST_GAMES)
    whole_number("seed", seed, 0, MOST_SEED)
    kinds = {name: arrow.binary(OBSERVED) if name == "observation" else kind for name, kind in COLUMNS.items()}
    schema = arrow.schema([(name, kinds[name]) for name in COLUMNS])
    decisions, writer, part = 0, None, Path(f"{path}.part")
    try:
        for first in range(0, games, TOGETHER):
            batch = VectorEnv(min(TOGETHER, games - first), seed + first, redeal=False, **table)
            found = play(batch, seats_of(players, batch.houses))
            if writer is None:
                writer = parquet.ParquetWriter(part, schema.with_metadata(card(batch)), compression="zstd")
            rows = found.pop("observation")
            column = arrow.FixedSizeBinaryArray.from_buffers(
                kinds["observation"], len(rows), [None, arrow.py_buffer(rows)]
            )
            arrays = {**{name: arrow.array(values) for name, values in found.items()}, "observation": column}
            writer.write_table(arrow.table([arrays[name] for name in COLUMNS], schema=writer.schema))
            decisions += len(rows)
        if writer is not None:
            writer.close()
            part.replace(path)
    finally:
        if writer is not None:
            writer.close()
        part.unlink(missing_ok=True)  # what a failure left
    return decisions


def seats_of(players: Any, houses: int) -> list[Any]:
    """Return a player for each seat; raise BadCall for another number of them."""
    listed = list(players) if isinstance(players, Sequence) and not isinstance(players, str) else [players] * houses
    if len(listed) != houses:
        raise BadCall("wrong-players", found=len(listed), wanted=houses)
    return listed


def card(batch: VectorEnv) -> dict[str, str]:
    """Return what a reader must know of the file besides its columns."""
    options = {name: getattr(batch.plain_options, name) for name in fields(Options)}
    about = {"format": FORMAT, "observation": VERSION, "edition": batch.edition.id, "options": options}
    return {"regno": json.dumps(about)}


def play(batch: VectorEnv, players: Sequence[Any]) -> Table:
    """Play every game of a batch to its end and return all decisions, game by game."""
    found, parts, step = batch.reset(), [], 0
    alive = np.flatnonzero(found.outcomes == GOES_ON)
    while len(alive):
        moves = np.zeros(batch.games, np.int64)
        for player in {id(each): each for each in players}.values():
            seats = [seat for seat, each in enumerate(players) if each is player]
            chosen = np.isin(found.seats, seats)
            moves[chosen] = batch.moves_of(player, seed=batch.seed * 64 % MOST_SEED + step)[chosen]
        parts.append((
            alive, np.full(len(alive), step, np.int32),
            found.seats[alive].astype(np.int8), moves[alive].astype(np.int8),
            np.array(batch.progress["legal"][alive]), found.observations[alive],
        ))  # fmt: skip
        found, step = batch.step(moves), step + 1
        alive = alive[found.outcomes[alive] == GOES_ON]
    game, steps, seats_then, chosen_moves, legal, rows = (np.concatenate(each) for each in zip(*parts, strict=True))
    order = np.lexsort((steps, game))
    game, seat = game[order], seats_then[order]
    shares = np.stack([victories(batch, np.full(batch.games, each)) for each in range(batch.houses)], axis=1)
    return {
        "seed": batch.seeds[game],
        "step": steps[order],
        "seat": seat,
        "move": chosen_moves[order],
        "legal": legal[order],
        "observation": np.ascontiguousarray(rows[order]),
        "share": shares[game, seat].astype(np.float32),
        "length": np.bincount(game, minlength=batch.games)[game].astype(np.int32),
    }


def read_games(path: str | PathLike[str]) -> Table:
    """Return a whole file as arrays by column, ``observation`` and ``masks`` as rows of int8.

    Raises BadCall for a file of another kind or version.
    """
    parts = list(iterate_games(path))
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def iterate_games(path: str | PathLike[str]) -> Iterator[Table]:
    """Give the row groups of a file one after the other, as ``read_games`` gives the whole."""
    import pyarrow.parquet as parquet

    of_type("path", path, str | PathLike, "str")
    try:
        file = parquet.ParquetFile(path)
        about = json.loads((file.schema_arrow.metadata or {}).get(b"regno", b"{}"))
    except ValueError:  # no Parquet, or metadata of another program
        about = {}
    if not isinstance(about, dict) or about.get("format") != FORMAT or about.get("observation") != VERSION:
        raise BadCall("bad-dataset", file=str(path), wanted=FORMAT, observation=VERSION)
    for group in range(file.num_row_groups):
        table = file.read_row_group(group).combine_chunks()
        found = {name: table[name].to_numpy() for name in COLUMNS if name != "observation"}
        raw = table["observation"].chunk(0)
        rows = np.frombuffer(raw.buffers()[1], np.int8, len(raw) * OBSERVED, raw.offset * OBSERVED)
        masks = ((found["legal"][:, None] >> np.arange(MOVES)) & 1).astype(np.int8)
        yield {**found, "observation": rows.reshape(-1, OBSERVED), "masks": masks}

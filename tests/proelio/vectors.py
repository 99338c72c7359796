"""Vectors: blocks of ``key value`` lines in a text file, which any engine in any language can be held to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from regno.proelio.edition import built_in
from regno.proelio.formats.move_text import read_move
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game
from regno.proelio.options import read_pair

FOLDER = Path(__file__).parents[1] / "vectors"
Vector = Mapping[str, str]


def read_vectors(text: str) -> Iterator[dict[str, str]]:
    """Blocks parted by empty lines; lines that start with # are remarks."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for block in "\n".join(lines).split("\n\n"):
        pairs = [line.partition(" ") for line in block.splitlines() if line.strip()]
        if pairs:
            yield {key: value.strip() for key, _, value in pairs}


def written(vectors: Iterable[Vector], remarks: Iterable[str]) -> str:
    blocks = ("\n".join(f"{key} {value}".rstrip() for key, value in vector.items()) for vector in vectors)
    return "\n\n".join(["\n".join(remarks), *blocks]) + "\n"


def rewrite(file: Path, answered: Callable[[Vector], Vector]) -> None:
    """Answer every vector of a file anew."""
    text = file.read_text(encoding="utf-8")
    remarks = [line for line in text.splitlines() if line.startswith("#")]
    answers = [{**vector, **answered(vector)} for vector in read_vectors(text)]
    file.write_text(written(answers, remarks), encoding="utf-8")


def root(vector: Vector) -> Game:
    """The game at a vector's position, after its moves, chance's included."""
    edition = built_in(vector["edition"])
    rulings = dict(read_pair(pair) for pair in vector.get("options", "").split())
    state, options = read_position(vector["position"], edition, rulings)
    game = Game(edition, options, state)
    for move in filter(None, vector.get("moves", "").split("; ")):
        game.apply(read_move(game.state, move))
    return game

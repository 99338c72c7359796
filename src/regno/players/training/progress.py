"""The state of a training in a file, from which the same training goes on to the same end."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from regno.files import write_atomic
from regno.players.models.checkpoint import BadCheckpoint
from regno.players.models.net_checkpoint import NOT_ARRAYS


def write_progress(path: Path, settings: str, state: dict[str, Any]) -> None:
    """Write arrays and records to a file, atomically; ``settings`` are what must be the same to go on from it."""
    made = BytesIO()
    kept = {name: np.array(each).reshape(-1).view(np.uint8) for name, each in state.items()}
    np.savez_compressed(made, settings=np.array(settings), **kept)  # type: ignore[arg-type]
    write_atomic(path, made.getvalue())


def read_progress(path: Path, settings: str, like: dict[str, Any]) -> dict[str, Any]:
    """Return the state as arrays of the types and shapes of ``like``, whose last axis may be longer or shorter there.

    Raise BadCheckpoint if the file is of another training or broken.
    """
    try:
        with np.load(BytesIO(path.read_bytes())) as stored:
            if str(stored["settings"]) != settings:
                raise BadCheckpoint("other-training", file=str(path))
            return {name: in_shape_of(stored[name], np.array(each)) for name, each in like.items()}
    except BadCheckpoint:
        raise
    except NOT_ARRAYS as trouble:
        raise BadCheckpoint("broken-training", file=str(path)) from trouble


def in_shape_of(content: Any, like: Any) -> Any:
    """Return bytes as an array like another one; raise ValueError if they do not fit."""
    return content.view(like.dtype).reshape(*like.shape[:-1], -1) if like.shape else content.view(like.dtype)[0]

"""The program that an agent in Python runs in: ``python -m regno.gauntlet.host KIND MODULE:NAME``.

It answers questions line by line, so that an agent that hangs, crashes or prints cannot harm the Gauntlet. Kinds:

``python``      an object with ``choose(view, legal, budget)``, or a class or function that makes one
``pettingzoo``  a policy ``(observation, action_mask) -> action``, as for ``regno.env.pettingzoo``
``openspiel``   a function ``(game, seat)`` that makes a bot with ``step(state)``
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import msgspec

from regno.gauntlet.questions import ENCODER, QUESTIONS, Answer
from regno.players.budget import AT_ONCE
from regno.proelio.formats.move_text import move_text
from regno.proelio.info.view import View

Choice = Callable[[str, View], int]  # by the edition and the View


def find(name: str) -> Any:
    """Return what ``MODULE:NAME`` or ``FILE.py:NAME`` stands for; raise ImportError or AttributeError."""
    where, _, attribute = name.rpartition(":")
    if not where.endswith(".py"):
        sys.path.insert(0, "")
        return getattr(import_module(where), attribute)
    spec = spec_from_file_location(Path(where).stem, where)
    if spec is None or spec.loader is None:
        raise ImportError(where)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return getattr(module, attribute)


def python_choice(found: Any) -> Choice:
    """Return the choice of an object with ``choose``, which a class or function may have to make first."""
    player = found if hasattr(found, "choose") and not inspect.isclass(found) else found()
    return lambda edition, view: int(player.choose(view, view.legal, AT_ONCE))


def pettingzoo_choice(found: Any) -> Choice:
    """Return the choice of a policy that gets an observation and a mask, as its House in the environment would."""
    import numpy as np

    from regno.env.seated import encode_view
    from regno.proelio.moves import MOVES

    policy: Any = found() if inspect.isclass(found) else found

    def choose(edition: str, view: View) -> int:
        mask = np.zeros(MOVES, np.int8)
        mask[list(view.legal)] = 1
        return int(policy(encode_view(view), mask))

    return choose


def openspiel_choice(found: Any) -> Choice:
    """Return the choice of an OpenSpiel bot; imported here because only it needs OpenSpiel."""
    from regno.gauntlet.openspiel_bot import openspiel_choice as choose

    return choose(found)


KINDS: dict[str, Callable[[Any], Choice]] = {
    "python": python_choice,
    "pettingzoo": pettingzoo_choice,
    "openspiel": openspiel_choice,
}


def main(kind: str, name: str) -> None:
    """Answer questions until the input ends. What the agent prints goes to the standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    choose = KINDS[kind](find(name))
    for line in sys.stdin.buffer:
        question = QUESTIONS.decode(line)
        assert question.view
        view = question.view.to_view()
        move = choose(question.edition, view)
        words = move_text(view.state, move) if move in view.legal else f"{move!r}"
        answers.write(ENCODER.encode(Answer(question.id, words)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    try:
        main(*sys.argv[1:3])
    except msgspec.DecodeError as trouble:
        sys.exit(f"no question: {trouble}")

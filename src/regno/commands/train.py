"""``regno train``: learn anew what the players that search know: values, instinct or judgement."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from regno.cli import print_json
from regno.commands.flags import cannot_write, check_place, read_number, read_table, table_arguments
from regno.commands.preparing import preparing
from regno.players.budget import BadPlayer
from regno.proelio.edition import Edition
from regno.proelio.state import Options
from regno.text import Voice

MOST_POSITIONS = 1_000_000
MOST_STEPS = 100_000
MOST_SEED = 2**15 - 1
VALUE, INSTINCT, JUDGEMENT = "value", "instinct", "judgement"


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    own, number = Voice(voice.language, "players"), voice("word-number")
    parser.add_argument("out", metavar=voice("word-file"), help=own("train-out"))
    parser.add_argument("--what", default=VALUE, metavar=own("train-word"), help=own("train-what"))
    table_arguments(parser, voice)
    parser.add_argument("--positions", default="150000", metavar=number, help=own("train-positions"))
    parser.add_argument("--steps", default="400", metavar=number, help=own("train-steps"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> int:
    voice = Voice(request.lang, "players")
    if request.what not in LEARNERS:
        raise BadPlayer("unknown-lesson", name=request.what, known=", ".join(LEARNERS))
    book, options = read_table(request)
    positions = read_number("--positions", request.positions, 100, MOST_POSITIONS)
    steps = read_number("--steps", request.steps, 1, MOST_STEPS)
    seed = read_number("--seed", request.seed, 0, MOST_SEED)
    out = check_place(request.out)
    preparing(request.lang, "players", "train-preparing")()
    amount = steps if request.what == INSTINCT else positions
    try:
        found = LEARNERS[request.what](book, options, amount, seed, out)
    except OSError as trouble:  # the disk has filled up since
        raise cannot_write(request.out, trouble) from None
    if request.json:
        print_json({"what": request.what, "amount": amount, "found": round(found, 4), "file": request.out})
    elif request.what == INSTINCT:
        print(voice("train-practised", steps=steps, share=round(100 * found, 1), file=request.out))
    else:
        print(voice("train-done", positions=positions, surprise=round(found, 4), file=request.out))
    return 0


def learn_value(book: Edition, options: Options, positions: int, seed: int, out: Path) -> float:
    """The weights of a position's value; gives the loss on positions not learnt from."""
    from regno.lab.train import fit, lessons, save, surprise

    weights = fit(*lessons(book, options, positions, seed))
    save(weights, out)
    return surprise(*lessons(book, options, positions // 5, seed + 1), weights)


def learn_instinct(book: Edition, options: Options, steps: int, seed: int, out: Path) -> float:
    """The instinct; gives its share of victories over three Stewards."""
    from regno.lab.school import School, save_instinct

    school = School(book, options, seed)
    school.follow_teacher()
    share = school.find_out(steps, lambda done: None)
    save_instinct(school, out)
    return share


def learn_judgement(book: Edition, options: Options, positions: int, seed: int, out: Path) -> float:
    """The net; gives the loss on positions not learnt from."""
    from regno.lab.net import fit_net, save_net, surprise, witnessed

    net = fit_net(*witnessed(book, options, positions, seed), seed)
    save_net(net, out)
    return surprise(*witnessed(book, options, positions // 5, seed + 1), net)


LEARNERS: dict[str, Callable[[Edition, Options, int, int, Path], float]] = {
    VALUE: learn_value,
    INSTINCT: learn_instinct,
    JUDGEMENT: learn_judgement,
}

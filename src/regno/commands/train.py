"""``regno train``: train the linear value function, or the models of a table: linear (experience), or networks."""

from __future__ import annotations

import argparse
import sys
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from regno.cli import Misuse, print_answer
from regno.commands.arguments import cannot_write, check_place, read_number, read_table, table_arguments
from regno.commands.compile_notice import preparing
from regno.files import write_atomic
from regno.players.budget import BadPlayer
from regno.proelio.edition import Edition
from regno.proelio.state import Options
from regno.text import Voice

if TYPE_CHECKING:
    from regno.players.models.net_checkpoint import NetCheckpoint

MOST_POSITIONS, MOST_OF_LEAVES = 1_000_000, 100_000_000  # those of leaves are never in memory all at once
MOST_STEPS = 100_000
MOST_SEED = 2**15 - 1
REPORT_EVERY = 20  # seconds
PROGRESS = ".progress"  # added to the name of the file
VALUE, EXPERIENCE, POLICY, LEAVES = "value", "experience", "policy", "leaves"
LESSONS = (VALUE, EXPERIENCE, POLICY, LEAVES)


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    own, number = Voice(voice.language, "players"), voice("word-number")
    parser.add_argument("out", metavar=voice("word-file"), help=own("train-out"))
    parser.add_argument("--what", default=VALUE, metavar=own("train-word"), help=own("train-what"))
    table_arguments(parser, voice)
    parser.add_argument("--positions", default="150000", metavar=number, help=own("train-positions"))
    parser.add_argument("--steps", default="300", metavar=number, help=own("train-steps"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--start", metavar=voice("word-file"), help=own("train-start"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> None:
    voice = Voice(request.lang, "players")
    if request.what not in LESSONS:
        raise BadPlayer("unknown-lesson", name=request.what, known=", ".join(LESSONS))
    book, options = read_table(request)
    most = MOST_OF_LEAVES if request.what == LEAVES else MOST_POSITIONS
    positions = read_number("--positions", request.positions, 100, most)
    steps = read_number("--steps", request.steps, 1, MOST_STEPS)
    seed = read_number("--seed", request.seed, 0, MOST_SEED)
    start = read_start(request)
    out = check_place(request.out)
    preparing(request.lang, "players", "train-preparing")()
    try:
        if request.what == VALUE:
            found = {"positions": positions, **learn_value(book, options, positions, seed, out)}
        elif request.what == EXPERIENCE:
            found = {"positions": positions, "steps": steps, **gain(book, options, positions, steps, seed, out, voice)}
        elif request.what == LEAVES:
            assert start
            found = {"positions": positions, **learn_leaves(book, options, start, positions, seed, out, voice)}
        else:
            found = {"positions": positions, "steps": steps}
            found |= train_networks(book, options, start, positions, steps, seed, out, voice)
    except OSError as trouble:  # the disk has filled up since
        raise cannot_write(request.out, trouble) from None
    except KeyboardInterrupt:
        if progress_of(out).exists():
            print("\n" + voice("train-stopped", file=str(progress_of(out))), end="", file=sys.stderr)
        raise
    told = voice(f"train-done-{request.what}", **found, file=request.out)
    print_answer(request.json, {"what": request.what, **found, "file": request.out}, told)


class Countdown:
    """Says now and then how many minutes are left, at the pace of this run, which may have gone on from a file."""

    def __init__(self, whole: int, unit: int) -> None:
        self.whole, self.unit = whole, unit  # of what is done between two calls
        self.began, self.told, self.first = monotonic(), -float(REPORT_EVERY), -1

    def minutes_left(self, done: int) -> int | None:
        """Return the minutes left; None if they were told a moment ago."""
        self.first = done - self.unit if self.first < 0 else self.first
        spent = monotonic() - self.began
        if spent - self.told < REPORT_EVERY:
            return None
        self.told = spent
        return round(spent / (done - self.first) * (self.whole - done) / 60)


def progress_of(out: Path) -> Path:
    """Return where the state of a training is kept until its file is written."""
    return out.with_name(out.name + PROGRESS)


def read_start(request: argparse.Namespace) -> NetCheckpoint | None:
    """Return the networks that a training begins with, if any; raise Misuse, BadCheckpoint."""
    if request.start is None and request.what != LEAVES:
        return None
    if request.start is None or request.what not in (POLICY, LEAVES):
        raise Misuse("train-start")
    from regno.players.models.checkpoint import BadCheckpoint
    from regno.players.models.net_checkpoint import read_nets

    try:
        with Path(request.start).open("rb") as file:
            return read_nets(file, request.start)
    except (OSError, ValueError):
        raise BadCheckpoint("no-checkpoint", file=request.start) from None


def learn_leaves(
    book: Edition, options: Options, start: NetCheckpoint, positions: int, seed: int, out: Path, voice: Voice
) -> dict[str, float]:
    """Train a network of leaves for other networks and write all of them; return its loss on held-out positions.

    The state of training is kept beside the file until it is done; the same command goes on from there.
    """
    from regno.players.models.net_checkpoint import write_nets
    from regno.players.training.leaf_net import PORTION, train_leaves
    from regno.players.training.policy import table_options

    progress, countdown, made = progress_of(out), Countdown(positions, min(positions, PORTION)), BytesIO()

    def tell(done: int, loss: float) -> None:
        minutes = countdown.minutes_left(done)
        if minutes is not None:
            told = voice("train-portion", done=done, positions=positions, loss=round(loss, 3), minutes=minutes)
            print(told, file=sys.stderr)

    checkpoint = train_leaves(book, list(table_options(book, options)), start, positions, seed, tell, progress)
    write_nets(checkpoint, made)
    write_atomic(out, made.getvalue())
    progress.unlink(missing_ok=True)
    return {"loss": float(checkpoint.training["leaves"]["loss"])}


def learn_value(book: Edition, options: Options, positions: int, seed: int, out: Path) -> dict[str, float]:
    """Train and write the linear value function; return its loss on held-out positions."""
    from regno.players.training.linear_value import cross_entropy, fit, save, training_set

    weights = fit(*training_set(book, options, positions, seed))
    save(weights, out)
    return {"loss": round(cross_entropy(*training_set(book, options, positions // 5, seed + 1), weights), 4)}


def gain(
    book: Edition, options: Options, positions: int, steps: int, seed: int, out: Path, voice: Voice
) -> dict[str, float]:
    """Train and write a checkpoint; return the win share against Stewards in percent, and the held-out value loss.

    The state of training is kept beside the file until it is done; the same command goes on from there.
    """
    from regno.players.models.checkpoint import write
    from regno.players.training.policy import PolicyTrainer, table_options
    from regno.players.training.value_net import cross_entropy, read_net

    trainer, progress = PolicyTrainer(book, list(table_options(book, options)), seed), progress_of(out)
    countdown, made = Countdown(steps, 1), BytesIO()

    def tell(done: int) -> None:
        minutes = countdown.minutes_left(done)
        if minutes is not None:
            print(voice("train-step", done=done, steps=steps, minutes=minutes), file=sys.stderr)

    trainer.train(steps, positions, tell, progress)
    write(trainer.checkpoint, made)
    write_atomic(out, made.getvalue())
    progress.unlink(missing_ok=True)
    unseen = trainer.sample_positions(positions // 5, seed + trainer.steps + 1)
    loss = cross_entropy(*unseen, read_net(trainer.checkpoint.value_net), allied=options.allied == 1)
    return {"share": round(100 * trainer.win_share(), 1), "loss": round(loss, 4)}


def train_networks(
    book: Edition,
    options: Options,
    start: NetCheckpoint | None,
    positions: int,
    steps: int,
    seed: int,
    out: Path,
    voice: Voice,
) -> dict[str, float]:
    """Train policy and value network by PPO and write them; return the worst share over the pool in percent.

    The state of training is kept beside the file until it is done; the same command goes on from there.
    """
    from regno.players.models.net_checkpoint import write_nets
    from regno.players.training.league import UPDATES_A_ROUND, League, Round
    from regno.players.training.policy import table_options

    league, began = League(book, list(table_options(book, options)), seed, steps, start), monotonic()
    progress, first = progress_of(out), 0

    def tell(last: Round) -> None:
        nonlocal first
        first = first or last.updates - UPDATES_A_ROUND
        left = (monotonic() - began) / max(last.updates - first, 1) * (steps - last.updates)
        shares = {name.replace("-", "_"): round(100 * share, 1) for name, share in last.shares.items()}
        told = {"done": last.updates, "steps": steps, "minutes": round(left / 60), **shares}
        print(voice("train-round-start" if start else "train-round", **told), file=sys.stderr)

    league.train(progress, tell)
    made = BytesIO()
    write_nets(league.finish(positions), made)
    write_atomic(out, made.getvalue())
    progress.unlink(missing_ok=True)
    return {"share": round(100 * max(each.worst for each in league.rounds if each.accepted), 1)}

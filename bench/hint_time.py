"""How long a person waits for a hint: the first look, and the refined one.

    python bench/hint_time.py [--decisions 12]

A person plays against three Stewards at a table of ``regno serve`` and asks for a hint at each decision, as the page
does: a first look, then a longer one. The same is asked of the what-if board. The first look shall be there within 0.3
seconds, the refined one within 2 seconds of the question. The processor time of the server and its workers is told
beside the clock, for machines on which others are at work.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, sleep
from typing import Any

from processor import tree_seconds
from results import progress, table, where, write

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "web")]

from wire import Client, Refusal, Server, run, seated  # noqa: E402

from regno.players.prepare import prepare_advice  # noqa: E402

FIRST, REFINED = 0.3, 2.0  # seconds
WARM = 120  # tries of a second each until the adviser is compiled
Wait = tuple[float, float]  # seconds by the clock, and of the processor
Waits = list[tuple[Wait, Wait]]  # for the first look, and for the refined one


class Stopwatch:
    """What has passed since a question was asked."""

    def __init__(self, server: Server) -> None:
        assert server.process
        self.pid = server.process.pid
        self.clock, self.processor = perf_counter(), tree_seconds(self.pid)

    def read(self) -> Wait:
        return perf_counter() - self.clock, tree_seconds(self.pid) - self.processor


async def ask_warm(client: Client, **more: Any) -> None:
    """Ask for a hint until the server has loaded what judges."""
    for _ in range(WARM):
        try:
            await client.ask("hint", seat=0, **more)
            return
        except Refusal as refusal:
            progress(refusal.reason)
            sleep(1)


async def decisions(server: Server, count: int) -> Waits:
    """Return the waits for the first look and for the refined hint at some decisions of a table."""
    (me,) = await seated(server, 1)
    chosen, waits, warm = Random(1), Waits(), False
    while len(waits) < count and not me.over:
        if not me.legal:
            await me.hear()
            continue
        if len(me.legal) > 1:
            if not warm:
                await ask_warm(me, quick=True)
                warm = True
            watch = Stopwatch(server)
            await me.ask("hint", seat=0, quick=True)
            first = watch.read()
            await me.ask("hint", seat=0)
            waits.append((first, watch.read()))
        await me.move(chosen)
    return waits


def on_the_board(server: Server, count: int) -> Waits:
    """Return the same for puzzles on the what-if board."""
    waits = []
    for number in range(1, count + 1):
        _, start = server.http("/api/whatif/start", {"puzzle": number})
        question = {"record": start["record"], "at": start["frames"], "board": f"b{number}", "answers": True}
        watch = Stopwatch(server)
        _, first = server.http("/api/whatif/hint", {**question, "quick": True})
        wait = watch.read()
        server.http("/api/whatif/hint", question)
        if not first.get("later"):
            waits.append((wait, watch.read()))
    return waits


def rows(what: str, waits: Waits) -> list[tuple[str, int, str, str, str, str]]:
    found = []
    for name, place, wanted in (("first look", 0, FIRST), ("refined", 1, REFINED)):
        clock, processor = ([each[place][kind] for each in waits] for kind in (0, 1))
        slowest = f"{max(clock):.2f} s"
        middle = (f"{median(clock):.2f} s", f"{median(processor):.2f} s")
        found.append((f"{what}: {name}", len(waits), middle[0], slowest, middle[1], f"{wanted:g} s"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=12)
    request = parser.parse_args()
    place = where()
    prepare_advice(lambda: progress("compiling the advice"))
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        at_table = run(decisions(server, request.decisions))
        board = on_the_board(server, request.decisions)
    found = [*rows("table", at_table), *rows("what-if board", board)]
    head = ("what", "questions", "median", "slowest", "median of processor time", "wanted")
    write("Hints: how long a person waits", place, table(head, found))


if __name__ == "__main__":
    main()

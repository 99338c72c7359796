"""How long a reader waits for a review: the first decision, all decisions for the first time, and the end.

    python bench/review_time.py [--decisions 200] [--seed 1]

A game of four Houses with at least that many decisions is reviewed by the server's own process, from its start on. All
decisions shall be judged for the first time within 20 seconds on two cores. The processor time of that process is told
beside the clock: it judges a decision by a fixed number of simulations, which take longer where others are at work.
"""

from __future__ import annotations

import argparse
import subprocess
from time import perf_counter

import msgspec
from processor import seconds_of
from results import progress, table, where, write

from regno.players.analysis.review import Review
from regno.players.budget import Budget
from regno.players.play import chooser, play_game
from regno.players.prepare import prepare_advice
from regno.players.spec import PLAYERS
from regno.proelio.chance import make_rng
from regno.proelio.edition import built_in
from regno.proelio.formats.record import record_text
from regno.proelio.game import Game, undealt
from regno.web.review.queue import COMMAND, LINE, DecisionReviewed, ReviewFinished, ReviewOutlined, ReviewStarted

WANTED = 20.0  # seconds for the first look at all decisions


def long_game(decisions: int, seed: int) -> Game:
    """Return the shortest game of Stewards that has so many decisions, of a few; the longest if none has."""
    book = built_in("en111")
    found = []
    for number in range(seed, seed + 12):
        game, rng = undealt(book, book.options(4, guilds=True)), make_rng(number)
        play_game(game, [chooser(PLAYERS["steward"](rng), Budget(simulations=1)) for _ in range(4)], rng)
        many = len(Review(game).decisions)
        found.append((many < decisions, abs(many - decisions), number, game))
    return min(found, key=lambda each: each[:3])[3]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    request = parser.parse_args()
    place = where()
    prepare_advice(lambda: progress("compiling the advice"))
    game = long_game(request.decisions, request.seed)
    began = perf_counter()
    moments, judged = dict[str, tuple[float, float]](), 0
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin and process.stdout
        process.stdin.write(record_text(game).encode())
        process.stdin.close()
        for text in process.stdout:
            line, now = LINE.decode(text), (perf_counter() - began, seconds_of(process.pid))
            if isinstance(line, ReviewStarted):
                moments["ready to judge"] = now
            elif isinstance(line, DecisionReviewed):
                judged += 1
                moments.setdefault("the first decision", now)
            elif isinstance(line, ReviewFinished):
                moments["the end, doubtful ones judged again"] = now
            elif isinstance(line, ReviewOutlined):
                moments["all decisions"] = now
    decisions = len(Review(game).decisions)
    rows = [
        (what, f"{clock:.1f} s", f"{processor:.1f} s", f"{WANTED:.0f} s" if what == "all decisions" else "")
        for what, (clock, processor) in moments.items()
    ]
    told = f"{decisions} decisions of four Houses, en111 with Guilds; {judged - decisions} of them judged again."
    write(
        "Review: how long a reader waits",
        place,
        told,
        table(("what is there", "after", "processor time", "wanted"), rows),
    )


if __name__ == "__main__":
    msgspec.json.encode(None)  # loaded before anything is measured
    main()

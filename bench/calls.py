"""Calls: from the move that makes it somebody's turn to the webhook; and many pending ones over two kills.

    python bench/calls.py [--turns 20] [--pending 10000]

Server, receiver and players share one machine and its cores. What was found goes to ``results.md``.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median

from results import progress, table, where, write

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / name) for name in ("", "web")]

from callers import Trio, calling  # noqa: E402
from sinks import Got, HttpSink, wait_for  # noqa: E402
from test_call_outbox import opened, waiting  # noqa: E402
from wire import Server, come_anew  # noqa: E402

AT_ONCE = 5  # tables that are played side by side
PATIENCE = 1_800.0  # seconds
KILLED_AT = (0.1, 0.5)  # shares that are out by then


async def delay(server: Server, sink: HttpSink, arrived: dict[str, float], name: str) -> float:
    """Play until it is the turn of somebody away; return the seconds from the answered move to the receiver."""
    trio = await Trio.at(server)
    away = trio.next
    trio.devices[away].get("/api/calls/hook", {"address": f"{sink.address}/{name}", "form": "json"})
    await trio.leave(away)
    await trio.turn_to(away)
    began = time.monotonic()
    await asyncio.to_thread(wait_for, lambda: f"/{name}" in arrived)
    for client in trio.clients:
        await client.close()
    return max(0.0, arrived[f"/{name}"] - began)


def delays(folder: Path, turns: int) -> list[float]:
    """Return the seconds that each of so many calls took."""
    arrived = dict[str, float]()

    async def several(first: int) -> list[float]:
        come_anew()
        return await asyncio.gather(*(delay(server, sink, arrived, str(first + each)) for each in range(AT_ONCE)))

    def note(got: Got) -> None:
        arrived[got.path] = time.monotonic()

    found = list[float]()
    with HttpSink() as sink, calling(folder) as server:
        sink.before = note
        for first in range(0, turns, AT_ONCE):
            progress(f"turn {first + 1} of {turns}")
            found += asyncio.run(several(first))
    return sorted(found)


def survivors(folder: Path, count: int) -> tuple[int, int, int, float]:
    """Kill a server twice while it sends; return the people told, messages, messages told twice, and seconds."""
    with HttpSink() as sink:
        waiting(folder, sink.address, count)
        server = calling(folder).start()
        began = time.monotonic()
        for share in KILLED_AT:
            wait_for(lambda share=share: len(sink.got) > share * count, patience=PATIENCE)  # type: ignore[misc]
            server.kill()
            server.start()
        store = opened(folder)
        wait_for(lambda: store.count("sent") == count, patience=PATIENCE)
        took = time.monotonic() - began
        store.close()
        server.stop()
        names = Counter(got.headers["idempotency-key"] for got in sink.got)
        return len({got.path for got in sink.got}), len(names), sum(names.values()) - len(names), took


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--turns", type=int, default=20)
    reader.add_argument("--pending", type=int, default=10_000)
    asked = reader.parse_args()
    place = where()
    with tempfile.TemporaryDirectory() as folder:
        found = delays(Path(folder) / "turns", asked.turns)
        progress(f"{asked.pending} pending calls, killed twice")
        people, messages, twice, took = survivors(Path(folder) / "many", asked.pending)
    rows = [
        (f"turn until the receiver has it, s, median of {len(found)}", f"{median(found):.2f}", "under 2"),
        ("the same, the slowest", f"{found[-1]:.2f}", "under 2"),
        (f"{asked.pending:,} pending calls over two kills: people told", f"{people:,}", f"{asked.pending:,}"),
        ("the same: different messages", f"{messages:,}", f"{asked.pending:,}"),
        ("the same: messages in doubt that came again under the same name", twice, "at most 32"),
        ("the same: seconds, with both restarts", f"{took:.0f}", ""),
    ]
    write("Calls", place, table(("what", "found", "wanted"), rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())

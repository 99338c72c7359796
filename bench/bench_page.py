"""How fast is the bench behind its page? Time to the first intervals and to a useful answer, against a command.

    python bench/bench_page.py [DEALS]

The page's study runs behind a real server, asked once a second as the page does. The same plan is then counted as the
commands of the lab do, in processes. Useful is: every share by order of play known to within one point, 4 Houses,
Stewards. Games are given by the processor second too (server, worker and all), which a busy machine changes less. Then
a Dask cluster on this machine counts the page's plan with one worker and with two, by turns, each for some seconds.
Scheduler, client and workers share the cores, so the processor seconds of each are taken: of them follows how much
faster two workers are where nothing else runs. All of it takes about two minutes.
"""

from __future__ import annotations

import json
import resource
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from results import table, where, write

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from dask_cluster import dask_cluster
from regno.lab.batches import cores
from regno.lab.executors.dask import connect_to, run_on_cluster
from regno.lab.paired import chunks_of, plan
from regno.web.bench.messages import SLOW_GAMES, StudySettings
from regno.web.bench.studies import studies_of

DEALS = 1_000_000
SETTINGS = {"draft": {"cards": {"shields": 12, "resources": 9}}, "guilds": True}
CLUSTER_DEALS, TURNS = 150_000, 2
COMMAND = """
import time
from regno.lab.batches import cores
from regno.lab.executors.local import run_local
from regno.lab.experiment import units
from regno.lab.paired import chunks_of, plan
from regno.web.bench.messages import SLOW_GAMES, EditionDraft, StudySettings
from regno.web.bench.studies import studies_of

if __name__ == "__main__":
    units()
    settings = StudySettings(EditionDraft(cards={"shields": 12, "resources": 9}), guilds=True, deals=%d)
    studies = plan(*studies_of(settings), settings.levels(), SLOW_GAMES)
    began = time.monotonic()
    games = sum(chunk.games for chunk, _ in run_local(studies, chunks_of(studies), cores()))
    print(games / (time.monotonic() - began))
"""


def ask(address: str, path: str, key: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}/api/{path}", data, {"Authorization": f"Bearer {key}"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def half_width(seen: dict[str, Any]) -> float:
    shares = [each for each in seen["found"]["figures"] if each["group"] == "order" and each["known"]]
    return max((each["high"] - each["low"]) / 2 for each in shares) if shares else 1.0


def with_processor(act: Callable[[int], dict[str, float]], deals: int) -> dict[str, float]:
    """Return what an act returns, with the processor seconds of the processes that it has waited for."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    found, after = act(deals), resource.getrusage(resource.RUSAGE_CHILDREN)
    return {**found, "processor": after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime}


def by_page(deals: int) -> dict[str, float]:
    """Return what somebody at the page sees: seconds, games, and games a second."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "regno", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            address = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip(".")
            key = f"p.{secrets.token_urlsafe(32)}"
            ask(address, "bench", key)
            time.sleep(3)  # somebody who opens the page looks at it before changing anything
            began = time.monotonic()
            id = ask(address, "studies", key, {"settings": {**SETTINGS, "deals": deals}})["id"]
            found: dict[str, float] = {}
            while True:
                seen = ask(address, f"studies/{id}", key)
                now = time.monotonic() - began
                if any(each["known"] for each in seen["found"]["figures"]):
                    found.setdefault("first", now)
                if half_width(seen) < 0.01:
                    found.setdefault("useful", now)
                if seen["state"] != "running" and seen["state"] != "waiting":
                    return {**found, "done": now, "rate": seen["found"]["rate"], "games": seen["found"]["games"]}
                time.sleep(1)
        finally:
            server.terminate()
            server.wait()


def by_command(deals: int) -> dict[str, float]:
    """Return the games a second of the same plan, counted in processes."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "study.py"
        program.write_text(COMMAND % deals)
        done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=True)
        return {"rate": float(done.stdout)}


class ClusterRun(NamedTuple):
    """One count by a cluster, with the processor seconds of all its processes."""

    games: int
    seconds: float
    others: float  # processor seconds of scheduler and client
    workers: tuple[float, ...]

    @property
    def rate(self) -> float:
        return self.games / self.seconds

    @property
    def least_seconds(self) -> float:
        """How long it takes at least: no worker uses more than one core, and all together no more than there are."""
        return max(*self.workers, (self.others + sum(self.workers)) / cores())

    @property
    def others_part(self) -> float:
        return self.others / (self.others + sum(self.workers))


def processor_seconds(client: Any) -> tuple[float, list[float]]:
    """Return the processor seconds of scheduler and client so far, and those of each worker."""
    workers: dict[str, float] = client.run(time.process_time)
    others: float = client.run_on_scheduler(time.process_time) + time.process_time()
    return others, [workers[name] for name in sorted(workers)]


def count_on_cluster(workers: int) -> ClusterRun:
    """Count the page's plan on a new cluster of this machine."""
    settings = msgspec.convert({**SETTINGS, "deals": CLUSTER_DEALS}, StudySettings)
    studies = plan(*studies_of(settings), settings.levels(), SLOW_GAMES)
    chunks = chunks_of(studies)
    with (
        tempfile.TemporaryDirectory() as folder,
        dask_cluster(Path(folder), workers) as address,
        connect_to(address) as client,
    ):
        client.wait_for_workers(workers, timeout=120)
        list(run_on_cluster(client, studies, chunks[: 8 * workers]))  # each loads its machine code
        (others, each), began = processor_seconds(client), time.monotonic()
        games = sum(chunk.games for chunk, _ in run_on_cluster(client, studies, chunks))
        seconds, (others_then, each_then) = time.monotonic() - began, processor_seconds(client)
        used = tuple(after - before for before, after in zip(each, each_then, strict=True))
        return ClusterRun(games, seconds, others_then - others, used)


def cluster_runs() -> dict[int, ClusterRun]:
    """Return the fastest count of one worker and of two, out of some turns."""
    runs = [count_on_cluster(workers) for workers in (1, 2) * TURNS]
    return {n: max((run for run in runs if len(run.workers) == n), key=lambda run: run.rate) for n in (1, 2)}


def main(deals: int) -> None:
    place = where()
    page, command = with_processor(by_page, deals), with_processor(by_command, deals)
    page_rate, command_rate = page["games"] / page["processor"], page["games"] / command["processor"]
    runs = cluster_runs()
    alone, both = runs[1], runs[2]
    rows = [
        ("first intervals", f"{page['first']:.1f} s", "under 5 s"),
        ("shares by order of play within 1 point", f"{page['useful']:.1f} s", "under 60 s"),
        (f"{deals:,} deals with all figures, {page['games']:,.0f} games", f"{page['done']:.1f} s", ""),
        ("games a second behind the page", f"{page['rate']:,.0f}", ""),
        ("the same plan by command", f"{command['rate']:,.0f}", ""),
        ("page against command", f"{page['rate'] / command['rate']:.0%}", "over 80 %"),
        ("games a processor second, page and server", f"{page_rate:,.0f}", ""),
        ("the same by command", f"{command_rate:,.0f}", ""),
        ("page against command, by processor seconds", f"{page_rate / command_rate:.0%}", "over 80 %"),
        ("games a second of one Dask worker", f"{alone.rate:,.0f}", ""),
        ("of two", f"{both.rate:,.0f}, {both.rate / alone.rate:.2f} times", "1.7 times"),
        ("of two, by processor seconds", f"{alone.least_seconds / both.least_seconds:.2f} times", "1.7 times"),
        ("scheduler and client of two workers, part of all processor seconds", f"{both.others_part:.1%}", ""),
    ]
    write("The bench's page", place, table(("what", "measured", "wanted"), rows))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)

"""How fast is the bench behind its page? Time to the first intervals and to a useful answer, against a command.

    python bench/bench_page.py [DEALS]

The page's study runs behind a real server, asked once a second as the page does. The same plan is then counted as the
commands of the lab do, in processes. Useful is: every share by order of play known to within one point, 4 Houses,
Stewards. Games are given by the processor second too (server, worker and all), which a busy machine changes less. Then
a Dask cluster on this machine counts with one worker and with two, by turns.
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
from typing import Any

from results import table, where, write

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from dask_cluster import dask_cluster
from regno.lab.executors.dask import connect_to, run_on_cluster
from regno.lab.experiment import Study
from regno.lab.run_log import split_into_chunks
from regno.web.bench.messages import EditionDraft, StudySettings
from regno.web.bench.studies import studies_of

DEALS = 1_000_000
SETTINGS = {"draft": {"cards": {"shields": 12, "resources": 9}}, "guilds": True}
CLUSTER_GAMES, TURNS = 60_000, 3
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


def cluster_rates() -> dict[int, float]:
    """Return the games a second of one worker and of two, each the best of some turns."""
    best = {1: 0.0, 2: 0.0}
    study: Study = studies_of(StudySettings(EditionDraft(), guilds=True, deals=CLUSTER_GAMES))[0]
    chunks = split_into_chunks([study], 2_000)
    for workers in (1, 2) * TURNS:
        with (
            tempfile.TemporaryDirectory() as folder,
            dask_cluster(Path(folder), workers) as address,
            connect_to(address) as client,
        ):
            client.wait_for_workers(workers, timeout=120)
            list(run_on_cluster(client, [study], chunks[: 2 * workers]))  # each loads its machine code
            began = time.monotonic()
            games = sum(chunk.games for chunk, _ in run_on_cluster(client, [study], chunks))
            best[workers] = max(best[workers], games / (time.monotonic() - began))
    return best


def main(deals: int) -> None:
    place = where()
    page, command = with_processor(by_page, deals), with_processor(by_command, deals)
    page_rate, command_rate = page["games"] / page["processor"], page["games"] / command["processor"]
    rates = cluster_rates()
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
        ("games a second of one Dask worker", f"{rates[1]:,.0f}", ""),
        ("of two", f"{rates[2]:,.0f}, {rates[2] / rates[1]:.2f} times", "1.7 times"),
    ]
    write("The bench's page", place, table(("what", "measured", "wanted"), rows))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)

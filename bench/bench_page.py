"""How fast is the bench behind its page? Time to the first intervals and to a useful answer, against a command.

    python bench/bench_page.py

The page's study runs behind a real server, asked once a second as the page does. The same plan is then counted as the
commands of the lab do, in processes. Useful is: every share by order of play known to within one point, 4 Houses,
Stewards.
"""

from __future__ import annotations

import json
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from results import table, where, write

DEALS = 1_000_000
SETTINGS = {"draft": {"cards": {"shields": 12, "resources": 9}}, "guilds": True, "deals": DEALS}
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


def by_page() -> dict[str, float]:
    """Return what somebody at the page sees: seconds, and games a second."""
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
            id = ask(address, "studies", key, {"settings": SETTINGS})["id"]
            found: dict[str, float] = {}
            while True:
                seen = ask(address, f"studies/{id}", key)
                now = time.monotonic() - began
                if any(each["known"] for each in seen["found"]["figures"]):
                    found.setdefault("first", now)
                if half_width(seen) < 0.01:
                    found.setdefault("useful", now)
                if seen["state"] != "running" and seen["state"] != "waiting":
                    return {**found, "done": now, "rate": seen["found"]["rate"]}
                time.sleep(1)
        finally:
            server.terminate()
            server.wait()


def by_command() -> float:
    """Return the games a second of the same plan, counted in processes."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "study.py"
        program.write_text(COMMAND % DEALS)
        done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=True)
        return float(done.stdout)


def main() -> None:
    place = where()
    page, command = by_page(), by_command()
    rows = [
        ("first intervals", f"{page['first']:.1f} s", "under 5 s"),
        ("shares by order of play within 1 point", f"{page['useful']:.1f} s", "under 60 s"),
        (f"{DEALS:,} deals with all figures", f"{page['done']:.1f} s", ""),
        ("games a second behind the page", f"{page['rate']:,.0f}", ""),
        ("the same plan by command", f"{command:,.0f}", ""),
        ("page against command", f"{page['rate'] / command:.0%}", "over 80 %"),
    ]
    write("The bench's page", place, table(("what", "measured", "wanted"), rows))


if __name__ == "__main__":
    main()

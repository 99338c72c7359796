"""Figures for monitoring, in the text format of Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats).

Counters and histograms are added up here; what can be looked at (tables, sockets, queues) is looked at when asked for.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # bounds of the histograms
MAX_SERIES = 1_000  # of one counter; what comes later is counted together

Labels = tuple[tuple[str, str], ...]


class Histogram:
    """How often a duration was in each interval."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, labels: Labels) -> Iterable[str]:
        below = 0
        for bound, count in zip([*map(str, SECONDS), "+Inf"], self.counts, strict=True):
            below += count
            yield line(f"{name}_bucket", (*labels, ("le", bound)), below)
        yield line(f"{name}_sum", labels, round(self.total, 6))
        yield line(f"{name}_count", labels, below)


class Metrics:
    """All counters of this process. For one thread, but for ``observe``, which may come from any."""

    def __init__(self) -> None:
        self.counters: dict[str, Counter[Labels]] = defaultdict(Counter)
        self.histograms: dict[str, dict[Labels, Histogram]] = defaultdict(dict)

    def count(self, name: str, **labels: str) -> None:
        """Count an event."""
        counter, key = self.counters[name], series(labels)
        counter[key if key in counter or len(counter) < MAX_SERIES else (("more", "yes"),)] += 1

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        """Count a duration."""
        found, key = self.histograms[name], series(labels)
        if key not in found:
            if len(found) >= MAX_SERIES:
                key = (("more", "yes"),)
            found.setdefault(key, Histogram())
        found[key].add(seconds)

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request; how long a websocket was open is no duration of an answer."""
        self.count("regno_requests_total", method=known_method(method), route=route, status=str(status))
        if method != "WEBSOCKET":
            self.observe("regno_request_seconds", seconds, route=route)

    def text(self, gauges: dict[str, float], process: str = "") -> str:
        """Return everything as Prometheus reads it, with the gauges as they stand now.

        One of several processes is a label of each figure, but of those that are of all of them.
        """
        lines, own = list[str](), ((("process", process),) if process else ())
        for name, value in gauges.items():
            one = line(name, () if name in SHARED else own, value)
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} gauge", one]
        for name, counter in self.counters.items():
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} counter"]
            lines += [line(name, (*own, *labels), count) for labels, count in counter.items()]
        for name, found in list(self.histograms.items()):
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} histogram"]
            for labels, histogram in list(found.items()):
                lines += histogram.lines(name, (*own, *labels))
        return "\n".join(lines) + "\n"


METRICS = Metrics()  # of this process

HELP = {
    "regno_up_seconds": "Seconds since the start",
    "regno_writable": "1 while the store takes writes",
    "regno_tables": "Tables in memory",
    "regno_chronicles": "Chronicles in memory",
    "regno_leases": "Tables whose bots and clocks this process runs",
    "regno_sockets": "Websockets open",
    "regno_bot_workers": "Processes that play bots",
    "regno_bot_queue": "Moves of bots that wait for a process",
    "regno_hint_queue": "Hints that wait",
    "regno_choice_queue": "Choices of bots beside tables that wait",
    "regno_review_queue": "Reviews that wait",
    "regno_coach_queue": "Reports of the coach that wait",
    "regno_proof_queue": "Proofs of bots that wait",
    "regno_games_queue": "Files of games of the bench that wait",
    "regno_import_queue": "Imported texts that wait",
    "regno_print_queue": "Files to print that wait",
    "regno_disk_free_bytes": "Free space where the data folder is",
    "regno_chronicle_bytes": "Bytes of all chronicles and packs",
    "regno_memory_bytes": "Resident memory of the server process",
    "regno_requests_total": "Requests by route and status",
    "regno_request_seconds": "Seconds until an answer was sent",
    "regno_moves_total": "Entries written to the logs of tables, by kind",
    "regno_refused_total": "Requests refused, by reason",
    "regno_not_kept_total": "Changes that could not be written and were not made",
    "regno_commit_seconds": "Seconds until a change was on the disk, by kind of document",
    "regno_fsync_seconds": "Seconds of a commit of the store of tables, the flush of the disk included",
    "regno_bot_seconds": "Seconds from asking for a bot's move to having it, by level",
    "regno_bots_lost_total": "Processes of bots that failed",
    "regno_calls_total": "Messages to people who are away, by way and result",
}


# Of all processes that share a database, or of the machine: told once by whoever is asked.
SHARED = frozenset({
    "regno_hint_queue", "regno_choice_queue", "regno_review_queue", "regno_coach_queue", "regno_proof_queue",
    "regno_games_queue", "regno_disk_free_bytes", "regno_chronicle_bytes",
})  # fmt: skip


def merge(texts: Iterable[str]) -> str:
    """Return the figures of several processes as one text, in which all series of a figure stand together."""
    families = dict[str, list[str]]()
    for text in texts:
        for family in re.split("^# HELP ", text, flags=re.M)[1:]:
            help, kind, found = family.split("\n", 2)
            families.setdefault(help.split()[0], [f"# HELP {help}\n{kind}\n"]).append(found)
    return "".join(part for family in families.values() for part in family)


def series(labels: dict[str, str]) -> Labels:
    """Return labels in their order."""
    return tuple(sorted(labels.items())) if len(labels) > 1 else tuple(labels.items())


def known_method(method: str) -> str:
    """Return a method that there is; others share a name, for anybody can make one up."""
    return method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET") else "other"


def line(name: str, labels: Labels, value: float) -> str:
    """Return one sample."""
    inside = ",".join(f'{key}="{escape(text)}"' for key, text in labels)
    return f"{name}{{{inside}}} {value}" if inside else f"{name} {value}"


def escape(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")

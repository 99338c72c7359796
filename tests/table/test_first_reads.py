"""Rows of tables are read in several threads, the first of them too."""

from __future__ import annotations

import subprocess
import sys

FIRST_READS = """
import sys, threading
from regno.table.store.codec import decode_rows

sys.setswitchinterval(1e-6)
together = threading.Barrier(8)


def read():
    together.wait()
    decode_rows([("a", "open", "{}", "secret", "maker", 1, 1, 0, '{"seats": []}')])


threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_the_first_reads_may_come_from_several_threads_at_once() -> None:
    """A type that msgspec prepares in two threads at once ends the process; it died in most of these runs."""
    for _ in range(4):
        subprocess.run([sys.executable, "-c", FIRST_READS], check=True)

"""The PostgreSQL that tests of the second store start: found, or installed where that is allowed.

python tools/postgres.py    find it, install it when root on Debian, or say how
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")  # Debian keeps the programs of the server off PATH
INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql")
HOW_TO = (
    "the tests of several processes need PostgreSQL: install it (on Debian: sudo apt-get install postgresql), name the "
    "folder of its programs in POSTGRES, or leave them out with REGNO_NO_POSTGRES=1"
)


def found() -> Path | None:
    """The folder of the newest server's programs, or nothing."""
    named = os.environ.get("POSTGRES", "")
    if named:
        return Path(named)
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return versions[-1].parent if versions else Path(on_path).parent if on_path else None


def install() -> None:
    """Install the server. Only root may, and only Debian calls it so."""
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(INSTALL, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


class Cluster:
    """A throw-away server on a socket in a folder of its own; it can be killed and started again."""

    def __init__(self, home: Path, durable: bool) -> None:
        programs = found()
        assert programs, HOW_TO
        self.programs, self.home, self.durable = programs, home, durable
        self.user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []  # initdb refuses root

    @property
    def address(self) -> str:
        return f"postgresql://regno@/postgres?host={self.home}"

    def call(self, program: str, *arguments: object) -> None:
        command = [*self.user, str(self.programs / program), *map(str, arguments)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.home)

    def create(self) -> None:
        """Make the files of a new server."""
        if self.user:
            shutil.chown(self.home, "postgres", "postgres")
        self.call("initdb", "-D", self.home / "data", "-A", "trust", "-U", "regno", "--no-instructions", "-E", "UTF8",
                  "--locale=C.UTF-8", "--no-sync")  # fmt: skip

    def start(self) -> None:
        quick = "" if self.durable else "-c fsync=off -c full_page_writes=off -c synchronous_commit=off"
        options = f"-c listen_addresses='' -c unix_socket_directories={self.home} -c shared_buffers=32MB {quick}"
        log = self.home / "log"
        try:
            self.call("pg_ctl", "-D", self.home / "data", "-l", log, "-w", "-o", options, "start")
        except subprocess.CalledProcessError:
            print(log.read_text()[-2000:], file=sys.stderr)  # why it did not start
            raise

    def kill(self) -> None:
        """Kill the server and all its processes with SIGKILL; the next start recovers what was committed."""
        first = int((self.home / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(first, signal.SIGSTOP)  # so that it has no more children than those listed next
        while Path(f"/proc/{first}/stat").read_text().rpartition(")")[2].split()[0] != "T":  # it stops in its own time
            time.sleep(0.001)
        others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for pid in (first, *map(int, others)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while any(Path(f"/proc/{pid}").exists() for pid in (first, *others)):  # their shared memory is theirs till then
            time.sleep(0.01)

    def ask(self, statement: str) -> None:
        self.call("psql", "-q", "-h", self.home, "-U", "regno", "postgres", "-c", statement)

    def schema(self, name: str) -> str:
        """Create a schema of its own for a test, and return the address that leads to it."""
        self.ask(f"create schema {name}")
        return f"{self.address}&search_path={name}"

    def drop(self, name: str) -> None:
        self.ask(f"set client_min_messages = error; drop schema {name} cascade")


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """Run a server of one's own; what is ``durable`` survives a kill, and is slower."""
    home = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # a short path: the name of a socket has 107 bytes
    made = Cluster(home, durable)
    try:
        made.create()
        made.start()
        yield made
    finally:
        subprocess.run([*made.user, str(made.programs / "pg_ctl"), "-D", str(home / "data"), "-m", "immediate", "stop"],
                       check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")  # fmt: skip
        shutil.rmtree(home, ignore_errors=True)


def main() -> int:
    if not found():
        install()
    if not found():
        print(HOW_TO, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

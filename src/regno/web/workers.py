"""Several server processes on one port: a parent starts them, starts one again that ended, and replaces all in turn.

They share a PostgreSQL. Each listens by itself on the same port (SO_REUSEPORT), and the system spreads connections. The
parent serves nobody: it only watches, so that there is little that could end it.
"""

from __future__ import annotations

import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from regno.database import Database
from regno.table.store.postgres import PostgresTables
from regno.web.config import PREFIX
from regno.web.siblings import WORKER
from regno.web.tables.leases import own_name

COMMAND = (sys.executable, "-m", "regno", "serve")
READY_WITHIN = 60.0  # seconds for a worker to begin to listen
STOP_WITHIN = 30.0  # seconds for a worker to end after SIGTERM
PAUSE = 0.1  # seconds between two looks
AGAIN = 1.0  # seconds between two starts of a worker that ends at once

log = logging.getLogger("regno.web.workers")


def is_worker() -> bool:
    """Whether this process was started by a parent."""
    return WORKER in os.environ


def reserve(host: str, port: int) -> socket.socket:
    """Return a socket that is bound and does not listen: it keeps the port for the workers. Raise OSError."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    bound.bind((host, port))
    return bound


@dataclass
class ServerProcess:
    """One server process. It is ready once it has printed its first line."""

    process: subprocess.Popen[str]
    started: float = field(default_factory=time.monotonic)
    ready: threading.Event = field(default_factory=threading.Event)

    @property
    def has_ended(self) -> bool:
        return self.process.poll() is not None


def start_worker(environment: Mapping[str, str]) -> ServerProcess:
    process = subprocess.Popen(COMMAND, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, env=environment)
    worker = ServerProcess(process)

    def read() -> None:
        assert process.stdout
        for _ in process.stdout:
            worker.ready.set()

    threading.Thread(target=read, daemon=True).start()
    return worker


class Parent:
    """Keeps a number of workers running until it is told to stop."""

    def __init__(self, environment: Mapping[str, str], number: int, address: str) -> None:
        self.environment, self.number = environment, number
        self.workers: list[ServerProcess] = []
        self.address = address
        self.stops = self.renews = False
        self.folder = ""  # of the sockets by which workers tell each other their figures

    def start(self, place: int) -> ServerProcess:
        return start_worker({**self.environment, WORKER: f"{self.folder}/{place}"})

    def run(self, on_ready: Callable[[], None]) -> int:
        """Start the workers, call ``on_ready`` when all listen, and watch them until SIGTERM or SIGINT; return 0.

        SIGHUP replaces all workers, one after the other, so that somebody always listens.
        """
        signal.signal(signal.SIGTERM, lambda *_: setattr(self, "stops", True))
        signal.signal(signal.SIGINT, lambda *_: setattr(self, "stops", True))
        signal.signal(signal.SIGHUP, lambda *_: setattr(self, "renews", True))
        database = Database(self.address)
        tables = PostgresTables(database)
        try:
            self.folder = tempfile.mkdtemp(prefix="regno-")
            self.workers = [self.start(place) for place in range(self.number)]
            if all(self.wait_ready(worker) for worker in self.workers):
                on_ready()
            while not self.stops:
                self.watch(tables)
                if self.renews:
                    self.renews = False
                    self.replace_all()
                time.sleep(PAUSE)
        finally:
            for worker in self.workers:
                worker.process.terminate()
            for worker in self.workers:
                self.end(worker)
            database.close(STOP_WITHIN)
            shutil.rmtree(self.folder, ignore_errors=True)
        return 0

    def wait_ready(self, worker: ServerProcess) -> bool:
        """Wait until a worker listens; return whether it does."""
        deadline = time.monotonic() + READY_WITHIN
        while not (worker.ready.wait(PAUSE) or worker.has_ended or self.stops) and time.monotonic() < deadline:
            pass
        return worker.ready.is_set()

    def watch(self, tables: PostgresTables) -> None:
        """Start workers again that have ended, and free the tables they had, so that others take them at once."""
        for place, worker in enumerate(self.workers):
            if worker.has_ended and time.monotonic() - worker.started > AGAIN:
                log.error("worker lost", extra={"status": worker.process.returncode})
                self.workers[place] = self.start(place)
                try:
                    tables.release(own_name(worker.process.pid)).result(STOP_WITHIN)
                except Exception as fault:  # then the leases run out
                    log.error("leases not freed", extra={"fault": repr(fault)})

    def replace_all(self) -> None:
        """Replace each worker: the new one listens before the old one stops."""
        for place, old in enumerate(self.workers):
            new = self.start(place)
            if not self.wait_ready(new):
                log.error("worker not replaced")
                new.process.kill()
                return
            self.workers[place] = new
            old.process.terminate()
            self.end(old)

    def end(self, worker: ServerProcess) -> None:
        """Wait for a worker that was told to stop, and kill it if it does not."""
        try:
            worker.process.wait(STOP_WITHIN)
        except subprocess.TimeoutExpired:
            worker.process.kill()
            worker.process.wait()


def environment_of(settings: Mapping[str, Any]) -> dict[str, str]:
    """Return the environment of a worker, with all settings in it: unlike the command line, nobody else reads it."""
    words = {name: " ".join(value) if isinstance(value, tuple) else str(value) for name, value in settings.items()}
    ours = {PREFIX + name.upper().replace("-", "_"): value for name, value in words.items()}
    return {**os.environ, **ours}

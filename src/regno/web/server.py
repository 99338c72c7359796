"""Running the server: its socket, its log, its limits."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from regno.errors import SystemFault
from regno.web import sd_notify
from regno.web.app import application
from regno.web.calls.settings import CallSettings
from regno.web.chronicles.retention import QUOTA, Retention
from regno.web.edge import EdgeSettings
from regno.web.frames import FrameLimitProtocol
from regno.web.routes.trust import ReachSettings
from regno.web.stores import open_stores
from regno.web.timeouts import TimeoutProtocol
from regno.web.tls import CannotServe

MAX_MESSAGE = 16_384
BACKLOG = 1_024
MAX_FILES, RESERVED = 65_536, 128  # open files, and of these for the store, the bots and the log
SEND_BUFFER = 65_536  # bytes; small, so that a client that does not read is noticed early
THIS_MACHINE = ("127.0.0.1", "::1")  # from where a proxy is believed, if the operator names none
GRACE = 3  # seconds for open connections to end
COLLECTION = 50_000, 10, 10  # new objects before Python looks for cycles, and how often it looks at older ones too


@dataclass(frozen=True)
class ServerConfig:
    """Where and how to serve."""

    folder: Path
    host: str
    port: int
    log: str
    certificate: str = ""
    key: str = ""
    store: str = ""  # the address of a PostgreSQL, if there is one
    edge: EdgeSettings = EdgeSettings()  # noqa: RUF009 (it is frozen)
    proxies: tuple[str, ...] = ()
    quota: int = QUOTA  # bytes of chronicles and packs
    days: int = 0  # after which an untouched chronicle is deleted; 0: never
    calls: CallSettings = CallSettings()  # noqa: RUF009 (it is frozen)
    daily_bots: bool = True  # whether bots play the deal of each day
    base_path: str = ""  # below which everything is served
    dask: str = ""  # the scheduler of a cluster that plays the games of the bench

    @property
    def scheme(self) -> str:
        return "https" if self.certificate else "http"


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Return a listening socket, on a port that other processes may share; raise CannotServe."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG, reuse_port=shared)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # handed down to every connection
        return listener
    except socket.gaierror:
        raise CannotServe("serve-no-host", host=host) from None
    except OSError as trouble:
        raise CannotServe("serve-port-taken", host=host, port=str(port), fault=SystemFault.of(trouble)) from None


def check_store(folder: Path, store: str) -> None:
    """Raise StoreFault or DatabaseFault unless the store can be opened."""
    stores = open_stores(folder, store)
    for close in (stores.calls.close, stores.people.close, stores.tables.close, stores.close):
        close()


def raise_file_limit() -> int:
    """Raise the limit of open files and sockets as far as allowed, and return it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MAX_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def look_for_cycles_seldom() -> None:
    """Let Python look for cycles of objects less often; what is there by now is never looked at again.

    Each look stops the server while it goes through all that live tables hold: with 500 of them this was about half of
    its time, and one move in a hundred waited 0.2 s.
    """
    gc.freeze()
    gc.set_threshold(*COLLECTION)


class Server(uvicorn.Server):
    """Exits when the store can no longer be written, so that a supervisor restarts it."""

    has_failed = False

    def fail(self) -> None:
        self.has_failed = self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and tell systemd."""
        await super().startup(sockets)
        sd_notify.notify("READY=1")
        self.watchdog = asyncio.create_task(sd_notify.keep_alive(lambda: not self.should_exit))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        sd_notify.notify("STOPPING=1")
        await super().shutdown(sockets)
        self.watchdog.cancel()


def server_for(config: ServerConfig, reach: ReachSettings) -> Server:
    tls = {"ssl_certfile": config.certificate, "ssl_keyfile": config.key} if config.certificate else {}
    server = Server(
        uvicorn.Config(
            application(
                config.folder,
                config.store,
                lambda: server.fail(),
                reach,
                config.edge,
                Retention(config.folder, config.quota, config.days),
                config.calls,
                config.daily_bots,
                config.base_path,
                config.dask,
            ),
            http=TimeoutProtocol,
            limit_concurrency=max(64, raise_file_limit() - RESERVED),
            ws=FrameLimitProtocol,
            ws_max_size=MAX_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=list(config.proxies or THIS_MACHINE),
            timeout_graceful_shutdown=GRACE,
            **tls,  # type: ignore[arg-type]
        )
    )
    return server


def run(server: Server, listener: socket.socket) -> int:
    """Serve until a signal, and return the status of the process: 1 if the store failed.

    uvicorn raises the signal again after a clean exit, when it is to be ignored.
    """
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: None)
    look_for_cycles_seldom()
    server.run(sockets=[listener])
    return int(server.has_failed)

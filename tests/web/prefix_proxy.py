"""A proxy that serves a server below a path, and nothing else: what asks outside the path is answered 404."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

MOST = 65_536


@dataclass
class PrefixProxy:
    """Where it listens, and what asked for something outside the path."""

    address: str = ""
    strays: list[str] = field(default_factory=list)


@contextmanager
def prefix_proxy(server: str, base: str, *, strips: bool) -> Iterator[PrefixProxy]:
    """Run a proxy in a thread; one that ``strips`` takes the path off before it hands a request on."""
    found, loop, ready = PrefixProxy(), asyncio.new_event_loop(), threading.Event()
    target = urlsplit(server)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            line, _, rest = head.partition(b"\r\n")
            method, path, version = line.decode().split(" ")
            if path != base and not path.startswith(f"{base}/"):
                found.strays.append(path)
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            else:
                path = path.removeprefix(base) or "/" if strips else path
                back, there = await asyncio.open_connection(target.hostname, target.port)
                there.write(f"{method} {path} {version}\r\n".encode() + one_request(rest))
                await asyncio.gather(copy(reader, there), copy(back, writer))
        writer.close()

    async def run() -> None:
        listening = await asyncio.start_server(serve, "127.0.0.1", 0, limit=MOST)
        found.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}{base}"
        ready.set()
        await listening.serve_forever()

    def work() -> None:
        with suppress(asyncio.CancelledError):
            loop.run_until_complete(task)

    task = loop.create_task(run())
    thread = threading.Thread(target=work)
    thread.start()
    assert ready.wait(10)
    try:
        yield found
    finally:
        loop.call_soon_threadsafe(task.cancel)
        thread.join(10)
        for each in asyncio.all_tasks(loop):
            each.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()


def one_request(head: bytes) -> bytes:
    """Return headers that end the connection after one answer, unless they ask for a websocket."""
    if b"upgrade: websocket" in head.lower():
        return head
    lines = [line for line in head.split(b"\r\n") if not line.lower().startswith(b"connection:")]
    return b"\r\n".join([b"Connection: close", *lines])


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(MOST):
            writer.write(data)
            await writer.drain()
        writer.close()

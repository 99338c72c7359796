"""A proxy that serves a server below a path, and nothing else: what asks outside the path is answered 404."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
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
    found, ready, stop = PrefixProxy(), threading.Event(), list[Callable[[], object]]()
    target = urlsplit(server)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        opened = [writer]
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            line, _, rest = head.partition(b"\r\n")
            method, path, version = line.decode().split(" ")
            if path != base and not path.startswith(f"{base}/"):
                found.strays.append(path)
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            else:
                path = path.removeprefix(base) or "/" if strips else path
                back, there = await asyncio.open_connection(target.hostname, target.port)
                opened.append(there)
                there.write(f"{method} {path} {version}\r\n".encode() + one_request(rest))
                await asyncio.gather(copy(reader, there), copy(back, writer))
        except (OSError, asyncio.IncompleteReadError):
            pass
        except asyncio.CancelledError:  # the test is over
            for each in opened:
                each.transport.abort()
        finally:
            for each in opened:
                each.close()

    async def run() -> None:
        listening = await asyncio.start_server(serve, "127.0.0.1", 0, limit=MOST)
        found.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}{base}"
        ends, loop = asyncio.Event(), asyncio.get_running_loop()
        stop.append(lambda: loop.call_soon_threadsafe(ends.set))
        ready.set()
        await ends.wait()
        listening.close()

    thread = threading.Thread(target=lambda: asyncio.run(run()))  # it ends whatever is under way
    thread.start()
    assert ready.wait(10)
    try:
        yield found
    finally:
        stop[0]()
        thread.join(10)


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

"""The one-way WebSocket of a chronicle: watchers get the whole chronicle after each change."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regno.errors import RegnoError
from regno.web.chronicles.deps import registry_of
from regno.web.chronicles.messages import WATCH, Watch
from regno.web.chronicles.registry import ChronicleRegistry, OpenChronicle
from regno.web.rate_limit import address_of

HELLO_WITHIN = 10.0  # seconds
TRY_LATER, UNREADABLE, UNKNOWN, NO_HELLO = 1013, 4400, 4404, 4408
STILL = '{"type":"still"}'  # the answer to anything said later: the line is alive


async def live(socket: WebSocket) -> None:
    """``/ws/chronicles/{id}``: the first message says who looks on; then come changes, and an answer to each word."""
    connections, address = socket.app.state.connections, address_of(socket)
    await socket.accept()
    if not connections.enter(address):
        return await close(socket, TRY_LATER)
    try:
        await serve(socket)
    finally:
        connections.leave(address)


async def serve(socket: WebSocket) -> None:
    registry = registry_of(socket)
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            watch = WATCH.decode(await socket.receive_text())
        held, _ = await registry.find(socket.path_params["id"], watch.token)
    except TimeoutError:
        return await close(socket, NO_HELLO)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, KeyError):
        return await close(socket, UNREADABLE)
    except RegnoError:
        return await close(socket, UNKNOWN)
    except WebSocketDisconnect:
        return None
    held.watchers += 1
    sender = asyncio.create_task(broadcast(socket, registry, held, watch))
    try:
        while True:
            await socket.receive_text()
            await socket.send_text(STILL)
    except (WebSocketDisconnect, RuntimeError, OSError, KeyError):
        pass
    finally:
        held.watchers -= 1
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def broadcast(socket: WebSocket, registry: ChronicleRegistry, held: OpenChronicle, watch: Watch) -> None:
    """Send the chronicle now and after every change; a slow client skips to the latest version."""
    have = watch.have
    while True:
        moved = held.moved
        if held.version != have:
            body = await registry.serialize(held, watch.language)
            have = held.version
            await socket.send_text(body.decode())
        else:
            await moved.wait()


async def close(socket: WebSocket, code: int) -> None:
    if socket.client_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            await socket.close(code)

"""Telling systemd that the server is ready, alive, or ending (sd_notify(3)). Without systemd nothing happens."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress


def notify(*words: str) -> bool:
    """Send a state such as ``READY=1``; return whether there was somebody to tell."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address or not hasattr(socket, "AF_UNIX"):
        return False
    if address.startswith("@"):
        address = "\0" + address[1:]  # a name that is no file
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.connect(address)
        line.sendall("\n".join(words).encode())
        return True
    return False


def watchdog_seconds() -> float:
    """Return half the interval of systemd's watchdog; 0 if there is none."""
    microseconds = os.environ.get("WATCHDOG_USEC", "")
    is_ours = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(microseconds) / 2e6 if microseconds.isdigit() and is_ours else 0.0


async def keep_alive(is_well: Callable[[], bool]) -> None:
    """Tell systemd that the event loop turns, as long as the server is well; it restarts one that falls silent."""
    seconds = watchdog_seconds()
    while seconds:
        if is_well():
            notify("WATCHDOG=1")
        await asyncio.sleep(seconds)

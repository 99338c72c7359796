"""Ending subprocesses of the server."""

from __future__ import annotations

import asyncio
import contextlib


async def end_process(process: asyncio.subprocess.Process) -> None:
    """Kill a process, which may have ended already, and wait for it even if this task is cancelled."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    waiting = asyncio.ensure_future(process.wait())
    try:
        await asyncio.shield(waiting)
    except asyncio.CancelledError:
        await waiting
        raise

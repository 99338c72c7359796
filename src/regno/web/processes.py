"""The end of a process that works for the server."""

from __future__ import annotations

import asyncio
import contextlib


async def ended(process: asyncio.subprocess.Process) -> None:
    """End a process that may have ended already, and see it off though we are to end too."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    waiting = asyncio.ensure_future(process.wait())
    try:
        await asyncio.shield(waiting)
    except asyncio.CancelledError:
        await waiting
        raise

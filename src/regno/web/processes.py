"""Subprocesses of the server: one that works on some input, and the end of any."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path


async def run_process(
    command: Sequence[str], data: bytes, seconds: float, folder: Path | None = None, *, has_errors: bool = False
) -> tuple[int, bytes, bytes]:
    """Run a process on some input, in a folder; return its status, its output, and its errors if they are wanted.

    It is killed after some seconds, and with this task. Raise TimeoutError then, OSError if it cannot be started.
    """
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *command, cwd=folder, stdin=pipe, stdout=pipe, stderr=pipe if has_errors else None
    )
    try:
        async with asyncio.timeout(seconds):
            out, errors = await process.communicate(data)
        return process.returncode or 0, out, errors or b""
    finally:
        await end_process(process)


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

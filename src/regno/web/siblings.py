"""The server processes of one machine tell each other their figures, so that whichever is asked answers for all.

Each listens on a socket in a folder that their parent made for them alone. Its name is the number of the process, which
the one that takes its place gets too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

WORKER = "REGNO_WORKER"  # in the environment of a process that a parent started: the path of its socket
WITHIN = 1.0  # seconds for the figures of another process; without them the answer tells of the others

log = logging.getLogger("regno.web.siblings")


class Siblings:
    """The other server processes of this machine: none without a parent."""

    def __init__(self, path: str, text: Callable[[], str]) -> None:
        """``text`` returns the figures of this process."""
        self.path, self.text = Path(path) if path else None, text
        self.listener: asyncio.Server | None = None

    @property
    def process(self) -> str:
        """The number of this process, empty if it has no parent."""
        return self.path.name if self.path else ""

    async def open(self) -> None:
        """Answer the others; the process whose place this one takes is not asked any more."""
        if self.path:
            self.path.unlink(missing_ok=True)
            self.listener = await asyncio.start_unix_server(self.answer, self.path)

    async def answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(self.text().encode())
            await writer.drain()
        finally:
            writer.close()

    async def ask_all(self) -> list[str]:
        """Return the figures of all others that answer in time."""
        others = [path for path in self.path.parent.iterdir() if path != self.path] if self.path else []
        return [text for text in await asyncio.gather(*map(self.ask, sorted(others))) if text]

    async def ask(self, path: Path) -> str:
        try:
            async with asyncio.timeout(WITHIN):
                reader, writer = await asyncio.open_unix_connection(path)
                try:
                    return (await reader.read()).decode()
                finally:
                    writer.close()
        except (OSError, TimeoutError) as fault:  # it has just ended, or is busy
            log.warning("no figures", extra={"worker": path.name, "fault": repr(fault)})
            return ""

    def close(self) -> None:
        if self.listener:
            self.listener.close()

"""The queue of imports: texts from users are parsed by a worker process, one at a time, and addresses take turns."""

from __future__ import annotations

import asyncio
import logging
import sys

import msgspec

from regno.errors import RegnoError
from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.import_worker import (
    HEAD,
    SECONDS,
    ImportFailed,
    ImportPassed,
    ImportRequest,
    ImportResult,
    frame,
)
from regno.web.processes import end_process
from regno.web.turns import Crowded, Turns

MOST_OF_ONE, MOST_WAITING = 2, 16  # texts that wait: from one address, and from all
STARTING = 20.0  # seconds more for the first text, in which the process loads what it needs
LINGER = 120.0  # seconds after which a process without work is let go
LATER = 10  # seconds
COMMAND = (sys.executable, "-m", "regno.web.chronicles.import_worker")
ANSWER: msgspec.msgpack.Decoder[ImportResult] = msgspec.msgpack.Decoder(ImportResult)

log = logging.getLogger("regno.web.chronicles.import_queue")


class ImportRejected(RegnoError):
    """An import that the worker refused, with its message in each language."""

    subject = "desk"

    def __init__(self, failed: ImportFailed) -> None:
        super().__init__(failed.reason)
        self.sentences = failed.words

    def text(self, language: str = "en") -> str:
        return self.sentences[language]


class ImportQueue:
    """Runs the worker process while there are imports, and kills it when one takes too long."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.turns = Turns(MOST_OF_ONE, MOST_WAITING)
        self.rest: asyncio.TimerHandle | None = None

    async def read(self, question: ImportRequest, address: str) -> ImportPassed:
        """Return what the worker made of a text.

        Raises ImportRejected if the text is wrong, ChronicleError if too many wait or the worker needs too long.
        """
        try:
            await self.turns.take(address)
        except Crowded:
            raise ChronicleError("too-many", seconds=LATER) from None
        try:
            answer = await self.prompt(question)
        finally:
            self.turns.give_back()
        if isinstance(answer, ImportFailed):
            raise ImportRejected(answer)
        return answer

    async def prompt(self, question: ImportRequest) -> ImportResult:
        """Put one question; a process that takes too long or dies of it is replaced at the next."""
        if self.rest:
            self.rest.cancel()
        fine = False
        try:
            async with asyncio.timeout(SECONDS if self.process else SECONDS + STARTING):
                answer = await self.ask_process(question)
            fine = True
            return answer
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as fault:
            log.warning("text too heavy", extra={"kind": question.kind, "fault": repr(fault)})
            raise ChronicleError("too-heavy") from None
        finally:
            if fine:
                self.rest = asyncio.get_running_loop().call_later(LINGER, self.dismiss)
            else:
                await self.end()

    async def ask_process(self, question: ImportRequest) -> ImportResult:
        if self.process is None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
        process = self.process
        assert process.stdin and process.stdout
        process.stdin.write(frame(question))
        await process.stdin.drain()
        head = await process.stdout.readexactly(HEAD)
        return ANSWER.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))

    def dismiss(self) -> None:
        """Let an idle worker exit: it does when its pipe is closed."""
        process, self.process = self.process, None
        if process and process.stdin:
            process.stdin.close()

    async def end(self) -> None:
        """Kill the worker."""
        process, self.process = self.process, None
        if process is not None:
            await end_process(process)

    async def close(self) -> None:
        """Stop the timer and the worker; called when the server stops."""
        if self.rest:
            self.rest.cancel()
        await self.end()

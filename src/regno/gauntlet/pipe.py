"""An agent that is a program: a question a line on its standard input, an answer a line on its standard output."""

from __future__ import annotations

import queue
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress

from regno.errors import SystemFault
from regno.gauntlet.errors import BadAgent
from regno.gauntlet.questions import ENCODER, MOST_LETTERS, Question, read_answer

MOST_UNREAD = 64  # lines that nobody asked for
LAST_WORDS = 2_000  # letters of its standard error that are kept
PATIENCE = 2.0  # seconds for its end
ENDED = b""


class PipeAgent:
    """One process. It is asked one question at a time, and must answer each within some seconds."""

    def __init__(self, command: Sequence[str], seconds: float, with_view: bool = False) -> None:
        self.seconds, self.with_view = seconds, with_view
        self.lines: queue.Queue[bytes] = queue.Queue(MOST_UNREAD)
        self.flooded = False
        self.said: deque[str] = deque(maxlen=LAST_WORDS)
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(list(command), stdin=pipe, stdout=pipe, stderr=pipe)
        except (OSError, ValueError) as trouble:
            fault = SystemFault.of(trouble) if isinstance(trouble, OSError) else str(trouble)
            raise BadAgent("cannot-start", command=" ".join(command), fault=fault) from None
        self.readers = [threading.Thread(target=each, daemon=True) for each in (self.read_answers, self.read_errors)]
        for reader in self.readers:
            reader.start()

    def read_answers(self) -> None:
        """Put the lines of its output into the queue; a line or a queue beyond measure is a flood."""
        assert self.process.stdout
        with suppress(ValueError, OSError):
            while line := self.process.stdout.readline(MOST_LETTERS + 1):
                if len(line) > MOST_LETTERS or self.lines.full():
                    self.flooded = True
                    break
                self.lines.put(line)
        with suppress(queue.Full):
            self.lines.put_nowait(ENDED)

    def read_errors(self) -> None:
        """Keep the end of its standard error."""
        assert self.process.stderr
        with suppress(ValueError, OSError):
            while part := self.process.stderr.read1(4096):  # type: ignore[attr-defined]
                self.said.extend(part.decode(errors="replace"))

    def answer(self, question: Question) -> str:
        """Return the move that the agent names; raise BadAgent if it hangs, crashes or floods."""
        assert self.process.stdin
        try:
            self.process.stdin.write(ENCODER.encode(question) + b"\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=self.seconds)
        except OSError:
            raise self.crash() from None
        except queue.Empty:
            raise BadAgent("hangs", seconds=self.seconds) from None
        if self.flooded:
            raise BadAgent("floods", letters=MOST_LETTERS, lines=MOST_UNREAD)
        if line == ENDED:
            raise self.crash()
        return read_answer(line, question.id)

    def crash(self) -> BadAgent:
        """Return the error of a process that has ended, with its last line."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        words = "".join(self.said).strip().splitlines()
        status = self.process.poll()
        return BadAgent("crashed", status=status if status is not None else 0, words=words[-1] if words else "")

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin
        with suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for reader, pipe in zip(self.readers, (self.process.stdout, self.process.stderr), strict=True):
            reader.join(PATIENCE)
            if pipe and not reader.is_alive():  # a child of the agent may hold the other end
                pipe.close()

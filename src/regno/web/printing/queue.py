"""The queue of printed files: one is made at a time, addresses take turns, and those made last are kept."""

from __future__ import annotations

import hashlib
import logging
import sys
from collections import OrderedDict

import msgspec

from regno.errors import RegnoError
from regno.printing.errors import PrintError
from regno.web.printing.messages import SECONDS, NotPrinted, Printed, PrintRequest, PrintResult
from regno.web.processes import run_process
from regno.web.turns import Crowded, Turns

MOST_OF_ONE, MOST_WAITING = 2, 8  # files that wait: for one address, and for all
MOST_KEPT = 24_000_000  # bytes of files that were made already
LATER = 10  # seconds
COMMAND = (sys.executable, "-m", "regno.web.printing.worker")
ANSWER: msgspec.msgpack.Decoder[PrintResult] = msgspec.msgpack.Decoder(PrintResult)

log = logging.getLogger("regno.web.printing.queue")


class NotPrintable(RegnoError):
    """A file that the worker refused to make, with its sentence in each language."""

    subject = "printing"

    def __init__(self, refused: NotPrinted) -> None:
        super().__init__(refused.reason)
        self.sentences = refused.words

    def text(self, language: str = "en") -> str:
        return self.sentences[language]


class PrintQueue:
    """Makes files in a process of their own, which is killed when one takes too long."""

    def __init__(self) -> None:
        self.turns = Turns(MOST_OF_ONE, MOST_WAITING)
        self.kept: OrderedDict[str, Printed] = OrderedDict()

    async def print(self, request: PrintRequest, address: str) -> Printed:
        """Return a file, kept by the hash of all that it is made of.

        Raise NotPrintable if it cannot be made, PrintError if too many wait or it takes too long.
        """
        asked = msgspec.msgpack.encode(request)
        key = hashlib.sha256(asked).hexdigest()
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        try:
            await self.turns.take(address)
        except Crowded:
            raise PrintError("print-busy", seconds=LATER) from None
        try:
            printed = self.kept.get(key) or await self.make(asked)
        finally:
            self.turns.give_back()
        self.keep(key, printed)
        return printed

    def keep(self, key: str, printed: Printed) -> None:
        """Keep a file, and let those go that were asked for longest ago."""
        self.kept[key] = printed
        self.kept.move_to_end(key)
        while sum(len(each.content) for each in self.kept.values()) > MOST_KEPT:
            self.kept.popitem(last=False)

    async def make(self, asked: bytes) -> Printed:
        try:
            _, answer, _ = await run_process(COMMAND, asked, SECONDS)
            made = ANSWER.decode(answer)
        except (TimeoutError, OSError, msgspec.MsgspecError) as fault:
            log.warning("file not made", extra={"fault": repr(fault)})
            raise PrintError("print-slow") from None
        if isinstance(made, NotPrinted):
            raise NotPrintable(made)
        return made

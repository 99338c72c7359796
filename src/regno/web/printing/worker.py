"""The process that makes one printed file: ``python -m regno.web.printing.worker``.

It reads a request from its input, writes the result to its output, and ends. Its memory is limited.
"""

from __future__ import annotations

import signal
import sys
from contextlib import suppress

import msgspec

from regno.errors import RegnoError
from regno.printing.chronicles.pack_file import draw_pack
from regno.printing.proelio.edition_file import draw_edition
from regno.printing.sheets import paper_of
from regno.text import LANGUAGES
from regno.web.log import start_log
from regno.web.printing.messages import SECONDS, EditionPrint, NotPrinted, Printed, PrintRequest, PrintResult

MOST_MEMORY = 1 << 30  # bytes of address space
ORPHAN_SECONDS = 2 * SECONDS  # and if there is no server any more, the process ends itself


def make(request: PrintRequest) -> PrintResult:
    """Return the file of a request, or the sentence that says why there is none."""
    try:
        job = request.options.job()
        file = (
            draw_edition(request.book(), job) if isinstance(request, EditionPrint) else draw_pack(request.pack(), job)
        )
        return Printed(file.content(), paper_of(file, job))
    except RegnoError as fault:
        return NotPrinted(fault.key, {language: fault.on_page(language) for language in LANGUAGES})


def limit() -> None:
    """Limit the memory and the life of this process, where the system can."""
    if hasattr(signal, "alarm"):
        signal.alarm(ORPHAN_SECONDS)
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main() -> None:
    limit()
    request = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=PrintRequest)
    sys.stdout.buffer.write(msgspec.msgpack.encode(make(request)))


if __name__ == "__main__":
    start_log("warning")
    main()

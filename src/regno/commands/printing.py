"""What both commands that print take, and how their file is written."""

from __future__ import annotations

import argparse
from pathlib import Path

from regno.commands.arguments import cannot_write, check_place
from regno.files import write_atomic
from regno.printing.job import PAPERS, PrintJob
from regno.text import LANGUAGES, Voice


def print_arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """Add the options of a printed file."""
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4", help=voice("print-paper"))
    parser.add_argument("--language", choices=LANGUAGES, help=voice("print-language"))
    parser.add_argument("--ink-saving", action="store_true", help=voice("print-ink"))
    parser.add_argument("--no-backs", action="store_true", help=voice("print-no-backs"))
    parser.add_argument("--write", metavar=voice("word-file"), help=voice("print-write"))


def read_job(request: argparse.Namespace) -> PrintJob:
    """Return what is wanted; cards speak the reader's language unless another one is named."""
    language = request.language or request.lang
    return PrintJob(request.paper, language, request.ink_saving, not request.no_backs)


def place_of(request: argparse.Namespace, name: str) -> Path:
    """Return the file to write, which can be written: the one named, else one in this folder."""
    job = read_job(request)
    return check_place(request.write or f"{name}-{job.paper}-{job.language}.pdf")


def write_pdf(path: Path, content: bytes, job: PrintJob, voice: Voice) -> str:
    """Write the file and return what to tell of it; raise Misuse if it cannot be written."""
    try:
        write_atomic(path, content)
    except OSError as trouble:
        raise cannot_write(str(path), trouble) from None
    return voice("printed" if job.backs else "printed-fronts", file=str(path))

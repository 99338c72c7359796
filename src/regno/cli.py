"""The command line: ``regno COMMAND ...``. Each command lives in ``regno.commands`` and is imported when asked for."""

from __future__ import annotations

import argparse
import codecs
import io
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any, NoReturn

from regno.errors import BadRequest, RegnoError, SystemFault
from regno.text import LANGUAGES, Voice, preferred_language

COMMANDS = (
    "play",
    "editions",
    "position",
    "sim",
    "replay",
    "hint",
    "review",
    "puzzles",
    "coach",
    "chronicle",
    "serve",
    "verify",
    "tables",
    "arena",
    "gauntlet",
    "train",
    "lab",
    "bench",
)

# argparse's own sentences and the messages that take their place; "%s" and its kin are filled in by argparse.
ARGPARSE = {
    "usage: ": "argparse-usage",
    "options": "argparse-options",
    "positional arguments": "argparse-arguments",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "the following arguments are required: %s": "argparse-required",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-one-or-more",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-number",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "ignored explicit argument %r": "argparse-explicit",
}

# For a screen that lacks a letter.
LOOKALIKES = {
    "à": "a'", "è": "e'", "é": "e'", "ì": "i'", "ò": "o'", "ù": "u'", "È": "E'",
    "×": "x", "·": "-", "─": "-", "►": ">",
}  # fmt: skip


class Misuse(BadRequest):
    """Words that are right one by one and do not go together; the sentence is in the catalogue ``cli``."""

    subject = "cli"


class Parser(argparse.ArgumentParser):
    """argparse whose complaints are our one-line errors, with what would be right."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Parse as argparse does, and add words after an option to the list of words, which argparse refuses."""
        found, left = super().parse_known_args(args, namespace)
        lists = [each.dest for each in self._actions if each.nargs == "*" and not each.option_strings]
        if lists and left and not any(word.startswith("-") for word in left):
            setattr(found, lists[0], [*getattr(found, lists[0]), *left])
            left = []
        return found, left

    def error(self, message: str) -> NoReturn:
        raise BadRequest("usage", message=message, usage=" ".join(self.format_usage().split()))


@contextmanager
def argparse_texts(voice: Voice) -> Iterator[None]:
    """Have argparse use our catalogue meanwhile. It takes every text from the ``_`` of its module: no subclass can."""
    original = vars(argparse)["_"]
    vars(argparse)["_"] = lambda text: voice(ARGPARSE[text]) if text in ARGPARSE else text
    try:
        yield
    finally:
        vars(argparse)["_"] = original


def lookalike(fault: UnicodeError) -> tuple[str, int]:
    """Return what to print for letters that the screen's alphabet lacks: e' for è, x for ×."""
    assert isinstance(fault, UnicodeEncodeError)
    return "".join(LOOKALIKES.get(letter, "?") for letter in fault.object[fault.start : fault.end]), fault.end


def set_output_errors() -> None:
    """Replace letters that cannot be read or printed, instead of raising."""
    codecs.register_error("lookalike", lookalike)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "lookalike"), (sys.stderr, "lookalike")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def language_of(words: Sequence[str]) -> str:
    """Return the language of ``--lang xx`` anywhere on the line, else the reader's own; raise BadRequest."""
    for place, word in enumerate(words):
        value = word[7:] if word.startswith("--lang=") else "".join(words[place + 1 : place + 2])
        if word == "--lang" or word.startswith("--lang="):
            if value not in LANGUAGES:
                raise BadRequest("unknown-language", value=value, known=", ".join(LANGUAGES))
            return value
    return preferred_language()


def parser(command: str | None, voice: Voice) -> Parser:
    """Return the whole command line, with the arguments of the one command in use."""
    top = Parser(prog="regno", description=voice("regno"))
    top.add_argument("--version", action="store_true", help=voice("flag-version"))
    top.add_argument("--lang", choices=LANGUAGES, help=voice("flag-lang"))
    commands = top.add_subparsers(dest="command", parser_class=Parser, metavar=voice("word-command"))
    for name in COMMANDS:
        sub = commands.add_parser(name, help=voice(f"command-{name}"), description=voice(f"command-{name}"))
        if name == command:
            sub.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=voice("flag-lang"))
            import_module(f"regno.commands.{name}").arguments(sub, voice)
    return top


def print_json(value: Any) -> None:
    """Print one JSON value on one line."""
    print(json.dumps(value, ensure_ascii=False))


def print_answer(as_json: bool, value: Any, text: str) -> None:
    """Print an answer for programs, or the same for people."""
    if as_json:
        print_json(value)
    elif text:
        print(text)


def run(words: Sequence[str], language: str) -> int:
    """Parse the words, run the command and return its exit status."""
    voice = Voice(language, "cli")
    command = next((word for word in words if word in COMMANDS), None)
    with argparse_texts(voice):
        reader = parser(command, voice)
        request = reader.parse_args(words)
        if request.version:
            from regno import __version__

            print(f"regno {__version__}")
            return 0
        if request.command is None:
            reader.print_help()
            return 0
    request.lang = language
    return int(import_module(f"regno.commands.{request.command}").run(request) or 0)


def system_error(trouble: OSError) -> BadRequest:
    """Return the error for an OSError that no command has handled; one without a file name is about our output."""
    fault = SystemFault.of(trouble)
    if trouble.filename is None:
        return BadRequest("output-trouble", fault=fault)
    return BadRequest("file-trouble", file=str(trouble.filename), fault=fault)


def discard_output() -> None:
    """Drop what could not be written, so that Python does not try again and complain when it exits."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its status: 2 for wrong words, 1 for a system fault, each one line on stderr."""
    words = sys.argv[1:] if words is None else words
    set_output_errors()
    language = preferred_language()
    try:
        language = language_of(words)
        status = run(words, language)
        sys.stdout.flush()  # here, where a full disk can still be told
        return status
    except RegnoError as trouble:
        print(f"regno: {trouble.text(language)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone; nothing is left to say
        return 0
    except OSError as trouble:
        print(f"regno: {system_error(trouble).text(language)}", file=sys.stderr)
        discard_output()
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130

"""The command line: ``regno COMMAND ...``. Each command lives in ``regno.commands`` and is imported when asked for."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from regno.errors import BadRequest, RegnoError
from regno.text import LANGUAGES, Voice, preferred

COMMANDS = ("play", "editions", "position", "sim", "replay", "chronicle")


class Parser(argparse.ArgumentParser):
    """argparse whose complaints are our one-line errors, with what would be right."""

    def error(self, message: str) -> NoReturn:
        raise BadRequest("usage", message=message, usage=" ".join(self.format_usage().split()))


def language_of(words: Sequence[str]) -> str:
    """``--lang xx`` anywhere on the line, else the reader's own."""
    for place, word in enumerate(words):
        value = word[7:] if word.startswith("--lang=") else "".join(words[place + 1 : place + 2])
        if word == "--lang" or word.startswith("--lang="):
            if value not in LANGUAGES:
                raise BadRequest("unknown-language", value=value, known=", ".join(LANGUAGES))
            return value
    return preferred()


def parser(command: str | None, voice: Voice) -> Parser:
    """The whole command line, with the arguments of the one command in use."""
    top = Parser(prog="regno", description=voice("regno"))
    top.add_argument("--version", action="store_true", help=voice("flag-version"))
    top.add_argument("--lang", choices=LANGUAGES, help=voice("flag-lang"))
    commands = top.add_subparsers(dest="command", parser_class=Parser, metavar="COMMAND")
    for name in COMMANDS:
        sub = commands.add_parser(name, help=voice(f"command-{name}"), description=voice(f"command-{name}"))
        if name == command:
            sub.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=voice("flag-lang"))
            import_module(f"regno.commands.{name}").arguments(sub, voice)
    return top


def print_json(value: Any) -> None:
    """One JSON object on one line."""
    print(json.dumps(value, ensure_ascii=False))


def run(words: Sequence[str], language: str) -> int:
    """Read the words and do the command; its answer is the exit status."""
    voice = Voice(language, "cli")
    command = next((word for word in words if word in COMMANDS), None)
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


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; trouble is one line on stderr and exit status 2."""
    words = sys.argv[1:] if words is None else words
    language = preferred()
    try:
        language = language_of(words)
        return run(words, language)
    except RegnoError as trouble:
        print(f"regno: {trouble.text(language)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone; nothing is left to say
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130

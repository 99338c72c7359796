"""``regno editions``: list the rulebooks, show one, check a file of one's own; ``print`` makes sheets of its cards."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any

from regno.cli import Misuse, print_answer, print_json
from regno.commands.printing import place_of, print_arguments, read_job, write_pdf
from regno.proelio.cards import BASE_KINDS, NAMES
from regno.proelio.edition import BUILT_IN, DEFAULT, Edition, built_in, edition
from regno.proelio.narrator import Narrator, option, option_value
from regno.proelio.options import RULINGS
from regno.text import Voice

WIDTH = 80
PRINT = "print"


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    name = f"{voice('word-name')}|{voice('word-file')}"
    parser.add_argument("name", nargs="?", metavar=f"print|{name}", help=voice("editions-name"))
    parser.add_argument("printed", nargs="?", metavar=name, help=voice("editions-print"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))
    print_arguments(parser, voice)


def run(request: argparse.Namespace) -> int:
    voice = Voice(request.lang, "cli")
    if request.name == PRINT:
        return print_cards_of(request, voice)
    if request.printed is not None:
        raise Misuse("editions-one", name=request.name, other=request.printed)
    if request.name is None:
        return print_list(request.json, voice)
    rulebook = edition(request.name)
    if request.json:
        print_json(edition_data(rulebook, request.lang))
        return 0
    if request.name not in BUILT_IN:
        print(voice("editions-whole", file=request.name, title=rulebook.title[request.lang]))
    print_edition(rulebook, voice)
    return 0


def print_cards_of(request: argparse.Namespace, voice: Voice) -> int:
    """``regno editions print``: every card of an edition and its rules, as one PDF."""
    if request.printed is None:
        raise Misuse("print-what", known=", ".join(BUILT_IN))
    book, job = edition(request.printed), read_job(request)
    path = place_of(request, book.id)
    from regno.printing.proelio.edition_file import draw_edition

    told = write_pdf(path, draw_edition(book, job).content(), job, voice)
    facts = {"edition": book.id, "file": str(path), "paper": job.paper, "language": job.language}
    print_answer(request.json, facts, told)
    return 0


def print_list(as_json: bool, voice: Voice) -> int:
    """The four rulebooks."""
    books = [built_in(name) for name in BUILT_IN]
    if as_json:
        print_json({"editions": [heading(book, voice.language) for book in books]})
        return 0
    for book in books:
        usual = f"  {voice('editions-default')}" if book.id == DEFAULT else ""
        print(f"{book.id:<7}{book.language}  {book.title[voice.language]}{usual}")
    return 0


def heading(book: Edition, language: str) -> dict[str, Any]:
    """Return what a list of rulebooks says of one."""
    return {
        "id": book.id,
        "title": book.title[language],
        "language": book.language,
        "default": book.id == DEFAULT,
    }


def edition_data(book: Edition, language: str) -> dict[str, Any]:
    """Return a rulebook as plain data, with a sentence for each option."""
    cards = zip(NAMES, book.cards, book.basis, strict=True)
    return {
        **heading(book, language),
        "source": book.source[language],
        "modes": dict(book.modes),
        "box": dict(book.box),
        "cards": {name: {"count": count, "basis": basis} for name, count, basis in cards},
        "options": {name: option_data(book, name, language) for name in RULINGS},
    }


def option_data(book: Edition, name: str, language: str) -> dict[str, str]:
    value = RULINGS[name].write(book.rulings[name])
    return {
        "value": value,
        "values": RULINGS[name].expected,
        "about": option(language, name),
        "means": option_value(language, name, value),
    }


def print_edition(book: Edition, voice: Voice) -> None:
    """A rulebook for people: where it was read, what is in the box, what it decides."""
    modes = ["houses", *(mode for mode, there in book.modes.items() if there)]
    print(f"{book.id}: {book.title[voice.language]}")
    print(voice("editions-source", source=book.source[voice.language]))
    print(voice("editions-language", language=book.language))
    print(voice("editions-modes", modes=", ".join(voice(f"editions-mode-{mode}") for mode in modes)))
    for what, count in book.box.items():
        print(voice("editions-box", what=what, count=count))
    print_cards(book, voice)
    print_options(book, voice)


def print_cards(book: Edition, voice: Voice) -> None:
    teller = Narrator(voice.language, book.id)
    print(voice("editions-cards", base=sum(book.cards[:BASE_KINDS]), imperial=sum(book.cards[BASE_KINDS:])))
    for kind, (count, basis) in enumerate(zip(book.cards, book.basis, strict=True)):
        if count:
            print(f"  {count:>3}  {teller.card(kind):<22}{voice('editions-basis', basis=basis)}")


def print_options(book: Edition, voice: Voice) -> None:
    print(voice("editions-options"))
    for name, spec in RULINGS.items():
        value = spec.write(book.rulings[name])
        print(f"  {name}={value}  [{spec.expected}]")
        sentence = f"{option(voice.language, name)} {option_value(voice.language, name, value)}"
        print(textwrap.fill(sentence, WIDTH, initial_indent="      ", subsequent_indent="      "))

"""What several commands take: the table to play at, numbers, names of players."""

from __future__ import annotations

import argparse
from errno import EISDIR
from pathlib import Path
from tempfile import TemporaryFile

from regno.cli import Misuse
from regno.errors import BadOption, SystemFault
from regno.players import PLAYERS
from regno.players.spec import learnt_players
from regno.proelio.edition import BUILT_IN, DEFAULT, Edition, edition
from regno.proelio.formats import seat_record
from regno.proelio.options import MODES, read_pair
from regno.proelio.state import Options
from regno.text import Voice
from regno.text.numbers import read_whole


def table_arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """Add the options for the edition, the mode and the house rules of a table."""
    edition_word, number, option = voice("word-edition"), voice("word-number"), voice("word-option")
    parser.add_argument("--edition", default=DEFAULT, metavar=edition_word, help=edition_help(voice))
    parser.add_argument("--houses", default="4", metavar=number, help=voice("flag-houses"))
    for mode in ("guilds", "merchant", "allied"):
        parser.add_argument(f"--{mode}", action="store_true", help=voice(f"flag-{mode}"))
    parser.add_argument("--option", action="append", default=[], metavar=option, help=voice("flag-option"))


def edition_help(voice: Voice) -> str:
    """Return the help of ``--edition``."""
    return voice("flag-edition", known=", ".join(BUILT_IN))


def read_table(request: argparse.Namespace) -> tuple[Edition, Options]:
    """Return the rulebook and the options that the words ask for."""
    houses = MODES["houses"].read(request.houses)
    if houses is None:
        raise BadOption("bad-houses", value=request.houses)
    rulebook = edition(request.edition)
    rulings = dict(read_pair(pair) for pair in request.option)
    return rulebook, rulebook.options(houses, request.guilds, request.merchant, request.allied, rulings)


def read_number(flag: str, text: str, least: int, most: int) -> int:
    """Return a whole number within bounds; raise BadOption."""
    size = read_whole(text.removeprefix("-"))
    number = size if size is None or not text.startswith("-") else -size
    if number is None or not least <= number <= most:
        raise BadOption("bad-option-value", name=flag, value=text, expected=f"{least} .. {most}")
    return number


def check_place(file: str) -> Path:
    """Return a path that can be written, or raise Misuse; for use before long work."""
    path = Path(file)
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, "", file)
        with TemporaryFile(dir=path.parent):
            return path
    except OSError as trouble:
        raise cannot_write(file, trouble) from None


def cannot_write(file: str, trouble: OSError) -> Misuse:
    return Misuse("cannot-write", file=file, fault=SystemFault.of(trouble))


def read_players(flag: str, text: str, chairs: int) -> list[str]:
    """Return a player's name for each chair: one for all, or one each."""
    learnt_players()  # a wrong setting is told, whoever is named
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in PLAYERS:
            raise BadOption("bad-option-value", name=flag, value=name, expected=" / ".join(PLAYERS))
    if len(names) not in (1, chairs):
        raise Misuse("wrong-players", flag=flag, given=len(names), wanted=chairs)
    return names * chairs if len(names) == 1 else names


def read_seat(flag: str, text: str, houses: int) -> int:
    """Return a seat of the table, or ``public`` for a spectator's."""
    seat = seat_record.read_seat(text, houses)
    if seat is None:
        expected = seat_record.seats_expected(houses)
        raise BadOption("bad-option-value", name=flag, value=text, expected=expected)
    return seat


def read_store(given: str) -> str:
    """Return the address of a PostgreSQL: the given one, else ``REGNO_STORE``; empty for the data folder.

    Raise Misuse for anything else.
    """
    import os

    from regno.database import STORE, is_address

    address = given or os.environ.get(STORE, "")
    if address and not is_address(address):
        raise Misuse("serve-store-kind", address=address)
    return address

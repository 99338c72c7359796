"""``regno play``: a game in the terminal, one person against simple bots."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from regno.cli import Misuse
from regno.commands.arguments import read_number, read_players, read_table, table_arguments
from regno.players import PLAYERS
from regno.proelio.chance import make_rng
from regno.proelio.edition import DEFAULT
from regno.proelio.game import Game, undealt
from regno.table.fair_shuffle import Shuffle, new_secret
from regno.table.local import local_table
from regno.table.settings import MAX_SEED
from regno.terminal.autosave import (
    Seating,
    last_unfinished,
    list_unfinished,
    new_place,
    read_generator,
    read_saved,
    refuse_existing,
)
from regno.terminal.session import Session
from regno.text import Voice, say

LAST = ""  # --resume without a file
USUAL_BOTS = "steward"


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    table_arguments(parser, voice)
    number, file = voice("word-number"), voice("word-file")
    known = ", ".join(PLAYERS)
    parser.add_argument("--seed", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--seat", metavar=number, help=voice("play-seat"))
    parser.add_argument("--bots", metavar=voice("word-names"), help=voice("play-bots", known=known))
    parser.add_argument("--save", metavar=file, help=voice("play-save"))
    parser.add_argument("--resume", metavar=file, nargs="?", const=LAST, help=voice("play-resume"))


def run(request: argparse.Namespace) -> None:
    session = new_session(request) if request.resume is None else resume_session(request)
    session.run()


def new_session(request: argparse.Namespace) -> Session:
    """Return a new game, saved in a file of its own."""
    rulebook, options = read_table(request)
    seed = None if request.seed is None else read_number("--seed", request.seed, 0, MAX_SEED)
    game = undealt(rulebook, options)
    seating = read_seating(request, game, {}, secrets.randbits(31) if seed is None else seed)
    waiting = request.save is None and next(list_unfinished(), None) is not None
    table = local_table(game, seating.seat, seating.bots, new_shuffle(seating.seat, seed))
    session = Session(table, seating, chosen_place(request) or new_place(), request.lang)
    if waiting:
        print(say(request.lang, "play", "unfinished"))
    session.welcome(resumed=False)
    return session


def resume_session(request: argparse.Namespace) -> Session:
    """Return a game saved earlier, saved to the same file unless another is named."""
    refuse_table_flags(request)
    source = Path(request.resume) if request.resume != LAST else last_unfinished()
    game, note, claim = read_saved(source)
    seating = read_seating(request, game, note, secrets.randbits(31))
    shuffle = claim.shuffle if claim else new_shuffle(seating.seat, since=len(game.moves))
    table = local_table(game, seating.seat, seating.bots, shuffle, claim.earlier if claim else 0)
    session = Session(table, seating, chosen_place(request) or source, request.lang)
    session.welcome(resumed=True)
    return session


def new_shuffle(seat: int, seed: int | None = None, since: int = 0) -> Shuffle:
    """Return a shuffle by a seed, or by a new secret and the person's nonce."""
    return Shuffle(new_secret(), {seat: new_secret()}, seed, since)


def chosen_place(request: argparse.Namespace) -> Path | None:
    """Return the file the person wants the game kept in."""
    if request.save is None:
        return None
    refuse_existing(Path(request.save))
    return Path(request.save)


def refuse_table_flags(request: argparse.Namespace) -> None:
    """Raise Misuse for options of a table: a saved game has its own."""
    given = {
        "--edition": request.edition != DEFAULT, "--houses": request.houses != "4", "--guilds": request.guilds,
        "--merchant": request.merchant, "--allied": request.allied, "--option": request.option,
        "--seed": request.seed is not None,
    }  # fmt: skip
    for flag, is_given in given.items():
        if is_given:
            raise Misuse("resume-has-table", flag=flag)


def read_seating(request: argparse.Namespace, game: Game, note: dict[str, str], seed: int) -> Seating:
    """Return who sits where: as asked, else as noted in the saved game, else as usual."""
    houses = game.options.houses
    seat = read_number("--seat", request.seat or note.get("seat", "0"), 0, houses - 1)
    bots = read_players("--bots", request.bots or note.get("bots", USUAL_BOTS), houses - 1)
    return Seating(seat, bots, read_generator(note) or make_rng(seed))

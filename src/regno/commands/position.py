"""``regno position``: read a position, play moves in it, print what follows, for everybody or as one seat sees it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import Any

from regno.cli import Misuse, print_json
from regno.commands.arguments import edition_help, read_number, read_seat
from regno.commands.view import middle_data, moment_data, place_data, view_data
from regno.proelio.chance import Rng, make_rng
from regno.proelio.edition import DEFAULT, edition
from regno.proelio.formats.move_text import move_text, read_move
from regno.proelio.formats.position_text import cards_by_name, position_text, read_position
from regno.proelio.game import Game
from regno.proelio.info.determinize import determinize
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import Narrator
from regno.proelio.options import read_pair
from regno.proelio.state import CHANCE, State
from regno.terminal.knowledge_text import KnownText
from regno.terminal.screen import Screen
from regno.terminal.table import TableText
from regno.text import Voice

MOST_WORLDS = 1_000_000


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("text", metavar=voice("word-text"), help=voice("position-text"))
    parser.add_argument("--edition", default=DEFAULT, metavar=voice("word-edition"), help=edition_help(voice))
    parser.add_argument(
        "--option", action="append", default=[], metavar=voice("word-option"), help=voice("flag-option")
    )
    parser.add_argument("--moves", default="", metavar=voice("word-moves"), help=voice("position-moves"))
    parser.add_argument("--seed", type=int, default=1, metavar=voice("word-number"), help=voice("flag-seed"))
    parser.add_argument("--seat", metavar=voice("word-seat"), help=voice("position-seat"))
    parser.add_argument("--imagine", metavar=voice("word-number"), help=voice("position-imagine"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> None:
    if request.imagine is not None and request.seat is None:
        raise Misuse("imagine-needs-seat")
    rulings = dict(read_pair(pair) for pair in request.option)
    rng = make_rng(request.seed)
    game = game_at(request.text, request.edition, rulings, request.moves, rng)
    if request.seat is None:
        found = position_data(game)
        print_json(found) if request.json else print_plainly(found, Voice(request.lang, "cli"))
    else:
        show_seat(request, game, rng)


def print_plainly(found: Mapping[str, Any], voice: Voice) -> None:
    """Print the same for a person: the position, then what is asked or how it ended."""
    print(found["position"])
    if found["over"]:
        print(voice("position-over", ending=found["over"]["ending"], winners=str(found["over"]["winners"])))
    else:
        print(voice("position-decision", who=str(found["decision"]["who"]), kind=found["decision"]["kind"]))
        for move in found["legal"]:
            print(f"  {move}")


def answer(
    text: str,
    edition_name: str = DEFAULT,
    options: Mapping[str, str] | None = None,
    moves: str = "",
    seed: int = 1,
) -> dict[str, Any]:
    """Return the position after the moves; chance that the script does not answer is answered from the seed."""
    return position_data(game_at(text, edition_name, options, moves, make_rng(seed)))


def game_at(text: str, edition_name: str, options: Mapping[str, str] | None, moves: str, rng: Rng) -> Game:
    """Return the game that begins with a position, after the moves."""
    rulebook = edition(edition_name)
    state, chosen = read_position(text, rulebook, options)
    game = Game(rulebook, chosen, state)
    play_script(game, moves, rng)
    return game


def play_script(game: Game, script: str, rng: Rng) -> None:
    """Play moves separated by semicolons; ``=kind`` answers chance."""
    for word in filter(None, (part.strip() for part in script.split(";"))):
        if not word.startswith("="):
            game.answer_chance(rng)
        game.apply(read_move(game.state, word))
    game.answer_chance(rng)


def position_data(game: Game) -> dict[str, Any]:
    """Return a position as plain data."""
    s = game.state
    return {
        **moment_data(s, game.legal()),
        "houses": [house_data(s, seat) for seat in range(s.houses)],
        "deck": cards_by_name(s.deck),
        **middle_data(s),
        "position": game.position,
    }


def house_data(s: State, seat: int) -> dict[str, Any]:
    """Return one House as plain data, its hand open."""
    return {"hand": cards_by_name(s.hand[seat]), **place_data(s, seat)}


# ---------------------------------------------------------------- as a seat sees it


def show_seat(request: argparse.Namespace, game: Game, rng: Rng) -> None:
    """Print the View of a seat, and worlds sampled from it."""
    view = game.view(read_seat("--seat", request.seat, game.options.houses))
    count = 0 if request.imagine is None else read_number("--imagine", request.imagine, 1, MOST_WORLDS)
    worlds = list(sample_worlds(view, count, rng))
    if request.json:
        found = view_data(view)
        if count:
            found["worlds"] = [world_data(world, view) for world in worlds]
        print_json(found)
        return
    show_view(view, Narrator(request.lang, game.edition.id, view.seat))
    if worlds:
        Screen().title(Voice(request.lang, "cli")("position-worlds"))
    for world in worlds:
        print(position_text(world, view.options))


def sample_worlds(view: View, count: int, rng: Rng) -> Iterator[State]:
    """Yield ``count`` worlds sampled within the bounds of a View."""
    for _ in range(count):
        yield determinize(view, rng)


def world_data(world: State, view: View) -> dict[str, Any]:
    """Return what an imagined world adds to a View: hands, attacks and decks."""
    return {
        "houses": [house_data(world, seat) for seat in range(world.houses)],
        "deck": cards_by_name(world.deck),
        "position": position_text(world, view.options),
    }


def show_view(view: View, teller: Narrator) -> None:
    """Print a View for a person: the table, the hand, what is known, and what is asked."""
    screen, s = Screen(), view.state
    table = TableText(screen, teller)
    table.show(view)
    if view.seat != PUBLIC:
        table.hand(view)
    KnownText(screen, teller).show(view)
    if s.ending:
        return
    if s.who != CHANCE:
        screen.print_wrapped(teller.decision(view))
    for move in view.legal:
        screen.line(f"  {move_text(s, move)}")

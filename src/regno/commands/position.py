"""``regno position``: read a position, play moves in it, print what follows."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from regno.cli import print_json
from regno.proelio.cards import FORTIFICATION, GUILDS, NAMES, NO_CARD, NO_GUILD, NO_SEASONS, SEASONS
from regno.proelio.chance import seeded
from regno.proelio.edition import DEFAULT, edition
from regno.proelio.game import Game
from regno.proelio.notation import attack_text, cards_by_name
from regno.proelio.options import read_pair
from regno.proelio.position import read_position
from regno.proelio.state import NOBODY, State
from regno.proelio.words import read_move
from regno.text import Voice


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("text", metavar="TEXT", help=voice("position-text"))
    parser.add_argument("--edition", default=DEFAULT, help=voice("flag-edition"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=voice("flag-option"))
    parser.add_argument("--moves", default="", help=voice("position-moves"))
    parser.add_argument("--seed", type=int, default=1, help=voice("flag-seed"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> int:
    rulings = dict(read_pair(pair) for pair in request.option)
    found = answer(request.text, request.edition, rulings, request.moves, request.seed)
    if request.json:
        print_json(found)
    else:
        print_plainly(found, Voice(request.lang, "cli"))
    return 0


def print_plainly(found: Mapping[str, Any], voice: Voice) -> None:
    """The same for a person: the position, then what is asked or how it ended."""
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
    """The position after the moves; chance that the script does not answer is answered from the seed."""
    rulebook = edition(edition_name)
    state, chosen = read_position(text, rulebook, options)
    game = Game(rulebook, chosen, state)
    play_script(game, moves, seed)
    return described(game)


def play_script(game: Game, script: str, seed: int) -> None:
    """Moves parted by semicolons; ``=kind`` answers chance."""
    rng = seeded(seed)
    for word in filter(None, (part.strip() for part in script.split(";"))):
        if not word.startswith("="):
            game.answer_chance(rng)
        game.apply(read_move(game.state, word))
    game.answer_chance(rng)


def described(game: Game) -> dict[str, Any]:
    """A position as plain data."""
    s, result, decision = game.state, game.result, game.decision
    return {
        "decision": {"who": decision.who, "kind": decision.kind} if decision else None,
        "legal": game.legal(),
        "over": {"ending": result.ending, "winners": list(result.winners)} if result else None,
        "houses": [described_house(s, seat) for seat in range(s.houses)],
        "deployed": cards_by_name(s.deployed),
        "deck": cards_by_name(s.deck),
        "pile": cards_by_name(s.pile),
        "season": None if s.season == NO_SEASONS else SEASONS[s.season],
        "merchant": None if s.merchant == NOBODY else s.merchant,
        "position": game.position,
    }


def described_house(s: State, seat: int) -> dict[str, Any]:
    """One House as plain data."""
    return {
        "hand": cards_by_name(s.hand[seat]),
        "fort": NAMES[FORTIFICATION[s.fort[seat]]] if s.fort[seat] else None,
        "plague": bool(s.plague[seat]),
        "attack": attack_text(s, seat) if s.attack[seat] != NO_CARD else None,
        "guild": GUILDS[s.guild[seat]] if s.guild[seat] != NO_GUILD else None,
        "exhausted": bool(s.exhausted[seat]),
    }

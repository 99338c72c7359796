"""``regno verify``: whether the cards of a finished game came as its published secret says, and bots chose honestly."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from regno.cli import print_json
from regno.commands.compile_notice import preparing
from regno.players import PLAYERS
from regno.table.verify import Verification, verify
from regno.terminal.autosave import text_of
from regno.text import Voice


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("file", metavar=voice("word-file"), help=voice("verify-file"))
    parser.add_argument("--commitment", metavar=voice("word-hash"), default="", help=voice("verify-commitment"))
    parser.add_argument("--bots", action="store_true", help=voice("verify-bots"))
    parser.add_argument("--models", metavar=voice("word-file"), default="", help=voice("verify-models"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> int:
    text = sys.stdin.read() if request.file == "-" else text_of(Path(request.file))
    if request.bots:
        return run_bots(request, text)
    verification = verify(text, request.commitment.lower())
    if request.json:
        print_json(to_json(verification))
    else:
        print_verified(verification, Voice(request.lang, "cli"))
    return 0


def to_json(verification: Verification) -> dict[str, object]:
    """Return the result for JSON."""
    shuffle = verification.claim.shuffle
    nonces = {str(seat): nonce for seat, nonce in sorted(shuffle.nonces.items())}
    seed = {} if shuffle.seed is None else {"seed": shuffle.seed}
    withheld = {"withheld": sorted(shuffle.withheld())} if shuffle.withheld() else {}
    return {
        "commitment": verification.claim.commitment,
        "nonces": nonces,
        **withheld,
        "answers": verification.answers,
        **seed,
    }


def print_verified(verification: Verification, voice: Voice) -> None:
    """Print the result, and what each person should compare with what they saw before the game."""
    shuffle = verification.claim.shuffle
    print(voice("verify-whole", moves=verification.moves, answers=verification.answers))
    if shuffle.seed is not None:
        print(voice("verify-seed", seed=str(shuffle.seed)))
        return
    print(voice("verify-published", commitment=verification.claim.commitment))
    for seat, nonce in sorted(shuffle.nonces.items()):
        print(voice("verify-nonce", seat=seat, nonce=nonce))
    for seat in sorted(shuffle.withheld()):
        print(voice("verify-withheld", seat=seat))


def run_bots(request: argparse.Namespace, text: str) -> int:
    """Repeat every choice of the bots, and print what was found."""
    from regno.players.spec import prepare_players
    from regno.table.bot_proof import levels_of, verify_bots

    voice = Voice(request.lang, "cli")
    prepare_players(levels_of(text), preparing(request.lang, "cli", "verify-preparing"))
    found = verify_bots(text, request.commitment.lower(), trained=request.models)
    if request.json:
        print_json({**to_json(found.shuffle), "people": sorted(found.people), "repeated": found.repeated})
        return 0
    print_verified(found.shuffle, voice)
    for level, count in sorted(found.repeated.items()):
        print(voice("verify-repeated", level=PLAYERS[level].title(request.lang), count=count))
    print(voice("verify-people", seats=", ".join(map(str, sorted(found.people))), count=len(found.people)))
    return 0

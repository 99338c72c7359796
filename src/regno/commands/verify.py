"""``regno verify``: whether the cards of a finished game came as its published secret says."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from regno.cli import print_json
from regno.table.verify import Verification, verify
from regno.terminal.autosave import text_of
from regno.text import Voice


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("file", metavar=voice("word-file"), help=voice("verify-file"))
    parser.add_argument("--commitment", metavar=voice("word-hash"), default="", help=voice("verify-commitment"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> int:
    text = sys.stdin.read() if request.file == "-" else text_of(Path(request.file))
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
    return {"commitment": verification.claim.commitment, "nonces": nonces, "answers": verification.answers, **seed}


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

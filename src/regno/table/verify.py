"""Checking a finished game: whether chance answered as the published secret and the nonces say it must."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regno.proelio.formats.move_text import move_text
from regno.proelio.formats.record import read_record
from regno.proelio.game import Game
from regno.proelio.state import CHANCE, SEATS
from regno.table.errors import Denied
from regno.table.fair_shuffle import SECRET_BYTES, Shuffle, chance_answer, check_nonce
from regno.text.numbers import read_whole

MARK = ["#", "shuffle"]


@dataclass(frozen=True)
class Claim:
    """What a Record tells of its shuffle."""

    shuffle: Shuffle
    commitment: str  # empty for a chosen seed
    earlier: int  # moves before the position it starts from


@dataclass(frozen=True)
class Verified:
    """A Record whose chance was checked answer by answer."""

    claim: Claim
    moves: int
    answers: int


def read_claim(text: str) -> Claim:
    """The comments about the shuffle; a Record without them cannot be checked."""
    facts: dict[str, str] = {}
    nonces: dict[int, str] = {}
    for words in (line.split()[2:] for line in text.splitlines() if line.split()[:2] == MARK):
        if len(words) == 3 and words[0] == "nonce":
            check_nonce(words[2])
            nonces[read_seat(words[1])] = words[2]
        elif len(words) == 2:
            facts[words[0]] = words[1]
    earlier, seed = read_whole(facts.get("after", "")) or 0, read_whole(facts.get("seed", ""))
    if seed is not None:
        return Claim(Shuffle("", seed=seed), "", earlier)
    if "commitment" not in facts or not is_secret(facts.get("secret", "")):
        raise Denied("no-shuffle")
    return Claim(Shuffle(facts["secret"], nonces), facts["commitment"], earlier)


def read_seat(word: str) -> int:
    """The seat of a nonce."""
    seat = read_whole(word)
    if seat is None or seat >= SEATS:
        raise Denied("no-seat", seat=word, last=SEATS - 1)
    return seat


def is_secret(text: str) -> bool:
    return len(text) == 2 * SECRET_BYTES and set(text) <= set("0123456789abcdef")


def verify(text: str, published: str = "") -> Verified:
    """Check a Record against itself, and against the commitment that was seen before the game."""
    claim = read_claim(text)
    seen = published or claim.commitment
    if seen and claim.shuffle.seed is None and claim.shuffle.commitment != seen:
        raise Denied("wrong-commitment", found=claim.shuffle.commitment, expected=seen)
    if published and claim.shuffle.seed is not None:
        raise Denied("seed-without-commitment", seed=str(claim.shuffle.seed))
    game = read_record(text)
    answers = sum(1 for _ in checked(game, claim))
    return Verified(claim, len(game.moves), answers)


def checked(game: Game, claim: Claim) -> Iterator[int]:
    """Every answer of chance, each the one that the key gives; the first that is not is named."""
    key = claim.shuffle.key()
    for number, (before, move) in enumerate(game.moments()):
        if before.state.who == CHANCE:
            due = chance_answer(before.state, before.options, key, claim.earlier + number)
            if due != move:
                found, expected = move_text(before.state, move), move_text(before.state, due)
                raise Denied("wrong-answer", number=number + 1, found=found, expected=expected)
            yield number

"""Verification of a finished game: chance must have answered as the secret and the nonces determine."""

from __future__ import annotations

from dataclasses import dataclass

from regno.proelio.formats.move_text import move_text
from regno.proelio.formats.record import read_record
from regno.proelio.game import Game
from regno.proelio.state import CHANCE, SEATS
from regno.table.errors import TableError
from regno.table.fair_shuffle import SECRET_BYTES, Shuffle, chance_answer, check_nonce, check_seal, seal_of
from regno.text.numbers import read_whole

MARK = ["#", "shuffle"]


@dataclass(frozen=True)
class ShuffleClaim:
    """What the comments of a Record say about its shuffle."""

    shuffle: Shuffle
    commitment: str  # empty for a chosen seed
    earlier: int  # moves before the position it starts from


@dataclass(frozen=True)
class Verification:
    """The result of a verification: how many moves there are, and how many answers of chance were checked."""

    claim: ShuffleClaim
    moves: int
    answers: int


def read_claim(text: str) -> ShuffleClaim:
    """Return what the comments of a Record say about its shuffle; raise TableError if there are none."""
    facts: dict[str, str] = {}
    nonces: dict[int, str] = {}
    seals: dict[int, str] = {}
    for words in (line.split()[2:] for line in text.splitlines() if line.split()[:2] == MARK):
        if len(words) == 3 and words[0] == "nonce":
            check_nonce(words[2])
            nonces[read_seat(words[1])] = words[2]
        elif len(words) == 3 and words[0] == "seal":
            check_seal(words[2])
            seals[read_seat(words[1])] = words[2]
        elif len(words) == 2:
            facts[words[0]] = words[1]
    earlier, since = (read_whole(facts.get(word, "")) or 0 for word in ("after", "since"))
    seed = read_whole(facts.get("seed", ""))
    if seed is not None:
        return ShuffleClaim(Shuffle("", seed=seed, since=since), "", earlier)
    if "commitment" not in facts or not is_secret(facts.get("secret", "")):
        raise TableError("no-shuffle")
    return ShuffleClaim(Shuffle(facts["secret"], nonces, since=since, seals=seals), facts["commitment"], earlier)


def read_seat(word: str) -> int:
    """Return the seat of a nonce; raise TableError if there is no such seat."""
    seat = read_whole(word)
    if seat is None or seat >= SEATS:
        raise TableError("no-seat", seat=word, last=SEATS - 1)
    return seat


def is_secret(text: str) -> bool:
    return len(text) == 2 * SECRET_BYTES and set(text) <= set("0123456789abcdef")


def verify(text: str, published: str = "") -> Verification:
    """Verify a Record against its own commitment, or the one published before the game; raise TableError."""
    claim = read_claim(text)
    seen = published or claim.commitment
    if seen and claim.shuffle.seed is None and claim.shuffle.commitment != seen:
        raise TableError("wrong-commitment", found=claim.shuffle.commitment, expected=seen)
    for seat, nonce in claim.shuffle.nonces.items():
        if claim.shuffle.seals.get(seat, "") not in ("", seal_of(nonce)):
            raise TableError("wrong-nonce", seat=seat)
    if published and claim.shuffle.seed is not None:
        raise TableError("seed-without-commitment", seed=str(claim.shuffle.seed))
    game = read_record(text)
    answers = check_answers(game, claim)
    return Verification(claim, len(game.moves), answers)


def check_answers(game: Game, claim: ShuffleClaim) -> int:
    """Return the number of chance's answers; raise TableError for the first that the key does not give."""
    key, count = claim.shuffle.key(), 0
    for number, (before, move) in enumerate(game.moments()):
        if before.state.who == CHANCE and number >= claim.shuffle.since:
            due = chance_answer(before.state, before.options, key, claim.earlier + number)
            if due != move:
                found, expected = move_text(before.state, move), move_text(before.state, due)
                raise TableError("wrong-answer", number=number + 1, found=found, expected=expected)
            count += 1
    return count

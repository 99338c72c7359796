"""Chance that everybody can check afterwards.

The table draws a secret and publishes its hash before anybody sits down. Each person who sits down adds a nonce of
their own. The key of the game is the hash of the secret and all nonces, so neither side alone can choose the cards;
the answer to chance at each move is drawn from that key and the move's number, and the secret is told after the end.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from regno.proelio.cards import KINDS
from regno.proelio.engine import weight
from regno.proelio.state import Options, State
from regno.table.errors import Denied

SECRET_BYTES = NONCE_BYTES = 16
WORD_BYTES = 4
WORDS = 1 << (8 * WORD_BYTES)


def new_secret() -> str:
    """The 128 bits that a table keeps to itself until the end."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is published of the secret before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def check_nonce(nonce: str) -> None:
    """A nonce is 32 small hexadecimal digits."""
    if len(nonce) != 2 * NONCE_BYTES or not set(nonce) <= set("0123456789abcdef"):
        raise Denied("bad-nonce", value=nonce[:40])


def key_of(secret: str, nonces: Mapping[int, str]) -> bytes:
    """The key of a game: the secret, then seat and nonce of each person in the order of seats."""
    whole = hashlib.sha256(b"regno shuffle 1" + bytes.fromhex(secret))
    for seat in sorted(nonces):
        whole.update(bytes([seat]) + bytes.fromhex(nonces[seat]))
    return whole.digest()


def key_of_seed(seed: int) -> bytes:
    """The key of a game whose seed was chosen; only for tables with at most one person."""
    return hashlib.sha256(b"regno seed 1" + str(seed).encode()).digest()


def drawn(key: bytes, number: int, end: int) -> int:
    """A number from 0 to end - 1 for the move of that number: words that would favour some answers are passed over."""
    fair = WORDS - WORDS % end
    block = 0
    while True:
        digest = hmac.digest(key, f"{number}:{block}".encode(), "sha256")
        for place in range(0, len(digest), WORD_BYTES):
            word = int.from_bytes(digest[place : place + WORD_BYTES], "big")
            if word < fair:
                return word % end
        block += 1


def chance_answer(s: State, o: Options, key: bytes, number: int) -> int:
    """The answer to chance at the move of that number: every card is as likely as every other."""
    weights = [weight(s, answer, o) for answer in range(KINDS)]
    place = drawn(key, number, sum(weights))
    for answer, copies in enumerate(weights):
        if place < copies:
            return answer
        place -= copies
    raise AssertionError("chance was asked where nothing can happen")


@dataclass
class Shuffle:
    """The secret of one table, the nonces of the people who sat down before the deal, or a chosen seed."""

    secret: str
    nonces: dict[int, str] = field(default_factory=dict)
    seed: int | None = None

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def key(self) -> bytes:
        return key_of(self.secret, self.nonces) if self.seed is None else key_of_seed(self.seed)

    def lines(self, earlier: int = 0) -> list[str]:
        """Comments at the top of a finished game's Record, from which ``regno verify`` works.

        A Record that starts from a position leaves out so many ``earlier`` moves.
        """
        skipped = [f"# shuffle after {earlier}"] if earlier else []
        if self.seed is not None:
            return [f"# shuffle seed {self.seed}", *skipped]
        told = [f"# shuffle nonce {seat} {self.nonces[seat]}" for seat in sorted(self.nonces)]
        return [f"# shuffle commitment {self.commitment}", *told, f"# shuffle secret {self.secret}", *skipped]

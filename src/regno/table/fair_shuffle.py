"""A provably fair shuffle by commitment and reveal.

The table draws a secret and publishes its hash (the commitment) before anybody sits down. Each person who sits down
adds a nonce of their own: its hash first (the seal), the nonce itself once all seats are taken and no longer change. So
nobody can choose a nonce that suits the others, not even a server that knows its secret and has a friend at the table.
The key of the game is the hash of the secret and all nonces. Each answer of chance is drawn by HMAC from that key and
the number of the move; the secret is published after the end.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from regno.proelio.cards import KINDS
from regno.proelio.engine import weight
from regno.proelio.state import Options, State
from regno.table.errors import TableError

SECRET_BYTES = NONCE_BYTES = 16
WORD_BYTES = 4
BLOCK_BYTES = 64  # of SHA-256
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
WORDS = 1 << (8 * WORD_BYTES)


def new_secret() -> str:
    """Return 128 random bits in hexadecimal digits, which the table publishes after the end."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """Return the hash of the secret, which is published before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def check_nonce(nonce: str) -> None:
    """Raise TableError unless a nonce is 32 lower-case hexadecimal digits."""
    if len(nonce) != 2 * NONCE_BYTES or not set(nonce) <= set("0123456789abcdef"):
        raise TableError("bad-nonce", value=nonce[:40])


def seal_of(nonce: str) -> str:
    """Return the hash of a nonce, which a person gives before the nonce itself."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def check_seal(seal: str) -> None:
    """Raise TableError unless a seal is 64 lower-case hexadecimal digits."""
    if len(seal) != 64 or not set(seal) <= set("0123456789abcdef"):
        raise TableError("bad-seal", value=seal[:40])


def game_key(secret: str, nonces: Mapping[int, str]) -> bytes:
    """Return the key of a game: the hash of the secret, then seat and nonce of each person in the order of seats."""
    digest = hashlib.sha256(b"regno shuffle 1" + bytes.fromhex(secret))
    for seat in sorted(nonces):
        digest.update(bytes([seat]) + bytes.fromhex(nonces[seat]))
    return digest.digest()


def seed_key(seed: int) -> bytes:
    """Return the key of a game whose seed was chosen; only for tables with at most one person."""
    return hashlib.sha256(b"regno seed 1" + str(seed).encode()).digest()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """Return the HMAC of a message (RFC 2104) under a key of 32 bytes.

    That of the standard library looks its hash up again at each call, which takes longer than the hashing.
    """
    block = key.ljust(BLOCK_BYTES, b"\0")
    inner = hashlib.sha256(block.translate(INNER) + message).digest()
    return hashlib.sha256(block.translate(OUTER) + inner).digest()


def draw_below(key: bytes, number: int, end: int) -> int:
    """Return a uniform number from 0 to end - 1 for the move of that number, by rejection sampling."""
    fair = WORDS - WORDS % end
    block = 0
    while True:
        digest = hmac_sha256(key, f"{number}:{block}".encode())
        for place in range(0, len(digest), WORD_BYTES):
            word = int.from_bytes(digest[place : place + WORD_BYTES], "big")
            if word < fair:
                return word % end
        block += 1


def chance_answer(s: State, o: Options, key: bytes, number: int) -> int:
    """Return chance's answer at the move of that number, weighted by the copies of each card."""
    weights = [weight(s, answer, o) for answer in range(KINDS)]
    place = draw_below(key, number, sum(weights))
    for answer, copies in enumerate(weights):
        if place < copies:
            return answer
        place -= copies
    raise AssertionError("no answer of chance has any weight")


@dataclass
class Shuffle:
    """The secret of one table and the nonces of its people, or a chosen seed."""

    secret: str
    nonces: dict[int, str] = field(default_factory=dict)
    seed: int | None = None
    since: int = 0  # moves before this one were not drawn from it
    seals: dict[int, str] = field(default_factory=dict)  # by seat, also of nonces that have been revealed

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def withheld(self) -> dict[int, str]:
        """Return the seals whose nonces are not known, by seat."""
        return {seat: seal for seat, seal in self.seals.items() if seat not in self.nonces}

    def key(self) -> bytes:
        return game_key(self.secret, self.nonces) if self.seed is None else seed_key(self.seed)

    def record_lines(self, earlier: int = 0) -> list[str]:
        """Return the comments for the top of a Record that ``regno verify`` reads.

        ``earlier`` is the number of moves before the position from which the Record starts.
        """
        skipped = [f"# shuffle {word} {moves}" for word, moves in (("after", earlier), ("since", self.since)) if moves]
        if self.seed is not None:
            return [f"# shuffle seed {self.seed}", *skipped]
        nonces = [f"# shuffle nonce {seat} {self.nonces[seat]}" for seat in sorted(self.nonces)]
        seals = [f"# shuffle seal {seat} {self.seals[seat]}" for seat in sorted(self.seals)]
        return [f"# shuffle commitment {self.commitment}", *seals, *nonces, f"# shuffle secret {self.secret}", *skipped]

"""The tokens of owners and of read-only links.

An owner's token also gives the token of a read-only link: it is made from it by a hash, so nothing more is kept and
nobody can go the other way.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable

from regno.store import Right
from regno.table.seats import hash_token, new_token

Hashes = Callable[[Iterable[str]], list[str]]  # of what some tokens open; it may read, and is called in threads


def read_only_token(token: str) -> str:
    """Return the token of the read-only link that belongs to an owner's token."""
    return urlsafe_b64encode(hashlib.sha256(f"read only {token}".encode()).digest()[:24]).decode()


def new_owner() -> tuple[str, dict[str, Right]]:
    """Return a new owner's token, and the keys to store for it: only hashes."""
    token = new_token()
    return token, {hash_token(token): "write", hash_token(read_only_token(token)): "read"}


def hashes_of(tokens: Iterable[str]) -> list[str]:
    """Return the hashes of some tokens; an empty one is none."""
    return [hash_token(token) for token in tokens if token]

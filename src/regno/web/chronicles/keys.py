"""Who may read or change what: the hashes of tokens, in a file beside what they open.

An owner's token also gives the token of a read-only link: it is made from it by a hash, so nothing more is kept and
nobody can go the other way.
"""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Literal

from regno.chronicles.store import trouble_with
from regno.folders import write_whole
from regno.table.seats import hashed, new_token

ENDING = ".keys"
Right = Literal["", "read", "write"]


def reading_token(token: str) -> str:
    """The token of the read-only link that belongs to an owner's token."""
    return urlsafe_b64encode(hashlib.sha256(f"read only {token}".encode()).digest()[:24]).decode()


class Keys:
    """The tokens that open the things of one folder, each known by its name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, name: str) -> Path:
        return self.folder / f"{name}{ENDING}"

    def kept(self, name: str) -> dict[str, list[str]]:
        """The hashes in a file; none for what was never shared, or for a file that is no longer ours."""
        try:
            read = json.loads(self.path(name).read_text(encoding="utf-8"))
            return {"owners": list(read["owners"]), "readers": list(read["readers"])}
        except (OSError, ValueError, KeyError, TypeError):
            return {"owners": [], "readers": []}

    def owners(self, name: str) -> list[str]:
        """The hashes of the owners' tokens."""
        return self.kept(name)["owners"]

    def new(self, name: str) -> str:
        """One more owner's token; only its hashes are kept."""
        token = new_token()
        self.admit(name, token)
        return token

    def admit(self, name: str, token: str) -> None:
        """Let the holder of a token in as an owner."""
        kept = self.kept(name)
        kept["owners"].append(hashed(token))
        kept["readers"].append(hashed(reading_token(token)))
        with trouble_with(self.path(name)):
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(self.path(name), f"{json.dumps(kept)}\n".encode())

    def right(self, name: str, token: str) -> Right:
        """What a token allows."""
        if not token:
            return ""
        kept = self.kept(name)
        if hashed(token) in kept["owners"]:
            return "write"
        return "read" if hashed(token) in kept["readers"] else ""

    def opened_by(self, tokens: list[str]) -> list[str]:
        """The things that some of these tokens open."""
        found = []
        for path in sorted(self.folder.glob(f"*{ENDING}")):
            name = path.name.removesuffix(ENDING)
            if any(self.right(name, token) for token in tokens):
                found.append(name)
        return found

    def forget(self, name: str) -> None:
        """Nobody is let in any more."""
        self.path(name).unlink(missing_ok=True)

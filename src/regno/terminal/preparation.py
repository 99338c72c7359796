"""Bots that think need compiled code: it is made beside the game, and the person is told who plays until then."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator

from regno.players import PLAYERS
from regno.text import Voice, say


class Preparation:
    """The levels of this game that are not compiled yet, and the process that compiles them."""

    def __init__(self, bots: Iterable[str], voice: Voice) -> None:
        self.voice = voice
        self.waiting = [name for name in dict.fromkeys(bots) if not PLAYERS[name].is_ready()]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Iterator[str]:
        """Start to compile what is missing and yield sentences about it. A script, which answers at once, waits."""
        if not self.waiting:
            return
        command = (sys.executable, "-m", "regno.players.prepare", *self.waiting)
        nowhere = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere)
        if sys.stdin.isatty():
            yield from (self.sentence("bot-preparing", name) for name in self.waiting)
            return
        yield say(self.voice.language, "players", "arena-preparing")
        self.process.wait()
        yield from self.news()

    def news(self) -> list[str]:
        """Return a sentence for each level that has become ready since, or never will."""
        ended = self.process is not None and self.process.poll() is not None
        ready = [name for name in self.waiting if PLAYERS[name].is_ready()]
        failed = [name for name in self.waiting if ended and name not in ready]
        self.waiting = [name for name in self.waiting if name not in (*ready, *failed)]
        return [
            *(self.sentence("bot-ready", name) for name in ready),
            *(self.sentence("bot-not-ready", name) for name in failed),
        ]

    def sentence(self, key: str, name: str) -> str:
        return self.voice(key, bot=PLAYERS[name].title(self.voice.language))

    def end(self) -> None:
        """End the process; what it has compiled by then is kept."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()

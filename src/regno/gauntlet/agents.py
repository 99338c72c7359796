"""Agents by their words on the command line."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

from regno.arena.entrant import Entrant, read_entrant
from regno.errors import SystemFault
from regno.gauntlet.errors import BadAgent
from regno.gauntlet.frozen import ZOO, frozen_chooser, level_chooser
from regno.gauntlet.questions import Question
from regno.players import PLAYERS
from regno.players.budget import AT_ONCE
from regno.players.play import Chooser, chooser
from regno.proelio.chance import make_rng
from regno.proelio.state import Options

HOSTED = ("python", "pettingzoo", "openspiel")
COMMAND, NET, MCP, WEBSOCKET = "command", "policy", "mcp", ("ws://", "wss://")


class OutsideAgent(Protocol):
    """An agent that answers questions."""

    with_view: bool

    def answer(self, question: Question) -> str: ...

    def close(self) -> None: ...


@dataclass(frozen=True)
class AgentSpec:
    """An agent by its words. Those within the program can be repeated by anybody who has it."""

    words: str
    kind: str  # level, zoo, or a word before the colon
    what: str

    def __str__(self) -> str:
        return self.words

    @property
    def is_inside(self) -> bool:
        """Whether it is part of the program, or a file that it reads: its choices follow from Views and seeds alone."""
        return self.kind in ("level", "zoo", NET)

    @cached_property
    def entrant(self) -> Entrant:
        return read_entrant(self.what)

    @cached_property
    def net(self) -> Any:
        """The policy network of a file."""
        from regno.players.models.net_checkpoint import read_nets

        with open_file(self.what).open("rb") as file:
            return read_nets(file, self.what).net

    @property
    def digest(self) -> str:
        """The hash of the file that it plays by, empty without one."""
        return sha256(open_file(self.what).read_bytes()).hexdigest() if self.kind == NET else ""

    def inside_chooser(self, options: Options, seed: int) -> Chooser:
        """Return the choice of an agent within the program, with a generator of its own."""
        if self.kind == "level":
            return level_chooser(self.entrant, seed)
        if self.kind == "zoo":
            return frozen_chooser(self.what, options, seed)
        from regno.gauntlet.net_player import NetPlayer

        return chooser(NetPlayer(self.net, make_rng(seed)), AT_ONCE)

    def open(self, seconds: float) -> OutsideAgent:
        """Start or reach an agent outside; raise BadAgent if that fails."""
        openers: dict[str, Callable[[], OutsideAgent]] = {
            COMMAND: lambda: open_pipe(shlex.split(self.what), seconds, False),
            MCP: lambda: open_mcp(seconds),
            "websocket": lambda: open_websocket(self.what, seconds),
        }
        host = [sys.executable, "-m", "regno.gauntlet.host", self.kind, self.what]
        return openers.get(self.kind, lambda: open_pipe(host, seconds, True))()


def read_agent(words: str) -> AgentSpec:
    """Parse the words of an agent; raise BadAgent or BadPlayer."""
    kind, _, what = words.partition(":")
    if words.startswith(WEBSOCKET):
        return AgentSpec(words, "websocket", words)
    if words == MCP:
        return AgentSpec(words, MCP, "")
    if words in ZOO:
        return AgentSpec(words, "zoo", words)
    if kind in PLAYERS:
        return check_level(AgentSpec(words, "level", words))
    if kind == NET and what:
        spec = AgentSpec(words, NET, what)
        _ = spec.net
        return spec
    if (kind == COMMAND and what.strip()) or (kind in HOSTED and ":" in what):
        return check_command(AgentSpec(words, kind, what))
    raise BadAgent("unknown-agent", words=words)


def check_level(spec: AgentSpec) -> AgentSpec:
    """Return a level; raise BadAgent if it thinks without a number of simulations: its games could not be repeated."""
    if PLAYERS[spec.entrant.player].thinks and spec.entrant.budget.milliseconds is not None:
        raise BadAgent("no-simulations", level=spec.entrant.player)
    return spec


def check_command(spec: AgentSpec) -> AgentSpec:
    """Return a command; raise BadAgent if it is no command line."""
    try:
        shlex.split(spec.what)
    except ValueError:
        raise BadAgent("unknown-agent", words=spec.words) from None
    return spec


def open_file(name: str) -> Path:
    """Return the path of a file that can be read; raise BadAgent."""
    path = Path(name)
    try:
        with path.open("rb"):
            return path
    except (OSError, ValueError) as trouble:
        fault = SystemFault.of(trouble) if isinstance(trouble, OSError) else str(trouble)
        raise BadAgent("no-file", file=name, fault=fault) from None


def open_pipe(command: list[str], seconds: float, with_view: bool) -> OutsideAgent:
    from regno.gauntlet.pipe import PipeAgent

    return PipeAgent(command, seconds, with_view)


def open_websocket(address: str, seconds: float) -> OutsideAgent:
    from regno.gauntlet.websocket import WebsocketAgent

    return WebsocketAgent(address, seconds)


def open_mcp(seconds: float) -> OutsideAgent:
    from regno.gauntlet.mcp import McpAgent

    return McpAgent(seconds)

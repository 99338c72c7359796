"""``regno gauntlet``: an agent against frozen players at fixed tables, a check of its file, and the leaderboard."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from regno.cli import Misuse, print_answer, print_json
from regno.commands.arguments import cannot_write, check_place, read_number
from regno.commands.compile_notice import preparing
from regno.files import write_atomic
from regno.gauntlet.agents import MCP, NET, AgentSpec, read_agent
from regno.gauntlet.course import FOUR, MOST_DEALS, PAIRINGS
from regno.gauntlet.frozen import prepare_frozen
from regno.gauntlet.game import PlayedGame
from regno.gauntlet.run import GauntletLog, Run, check_run, play_run, read_run, run_figures
from regno.text import Voice

MOST_SEED = 2**20 - 1
MOST_SECONDS = 3600
MOST_UPDATES = 100_000


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    own, number, file = Voice(voice.language, "gauntlet"), voice("word-number"), voice("word-file")
    parser.add_argument("agent", nargs="?", metavar=own("word-agent"), help=own("gauntlet-agent"))
    parser.add_argument("--file", metavar=file, help=own("gauntlet-file"))
    parser.add_argument("--deals", default=str(MOST_DEALS), metavar=number, help=own("gauntlet-deals"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--seconds", default="10", metavar=number, help=own("gauntlet-seconds"))
    parser.add_argument("--workers", default=str(os.cpu_count() or 1), metavar=number, help=own("gauntlet-workers"))
    parser.add_argument("--respond", metavar=number, help=own("gauntlet-respond"))
    parser.add_argument("--check", metavar=file, help=own("gauntlet-check"))
    parser.add_argument("--board", nargs="+", metavar=file, help=own("gauntlet-board"))
    parser.add_argument("--into", metavar=file, help=own("gauntlet-into"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> None:
    voice = Voice(request.lang, "gauntlet")
    if request.board:
        return write_board(request, voice)
    if request.check:
        return check(request, voice)
    if not request.agent:
        raise Misuse("gauntlet-nobody")
    spec = read_agent(request.agent)
    if request.respond:
        return respond(request, spec, voice)
    return meet(request, spec, voice)


def meet(request: argparse.Namespace, spec: AgentSpec, voice: Voice) -> None:
    """Play the games of a run and print its figures; to standard error for an MCP client, which reads the output."""
    run = Run(
        spec,
        read_number("--seed", request.seed, 0, MOST_SEED),
        read_number("--deals", request.deals, 1, MOST_DEALS),
        read_number("--seconds", request.seconds, 1, MOST_SECONDS),
    )
    workers = read_number("--workers", request.workers, 1, 1024)
    log = GauntletLog(check_place(request.file) if request.file else None, run.header())
    prepare(run, request.lang)
    games = play_run(run, log, workers, progress())
    if spec.kind == MCP:
        print("\n".join(sentences(run, games, voice)), file=sys.stderr)
    else:
        report(run, games, request, voice)


def prepare(run: Run, language: str) -> None:
    """Compile the frozen players that think, and an agent that is one of them."""
    names = [each.player for each in PAIRINGS]
    if run.spec.kind == "level":
        names.append(run.spec.what)
    prepare_frozen(names, preparing(language, "players", "arena-preparing"))


def check(request: argparse.Namespace, voice: Voice) -> None:
    """Repeat the games of a file and print its figures."""
    run, games = read_run(Path(request.check))
    prepare(run, request.lang)
    replayed = check_run(run, games, progress())
    if request.json:
        print_json({**run.header(), "checked": len(games), "replayed": replayed, **run_figures(games)})
        return
    print(voice("checked", games=len(games), agent=str(run.spec), replayed=replayed))
    print("\n".join(sentences(run, games, voice)))


def report(run: Run, games: Sequence[PlayedGame], request: argparse.Namespace, voice: Voice) -> None:
    """Print the figures of a run."""
    if request.json:
        print_json({**run.header(), **run_figures(games)})
        return
    print("\n".join(sentences(run, games, voice)))
    if request.file:
        print(voice("kept", file=request.file))


def sentences(run: Run, games: Sequence[PlayedGame], voice: Voice) -> list[str]:
    """Return the figures as lines for people."""
    found = run_figures(games)
    lines = [voice("title", agent=str(run.spec), games=len(games))]
    for each in found["pairings"]:
        percents = {name: round(100 * each[name], 1) for name in ("share", "low", "high", "par")}
        key = "line-responds" if each["responds"] else "line"
        lines.append(voice(key, table=each["table"], player=each["player"], games=each["games"], **percents))
    lines.append(voice("rating", rating=str(found["rating"]), doubt=str(found["doubt"])))
    bound = round(100 * found["exploitability"], 1)
    if found["responder"]:
        lines.append(voice("exploitability", player=found["responder"], points=bound))
    choices, illegal = found["choices"], found["illegal"]
    lines.append(voice("conduct", choices=choices, illegal=illegal, milliseconds=found["milliseconds"]))
    return lines


def respond(request: argparse.Namespace, spec: AgentSpec, voice: Voice) -> None:
    """Train a best responder against a policy and print what it wins above par."""
    from regno.gauntlet.responder import respond as train
    from regno.gauntlet.responder import shipped_policy

    updates = read_number("--respond", request.respond, 1, MOST_UPDATES)
    seed = read_number("--seed", request.seed, 0, 2**15 - 1)
    book, options = FOUR.build()
    if spec.kind != NET and spec.what != "sovereign-policy":
        raise Misuse("gauntlet-no-policy", agent=str(spec))
    policy = spec.net if spec.kind == NET else shipped_policy(options)
    preparing(request.lang, "players", "train-preparing")()
    found = train(book, options, policy, updates, seed, progress())
    figures = {name: getattr(found, name) for name in ("updates", "games", "share", "low", "high", "par")}
    percents = {name: round(100 * figures[name], 1) for name in ("share", "low", "high", "par")}
    points = round(100 * found.exploitability, 1)
    told = voice("response", agent=str(spec), updates=updates, games=found.games, points=points, **percents)
    print_answer(request.json, {"agent": str(spec), **figures, "exploitability": found.exploitability}, told)


def write_board(request: argparse.Namespace, voice: Voice) -> None:
    """Print the leaderboard of some files, or write it into a page."""
    from regno.gauntlet.board import board, put_into, read_entry

    text = board([read_entry(Path(name)) for name in request.board], voice)
    if not request.into:
        print(text, end="")
        return
    page = check_place(request.into)
    try:
        write_atomic(page, put_into(page.read_text(encoding="utf-8"), text).encode())
    except OSError as trouble:
        raise cannot_write(request.into, trouble) from None


def progress() -> Callable[[int, int], Any]:
    """Return a callback that tells the games done; it does nothing if stderr is no terminal."""

    def tell(done: int, all: int) -> None:
        print(f"\r{done}/{all}", end="\n" if done == all else "", file=sys.stderr, flush=True)

    return tell if sys.stderr.isatty() else lambda done, all: None

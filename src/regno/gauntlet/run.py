"""A run of the Gauntlet: its games in one file, which goes on where it was stopped, and can be checked by anybody."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from regno.errors import SystemFault
from regno.gauntlet.agents import AgentSpec, OutsideAgent, read_agent
from regno.gauntlet.course import COURSE, MOST_DEALS, PAIRINGS, REGNO
from regno.gauntlet.errors import BadAgent, BadRun
from regno.gauntlet.figures import figures
from regno.gauntlet.game import GameKey, PlayedGame, inside, outside, play, recorded_choices
from regno.proelio.formats.record import RULES_VERSION
from regno.run_log import RunLog
from regno.text.numbers import read_whole

CHUNK = 4  # games per task
LARGEST = 64_000_000  # bytes of a file that is read
Key = tuple[int, int]  # pairing and number
Tell = Callable[[int, int], object]  # games done, and all


@dataclass(frozen=True)
class Run:
    """An agent on the course, with at most ``deals`` deals of each pairing."""

    spec: AgentSpec
    seed: int = 1
    deals: int = MOST_DEALS
    seconds: float = 10.0  # for an answer of an agent outside

    def keys(self) -> list[Key]:
        """Return all games."""
        return [(place, number) for place, each in enumerate(PAIRINGS) for number in range(each.games(self.deals))]

    def header(self) -> dict[str, Any]:
        """Return what identifies the run: agent, course, seeds and versions."""
        return {
            "gauntlet": COURSE, "agent": self.spec.words, "digest": self.spec.digest, "seed": self.seed,
            "deals": self.deals, "regno": REGNO, "rules": RULES_VERSION, "models": models_digest(),
        }  # fmt: skip


def models_digest() -> str:
    """Return the hash of all checkpoints that frozen players play by."""
    folder, digest = files("regno.players.models"), sha256()
    for name in ("checkpoints", "linear_value.json"):
        entry = folder.joinpath(name)
        parts = sorted(entry.iterdir(), key=lambda each: each.name) if entry.is_dir() else [entry]
        for part in parts:
            digest.update(part.name.encode() + b"\0" + part.read_bytes())
    return digest.hexdigest()[:16]


class GauntletLog(RunLog[Key, PlayedGame]):
    """The games of a run by pairing and number."""

    error = BadRun
    other, broken, unwritten = "other-run", "broken-run", "run-not-kept"

    def encode(self, key: Key, value: PlayedGame) -> Any:
        return asdict(value)

    def decode(self, line: Any) -> tuple[Key, PlayedGame]:
        game = read_game(line)
        return (game.place, game.number), game


def read_game(line: Any) -> PlayedGame:
    """Return the game of a line; raise ValueError, TypeError or LookupError if it is none."""
    game = PlayedGame(**line)
    whole = [game.place, game.number, game.asked, *game.choices, *game.illegal]
    if not all(isinstance(each, int) for each in whole) or not 0 <= game.place < len(PAIRINGS):
        raise ValueError(line)
    if not isinstance(game.share, float | int) or not 0 <= game.number < PAIRINGS[game.place].games(MOST_DEALS):
        raise ValueError(line)
    return game


# ---------------------------------------------------------------- playing


@cache
def open_agent(words: str, seconds: float) -> OutsideAgent:
    """Return the agent outside of this process, opened once."""
    return read_agent(words).open(seconds)


def play_key(run: Run, key: Key) -> PlayedGame | BadAgent:
    """Play one game; the fault of an agent is returned, for it has to pass between processes."""
    pairing, full = PAIRINGS[key[0]], GameKey(*key, run.seed)
    try:
        if run.spec.is_inside:
            return play(pairing, full, inside(run.spec, pairing, full))
        return play(pairing, full, outside(open_agent(run.spec.words, run.seconds), full))
    except BadAgent as fault:
        return fault


def play_run(run: Run, log: GauntletLog, workers: int, tell: Tell) -> list[PlayedGame]:
    """Play the games missing in the log and return all; raise BadAgent for an agent that fails, the log being kept."""
    keys = run.keys()
    missing = [key for key in keys if key not in log.results]
    try:
        for result in results(run, missing, workers):
            if isinstance(result, BadAgent):
                raise result
            log.add((result.place, result.number), result)
            tell(len(log.results), len(keys))
    finally:
        close_agent(run)
    return [log.results[key] for key in keys]


def results(run: Run, keys: Sequence[Key], workers: int) -> Iterator[PlayedGame | BadAgent]:
    """Yield the games of these keys in order, played on ``workers`` cores; an agent outside has one process."""
    if workers == 1 or len(keys) <= CHUNK or not run.spec.is_inside:
        yield from (play_key(run, key) for key in keys)
        return
    with ProcessPoolExecutor(min(workers, len(keys)), get_context("spawn")) as pool:
        yield from pool.map(play_key, [run] * len(keys), keys, chunksize=CHUNK)


def close_agent(run: Run) -> None:
    """End an agent outside, if it was begun."""
    if not run.spec.is_inside and open_agent.cache_info().currsize:
        open_agent(run.spec.words, run.seconds).close()
        open_agent.cache_clear()


# ---------------------------------------------------------------- checking


def read_run(path: Path) -> tuple[Run, list[PlayedGame]]:
    """Return the run of a file and its games; raise BadRun if it is none, or of another course or version."""
    lines = read_lines(path)
    try:
        header = json.loads(lines[0])
        words, seed, deals = str(header["agent"]), read_whole(str(header["seed"])), read_whole(str(header["deals"]))
        if seed is None or deals is None:
            raise ValueError(header)
    except (ValueError, TypeError, LookupError, RecursionError):
        raise BadRun("no-run", file=str(path)) from None
    run = Run(spec_of(words, str(header.get("digest", ""))), seed, deals)
    for name, ours in run.header().items():
        if header.get(name) != ours and name != "digest":
            raise BadRun("other-version", file=str(path), name=name, found=str(header.get(name)), ours=str(ours))
    return run, read_games(path, lines)


def read_lines(path: Path) -> list[str]:
    """Return the lines of a file; raise BadRun if it cannot be read or is beyond measure."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadRun("no-run", file=str(path))
        return path.read_text(encoding="utf-8", errors="replace").split("\n")
    except OSError as trouble:
        raise BadRun("no-file", file=str(path), fault=SystemFault.of(trouble)) from None


def read_games(path: Path, lines: Sequence[str]) -> list[PlayedGame]:
    """Return the games of a file, each once; raise BadRun for a line that is none."""
    found: dict[Key, PlayedGame] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            game = read_game(json.loads(line)) if line else None
        except (ValueError, TypeError, LookupError, RecursionError):
            raise BadRun("broken-run", file=str(path), line=number) from None
        if game:
            found[game.place, game.number] = game
    return list(found.values())


def spec_of(words: str, digest: str) -> AgentSpec:
    """Return the agent of a file: one that can be repeated here, or one whose choices are only replayed."""
    try:
        spec = read_agent(words)
    except (BadAgent, ValueError):
        return AgentSpec(words, "elsewhere", words)
    return spec if spec.digest == digest else AgentSpec(words, "elsewhere", words)


def check_run(run: Run, games: Sequence[PlayedGame], tell: Tell) -> int:
    """Repeat every game; return how many choices were the agent's own doing.

    Frozen players choose again, and so does an agent within the program; of others the choices are replayed, and must
    be legal. Raise BadRun for the first difference.
    """
    replayed = 0
    for done, game in enumerate(games, 1):
        pairing, key = PAIRINGS[game.place], GameKey(game.place, game.number, run.seed)
        choose = inside(run.spec, pairing, key) if run.spec.is_inside else recorded_choices(game)
        found = play(pairing, key, choose)
        if found.facts != game.facts:
            raise BadRun("differs", pairing=game.place + 1, game=game.number + 1, choice=first_difference(found, game))
        replayed += 0 if run.spec.is_inside else game.asked
        tell(done, len(games))
    return replayed


def first_difference(found: PlayedGame, game: PlayedGame) -> int:
    """Return the number of the first choice that differs, or one after the last."""
    pairs = zip(found.choices, game.choices, strict=False)
    return 1 + next((place for place, (one, other) in enumerate(pairs) if one != other), len(found.choices))


def run_figures(games: Sequence[PlayedGame]) -> dict[str, Any]:
    """Return the figures of a run as data; time is beside them, for no two machines have the same."""
    found = asdict(figures(games))
    asked = max(sum(game.asked for game in games), 1)
    return {**found, "milliseconds": round(1000 * sum(game.seconds for game in games) / asked, 3)}

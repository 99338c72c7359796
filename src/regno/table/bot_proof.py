"""Proof that bots played by their Views alone.

Each choice of a bot is a function of the View of its seat, a seed drawn from the key of the game, to which the table
committed before anybody sat down, and the number of simulations. The Record names level and simulations of each
choice; after the game anybody can repeat all of them.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from regno.players import PLAYERS
from regno.players.budget import Budget
from regno.players.player import Player
from regno.proelio.chance import make_rng
from regno.proelio.formats.move_text import move_text
from regno.proelio.formats.record import read_record
from regno.proelio.info.view import View
from regno.proelio.state import CHANCE, SEATS
from regno.table.errors import TableError
from regno.table.verify import ShuffleClaim, Verification, read_seat, verify
from regno.text.numbers import read_whole

MARK = ["#", "bots"]
PEOPLE, MODELS = "people", "models"
AT_VERSION = "@"  # between the name of a level and its version, which is left out if it is 1
NUMBERS_A_LINE = 16
SEED_BYTES = 7  # 56 bits, which every reader of JSON and the generator can hold
MAX_PROVED = 100_000  # simulations of one choice that a Record may ask to repeat


@dataclass(frozen=True)
class BotChoice:
    """How a bot chose: its level, the simulations it made, 0 if it answered at once, and the version of the level."""

    level: str
    simulations: int
    version: int = 1


@dataclass(frozen=True)
class BotClaim:
    """What the comments of a Record say about its bots: the seats of people, and each bot's choice by its move."""

    people: frozenset[int]
    choices: Mapping[int, BotChoice]
    models: str = ""  # the checkpoint that was trained for the edition, by its name


@dataclass
class BotVerification:
    """The result: the shuffle's, and how many choices of each level were repeated."""

    shuffle: Verification
    people: frozenset[int]
    repeated: dict[str, int] = field(default_factory=dict)


def bot_seed(key: bytes, number: int) -> int:
    """Return the seed of a bot's choice at the move of that number."""
    return int.from_bytes(hmac.digest(key, f"bot:{number}".encode(), "sha256")[:SEED_BYTES], "big")


def proving_player(level: str, seed: int, simulations: int, trained: str = "") -> Player:
    """Return the player that makes a choice again; a level that thinks answers at once as the Steward does."""
    spec = PLAYERS[level]
    return spec(make_rng(seed), trained) if simulations else spec.at_once(make_rng(seed))


def repeat_choice(view: View, choice: BotChoice, seed: int, trained: str = "") -> int:
    """Return the move that a bot chooses from a View with a seed and a number of simulations."""
    player = proving_player(choice.level, seed, choice.simulations, trained)
    return player.choose(view, view.legal, Budget(simulations=choice.simulations))


# ---------------------------------------------------------------- in the Record


def bot_lines(people: Iterable[int], choices: Mapping[int, BotChoice], models: str = "") -> list[str]:
    """Return the comments of a Record that name its bots' choices; none if no bot has played."""
    if not choices:
        return []
    lines = [
        " ".join(["# bots", PEOPLE, *map(str, sorted(people))]),
        *([f"# bots {MODELS} {models}"] if models else []),
    ]
    for kind in sorted(set(choices.values()), key=lambda each: (each.level, each.simulations, each.version)):
        level = f"{kind.level}{AT_VERSION}{kind.version}" if kind.version > 1 else kind.level
        numbers = [number for number in sorted(choices) if choices[number] == kind]
        for first in range(0, len(numbers), NUMBERS_A_LINE):
            listed = map(str, numbers[first : first + NUMBERS_A_LINE])
            lines.append(" ".join(["# bots", level, str(kind.simulations), *listed]))
    return lines


def read_bot_claim(text: str) -> BotClaim:
    """Return what the comments of a Record say about its bots; raise TableError if they say nothing, or nonsense."""
    people: frozenset[int] | None = None
    models = ""
    choices: dict[int, BotChoice] = {}
    for words in (line.split()[2:] for line in text.splitlines() if line.split()[:2] == MARK):
        if words[:1] == [PEOPLE]:
            people = frozenset(map(read_seat, words[1:]))
            continue
        if words[:1] == [MODELS]:
            models = " ".join(words[1:])
            continue
        choice, numbers = read_choice(words)
        for number in numbers:
            if choices.setdefault(number, choice) != choice:
                raise TableError("bots-twice", number=number + 1)
    if people is None or not choices:
        raise TableError("no-bots-told")
    return BotClaim(people, choices, models)


def read_choice(words: list[str]) -> tuple[BotChoice, list[int]]:
    """Return a level with its simulations, and the numbers of the moves it chose."""
    read = [read_whole(word) for word in words[1:]]
    numbers = [number for number in read if number is not None]
    if len(numbers) < 2 or len(numbers) != len(read) or numbers[0] > MAX_PROVED:
        raise TableError("bad-bot-line", line=" ".join([*MARK, *words])[:80])
    level, at, word = words[0].partition(AT_VERSION)
    version = read_whole(word) if at else 1
    if version is None:
        raise TableError("bad-bot-line", line=" ".join([*MARK, *words])[:80])
    if level not in PLAYERS:
        raise TableError("unknown-bot", level=level[:40], known=", ".join(PLAYERS))
    return BotChoice(level, numbers[0], version), numbers[1:]


# ---------------------------------------------------------------- verification


def levels_of(text: str) -> set[str]:
    """Return the levels that must search to repeat the choices of a Record."""
    return {choice.level for choice in read_bot_claim(text).choices.values() if choice.simulations > 0}


def verify_bots(
    text: str,
    published: str = "",
    tell: Callable[[int, int], object] = lambda done, all: None,
    trained: str = "",
) -> BotVerification:
    """Verify the shuffle of a Record, then repeat every choice of its bots; raise TableError for the first difference.

    Every choice of a seat that no person had must be named. ``tell`` gets the choices repeated, and all. ``trained`` is
    the file of the models that the Record names, if it names any.
    """
    require_models(read_bot_claim(text), trained)
    require_versions(read_bot_claim(text))
    claim, found = read_bot_claim(text), BotVerification(verify(text, published), frozenset())
    found.people = claim.people
    key = found.shuffle.claim.shuffle.key()
    left = dict(claim.choices)
    for number, view, move in house_choices(text, found.shuffle.claim):
        choice = left.pop(number, None)
        if choice is None:
            if view.seat not in claim.people and len(view.legal) > 1:
                raise TableError("bot-not-told", number=number + 1, seat=int(view.seat))
            continue
        due = repeat_choice(view, choice, bot_seed(key, number), trained if claim.models else "")
        if due != move:
            said, expected = move_text(view.state, move), move_text(view.state, due)
            raise TableError("wrong-bot-choice", number=number + 1, level=choice.level, found=said, expected=expected)
        found.repeated[choice.level] = found.repeated.get(choice.level, 0) + 1
        tell(len(claim.choices) - len(left), len(claim.choices))
    if left:
        raise TableError("bot-without-move", number=min(left) + 1)
    return found


def require_models(claim: BotClaim, trained: str) -> None:
    """Raise TableError unless the models that bots have played by are those of a file, or they need none."""
    if not claim.models or all(choice.simulations == 0 for choice in claim.choices.values()):
        return
    from regno.players.models.trained import read_trained

    if Path(trained).stem != claim.models or read_trained(trained) is None:
        raise TableError("bot-models", name=claim.models[:40])


def require_versions(claim: BotClaim) -> None:
    """Raise TableError if a bot chose as an earlier or later version of its level: that cannot be repeated here."""
    for choice in claim.choices.values():
        here = PLAYERS[choice.level].version
        if choice.simulations > 0 and choice.version != here:
            raise TableError("bot-version", level=choice.level, found=choice.version, here=here)


def house_choices(text: str, claim: ShuffleClaim) -> Iterator[tuple[int, View, int]]:
    """Yield each choice of a House: the number of its move since the deal, the View it was made from, and the move."""
    for number, (before, move) in enumerate(read_record(text).moments(), claim.earlier):
        if before.state.who != CHANCE and before.state.who < SEATS:
            yield number, before.view(before.state.who), move

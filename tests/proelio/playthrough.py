"""Golden games: one for each edition and mode, with everything that can be seen of it, move by move.

They guard RULES_VERSION. A golden game holds its own moves; replayed, it must read the same to the letter. Where it
does not, a rule, an event, a text form or the order of moves has changed, and old Records may replay otherwise: raise
RULES_VERSION in record.py, then run this script to write the games anew.

    python tests/proelio/playthrough.py                 writes what is lacking, or was made by older rules
    python tests/proelio/playthrough.py --same-rules    also where no position differs: another form, more in an event
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from modes import EVERY, MODES

from regno.proelio import events, steps
from regno.proelio.cards import NAMES, NO_CARD
from regno.proelio.chance import below, make_rng, pick
from regno.proelio.edition import built_in
from regno.proelio.events import Event
from regno.proelio.formats.move_text import move_text, read_move
from regno.proelio.formats.position_text import split_pairs
from regno.proelio.formats.record import RULES_VERSION
from regno.proelio.game import Game, undealt
from regno.proelio.state import CHANCE

FOLDER = Path(__file__).parents[1] / "goldens"
COMMAND = "python tests/proelio/playthrough.py"
SHOWN = 80  # moves told in full after the deal; of the rest only the words, and the end
WHOLE_POSITION_EVERY = 20


def file_of(edition: str, mode: str) -> Path:
    return FOLDER / f"{edition}-{mode}.txt"


def new_game(edition: str, mode: str) -> Game:
    rulebook = built_in(edition)
    options = rulebook.options(**MODES[mode])
    return undealt(rulebook, options)


# ---------------------------------------------------------------- telling a game


def told_event(event: Event) -> str:
    what, who, whom, card, number = event
    named = NAMES[card] if card != NO_CARD and what != events.OVER else str(card)
    return f"{events.NAMES[what]} {who} {whom} {named} {number}"


def changed(before: str, after: str) -> str:
    """The words of a position that a move changed; a minus before a key that is gone."""
    old, new = split_pairs(before), split_pairs(after)
    words = [f"{key}={value}" for key, value in new.items() if old.get(key) != value]
    return " ".join(words + [f"-{key}" for key in old if key not in new])


def told_move(game: Game, number: int, text: str) -> Iterator[str]:
    """One move in full: who is asked what, the legal list in order, the answer, its events, what is different now."""
    assert game.decision
    before = game.position
    yield f"{number}. {'chance' if game.decision.who == CHANCE else game.decision.who} {steps.NAMES[game.state.step]}"
    yield f"   legal: {'; '.join(game.legal())}"
    yield f"   move: {text}"
    for event in game.apply(read_move(game.state, text)):
        yield f"   event: {told_event(event)}"
    yield f"   now: {changed(before, game.position)}"
    if number % WHOLE_POSITION_EVERY == 0:
        yield f"   position: {game.position}"


def told_game(edition: str, mode: str, moves: list[str]) -> str:
    """A whole game: the deal and the long tail in words only, the rest in full."""
    game = new_game(edition, mode)
    lines = [f"rules {RULES_VERSION}", f"edition {edition}", f"mode {mode}", f"position: {game.position}"]
    first = next(number for number, move in enumerate(moves) if not move.startswith("="))
    for number, text in enumerate(moves):
        if first <= number < first + SHOWN or number in (0, len(moves) - 1):
            lines += told_move(game, number + 1, text)
        else:
            game.apply(read_move(game.state, text))
            lines.append(f"{number + 1}. move: {text}")
    assert game.result
    lines += [f"position: {game.position}", f"ending: {game.result.ending} {list(game.result.winners)}"]
    return "\n".join(lines) + "\n"


def moves_of(text: str) -> list[str]:
    """The moves that a golden game holds."""
    return [line.partition("move: ")[2] for line in text.splitlines() if "move: " in line]


# ---------------------------------------------------------------- making one


def random_moves(edition: str, mode: str, seed: int) -> list[str]:
    game, rng, words = new_game(edition, mode), make_rng(seed), []
    while game.state.step != steps.OVER:
        legal = game.legal_moves()
        move = pick(game.state, game.options, rng) if game.state.who == CHANCE else legal[below(rng, len(legal))]
        words.append(move_text(game.state, move))
        game.apply(move)
    return words


def rules_of(text: str) -> str:
    return text.partition("\n")[0]


def write(edition: str, mode: str, same_rules: bool) -> None:
    """Keep the moves of an older game where they can still be played."""
    file = file_of(edition, mode)
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    seed = 1 + EVERY.index((edition, mode))
    try:
        new = told_game(edition, mode, moves_of(old) or random_moves(edition, mode, seed))
    except ValueError:
        new = told_game(edition, mode, random_moves(edition, mode, seed))
    if old and new != old and rules_of(old) == rules_of(new) and not same_rules:
        raise SystemExit(f"{file.name} differs, but {rules_of(old)} is as before: raise RULES_VERSION in record.py")
    file.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    for edition, mode in EVERY:
        write(edition, mode, same_rules="--same-rules" in sys.argv)

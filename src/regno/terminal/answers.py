"""From what a person types to moves: numbers of the list, short words, names of cards; several cards at once."""

from __future__ import annotations

import re
from functools import cache

from regno.errors import RegnoError, UnreadableMove
from regno.proelio import engine, moves, reasons, steps
from regno.proelio.candidates import OUT_OF_PLACE, SEVERAL, asks_several
from regno.proelio.cards import KINDS, NAMES
from regno.proelio.edition import BUILT_IN
from regno.proelio.formats.move_text import VERBS, move_text, read_move
from regno.proelio.game import Game
from regno.proelio.jit.records import blank, copy_of
from regno.proelio.narrator import Narrator
from regno.proelio.state import Events, State
from regno.text import LANGUAGES, has, say
from regno.text.numbers import read_whole

# Reasons that go without saying when a person asks what is not allowed.
UNSAID = OUT_OF_PLACE | {reasons.ALLOWED, reasons.MUST_ACT}


class Unclear(RegnoError):
    """An answer that the person is asked to give again."""

    subject = "play"


def listed_moves(game: Game) -> list[int]:
    """Return the moves listed for the person; of a choice of several cards all that could be among them."""
    s = game.state
    if s.step not in SEVERAL:
        return game.legal_moves()
    possible = (reasons.ALLOWED, reasons.LEAVES_TOO_FEW)
    cards = [kind for kind in range(KINDS) if engine.why_not(s, kind, game.options) in possible]
    return [*cards, moves.NO] if s.step == steps.DEPLOY else cards


@cache
def card_words() -> dict[str, int]:
    """Return every way to name a card: its id, with or without underscores, and its names in every language."""
    words = {}
    for kind, name in enumerate(NAMES):
        key = f"card-{name.replace('_', '-')}"
        editions = [f"{key}-{edition}" for edition in BUILT_IN]
        titles = [
            say(lang, "proelio", each) for lang in LANGUAGES for each in (key, *editions) if has("proelio", each, lang)
        ]
        for title in (name, name.replace("_", " "), *titles):
            words[title.casefold()] = kind
    return words


@cache
def none_words() -> frozenset[str]:
    """Return how one says that nothing is deployed."""
    return frozenset({"stop", *(say(language, "play", "word-none") for language in LANGUAGES)})


@cache
def tokens() -> re.Pattern[str]:
    """Return the pattern of a number, of a card's name in one or more words, or of any other word."""
    names = "|".join(re.escape(word) for word in sorted(card_words(), key=len, reverse=True))
    return re.compile(rf"(?:{names}|\d+|[^\s,;]+)(?=[\s,;]|$)")


def read_answer(game: Game, listed: list[int], text: str) -> list[int]:
    """Return the moves that a line names: one, or several cards in the order in which they must be played."""
    s = game.state
    line = " ".join(text.casefold().split())
    if line.isdecimal() or not line:
        return [move_at(line, listed, text)]
    try:
        return [read_move(s, line)]
    except UnreadableMove:
        words = tokens().findall(line)
    if words and words[0] == VERBS.get(s.step):
        words = words[1:]
    named = sorted(read_word(s, word, listed, text) for word in words)
    if not named:
        raise Unclear("not-understood", text=text, last=len(listed))
    if len(named) > 1 and not asks_several(s):
        raise Unclear("one-answer", given=len(named))
    return named


def read_word(s: State, word: str, listed: list[int], text: str) -> int:
    """Return one word of several: a number, a card, or the refusal to deploy."""
    if word.isdecimal():
        return move_at(word, listed, text)
    if s.step in VERBS and word in card_words():
        return card_words()[word]
    if s.step == steps.DEPLOY and word in none_words():
        return moves.NO
    raise Unclear("not-understood", text=text, last=len(listed))


def move_at(word: str, listed: list[int], text: str) -> int:
    """Return the move with that number in the list."""
    number = read_whole(word)
    if number is None or not 1 <= number <= len(listed):
        raise Unclear("not-understood", text=text, last=len(listed))
    return listed[number - 1]


def complete_moves(game: Game, named: list[int], teller: Narrator) -> list[int]:
    """Return the moves of a whole answer, tried on a copy first; raise Unclear unless all of them are legal."""
    trial, nothing = copy_of(game.state), blank(Events)
    deploying = trial.step == steps.DEPLOY
    played = []
    for move in deployment(named) if deploying else sorted(named):
        if deploying and trial.step != steps.DEPLOY:
            break  # the whole hand was deployed, and the attack is revealed without asking
        reason = engine.why_not(trial, move, game.options)
        if reason:
            why = teller.reason(trial, move, reason)
            raise Unclear("not-allowed", move=move_text(trial, move), why=why)
        nothing.count = 0
        engine.apply(trial, move, game.options, nothing)
        played.append(move)
    return played


def deployment(named: list[int]) -> list[int]:
    """Return the moves of a whole deployment: its cards, then the end of it."""
    return [*sorted(kind for kind in named if kind < moves.NO), moves.NO]


def refused_moves(game: Game) -> list[tuple[int, reasons.Reason]]:
    """Return the moves with a place in this choice that are not allowed, each with its reason."""
    shown = set(listed_moves(game))
    pairs = ((move, engine.why_not(game.state, move, game.options)) for move in range(moves.MOVES))
    return [(move, reason) for move, reason in pairs if reason not in UNSAID and move not in shown]

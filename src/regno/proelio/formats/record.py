"""A Record: a finished or running game as text. It holds every answer, chance's included, and replays by itself.

    regno record 1
    rules 2
    edition en111
    houses 4
    option plague_stacking no

    chance =2
    0 attack soldiers

One fact or one move a line; lines that start with ``#`` are comments. A game that did not start with the deal has a
``start`` line with its position; an edition of one's own is carried along whole, as ``cards`` and ``option`` lines.
What one seat saw of a game has a Record of its own kind: see seat_record.py.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from regno.errors import BadRecord, RegnoError
from regno.proelio.cards import NAMES
from regno.proelio.edition import BUILT_IN, Edition, built_in
from regno.proelio.formats.move_text import move_text, read_move
from regno.proelio.formats.position_text import cards_text, position_text, read_cards, read_position
from regno.proelio.game import Game, undealt
from regno.proelio.options import MODES, read_option, ruling_texts
from regno.proelio.state import CHANCE, Options, State
from regno.text import LANGUAGES, say

FORMAT = "regno record 1"
RULES_VERSION = 2  # raised by any change of the rules that can alter a replay

# What a rulebook decided otherwise under each earlier version; a game of that time is replayed with it.
EARLIER: dict[int, dict[str, dict[str, str]]] = {
    1: {"en111": {"builders_needs": "in_total"}, "it111": {"equitas_same_turn_loss": "no"}},
}
HEADER = ("rules", "edition", "option", "cards", "seat", "start", *MODES)


def table_lines(edition: Edition, options: Options) -> Iterator[str]:
    """Yield what table it is: the rulebook, the mode, the house rules."""
    yield FORMAT
    yield f"rules {RULES_VERSION}"
    yield f"edition {edition.id}"
    for mode, spec in MODES.items():
        yield f"{mode} {spec.write(getattr(options, mode))}"
    known = edition.id in BUILT_IN and edition is built_in(edition.id)
    if not known:
        yield f"cards {cards_text(list(edition.cards))}"
    usual = {} if not known else ruling_texts(edition.options(**modes_of(options)))
    for name, value in ruling_texts(options).items():
        if usual.get(name) != value:
            yield f"option {name} {value}"


def can_replay(version: int) -> bool:
    """Return whether a game made under a version of the rules still replays, move by move."""
    return version == RULES_VERSION or version in EARLIER


def rulings_then(version: int, edition: str, house_rules: Mapping[str, str]) -> dict[str, str]:
    """Return the house rules that make a rulebook what it was under a version of the rules."""
    return {**EARLIER.get(version, {}).get(edition, {}), **house_rules}


def header(game: Game) -> Iterator[str]:
    """Yield what one must know before the first move."""
    yield from table_lines(game.edition, game.options)
    if not game.dealt:
        yield f"start {position_text(game.start, game.options)}"


def modes_of(options: Options) -> dict[str, Any]:
    """Return the mode alone, for asking an edition for its own options."""
    return {mode: getattr(options, mode) for mode in MODES}


def move_lines(game: Game) -> Iterator[str]:
    """Yield every move with its seat, in the order they were made."""
    for before, move in game.moments():
        yield move_line(before.state, move)


def move_line(s: State, move: int) -> str:
    """Return the line of one move in a State."""
    return f"{'chance' if s.who == CHANCE else s.who} {move_text(s, move)}"


def record_text(game: Game) -> str:
    """Return the Record of a game, comments apart."""
    return "\n".join([*header(game), "", *move_lines(game)]) + "\n"


class RecordLines(ABC):
    """Reads line by line; a fault names its line, and what was read before it is kept."""

    header: tuple[str, ...] = HEADER

    def __init__(self, text: str) -> None:
        self.lines = list(numbered_lines(text.splitlines()))
        self.number = 1  # of the line being read
        self.facts: dict[str, str] = {}
        self.rulings: dict[str, str] = {}
        self.kept: object = None  # what comes of the lines so far

    def read_lines(self) -> None:
        try:
            for number, line in self.lines:
                self.number = number
                self.read_line(line)
            self.end()
        except RegnoError as fault:
            error = BadRecord("record-line", cause=fault, line=str(self.number))
            error.kept = self.kept
            raise error from None

    def read_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not self.facts:
            if line != FORMAT:
                raise BadRecord("record-format", found=line, expected=FORMAT)
            self.facts["format"] = line
        elif self.kept is None and word in self.header:
            self.read_fact(word, rest.strip())
        else:
            self.read_move(word, rest)

    def read_fact(self, word: str, rest: str) -> None:
        if word == "option":
            name, _, value = rest.partition(" ")
            read_option(name, value.strip())
            self.rulings[name] = value.strip()
        elif word == "rules" and not (rest.isdecimal() and can_replay(int(rest))):
            known = ", ".join(str(version) for version in (*EARLIER, RULES_VERSION))
            raise BadRecord("record-rules", found=rest, known=known)
        elif word in MODES and MODES[word].read(rest) is None:
            raise BadRecord("record-fact", word=word, value=rest, expected=MODES[word].expected)
        else:
            self.facts[word] = rest

    @abstractmethod
    def read_move(self, who: str, text: str) -> None:
        """Read a line that is no fact; the first of them begins the game."""

    @abstractmethod
    def end(self) -> None:
        """Finish after the last line."""

    def check_header(self, *words: str) -> None:
        """Raise BadRecord unless the header has these facts."""
        if not self.facts:
            raise BadRecord("record-empty", expected=FORMAT)
        for word in words:
            if word not in self.facts:
                raise BadRecord("record-missing", word=word)

    def house_rules(self) -> dict[str, str]:
        """Return the options as written, and what its rulebook decided otherwise at the time."""
        if "cards" in self.facts:  # an edition of one's own comes with all its options
            return self.rulings
        return rulings_then(int(self.facts["rules"]), self.facts["edition"], self.rulings)

    def modes(self) -> dict[str, Any]:
        """Return the mode as written; what a header leaves out is not in play."""
        read = {mode: spec.read(self.facts.get(mode, "no")) for mode, spec in MODES.items()}
        return {mode: 4 if value is None else value for mode, value in read.items()}

    def edition(self) -> Edition:
        """Return a rulebook we know, or one that the Record carries along."""
        name = self.facts["edition"]
        if "cards" not in self.facts:
            if name not in BUILT_IN:
                raise BadRecord("record-edition", name=name, known=", ".join(BUILT_IN))
            return built_in(name)
        counts = tuple(read_cards("cards", self.facts["cards"]))
        return Edition(
            id=name,
            title={language: own_title(name, language) for language in LANGUAGES},
            source=dict.fromkeys(LANGUAGES, ""),
            language="en",
            cards=counts,
            basis=("read",) * len(NAMES),
            box={},
            modes={"guilds": True, "merchant": True, "allied": True},
            rulings={key: read_option(key, value) for key, value in self.rulings.items()},
        )


def own_title(name: str, language: str) -> str:
    """Return the title of an edition that a Record carries: its id, or that of the printed one that was changed."""
    if name not in BUILT_IN:
        return name
    return say(language, "proelio", "edition-changed", base=built_in(name).title[language])


class RecordReader(RecordLines):
    """Replays a whole game."""

    def read(self) -> Game:
        self.read_lines()
        return self.game()

    def end(self) -> None:
        self.game()

    def read_fact(self, word: str, rest: str) -> None:
        if word == "seat":
            raise BadRecord("record-of-seat", seat=rest)
        super().read_fact(word, rest)

    def read_move(self, who: str, text: str) -> None:
        game = self.game()
        if game.result:
            raise BadRecord("record-after-end", text=f"{who} {text}")
        check_speaker(who, game.state.who)
        game.apply(read_move(game.state, text))

    def game(self) -> Game:
        """Return the game so far, a new one before the first move; the header must have been read."""
        if not isinstance(self.kept, Game):
            self.kept = self.new_game()
        return self.kept

    def new_game(self) -> Game:
        self.check_header("rules", "edition")
        edition = self.edition()
        if "start" in self.facts:
            state, options = read_position(self.facts["start"], edition, self.house_rules())
            return Game(edition, options, state)
        options = edition.options(**self.modes(), rulings=self.house_rules())
        return undealt(edition, options)


def check_speaker(who: str, expected: int) -> None:
    """Raise BadRecord unless a move is made by the seat that must choose."""
    name = "chance" if expected == CHANCE else str(expected)
    if who != name:
        raise BadRecord("record-seat", who=who, expected=name)


def numbered_lines(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines that are neither empty nor comments, with their numbers."""
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text and not text.startswith("#"):
            yield number, text


def read_record(text: str) -> Game:
    """Return the game that a Record holds, replayed; raise BadRecord with its line if it cannot be."""
    return RecordReader(text).read()

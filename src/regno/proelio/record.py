"""A Record: a finished or running game as text. It holds every answer, chance's included, and replays by itself.

    regno record 1
    rules 1
    edition en111
    houses 4
    option plague_stacking no

    chance =2
    0 attack soldiers

One fact or one move a line; lines that start with ``#`` are comments. A game that did not start with the deal has a
``start`` line with its position; an edition of one's own is carried along whole, as ``cards`` and ``option`` lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from regno.errors import BadRecord, RegnoError
from regno.proelio.cards import NAMES
from regno.proelio.edition import BUILT_IN, Edition, built_in
from regno.proelio.game import Game, new_state
from regno.proelio.layout import copy_of
from regno.proelio.notation import cards_text, position_text, read_cards
from regno.proelio.options import MODES, read_option, written
from regno.proelio.position import read_position
from regno.proelio.state import CHANCE, Options
from regno.proelio.words import move_text, read_move

FORMAT = "regno record 1"
RULES_VERSION = 1  # raised by any change of the rules that can alter a replay
HEADER = ("rules", "edition", "option", "cards", "start", *MODES)


def header(game: Game) -> Iterator[str]:
    """What one must know before the first move."""
    yield FORMAT
    yield f"rules {RULES_VERSION}"
    yield f"edition {game.edition.id}"
    for mode, spec in MODES.items():
        yield f"{mode} {spec.write(getattr(game.options, mode))}"
    known = game.edition.id in BUILT_IN and game.edition is built_in(game.edition.id)
    if not known:
        yield f"cards {cards_text(list(game.edition.cards))}"
    usual = {} if not known else written(game.edition.options(**modes_of(game.options)))
    for name, value in written(game.options).items():
        if usual.get(name) != value:
            yield f"option {name} {value}"
    if game.dealt:
        return
    yield f"start {position_text(game.start)}"


def modes_of(options: Options) -> dict[str, Any]:
    """The mode alone, for asking an edition for its own options."""
    return {mode: getattr(options, mode) for mode in MODES}


def move_lines(game: Game) -> Iterator[str]:
    """Every move with its seat, in the order they were made."""
    again = Game(game.edition, game.options, copy_of(game.start))
    for move in game.moves:
        who = "chance" if again.state.who == CHANCE else str(again.state.who)
        yield f"{who} {move_text(again.state, move)}"
        again.apply(move)


def record_text(game: Game) -> str:
    """The Record of a game, comments apart."""
    return "\n".join([*header(game), "", *move_lines(game)]) + "\n"


class RecordReader:
    """Reads line by line; a fault names its line, and what was read before it is kept."""

    def __init__(self, text: str) -> None:
        self.lines = list(numbered(text.splitlines()))
        self.facts: dict[str, str] = {}
        self.rulings: dict[str, str] = {}
        self.game: Game | None = None

    def read(self) -> Game:
        number = 1
        try:
            for number, line in self.lines:  # noqa: B007 - the last number is named in the error
                self.read_line(line)
            return self.begin()
        except RegnoError as fault:
            raise self.at_line(number, fault) from None

    def at_line(self, number: int, fault: RegnoError) -> BadRecord:
        error = BadRecord("record-line", cause=fault, line=str(number))
        error.kept = self.game
        return error

    def read_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not self.facts:
            if line != FORMAT:
                raise BadRecord("record-format", found=line, expected=FORMAT)
            self.facts["format"] = line
        elif self.game is None and word in HEADER:
            self.read_fact(word, rest.strip())
        else:
            self.read_move(word, rest)

    def read_fact(self, word: str, rest: str) -> None:
        if word == "option":
            name, _, value = rest.partition(" ")
            read_option(name, value.strip())
            self.rulings[name] = value.strip()
        elif word == "rules" and rest != str(RULES_VERSION):
            raise BadRecord("record-rules", found=rest, expected=str(RULES_VERSION))
        elif word in MODES and MODES[word].read(rest) is None:
            raise BadRecord("record-fact", word=word, value=rest, expected=MODES[word].expected)
        else:
            self.facts[word] = rest

    def read_move(self, who: str, text: str) -> None:
        game = self.begin()
        if game.result:
            raise BadRecord("record-after-end", text=f"{who} {text}")
        expected = "chance" if game.state.who == CHANCE else str(game.state.who)
        if who != expected:
            raise BadRecord("record-seat", who=who, expected=expected)
        game.apply(read_move(game.state, text))

    def begin(self) -> Game:
        """The game before its first move, once the header is read."""
        if self.game is None:
            for word in ("rules", "edition"):
                if word not in self.facts:
                    raise BadRecord("record-missing", word=word)
            edition = self.edition()
            if "start" in self.facts:
                state, options = read_position(self.facts["start"], edition, self.rulings)
                self.game = Game(edition, options, state)
            else:
                options = edition.options(**self.modes(), rulings=self.rulings)
                self.game = Game(edition, options, new_state(edition, options), dealt=True)
        return self.game

    def modes(self) -> dict[str, Any]:
        """The mode as written; what a header leaves out is not in play."""
        read = {mode: spec.read(self.facts.get(mode, "no")) for mode, spec in MODES.items()}
        return {mode: 4 if value is None else value for mode, value in read.items()}

    def edition(self) -> Edition:
        """A rulebook we know, or one that the Record carries along."""
        name = self.facts["edition"]
        if "cards" not in self.facts:
            if name not in BUILT_IN:
                raise BadRecord("record-edition", name=name, known=", ".join(BUILT_IN))
            return built_in(name)
        counts = tuple(read_cards("cards", self.facts["cards"]))
        return Edition(
            id=name,
            title={"en": name, "it": name},
            source={"en": "", "it": ""},
            language="en",
            cards=counts,
            basis=("read",) * len(NAMES),
            box={},
            modes={"guilds": True, "merchant": True, "allied": True},
            rulings={key: read_option(key, value) for key, value in self.rulings.items()},
        )


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Lines that say something, with their numbers."""
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text and not text.startswith("#"):
            yield number, text


def read_record(text: str) -> Game:
    """The game that a Record holds, replayed."""
    return RecordReader(text).read()

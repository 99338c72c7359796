"""A path of the what-if board followed through the rules, and the node at its end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise, takewhile

from regno.learn.answers import Line, next_choice, walk
from regno.proelio.chance import make_rng
from regno.proelio.clash import Clash
from regno.proelio.events import Event
from regno.proelio.formats.move_text import move_text, read_move
from regno.proelio.formats.redacted import HIDDEN_CARD
from regno.proelio.formats.seat_record import AnyGame, read_any_game
from regno.proelio.game import Game
from regno.proelio.info.determinize_game import determinize_game
from regno.proelio.info.seat_game import SeatGame, SeatMove, seat_game_of
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import EVERYBODY, Narrator
from regno.proelio.state import CHANCE, Observer, State
from regno.table.errors import TableError
from regno.table.fair_shuffle import seed_key
from regno.table.live_game import LiveGame
from regno.table.projection import Projection, visible_events
from regno.table.table import Phase
from regno.text import Voice
from regno.web.learn.phrases import answer_phrase
from regno.web.messages import NO_SEAT, ClockSeen, SeatSeen
from regno.web.replay.frames import Frame, settings_of
from regno.web.replay.source import OPEN, observer_of
from regno.web.tables.serialize import StandingSerializer
from regno.web.whatif.messages import WhatIfAnswer, WhatIfNode, WhatIfPath, WhatIfPlace, WhatIfStep

MOST_ANSWERS = 120  # listed for one choice


class WhatIfBoard:
    """The game at the end of a path, and the steps that led there."""

    def __init__(self, path: WhatIfPath, language: str) -> None:
        """Follow a path; raise BadRecord, TableError, IllegalMove or NoWorld where it leads nowhere."""
        recorded = read_any_game(path.record)
        self.observer = observer_in(recorded, path.eyes)
        if isinstance(recorded, Game) and self.observer is not EVERYBODY:
            recorded = seat_game_of(recorded, self.observer)
        self.terms, self.edition, self.options = settings_of(recorded), recorded.edition, recorded.options
        self.language, self.steps = language, list(path.steps)
        self.places: list[WhatIfPlace] = []
        self.events: list[Event] = []
        self.clash: Clash | None = None  # the attack under way before them
        ends = frame_ends(recorded)
        played = len(list(takewhile(is_as_played, path.steps)))
        if path.at + played >= len(ends):
            raise TableError("bad-frame", frame=path.at + played, last=len(ends) - 1)
        self.left = len(ends) - 1 - path.at - played
        game = self.follow_record(recorded, ends[path.at : path.at + played + 1])
        self.live = self.enliven(game, path.seed)
        for step in path.steps[played:]:
            self.take_step(step)

    @property
    def narrator(self) -> Narrator:
        return Narrator(self.language, self.edition.id, self.seat)

    @property
    def who(self) -> int:
        """The seat that must choose, NOBODY once the game is over."""
        return self.live.who

    # ------------------------------------------------------------ following

    def follow_record(self, recorded: AnyGame, ends: Sequence[int]) -> AnyGame:
        """Return the recorded game after the last of these frames; all but the first are noted as places."""
        moves, game = recorded.moves, replay_until(recorded, ends[0])
        self.seat = reader_of(game.state, self.observer)
        for start, end in pairwise(ends):
            who, label = game.state.who, self.recorded_phrase(game, moves[start])
            self.clash = Clash.of(game.state)
            self.events = [event for move in moves[start:end] for event in apply_recorded(game, move)]
            self.places.append(place_at(game.state, who, label))
        return game

    def recorded_phrase(self, game: AnyGame, move: int | SeatMove) -> str:
        """Return a move of a Record in words; of a card that the seat did not see, that one was laid or given."""
        if not isinstance(move, SeatMove):
            return self.narrator.move(game.state, move)
        if HIDDEN_CARD.fullmatch(move.words):
            return Voice(self.language, "whatif")("laid-hidden" if move.words.startswith("attack") else "gave-hidden")
        return self.narrator.move(game.state, read_move(game.state, move.words))

    def enliven(self, game: AnyGame, seed: int) -> LiveGame:
        """Return a game that goes on from here, its hidden cards imagined unless all are open."""
        live = LiveGame(self.edition, self.options, seed_key(seed))
        if self.observer is not EVERYBODY:
            game = determinize_game(game, self.observer, make_rng(seed))
        assert isinstance(game, Game)
        live.game = game
        self.events += live.answer_chance()
        return live

    def take_step(self, step: WhatIfStep) -> None:
        """Play a choice, or imagine the hidden cards again."""
        if is_as_played(step):
            raise TableError("whatif-off-record")
        s = self.live.state
        if step.imagine is not None and not self.live.game.result:
            self.events = []
            game = determinize_game(self.live.game, self.seat, make_rng(step.imagine))
            self.observer = self.seat
            self.live = LiveGame(self.edition, self.options, seed_key(step.imagine))
            self.live.game = game
            self.places.append(place_at(s, NO_SEAT, Voice(self.language, "whatif")("imagined-anew")))
            return
        who, label = s.who, self.phrase(step.moves)
        self.events = self.live.choose(step.moves)
        self.clash = self.live.clash
        self.places.append(place_at(self.live.state, who, label))

    def choose(self, moves: Sequence[str]) -> None:
        """Play one more choice and note it as a step."""
        step = WhatIfStep(list(moves))
        self.take_step(step)
        self.steps.append(step)

    def phrase(self, moves: Sequence[str]) -> str:
        """Return a choice in words; raise TableError or UnreadableMove if it is none."""
        if self.live.who not in range(self.options.houses):
            raise TableError("whatif-over")
        for text in moves:
            read_move(self.live.state, text)
        return answer_phrase(self.narrator, self.live.state, moves, self.language)

    # ------------------------------------------------------------ the node

    def lines(self) -> list[Line]:
        """Return the answers of the House that must choose, at most MOST_ANSWERS; none once the game is over."""
        if self.live.game.result:
            return []
        return list(islice(walk(self.live.state, self.options), MOST_ANSWERS))

    def words_of(self, line: Line) -> list[str]:
        """Return the moves of an answer as Records write them."""
        s, words = self.live.state, list[str]()
        for move in line:
            words.append(move_text(s, move))
            s = next_choice(s, self.options, move) or s
        return words

    def answers(self) -> list[WhatIfAnswer]:
        found = []
        for line in self.lines():
            words = self.words_of(line)
            found.append(WhatIfAnswer(words, answer_phrase(self.narrator, self.live.state, words, self.language)))
        return found

    def node(self) -> WhatIfNode:
        """Return the node at the end of the path."""
        s, result = self.live.state, self.live.game.result
        return WhatIfNode(
            terms=self.terms,
            seat=self.seat,
            imagined=self.observer is not EVERYBODY,
            left=self.left if len(self.places) == len([step for step in self.steps if is_as_played(step)]) else 0,
            turn=sum(s.turns),
            round=max(s.turns),
            path=self.places,
            steps=self.steps,
            frame=self.frame(),
            answers=self.answers(),
            sentence=self.narrator.ending(result) if result else "",
        )

    def frame(self) -> Frame:
        """Return the table with every hand open, from the reader's seat."""
        game = Projection(self.edition.id, self.live.game.view)
        phase: Phase = "over" if self.live.game.result else "playing"
        seats = [SeatSeen("person", "", "", False)] * self.options.houses
        serializer = StandingSerializer(phase, seats, ClockSeen(NO_SEAT, [0] * len(seats)), game)
        return Frame(
            number=len(self.places),
            words="",
            happenings=visible_events(self.events, EVERYBODY, self.clash),
            standing=serializer.standing((self.seat, self.language)),
            hands=game.open_hands(),
            attacks=game.open_attacks(),
        )


def is_as_played(step: WhatIfStep) -> bool:
    return not step.moves and step.imagine is None


def observer_in(recorded: AnyGame, eyes: str) -> Observer | None:
    """Return whose eyes are meant, EVERYBODY for all; of a seat's Record its own. Raise TableError."""
    if isinstance(recorded, SeatGame) and eyes == OPEN:
        return recorded.seat
    found = observer_of(eyes, recorded.options.houses)
    if isinstance(recorded, SeatGame) and found != recorded.seat:
        seat = str(recorded.seat) if recorded.seat != PUBLIC else "public"
        raise TableError("other-eyes", eyes=eyes, seat=seat)
    return found


def reader_of(s: State, observer: Observer | None) -> Observer:
    """Return the seat whose chances are shown: the observer's, or else that of who must choose, or whose turn it is."""
    if observer is not None and observer in range(s.houses):
        return observer
    return Observer(s.who if s.who in range(s.houses) else max(s.turn, 0))


def replay_until(recorded: AnyGame, count: int) -> AnyGame:
    """Return a recorded game after its first moves."""
    return recorded.replay(recorded.moves[:count]) if isinstance(recorded, Game) else recorded.replay(count)


def frame_ends(recorded: AnyGame) -> list[int]:
    """Return how many moves there are up to the end of each frame."""
    if isinstance(recorded, Game):
        choices = [number for number, (before, _) in enumerate(recorded.moments()) if before.state.who != CHANCE]
    else:
        choices = [number for number, move in enumerate(recorded.moves) if move.who != CHANCE]
    return [*choices, len(recorded.moves)]


def apply_recorded(game: AnyGame, move: int | SeatMove) -> Sequence[Event]:
    """Play one more move of a Record; return its events as they are known."""
    if isinstance(move, SeatMove):
        assert isinstance(game, SeatGame)
        game.apply(move)
        return move.events
    assert isinstance(game, Game)
    return game.apply(move)


def place_at(s: State, who: int, words: str) -> WhatIfPlace:
    return WhatIfPlace(who, words, sum(s.turns), max(s.turns))

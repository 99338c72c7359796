"""A client of a local table, between one person and bots: what happened, the table, the question, the answer."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from pathlib import Path

from regno.errors import RegnoError
from regno.players import PLAYERS
from regno.players.budget import Budget
from regno.players.player import Player
from regno.proelio import events, moves, steps
from regno.proelio.candidates import asks_several, undoes_own_house
from regno.proelio.events import Event
from regno.proelio.forecast import after_move, may_be_fateful
from regno.proelio.formats.move_text import move_text
from regno.proelio.game import Game
from regno.proelio.info.view import View
from regno.proelio.narrator import Narrator
from regno.proelio.state import left, right
from regno.table.local import NOW
from regno.table.table import AppliedEntry, Table
from regno.terminal.answers import Unclear, complete_moves, listed_moves, read_answer
from regno.terminal.autosave import Keeper, Seating
from regno.terminal.help import COMMANDS, show_cards, show_help, show_refused
from regno.terminal.preparation import Preparation
from regno.terminal.screen import HOUSE_COLOURS, Screen
from regno.terminal.table import TableText
from regno.text import LANGUAGES, Voice, say

A_MOVE = Budget(milliseconds=300)  # for a bot to think about one choice
AT_A_PAUSE = (steps.PERK, steps.DEPLOY, steps.ACTION)  # when a person looks at the whole table before choosing


class LeaveAsked(Exception):
    """The person leaves the game."""


class UndoAsked(Exception):
    """The person takes the last choice back."""


class Session:
    """One sitting. The person sees the game through a View and a Narrator of the seat, never the State."""

    def __init__(self, table: Table, seating: Seating, place: Path, language: str) -> None:
        self.table, self.seat = table, seating.seat
        self.players: dict[str, Player] = {name: PLAYERS[name](seating.rng) for name in seating.bots}
        self.screen, self.voice = Screen(), Voice(language, "play")
        self.teller = Narrator(language, self.game.edition.id, self.seat)
        self.text = TableText(self.screen, self.teller)
        self.preparation = Preparation(seating.bots, self.voice)
        self.keeper = Keeper(place, table, seating)
        self.news: list[Event] = list(table.recent[-1].events)
        self.chosen: list[int] = []  # cards named in a choice of several, not yet played
        self.warned: list[int] = []  # an answer that is defeat, and was not yet given a second time

    @property
    def game(self) -> Game:
        assert self.table.live
        return self.table.live.game

    # ------------------------------------------------------------ the course of a game

    def run(self) -> None:
        """Play until the end, or until the person leaves."""
        self.keeper.save()
        try:
            self.show_preparation(self.preparation.start())
            while chooser := self.table.chooser:
                self.take(self.ask_person() if chooser.is_person else self.ask_bot(chooser.bot))
        except (LeaveAsked, KeyboardInterrupt):
            self.tell_place("saved")
            return
        finally:
            self.preparation.end()
        self.show_news()
        self.screen.rule()
        self.text.show(self.game.view(self.seat))
        self.screen.rule()
        assert self.game.result
        self.screen.title(self.teller.ending(self.game.result))
        self.tell_place("over-record")

    def take(self, applied: AppliedEntry) -> None:
        """Save what the table has applied before anything is shown of it."""
        self.keeper.save()
        self.news += applied.events

    def ask_bot(self, level: str) -> AppliedEntry:
        """Submit the choice of the bot whose turn it is."""
        view = self.game.view(self.game.state.who)
        return self.submit([self.players[level].choose(view, view.legal, A_MOVE)], level)

    def submit(self, chosen: list[int], by: str = "") -> AppliedEntry:
        """Submit the moves of one choice to the table."""
        return self.table.submit(self.game.state.who, chosen, self.table.version, NOW, by)

    # ------------------------------------------------------------ what is shown

    def say(self, key: str, **words: str | int) -> None:
        self.screen.print_wrapped(self.voice(key, **words))

    def welcome(self, resumed: bool) -> None:
        """Print who is who, and how to answer."""
        s = self.game.state
        house = self.teller.house(self.seat)
        colour = self.teller.house(self.seat, "colour")
        title = self.game.edition.title[self.teller.language]
        if resumed:
            self.say("welcome-back", moves=len(self.game.moves), house=house, colour=colour)
        else:
            self.say("welcome", title=title, houses=s.houses, house=house, colour=colour)
        target, attacker = left(s, self.seat), right(s, self.seat)
        self.say("welcome-goal", target=self.teller.house(target), attacker=self.teller.house(attacker))
        self.say("welcome-how")

    def show_preparation(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self.screen.print_wrapped(sentence)

    def show_news(self) -> None:
        """Print what has happened since the person was last asked, as that seat may know it."""
        shown = [each for each in self.teller.event_runs(self.news) if each.what not in (events.TURN, events.OVER)]
        self.news = []
        if shown:
            self.screen.rule()
            self.screen.title(self.voice("happened"))
        for run in shown:
            self.screen.print_wrapped(self.teller.sentence(run), "  · ", "    ")

    def show_table(self) -> None:
        view = self.game.view(self.seat)
        self.screen.rule()
        self.text.show(view)
        self.text.hand(view)

    def show_question(self, listed: list[int]) -> None:
        """Print what is asked, and the answers by number with the words that may be typed instead."""
        view = self.game.view(self.seat)
        s = view.state
        self.screen.line()
        self.screen.print_wrapped(self.teller.decision(view))
        for number, move in enumerate(listed, 1):
            words = f"[{move_text(s, move)}]"
            label = self.teller.move(s, move, view.options) + self.warning(view, move)
            self.screen.print_wrapped(f"{label} {words}", f"{number:>4}  ", " " * 8, dim=words)
        if s.step == steps.DEPLOY and len(listed) > 1:
            self.say("deploy-hint", example="1" if len(listed) < 3 else "1 2", none=self.voice("word-none"))
        elif s.step != steps.DEPLOY and asks_several(s):
            self.say("several-hint", example=" ".join(str(number + 1) for number in range(s.need)))

    def warning(self, view: View, move: int) -> str:
        """Return in brackets how an open attack ends by a move, or that one's House falls by it; else nothing."""
        tried = move in view.legal and may_be_fateful(view)  # of several cards any may be listed, not only the next
        shown = self.teller.outcome(view, move, after_move(view, move)) if tried else None
        return f" ({shown.verdict})" if shown else ""

    # ------------------------------------------------------------ what is answered

    def ask_person(self) -> AppliedEntry:
        """Show what is new, then ask until an answer can be played; submit it, or take the last choice back."""
        self.show_preparation(self.preparation.news())
        self.show_news()
        if self.game.state.step in AT_A_PAUSE:
            self.show_table()
        else:
            self.text.hand(self.game.view(self.seat))
        listed = listed_moves(self.game)
        self.show_question(listed)
        self.chosen, self.warned = [], []
        answer: list[int] = []
        try:
            while not answer:
                answer = self.read_line(listed)
        except UndoAsked:
            return self.table.undo(self.seat, NOW)
        return self.submit(answer)

    def read_line(self, listed: list[int]) -> list[int]:
        """Read one line from the person and return its moves, if it has any; raise Leave at the end of input."""
        line = self.screen.ask(self.prompt())
        if line is None:
            raise LeaveAsked
        try:
            return [] if self.run_command(line, listed) else self.confirm(self.read_moves(line, listed))
        except RegnoError as trouble:
            self.screen.print_wrapped(trouble.text(self.teller.language))
            return []

    def confirm(self, answer: list[int]) -> list[int]:
        """Return the answer; one that brings down the person's own House only when it is given twice."""
        s, o = self.game.state, self.game.options
        if answer != self.warned and any(undoes_own_house(s, o, move) for move in answer):
            self.warned = answer
            self.say("undoes-ask")
            return []
        return answer

    def prompt(self) -> str:
        if self.chosen:
            named = ", ".join(self.teller.card(kind) for kind in self.chosen)
            return self.voice("prompt-more", need=self.game.state.need - len(self.chosen), cards=named)
        return self.screen.paint(self.voice("prompt", house=self.teller.house(self.seat)), HOUSE_COLOURS[self.seat])

    def read_moves(self, line: str, listed: list[int]) -> list[int]:
        """Return the moves that a line names, all legal together; none while cards of the choice are still missing."""
        s = self.game.state
        named = [*self.chosen, *read_answer(self.game, listed, line)]
        if asks_several(s) and s.step != steps.DEPLOY and all(move < moves.NO for move in named):
            if len(named) > s.need:
                raise Unclear("too-many-cards", given=len(named), need=s.need)
            if len(named) < s.need:
                self.chosen = named
                return []
        return complete_moves(self.game, named, self.teller)

    def run_command(self, line: str, listed: list[int]) -> bool:
        """Run the command on a line; return False if there is none."""
        word, _, rest = line.strip().partition(" ")
        command = command_of(word.casefold())
        if command == "help":
            show_help(self.screen, self.teller, self.game.options)
        elif command == "cards":
            show_cards(self.screen, self.teller, self.game)
        elif command == "table":
            self.show_table()
            self.show_question(listed)
        elif command == "why":
            show_refused(self.screen, self.teller, self.game)
        elif command == "save":
            self.save(rest.strip())
        elif command == "back":
            self.chosen = []
        elif command == "undo":
            self.table.require_undoable(self.seat)
            raise UndoAsked
        elif command == "hint":
            self.show_hint()
        elif command == "quit":
            raise LeaveAsked
        return command is not None

    def show_hint(self) -> None:
        """Print the chances of each move; compile what works them out, the first time."""
        from regno.terminal.advice_text import show_hint  # numbers and models, which a game does without

        self.table.require_advisable(self.seat)
        show_hint(self.screen, self.teller, self.game.view(self.seat))

    def save(self, name: str) -> None:
        """Write a copy where the person wants one; the game itself is saved anyway."""
        if name:
            self.keeper.copy_to(Path(name))
            self.screen.line(self.voice("saved-copy", file=name))
        else:
            self.tell_place("saved")

    def tell_place(self, key: str) -> None:
        """Print where the game is saved and the command that reads it, unbroken, so that both can be copied."""
        for line in self.voice(key, file=shlex.quote(str(self.keeper.path))).splitlines():
            self.screen.line(line)


def command_of(word: str) -> str | None:
    """Return a command by its word in either language, or the question mark."""
    if word in ("?", "perche"):
        return "why"
    for command in COMMANDS:
        if word in {say(language, "play", f"word-{command}") for language in LANGUAGES}:
            return command
    return None

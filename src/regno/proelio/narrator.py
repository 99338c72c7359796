"""What a person reads of the game, in either language: names, choices, moves, reasons, events, endings, options.

A Narrator speaks one language to one reader. The reader is a seat, or PUBLIC for a spectator, or EVERYBODY for open
hands; a card that the reader may not see is named by its back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from regno.proelio import events, moves, reasons, steps
from regno.proelio.candidates import target_of, worth_deployed
from regno.proelio.cards import (
    ATTACK_VALUE,
    BACKS,
    BASE,
    BLACK_POWDER,
    BUILDERS,
    FORTIFICATION,
    GUILDS,
    IMPERIAL,
    INFILTRATION,
    KINDS,
    NAMES,
    NO_CARD,
    SEASONS,
)
from regno.proelio.events import FACE_DOWN, Event
from regno.proelio.forecast import Outcome
from regno.proelio.formats.move_text import PLAIN, card_of, reason_words
from regno.proelio.game import Result
from regno.proelio.info.view import View
from regno.proelio.info.visibility import is_revealed, redact_event
from regno.proelio.options import MODES, RULINGS, Number
from regno.proelio.rules.guilds import may_build, may_use
from regno.proelio.rules.victory import ENDINGS
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import NOBODY, SEATS, Options, State, ally, right
from regno.text import Argument, bundle, has, say

EVERYBODY = None  # the reader who sees every card
UNKNOWN = -1  # a number that the texts do without

# Events of which a run reads as one sentence: "draws Shields and a Tower". Of some the number is a count of cards.
IN_RUNS = frozenset({
    events.DEAL, events.TRIM, events.DEPLOY, events.RECOVER, events.PENALTY, events.LOOT, events.SPENT, events.DRAW,
    events.PAY, events.LOOK, events.SHOW, events.OPEN, events.SHUFFLED_IN,
})  # fmt: skip
COUNTED = frozenset({events.RECOVER, events.SPENT, events.OPEN, events.SHUFFLED_IN})
ABOUT_A_GUILD = frozenset({events.GUILD, events.PERK, events.DECLINED})


@dataclass
class EventRun:
    """One event, or a run of events of one kind between the same Houses."""

    what: events.EventKind
    who: int
    whom: int
    card: int  # of the first event; how the game ended, when it is over
    number: int
    seen: list[int] = field(default_factory=lambda: [0] * KINDS)  # cards the reader sees, by kind
    backs: list[int] = field(default_factory=lambda: [0, 0])  # and those of which he sees the back
    attack: int = UNKNOWN  # the strength of the attack it is about, where it has one
    caught: bool = False  # a theft turned round by a Patrol

    def show(self, card: int, count: int) -> None:
        """Count cards by kind, or by their back."""
        if card in FACE_DOWN:
            self.backs[FACE_DOWN.index(card)] += count
        else:
            self.seen[card] += count


@dataclass(frozen=True)
class Prospect:
    """What comes of a move, to be read before it is made."""

    falls: bool
    text: str
    verdict: str


def aspect(language: str, subject: str, key: str, attribute: str, **arguments: Argument) -> str:
    """Return an attribute of a message: ``aspect("it", "proelio", "card-hero", "the")`` is "l'Eroe"."""
    messages = bundle(language, subject)
    text, faults = messages.format_pattern(messages.get_message(key).attributes[attribute], arguments)
    if faults:
        raise KeyError(f"text {subject}/{key}.{attribute} in {language}: {faults[0]}")
    return str(text)


class Narrator:
    """Writes the sentences of one game for one reader."""

    def __init__(self, language: str, edition: str, reader: int | None = EVERYBODY) -> None:
        self.language, self.edition, self.reader = language, edition, reader
        self.defender, self.attack = NOBODY, UNKNOWN  # of the attack last turned up

    def say(self, subject: str, key: str, **arguments: Argument) -> str:
        return say(self.language, subject, key, **arguments)

    # ------------------------------------------------------------ names

    def card_key(self, kind: int) -> str:
        """Return the message of a card's name; a rulebook may have one of its own."""
        key = f"card-{NAMES[kind].replace('_', '-')}"
        return f"{key}-{self.edition}" if has("proelio", f"{key}-{self.edition}") else key

    def card(self, kind: int, form: str = "") -> str:
        """Return a card's name, or with its article: ``a``, ``the``."""
        key = self.card_key(kind)
        return aspect(self.language, "proelio", key, form) if form else self.say("proelio", key)

    def card_rule(self, kind: int) -> str:
        """Return what a card does, in a line."""
        return aspect(self.language, "proelio", f"card-{NAMES[kind].replace('_', '-')}", attribute="says")

    def card_face(self, kind: int) -> str:
        """Return the few words printed on a card."""
        return aspect(self.language, "proelio", f"card-{NAMES[kind].replace('_', '-')}", attribute="face")

    def house(self, seat: int, form: str = "") -> str:
        if seat < 0:
            return ""
        return aspect(self.language, "proelio", f"house-{seat}", form) if form else self.say("proelio", f"house-{seat}")

    def houses(self, seats: Iterable[int]) -> str:
        return self.join_list([self.house(seat) for seat in seats])

    def guild(self, guild: int, form: str = "") -> str:
        key = f"guild-{GUILDS[guild]}"
        return aspect(self.language, "proelio", key, form) if form else self.say("proelio", key)

    def season(self, season: int) -> str:
        return self.say("proelio", f"season-{SEASONS[season]}")

    def back(self, back: int, count: int) -> str:
        """Cards of which only the back is seen."""
        return self.say("proelio", f"back-{BACKS[back]}", count=count)

    def times(self, kind: int, count: int, form: str = "") -> str:
        """Return one card with its article, or several as ``Soldiers ×2``."""
        if count == 1:
            return self.card(kind, form)
        return self.say("proelio", "card-times", card=self.card(kind), count=count)

    def names(self, counts: Sequence[int], backs: Sequence[int] = (0, 0)) -> str:
        """Return a zone at a glance: ``Shields, Soldiers ×2``."""
        return ", ".join(self.each(counts, backs, ""))

    def each(self, counts: Sequence[int], backs: Sequence[int], form: str) -> list[str]:
        seen = [self.times(kind, count, form) for kind, count in enumerate(counts) if count]
        return seen + [self.back(back, count) for back, count in enumerate(backs) if count]

    def join_list(self, parts: list[str]) -> str:
        """``A, B and C``"""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("proelio", "several", first=", ".join(parts[:-1]), last=parts[-1])

    def me(self, who: int, whom: int = NOBODY) -> str:
        """Return which of the Houses in a sentence the reader is."""
        return "who" if self.reader == who else "whom" if self.reader == whom else "none"

    # ------------------------------------------------------------ choices, moves, reasons

    def decision(self, view: View) -> str:
        """Return what is asked of a House: "Ursina chooses what to deploy."; of the reader in the second person."""
        s, back = view.state, view.bounds.attack_back[view.state.turn]
        whom = ally(s, s.turn) if s.step == steps.SUPPORT else right(s, s.turn) if s.who == s.turn else s.turn
        backs = [int(back == BASE), int(back == IMPERIAL)]
        return self.say(
            "story",
            f"ask-{steps.NAMES[s.step]}",
            me=self.me(s.who),
            who=self.house(s.who),
            whom=self.house(whom),
            to_whom=self.house(whom, "to"),
            cards=self.join_list(self.each((), backs, "a")),
            need=s.need,
            gold=s.gold_least,
            most=min(3, s.attack_fort[s.turn] + 1) if back == BASE else 0,
            value=ATTACK_VALUE[s.attack[s.turn]] if is_revealed(s.step) else 0,
            defence=s.defence,
            level=s.fort[s.turn],
            builders=builders_follow(s, view.options),
        )

    def move(self, s: State, move: int, o: Options | None = None) -> str:
        """Return a move in its Decision, said to the one who chooses: "Attack Rovere with Knights (strength 2)"."""
        card, whom = self.card_in(s, move), target_of(s, move)
        fort = s.fort[s.turn]
        return self.say(
            "story",
            move_key(s, move),
            me="whom" if whom == s.turn else "none",
            whom=self.house(whom),
            to_whom=self.house(whom, "to"),
            card=NAMES[card] if card != NO_CARD else "",
            cards=self.card(card, "a") if card != NO_CARD else "",
            the=self.card(card, "the") if card != NO_CARD else "",
            value=worth_deployed(s, card) if s.step == steps.DEPLOY else ATTACK_VALUE[card],
            level=fort + 1 if move == moves.FORTIFY else fort,
            season=SEASONS[s.season],
            builders=builders_follow(s, o),
        )

    def card_in(self, s: State, move: int) -> int:
        """Return the card a move speaks of: the one it uses, or the Fortification it gives up or keeps."""
        gives_up = move in (moves.SACRIFICE, moves.HOLD)
        return FORTIFICATION[s.fort[s.turn]] if gives_up else card_of(s, move)

    def reason(self, s: State, move: int, reason: reasons.Reason) -> str:
        """Return why a move is not allowed."""
        words: dict[str, Argument] = {
            name: int(word) if word.isdecimal() else word for name, word in reason_words(s, move).items()
        }
        if words["card"]:
            words["card"] = self.card(NAMES.index(str(words["card"])))
        if words["guild"]:
            words["guild"] = self.guild(GUILDS.index(str(words["guild"])))
        return self.say("proelio", f"why-{reasons.NAMES[reason].replace('_', '-')}", **words)

    def outcome(self, view: View, move: int, ends: Sequence[Outcome]) -> Prospect | None:
        """Return what comes of a move in words, None where it need not be said before the move is made."""
        falls, s = all(end.falls for end in ends), view.state
        if s.step in (steps.SACRIFICE, steps.BUILDERS):
            return Prospect(falls, self.sum_of(view, move, ends), self.verdict(ends))
        if falls:
            return Prospect(True, self.say("story", "then-nothing"), self.say("story", "verdict-falls"))
        if s.step == steps.ACTION and any(end.falls for end in ends):
            return Prospect(False, self.say("story", "then-risk"), self.say("story", "verdict-risk"))
        return None

    def sum_of(self, view: View, move: int, ends: Sequence[Outcome]) -> str:
        """Return the sum of an open attack after an answer: what is short, what the Builders add, what is owed."""
        s = view.state
        added = s.fort[s.turn] if move == moves.SACRIFICE else int(move == moves.PERK)
        value, defence, held = ATTACK_VALUE[s.attack[s.turn]], s.defence + added, hand_size(s, s.turn)
        short = max(0, value - defence)
        parts = [self.say("story", "then-sum", before=s.defence, added=added, defence=defence, short=short)]
        built = [end for end in ends if end.perk and s.step == steps.SACRIFICE]
        if built:
            parts.append(self.say("story", "then-builders", short=short - 1, defence=defence + 1, value=value))
        elif short and s.step == steps.SACRIFICE and may_use(s, s.turn, BUILDERS):
            parts.append(self.say("story", "then-builders-none"))
        if short:
            parts.append(
                self.say(
                    "story",
                    "then-loot",
                    built="yes" if built else "no",
                    owed=short,
                    held=held,
                    left=max(0, held - short),
                    paid="short" if held < short else "all" if held == short else "some",
                    to_whom=self.house(right(s, s.turn), "to"),
                )
            )
        return " ".join(parts)

    def verdict(self, ends: Sequence[Outcome]) -> str:
        """Return how an answer ends, where no Perk is used after it that might change it."""
        lives = [end for end in ends if not end.falls]
        if not lives:
            return self.say("story", "verdict-falls")
        sure = "perk" if len(lives) < len(ends) else "yes" if len(ends) == 1 else "no"
        wall = "yes" if ends[0].wall else "no"
        return self.say("story", "verdict-stands", sure=sure, cards=lives[0].cards, wall=wall)

    # ------------------------------------------------------------ events

    def tell(self, rows: Iterable[Event]) -> list[str]:
        """Return the sentences of some events; a run of draws, payments ... is one sentence."""
        return [self.sentence(run) for run in self.event_runs(rows)]

    def event_runs(self, rows: Iterable[Event]) -> list[EventRun]:
        """Return the events as the reader sees them, runs of one kind put together by the Houses in them."""
        runs: list[EventRun] = []
        open_runs: dict[tuple[int, int], EventRun] = {}
        for row in rows:
            what, who, whom, card, number = redact_event(row, self.reader)
            if not runs or runs[-1].what != what or what not in IN_RUNS:
                open_runs = {}
            between = (NOBODY, NOBODY) if what == events.SPENT else (who, whom)
            if between not in open_runs:
                open_runs[between] = self.with_attack(EventRun(what, who, whom, card, number))
                runs.append(open_runs[between])
            if card != NO_CARD and what != events.OVER:
                open_runs[between].show(card, number if what in COUNTED else 1)
        return runs

    def with_attack(self, run: EventRun) -> EventRun:
        """Note an attack that is revealed; add its strength, or that a thief was caught, to later events."""
        if run.what == events.REVEAL:
            self.defender = run.whom
            self.attack = UNKNOWN if run.card in (INFILTRATION, BLACK_POWDER) else ATTACK_VALUE[run.card]
        elif run.what == events.REPELLED:
            run.attack = self.attack
        elif run.what in (events.STEAL, events.NO_THEFT):
            run.caught = run.who == self.defender
        return run

    def sentence(self, run: EventRun) -> str:
        """Return one event as one sentence."""
        what, who, whom, number = run.what, run.who, run.whom, run.number
        if what == events.OVER:
            winners = tuple(seat for seat in range(SEATS) if number >> seat & 1)
            return self.ending(Result(ENDINGS[run.card], winners))
        return self.say(
            "story",
            f"event-{events.NAMES[what]}",
            me=self.me(who, whom),
            who=self.house(who),
            whom=self.house(whom),
            to_whom=self.house(whom, "to"),
            cards=self.join_list(self.each(run.seen, run.backs, "a")),
            the=self.join_list(self.each(run.seen, run.backs, "the")),
            names=self.names(run.seen, run.backs),
            number=number,
            attack=run.attack,
            defence=UNKNOWN,
            count=sum(run.seen) + sum(run.backs),
            caught="yes" if run.caught else "no",
            level=number + 1,
            guild=self.guild(number) if what in ABOUT_A_GUILD else "",
            of_guild=self.guild(number, "of") if what in ABOUT_A_GUILD else "",
            season=SEASONS[number] if what == events.SEASON else "",
            back=BACKS[number] if what == events.RESHUFFLE else "",
        )

    def ending(self, result: Result) -> str:
        """Return how the game ended and who won."""
        return self.say(
            "proelio",
            f"ending-{result.ending}",
            me="who" if self.reader in result.winners else "none",
            winners=self.houses(result.winners),
            count=len(result.winners),
        )


def builders_follow(s: State, o: Options | None) -> str:
    """Return whether the Builders of the House at turn can still add to its defence if the Fortification is kept."""
    follow = may_build(s, o) if o else s.defence > 0 and may_use(s, s.turn, BUILDERS)
    return "yes" if follow else "no"


def move_key(s: State, move: int) -> str:
    """Return the message of a move: Actions by their words, answers to other choices by their step."""
    step = steps.NAMES[s.step]
    if move < moves.NO:
        return f"choose-{step}"
    if move == moves.NO:
        return f"no-{step}"
    if move == moves.PERK:
        return f"use-{step}"
    if moves.ATTACK <= move < moves.FORTIFY:
        return "move-attack"
    if moves.ALLIANCE <= move < moves.INQUISITION_RIGHT:
        return "move-alliance"
    return f"move-{PLAIN[move].replace(' ', '-').replace('_', '-')}"


def option(language: str, name: str) -> str:
    """Return what an option of a table is about."""
    return say(language, "options", name)


def option_value(language: str, name: str, value: str) -> str:
    """Return what one value of an option means."""
    if isinstance({**MODES, **RULINGS}[name], Number):
        return aspect(language, "options", name, attribute="number", count=int(value))
    return aspect(language, "options", name, value)

"""Prompts: what a step asks, what may be answered, and the check of the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from regno.chronicles.messages import Catalogue, Message, Refusal, TextLike, TextList

error = Catalogue("chronicles-errors")


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be answered: its id in commands and its name for people."""

    id: str
    name: TextLike


def choices(ids: Iterable[str]) -> tuple[Choice, ...]:
    """Choices that are their own names, as players are."""
    return tuple(Choice(one, one) for one in ids)


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompt:
    """One fact: the argument's name, the question, and whether it may be left out (the question says what then)."""

    name: str
    question: Message
    optional: bool = False
    draws: bool = False  # left out, the program draws: "draw for me" in place of "I drew this"
    usual: str | int | None = None  # what counts when it is left out, or what a page chooses beforehand
    untyped: tuple[str, ...] = ()  # cards of the box that may be entered although nobody typed them: type/group
    instead_of: str = ""  # the name of another ask of the step that this one answers in a different way

    def check(self, value: Any) -> Any:
        """Return the answer as it is logged; raises Refusal with what is possible."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """Return what is allowed, for JSON."""
        raise NotImplementedError

    @property
    def is_idle(self) -> bool:
        """Whether it must be answered and cannot be: nothing is left to choose among."""
        return False

    def no(self, value: Any, allowed: Message, page: Message | None = None) -> Refusal:
        """The refusal of a value; ``page`` is what is allowed, without ids."""
        typed = error("wrong-fact", name=self.name, value=str(value), allowed=allowed)
        return Refusal(typed, error("not-possible", value=str(value), allowed=page or allowed))

    def not_one_of(self, value: Any, known: tuple[Choice, ...]) -> Refusal:
        """The refusal of a value that is none of the choices."""
        return self.no(value, one_of(known), one_of(known, names))


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoicePrompt(Prompt):
    """One of some choices. A ``retired`` one is offered no more, but an older log may hold it."""

    choices: tuple[Choice, ...]
    retired: tuple[str, ...] = ()

    def check(self, value: Any) -> str:
        """The id of the choice."""
        if str(value) not in [*(choice.id for choice in self.choices), *self.retired]:
            raise self.not_one_of(value, self.choices)
        return str(value)

    @property
    def is_idle(self) -> bool:
        """Whether it must be answered and offers nothing, not even a card that nobody has typed yet."""
        return not (self.optional or self.choices or self.untyped)

    def to_dict(self) -> dict[str, Any]:
        """The choices with their names."""
        return {"kind": "choice", "choices": [{"id": c.id, "name": c.name} for c in self.choices]}


@dataclass(frozen=True, slots=True, kw_only=True)
class MultiChoicePrompt(Prompt):
    """Different choices, from ``low`` to ``high`` of them; where it matters the question says in which order.

    ``owners``: whose the first one is, the second one and so on.
    """

    choices: tuple[Choice, ...]
    low: int
    high: int
    owners: tuple[str, ...] = ()

    def check(self, value: Any) -> list[str]:
        """The ids of the choices; commas between them will do, and one alone may look like a number."""
        given = [part.strip() for part in str(value).split(",")] if isinstance(value, (str, int)) else value
        if not isinstance(given, (list, tuple)) or len(set(map(str, given))) != len(given):
            raise self.not_several(given)
        ids = [choice.id for choice in self.choices]
        for one in given:
            if str(one) not in ids:
                raise self.not_one_of(one, self.choices)
        if not self.low <= len(given) <= self.high:
            raise self.not_several(given)
        return [str(one) for one in given]

    def not_several(self, given: Any) -> Refusal:
        """The refusal of too few, too many, or the same one twice."""
        value = ", ".join(map(str, given)) if isinstance(given, (list, tuple)) else str(given)
        key = "allowed-so-many" if self.low == self.high else "allowed-several"
        allowed = (
            error(key, low=self.low, high=self.high, choices=told(self.choices)) for told in (choices_text, names)
        )
        return self.no(value, *allowed)

    @property
    def is_idle(self) -> bool:
        """Whether it must be answered and offers nothing, not even a card that nobody has typed yet."""
        return not (self.optional or self.choices or self.untyped)

    def to_dict(self) -> dict[str, Any]:
        """The choices with their names, and how many."""
        named = [{"id": c.id, "name": c.name} for c in self.choices]
        bounds = {"low": self.low, "high": self.high}
        return {"kind": "choices", "choices": named, **bounds, "owners": list(self.owners)}


def drawn_prompt(
    name: str,
    question: Message,
    known: tuple[Choice, ...],
    many: int,
    *,
    untyped: tuple[str, ...] = (),
    owners: tuple[str, ...] = (),
) -> MultiChoicePrompt:
    """Return the prompt for so many of some cards; left out, the program draws them, unless some are not typed yet."""
    draws = not untyped
    return MultiChoicePrompt(
        name=name, question=question, choices=known, low=many, high=many, owners=owners, optional=draws, draws=draws,
        untyped=untyped,
    )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyedChoicePrompt(Prompt):
    """One choice for each of some keys, mostly players, who may have different ones; some keys may be left out."""

    keys: tuple[Choice, ...]
    choices: Mapping[str, tuple[Choice, ...]]

    def check(self, value: Any) -> dict[str, str]:
        """The ids of the choices by key, in the order of the keys."""
        if not isinstance(value, Mapping) or not value:
            raise self.no(value, *(error("allowed-each", keys=told(self.keys)) for told in (choices_text, names)))
        ids = [key.id for key in self.keys]
        for one in [str(key) for key in value if str(key) not in ids]:
            raise self.not_one_of(one, self.keys)
        return {one: self.of(one).check(value[one]) for one in ids if one in value}

    def of(self, key: str) -> ChoicePrompt:
        """The question to one key."""
        return ChoicePrompt(name=f"{self.name}.{key}", question=self.question, choices=self.choices[key])

    def to_dict(self) -> dict[str, Any]:
        """The keys, each with its choices."""
        keys = [{"id": key.id, "name": key.name, **self.of(key.id).to_dict()} for key in self.keys]
        return {"kind": "choice-each", "keys": keys}


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberPrompt(Prompt):
    """A whole number within bounds."""

    low: int
    high: int

    def check(self, value: Any) -> int:
        """The number."""
        number = whole(value)
        if number is None or not self.low <= number <= self.high:
            raise self.no(value, error("allowed-number", low=self.low, high=self.high))
        return number

    def to_dict(self) -> dict[str, Any]:
        """The bounds."""
        return {"kind": "number", "low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True, kw_only=True)
class NumbersPrompt(Prompt):
    """A whole number within bounds for each of some keys, mostly players; one in ``may_lack`` left out counts 0.

    The ``settled`` are not asked: their numbers are known. Entered all the same, the command sees whether they agree.
    """

    keys: tuple[Choice, ...]
    low: int
    high: int
    may_lack: frozenset[str] = field(default_factory=frozenset)
    settled: tuple[Choice, ...] = ()

    def check(self, value: Any) -> dict[str, int]:
        """The numbers by key, in the order of the keys."""
        if not isinstance(value, Mapping):
            raise self.no(
                value, *(error("allowed-numbers", keys=messages(self.keys)) for messages in (choices_text, names))
            )
        known = {key.id: key for key in (*self.keys, *self.settled)}
        for one in [str(key) for key in value if str(key) not in known]:
            raise self.not_one_of(one, tuple(known.values()))
        told_already = [key.id for key in self.settled]
        needed = [one for one in known if one not in self.may_lack and one not in told_already]
        for one in [one for one in needed if one not in value]:
            typed = error("missing-number", name=self.name, key=one)
            raise Refusal(typed, error("missing-number-of", key=known[one].name))
        messages = [one for one in known if one in value or one not in told_already]
        return {one: self.check_number(known[one], value.get(one, 0)) for one in messages}

    def check_number(self, key: Choice, value: Any) -> int:
        """The number of one key."""
        number = whole(value)
        if number is None or not self.low <= number <= self.high:
            fields: dict[str, TextLike] = {
                "value": str(value),
                "allowed": error("allowed-number", low=self.low, high=self.high),
            }
            typed = error("wrong-fact", name=f"{self.name}.{key.id}", **fields)
            raise Refusal(typed, error("not-possible-for", key=key.name, **fields))
        return number

    def to_dict(self) -> dict[str, Any]:
        """The keys and the bounds."""
        named = [{"id": c.id, "name": c.name} for c in self.keys]
        return {"kind": "numbers", "keys": named, "low": self.low, "high": self.high, "may_lack": sorted(self.may_lack)}


@dataclass(frozen=True, slots=True, kw_only=True)
class TextPrompt(Prompt):
    """Free words."""

    longest: int = 500

    def check(self, value: Any) -> str:
        """The words, without blanks around them."""
        text = str(value).strip()
        if not 0 < len(text) <= self.longest:
            raise self.no(text, error("allowed-text", longest=self.longest))
        return text

    def to_dict(self) -> dict[str, Any]:
        """How long they may be."""
        return {"kind": "text", "longest": self.longest}


class Answers(dict[str, Any]):
    """The checked answers of one command, by the names of its prompts."""

    def word(self, name: str) -> str:
        """The answer of a Choose or a Write."""
        return str(self[name])

    def words(self, name: str) -> list[str]:
        """The answer of a ChooseSeveral, empty when left out."""
        return list(self.get(name, ()))

    def number(self, name: str) -> int:
        """The answer of a Number."""
        return int(self[name])

    def numbers(self, name: str) -> dict[str, int]:
        """The answer of a Numbers, empty when left out."""
        return dict(self.get(name, {}))


def whole(value: Any) -> int | None:
    """A whole number given as such or as its digits; 12a, 1.5 and true are none."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and value.strip().lstrip("+-").isdecimal() and value.strip().isascii():
        return int(value)
    return None


def choices_text(known: Iterable[Choice]) -> TextList:
    """Choices as people type them: the id, with the name behind it where that differs."""
    return TextList(tuple(c.id if c.id == c.name else error("choice", id=c.id, name=c.name) for c in known))


def names(known: Iterable[Choice]) -> TextList:
    """Choices as a page shows them: their names alone."""
    return TextList(tuple(choice.name for choice in known))


def one_of(known: tuple[Choice, ...], text_of: Callable[[Iterable[Choice]], TextList] = choices_text) -> Message:
    """What is allowed for a choice, in words."""
    return error("allowed-one", choices=text_of(known)) if known else error("allowed-none")


def check_answers(prompts: Iterable[Prompt], arguments: Mapping[str, Any]) -> Answers:
    """Check the arguments of a command against the prompts of its step; raises Refusal."""
    known = {prompt.name: prompt for prompt in prompts}
    for name in arguments:
        if name not in known:
            allowed = TextList(tuple(known)) if known else error("no-facts")
            raise Refusal(error("unknown-argument", name=name, known=allowed))
    for name, prompt in known.items():
        if arguments.get(name) is None and not prompt.optional:
            typed = error("missing-argument", name=name, question=prompt.question)
            raise Refusal(typed, error("still-open", question=prompt.question))
    return Answers(
        {name: prompt.check(arguments[name]) for name, prompt in known.items() if arguments.get(name) is not None}
    )

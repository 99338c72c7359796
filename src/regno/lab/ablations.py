"""Ablations: tables that differ from the usual one in one option or one change between two editions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from regno.proelio.cards import NAMES
from regno.proelio.edition import Edition
from regno.proelio.jit.records import copy_of
from regno.proelio.options import MODES, RULINGS, Number, Words
from regno.proelio.state import Options

ALL = "all"  # every difference at once
FEW = 5  # options with fewer values are tried at each
TRIED = {"turn_cap": (100,)}  # values to try of the others
NOT_SEARCHED = frozenset({"turn_cap"})  # a search for changes leaves it alone: it would end games, not shape them


@dataclass(frozen=True)
class Ablation:
    """A table that differs from the usual one in a single thing."""

    name: str  # of an option, ``cards.hero``, or ALL
    before: str
    after: str
    book: Edition
    options: Options

    def __str__(self) -> str:
        return f"{self.name}={self.after}"


def with_options(options: Options, **values: int) -> Options:
    """Return a copy of the options with some changed."""
    made = copy_of(options)
    for name, value in values.items():
        setattr(made, name, value)
    return made


def values_of(name: str, spec: Words | Number) -> list[int]:
    """Return the values of an option to try."""
    if isinstance(spec, Words):
        return list(range(len(spec.words)))
    few = spec.most - spec.least < FEW
    return list(range(spec.least, spec.most + 1)) if few else list(TRIED[name])


def option_ablations(book: Edition, options: Options) -> list[Ablation]:
    """Return every option of a table at every other value, modes first."""
    made = list(mode_ablations(book, options))
    for name, spec in RULINGS.items():
        now = getattr(options, name)
        if options.allied and name == "seasons":
            continue  # Allied Houses never see Winter
        for value in values_of(name, spec):
            if value != now:
                other = with_options(options, **{name: value})
                made.append(Ablation(name, spec.write(now), spec.write(value), book, other))
    return made


def mode_ablations(book: Edition, options: Options) -> Iterator[Ablation]:
    """Yield Guilds, Merchant and Allied Houses switched, where the edition allows it."""
    for name in ("guilds", "merchant", "allied"):
        now = getattr(options, name)
        other = with_options(options, **{name: 1 - now})
        if name == "allied" and not now:
            if options.houses != 4:
                continue
            other = with_options(other, seasons=0, merchant=0)
        if name == "allied" and now:
            other = with_options(other, seasons=book.rulings["seasons"])
        if book.modes[name] and not (other.allied and other.merchant):
            yield Ablation(name, MODES[name].write(now), MODES[name].write(1 - now), book, other)


def edition_ablations(old: Edition, new: Edition, options: Options) -> list[Ablation]:
    """Return the changes from one edition to another, one at a time and then all at once."""
    made = list(ruling_differences(old, new, options))
    for kind, name in enumerate(NAMES):
        if old.cards[kind] != new.cards[kind]:
            counts = (*old.cards[:kind], new.cards[kind], *old.cards[kind + 1 :])
            before, after = str(old.cards[kind]), str(new.cards[kind])
            made.append(Ablation(f"cards.{name}", before, after, replace(old, cards=counts), options))
    everything = with_options(options, **new_rulings(new, options))
    made.append(Ablation(ALL, old.id, new.id, new, everything))
    return made


def new_rulings(new: Edition, options: Options) -> dict[str, int]:
    """Return the rulings of another edition for this table."""
    return {**new.rulings, "seasons": 0} if options.allied else dict(new.rulings)


def ruling_differences(old: Edition, new: Edition, options: Options) -> Iterator[Ablation]:
    """Yield the modes that are new in the edition, then the rulings that differ."""
    for name in ("guilds", "merchant"):
        if new.modes[name] and not old.modes[name] and not options.allied:
            yield Ablation(name, "no", "yes", old, with_options(options, **{name: 1}))
    for name, value in new_rulings(new, options).items():
        now = getattr(options, name)
        if value != now:
            spec = RULINGS[name]
            yield Ablation(name, spec.write(now), spec.write(value), old, with_options(options, **{name: value}))

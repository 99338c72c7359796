"""Switches: one thing about a table changed at a time, an option or a difference between two editions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from regno.proelio.cards import NAMES
from regno.proelio.edition import Edition
from regno.proelio.jit.records import copy_of
from regno.proelio.options import MODES, RULINGS, Number, Words
from regno.proelio.state import Options

ALL = "all"  # every difference at once
FEW = 5  # a number with so many values is tried at each
TRIED = {"turn_cap": (100,)}  # of the others, values that bite


@dataclass(frozen=True)
class Switch:
    """A table that differs from the usual one in a single thing."""

    name: str  # of an option, ``cards.hero``, or ALL
    before: str
    after: str
    book: Edition
    options: Options

    def __str__(self) -> str:
        return f"{self.name}={self.after}"


def changed(options: Options, **values: int) -> Options:
    """The same options but for some."""
    made = copy_of(options)
    for name, value in values.items():
        setattr(made, name, value)
    return made


def values_of(name: str, spec: Words | Number) -> list[int]:
    """The values of an option that are worth a try."""
    if isinstance(spec, Words):
        return list(range(len(spec.words)))
    few = spec.most - spec.least < FEW
    return list(range(spec.least, spec.most + 1)) if few else list(TRIED[name])


def option_switches(book: Edition, options: Options) -> list[Switch]:
    """Every option of a table at every other value, modes first."""
    made = list(mode_switches(book, options))
    for name, spec in RULINGS.items():
        now = getattr(options, name)
        if options.allied and name == "seasons":
            continue  # Allied Houses never see Winter
        for value in values_of(name, spec):
            if value != now:
                other = changed(options, **{name: value})
                made.append(Switch(name, spec.write(now), spec.write(value), book, other))
    return made


def mode_switches(book: Edition, options: Options) -> Iterator[Switch]:
    """Guilds, Merchant and Allied Houses, where the edition has them and they go together."""
    for name in ("guilds", "merchant", "allied"):
        now = getattr(options, name)
        other = changed(options, **{name: 1 - now})
        if name == "allied" and not now:
            if options.houses != 4:
                continue
            other = changed(other, seasons=0, merchant=0)
        if name == "allied" and now:
            other = changed(other, seasons=book.rulings["seasons"])
        if book.modes[name] and not (other.allied and other.merchant):
            yield Switch(name, MODES[name].write(now), MODES[name].write(1 - now), book, other)


def edition_switches(old: Edition, new: Edition, options: Options) -> list[Switch]:
    """What changed from one edition to another, one thing at a time and then all at once."""
    made = list(ruling_differences(old, new, options))
    for kind, name in enumerate(NAMES):
        if old.cards[kind] != new.cards[kind]:
            counts = (*old.cards[:kind], new.cards[kind], *old.cards[kind + 1 :])
            before, after = str(old.cards[kind]), str(new.cards[kind])
            made.append(Switch(f"cards.{name}", before, after, replace(old, cards=counts), options))
    everything = changed(options, **new_rulings(new, options))
    made.append(Switch(ALL, old.id, new.id, new, everything))
    return made


def new_rulings(new: Edition, options: Options) -> dict[str, int]:
    """The rulings of another edition for this table."""
    return {**new.rulings, "seasons": 0} if options.allied else dict(new.rulings)


def ruling_differences(old: Edition, new: Edition, options: Options) -> Iterator[Switch]:
    """Add-ons that came with the new edition, then the rulings it decides otherwise."""
    for name in ("guilds", "merchant"):
        if new.modes[name] and not old.modes[name] and not options.allied:
            yield Switch(name, "no", "yes", old, changed(options, **{name: 1}))
    for name, value in new_rulings(new, options).items():
        now = getattr(options, name)
        if value != now:
            spec = RULINGS[name]
            yield Switch(name, spec.write(now), spec.write(value), old, changed(options, **{name: value}))

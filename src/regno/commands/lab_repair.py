"""``regno lab repair``: the smallest changes of an edition that reach a goal, confirmed on fresh deals."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from regno.cli import print_json
from regno.commands.arguments import read_number
from regno.lab.ablations import NOT_SEARCHED
from regno.lab.executors.local import play_tables
from regno.lab.experiment import Study
from regno.lab.repair import MOST_CHANGES, Allowed, Confirmed, DraftChange, Goal, Repair, Search
from regno.lab.run_log import LabError
from regno.proelio.cards import NAMES
from regno.proelio.narrator import Narrator, option, option_value
from regno.proelio.options import RULINGS
from regno.text import LANGUAGES, Voice

GOALS = "seats / guilds / length=LEAST-MOST / winter=PERCENT"
BAR = 30


def repair_arguments(parser: argparse.ArgumentParser, voice: Voice, own: Voice) -> None:
    """Add what ``repair`` takes besides its table."""
    number = voice("word-number")
    parser.add_argument("--goal", default="seats", metavar=GOALS.replace(" ", ""), help=own("repair-goal"))
    parser.add_argument("--within", default="5", metavar=number, help=own("repair-within"))
    parser.add_argument("--changes", default="2", metavar=number, help=own("repair-changes"))
    parser.add_argument("--most-cards", default="3", metavar=number, help=own("repair-most-cards"))
    parser.add_argument("--only", default="", metavar=voice("word-names"), help=own("repair-only"))
    parser.add_argument("--games", default="32000", metavar=number, help=own("repair-games"))
    parser.add_argument("--confirm", default="100000", metavar=number, help=own("repair-confirm"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=voice("flag-lang"))


def read_goal(request: argparse.Namespace) -> Goal:
    """Return the goal; raise LabError if there is no such one."""
    name, _, bounds = request.goal.partition("=")
    within = read_number("--within", request.within, 1, 200) / 1000
    if name == "seats" and not bounds:
        return Goal("seats", within)
    if name == "guilds" and not bounds:
        return Goal("guilds", within)
    if name == "winter" and bounds.isdecimal() and 0 < int(bounds) <= 100:
        return Goal("winter", least=int(bounds) / 100, most=1.0)
    least, _, most = bounds.partition("-")
    if name != "length" or not (least.isdecimal() and most.isdecimal()) or not 0 < int(least) < int(most) < 1000:
        raise LabError("bad-goal", value=request.goal, expected=GOALS)
    return Goal("length", least=int(least), most=int(most))


def read_allowed(request: argparse.Namespace) -> Allowed:
    """Return what may be changed; raise LabError for a card or option that there is not."""
    changes = read_number("--changes", request.changes, 1, MOST_CHANGES)
    most = read_number("--most-cards", request.most_cards, 1, 20)
    rules = tuple(name for name in RULINGS if name not in NOT_SEARCHED)
    if not request.only:
        return Allowed(NAMES, most, rules, changes)
    names = request.only.split(",")
    for name in names:
        if name not in (*NAMES, *rules):
            raise LabError("bad-part", value=name)
    cards = tuple(name for name in NAMES if name in names)
    return Allowed(cards, most, tuple(name for name in rules if name in names), changes)


def run_repair(request: argparse.Namespace, study: Study, prepare: Callable[[Sequence[Study]], None]) -> int:
    """Search, confirm, and print what was found; return 0, and 1 if nothing reaches the goal."""
    voice, goal, allowed = Voice(request.lang, "lab"), read_goal(request), read_allowed(request)
    fresh = read_number("--confirm", request.confirm, 2_000, 10_000_000)
    if not study.is_quick:
        raise LabError("repair-quick")
    if goal.name == "guilds" and not study.options.guilds:
        raise LabError("repair-guilds")
    if goal.name == "winter" and study.options.allied:
        raise LabError("repair-winter")
    prepare([study])
    search, found = Search(study, goal, allowed, lambda *task: list(play_tables(*task))), Repair(0.0, False, (), False)
    for part, repair in search.run():
        show_progress(part)
        found = repair or found
    confirmed = [search.confirm(each, fresh) for each in found.proposals]
    if request.json:
        print_json({"goal": asdict(goal), **asdict(found), "confirmed": [asdict(each) for each in confirmed]})
    else:
        print_found(found, confirmed, study, goal, voice)
    return int(found.needed and not any(each.holds for each in confirmed))


def show_progress(part: float) -> None:
    """Draw the bar on a terminal."""
    if sys.stderr.isatty():
        full = round(BAR * part)
        print(f"\r[{'#' * full}{'.' * (BAR - full)}]", end="\n" if part == 1 else "", file=sys.stderr, flush=True)


def print_found(found: Repair, confirmed: Sequence[Confirmed], study: Study, goal: Goal, voice: Voice) -> None:
    print(voice("repair-before", goal=goal.name, value=measure_text(goal, found.before)))
    if not found.needed:
        print(voice("repair-not-needed"))
        return
    if not confirmed:
        print(voice("study-goal-end", end="nothing"))
        return
    print(voice("repair-reached" if found.reached else "repair-nearest"))
    for number, each in enumerate(confirmed, 1):
        print(f"{number}. {'; '.join(change_text(change, study, voice) for change in each.proposal.changes)}")
        values: dict[str, Any] = {
            name: measure_text(goal, getattr(each, name)) for name in ("before", "after", "low", "high")
        }
        verdict = "yes" if each.holds else "no"
        print(f"   {voice('repair-confirmed', **values, games=each.games, holds=verdict)}")


def measure_text(goal: Goal, value: float) -> str:
    """Return a measure for people: turns, or points of a percentage."""
    if goal.name == "winter":
        return f"{100 * value:.1f} %"
    return f"{value:.2f}" if goal.name == "length" else f"{100 * value:.2f}"


def change_text(change: DraftChange, study: Study, voice: Voice) -> str:
    """Return a change in words."""
    if change.is_card:
        card = Narrator(voice.language, study.book.id).card(NAMES.index(change.name))
        return f"{card} {change.before} -> {change.after}"
    value = RULINGS[change.name].write(change.after)
    sentence = f"{option(voice.language, change.name)} {option_value(voice.language, change.name, value)}"
    return f"{change.name}={value}: {sentence}"

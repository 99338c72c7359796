"""``regno chronicle simulate``: random runs of a scenario with a pack's cards, by a model of a team that it states."""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any

from regno.chronicles.asks import Number
from regno.chronicles.kinds import KINDS
from regno.chronicles.packs.checks import gaps
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.reading import tell
from regno.chronicles.packs.shelf import HOUSE, Shelf, tables_for
from regno.chronicles.store import data_folder
from regno.chronicles.words import Refusal, Subject
from regno.text import Voice

SCENARIOS = tuple(kind for kind in KINDS if kind != "campaign")
MOST_RUNS = 1_000_000


def simulate_arguments(parser: argparse.ArgumentParser, say: Voice) -> None:
    """What ``simulate`` takes."""
    parser.add_argument("kind", metavar="KIND", choices=SCENARIOS, help=say("arg-scenario"))
    parser.add_argument("--runs", metavar="NUMBER", default="100", help=say("flag-runs"))
    parser.add_argument("--pack", metavar="PACK", default=HOUSE, help=say("flag-pack"))
    parser.add_argument("--seed", metavar="WORD", default="1", help=say("flag-seed"))


def simulate(request: argparse.Namespace) -> tuple[dict[str, Any], str]:
    """The report of the scenario's own simulator: its model, what it counted, its verdicts."""
    runs = Number(name="--runs", question=Subject("chronicle-cli")("flag-runs"), low=1, high=MOST_RUNS)
    many = runs.check(request.runs)
    pack = Shelf(data_folder(request.data)).pack(request.pack)
    cards = Cards(tables_for(pack, request.kind), pack.places)
    for gap in gaps(cards, request.kind):
        raise Refusal(tell("not-playable", kind=request.kind, gap=gap))
    scenario = import_module(f"regno.chronicles.{request.kind}.simulate")
    shape, told = scenario.report(cards, many, request.seed)
    return {"kind": request.kind, **shape}, "\n".join(sentence.text(request.lang) for sentence in told)

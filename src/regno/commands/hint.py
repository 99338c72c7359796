"""``regno hint``: the legal moves of a position, the best first, and the facts that separate it from the next."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from regno.cli import print_json
from regno.commands.arguments import edition_help, read_number, read_seat
from regno.commands.compile_notice import preparing
from regno.commands.position import game_at
from regno.players.analysis.advice import Advice, NoAdvice, RatedMove, advise
from regno.players.analysis.contrasts import Fact
from regno.players.analysis.text import fact_sentence
from regno.players.budget import read_budget
from regno.players.prepare import prepare_advice
from regno.proelio.cards import NAMES, NO_CARD
from regno.proelio.chance import make_rng
from regno.proelio.edition import DEFAULT
from regno.proelio.formats.move_text import move_text
from regno.proelio.game import Game, decision_of
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import Narrator
from regno.proelio.options import read_pair
from regno.proelio.state import CHANCE
from regno.terminal.advice_text import show_advice
from regno.terminal.screen import Screen
from regno.text import Voice

USUAL = "40000"
MOST_SEED = 2**31 - 1


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    own, number = Voice(voice.language, "advice"), voice("word-number")
    parser.add_argument("text", metavar=voice("word-text"), help=own("hint-text"))
    parser.add_argument("--seat", metavar=voice("word-seat"), help=own("hint-seat"))
    parser.add_argument("--edition", default=DEFAULT, metavar=voice("word-edition"), help=edition_help(voice))
    parser.add_argument(
        "--option", action="append", default=[], metavar=voice("word-option"), help=voice("flag-option")
    )
    parser.add_argument("--moves", default="", metavar=voice("word-moves"), help=voice("position-moves"))
    parser.add_argument("--budget", default=USUAL, metavar=number, help=own("flag-budget"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> None:
    budget, seed = read_budget(request.budget), read_number("--seed", request.seed, 0, MOST_SEED)
    rulings = dict(read_pair(pair) for pair in request.option)
    game = game_at(request.text, request.edition, rulings, request.moves, make_rng(seed))
    view = view_at_choice(game, request.seat, Narrator(request.lang, game.edition.id))
    prepare(request.lang)
    advice = advise(view, view.legal, budget, seed)
    if request.json:
        print_json(advice_data(advice, game, request.lang))
    else:
        show_advice(advice, view, Screen(), Narrator(request.lang, game.edition.id, view.seat))


def prepare(language: str) -> None:
    """Compile the evaluation of moves, with a notice if that takes a while."""
    prepare_advice(preparing(language, "advice", "preparing"))


def view_at_choice(game: Game, seat: str | None, teller: Narrator) -> View:
    """Return the View of the acting seat; raise NoAdvice where there is nothing to decide."""
    who = game.state.who
    if seat is not None:
        asked = read_seat("--seat", seat, game.options.houses)
        if asked == PUBLIC:
            raise NoAdvice("spectator", last=str(game.options.houses - 1))
        if not game.result and asked != who:
            raise NoAdvice("not-at-choice", seat=seat, who=str(who))
    if game.result or who == CHANCE:
        raise NoAdvice("nothing-to-decide")
    view = game.view(who)
    if len(view.legal) == 1:
        raise NoAdvice("one-move", house=teller.house(who), move=move_text(game.state, view.legal[0]))
    return view


def advice_data(advice: Advice, game: Game, language: str) -> dict[str, Any]:
    """Return the advice as data."""
    teller, decision = Narrator(language, game.edition.id), decision_of(game.state)
    assert decision
    return {
        "seat": advice.seat,
        "kind": decision.kind,
        "worlds": advice.worlds,
        "moves": [move_data(each) for each in advice.moves],
        "facts": [fact_data(fact, teller) for fact in advice.facts],
        "position": game.position,
    }


def move_data(each: RatedMove) -> dict[str, Any]:
    """Return a rated move as data."""
    figures = {name: round(getattr(each, name), 4) for name in ("chance", "low", "high", "behind")}
    return {"move": each.words, **figures, "surely_behind": each.significantly_worse}


def fact_data(fact: Fact, teller: Narrator) -> dict[str, Any]:
    """Return a fact as data, with its sentence."""
    figures = {name: round(getattr(fact, name), 4) for name in ("best", "next", "weight")}
    card = NAMES[fact.card] if fact.card != NO_CARD else None
    return {**asdict(fact), **figures, "card": card, "sentence": fact_sentence(fact, teller)}

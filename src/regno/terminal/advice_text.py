"""Advice as text: the moves of a choice, the best first, and the facts that separate it from the next."""

from __future__ import annotations

from regno.players.analysis.advice import Advice, advise
from regno.players.analysis.text import fact_sentence
from regno.players.budget import Budget
from regno.players.prepare import prepare_advice
from regno.proelio.info.view import View
from regno.proelio.narrator import Narrator
from regno.terminal.screen import Screen
from regno.text import Voice
from regno.text.numbers import percent, percent_text

HINT = Budget(simulations=20_000)


def show_hint(screen: Screen, teller: Narrator, view: View) -> None:
    """Work out advice on the choice of a View and print it; compile what does so, the first time."""
    voice = Voice(teller.language, "advice")
    prepare_advice(lambda: screen.print_wrapped(voice("preparing")))
    show_advice(advise(view, view.legal, HINT), view, screen, teller)


def show_advice(advice: Advice, view: View, screen: Screen, teller: Narrator) -> None:
    """Print the moves by their chances to win, and why the best is best."""
    voice = Voice(teller.language, "advice")
    screen.title(voice("hint-title", house=teller.house(advice.seat), worlds=advice.worlds))
    screen.print_wrapped(voice("hint-legend"))
    for each in advice.moves:
        even = "=" if not each.significantly_worse and each is not advice.best else " "
        figures = f"{percent_text(each.chance):>5}  {percent(each.low):>3} .. {percent(each.high):<3} {even} "
        screen.print_wrapped(f"{teller.move(view.state, each.move)} [{each.words}]", figures, " " * len(figures))
    show_reasons(advice, voice, screen, teller)


def show_reasons(advice: Advice, voice: Voice, screen: Screen, teller: Narrator) -> None:
    """Print the facts that separate the best move from the second."""
    best, second = advice.moves[:2]
    screen.line()
    if not second.significantly_worse:
        screen.print_wrapped(voice("hint-even", best=best.words, next=second.words))
    screen.print_wrapped(voice("hint-why" if advice.facts else "hint-no-facts", best=best.words, next=second.words))
    for fact in advice.facts:
        screen.print_wrapped(fact_sentence(fact, teller), "  ", "    ")

"""Lines: every answer to a decision in one go, what rules of thumb answer, and what it is all about."""

from __future__ import annotations

import pytest
from chairs import TABLES, at, wandering

from regno.errors import UnreadableMove
from regno.learn.answers import line_words, lines_of, read_line
from regno.learn.lines import heuristic_line, line_prior, policy_line
from regno.learn.themes import themes_of
from regno.proelio.info.view import View
from regno.proelio.state import CHANCE


def views(table: int) -> list[View]:
    """The decisions of a game between two or more moves."""
    found = []
    for game in wandering(*TABLES[table], seed=3):
        if not game.result and game.state.who != CHANCE and len(game.legal_moves()) > 1:
            found.append(game.view(game.state.who))
    return found


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_lines_are_distinct_and_read_back(table: int) -> None:
    for view in views(table):
        lines = lines_of(view)
        assert len(set(lines)) == len(lines) > 1
        assert {line[0] for line in lines} == set(view.legal)
        for line in lines:
            assert read_line(view, line_words(view, line)) == line


def test_rules_of_thumb_give_answers() -> None:
    for view in views(0)[:40]:
        lines = lines_of(view)
        assert heuristic_line(view) in lines
        priors = [line_prior(view, line) for line in lines]
        assert sum(priors) == pytest.approx(1)
        likeliest = policy_line(view)
        assert likeliest in lines
        if all(len(line) == 1 for line in lines):
            assert priors[lines.index(likeliest)] == max(priors)


def test_all_cards_of_a_defence_are_one_answer() -> None:
    game = at("houses=3 h0=shields,palisades f0=palisades a0=knights@1 at=deploy h1=soldiers h2=soldiers", "en111")
    view = game.view(0)
    answers = [", ".join(line_words(view, line)) for line in lines_of(view)]
    assert sorted(answers) == [
        "deploy palisades, stop",
        "deploy shields, deploy palisades",  # the hand is empty
        "deploy shields, stop",
        "stop",
    ]


def test_no_move_is_read_as_one() -> None:
    view = views(0)[0]
    with pytest.raises(UnreadableMove):
        read_line(view, ["surrender"])


STRONG = "houses=3 h0=soldiers,knights f0=shields h1=soldiers f2=shields"


@pytest.mark.parametrize(
    ("position", "moves", "theme"),
    [
        ("houses=3 h0=manure,soldiers f0=shields h1=soldiers h2=soldiers", ["attack manure"], "bluff"),
        ("houses=3 h0=soldiers f0=shields h1=soldiers h2=soldiers", ["draw", "attack soldiers"], "attack"),
        (f"{STRONG} h2=shields", ["attack soldiers", "attack knights"], "bluff"),
        (f"{STRONG} h2=", ["attack soldiers", "attack knights"], "attack"),  # nobody is there to be misled
        (f"{STRONG} h2=shields", ["attack knights", "attack soldiers"], "attack"),
        (f"{STRONG} h2=shields", ["attack soldiers", "draw"], "attack"),
        ("houses=3 h0=palisades,plague f0=shields h1=soldiers h2=soldiers", ["draw", "fortify"], "raise"),
        ("houses=3 h0=shields f0=shields a0=soldiers@1 at=deploy h1=soldiers h2=soldiers", ["stop"], "read-bluff"),
        ("houses=3 h0=patrol f0=shields a0=soldiers@1 at=deploy h1=soldiers h2=soldiers", ["deploy patrol"], "patrol"),
    ],
)
def test_themes_are_named(position: str, moves: list[str], theme: str) -> None:
    view = at(position, "en111").view(0)
    assert themes_of(view, [read_line(view, [move]) for move in moves])[0] == theme


PRICE = "houses=3 h0=manure,soldiers,shields f0=shields h1=soldiers h2=soldiers"


@pytest.mark.parametrize(
    ("position", "script", "theme"),
    [(PRICE, "imperial", "supply"), (f"{PRICE} merchant=0 pile=palisades", "trade; take palisades", "merchant")],
)
def test_a_price_is_the_merchants_only_if_it_is_paid_to_him(position: str, script: str, theme: str) -> None:
    view = at(position, "en111", script).view(0)
    assert themes_of(view, [lines_of(view)[0]]) == [theme]


def test_themes_of_cards_and_seasons_come_beside() -> None:
    view = at("houses=3 h0=patrol f0=shields a0=soldiers@1 at=deploy h1=soldiers h2=soldiers", "en111").view(0)
    assert themes_of(view, [read_line(view, ["deploy patrol"])]) == ["patrol", "defence"]

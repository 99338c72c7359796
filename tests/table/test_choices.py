"""What a chooser is offered: every move with a place in the choice, why some are barred, and several cards as one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from setting import NOW, begun
from test_audience import MODES, exchange, fork

from regno.errors import IllegalMove
from regno.proelio import reasons, steps
from regno.proelio.candidates import asks_several, move_candidates
from regno.proelio.cards import BASE_KINDS, NAMES
from regno.proelio.formats.move_text import move_text
from regno.proelio.moves import MOVES
from regno.proelio.narrator import Narrator
from regno.proelio.state import left
from regno.table.live_game import LiveGame
from regno.table.projection import MultiCardChoice, multi_card_choice
from regno.text import LANGUAGES
from regno.web.tables.serialize import candidates


def choices(mode: str, seed: int, most: int = 400) -> Iterator[LiveGame]:
    """A random game at every choice of a House."""
    play, chosen = begun(range(MODES[mode].houses), MODES[mode], secret=f"{seed:032x}").live, Random(seed)
    assert play
    while not play.game.result and play.count < most:
        yield play
        play.choose([chosen.choice(play.game.legal())])


@pytest.mark.parametrize("mode", MODES)
def test_candidates_are_judged_alike_by_the_table_and_by_what_the_chooser_knows(mode: str) -> None:
    for play in choices(mode, seed=3):
        view, cards = play.game.view(play.who), play.game.cards
        found = move_candidates(view.state, view.options, view.bounds.cards)
        assert found == move_candidates(play.state, play.options, cards)
        assert [each.move for each in found if not each.reason] == play.legal_moves()
        words = [move_text(view.state, each.move) for each in found]
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("mode", MODES)
def test_a_candidate_says_what_its_move_is_made_of(mode: str) -> None:
    """A page that puts verb, card, target and slot together never has to take the move's words apart."""
    slots, sources = set[str](), set[str]()
    for play in choices(mode, seed=6):
        view = play.game.view(play.who)
        found, s = candidates(view, Narrator("en", play.edition.id, play.who)), view.state
        for each in found:
            words = each.move.split()
            assert each.verb == words[0] and (len(words) == 1 or words[1] not in NAMES or each.card == words[1])
            assert each.verb != "alliance" or (each.target == int(words[1]) and each.card == "temporary_alliance")
            assert each.verb != "attack" or each.target == left(s, s.turn)
            assert bool(each.slot) == (s.step == steps.ACTION) and bool(each.source) == bool(each.card)
        offer = multi_card_choice(s, view.options) if asks_several(s) else None
        named = {each.card for each in found if offer and each.verb == offer.verb}
        assert offer is None or named >= set(offer.cards), "a card that may be picked has its move"
        slots |= {each.slot for each in found}
        sources |= {each.source for each in found if not each.reason}
    assert slots >= {"draw", "fortify", "attack", "strategy", "imperial"} and "hand" in sources


@pytest.mark.parametrize("mode", MODES)
def test_hidden_cards_exchanged_change_no_candidate_and_no_reason(mode: str) -> None:
    chosen = Random(8)
    for play in choices(mode, seed=4, most=200):
        other, teller = fork(play), Narrator("en", play.edition.id, play.who)
        exchange(other.state, play.who, chosen)
        one, two = (candidates(each.game.view(play.who), teller) for each in (play, other))
        assert one == two


@pytest.mark.parametrize("seeds", [[1], pytest.param([0, 2], marks=pytest.mark.long)])
def test_every_barred_move_has_its_reason_as_a_sentence_in_both_languages(seeds: list[int]) -> None:
    met: set[str] = set()
    for mode in MODES:
        for seed in seeds:
            for play in choices(mode, seed):
                told = [
                    candidates(play.game.view(play.who), Narrator(each, play.edition.id, play.who))
                    for each in LANGUAGES
                ]
                for english, italian in zip(*told, strict=True):
                    assert english.move == italian.move and english.reason == italian.reason
                    assert bool(english.reason) == bool(english.why) == bool(italian.why)
                    assert english.label and italian.label and (not english.why or english.why != italian.why)
                    met.add(english.reason)
    assert {"not_held", "plague_on_table", "over_level", "last_card", "too_few_cards"} <= met, met


def gestures(each: MultiCardChoice, chosen: Random) -> list[str]:
    """A whole choice by what a page is told, and nothing else."""
    held = [name for name, count in each.cards.items() for _ in range(count)]
    while True:
        picked = sorted(chosen.sample(range(len(held)), chosen.randint(each.least, each.most)))
        golden = sum(NAMES.index(held[place]) >= BASE_KINDS for place in picked)
        if each.gold_least <= golden <= each.gold_most:
            stop = [each.stop] if len(picked) < each.ends_at else []
            return [*(f"{each.verb} {held[place]}" for place in picked), *stop]


@pytest.mark.parametrize("seeds", [range(3), pytest.param(range(3, 9), marks=pytest.mark.long)])
def test_several_cards_put_together_as_the_page_does_are_one_whole_choice(seeds: range) -> None:
    chosen, seen = Random(5), set[int]()
    for mode in MODES:
        for seed in seeds:
            for play in choices(mode, seed):
                if not asks_several(play.state):
                    continue
                step, offer = play.state.step, multi_card_choice(play.state, play.options)
                assert {f"{offer.verb} {name}" for name in offer.cards} >= {
                    text for text in play.game.legal() if text != offer.stop
                }
                for _ in range(3):
                    made = fork(play)
                    made.choose(gestures(offer, chosen))
                    again = made.state.step == step and made.state.deployed == play.state.deployed
                    assert made.game.result or not again or made.who != play.who or made.state.turns != play.state.turns
                seen.add(step)
    assert seen >= {steps.DEPLOY, steps.LOOT, steps.PAY}, {steps.NAMES[step] for step in seen}


def test_a_deployment_adds_up_to_what_the_page_was_told() -> None:
    chosen, compared = Random(6), 0
    for seed in range(8):
        for play in choices("plain", seed):
            if play.state.step != steps.DEPLOY:
                continue
            offer = multi_card_choice(play.state, play.options)
            cards = [text for text in gestures(offer, chosen) if text != offer.stop]
            if cards and len(cards) < offer.ends_at:
                made = fork(play)
                made.choose(cards)
                total = sum(offer.worth[text.removeprefix(f"{offer.verb} ")] for text in cards)
                assert made.state.defence == play.state.defence + total
                compared += total > 0
    assert compared > 5


def test_the_reasons_that_are_never_shown_have_no_place_at_the_table() -> None:
    for play in choices("plain", seed=1):
        shown = {each.reason for each in move_candidates(play.state, play.options, play.game.cards)}
        assert not shown & {reasons.NOT_ALLIED, reasons.MERCHANT_ABSENT, reasons.NOT_THIS_CHOICE}


def test_a_move_by_its_number_is_the_move_in_words() -> None:
    one, other = begun(), begun()
    for _ in range(30):
        assert one.live and other.live
        seat, move = one.live.who, one.live.legal_moves()[-1]
        words = move_text(one.live.state, move)
        assert one.submit(seat, [move], one.version, NOW) == other.submit(seat, [words], other.version, NOW)


def test_a_number_that_is_no_legal_move_is_refused_and_changes_nothing() -> None:
    table = begun()
    assert table.live
    wrong = next(move for move in range(MOVES) if move not in table.live.legal_moves())
    before, version = table.live.game.position, table.version
    with pytest.raises(IllegalMove):
        table.submit(table.live.who, [wrong], version, NOW)
    assert (table.live.game.position, table.version) == (before, version)

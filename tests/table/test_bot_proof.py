"""Bots that can be proved honest: what they chose can be repeated, and every kind of tampering is found."""

from __future__ import annotations

import pytest
from setting import NOW, play_out
from tampering import (
    Change,
    alter_choice,
    drop_line,
    honest_record,
    peek,
    play_honestly,
    reason,
    swap_card,
    table_with_bots,
    tampered,
)

from regno.players import PLAYERS
from regno.table.bot_proof import BotChoice, bot_lines, read_bot_claim, verify_bots
from regno.table.errors import TableError

HONEST_GAMES, TAMPERED_GAMES = 6, 10  # bench/bots.py plays a thousand of each


@pytest.mark.parametrize("seed", range(HONEST_GAMES))
def test_honest_games_give_no_alarm(seed: int) -> None:
    text = honest_record(seed)
    found, claim = verify_bots(text), read_bot_claim(text)
    assert found.people == frozenset([0] if seed % 2 else []) == claim.people
    assert found.repeated == {"steward": len(claim.choices)} and len(claim.choices) > 10


@pytest.mark.parametrize("change", [alter_choice, peek, swap_card], ids=lambda each: each.__name__)
def test_every_tampered_game_gives_an_alarm(change: Change) -> None:
    texts = [honest_record(seed) for seed in range(4)]
    for seed in range(TAMPERED_GAMES):
        assert reason(tampered(texts[seed % 4], change, seed))


def test_a_move_that_is_left_out_is_found() -> None:
    """The lines of single moves are taken out of the Record: rules, shuffle or bots refuse it."""
    text = honest_record(2)
    assert all(reason(drop_line(text, seed)) for seed in range(30))


def test_comments_that_hide_or_invent_a_bot_are_found() -> None:
    text = honest_record(2)
    told = [line for line in text.splitlines() if line.startswith("# bots steward")]
    number = told[0].split()[4]
    assert reason(text.replace(told[0], told[0].replace(f" {number}", "", 1))) == "bot-not-told"
    assert reason(text.replace(told[0], f"{told[0]} 0")) == "bot-without-move"
    assert reason(text.replace(told[0], f"{told[0]}\n# bots random 0 {number}")) == "bots-twice"
    assert reason(text.replace("# bots steward 0", "# bots random 0")) == "wrong-bot-choice"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("# bots", "bad-bot-line"),
        ("# bots steward", "bad-bot-line"),
        ("# bots steward x 3", "bad-bot-line"),
        ("# bots steward -1 3", "bad-bot-line"),
        ("# bots sovereign 99999999 3", "bad-bot-line"),
        ("# bots nobody 0 3", "unknown-bot"),
        ("# bots champion@x 9 3", "bad-bot-line"),
        ("# bots champion@99 9 3", "bot-version"),
        ("# bots champion 9 3", "bot-version"),
        ("# bots people 9", "no-seat"),
    ],
)
def test_lines_about_bots_that_make_no_sense_are_one_clear_reason(line: str, key: str) -> None:
    assert reason(f"{line}\n{honest_record(2)}") == key


def test_the_record_names_the_version_of_a_level_that_searched() -> None:
    version = PLAYERS["champion"].version
    table = table_with_bots("0" * 32, (0,))
    while table.live and table.live.who == 0:
        table.submit(0, [table.live.game.legal()[0]], table.version, NOW)
    assert table.live and version > 1
    seat, before = table.live.who, table.live.count
    table.submit(seat, [table.live.game.legal()[0]], table.version, NOW, "champion", simulations=9)
    assert table.recent[-1].entry.level_version == version  # type: ignore[union-attr]
    lines = bot_lines([0], table.bot_choices)
    assert lines[1:] == [f"# bots champion@{version} 9 {before}"]
    assert read_bot_claim("\n".join(lines)).choices == {before: BotChoice("champion", 9, version)}


def test_a_game_without_bots_has_nothing_to_repeat_and_says_so() -> None:
    table = table_with_bots("0" * 32, (0, 1, 2, 3))
    play_out(table)
    assert "# bots" not in table.record() and reason(table.record()) == "no-bots-told"


def test_choices_that_are_taken_back_are_forgotten_and_come_again() -> None:
    """The same moment has the same seed, so a bot that is asked again answers as before."""
    table = table_with_bots("5" * 32, (0,))
    play_honestly(table, 3, choices=30)
    before = dict(table.bot_choices)
    undone = table.undo(0, NOW)
    assert undone.entry.kept <= max(before)  # type: ignore[union-attr]
    assert table.bot_choices == {number: how for number, how in before.items() if number < undone.entry.kept}  # type: ignore[union-attr]
    assert verify_bots(play_honestly(table, 1)).repeated["steward"] > 4


def test_an_error_of_the_proof_has_a_sentence_in_every_language() -> None:
    with pytest.raises(TableError) as caught:
        verify_bots(tampered(honest_record(2), alter_choice, 1))
    assert "steward" in caught.value.text("en") and "steward" in caught.value.text("it")

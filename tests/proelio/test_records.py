"""Records: comments and order do not matter, damage is told by its line, and what could be read is kept."""

from __future__ import annotations

import pytest

from regno.errors import BadRecord
from regno.proelio.edition import built_in
from regno.proelio.formats.position_text import read_position
from regno.proelio.formats.record import read_record
from regno.proelio.formats.seat_record import write_record
from regno.proelio.game import Game, deal, new_state
from regno.proelio.jit.records import values_of
from regno.proelio.state import CHANCE

WHOLE = """\
regno record 1
rules 2
edition en111
houses 3
guilds no
merchant no
allied no
option off_axis_winner right_of_fallen

chance =2
chance =shields
chance =manure
chance =soldiers
chance =shields
chance =manure
chance =soldiers
chance =palisades
chance =manure
chance =knights
chance =palisades
chance =patrol
chance =knights
chance =tower
chance =patrol
chance =hero
"""
HOUSE_RULE = "option off_axis_winner right_of_fallen"
# The deal is whole once the fifteenth card is a Base card; from there on House 0 plays.
DEALT = WHOLE.replace("chance =hero\n", "chance =tower\n")
PLAYED = DEALT + "0 fortify\n1 draw\nchance =plague\n1 discard plague\n2 draw\n"


def line_of(text: str, line: str) -> int:
    return text.splitlines().index(line) + 1


def damage(text: str) -> BadRecord:
    """The complaint about a damaged Record: one line in each language."""
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    english, italian = caught.value.text("en"), caught.value.text("it")
    assert english != italian and "\n" not in english + italian
    return caught.value


def kept(fault: BadRecord) -> Game:
    assert isinstance(fault.kept, Game)
    return fault.kept


# ---------------------------------------------------------------- sound Records


def test_a_record_replays_move_by_move() -> None:
    game = read_record(PLAYED)
    assert len(game.moves) == 21 and game.decision and (game.decision.who, game.decision.kind) == (CHANCE, "chance")
    assert write_record(game) == PLAYED


def test_comments_empty_lines_and_spaces_do_not_matter() -> None:
    noisy = "# a remark\n\n" + PLAYED.replace("\n", "\n   # another\n\n").replace("0 fortify", "  0   fortify  ")
    assert write_record(read_record(noisy)) == PLAYED


def test_lines_of_a_record_may_end_as_on_any_system() -> None:
    assert write_record(read_record(PLAYED.replace("\n", "\r\n"))) == PLAYED


def test_facts_may_come_in_any_order_and_absent_ones_are_not_in_play() -> None:
    text = "regno record 1\nhouses 5\nedition ga\nrules 1\n"
    assert write_record(read_record(text)) == write_record(read_record(text + "guilds no\nmerchant no\nallied no\n"))


def test_a_record_may_stop_anywhere() -> None:
    lines = PLAYED.splitlines(keepends=True)
    for end in range(4, len(lines) + 1):
        assert read_record("".join(lines[:end])).moves == read_record(PLAYED).moves[: max(0, end - 9)]


def test_a_game_that_began_with_a_position_says_so() -> None:
    text = "houses=3 turn=1 h0=manure h1=soldiers,shields h2=manure f2=shields season=autumn"
    edition = built_in("it111")
    state, options = read_position(text, edition, {"depletion": "lazy"})
    game = Game(edition, options, state)
    game.play("attack soldiers").play("draw")
    again = read_record(write_record(game))
    assert "start houses=3 turn=1" in write_record(game) and write_record(again) == write_record(game)
    assert values_of(again.state) == values_of(game.state) and values_of(again.options) == values_of(options)


def test_a_game_begun_at_a_position_before_the_deal_keeps_its_table() -> None:
    edition = built_in("en111")
    options = edition.options(4, guilds=True, merchant=True)
    game = Game(edition, options, new_state(edition, options))
    again = read_record(write_record(game))
    assert (again.options.guilds, again.options.merchant) == (1, 1)
    assert values_of(again.options) == values_of(options) and write_record(again) == write_record(game)


def test_a_seeded_game_replays_without_its_seed() -> None:
    game = deal("v082", houses=3, seed=5)
    game.play(game.legal()[-1])
    assert read_record(write_record(game)).position == game.position


# ---------------------------------------------------------------- damaged ones


@pytest.mark.parametrize(
    ("line", "instead", "offenders"),
    [
        ("regno record 1", "regno record 2", ["regno record 2", "regno record 1"]),
        ("regno record 1", "chess", ["chess", "regno record 1"]),
        ("rules 2", "rules 99", ["99", "2"]),
        ("rules 2", "rules", ["2"]),
        ("houses 3", "houses 9", ["houses", "9", "3 .. 6"]),
        ("houses 3", "houses three", ["houses", "three", "3 .. 6"]),
        ("guilds no", "guilds perhaps", ["guilds", "perhaps", "no / yes"]),
        (HOUSE_RULE, "option off_axis_winner nobody", ["off_axis_winner", "nobody", "causer"]),
        (HOUSE_RULE, "option colour red", ["colour", "off_axis_winner"]),
        (HOUSE_RULE, "option depletion", ["depletion", "eager"]),
    ],
)  # fmt: skip
def test_a_damaged_header_is_told_by_its_line(line: str, instead: str, offenders: list[str]) -> None:
    fault = damage(PLAYED.replace(line, instead))
    for language in ("en", "it"):
        assert str(line_of(PLAYED, line)) in fault.text(language)
        assert all(offender in fault.text(language) for offender in offenders)
    assert fault.kept is None


@pytest.mark.parametrize(
    ("dropped", "offender"),
    [("rules 2\n", "rules"), ("edition en111\n", "edition"), ("regno record 1\n", "regno record 1")],
)
def test_a_header_without_what_it_needs_is_refused(dropped: str, offender: str) -> None:
    assert offender in str(damage(PLAYED.replace(dropped, "")))


def test_an_empty_record_is_refused() -> None:
    for text in ("", "\n\n# nothing\n"):
        fault = str(damage(text))
        assert "line 1 " in fault and "regno record 1" in fault, "what must stand first is named"


def test_an_unknown_edition_is_named_with_those_that_are_known() -> None:
    fault = damage(PLAYED.replace("edition en111", "edition en112"))
    assert all(word in str(fault) for word in ("en112", "v082", "ga", "it111", "en111", "cards"))


@pytest.mark.parametrize(
    ("header", "offender"),
    [
        ("edition ga\nguilds yes\n", "ga"),
        ("edition ga\nhouses 5\nallied yes\n", "5"),
        ("edition en111\nallied yes\nmerchant yes\n", "Merchant"),
        ("edition en111\nallied yes\noption seasons yes\n", "seasons"),
    ],
)
def test_a_table_that_cannot_be_is_refused(header: str, offender: str) -> None:
    assert offender in str(damage(f"regno record 1\nrules 1\n{header}chance =0\n"))


@pytest.mark.parametrize(
    ("line", "instead", "offenders"),
    [
        pytest.param("0 fortify", "0 attack soldiers", ["attack soldiers"], id="illegal"),
        pytest.param("0 fortify", "0 dance", ["dance", "action"], id="unreadable"),
        pytest.param("0 fortify", "1 fortify", ["1", "0"], id="wrong-seat"),
        pytest.param("0 fortify", "chance =plague", ["chance", "0"], id="chance-out-of-turn"),
        pytest.param("0 fortify", "7 fortify", ["7", "0"], id="no-such-seat"),
        pytest.param("0 fortify", "fortify", ["fortify", "0"], id="no-seat"),
        pytest.param("0 fortify", "houses 4", ["houses", "0"], id="fact-among-moves"),
        pytest.param("0 fortify", "colour red", ["colour", "0"], id="unknown-line"),
        pytest.param("0 fortify", "0 fort", ["fort"], id="cut-off"),
        pytest.param("0 fortify", "0", ['""', "action"], id="cut-off-after-the-seat"),
    ],
)
def test_a_damaged_move_is_told_by_its_line_and_the_rest_is_kept(line: str, instead: str, offenders: list[str]) -> None:
    text = PLAYED.replace(line, instead)
    fault = damage(text)
    for language in ("en", "it"):
        assert str(line_of(text, instead)) in fault.text(language)
        assert all(offender in fault.text(language) for offender in offenders)
    assert write_record(kept(fault)) == DEALT


def test_the_line_counts_remarks_and_empty_lines_too() -> None:
    text = PLAYED.replace("0 fortify", "# a remark\n\n\n0 dance")
    assert f"line {line_of(text, '0 dance')} " in str(damage(text))


def test_a_card_that_chance_cannot_deal_is_refused() -> None:
    fault = damage(WHOLE)
    assert "line 25 " in str(fault) and "=hero" in str(fault) and len(kept(fault).moves) == 15


def test_a_move_after_the_end_is_refused() -> None:
    start = "start houses=3 h0=manure h1=manure h2=manure"
    text = f"regno record 1\nrules 1\nedition en111\noption turn_cap 1\n{start}\n0 draw\nchance =tower\n1 draw\n"
    fault = damage(text)
    assert "1 draw" in str(fault) and "line 8 " in str(fault)
    assert kept(fault).result is not None


def test_a_bad_position_at_the_start_is_told_by_its_line() -> None:
    fault = damage("regno record 1\nrules 1\nedition en111\nstart houses=3 h0=dragons\n0 draw\n")
    assert "dragons" in str(fault)

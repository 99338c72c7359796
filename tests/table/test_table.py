"""A table without a socket: seats, choices, versions, and everything that it does not allow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from setting import MAKER, NOW, SECRET, any_move, begun, nonce, person, play_out, set_table

from regno.errors import BadOption, IllegalMove, RegnoError, UnreadableMove
from regno.proelio import steps
from regno.proelio.cards import NAMES
from regno.proelio.formats.move_text import move_text
from regno.proelio.jit.records import copy_of, values_of
from regno.table.clock import Limit
from regno.table.dump import Archive, restore
from regno.table.errors import TableError
from regno.table.log import Moved
from regno.table.settings import TableSettings
from regno.table.table import Table


def denied(action: Callable[[], object]) -> str:
    with pytest.raises(TableError) as caught:
        action()
    assert caught.value.text("en") and caught.value.text("it")
    return caught.value.key


def table_at(step: int, terms: TableSettings | None = None, people: Sequence[int] = (0, 1, 2, 3)) -> Table:
    """A table where one of its people is asked at a step, found by playing at random."""
    for seed in range(200):
        table, chosen = begun(people, terms), Random(seed)
        while table.phase == "playing":
            if table.live and table.live.state.step == step and table.live.who in people:
                return table
            any_move(table, chosen)
    raise AssertionError(f"{steps.NAMES[step]} never came")


def standing(table: Table) -> tuple[dict[str, object], dict[str, object], int]:
    """How the game stands and what is known, as it is at this moment."""
    assert table.live
    play = table.live
    return values_of(copy_of(play.state)), values_of(copy_of(play.knowledge)), len(play.game.moves)


# ---------------------------------------------------------------- seats


def test_the_usual_table_has_no_guilds_and_no_merchant() -> None:
    options = TableSettings().options()
    assert (options.guilds, options.merchant, options.allied) == (0, 0, 0)


def test_a_seat_is_taken_once() -> None:
    table = set_table((0,), TableSettings(houses=3))
    assert denied(lambda: table.sit(0, "Late", person(9), nonce(9), NOW)) == "seat-taken"
    assert denied(lambda: table.sit(3, "Late", person(9), nonce(9), NOW)) == "no-seat"
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "bad-name"),
        ("   ", "bad-name"),
        ("x" * 25, "bad-name"),
        ("a\x07b", "unseen-letters"),
        ("An\u200dna", "unseen-letters"),
        ("\u200d\U0001f469", "unseen-letters"),
        ("Anna\u202e", "unseen-letters"),
    ],
)
def test_a_name_is_short_and_can_be_seen(name: str, key: str) -> None:
    table = Table("t", TableSettings(), "00" * 16, MAKER)
    assert denied(lambda: table.sit(0, name, person(0), nonce(0), NOW)) == key
    assert denied(lambda: begun().say(0, name * 9, NOW)) == key.replace("bad-name", "bad-line")


@pytest.mark.parametrize(
    "name", ["Zoë", "Ольга 2", "\U0001f468\u200d\U0001f469\u200d\U0001f467 Rossi", "\U0001f3f3\ufe0f\u200d\U0001f308"]
)
def test_a_name_may_have_any_letters_and_emoji_joined_to_one(name: str) -> None:
    table = set_table((), TableSettings(houses=3))
    table.empty(MAKER, 0, NOW)
    table.sit(0, name, person(0), nonce(0), NOW)
    assert table.seats[0].name == name


@pytest.mark.parametrize("bad", ["", "12", "G" * 32, "A" * 32, "0" * 33])
def test_a_nonce_is_sixteen_bytes_in_hexadecimal(bad: str) -> None:
    table = Table("t", TableSettings(), "00" * 16, MAKER)
    assert denied(lambda: table.sit(0, "Ada", person(0), bad, NOW)) == "bad-nonce"


def test_only_the_maker_fills_begins_and_closes() -> None:
    table = set_table((0,), TableSettings(houses=3))
    assert denied(lambda: table.fill(person(0), 1, "steward", NOW)) == "not-maker"
    assert denied(lambda: table.begin(person(0), NOW)) == "not-maker"
    assert denied(lambda: table.close(person(0), NOW)) == "not-maker"
    assert denied(lambda: table.empty(person(1), 0, NOW)) == "not-maker"
    table.empty(person(0), 0, NOW)
    assert denied(lambda: table.begin(MAKER, NOW)) == "seats-free"
    assert denied(lambda: table.fill(MAKER, 0, "genius", NOW)) == "bad-bot"


def test_a_spectator_does_not_free_the_seat_of_a_bot() -> None:
    """The holder of a bot's seat is nobody, and so is a spectator."""
    table = set_table((0,), TableSettings(houses=3))
    assert denied(lambda: table.empty("", 1, NOW)) == "not-maker"
    table.begin(MAKER, NOW)
    assert denied(lambda: table.leave("", 1, NOW)) == "not-maker"


def test_a_person_takes_another_name_by_sitting_down_again() -> None:
    table = set_table((0, 1), TableSettings(houses=3))
    table.sit(0, "Another", person(0), nonce(7), NOW)
    assert table.seats[0].name == "Another" and table.shuffle.nonces[0] == nonce(7)
    assert denied(lambda: table.sit(0, "Mine now", person(1), nonce(1), NOW)) == "seat-taken"
    table.begin(MAKER, NOW)
    assert denied(lambda: table.sit(0, "Late", person(0), nonce(0), NOW)) == "begun"


def test_a_seat_freed_takes_its_nonce_along() -> None:
    table = set_table((0,), TableSettings(houses=3))
    table.empty(MAKER, 0, NOW)
    assert table.shuffle.nonces == {}


def test_once_begun_seats_do_not_change_so() -> None:
    table = begun()
    assert denied(lambda: table.empty(MAKER, 0, NOW)) == "begun"
    assert denied(lambda: table.begin(MAKER, NOW)) == "begun"


def test_a_chosen_seed_is_for_one_person() -> None:
    terms = TableSettings(houses=3, seed=7)
    table = Table("t", terms, "00" * 16, MAKER)
    table.sit(0, "Ada", person(0), nonce(0), NOW)
    table.sit(1, "Ada too", person(0), nonce(1), NOW)  # one person may hold several seats
    assert denied(lambda: table.sit(2, "Bob", person(2), nonce(2), NOW)) == "seed-for-one"


@pytest.mark.parametrize(
    ("terms", "key"),
    [
        (TableSettings(edition="/etc/passwd"), "bad-edition"),
        (TableSettings(pace=-1), "bad-pace"),
        (TableSettings(seed=-1), "bad-seed"),
        (TableSettings(clock=Limit("move", 1)), "bad-clock"),
        (TableSettings(clock=Limit("game", 10**9)), "bad-clock"),
    ],
)
def test_terms_that_cannot_be(terms: TableSettings, key: str) -> None:
    assert denied(terms.check) == key


@pytest.mark.parametrize(
    "terms", [TableSettings(houses=7), TableSettings(rulings={"seasons": "perhaps"}), TableSettings(rulings={"x": "y"})]
)
def test_options_that_cannot_be(terms: TableSettings) -> None:
    with pytest.raises(BadOption):
        terms.check()


def test_every_house_rule_reaches_the_game() -> None:
    table = begun(terms=TableSettings(rulings={"plague_stacking": "yes", "turn_cap": "40"}))
    assert table.live and (table.live.options.plague_stacking, table.live.options.turn_cap) == (1, 40)


# ---------------------------------------------------------------- choices


def test_a_choice_raises_the_version_by_one() -> None:
    table = begun()
    before = table.version
    told = any_move(table, Random(1))
    assert told.version == table.version == before + 1
    assert isinstance(told.entry, Moved) and told.events


def test_only_the_seat_that_must_choose_may() -> None:
    table = begun()
    assert table.live
    other = (table.live.who + 1) % 4
    assert denied(lambda: table.submit(other, ["draw"], table.version, NOW)) == "not-your-choice"


def test_of_two_choices_for_one_version_the_second_is_stale() -> None:
    table = begun()
    assert table.live
    seat, version = table.live.who, table.version
    move = move_text(table.live.state, table.live.legal_moves()[0])
    table.submit(seat, [move], version, NOW)
    after = standing(table)
    assert denied(lambda: table.submit(seat, [move], version, NOW)) == "stale"
    assert standing(table) == after


def test_a_version_that_never_was_is_stale() -> None:
    table = begun()
    assert table.live
    assert denied(lambda: table.submit(table.live.who, ["draw"], table.version + 1, NOW)) == "stale"  # type: ignore[union-attr]


def test_chat_in_between_makes_no_choice_stale() -> None:
    table = begun()
    assert table.live
    version, seat = table.version, table.live.who
    table.say(0, "hello", NOW)
    table.submit(seat, [move_text(table.live.state, table.live.legal_moves()[0])], version, NOW)


@pytest.mark.parametrize("moves", [[], ["draw"] * 13])
def test_a_choice_has_one_to_twelve_moves(moves: list[str]) -> None:
    table = begun()
    assert table.live
    assert denied(lambda: table.submit(table.live.who, moves, table.version, NOW)) == "bad-moves"  # type: ignore[union-attr]


def test_nonsense_and_illegal_moves_change_nothing() -> None:
    table = begun()
    assert table.live
    before, version = standing(table), table.version
    for text, error in (("dance", UnreadableMove), ("pass", IllegalMove)):
        with pytest.raises(error):
            table.submit(table.live.who, [text], version, NOW)
    assert standing(table) == before and table.version == version


def test_several_cards_of_one_choice_go_as_one() -> None:
    table = table_at(steps.PAY)
    assert table.live
    first, before = table.live.legal_moves()[0], standing(table)
    for second in range(first, len(NAMES)):
        try:
            table.submit(table.live.who, [f"pay {NAMES[kind]}" for kind in (first, second)], table.version, NOW)
        except IllegalMove:
            assert standing(table) == before
        else:
            break
    assert len(table.live.game.moves) >= before[2] + 2


def test_a_refused_second_move_takes_the_first_back() -> None:
    table = table_at(steps.PAY)
    assert table.live
    before = standing(table)
    first = move_text(table.live.state, table.live.legal_moves()[0])
    with pytest.raises(RegnoError):
        table.submit(table.live.who, [first, "pay nothing"], table.version, NOW)
    assert standing(table) == before
    assert table.live.legal_moves()


def test_nobody_looks_at_what_follows_and_chooses_again() -> None:
    """A submit that goes on past a draw or a reveal is refused alike, whatever came: it tells nothing."""
    table = table_at(steps.DEPLOY)
    assert table.live
    before = standing(table)
    sentences = set()
    for guess in ("hold", "sacrifice", "give soldiers", "draw", "nonsense"):
        with pytest.raises(TableError) as caught:
            table.submit(table.live.who, ["stop", guess], table.version, NOW)
        sentences.add((caught.value.key, str(caught.value)))
    assert len(sentences) == 1 and standing(table) == before


def test_nobody_draws_twice_to_choose() -> None:
    table = begun()
    assert table.live
    if "draw" in [move_text(table.live.state, move) for move in table.live.legal_moves()]:
        assert denied(lambda: table.submit(table.live.who, ["draw", "draw"], table.version, NOW)) == "choice-ends"  # type: ignore[union-attr]


# ---------------------------------------------------------------- leaving, stopping, undoing, going on


def test_a_seat_left_is_played_by_a_marked_bot_and_can_be_taken_back() -> None:
    table = begun()
    table.leave(person(2), 2, NOW)
    assert table.seats[2].kind == "stand_in" and table.seats[2].bot == "steward"
    assert denied(lambda: table.leave(person(2), 2, NOW)) == "already-left"
    table.come_back(2, NOW)
    assert table.seats[2].is_person
    assert denied(lambda: table.come_back(2, NOW)) == "never-left"


def test_while_a_bot_stands_in_the_person_makes_no_move() -> None:
    table = begun()
    assert table.live
    seat, move = table.live.who, move_text(table.live.state, table.live.legal_moves()[0])
    table.leave(person(seat), seat, NOW)
    assert denied(lambda: table.submit(seat, [move], table.version, NOW)) == "already-left"
    assert table.submit(seat, [move], table.version, NOW, by="steward")


def test_the_maker_may_hand_a_lost_persons_seat_to_a_bot_and_others_not() -> None:
    table = begun()
    assert denied(lambda: table.leave(person(1), 2, NOW)) == "not-maker"
    table.leave(MAKER, 2, NOW)
    assert table.seats[2].kind == "stand_in"


def test_people_agree_to_stop_and_those_who_left_have_no_say() -> None:
    table = begun((0, 1, 2))
    table.agree(0, True, NOW)
    table.agree(1, True, NOW)
    table.agree(0, False, NOW)
    table.leave(person(2), 2, NOW)
    assert table.chooser is not None
    table.agree(0, True, NOW)
    assert table.phase == "stopped"
    assert denied(lambda: any_move(table, Random(1))) == "not-playing"


def test_undo_goes_back_to_the_persons_latest_choice() -> None:
    table, chosen = begun((1,)), Random(3)
    assert table.live
    while table.live.who != 1:
        any_move(table, chosen)
    position = table.live.game.position
    any_move(table, chosen)
    while table.phase == "playing" and table.live.who != 1:
        any_move(table, chosen)
    table.undo(1, NOW)
    assert table.live.game.position == position
    knowledge = values_of(table.live.knowledge)
    assert knowledge == values_of(begun_again(table).live.knowledge)  # type: ignore[union-attr]


def test_undo_takes_a_choice_of_several_moves_back_as_one() -> None:
    table = table_at(steps.DEPLOY, people=(1,))
    assert table.live and table.live.who == 1
    position, moves = table.live.game.position, [texts(table)[0], "stop"]
    assert moves[0].startswith("deploy ")
    for _ in range(2):  # what was undone counts no more
        table.submit(1, moves, table.version, NOW)
        table.undo(1, NOW)
        assert table.live.game.position == position


def texts(table: Table) -> list[str]:
    """The moves that are offered, in words."""
    assert table.live
    return [move_text(table.live.state, move) for move in table.live.legal_moves()]


def begun_again(table: Table) -> Table:
    """The same table with only the moves that were kept."""
    assert table.live
    other = begun((1,))
    assert other.live
    other.live.replay(table.live.game.moves[len(other.live.game.moves) :])
    return other


def test_undo_is_for_games_against_bots_alone() -> None:
    assert denied(lambda: begun((0, 1)).undo(0, NOW)) == "undo-among-people"
    table = begun((0,))
    table.leave(person(0), 0, NOW)
    assert denied(lambda: table.undo(1, NOW)) == "undo-among-people"
    assert denied(lambda: begun((0,)).undo(0, NOW)) == "nothing-to-undo"


def test_talk_is_short_and_forbidden_among_allies() -> None:
    table = begun()
    assert table.say(0, " well   met ", NOW).entry.text == "well met"  # type: ignore[union-attr]
    assert denied(lambda: table.say(0, "x" * 201, NOW)) == "bad-line"
    assert denied(lambda: begun(terms=TableSettings(allied=True)).say(0, "hello", NOW)) == "no-talk"
    assert denied(lambda: begun(terms=TableSettings(chat=False)).say(0, "hello", NOW)) == "no-talk"


def test_125_a_note_rides_with_a_support_and_with_nothing_else() -> None:
    table = table_at(steps.SUPPORT, TableSettings(allied=True))
    assert table.live
    seat, move = table.live.who, move_text(table.live.state, table.live.legal_moves()[0])
    told = table.submit(seat, [move], table.version, NOW, note=" hold  on ")
    assert isinstance(told.entry, Moved) and told.entry.note == "hold on"
    other = begun(terms=TableSettings(allied=True))
    assert other.live
    assert (
        denied(lambda: other.submit(other.live.who, ["draw"], other.version, NOW, note="psst"))  # type: ignore[union-attr]
        == "note-without-support"
    )


def test_125_no_note_rides_where_the_terms_forbid_it() -> None:
    table = table_at(steps.SUPPORT, TableSettings(allied=True, support_note=False))
    assert table.live
    seat, move = table.live.who, move_text(table.live.state, table.live.legal_moves()[0])
    assert denied(lambda: table.submit(seat, [move], table.version, NOW, note="hold on")) == "no-notes"
    assert table.live.who == seat and table.submit(seat, [move], table.version, NOW)


def test_a_table_is_restless_while_a_bot_must_choose_or_time_runs() -> None:
    assert not set_table(()).is_restless and begun(()).is_restless
    assert not begun().is_restless
    timed = begun(terms=TableSettings(clock=Limit("move", 60)))
    assert timed.is_restless
    for seat in range(4):
        timed.agree(seat, True, NOW)
    assert timed.phase == "stopped" and not timed.is_restless


def test_a_rematch_is_set_once_after_the_end() -> None:
    table = begun()
    assert denied(lambda: table.set_rematch("t2", 0, NOW)) == "still-playing"
    play_out(table)
    table.set_rematch("t2", 1, NOW)
    assert (table.rematch, table.rematch_by) == ("t2", 1)
    assert denied(lambda: table.set_rematch("t3", 0, NOW)) == "rematch-set"


def test_a_closed_table_is_quiet() -> None:
    table = begun()
    table.close(MAKER, NOW)
    for action in (
        lambda: table.say(0, "hello", NOW),
        lambda: table.close(MAKER, NOW),
        lambda: table.empty(MAKER, 0, NOW),
    ):
        assert denied(action) == "closed"
    assert table.secret == "", "the deal of a game that was not played out stays secret"


def test_a_returning_reader_gets_what_was_missed_or_nothing() -> None:
    table = begun()
    have = table.version
    play_out(table, most=5)
    missed = table.since(have)
    assert missed is not None and [told.version for told in missed] == list(range(have + 1, table.version + 1))
    assert table.since(table.version) == []
    assert table.since(table.version + 1) is None
    play_out(table, most=200)
    assert table.since(have) is None or table.version - have <= 128


# ---------------------------------------------------------------- the clock


def test_no_clock_never_rings() -> None:
    assert begun().clock.deadline is None


def test_a_clock_per_move_starts_anew_with_every_choice() -> None:
    table = begun(terms=TableSettings(clock=Limit("move", 30)))
    assert table.clock.deadline == NOW + 30_000
    table.say(0, "slow today", NOW + 5_000)
    assert table.clock.deadline == NOW + 30_000
    assert not table.clock.is_over(NOW + 29_999) and table.clock.is_over(NOW + 30_000)


def test_a_clock_per_game_charges_the_one_who_thinks() -> None:
    table = begun(terms=TableSettings(clock=Limit("game", 60)))
    assert table.live
    seat = table.live.who
    table.submit(seat, [move_text(table.live.state, table.live.legal_moves()[0])], table.version, NOW + 12_000)
    assert table.clock.left[seat] == 48_000
    assert [left for other, left in enumerate(table.clock.left) if other != seat] == [60_000] * 3


def test_bots_are_not_timed() -> None:
    assert begun((), TableSettings(clock=Limit("move", 30))).clock.deadline is None


def test_time_in_which_the_table_was_put_away_is_nobodys() -> None:
    table = begun(terms=TableSettings(clock=Limit("move", 30)))
    table.clock.resume(NOW + 10**9)
    assert table.clock.deadline == NOW + 10**9 + 30_000


def test_time_in_which_the_server_was_down_stays_nobodys_however_often_the_table_is_read_again() -> None:
    table = begun(terms=TableSettings(clock=Limit("game", 60)))
    assert table.live
    seat, back = table.live.who, NOW + 10**9
    table.resume_clock(back)
    table.submit(seat, texts(table)[:1], table.version, back + 12_000)
    assert table.clock.left[seat] == 48_000
    log = [told.entry for told in table.recent]
    archive = Archive(id=table.id, terms=table.settings, secret=SECRET, maker=table.maker, made=NOW, log=log)
    assert restore(archive, back + 10**9)[0].clock.left == table.clock.left


def test_the_clock_of_a_game_that_is_over_is_not_resumed() -> None:
    table = begun()
    play_out(table)
    assert denied(lambda: table.resume_clock(NOW)) == "not-playing"

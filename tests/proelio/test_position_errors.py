"""What a position, a move, an option or an edition must not be: one sentence that names the offender."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from scene import editions, play

from regno.errors import BadEdition, BadOption, BadPosition, BadRecord, IllegalMove, RegnoError, UnreadableMove
from regno.proelio.chance import below, make_rng
from regno.proelio.edition import built_in
from regno.proelio.formats.position_text import read_position
from regno.proelio.formats.record import record_text
from regno.proelio.formats.seat_record import read_any_game
from regno.proelio.game import Game, undealt
from regno.proelio.jit.records import values_of
from regno.proelio.moves import MOVES


def refusal(error: type[RegnoError], *offenders: str) -> Callable[[Callable[[], object]], None]:
    """A check that something is refused in one line, in both languages, and that the offenders are named in it."""

    def check(attempt: Callable[[], object]) -> None:
        with pytest.raises(error) as caught:
            attempt()
        english, italian = caught.value.text("en"), caught.value.text("it")
        assert english != italian and str(caught.value) == english
        for sentence in (english, italian):
            assert "\n" not in sentence
            assert all(offender in sentence for offender in offenders), sentence

    return check


# Positions at odds with the edition or the mode


@pytest.mark.parametrize(
    ("edition", "text", "offender"),
    [
        pytest.param("en111", "h0=soldiers*14", "soldiers", id="over-many-in-one-hand"),
        pytest.param("en111", "h0=hero f1=tower h1=hero a0=hero@3", "hero", id="over-many-over-the-table"),
        pytest.param("en111", "f0=fortress f1=fortress pile=fortress", "fortress", id="over-many-with-fortifications"),
        pytest.param("en111", "houses=4 p0=1 p1=1 p2=1 p3=1", "plague", id="over-many-plagues"),
        pytest.param("en111", "h0=manure deck=manure*6", "manure", id="over-many-with-the-deck"),
        pytest.param("it111", "h0=imperial_manure", "imperial_manure", id="imperial-manure-in-C"),
        pytest.param("en111", "h0=imperial_manure", "imperial_manure", id="imperial-manure-in-D"),
        pytest.param("en111", "a0=imperial_manure", "imperial_manure", id="imperial-manure-laid-in-D"),
        pytest.param("en111", "houses=4 allied=1 h0=temporary_alliance", "temporary_alliance", id="alliance-of-allies"),
        pytest.param("v082", "houses=4 allied=1 pile=temporary_alliance", "temporary_alliance", id="alliance-in-A"),
        pytest.param("en111", "g0=bards g2=bards", "bards", id="guild-twice"),
        pytest.param("en111", "g0=bards g2=bards-", "bards", id="guild-twice-once-exhausted"),
        pytest.param("v082", "season=summer", "season", id="season-in-A"),
        pytest.param("ga", "season=autumn", "season", id="season-in-B"),
        pytest.param("it111", "houses=4 allied=1 season=summer", "season", id="season-of-allies"),
    ],
)
def test_positions_at_odds_with_edition_or_mode_are_refused(edition: str, text: str, offender: str) -> None:
    refusal(BadPosition, offender)(lambda: play(text, edition=edition))


@pytest.mark.parametrize(
    ("edition", "text", "offender"),
    [
        pytest.param("en111", "houses=4 allied=1 merchant=0", "merchant=0", id="merchant-of-allies"),
        pytest.param("v082", "merchant=0", "merchant=0", id="merchant-in-A"),
        pytest.param("ga", "merchant=0", "merchant=0", id="merchant-in-B"),
        pytest.param("v082", "g0=bards", "g0=bards", id="guild-in-A"),
        pytest.param("ga", "g1=bards", "g1=bards", id="guild-in-B"),
        pytest.param("en111", "allied=1", "allied=1", id="three-allies"),
        pytest.param("en111", "allied=1 houses=5", "allied=1", id="five-allies"),
    ],
)
def test_words_of_a_mode_that_is_not_there_are_refused(edition: str, text: str, offender: str) -> None:
    refusal(BadPosition, offender)(lambda: play(text, edition=edition))


@pytest.mark.parametrize(
    ("edition", "text", "english", "italian"),
    [
        (
            "en111",
            "h0=hero*10",
            "it has Hero ×10, but the edition has 2 of them (English rulebook, 111 cards).",
            "ha Eroe ×10, ma l'edizione ne ha 2 (Regolamento inglese, 111 carte).",
        ),
        (
            "it111",
            "h0=edict*9",
            "it has Imperial Protection ×9, but the edition has 3 of them (Italian rulebook, 111 cards).",
            "ha Protezione Imperiale ×9, ma l'edizione ne ha 3 (Regolamento italiano, 111 carte).",
        ),
        (
            "it111",
            "h0=imperial_manure",
            "it has Imperial Manure ×1, a card that the edition does not have (Italian rulebook, 111 cards).",
            "ha Letame Imperiale ×1, una carta che l'edizione non ha (Regolamento italiano, 111 carte).",
        ),
        (
            "v082",
            "merchant=0",
            "the edition has no Merchant (English rulebook, version 0.8.2).",
            "l'edizione non ha il Mercante (Regolamento inglese, versione 0.8.2).",
        ),
        (
            "en111",
            "houses=5 allied=1",
            "Allied Houses are played by 4 Houses.",
            "le Casate Alleate si giocano in 4.",
        ),
        (
            "en111",
            "g0=bards g2=bards-",
            "two Houses have the same Guild (Bards).",
            "due Casate hanno la stessa Gilda (Bardi).",
        ),
        (
            "ga",
            "season=autumn",
            "the game is played without Seasons.",
            "la partita si gioca senza Stagioni.",
        ),
        (
            "en111",
            "houses=4 allied=1 h0=temporary_alliance",
            "Allied Houses play without Temporary Alliances.",
            "le Casate Alleate giocano senza Alleanze Temporanee.",
        ),
        (
            "en111",
            "at=loot",
            'at the moment "at=loot" nobody would have an answer, or something it needs is missing.',
            'nel momento "at=loot" nessuno avrebbe una risposta, o manca qualcosa che serve.',
        ),
    ],
)
def test_pages_say_in_the_words_of_players_why_nobody_could_be_in_a_position(
    edition: str, text: str, english: str, italian: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text, built_in(edition))
    assert caught.value.on_page("en") == f"This position cannot be: {english}"
    assert caught.value.on_page("it") == f"Questa posizione non può esistere: {italian}"


def test_pages_say_so_too_of_a_record_that_begins_with_such_a_position() -> None:
    edition = built_in("en111")
    state, options = read_position("h0=hero", edition)
    text = record_text(Game(edition, options, state)).replace("h0=hero ", "h0=hero*9 ")  # the tenth is in the deck
    with pytest.raises(BadRecord) as caught:
        read_any_game(text)
    assert caught.value.on_page("it").endswith("ha Eroe ×10, ma l'edizione ne ha 2 (Regolamento inglese, 111 carte).")
    assert "hero" in caught.value.text("it")


def test_pages_say_of_a_line_that_is_no_position_what_stands_in_it() -> None:
    with pytest.raises(BadPosition) as caught:
        read_position("houses=3 nonsense", built_in("en111"))
    assert caught.value.on_page("en") == '"nonsense" in the position is not of the form key=value.'


@editions("AB")
def test_imperial_manure_is_at_home_in_the_older_rulebooks(edition: str) -> None:
    assert play("h0=imperial_manure*3 h1=manure", edition=edition).hand(0) == "imperial_manure*3"


def test_season_is_refused_where_the_table_plays_without_seasons() -> None:
    refusal(BadPosition, "season")(lambda: play("season=autumn h0=manure", seasons=False))


@editions()
def test_every_card_of_an_edition_can_be_placed(edition: str) -> None:
    """The counts are limits, not estimates: the last card of each kind is still accepted."""
    for kind, count in play("h0=manure", edition=edition)["deck"].items():
        whole = count + (kind == "manure")
        assert play(f"h1=manure pile={kind}*{count}", edition=edition)["pile"] == {kind: count}
        refusal(BadPosition, kind)(partial(play, f"pile={kind}*{whole + 1}", edition=edition))


# Malformed positions


@pytest.mark.parametrize(
    ("text", "offender"),
    [
        pytest.param("hands=3", "hands", id="unknown-key"),
        pytest.param("x0=manure", "x0", id="unknown-letter"),
        pytest.param("hx=manure", "hx", id="key-without-a-seat"),
        pytest.param("manure", "manure", id="no-equals-sign"),
        pytest.param("=manure", "=manure", id="no-key"),
        pytest.param("h0=manure h0=tower", "h0", id="key-twice"),
        pytest.param("houses=2", "2", id="two-houses"),
        pytest.param("houses=7", "7", id="seven-houses"),
        pytest.param("houses=many", "many", id="houses-in-words"),
        pytest.param("turn=3", "3", id="turn-of-no-seat"),
        pytest.param("turn=-1", "-1", id="turn-below-zero"),
        pytest.param("at=supper", "supper", id="unknown-phase"),
        pytest.param("allied=maybe houses=4", "maybe", id="allied-maybe"),
        pytest.param("h3=manure", "h3", id="hand-of-no-seat"),
        pytest.param("f5=shields", "f5", id="fortification-of-no-seat"),
        pytest.param("p9=1", "p9", id="plague-of-no-seat"),
        pytest.param("a3=manure", "a3", id="attack-on-no-seat"),
        pytest.param("g3=bards", "g3", id="guild-of-no-seat"),
        pytest.param("merchant=3", "3", id="merchant-at-no-seat"),
        pytest.param("turns=3:1", "3", id="turns-of-no-seat"),
        pytest.param("turns=0", "turns", id="turns-without-a-number"),
        pytest.param("turns=0:-2", "-2", id="negative-turns"),
        pytest.param("h0=manure*-1", "-1", id="negative-count"),
        pytest.param("deck=manure*-3", "-3", id="negative-count-in-the-deck"),
        pytest.param("h0=manure*x", "manure*x", id="count-in-words"),
        pytest.param("h0=dragon", "dragon", id="unknown-card"),
        pytest.param("pile=dragon*2", "dragon", id="unknown-card-in-the-pile"),
        pytest.param("h0=manure,,tower", "h0", id="hole-in-a-list"),
        pytest.param("f0=patrol", "patrol", id="patrol-as-fortification"),
        pytest.param("f0=soldiers", "soldiers", id="soldiers-as-fortification"),
        pytest.param("f0=shields,tower", "shields,tower", id="two-fortifications"),
        pytest.param("a0=shields", "shields", id="ruling-17-a-defence-as-attack"),
        pytest.param("a0=plague", "plague", id="ruling-17-a-strategy-as-attack"),
        pytest.param("a0=soldiers@5", "5", id="attack-from-no-fortification"),
        pytest.param("a0=soldiers@x", "x", id="attack-from-a-word"),
        pytest.param("p0=2", "2", id="two-plagues-before-one-house"),
        pytest.param("g0=bakers", "bakers", id="unknown-guild"),
        pytest.param("season=spring", "spring", id="unknown-season"),
        pytest.param("season=winter", "winter", id="no-position-in-winter"),
        pytest.param("equitas=perhaps", "perhaps", id="equitas-perhaps"),
        pytest.param("lost=many", "many", id="lost-many"),
    ],
)
def test_malformed_positions_are_refused(text: str, offender: str) -> None:
    refusal(BadPosition, offender)(lambda: play(text))


@pytest.mark.parametrize(
    ("text", "offender"),
    [
        pytest.param("ending=9", "ending", id="unknown-ending"),
        pytest.param("drawn=1", "drawn", id="one-card-for-scribes"),
        pytest.param("at=trim who=9", "who", id="choice-of-no-seat"),
        pytest.param("at=draw drawer=9 owed=1", "drawer", id="draw-of-no-seat"),
        pytest.param("at=draw back=4 owed=1", "back", id="draw-from-no-deck"),
    ],
)
def test_a_choice_half_done_that_cannot_be_is_refused(text: str, offender: str) -> None:
    """A position can name any moment, so what it says of a choice under way is checked too."""
    refusal(BadPosition, offender)(lambda: play(f"h0=manure,tower h1=manure h2=manure {text}"))


def test_an_empty_value_is_none() -> None:
    scene = play("h0= h1=manure f0=shields pile= deck=")
    assert scene.hand(0) == "" and scene.pile == "" and scene.deck == ""


# Moves


TABLE = "h0=soldiers,knights,temporary_alliance h1=manure h2=manure"


@pytest.mark.parametrize(
    "move",
    ["atack soldiers", "attack dragon", "attack", "alliance", "alliance nobody", "draw twice", "42", "=dragon"],
)
def test_unreadable_moves_are_refused(move: str) -> None:
    refusal(UnreadableMove, move)(lambda: play(TABLE, move))


@pytest.mark.parametrize(
    "move",
    [
        "attack hero",  # not in the hand
        "attack knights",  # over the level
        "fortify",  # no Shields
        "resources",
        "plague",
        "alliance 0",  # oneself
        "trade",  # no Merchant
        "equitas deck",
        "bards",
        "pass",
    ],
)
def test_illegal_moves_are_refused(move: str) -> None:
    refusal(IllegalMove, move)(lambda: play(TABLE, move))


@pytest.mark.parametrize("move", ["alliance 3", "alliance -1"])
def test_a_move_to_no_seat_is_refused(move: str) -> None:
    refusal(RegnoError, move)(lambda: play(TABLE, move))


@pytest.mark.parametrize("move", ["stop", "give soldiers", "discard soldiers", "sacrifice", "keep hero", "=soldiers"])
def test_the_words_of_another_decision_are_refused(move: str) -> None:
    refusal(RegnoError, move)(lambda: play(TABLE, move))


def test_chance_cannot_give_what_is_not_there() -> None:
    refusal(IllegalMove, "=hero")(lambda: play(TABLE, "draw; =hero"))
    refusal(IllegalMove, "=tower")(lambda: play(f"{TABLE} deck=shields*3", "draw; =tower"))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_number_that_is_no_legal_move_is_refused_at_every_step(seed: int) -> None:
    """Far, negative or another step's: the same refusal, and the game stands as before."""
    book, rng, steps = built_in("en111"), make_rng(seed), set()
    game = undealt(book, book.options(4, guilds=True, merchant=True))
    while not game.result:
        steps.add(game.state.step)
        legal, before = game.legal_moves(), values_of(game.state)
        for number in {*range(-MOVES - 1, MOVES + 2), -(2**40), 2**40}.difference(legal):
            with pytest.raises(IllegalMove, match="is not allowed now"):
                game.apply(number)
        assert values_of(game.state) == before
        game.apply(legal[below(rng, len(legal))])
    assert len(steps) > 8


def test_a_refused_move_is_named_though_others_went_before() -> None:
    refusal(IllegalMove, "attack hero")(lambda: play(TABLE, "draw; =tower; draw; attack hero"))


def test_no_move_is_taken_once_the_game_is_over() -> None:
    text = "at=defence a0=soldiers h0=manure h1=manure h2=manure"
    assert play(text, "stop").ending == "conquest"
    refusal(RegnoError, "draw")(lambda: play(text, "stop; draw"))


def test_an_illegal_move_says_what_would_be_right_or_why_not() -> None:
    """Two moves refused for two reasons do not get the same sentence."""
    sentences = set()
    for text, move in [(TABLE, "attack hero"), (TABLE, "attack knights"), (f"{TABLE} p1=1", "attack soldiers")]:
        with pytest.raises(IllegalMove) as caught:
            play(text, move)
        sentences.add(re.sub(r"attack \w+|hero|knights|soldiers", "", str(caught.value), flags=re.IGNORECASE))
    assert len(sentences) == 3


@pytest.mark.parametrize("moves", ["draw;", " draw ; =tower ", "draw;=tower"])
def test_moves_may_be_spaced_as_one_likes(moves: str) -> None:
    assert play(TABLE, moves).to_act == (1, "action")


# Editions and options


def test_an_unknown_edition_is_refused_and_the_known_ones_are_named() -> None:
    refusal(BadEdition, "v999", "v082", "ga", "it111", "en111")(lambda: play("h0=manure", edition="v999"))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("plague_stackng", "yes"),
        ("plague_stacking", "maybe"),
        ("defeat_timing", "never"),
        ("invalid_penalty", "3"),
        ("invalid_penalty", "-1"),
        ("black_powder_min_fort", "5"),
        ("black_powder_min_fort", "high"),
        ("turn_cap", "0"),
        ("turn_cap", "-5"),
        ("turn_cap", "soon"),
        ("equitas", "yes"),
    ],
)
def test_unknown_options_and_values_are_refused(option: str, value: str) -> None:
    offenders = (option,) if option == "plague_stackng" else (option, value)
    refusal(BadOption, *offenders)(lambda: play("h0=manure", **{option: value}))


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("plague_stacking", "maybe", ("yes", "no")),
        ("defeat_timing", "never", ("attack", "any")),
        ("equitas", "yes", ("off", "deck", "deck_or_pile")),
        ("invalid_penalty", "3", ("0", "2")),
        ("black_powder_min_fort", "5", ("0", "4")),
    ],
)
def test_a_refused_value_is_answered_with_the_right_ones(option: str, value: str, expected: tuple[str, ...]) -> None:
    refusal(BadOption, *expected)(lambda: play("h0=manure", **{option: value}))

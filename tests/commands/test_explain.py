"""What a person reads of the game: events, choices, moves, reasons and options, in both languages, for every reader."""

from __future__ import annotations

import re

import pytest

from regno.commands.position import game_at
from regno.proelio import engine, events, moves, steps
from regno.proelio.cards import EDICT, GUILDS, HERO, KINDS, PALISADES, PATROL, SHIELDS, SOLDIERS, TOWER, CardKind
from regno.proelio.chance import below, make_rng
from regno.proelio.edition import built_in
from regno.proelio.events import EventKind
from regno.proelio.formats.move_text import NO_WORDS, PERK_WORDS, PLAIN, VERBS, candidates
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game, Result, new_state
from regno.proelio.info.visibility import IN_EVENT, PUBLIC, may_see
from regno.proelio.narrator import EVERYBODY, Narrator, option, option_value
from regno.proelio.options import MODES, RULINGS, Number
from regno.proelio.reasons import Reason
from regno.proelio.rules.victory import ENDINGS
from regno.proelio.state import CHANCE, SEATS
from regno.text import LANGUAGES, catalogue

READERS = (EVERYBODY, PUBLIC, 0, 1, 2)


def keys(subject: str, language: str = "en") -> set[str]:
    text = catalogue(language, subject).read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


# ---------------------------------------------------------------- nothing is missing, nothing is left over


def story_keys() -> set[str]:
    asked = steps.NAMES[steps.PERK : steps.ASKED]
    named = {text.replace(" ", "-").replace("_", "-") for text in PLAIN.values()}
    refused = {*NO_WORDS, *PERK_WORDS, steps.PERK, steps.PLAGUE_DRAW}
    return {
        *(f"ask-{step}" for step in asked),
        *(f"move-{text}" for text in named),
        "move-attack",
        "move-alliance",
        *(f"choose-{steps.NAMES[step]}" for step in VERBS),
        *(f"use-{steps.NAMES[step]}" for step in PERK_WORDS),
        *(f"no-{steps.NAMES[step]}" for step in refused),
        *(f"event-{name}" for name in events.NAMES if name != "over"),
        *(f"then-{part}" for part in ("sum", "builders", "builders-none", "loot", "nothing", "risk")),
        *(f"verdict-{how}" for how in ("stands", "falls", "risk")),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_move_and_event_has_its_message_and_no_other(language: str) -> None:
    assert keys("story", language) == story_keys()


KEEPING = "at=defence f0=shields h0=shields,manure*2 h1=manure h2=manure a0=knights@1"


@pytest.mark.parametrize(
    ("edition", "guild", "script", "asked"),
    [
        ("it111", "builders", "deploy shields; stop", True),
        ("it111", "builders", "stop", False),  # nothing is in the total yet
        ("en111", "builders", "stop", True),  # a standing Fortification is enough
        ("en111", "bards", "stop", False),
    ],
)
def test_who_keeps_the_fortification_is_told_of_loot_or_of_the_builders(
    edition: str, guild: str, script: str, asked: bool
) -> None:
    game = game_at(f"g0={guild} {KEEPING}", edition, None, script, make_rng(1))
    view = game.view(0)
    teller = Narrator("en", edition, 0)
    assert ("The Builders can still add 1" in teller.decision(view)) == asked
    assert ("pay loot" in teller.decision(view)) == (not asked)
    assert ("pay loot" in teller.move(view.state, moves.HOLD, view.options)) == (not asked)
    assert teller.tell(game.apply(moves.HOLD))[0] == "You keep your Fortification."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_each_of_its_values_has_a_sentence(language: str) -> None:
    assert keys("options", language) == {*MODES, *RULINGS}
    for name, spec in {**MODES, **RULINGS}.items():
        each = [str(spec.least), str(spec.most)] if isinstance(spec, Number) else spec.expected.split(" / ")
        assert option(language, name).endswith((".", "?"))
        assert all(option_value(language, name, value).endswith(".") for value in each)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_every_event_is_told_to_every_reader(language: str, reader: int | None) -> None:
    teller = Narrator(language, "en111", reader)
    for what in map(EventKind, range(len(events.NAMES))):
        number = {events.SEASON: 2, events.RESHUFFLE: 0}.get(what, 1)
        for card in (SHIELDS, HERO):
            ending = PALISADES if what == events.OVER else card  # there it is how the game ended
            (sentence,) = teller.tell([(what, 0, 1, ending, number)])
            assert sentence and (sentence[-1] in ".)" or what == events.TURN)


TABLES = [
    ("v082", {"houses": 3}, {"allow_invalid_attacks": "yes"}),
    ("ga", {"houses": 4, "allied": True}, {}),
    ("it111", {"houses": 5, "guilds": True, "merchant": True}, {"alliance_self": "yes"}),
    ("en111", {"houses": 6, "guilds": True, "merchant": True}, {"artisans_when": "after_drawing"}),
    ("en111", {"houses": 4, "guilds": True, "allied": True}, {}),
]


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_whole_games_are_told_without_a_gap(edition: str, modes: dict[str, int], rulings: dict[str, str]) -> None:
    """Each kind of choice, each move in it and each reason against one is said once in each language."""
    book = built_in(edition)
    options = book.options(**modes, rulings=rulings)  # type: ignore[arg-type]
    tellers = [Narrator(language, edition, 0) for language in LANGUAGES]
    told: set[tuple[int, int, int]] = set()
    for seed in range(6):
        game, rng = Game(book, options, new_state(book, options)), make_rng(seed)
        game.answer_chance(rng)
        while not game.result:
            s = game.state
            for move in candidates(s):
                reason = engine.why_not(s, move, options)
                if (s.step, move, reason) not in told:
                    told.add((s.step, move, reason))
                    assert all(say_all(teller, game, move, reason) for teller in tellers)
            legal = game.legal_moves()
            happened = game.apply(legal[below(rng, len(legal))]) + game.answer_chance(rng)
            assert all(teller.tell(happened) or not happened for teller in tellers)
    assert len({step for step, _, _ in told}) >= 6


def say_all(teller: Narrator, game: Game, move: int, reason: Reason) -> bool:
    """The choice, and the move if it is allowed or the reason if it is not."""
    s = game.state
    assert s.who != CHANCE
    return bool(
        teller.decision(game.view(s.who)) and (teller.reason(s, move, reason) if reason else teller.move(s, move))
    )


# ---------------------------------------------------------------- who may see what (section 4)


def test_a_draw_is_seen_by_the_one_who_draws_4_2() -> None:
    drawn = [(events.DRAW, 1, 1, SHIELDS, 1), (events.DRAW, 1, 1, TOWER, 1), (events.DRAW, 1, 1, HERO, 1)]
    assert Narrator("en", "en111", 1).tell(drawn) == ["You draw Shields, a Tower and a Hero."]
    assert Narrator("en", "en111", 0).tell(drawn) == ["Ursina draws 2 Base cards and an Imperial card."]
    assert Narrator("it", "en111", 0).tell(drawn) == ["Ursina pesca 2 carte Base e una carta Imperiale."]


def test_loot_is_seen_by_both_and_by_nobody_else_4_2() -> None:
    loot = [(events.LOOT, 0, 1, SOLDIERS, 1)]
    assert Narrator("en", "en111", 0).tell(loot) == ["You hand Soldiers over to Ursina as loot."]
    assert Narrator("en", "en111", 1).tell(loot) == ["Aquila hands you Soldiers as loot."]
    assert Narrator("en", "en111", 2).tell(loot) == ["Aquila hands a Base card over to Ursina as loot."]
    assert Narrator("en", "en111", PUBLIC).tell(loot) == ["Aquila hands a Base card over to Ursina as loot."]


def test_an_attack_face_down_shows_its_back_4_1() -> None:
    laid = [(events.ATTACK, 1, 0, HERO, 1)]
    assert Narrator("en", "en111", 0).tell(laid) == ["Ursina attacks you with an Imperial card, face down."]
    assert Narrator("en", "en111", 1).tell(laid) == ["You attack Aquila with the Hero, face down."]


@pytest.mark.parametrize("what", sorted(IN_EVENT))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hidden_card_is_ever_named(what: EventKind, language: str) -> None:
    """Told to a third House, an event reads the same whatever Base card it moved."""
    passer_by = Narrator(language, "en111", 2)
    assert len({passer_by.tell([(what, 0, 1, card, 1)])[0] for card in map(CardKind, range(12))}) == 1


def test_everything_else_is_public() -> None:
    assert all(may_see(2, what, 0, 1) == (what not in IN_EVENT) for what in map(EventKind, range(len(events.NAMES))))


def test_a_waiting_attack_is_asked_about_by_its_back_alone() -> None:
    """The question must not know the card: it reads the same for every Base card that may lie there."""
    asked = set()
    for card in ("manure", "soldiers", "knights", "infiltration"):
        book = built_in("en111")
        state, options = read_position(f"at=defence h0=shields h1=shields h2=shields a0={card}@1", book)
        asked.add(Narrator("en", "en111", 0).decision(Game(book, options, state).view(0)))
    assert len(asked) == 1 and "strength 2 at most" in asked.pop()


# ---------------------------------------------------------------- good Italian, and each rulebook's own names


def test_articles_and_elisions() -> None:
    teller = Narrator("it", "en111")
    told = [(teller.card(kind, "a"), teller.card(kind, "the")) for kind in (SHIELDS, TOWER, HERO, EDICT)]
    assert told == [
        ("degli Scudi", "gli Scudi"), ("una Torre", "la Torre"),
        ("un Eroe", "l'Eroe"), ("un Editto Imperiale", "l'Editto Imperiale"),
    ]  # fmt: skip
    assert [teller.house(seat, "to") for seat in range(2)] == ["ad Aquila", "a Ursina"]
    assert teller.guild(GUILDS.index("artisans"), "of") == "degli Artigiani"


@pytest.mark.parametrize("edition", ["v082", "ga", "it111", "en111"])
def test_every_article_goes_with_its_name(edition: str) -> None:
    for language in LANGUAGES:
        teller = Narrator(language, edition)
        for kind in range(KINDS):
            name = teller.card(kind).removeprefix("The ").removeprefix("La ")
            assert teller.card(kind, "a").endswith(name) and teller.card(kind, "the").endswith(name)
            assert teller.card_rule(kind).endswith(".")


def test_names_by_rulebook_1_15() -> None:
    assert Narrator("en", "v082").card(PATROL) == "Patrol Round" and Narrator("en", "en111").card(PATROL) == "Patrol"
    assert Narrator("it", "it111").card(EDICT, "the") == "la Protezione Imperiale"
    assert Narrator("it", "ga").card(TOWER) == "Torri" and Narrator("it", "it111").card(TOWER) == "Torre"
    assert Narrator("en", "a_rulebook_of_ones_own").card(EDICT) == "Imperial Edict"


def test_six_houses_with_a_colour_each() -> None:
    for language in LANGUAGES:
        teller = Narrator(language, "en111")
        assert len({teller.house(seat) for seat in range(SEATS)}) == SEATS
        assert len({teller.house(seat, "colour") for seat in range(SEATS)}) == SEATS


@pytest.mark.parametrize("ending", ENDINGS[1:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_for_winners_and_others(ending: str, language: str) -> None:
    winners = {"conquest": (1,), "alliance": (1, 3), "winter": (0, 1)}.get(ending, ())
    won, lost = (Narrator(language, "en111", reader).ending(Result(ending, winners)) for reader in (1, 2))
    assert (won == lost) == (ending in ("draw", "cap"))


def test_a_sentence_for_a_move_names_what_it_does() -> None:
    state, _ = read_position(
        "houses=4 f0=shields h0=knights,palisades h1=shields h2=shields h3=shields", built_in("ga")
    )
    teller = Narrator("it", "ga", 0)
    knights = moves.ATTACK + 2
    assert teller.move(state, knights) == "Attacca Cervara con i Cavalieri (forza 2)"
    assert teller.move(state, moves.FORTIFY) == "Innalza le Palizzate: una Fortificazione di 2"

"""A seat's Record: it reads back as the same story and the same knowledge, and holds nothing hidden (section 4)."""

from __future__ import annotations

from random import Random

import pytest

from regno.errors import BadRecord
from regno.proelio.chance import below, make_rng, pick
from regno.proelio.edition import Edition, built_in
from regno.proelio.formats.move_text import read_move
from regno.proelio.formats.position_text import read_position
from regno.proelio.formats.record import read_record
from regno.proelio.formats.seat_record import read_seat_record, seat_of, seat_record_text, write_record
from regno.proelio.game import Game, undealt
from regno.proelio.info.seat_game import SeatGame, seat_game_of, seat_moves
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.jit.records import values_of
from regno.proelio.state import CHANCE, Options

TABLES = [
    ("v082", {"houses": 3}, {"allow_invalid_attacks": "yes"}),
    ("ga", {"houses": 4, "allied": True}, {"patrol_steals_imperial": "yes"}),
    ("ga", {"houses": 6}, {"allow_invalid_attacks": "yes", "depletion": "lazy"}),
    ("it111", {"houses": 5, "guilds": True, "merchant": True}, {"alliance_self": "yes"}),
    ("en111", {"houses": 4, "guilds": True, "merchant": True}, {"artisans_when": "after_drawing"}),
    ("en111", {"houses": 4, "guilds": True, "allied": True}, {"turn_cap": "30"}),
    ("en111", {"houses": 3, "guilds": True}, {"depletion": "lazy", "allow_invalid_attacks": "yes"}),
]
SEEDS = range(4)


def random_game(edition: str, modes: dict[str, int], rulings: dict[str, str], seed: int) -> Game:
    book = built_in(edition)
    options = book.options(**modes, rulings=rulings)  # type: ignore[arg-type]
    return played_on(undealt(book, options), seed)


def played_on(game: Game, seed: int) -> Game:
    rng = make_rng(seed)
    while not game.result:
        legal = game.legal_moves()
        by_lot = game.state.who == CHANCE
        game.apply(pick(game.state, game.options, rng) if by_lot else legal[below(rng, len(legal))])
    return game


def all_of(view: View) -> list[object]:
    """Everything in a View, as plain values."""
    objects = (view.state, view.options, view.bounds, view.public)
    return [*map(values_of, objects), view.seat, view.known_of_me, view.legal]


def a_seat(game: Game, seed: int) -> int:
    return int(Random(seed).choice([*range(game.options.houses), PUBLIC]))


# ---------------------------------------------------------------- the same story, the same knowledge


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_story_gives_the_seats_view_after_every_move(
    edition: str, modes: dict[str, int], rulings: dict[str, str], seed: int
) -> None:
    game = random_game(edition, modes, rulings, seed)
    seat = a_seat(game, seed)
    again = game.replay(())
    story = SeatGame(game.edition, game.options, seat, game.start, game.cards)
    for move, told in zip(game.moves, seat_moves(game, seat), strict=True):
        assert all_of(story.view()) == all_of(again.view(seat))
        again.apply(move)
        story.apply(told)
    assert all_of(story.view()) == all_of(game.view(seat)) and game.result


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_seats_record_reads_back(edition: str, modes: dict[str, int], rulings: dict[str, str], seed: int) -> None:
    game = random_game(edition, modes, rulings, seed)
    seat = a_seat(game, seed)
    text = write_record(game, seat)
    story = read_seat_record(text)
    assert story.moves == list(seat_moves(game, seat)) and seat_record_text(story) == text
    assert all_of(story.view()) == all_of(game.view(seat))


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_so_does_one_that_began_in_the_midst_of_a_game(
    edition: str, modes: dict[str, int], rulings: dict[str, str], seed: int
) -> None:
    whole = random_game(edition, modes, rulings, seed)
    middle = whole.replay(whole.moves[: Random(seed).randrange(len(whole.moves))])
    game = Game(whole.edition, whole.options, middle.state)
    seat = a_seat(game, seed)
    assert all_of(read_seat_record(write_record(game, seat)).view()) == all_of(game.view(seat))
    played_on(game, seed)
    text = write_record(game, seat)
    again = read_seat_record(text)
    assert seat_record_text(again) == text and all_of(again.view()) == all_of(game.view(seat))


def test_a_story_can_be_retold_up_to_a_move() -> None:
    game = random_game(*TABLES[4], seed=3)
    story, part = seat_game_of(game, 1), game.replay(game.moves[:50])
    assert all_of(story.replay(50).view()) == all_of(part.view(1))
    assert seat_record_text(story.replay(50)) == write_record(part, 1)


def test_an_edition_of_ones_own_is_carried_along() -> None:
    book = built_in("en111")
    own = Edition(**{**vars(book), "id": "mine", "cards": tuple(count + 1 for count in book.cards)})
    options = own.options(3)
    game = played_on(undealt(own, options), 2)
    assert read_seat_record(write_record(game, 0)).cards == own.deck(options)


# ---------------------------------------------------------------- nothing hidden is in it

# Whose eyes see a card, once more: the one who acts, or both Houses of a line (K2).
ACTORS_EYES = {"deal", "draw", "attack"}
BOTH_EYES = {"loot", "penalty", "steal", "look", "support"}
BACKS = {"base", "imperial"}


def names_hidden_card(line: str, seat: str) -> bool:
    """Whether an event line names a card that the seat cannot have seen."""
    what, who, whom, card, number = line.removeprefix("> ").split()
    seen = seat == who if what in ACTORS_EYES else seat in (who, whom) if what in BOTH_EYES else True
    return not seen and (card not in BACKS or number != "1")


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_line_names_a_card_that_the_seat_did_not_see_4_2(
    edition: str, modes: dict[str, int], rulings: dict[str, str], seed: int
) -> None:
    game = random_game(edition, modes, rulings, seed)
    for seat in (*range(game.options.houses), PUBLIC):
        lines = write_record(game, seat).split("\n\n")[1].splitlines()
        told = [line for line in lines if line.startswith(">")]
        assert not [line for line in told if names_hidden_card(line, str(seat))]
        assert all(hides_what_its_events_hide(lines, place) for place in range(len(lines)))


def hides_what_its_events_hide(lines: list[str], place: int) -> bool:
    """A move that hands on, draws or lays a card names it exactly as the event after it does."""
    words = lines[place].split()
    if lines[place].startswith(">") or words[1] not in ("attack", "give", "support") or len(words) < 3:
        return True
    return lines[place + 1].split()[4] == words[2]


# A position and moves with {X} in place of a card that stays hidden, what X and Y are or the other way round, and
# the seats that see it.
SCENES = {
    "draw": ("h0=shields h1=manure h2=manure deck=tower,knights,hero", "draw; ={X}", "tower knights", {0}),
    "attack": ("f0=shields h0=soldiers,manure,tower h1=manure h2=manure", "attack {X}", "soldiers manure", {0}),
    "loot": (
        "at=defence h0=shields,manure,tower h1=tower h2=tower a0=soldiers@0",
        "stop; give {X}",
        "shields manure",
        {0, 1},
    ),
    "a whole hand as loot": (
        "at=defence f0=shields h0={X},tower h1=tower h2=tower a0=knights@1 deck={Y},hero",
        "stop; hold",
        "shields manure",
        {0, 1},
    ),
    "theft": (
        "at=defence h0=shields,manure h1=tower h2=tower a0=infiltration@0",
        "stop; ={X}",
        "shields manure",
        {0, 1},
    ),
    "penalty": (
        "at=defence h0=shields,manure h1=tower,patrol,manure h2=tower a0=knights@0",
        "stop; give {X}",
        "tower patrol",
        {0, 1},
    ),
    "scribes": (
        "g0=scribes h0=tower,manure*2 h1=tower h2=tower deck=hero,edict,black_powder,tower",
        "imperial scribes; pay tower; pay manure; =hero; ={X}; keep {X}",
        "edict black_powder",
        {0},
    ),
    "support": (
        "houses=4 allied=1 h0=tower,manure h1=tower h2=tower h3=tower",
        "support; support {X}",
        "tower manure",
        {0, 2},
    ),
    "alliance": (
        "h0=temporary_alliance,tower h1=manure h2=manure deck=tower,knights,hero",
        "alliance 2; ={X}",
        "tower knights",
        {2},
    ),
    "a look": (
        "h0=inquisition,tower h1=tower,{X} h2=manure deck={Y},hero",
        "inquisition right",
        "tower knights",
        {0, 1},
    ),
    "a hand": ("h0=shields h1={X} h2=manure deck={Y},plague,hero", "draw; =plague", "tower knights", {1}),
    "an attack that waits": (
        "h0=shields h1=manure h2=tower a1={X}@1 deck={Y},plague,hero",
        "draw; =plague",
        "soldiers knights",
        {2},
    ),
}


def acted(position: str, moves: str, edition: str) -> Game:
    book = built_in(edition)
    state, options = read_position(position, book)
    game = Game(book, options, state)
    for words in moves.split("; "):
        game.apply(read_move(game.state, words))
    return game


@pytest.mark.parametrize("name", SCENES)
def test_with_another_hidden_card_every_letter_is_the_same_4_1(name: str) -> None:
    position, moves, cards, witnesses = SCENES[name]
    one, other = cards.split()
    both = ({"X": one, "Y": other}, {"X": other, "Y": one})
    edition = "v082" if name == "penalty" else "en111"
    games = [acted(position.format(**names), moves.format(**names), edition) for names in both]
    assert write_record(games[0]) != write_record(games[1])
    for seat in (*range(games[0].options.houses), PUBLIC):
        same = write_record(games[0], seat) == write_record(games[1], seat)
        assert same == (seat not in witnesses), f"seat {seat}"


def test_another_deal_to_others_is_the_same_to_the_letter() -> None:
    """The whole deal of two other Houses exchanged: the third sees the same game."""
    book = built_in("v082")
    options = book.options(3)
    texts = set()
    for order in ("shields manure soldiers", "soldiers manure shields"):
        game = undealt(book, options)
        for answer in ("=2", "=0", *[f"={kind}" for kind in order.split() * 5]):
            game.apply(read_move(game.state, answer))
        texts.add(write_record(game, 1))
        assert game.decision and game.decision.kind == "action"
    assert len(texts) == 1


# ---------------------------------------------------------------- reading one


def a_record(seat: int = 1) -> str:
    return write_record(random_game(*TABLES[4], seed=3), seat)


def damage(text: str) -> BadRecord:
    """The complaint about a damaged Record: one line in each language."""
    with pytest.raises(BadRecord) as caught:
        read_seat_record(text)
    english, italian = caught.value.text("en"), caught.value.text("it")
    assert english != italian and "\n" not in english + italian
    return caught.value


def test_the_seat_is_told_before_a_record_is_read() -> None:
    assert [seat_of(a_record(seat)) for seat in (0, 3, PUBLIC)] == ["0", "3", "public"]
    assert seat_of(write_record(random_game(*TABLES[4], seed=3))) is None


def test_comments_and_spaces_do_not_matter() -> None:
    text = a_record()
    noisy = "# a remark\n" + text.replace("\n>", "\n\n  # another\n   >  ")
    assert seat_record_text(read_seat_record(noisy)) == text


def test_a_seats_record_cannot_be_played_on() -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(a_record())
    assert "it holds only what seat 1 saw" in str(refusal.value) and "posto 1" in refusal.value.text("it")


def test_a_record_without_a_seat_is_no_seats_record() -> None:
    assert 'the header has no "seat"' in str(damage(write_record(random_game(*TABLES[4], seed=3))))


def test_a_start_without_its_cards_is_refused() -> None:
    text = write_record(acted("h0=shields h1=manure h2=manure deck=tower,hero", "draw; =tower", "en111"), 1)
    lines = [line for line in text.splitlines() if not line.startswith("box")]
    assert 'the header has no "box"' in str(damage("\n".join(lines)))


@pytest.mark.parametrize("seat", ["4", "-1", "all", ""])
def test_a_seat_that_is_not_there(seat: str) -> None:
    complaint = str(damage(a_record().replace("seat 1", f"seat {seat}")))
    assert f'seat cannot be "{seat}": expected 0 .. 3 / public' in complaint


def first_line(text: str, start: str) -> int:
    return next(place for place, line in enumerate(text.splitlines()) if line.startswith(start))


DAMAGE = [
    ("> draw", "> draw 0 0 shields", "five words"),
    ("> draw", "> drew 0 0 base 1", '"drew"'),
    ("> draw", "> draw 0 9 base 1", '"9"'),
    ("> draw", "> draw 0 0 dragon 1", '"dragon"'),
    ("> draw", "> draw 0 0 base one", '"one"'),
    ("> draw", "> turn 2 - - 9", "follows from the move"),
    ("chance =base", "chance =imperial", "follows from the move"),
    ("chance =base", "2 draw", "it is for chance to choose"),
    ("chance =base", "chance =dragon", "=dragon"),
]


@pytest.mark.parametrize(("start", "instead", "offender"), DAMAGE)
def test_damage_is_told_and_what_came_before_is_kept(start: str, instead: str, offender: str) -> None:
    text = a_record()
    lines = text.splitlines()
    place = first_line(text, start)
    fault = damage("\n".join([*lines[:place], instead, *lines[place + 1 :]]))
    assert offender in str(fault) and isinstance(fault.kept, SeatGame)
    told = sum(1 for line in lines[:place] if line and not line.startswith(">")) - len(header_of(text))
    assert len(fault.kept.moves) in (told, told - 1)


def header_of(text: str) -> list[str]:
    return text.split("\n\n")[0].splitlines()


def test_the_line_of_the_damage_is_named() -> None:
    text = a_record()
    lines = text.splitlines()
    place = first_line(text, "> draw")
    lines[place] = "> drew 0 0 base 1"
    assert f"line {place + 1} of the Record" in str(damage("\n".join(lines)))


def test_an_event_before_any_move() -> None:
    assert "before any move" in str(damage("\n".join([*header_of(a_record()), "> turn 0 - - 1"])))


def test_a_move_after_the_end() -> None:
    assert "comes too late" in str(damage(a_record() + "0 draw\n"))


def test_torn_lines_are_met_with_one_sentence_or_none() -> None:
    """Lines lost, exchanged or torn: never anything but our own complaint."""
    chance, text = Random(5), a_record()
    lines = text.splitlines()
    for _ in range(150):
        torn, place = list(lines), chance.randrange(1, len(lines))
        if chance.random() < 0.5:
            torn[place] = chance.choice(lines)
        else:
            del torn[place]
        try:
            read_seat_record("\n".join(torn))
        except BadRecord as fault:
            assert "\n" not in fault.text("it")


def test_options_are_the_tables_own() -> None:
    game = random_game(*TABLES[2], seed=1)
    story = read_seat_record(write_record(game, 0))
    assert isinstance(story.options, Options) and values_of(story.options) == values_of(game.options)

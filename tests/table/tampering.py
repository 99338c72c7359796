"""Games of bots played honestly at a table, and Records of them that somebody has tampered with."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from setting import MAKER, NOW, nonce, person

from regno.proelio import moves
from regno.proelio.formats.move_text import move_text
from regno.proelio.formats.record import read_record, record_text
from regno.proelio.game import Game
from regno.proelio.state import CHANCE, left
from regno.table.bot_proof import BotChoice, bot_lines, bot_seed, read_bot_claim, repeat_choice, verify_bots
from regno.table.settings import TableSettings
from regno.table.table import Table


def table_with_bots(secret: str, people: tuple[int, ...] = (0,), level: str = "steward") -> Table:
    table = Table("table-1", TableSettings(guilds=True), secret, MAKER, NOW)
    for seat in range(4):
        if seat in people:
            table.sit(seat, f"Person {seat}", person(seat), nonce(seat), NOW)
        else:
            table.fill(MAKER, seat, level, NOW)
    table.begin(MAKER, NOW)
    return table


def play_honestly(table: Table, seed: int, choices: int = 5000) -> str:
    """Bots choose as the room lets them, people at random; return the Record once the game is over."""
    chosen = Random(seed)
    while table.phase == "playing" and len(table.choices) < choices:
        live, chooser = table.live, table.chooser
        assert live and chooser
        view = live.game.view(live.who)
        choice = BotChoice(chooser.bot, 0)
        is_bot = not chooser.is_person
        move = repeat_choice(view, choice, bot_seed(live.key, live.count)) if is_bot else chosen.choice(view.legal)
        made = {"by": chooser.bot, "simulations": 0} if is_bot else {}
        table.submit(live.who, [move_text(live.state, move)], table.version, NOW, **made)  # type: ignore[arg-type]
    return table.record() if table.phase == "over" else ""


def honest_record(seed: int) -> str:
    return play_honestly(table_with_bots(f"{seed:032x}", (0,) if seed % 2 else ()), seed)


def reason(text: str) -> str:
    """The reason why a Record is refused, whoever refuses it; empty if it is accepted."""
    try:
        verify_bots(text)
    except Exception as fault:
        return getattr(fault, "key", "") or type(fault).__name__
    return ""


Change = Callable[[Game, Random, dict[int, BotChoice]], list[int]]


def tampered(text: str, change: Change, seed: int) -> str:
    """The Record with other moves, and bots named for what is left; its shuffle as it was."""
    game, claim = read_record(text), read_bot_claim(text)
    choices = dict(claim.choices)
    moves = change(game, Random(seed), choices)
    shuffle = [line for line in text.splitlines() if line.startswith("# shuffle")]
    told = bot_lines(claim.people, {each: how for each, how in choices.items() if each < len(moves)})
    return "\n".join([*shuffle, *told, record_text(game.replay(moves))])


def alter_choice(game: Game, rng: Random, choices: dict[int, BotChoice]) -> list[int]:
    """A bot is said to have chosen otherwise."""
    while True:
        number = rng.choice(sorted(choices))
        others = [each for each in game.replay(game.moves[:number]).legal_moves() if each != game.moves[number]]
        if others:
            return [*game.moves[:number], rng.choice(others)]


def peek(game: Game, rng: Random, choices: dict[int, BotChoice]) -> list[int]:
    """A bot chose by cards that its seat could not see, and so otherwise; in a game that gave no such chance, as if."""
    found = (
        [*game.moves[:number], better]
        for number in rng.sample(sorted(choices), len(choices))
        for better in peeked(game.replay(game.moves[:number]), rng)
        if better != game.moves[number]
    )
    return next(found, None) or alter_choice(game, rng, choices)


def peeked(before: Game, rng: Random) -> list[int]:
    """The attack that its target cannot meet, seen in its hand; or to build where nobody can attack."""
    legal, target = before.legal_moves(), left(before.state, before.state.who)
    strong = [each for each in legal if moves.ATTACK <= each < moves.FORTIFY]
    weak = sum(before.state.hand[target]) < 3
    return strong if weak else [each for each in legal if each == moves.FORTIFY]


def swap_card(game: Game, rng: Random, choices: dict[int, BotChoice]) -> list[int]:
    """Chance is said to have given another card."""
    while True:
        number = rng.randrange(len(game.moves))
        before = game.replay(game.moves[:number])
        if before.state.who == CHANCE:
            others = [each for each in before.legal_moves() if each != game.moves[number]]
            if others:
                return [*game.moves[:number], rng.choice(others)]


def drop_line(text: str, seed: int) -> str:
    """The Record without the line of one of its moves."""
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("chance "))
    number = Random(seed).randrange(first, len(lines) - 1)
    return "\n".join([*lines[:number], *lines[number + 1 :]])

"""What bots and the adviser think at a node of the what-if board, each from the View of one seat."""

from __future__ import annotations

from regno.learn.answers import MOST_LINES, next_choice
from regno.proelio.formats.move_text import move_text
from regno.table.bot_proof import bot_seed
from regno.table.errors import TableError
from regno.table.view_data import view_data
from regno.web.bots.pool import ADVICE_SIMULATIONS, ADVICE_THINKING, QUICK_SIMULATIONS, BotPool, ask_adviser
from regno.web.bots.protocol import AdviceRequest, AdviceResponse, MoveRequest, OutlookRequest
from regno.web.whatif.board import WhatIfBoard
from regno.web.whatif.messages import WhatIfChance, WhatIfHint, WhatIfQuestion

BOT_THINKING = 300.0  # milliseconds for a choice of a bot
QUICK, OUTLOOK_THINKING = 150.0, 200.0  # milliseconds of a first look at the answers, and at the seat's chance
QUICK_OUTLOOK = 60.0  # of the latter after a first look at the answers: both are there within 0.3 s
OUTLOOK_SIMULATIONS = 20_000
WAITS = ("hint-later", "hint-under-way", "hints-busy")


async def choose_for_bot(pool: BotPool, board: WhatIfBoard, level: str, address: str) -> list[str]:
    """Return the moves of a bot's choice at a node; raise TableError."""
    if board.live.game.result:
        raise TableError("whatif-over")
    game, key, words = board.live.game.copy(), board.live.key, list[str]()
    while True:
        s, seed = game.state, bot_seed(key, board.live.count + len(words))
        request = MoveRequest(level, view_data(game.view(s.who)), BOT_THINKING, seed=seed)
        move = await pool.choose_aside(request, address)
        words.append(move_text(s, move))
        if next_choice(s, game.options, move) is None:
            return words
        game.apply(move)


async def hint_at(pool: BotPool, board: WhatIfBoard, asked: WhatIfQuestion, address: str) -> WhatIfHint:
    """Return the chances at a node, or when to ask again; raise TableError if there are none to be had."""
    try:
        return await judge_node(pool, board, asked, address)
    except TableError as fault:
        if fault.key not in WAITS:
            raise
        return WhatIfHint([], [], 0, 0.0, 0.0, 0.0, later=int(fault.arguments["seconds"]))


async def judge_node(pool: BotPool, board: WhatIfBoard, asked: WhatIfQuestion, address: str) -> WhatIfHint:
    """Return the chances at a node: of the answers from the View of who must choose, and of the reader's seat."""
    if board.live.game.result:
        raise TableError("whatif-over")
    person = f"board {asked.board}"
    rated = await rate_answers(pool, board, asked, person, address) if asked.answers else AdviceResponse((), (), 0)
    view = view_data(board.live.game.view(board.seat))
    seen = None
    if (not board.live.game.result and board.who != board.seat) or not rated.moves:
        thinking = QUICK_OUTLOOK if asked.quick and rated.moves else OUTLOOK_THINKING
        seen = await ask_adviser(pool.foresee(OutlookRequest(view, thinking, OUTLOOK_SIMULATIONS), person, address))
    best = seen or rated.moves[0]
    return WhatIfHint(
        answers=[
            WhatIfChance(each.place, round(each.chance, 4), round(each.low, 4), round(each.high, 4), each.surely_worse)
            for each in rated.moves
        ],
        facts=list(rated.facts),
        worlds=rated.worlds or (seen.worlds if seen else 0),
        weak=rated.weak,
        chance=round(best.chance, 4),
        low=round(best.low, 4),
        high=round(best.high, 4),
    )


async def rate_answers(
    pool: BotPool, board: WhatIfBoard, asked: WhatIfQuestion, person: str, address: str
) -> AdviceResponse:
    """Return the answers with their chances; none of a forced choice, or of one with too many answers."""
    lines = board.lines()
    if not 2 <= len(lines) <= MOST_LINES:
        return AdviceResponse((), (), 0)
    view = view_data(board.live.game.view(board.who))
    thinking, simulations = (QUICK, QUICK_SIMULATIONS) if asked.quick else (ADVICE_THINKING, ADVICE_SIMULATIONS)
    request = AdviceRequest(view, thinking, board.language, board.edition.id, tuple(lines), simulations)
    return await ask_adviser(pool.advise(request, person, address))

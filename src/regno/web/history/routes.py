"""The history's part of the API: all that a person's keys and tokens open."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response

from regno.web.chronicles.deps import registry_of as chronicles_of
from regno.web.fair_thread import work_out
from regno.web.history.facts import Remembered, Replayed, attempt, chronicle_facts, cost_of, replay
from regno.web.history.figures import shares, trend
from regno.web.history.messages import ChroniclePlayed, ChronicleShare, GameFacts, History, HistoryOf
from regno.web.http import Route, gzip_json, read, registry_of
from regno.web.messages import TableSeen
from regno.web.people.deps import people_of
from regno.web.review.queue import ReviewQueue

MOST_TOKENS, MOST_GAMES, MOST_CHRONICLES = 200, 5_000, 500
REPLAYED_AT_ONCE = 6  # games and chronicles; a page asks again for the rest
FINISHED = ("over", "stopped")


class HistoryCache:
    """What was replayed: games by table, chronicles by id and revision."""

    def __init__(self) -> None:
        self.games = Remembered[str, Replayed](20_000)
        self.chronicles = Remembered[tuple[str, object], ChroniclePlayed](5_000)


def cache_of(request: Request) -> HistoryCache:
    return request.app.state.history  # type: ignore[no-any-return]


async def history(request: Request) -> Response:
    """``POST /api/history``: games, chronicles and figures; ``waiting`` says how many are not replayed yet."""
    asked = await read(request, HistoryOf)
    holders = await holders_of(request, asked.tokens)
    games = await registry_of(request).tables_of(holders, MOST_GAMES)
    games = [each for each in games if each.phase != "closed" and each.yours]
    found, later = await replay_games(request, games)
    chronicles, more = await chronicles_of_person(request, list(holders))
    queue: ReviewQueue = request.app.state.reviews
    facts = {}
    for game in games:
        if known := found.get(game.table):
            review = await asyncio.to_thread(queue.peek, known.review) if known.review else None
            facts[game.table] = GameFacts(known.guilds, known.turns, cost_of(review, game.yours))
    costs = ((game.table, game.ended, facts[game.table].lost) for game in games if game.table in facts)
    answer = History(
        games=games,
        facts=facts,
        waiting=later + more,
        shares=shares(games, {table: each.guilds for table, each in facts.items()}),
        lost=trend(each for each in costs if each[2] >= 0),
        chronicles=chronicles,
        chronicle_shares=chronicle_shares(chronicles),
        taken=await asyncio.to_thread(people_of(request).count_taken, asked.tokens[:MOST_TOKENS]),
    )
    return gzip_json(request, answer)


async def holders_of(request: Request, tokens: list[str]) -> dict[str, int]:
    """Return the hashes that some tokens and keys open things by."""
    return dict(await asyncio.to_thread(people_of(request).placed_hashes, tokens[:MOST_TOKENS]))


async def chronicles_of_tokens(request: Request, tokens: list[str]) -> tuple[list[ChroniclePlayed], int]:
    """Return the chronicles that some tokens open, and how many of them are not replayed yet."""
    return await chronicles_of_person(request, list(await holders_of(request, tokens)))


async def replay_games(request: Request, games: list[TableSeen]) -> tuple[dict[str, Replayed], int]:
    """Return what finished games tell, a few of them replayed now, and how many wait."""
    cache, store, left = cache_of(request).games, registry_of(request).store, REPLAYED_AT_ONCE
    found, later = dict[str, Replayed](), 0
    for game in games:
        if game.phase not in FINISHED:
            continue
        known = cache.get(game.table)
        if known is None and left:
            left -= 1
            archive = await asyncio.to_thread(store.load, game.table)
            known = await work_out(request, attempt, replay, archive, int(time.time() * 1000)) if archive else None
            known = cache.keep(game.table, known or Replayed([], 0, ""))
        elif known is None:
            later += 1
        if known is not None:
            found[game.table] = known
    return found, later


async def chronicles_of_person(request: Request, hashes: list[str]) -> tuple[list[ChroniclePlayed], int]:
    """Return the chronicles that some hashes open, a few of them replayed now, and how many wait."""
    cache, store, left = cache_of(request).chronicles, chronicles_of(request).store, REPLAYED_AT_ONCE
    ids = list(await asyncio.to_thread(store.rights, hashes))[:MOST_CHRONICLES]
    found, later = list[ChroniclePlayed](), 0
    for id in ids:
        key = id, await asyncio.to_thread(store.revision, id)
        known = cache.get(key)
        if known is None and left:
            left -= 1
            changed = await asyncio.to_thread(store.last_change, id)
            touched = datetime.fromtimestamp(changed, UTC).isoformat("T", "seconds")
            fetched = await asyncio.to_thread(attempt, store.fetch, id)
            known = await work_out(request, attempt, chronicle_facts, fetched, touched) if fetched else None
            if known is not None:
                cache.keep(key, known)
        elif known is None:
            later += 1
        if known is not None:
            found.append(known)
    return sorted(found, key=lambda each: each.touched, reverse=True), later


def chronicle_shares(chronicles: list[ChroniclePlayed]) -> list[ChronicleShare]:
    """Return wins by kind, level and group, of those that the players win or lose together."""
    together = [each for each in chronicles if each.result]
    games = Counter(group_of(each) for each in together)
    wins = Counter(group_of(each) for each in together if each.result == "won")
    return [ChronicleShare(group[0], group[1], list(group[2]), games[group], wins[group]) for group in sorted(games)]


def group_of(played: ChroniclePlayed) -> tuple[str, str, tuple[str, ...]]:
    return played.kind, played.level, tuple(sorted(played.players))


ROUTES = [Route("/api/history", history, methods=["POST"], limit="list")]

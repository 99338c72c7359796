"""The routes of the deck of mistakes. The key of the device comes in ``Authorization: Bearer``, as for passports."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.learn.deck import DeckCard, after_answer, with_grade
from regno.table.errors import TableError
from regno.table.table import Table
from regno.text.numbers import read_whole
from regno.web.fair_thread import work_out
from regno.web.http import Json, Route, gzip_json, language_of, read, registry_of
from regno.web.learn.mistakes import (
    Collected,
    CollectMistakes,
    MistakeGrade,
    MistakesDue,
    given_place,
    is_right,
    judge_mistake,
    new_cards,
    read_card,
    read_cards,
    serialize_deck,
    serialize_mistake,
)
from regno.web.learn.next_round import RoundSoFar, begin, levels_of, play_others, serialize_round
from regno.web.learn.puzzles import PuzzleAttempt
from regno.web.live.protocol import await_write
from regno.web.people.deps import key_of, people_of
from regno.web.people.people import now
from regno.web.people.routes import device_of
from regno.web.people.store import Device
from regno.web.rate_limit import address_of
from regno.web.review.queue import ReviewQueue, review_request

MOST_CARDS = 2_000  # mistakes in one deck


async def cards_of(request: Request, person: str) -> list[DeckCard]:
    texts = await asyncio.to_thread(people_of(request).store.cards, person)
    return read_cards(list(texts.values()))


async def deck(request: Request) -> Response:
    """``GET /api/mistakes``: all mistakes of the person, and which are due."""
    device = await device_of(request)
    found = serialize_deck(await cards_of(request, device.person), now(), language_of(request))
    return gzip_json(request, found)


async def due(request: Request) -> Response:
    """``GET /api/mistakes/due``: how many mistakes of the person are due today, for the lobby."""
    device = await device_of(request)
    cards = await cards_of(request, device.person)
    return Json(MistakesDue(sum(card.is_due(now()) for card in cards)))


async def collect(request: Request) -> Response:
    """``POST /api/mistakes``: take the mistakes of a finished review into the deck; those that are there stay."""
    device, people = await device_of(request), people_of(request)
    asked = await read(request, CollectMistakes)
    table = (await registry_of(request).find(asked.table)).table
    holder = await asyncio.to_thread(people.holder_at, key_of(request), table)
    seats = table.seats_of(holder)
    if not seats:
        raise TableError("not-at-table")
    reviews: ReviewQueue = request.app.state.reviews
    wanted = await work_out(request, review_request, table.require_over().game)
    review = await asyncio.to_thread(reviews.peek, wanted.id)
    if review is None or not review.is_complete:
        raise TableError("review-first")
    cards = await cards_of(request, device.person)
    known = {card.id for card in cards}
    mistakes = [each for each in review.studied if each.seat in seats and f"{table.id}-{each.move}" not in known]
    if len(cards) + len(mistakes) > MOST_CARDS:
        raise TableError("deck-full", most=MOST_CARDS)
    fresh = await work_out(request, new_cards, table, await ended_at(request, table), mistakes, now())
    encoded = {card.id: msgspec.json.encode(card).decode() for card in fresh}
    if encoded:
        await await_write(people.store.add_cards(device.person, encoded))
    every = [*cards, *fresh]
    here = [card.mistake.move for card in every if card.table == table.id]
    return Json(Collected(len(fresh), sorted(here), sum(card.is_due(now()) for card in every)))


async def ended_at(request: Request, table: Table) -> int:
    """Return when a table's game ended."""
    store = registry_of(request).store
    row = await asyncio.to_thread(store.row, table.id)
    return row.ended if row else 0


async def card_asked_for(request: Request) -> tuple[Device, DeckCard, Table]:
    """Return who asks, the mistake that the address names, and its table; raise PassportError or TableError."""
    device = await device_of(request)
    id, move = request.path_params["table"], read_whole(request.path_params["move"])
    text = await asyncio.to_thread(people_of(request).store.card, device.person, f"{id}-{move}")
    card = read_card(text)
    return device, card, (await registry_of(request).find(card.table)).table


async def one_mistake(request: Request) -> Response:
    """``GET /api/mistakes/{table}/{move}``: the moment of a mistake through its seat's eyes, without the answer."""
    _, card, table = await card_asked_for(request)
    found = await work_out(request, serialize_mistake, card, table, now(), language_of(request))
    return gzip_json(request, found)


async def answer_mistake(request: Request) -> Response:
    """``POST /api/mistakes/{table}/{move}``: take an answer, return the verdict; one that was due is scheduled."""
    device, card, table = await card_asked_for(request)
    attempt = await read(request, PuzzleAttempt)
    given, moment = given_place(card.mistake, attempt), now()
    after = card
    if card.is_due(moment):
        right = given is not None and is_right(card.mistake, given) and not attempt.show
        after = after_answer(card, "good" if right else "again", moment)
    verdict = await work_out(request, judge_mistake, card, after, table, attempt, language_of(request))
    if after is not card:
        await keep(request, device, after)
    return gzip_json(request, verdict)


async def grade_mistake(request: Request) -> Response:
    """``POST /api/mistakes/{table}/{move}/grade``: say that the last right answer was hard, good or easy."""
    device, card, _ = await card_asked_for(request)
    after = with_grade(card, (await read(request, MistakeGrade)).grade)
    await keep(request, device, after)
    return Json(serialize_deck([after], now(), language_of(request)).mistakes[0])


async def go_on(request: Request) -> Response:
    """``POST /api/mistakes/{table}/{move}/on``: play on up to one's next choice, or to the end of the round."""
    _, card, table = await card_asked_for(request)
    asked = await read(request, RoundSoFar)
    going_on = await work_out(request, begin, card, table, asked)
    await play_others(registry_of(request).bots, going_on, levels_of(table), address_of(request))
    found = await work_out(request, serialize_round, going_on, card, table, language_of(request))
    return gzip_json(request, found)


async def drop_mistake(request: Request) -> Response:
    """``POST /api/mistakes/{table}/{move}/drop``: take a mistake out of the deck, even if its table is gone."""
    device = await device_of(request)
    id, move = request.path_params["table"], read_whole(request.path_params["move"])
    await await_write(people_of(request).store.drop_card(device.person, f"{id}-{move}"))
    return Json({})


async def keep(request: Request, device: Device, card: DeckCard) -> None:
    text = msgspec.json.encode(card).decode()
    await await_write(people_of(request).store.change_card(device.person, card.id, text))


ROUTES = [
    Route("/api/mistakes", deck),
    Route("/api/mistakes", collect, methods=["POST"]),
    Route("/api/mistakes/due", due),
    Route("/api/mistakes/{table}/{move}", one_mistake),
    Route("/api/mistakes/{table}/{move}", answer_mistake, methods=["POST"]),
    Route("/api/mistakes/{table}/{move}/grade", grade_mistake, methods=["POST"]),
    Route("/api/mistakes/{table}/{move}/on", go_on, methods=["POST"]),
    Route("/api/mistakes/{table}/{move}/drop", drop_mistake, methods=["POST"]),
]

"""The options for a new table: editions, modes, house rules, bots. Their words are in the catalogue."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.players import PLAYERS
from regno.players.spec import strengths
from regno.proelio.edition import BUILT_IN, DEFAULT, built_in
from regno.proelio.options import RULINGS, Number, Words
from regno.web.http import Json


class EditionOffered(msgspec.Struct, frozen=True):
    """One edition: its title by language, the modes it has, and how it decides each house rule."""

    title: dict[str, str]
    modes: dict[str, bool]
    printed: dict[str, str]


class RulingOffered(msgspec.Struct, frozen=True):
    """One house rule: its words, or the bounds of its number."""

    words: list[str]
    least: int = 0
    most: int = 0


class Strength(msgspec.Struct, frozen=True):
    """A bot to choose: a level, or a strength between two of them, and its rating."""

    bot: str
    rating: int


class Offer(msgspec.Struct, frozen=True):
    """The options for a new table."""

    editions: dict[str, EditionOffered]
    usual: str  # the edition that is chosen unless another is
    rulings: dict[str, RulingOffered]
    bots: list[str]  # the levels, the weakest first
    strengths: list[Strength]  # the levels and what is between them, the weakest first


def house_rule(spec: Words | Number) -> RulingOffered:
    return RulingOffered(list(spec.words)) if isinstance(spec, Words) else RulingOffered([], spec.least, spec.most)


@cache
def table_options() -> Offer:
    editions = {}
    for name in BUILT_IN:
        edition = built_in(name)
        printed = {rule: spec.write(edition.rulings[rule]) for rule, spec in RULINGS.items()}
        editions[name] = EditionOffered(dict(edition.title), dict(edition.modes), printed)
    rulings = {name: house_rule(spec) for name, spec in RULINGS.items()}
    return Offer(editions, DEFAULT, rulings, list(PLAYERS), [Strength(each.name, each.rating) for each in strengths()])


async def offer(request: Request) -> Response:
    """``GET /api/offer``"""
    return Json(table_options())

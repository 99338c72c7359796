"""The rules over HTTP: of a rulebook, of a rulebook with house rules, or of a table."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regno.proelio.edition import built_in
from regno.proelio.options import MODES
from regno.table.errors import Denied
from regno.table.settings import Terms
from regno.web.http import answering, hall_of, language_of, packed
from regno.web.rulebook.builder import ADD_ONS, Asked, Writer

NO_RULE = ("lang", "table")  # words of the address that are no options


@answering
async def rules(request: Request) -> Response:
    """``GET /api/rules/{edition}``: with ``houses``, ``guilds``, ``merchant``, ``allied`` and any option by its name;
    or with ``table``, whose rules are told instead.
    """
    table = request.query_params.get("table", "")
    terms = (await hall_of(request).row(table)).terms if table else None
    asked = asked_by(terms) if terms else asked_in(request.path_params["edition"], request.query_params)
    return packed(request, msgspec.json.encode(Writer(asked, language_of(request)).book()))


def asked_by(terms: Terms) -> Asked:
    modes = {name: getattr(terms, name) for name in ADD_ONS}
    return Asked(terms.rulebook(), terms.houses, modes, terms.rulings)


def asked_in(edition: str, words: Mapping[str, str]) -> Asked:
    """A rulebook as it is, or as the words change it. Left alone, it is told whole."""
    rulebook = Terms(edition=edition).rulebook()
    chosen = {name: read_mode(name, words[name]) for name in MODES if name in words}
    modes = {name: bool(chosen[name]) for name in ADD_ONS if name in chosen}
    if not modes:
        modes = {name: rulebook.modes[name] for name in ("guilds", "merchant")}
    rulings = {name: value for name, value in words.items() if name not in MODES and name not in NO_RULE}
    whole = not any(name in chosen for name in ADD_ONS)
    return Asked(built_in(edition), chosen.get("houses", 4), modes, rulings, whole)


def read_mode(name: str, word: str) -> int:
    value = MODES[name].read(word)
    if value is None:
        raise Denied("bad-mode", name=name, value=word[:20], expected=MODES[name].expected)
    return value


ROUTES = [Route("/api/rules/{edition}", rules)]

"""The route of the rulebook: of an edition, of an edition with house rules, or of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.proelio.draft import changed_edition
from regno.proelio.edition import built_in
from regno.proelio.options import MODES
from regno.proelio.rulebook.builder import ADD_ONS, RulebookBuilder, RulebookQuery
from regno.table.errors import TableError
from regno.table.settings import TableSettings
from regno.web.fair_thread import work_out
from regno.web.http import Route, gzip_response, language_of, registry_of

if TYPE_CHECKING:
    from regno.web.bench.messages import EditionDraft

NO_RULE = ("lang", "table", "own")  # query parameters that are no options


async def rules(request: Request) -> Response:
    """``GET /api/rules/{edition}``: with ``houses``, ``guilds``, ``merchant``, ``allied`` and any option by its name;
    or with ``table`` or ``own``, a kept draft, whose rules are returned instead.
    """
    table, own = request.query_params.get("table", ""), request.query_params.get("own", "")
    if table:
        query = query_of_table((await registry_of(request).row(table)).settings)
    elif own:
        from regno.web.bench.deps import find_draft  # with the lab and NumPy, which a browser has not

        query = query_of_draft((await find_draft(request, own)).draft, request.query_params)
    else:
        query = query_of_address(request.path_params["edition"], request.query_params)
    return gzip_response(request, await work_out(request, encoded_rules, query, language_of(request)))


def encoded_rules(query: RulebookQuery, language: str) -> bytes:
    """Return the rules as JSON. It takes a hundredth of a second."""
    return msgspec.json.encode(RulebookBuilder(query, language).build())


def query_of_table(settings: TableSettings) -> RulebookQuery:
    modes = {name: getattr(settings, name) for name in ADD_ONS}
    return RulebookQuery(settings.rulebook(), settings.houses, modes, settings.rulings)


def query_of_address(edition: str, words: Mapping[str, str]) -> RulebookQuery:
    """Return the query for an edition with the modes and options of an address; without modes, the whole rulebook."""
    rulebook = TableSettings(edition=edition).rulebook()
    chosen = {name: read_mode(name, words[name]) for name in MODES if name in words}
    modes = {name: bool(chosen[name]) for name in ADD_ONS if name in chosen}
    if not modes:
        modes = {name: rulebook.modes[name] for name in ("guilds", "merchant")}
    rulings = {name: value for name, value in words.items() if name not in MODES and name not in NO_RULE}
    whole = not any(name in chosen for name in ADD_ONS)
    return RulebookQuery(built_in(edition), chosen.get("houses", 4), modes, rulings, whole)


def query_of_draft(draft: EditionDraft, words: Mapping[str, str]) -> RulebookQuery:
    """Return the query for a kept draft, with the modes of an address; what it changes is marked as house rules are."""
    query = query_of_address(draft.base, {**{name: words[name] for name in MODES if name in words}, **draft.rulings})
    counted = changed_edition(query.edition, draft.cards, {}, draft.title)
    return replace(query, edition=counted)


def read_mode(name: str, word: str) -> int:
    value = MODES[name].read(word)
    if value is None:
        raise TableError("bad-mode", name=name, value=word[:20], expected=MODES[name].expected)
    return value


ROUTES = [Route("/api/rules/{edition}", rules, limit="list")]

"""``GET /api/tables/{table}/bots``: whether the bots of a finished game chose by what their seats could see."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from regno.web.bots.proofs import BotProof, ProofTask
from regno.web.fair_thread import work_out
from regno.web.http import Json, Route, language_of, registry_of
from regno.web.jobs.questions import KeptAnswers
from regno.web.rate_limit import address_of


async def prove_bots(request: Request) -> Response:
    """Repeat the choices of a finished game's bots."""
    registry = registry_of(request)
    table = (await registry.find(request.path_params["table"])).table
    table.require_over()
    proofs: KeptAnswers[ProofTask, BotProof] = request.app.state.proofs
    record, language = await work_out(request, table.record), language_of(request)
    task = ProofTask(record, language, registry.bots.model_file(table.settings.models))
    return Json(await proofs.ask(f"{language} {table.id}", task, address_of(request)))


ROUTES = [Route("/api/tables/{table}/bots", prove_bots, limit="record")]

"""The API described for programs: OpenAPI for requests over HTTP, AsyncAPI for websockets, from the types of messages.

    python -m regno.web.api_schema openapi     print one of the two

The server publishes both, at ``/api/openapi.json`` and ``/api/asyncapi.json``.
"""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from importlib.metadata import version
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.proelio.rulebook.builder import Rulebook
from regno.table.settings import TableSettings
from regno.web import messages
from regno.web.bench import messages as bench
from regno.web.bots.proofs import BotProof
from regno.web.calls import messages as calls
from regno.web.calls.preferences import Preferences
from regno.web.chronicles import messages as desk
from regno.web.chronicles import views
from regno.web.chronicles.states import STATES
from regno.web.coach import messages as coach
from regno.web.daily import routes as daily
from regno.web.history.messages import History, HistoryOf
from regno.web.history.odds import Odds, OddsOf
from regno.web.http import Route, gzip_json
from regno.web.learn import mistakes, next_round
from regno.web.learn.puzzles import PuzzleAttempt, PuzzleList, PuzzleSeen, PuzzleVerdict
from regno.web.local.brought import LocalGame
from regno.web.local.routes import LocalFiles
from regno.web.messages import WIRE_VERSION
from regno.web.people import messages as people
from regno.web.people.company import Company
from regno.web.replay.frames import Replay
from regno.web.review.queue import ReviewSeen
from regno.web.routes.about import About
from regno.web.routes.reveal import Opened
from regno.web.routes.table_options import Offer
from regno.web.routes.trust import Reach
from regno.web.tutorial.steps import LessonStep, TutorialMoves
from regno.web.whatif import messages as whatif

REFERENCE = "#/components/schemas/{name}"
TEXT, PDF, ANYTHING = "text/plain", "application/pdf", "object"
LANGUAGE, EYES, FROM = "lang", "eyes", "from"
CREATED = 201


class Operation(NamedTuple):
    """One request: what it takes and answers. A body or answer is a type, or a kind of content."""

    method: str
    path: str
    summary: str
    body: Any = None
    answer: Any = None
    status: int = 200
    token: bool = False  # in the header ``Authorization``
    query: tuple[str, ...] = ()


OPERATIONS = (
    Operation("get", "/livez", "Whether the process runs", None, ANYTHING),
    Operation("get", "/readyz", "Whether the server takes requests", None, ANYTHING),
    Operation("get", "/healthz", "Whether the server can write, and what it holds in memory", None, ANYTHING),
    Operation("get", "/metrics", "Figures for Prometheus, to private networks only", None, TEXT),
    Operation("get", "/api/tables", "The open tables that are listed", None, messages.Tables),
    Operation("post", "/api/tables", "Set up a table", TableSettings, messages.Made, CREATED),
    Operation("get", "/api/tables/{table}", "One table as the lobby shows it", None, messages.TableSeen),
    Operation("post", "/api/tables/{table}/forget", "Delete what a person told a table", messages.Forget, ANYTHING),
    Operation("get", "/api/tables/{table}/record", "A finished game as a Record", None, TEXT, query=(EYES,)),
    Operation("get", "/api/tables/{table}/replay", "A finished game frame by frame", None, Replay, query=(EYES, FROM)),
    Operation("get", "/api/tables/{table}/review", "The review of a finished game", None, ReviewSeen),
    Operation(
        "post", "/api/tables/{table}/seen", "A running game as one's own seat saw it", whatif.LookBack, Replay,
        query=(FROM,),
    ),
    Operation("get", "/api/tables/{table}/opened", "What was hidden, once the game is over", None, Opened),
    Operation("get", "/api/tables/{table}/bots", "Whether its bots chose by what they could see", None, BotProof),
    Operation("post", "/api/mine", "The tables of some tokens", messages.Mine, messages.Tables),
    Operation("post", "/api/history", "All that was played with some tokens, and figures", HistoryOf, History),
    Operation("post", "/api/history/odds", "The chance of a group on each level of a scenario", OddsOf, Odds),
    Operation("get", "/api/person", "The passport of a key", None, people.Passport, token=True),
    Operation("post", "/api/person/take", "Let a passport hold tokens", people.Take, people.Taken, token=True),
    Operation(
        "post", "/api/person/code", "A code for one more device", people.MakeCode, people.Code, CREATED, token=True,
    ),
    Operation("post", "/api/person/look", "Whose passport a code opens", people.UseCode, people.Offered, token=True),
    Operation("post", "/api/person/join", "Join a passport by a code", people.UseCode, ANYTHING, token=True),
    Operation("post", "/api/person/file", "A key for a file", people.SaveFile, ANYTHING, CREATED, token=True),
    Operation("post", "/api/person/revoke", "Sign a device out", people.Revoke, ANYTHING, token=True),
    Operation("post", "/api/person/renew", "Sign all others out", people.Renew, ANYTHING, token=True),
    Operation("post", "/api/person/forget", "Forget a person", None, people.Forgotten, token=True),
    Operation("get", "/api/person/company", "The people I have played with", None, Company, token=True),
    Operation("get", "/api/calls", "How a person is called", None, calls.CallsSeen, token=True),
    Operation("post", "/api/calls/push", "Call a browser", calls.AddPush, calls.ChannelSeen, CREATED, token=True),
    Operation("post", "/api/calls/mail", "Call by mail", calls.AddMail, calls.ChannelSeen, CREATED, token=True),
    Operation("post", "/api/calls/hook", "Call a webhook", calls.AddHook, calls.ChannelSeen, CREATED, token=True),
    Operation("post", "/api/calls/remove", "End a channel", calls.OneChannel, ANYTHING, token=True),
    Operation("post", "/api/calls/test", "Try a channel", calls.OneChannel, calls.ChannelSeen, token=True),
    Operation("post", "/api/calls/preferences", "What to hear of, and when", Preferences, Preferences, token=True),
    Operation("post", "/api/calls/confirm", "Confirm an address of mail", calls.SignedChannel, calls.Stopped),
    Operation("post", "/api/calls/stop", "End a channel by a link", calls.SignedChannel, calls.Stopped),
    Operation("post", "/api/calls/stop/{token}", "End a channel as mail programs do", TEXT, calls.Stopped),
    Operation("get", "/api/offer", "What may be chosen for a new table", None, Offer),
    Operation("get", "/api/about", "Versions", None, About),
    Operation("get", "/api/reach", "The addresses of the server", None, Reach),
    Operation("post", "/api/record", "A Record as a seat saw it", TEXT, TEXT, query=(EYES,)),
    Operation("post", "/api/records", "Keep a game played without a server", LocalGame, messages.Made, CREATED),
    Operation("get", "/api/local", "The files for games without a server", None, LocalFiles),
    Operation("post", "/api/replay", "A Record frame by frame", TEXT, Replay, query=(EYES, FROM)),
    Operation("post", "/api/review", "The review of a Record", TEXT, ReviewSeen),
    Operation("get", "/api/reviews/{review}", "A review so far", None, ReviewSeen, query=(FROM,)),
    Operation("get", "/api/rules/{edition}", "The rules", None, Rulebook),
    Operation("get", "/api/print/editions/{edition}", "Cards and rules to print", None, PDF),
    Operation("get", "/api/print/packs/{id}", "The cards of a pack to print", None, PDF, token=True),
    Operation("post", "/api/lesson/{step}", "A step of the tutorial", TutorialMoves, LessonStep),
    Operation("get", "/api/lessons", "The whole tutorial", None, ANYTHING),
    Operation("get", "/api/puzzles", "Every puzzle, and today's", None, PuzzleList),
    Operation("get", "/api/puzzles/{number}", "A puzzle as its seat sees it", None, PuzzleSeen),
    Operation("post", "/api/puzzles/{number}", "Answer a puzzle", PuzzleAttempt, PuzzleVerdict),
    Operation("post", "/api/coach", "What moves gave away, and habits", coach.CoachQuestion, coach.CoachReport),
    Operation("post", "/api/daily", "The deal of the day, and results of it", daily.DailyQuestion, daily.DailyDeal),
    Operation("post", "/api/whatif/start", "Begin a what-if board", whatif.WhatIfOrigin, whatif.WhatIfStart),
    Operation("post", "/api/whatif", "A node of a what-if board", whatif.WhatIfPath, whatif.WhatIfNode),
    Operation("post", "/api/whatif/bot", "Let a bot choose there", whatif.WhatIfBotMove, whatif.WhatIfNode),
    Operation("post", "/api/whatif/hint", "The chances there", whatif.WhatIfQuestion, whatif.WhatIfHint),
    Operation("post", "/api/whatif/record", "The way there as a Record", whatif.WhatIfPath, TEXT),
    Operation("get", "/api/mistakes", "A person's deck of mistakes", None, mistakes.Deck, token=True),
    Operation("get", "/api/mistakes/due", "How many are due today", None, mistakes.MistakesDue, token=True),
    Operation(
        "post", "/api/mistakes", "Take a game's mistakes in", mistakes.CollectMistakes, mistakes.Collected, token=True
    ),
    Operation(
        "get", "/api/mistakes/{table}/{move}", "A mistake as its seat saw it", None, mistakes.MistakeSeen, token=True
    ),
    Operation(
        "post", "/api/mistakes/{table}/{move}", "Answer it again", PuzzleAttempt, mistakes.MistakeVerdict,
        token=True,
    ),
    Operation(
        "post", "/api/mistakes/{table}/{move}/grade", "How hard it was", mistakes.MistakeGrade, mistakes.MistakeRow,
        token=True,
    ),
    Operation(
        "post", "/api/mistakes/{table}/{move}/on", "Play on for a round", next_round.RoundSoFar, next_round.RoundSeen,
        token=True,
    ),
    Operation("post", "/api/mistakes/{table}/{move}/drop", "Take it out of the deck", None, ANYTHING, token=True),
    Operation("post", "/api/chronicles", "Begin one", desk.BeginChronicle, views.Created, CREATED),
    Operation("post", "/api/chronicles/mine", "Those of some tokens", desk.Tokens, views.ChronicleHeads),
    Operation("post", "/api/chronicles/import", "Keep an exported one", TEXT, views.Created, CREATED),
    Operation("get", "/api/chronicles/{id}", "One chronicle", None, views.ChronicleOpened, token=True),
    Operation(
        "post", "/api/chronicles/{id}", "A step, an undo or a redo", desk.AnyChange,
        views.ChronicleOpened, token=True,
    ),
    Operation(
        "post", "/api/chronicles/{id}/foretell", "What a step would bring", desk.PreviewCommand,
        views.CommandPreview, token=True,
    ),
    Operation(
        "get", "/api/chronicles/{id}/log", "Its log", None, views.ChronicleLog, token=True, query=("latest", "before"),
    ),
    Operation("get", "/api/chronicles/{id}/steps/{number}", "A step of its log", None, views.ToldStep, token=True),
    Operation("get", "/api/chronicles/{id}/file", "Its export", None, TEXT, token=True),
    Operation("post", "/api/chronicles/{id}/link", "A token to hand on", None, views.Created, CREATED, token=True),
    Operation("post", "/api/chronicles/{id}/forget", "Delete it", None, ANYTHING, token=True),
    Operation("post", "/api/packs", "A new pack without cards", desk.PackHead, views.Created, CREATED),
    Operation("post", "/api/packs/mine", "Packs of some tokens", desk.Tokens, views.PackHeads),
    Operation("post", "/api/packs/import", "Keep a pack", desk.PackText, views.Created, CREATED),
    Operation("get", "/api/packs/forms", "The fields of every type of card", None, ANYTHING),
    Operation("get", "/api/packs/{id}", "A pack", None, views.PackWhole, token=True),
    Operation("post", "/api/packs/{id}/check", "What is wrong with a card", desk.PackCard, views.CardCheck, token=True),
    Operation("post", "/api/packs/{id}/order", "Order cards", desk.PackOrder, views.PackWhole, token=True),
    Operation("post", "/api/packs/{id}/card", "Put or take a card", desk.PackCard, views.PackWhole, token=True),
    Operation("post", "/api/packs/{id}/merge", "Join two packs", desk.PackMerge, views.PackMerged, token=True),
    Operation("get", "/api/packs/{id}/file", "A pack as TOML", None, TEXT, token=True),
    Operation("post", "/api/packs/{id}/forget", "Delete a pack", None, ANYTHING, token=True),
    Operation("get", "/api/bench", "What may be changed of an edition", None, bench.BenchOffer),
    Operation("post", "/api/bench/check", "Whether a draft can be dealt", bench.EditionDraft, bench.DraftChecked),
    Operation("get", "/api/studies", "The studies of a passport", None, bench.StudyHeads, token=True),
    Operation("post", "/api/studies", "Begin a study", bench.StudyWanted, bench.StudyMade, CREATED, token=True),
    Operation("get", "/api/studies/{study}", "A study as it stands", None, bench.StudySeen, token=True),
    Operation("post", "/api/studies/{study}", "Pause or forget it", bench.StudyChange, ANYTHING, token=True),
    Operation("get", "/api/studies/{study}/games/{number}", "A changed game", None, TEXT, query=("table",)),
    Operation("get", "/api/studies/{study}/report", "A finished study as a file", None, TEXT, query=("as",)),
    Operation("get", "/api/studies/{study}/games.parquet", "Single games of a study", None, TEXT),
    Operation("get", "/api/studies/{study}/model", "What bots have learnt", None, TEXT),
    Operation("get", "/api/editions", "The editions of a passport", None, bench.EditionsKept, token=True),
    Operation("post", "/api/editions", "Keep a draft", bench.KeepDraft, bench.DraftKept, CREATED, token=True),
    Operation("get", "/api/editions/{own}", "An edition with its drafts", None, bench.EditionKept, token=True),
    Operation("get", "/api/editions/{own}/file", "A draft as TOML", None, TEXT, query=("draft",)),
    Operation("post", "/api/editions/{own}/forget", "Delete an edition", None, ANYTHING, token=True),
    Operation("get", "/api/openapi.json", "This description", None, ANYTHING),
    Operation("get", "/api/asyncapi.json", "The description of the websockets", None, ANYTHING),
)  # fmt: skip

WITH_STATE = (views.ChronicleSeen, views.ChronicleOpened)

# What a client and the server send over each websocket. That of a chronicle takes pings too, and accepts them.
SOCKETS: dict[str, tuple[Any, Any]] = {
    "/ws/{table}": (messages.AnyRequest, messages.AnyReply),
    "/ws/chronicles/{id}": (desk.Watch, views.ChronicleSeen),
}


def schemas(types: list[Any]) -> tuple[list[Any], dict[str, Any]]:
    """Return the schema of each type, and the components that they refer to."""
    described = [without_state(kind) if kind in WITH_STATE else kind for kind in types]
    found, components = msgspec.json.schema_components([*described, *STATES.values()], ref_template=REFERENCE)
    for kind in WITH_STATE:
        if kind in types:
            each = [{"$ref": REFERENCE.format(name=state.__name__)} for state in STATES.values()]
            components[kind.__name__]["properties"]["state"] = {"anyOf": each}
    return list(found)[: len(types)], components


def without_state(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """Return a copy of a message whose ``state``, one of several types without a tag, may be any object."""
    fields = msgspec.structs.fields(kind)
    types = [(each.name, dict[str, Any] if each.name == "state" else each.type) for each in fields]
    return msgspec.defstruct(kind.__name__, types, tag_field="type", tag="snapshot", module=kind.__module__)


def content(kind: Any, by_type: dict[int, Any]) -> dict[str, Any]:
    """Return the content of a body or an answer."""
    if kind in (TEXT, PDF):
        schema = {"type": "string"} if kind == TEXT else {"type": "string", "format": "binary"}
        return {kind: {"schema": schema}}
    return {"application/json": {"schema": {"type": "object"} if kind == ANYTHING else by_type[id(kind)]}}


def operation(each: Operation, by_type: dict[int, Any]) -> dict[str, Any]:
    """Return one operation of OpenAPI."""
    path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if name == "number" else "string"}}
        for name in re.findall(r"\{(\w+)\}", each.path)
    ]
    query = [{"name": name, "in": "query", "schema": {"type": "string"}} for name in (*each.query, LANGUAGE)]
    found: dict[str, Any] = {
        "summary": each.summary,
        "operationId": re.sub(r"\W+", "_", f"{each.method} {each.path}").strip("_"),
        "parameters": [*path, *query],
        "responses": {
            str(each.status): {"description": "done", "content": content(each.answer, by_type)},
            "default": {"description": "refused, with the reason", "content": content(messages.Trouble, by_type)},
        },
    }
    if each.body is not None:
        found["requestBody"] = {"required": True, "content": content(each.body, by_type)}
    if each.token:
        found["security"] = [{"token": []}]
    return found


def without_discriminators(described: Any) -> Any:
    """Return schemas as AsyncAPI has them."""
    if isinstance(described, dict):
        return {
            name: without_discriminators(each)
            for name, each in described.items()
            if not (name == "discriminator" and "propertyName" in each)
        }
    return [without_discriminators(each) for each in described] if isinstance(described, list | tuple) else described


@cache
def openapi() -> dict[str, Any]:
    """Return the description of everything over HTTP (OpenAPI 3.1)."""
    kinds = [messages.Trouble, *(kind for each in OPERATIONS for kind in (each.body, each.answer))]
    types = {id(kind): kind for kind in kinds if kind is not None and not isinstance(kind, str)}
    found, components = schemas(list(types.values()))
    by_type = dict(zip(types, found, strict=True))
    paths: dict[str, Any] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method] = operation(each, by_type)
    token = {"type": "http", "scheme": "bearer", "description": "what opens a chronicle or a pack"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Regno", "version": version("regno"), "description": "Tables, chronicles and packs."},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": token}},
    }


@cache
def asyncapi() -> dict[str, Any]:
    """Return the description of the websockets (AsyncAPI 3.0).

    Its ``discriminator`` is a word, and its values are names of schemas, as our tags are not: each schema has its tag
    as the only value of its ``type``, which says the same.
    """
    found, components = without_discriminators(schemas([kind for pair in SOCKETS.values() for kind in pair]))
    channels: dict[str, Any] = {}
    operations: dict[str, Any] = {}
    for number, address in enumerate(SOCKETS):
        name = "table" if number == 0 else "chronicle"
        request, reply = found[2 * number : 2 * number + 2]
        parameters = {word: {"description": "its id"} for word in re.findall(r"\{(\w+)\}", address)}
        inside = {"request": {"payload": request}, "reply": {"payload": reply}}
        channels[name] = {"address": address, "parameters": parameters, "messages": inside}
        for action, message in (("receive", "request"), ("send", "reply")):
            operations[f"{action}_{name}"] = {
                "action": action,
                "channel": {"$ref": f"#/channels/{name}"},
                "messages": [{"$ref": f"#/channels/{name}/messages/{message}"}],
            }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Regno", "version": f"wire {WIRE_VERSION}"},
        "channels": channels,
        "operations": operations,
        "components": {"schemas": components},
    }


DESCRIPTIONS = {"openapi": openapi, "asyncapi": asyncapi}


async def description(request: Request) -> Response:
    """``GET /api/openapi.json``, ``GET /api/asyncapi.json``"""
    name = request.url.path.removeprefix("/api/").removesuffix(".json")
    return gzip_json(request, DESCRIPTIONS[name]())


ROUTES = [Route(f"/api/{name}.json", description, limit="list") for name in DESCRIPTIONS]

if __name__ == "__main__":
    print(json.dumps(DESCRIPTIONS[sys.argv[1] if sys.argv[1:] else "openapi"](), indent=2))

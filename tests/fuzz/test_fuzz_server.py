"""Every message and every route: no 500, no torn socket, no hang, whatever is sent."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mutate import JSON, as_json, corpus, keep, wrong_message
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))
from wire import Client, Server, come_anew, connected, opened, run

from regno.web import messages
from regno.web.api_schema import OPERATIONS, asyncapi, openapi
from regno.web.app import application

TAGS = {tag.__struct_config__.tag: tag for tag in get_args(messages.AnyRequest)}
QUIET: Any = list(HealthCheck)
WAIT = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzz") / "data") as running:
        yield running


# ---------------------------------------------------------------- what is published


def test_every_route_is_described_and_every_description_is_a_route(tmp_path: Path) -> None:
    found = set()
    for route in application(tmp_path).routes:
        path = getattr(route, "path", "").replace(":int}", "}")
        if path.startswith(("/api", "/livez", "/readyz", "/healthz", "/metrics")):
            found |= {(method.lower(), path) for method in getattr(route, "methods", ()) if method != "HEAD"}
    assert found == {(each.method, each.path) for each in OPERATIONS}


def test_both_descriptions_are_published_and_refer_to_what_they_have(server: Server) -> None:
    come_anew()
    for name, made in (("openapi", openapi()), ("asyncapi", asyncapi())):
        status, published = server.http(f"/api/{name}.json")
        assert status == 200 and published == json.loads(msgspec.json.encode(made))
        references = {word.split('"')[0] for word in json.dumps(made).split('"#/components/schemas/')[1:]}
        assert references <= set(made["components"]["schemas"])
    assert {"Hello", "Submit", "Snapshot", "Refused"} <= set(asyncapi()["components"]["schemas"])


def test_the_sockets_are_described_in_the_words_of_asyncapi() -> None:
    """A message is told by its ``type``; the object by which OpenAPI says so is no AsyncAPI, and readers refuse it."""
    described = asyncapi()
    assert '"discriminator"' in json.dumps(openapi()) and '"discriminator"' not in json.dumps(described)
    requests = described["channels"]["table"]["messages"]["request"]["payload"]["anyOf"]
    tags = set()
    for each in requests:
        schema = described["components"]["schemas"][each["$ref"].rsplit("/", 1)[1]]
        tags |= set(schema["properties"]["type"]["enum"])
        assert "type" in schema["required"]
    assert tags == set(TAGS)


# ---------------------------------------------------------------- HTTP

schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(max_examples=settings().max_examples // 5 or 1, suppress_health_check=QUIET, deadline=None)
def test_every_route_answers_as_it_says(case: Any, server: Server) -> None:
    headers = {"X-Forwarded-For": come_anew(), "Authorization": "Bearer nobody"}
    response = case.call(base_url=server.address, headers=headers, timeout=WAIT)
    case.validate_response(response, checks=(not_a_server_error, response_schema_conformance, status_code_conformance))


# ---------------------------------------------------------------- websockets


def example(tag: type[msgspec.Struct]) -> dict[str, Any]:
    """A message of each kind with all its fields."""
    values: dict[str, Any] = {
        "token": "", "have": -1, "language": "en", "seat": 0, "name": "Ada", "nonce": "ab" * 16, "bot": "steward",
        "moves": ["stop"], "version": 1, "note": "", "stop": True, "text": "hello",
    }  # fmt: skip
    fields = {field.encode_name: values.get(field.encode_name, 0) for field in msgspec.structs.fields(tag)}
    return {"type": tag.__struct_config__.tag, **fields, "id": 7}


MESSAGES = st.one_of([wrong_message(example(tag)) for tag in TAGS.values()]).map(as_json)
RAW = MESSAGES | JSON.map(as_json) | st.text(max_size=30).map(lambda text: text.encode(errors="replace").decode())


async def exchange(server: Server, sent: list[str]) -> None:
    """Send messages after a greeting; each is answered, or the socket is closed with a code; others play on."""
    table, token = server.make()
    client = await Client(server, table, token, "en").open()
    assert client.socket
    for text in sent:
        await client.socket.send(text)
    from websockets.exceptions import ConnectionClosed

    try:
        await client.socket.send('{"type": "ping", "id": 424242}')
        async with asyncio.timeout(WAIT):
            while 424242 not in client.answers:
                await client.hear()
        assert client.answers[424242]["type"] in ("accepted", "refused")
    except ConnectionClosed as closed:
        assert closed.rcvd, f"torn: {sent}"
        assert closed.rcvd.code in (1007, 1008, 1009, 1013, 4400, 4404, 4408), closed.rcvd
    assert server.http("/livez")[0] == 200


def spoken(server: Server, sent: list[str]) -> None:
    come_anew()
    before = server.said
    try:
        run(exchange(server, sent))
        assert '"fault": "Traceback' not in server.said.removeprefix(before)
    except BaseException:
        keep("socket", json.dumps(sent))
        raise
    finally:
        opened.clear()


@settings(max_examples=settings().max_examples // 2 or 1, suppress_health_check=QUIET)
@given(sent=st.lists(RAW, min_size=1, max_size=15))
def test_every_message_is_answered_or_the_socket_is_closed(server: Server, sent: list[str]) -> None:
    spoken(server, sent)


@pytest.mark.parametrize("line", corpus("socket"))
def test_messages_that_were_found_before(server: Server, line: str) -> None:
    spoken(server, json.loads(line))


@settings(max_examples=settings().max_examples // 5 or 1, suppress_health_check=QUIET)
@given(first=wrong_message({"type": "hello", "id": 1, "token": "", "have": -1, "language": "en"}).map(as_json) | RAW)
def test_a_watcher_of_a_chronicle_greets_in_any_way(server: Server, first: str) -> None:
    from websockets.exceptions import ConnectionClosed

    come_anew()

    async def play() -> None:
        line = await connected(server, "chronicles/nothing")
        await line.send(first)
        with pytest.raises(ConnectionClosed) as closed:
            async with asyncio.timeout(WAIT):
                while True:
                    await line.recv()
        assert closed.value.rcvd and closed.value.rcvd.code in (1007, 1009, 4400, 4404)

    run(play())

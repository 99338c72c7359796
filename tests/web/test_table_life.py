"""The life of a table: rematches, who is there, lists of one's own, and what a stranger may not do."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
from laid import laid, token
from test_rough import reason
from wire import NONCE, Client, Refusal, Server, run, seated

from regno.proelio.state import Observer
from regno.table import log
from regno.table.errors import TableError
from regno.table.fair_shuffle import seal_of
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore
from regno.table.table import AppliedEntry
from regno.web import messages
from regno.web.bots.pool import BotPool
from regno.web.tables.client import Client as RoomClient
from regno.web.tables.presence import AWAY, GRACE, PresenceTracker
from regno.web.tables.room import Room
from regno.web.tables.serialize import bare_event

# ---------------------------------------------------------------- a stranger without a token

FIELDS: dict[str, Any] = {
    "seat": 2, "name": "Eve", "nonce": NONCE, "bot": "steward", "moves": ["draw"], "version": 9, "stop": True,
    "text": "hello",
}  # fmt: skip
OPEN_TO_ALL = {"sit", "ping"}  # anybody with the link may sit down


@pytest.mark.parametrize("phase", ["open", "playing", "stopped"])
def test_a_stranger_changes_nothing_by_any_request(server: Server, phase: str) -> None:
    async def play() -> None:
        table, maker_token = server.make(houses=3)
        maker = await Client(server, table, maker_token).open()
        await maker.sit(0)
        for seat in (1, 2):
            await maker.ask("fill", seat=seat, bot="steward")
        if phase != "open":
            await maker.ask("begin")
        if phase == "stopped":
            await maker.ask("agree", seat=0, stop=True)
        for kind in get_args(messages.AnyRequest):
            tag = str(kind.__struct_config__.tag)
            if tag in OPEN_TO_ALL:
                continue
            for seat in (0, 2, -1):
                stranger = await Client(server, table).open()
                asked = {name: FIELDS[name] for name in kind.__struct_fields__ if name in FIELDS}
                if "seat" in asked:
                    asked["seat"] = seat
                try:
                    await stranger.ask(tag, **asked)
                    assert tag == "look" and seat == -1, f"{tag} was done for a stranger"
                except Refusal as refusal:
                    assert refusal.args[0]["text"][0].isupper() and refusal.args[0]["text"].endswith(".")
                await stranger.close()
        seats = server.http(f"/api/tables/{table}")[1]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "bot", "bot"]
        answer = server.http(f"/api/tables/{table}")[1]
        assert answer["phase"] == phase

    run(play())


def test_what_tells_every_card_waits_for_the_end(server: Server) -> None:
    async def play() -> None:
        (client,) = await seated(server, 1)
        for path in ("record", "record?eyes=0", "record?eyes=public", "replay", "replay?eyes=0", "opened", "review"):
            status, answer = server.http(f"/api/tables/{client.table}/{path}")
            assert (status, answer["reason"]) == (409, "record-later"), path
        await client.ask("close")
        assert client.standing["phase"] == "closed" and client.now["shuffle"]["secret"] == ""
        assert '"secret":"' not in client.heard[-1].replace('"secret":""', "")
        assert server.http(f"/api/tables/{client.table}/record?eyes=0")[0] == 409

    run(play())


def test_125_a_note_is_for_the_ally_alone() -> None:
    table = laid("allied", TableSettings(allied=True))
    told = AppliedEntry(9, log.Moved(0, 1, [], note="hold on"))
    notes = [bare_event(told, client, table).text for client in map(Observer, range(5))]
    assert notes == ["", "hold on", "", "hold on", ""]


# ---------------------------------------------------------------- a rematch


async def stopped(server: Server, people: int, **terms: Any) -> list[Client]:
    clients = await seated(server, people, **terms)
    for client in clients:
        await client.ask("agree", seat=client.now["looking"], stop=True)
    for client in clients:
        await client.until(clients[-1].version)
    return clients


def test_a_rematch_reserves_every_seat_and_any_of_the_people_deals(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await stopped(server, 2)
        table = (await bruno.ask("rematch"))["table"]
        await anna.until(bruno.version)
        assert anna.now["rematch"] == "" and '"what":"rematched","seat":1' in anna.heard[-1]
        assert (await anna.ask("rematch"))["table"] == table
        again = [await Client(server, table, client.token).open() for client in (anna, bruno)]
        assert [client.now["yours"] for client in again] == [[0], [1]]
        assert [client.now["made_by_you"] for client in again] == [False, True]
        assert all(client.now["arranged_by_you"] for client in again)
        assert [seat["kind"] for seat in again[0].standing["seats"]] == ["reserved", "reserved", "bot", "bot"]
        for seat, client in enumerate(again):
            await client.ask("sit", seat=seat, name="Same", nonce=NONCE)
        await again[0].ask("begin")
        assert again[0].standing["phase"] == "playing"
        late = await Client(server, anna.table, anna.token).open()
        assert (late.now["rematch"], late.now["rematch_by"]) == (table, 1)
        assert await reason(Client(server, table, "another").open()) == "unknown-token"

    run(play())


def test_a_rematch_that_its_maker_closed_is_set_anew(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await stopped(server, 2)
        closed = (await bruno.ask("rematch"))["table"]
        await (await Client(server, closed, bruno.token).open()).ask("close")
        anew = (await anna.ask("rematch"))["table"]
        assert anew != closed and (await bruno.ask("rematch"))["table"] == anew
        late = await Client(server, anna.table, bruno.token).open()
        assert (late.now["rematch"], late.now["rematch_by"]) == (anew, 0)

    run(play())


def test_however_many_ask_for_a_rematch_at_once_one_table_is_set(lone: Server) -> None:
    async def play() -> None:
        (client,) = await stopped(lone, 1, houses=3)
        sockets = [await Client(lone, client.table, client.token).open() for _ in range(12)]
        answers = await asyncio.gather(*(each.ask("rematch") for each in sockets))
        assert len({answer["table"] for answer in answers}) == 1
        mine = lone.http("/api/mine", {"tokens": [client.token]})[1]["tables"]
        assert {table["table"] for table in mine} == {client.table, answers[0]["table"]} and len(mine) == 2

    lone.start()
    run(play())


def test_rematches_count_as_new_tables(lone: Server) -> None:
    async def play() -> None:
        (client,) = await stopped(lone, 1, houses=3)
        while lone.http("/api/tables", {})[0] == 201:
            pass  # none is given back by time, however slow the machine is
        with pytest.raises(Refusal) as caught:
            await client.ask("rematch")
        assert caught.value.reason == "too-many-tables" and caught.value.args[0]["seconds"] >= 1

    never = "import regno.web.limits as limits; limits.TABLES_A_SECOND = 1e-6; from regno.cli import main; main()"
    lone.command = [sys.executable, "-c", never]
    lone.start()
    run(play())


def test_a_table_of_two_tokens_is_listed_once_with_the_token_that_opens_it(server: Server) -> None:
    async def play() -> None:
        table, maker = server.make(houses=3)
        guest = await Client(server, table).open()
        await guest.sit(0)
        asked = {"tokens": ["nobody's", maker, guest.token]}
        (seen,) = server.http("/api/mine", asked)[1]["tables"]
        assert seen["table"] == table and seen["opened_by"] in (1, 2)
        host = await Client(server, table, maker).open()
        for seat in (1, 2):
            await host.ask("fill", seat=seat, bot="steward")
        await host.ask("begin")
        while not guest.legal:
            await guest.hear()
        for tokens in ([maker, guest.token], [guest.token, maker]):
            (seen,) = server.http("/api/mine", {"tokens": tokens})[1]["tables"]
            assert seen["your_choice"] and tokens[seen["opened_by"]] == guest.token

    run(play())


# ---------------------------------------------------------------- seats before the deal


def test_sealed_numbers_are_asked_for_revealed_and_the_last_one_deals(server: Server) -> None:
    async def play() -> None:
        table, token = server.make(houses=3)
        clients = [Client(server, table, token), Client(server, table)]
        nonces = ["ab" * 16, "cd" * 16]
        for seat, (client, nonce) in enumerate(zip(clients, nonces, strict=True)):
            await client.open()
            await client.ask("sit", seat=seat, name=f"Ada {seat}", seal=seal_of(nonce))
        await clients[0].ask("fill", seat=2, bot="random")
        asked = await clients[0].ask("begin")
        for client in clients:
            await client.until(asked["version"])
            assert client.standing["phase"] == "open"
            assert client.standing["unsealing"] == {str(seat): seal_of(nonce) for seat, nonce in enumerate(nonces)}
        with pytest.raises(Refusal, match="not-your-seat"):
            await clients[1].ask("reveal", seat=0, nonce=nonces[0])
        with pytest.raises(Refusal, match="unsealing"):
            await clients[0].ask("begin", without=True)
        await clients[0].ask("reveal", seat=0, nonce=nonces[0])
        dealt = await clients[1].ask("reveal", seat=1, nonce=nonces[1])
        for client in clients:
            await client.until(dealt["version"])
            assert client.standing["phase"] == "playing" and client.standing["unsealing"] is None

    run(play())


def test_whoever_gets_up_or_is_removed_learns_which_seats_are_left(server: Server) -> None:
    async def play() -> None:
        table, maker_token = server.make(houses=3)
        maker = await Client(server, table, maker_token).open()
        await maker.sit(0)
        await maker.sit(1)
        await maker.ask("empty", seat=1)
        while maker.now["yours"] != [0]:
            await maker.hear()
        guest = await Client(server, table).open()
        await guest.sit(2)
        await maker.ask("empty", seat=2)
        while guest.now["yours"]:
            await guest.hear()
        assert guest.standing["seats"][2]["kind"] == "open"

    run(play())


# ---------------------------------------------------------------- who is there


def test_people_are_here_from_their_first_connection_until_a_moment_after_the_last() -> None:
    time = [100.0]
    presence = PresenceTracker(lambda: time[0])
    assert not presence.is_here("anna") and presence.away("anna") == 0
    time[0] += AWAY
    assert presence.away("anna") == AWAY, "never seen since the table was opened"
    presence.come("anna")
    presence.come("anna")
    presence.go("anna")
    assert presence.is_here("anna") and presence.away("anna") == 0
    presence.go("anna")
    assert presence.is_here("anna")
    time[0] += GRACE
    assert not presence.is_here("anna") and presence.away("anna") == GRACE
    presence.come("")
    assert not presence.is_here("")


def test_coming_and_going_is_told_to_the_others(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await seated(server, 2)
        assert bruno.now["here"] == [0, 1]
        version = anna.version
        await bruno.close()
        while anna.now["here"] != [0]:
            await anna.hear()
        back = await Client(server, bruno.table, bruno.token).open()
        assert back.now["here"] == [0, 1]
        while anna.now["here"] != [0, 1]:
            await anna.hear()
        assert anna.version == version or anna.standing["phase"] == "playing"

    run(play())


def test_the_maker_hands_nobodys_seat_to_a_bot_who_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        store = TableStore(tmp_path)
        room, time = Room(laid("t", TableSettings(houses=3), range(3)), store, BotPool()), [0.0]
        room.presence = PresenceTracker(lambda: time[0])
        maker, guest = hash_token(token(0, "t")), RoomClient(hash_token(token(1, "t")))
        await room.join(guest, have=-1)
        time[0] = 1_000.0
        with pytest.raises(TableError, match="a moment ago"):
            room.refuse_if_present(1, maker)
        room.leave(guest)
        assert guest not in room.clients
        with pytest.raises(TableError, match="a moment ago"):
            room.refuse_if_present(1, maker, GRACE)
        time[0] += AWAY - 1
        room.refuse_if_present(1, maker, GRACE)  # long enough where a bot plays the seat already
        with pytest.raises(TableError, match="a moment ago"):
            room.refuse_if_present(1, maker)
        time[0] += 1
        room.refuse_if_present(1, maker)
        room.refuse_if_present(2, maker)  # never came
        room.refuse_if_present(0, maker)
        store.close()

    asyncio.run(play())


def test_the_maker_asks_for_a_bot_in_vain_while_the_person_is_there(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, 2)
        assert await reason(clients[0].ask("leave", seat=1)) == "still-here"
        await clients[0].ask("leave", seat=0)

    run(play())


def test_what_is_refused_is_a_sentence_without_numbers_of_seats(server: Server) -> None:
    async def play() -> None:
        table, maker_token = server.make(houses=3)
        maker = await Client(server, table, maker_token, "it").open()
        await maker.sit(0)
        guest = await Client(server, table, "", "en").open()
        heard = []
        for client, request in (
            (guest, {"type": "sit", "seat": 0, "name": "B", "nonce": NONCE}),
            (maker, {"type": "begin"}),
        ):
            with pytest.raises(Refusal) as caught:
                await client.ask(**request)
            heard.append(caught.value.args[0]["text"])
        assert heard[0].startswith("The seat of ") and " 0 " not in heard[0]
        assert (
            heard[1]
            == "La partita non può ancora cominciare: 2 posti sono ancora liberi. Aspetta qualcuno, o metti dei bot."
        )

    run(play())

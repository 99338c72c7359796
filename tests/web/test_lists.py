"""Lists of tables: what the lobby and the page of one's own games are told."""

from __future__ import annotations

from laid import NOW, laid, token
from wire import Server, run, seated

from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.summary import TableRow, summary_of
from regno.web.tables.serialize import serialize_row


def test_ones_own_tables_tell_whose_turn_it_is_and_who_set_them(server: Server) -> None:
    async def play() -> list[tuple[str, int]]:
        return [(client.token, client.now["looking"]) for client in await seated(server, 2)]

    people = run(play())
    for held, seat in people:
        (mine,) = server.http("/api/mine", {"tokens": [held]})[1]["tables"]
        assert mine["yours"] == [seat] and mine["touched"] > 0
        assert mine["your_choice"] == (mine["chooser"] == seat)
        assert (mine["ending"], mine["winners"]) == ("", [])
        assert [each["host"] for each in mine["seats"]] == [number == people[0][1] for number in range(4)]
    (both,) = server.http("/api/mine", {"tokens": [held for held, _ in people]})[1]["tables"]
    assert both["yours"] == sorted(seat for _, seat in people), "one table, though two tokens lead to it"


def test_a_finished_table_tells_its_result() -> None:
    table = laid("finished", TableSettings(), people=[0])
    for _ in range(3000):
        if table.phase == "over":
            break
        assert table.live
        table.submit(table.live.who, [table.live.game.legal()[0]], table.version, NOW)
    assert table.live and table.live.game.result
    row = TableRow(table.id, table.phase, table.settings, "", table.maker, NOW, NOW, NOW, summary_of(table))
    told = serialize_row(row, {hash_token(token(0, "finished")): 0})
    assert (told.ending, told.winners) == (table.live.game.result.ending, list(table.live.game.result.winners))
    assert (told.phase, told.chooser, told.your_choice, told.touched) == ("over", -1, False, NOW)

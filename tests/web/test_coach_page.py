"""The coach over HTTP: one's own finished games alone, bits of the latest, and a clear answer without any."""

from __future__ import annotations

from wire import Server, play_out, run, seated


def test_the_coach_reads_ones_own_finished_games(server: Server) -> None:
    status, nothing = server.http("/api/coach", {"tokens": ["nobody"]})
    assert status == 200 and nothing["games"] == [] and nothing["moves"] == []

    async def play() -> None:
        (me,) = await seated(server, 1)
        assert server.http("/api/coach", {"tokens": [me.token]})[1]["games"] == [], "it is not over yet"
        await play_out([me])
        status, found = server.http("/api/coach?lang=it", {"tokens": [me.token]})
        assert status == 200, found
        assert [(each["table"], each["seat"]) for each in found["games"]] == [(me.table, 0)]
        assert found["table"] == me.table and found["needed"] > 1 and found["tells"] == []
        assert found["moves"] and all(each["bits"][0] == 0 for each in found["moves"])
        assert server.http("/api/coach?lang=it", {"tokens": [me.token], "table": "other"})[1] == found

    run(play())
    assert server.http("/api/coach", {"tokens": "x"})[0] == 400

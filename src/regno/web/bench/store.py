"""What the bench keeps: studies with what they found, in the database of the people they belong to."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from typing import get_args

import msgspec

from regno.web.bench.messages import DraftKept, EditionDraft, Found, StudyHead, StudySettings, StudyState
from regno.web.people.sql import SqlPeople
from regno.web.statements import Rows, Statement

COLUMNS = "id, person, made, settings, state, beat, found"
DRAFT = "id, draft, title, content, made"
STALE = 20_000  # milliseconds without a sign of life, after which a running study counts as broken off
IS_TRAINING = '%"train":{%'  # what the settings of a training are like
STATES: tuple[StudyState, ...] = get_args(StudyState)


@dataclass(frozen=True)
class StudyRow:
    """A study as it is kept. Times are milliseconds since 1970."""

    id: str
    person: str
    made: int
    settings: StudySettings
    state: StudyState
    beat: int  # the last sign of life while it runs
    found: Found

    def state_at(self, now: int) -> StudyState:
        """Return the state; a study that says it runs and gives no sign was broken off: another process may take it."""
        return "stopped" if self.state == "running" and now - self.beat > STALE else self.state


def row_of(row: tuple[object, ...]) -> StudyRow:
    id, person, made, settings, state, beat, found = row
    return StudyRow(
        str(id),
        str(person),
        int(str(made)),
        msgspec.json.decode(str(settings), type=StudySettings),
        next(each for each in STATES if each == state),
        int(str(beat)),
        msgspec.json.decode(str(found), type=Found),
    )


def draft_of(row: tuple[object, ...]) -> DraftKept:
    id, number, _, content, made = row
    draft = msgspec.json.decode(str(content), type=EditionDraft)
    return DraftKept(str(id), int(str(number)), int(str(made)), draft)


def pause_others(row: StudyRow) -> Statement:
    """Return what pauses the studies of a person that wait or run, trainings if it is one, the rest otherwise."""
    query = f"""update studies set state = 'paused' where person = ? and state in ('waiting', 'running')
                and settings {"like" if row.settings.train else "not like"} ?"""
    return query, row.person, IS_TRAINING


class BenchStore:
    """The studies of a server. Reads block and may come from any thread."""

    def __init__(self, sql: SqlPeople, is_shared: bool) -> None:
        self.sql, self.is_shared = sql, is_shared  # whether other processes run studies of this store

    def stop_all(self) -> Future[Rows]:
        """Note that no study runs any more, after the only process that ran any has ended."""
        return self.sql.write(("update studies set state = 'stopped' where state = 'running'",))

    def study(self, id: str) -> StudyRow | None:
        return next(map(row_of, self.sql.read(f"select {COLUMNS} from studies where id = ?", id)), None)

    def studies(self, person: str) -> list[StudyRow]:
        """Return the studies of a person, the latest first."""
        query = f"select {COLUMNS} from studies where person = ? order by made desc, id"
        return [row_of(row) for row in self.sql.read(query, person)]

    def waiting(self) -> list[str]:
        """Return the ids of the studies that wait, the first to begin first."""
        return [row[0] for row in self.sql.read("select id from studies where state = 'waiting' order by made, id")]

    def insert(self, row: StudyRow) -> Future[Rows]:
        """Insert a study, and pause all others of its person that wait or run; a training and the rest do not mind."""
        settings, found = (msgspec.json.encode(each).decode() for each in (row.settings, row.found))
        values = (row.id, row.person, row.made, settings, row.state, row.beat, found)
        insert = f"insert into studies ({COLUMNS}) values (?, ?, ?, ?, ?, ?, ?)"
        return self.sql.write(pause_others(row), (insert, *values))

    def resume(self, row: StudyRow) -> Future[Rows]:
        """Let a study go on, and pause all others of its person as a new one does; return a row if it has not ended."""
        resume = """update studies set state = 'waiting' where id = ? and person = ?
                    and state in ('paused', 'stopped', 'failed') returning id"""
        return self.sql.write(pause_others(row), (resume, row.id, row.person))

    def take(self, owner: str, now: int) -> Future[Rows]:
        """Let the next study run, of the person whose last turn was longest ago; return a row with its id if one can.

        Where several processes run studies, one whose process gave no sign of life is taken too, and those that another
        process is just taking are passed over.
        """
        late, lock = (
            ("s.state = 'running' and s.beat < ?", "for update skip locked") if self.is_shared else ("? < 0", "")
        )
        query = f"""update studies set state = 'running', owner = ?, beat = ?, taken = ? where id = (
                select s.id from studies s where s.state = 'waiting' or ({late})
                order by (select max(o.taken) from studies o where o.person = s.person), s.made, s.id limit 1 {lock}
            ) returning id"""
        return self.sql.write((query, owner, now, now, now - STALE))

    def beat(self, id: str, owner: str, now: int, found: bytes = b"") -> Future[Rows]:
        """Note that a study runs, and what it found; return a row unless it was paused, forgotten or taken away."""
        running = "where id = ? and owner = ? and state = 'running' returning id"
        if not found:
            return self.sql.write((f"update studies set beat = ? {running}", now, id, owner))
        return self.sql.write((f"update studies set beat = ?, found = ? {running}", now, found.decode(), id, owner))

    def finish(self, id: str, owner: str, state: StudyState, found: bytes) -> Future[Rows]:
        """Note how a study of this process ended."""
        query = "update studies set state = ?, found = ? where id = ? and owner = ? and state = 'running'"
        return self.sql.write((query, state, found.decode(), id, owner))

    def change(self, id: str, person: str, before: tuple[StudyState, ...], to: StudyState) -> Future[Rows]:
        """Give a study of a person another state, if it is in one of some; return a row if it was."""
        marks = ", ".join("?" for _ in before)
        query = f"update studies set state = ? where id = ? and person = ? and state in ({marks}) returning id"
        return self.sql.write((query, to, id, person, *before))

    # ------------------------------------------------------------ editions

    def drafts(self, id: str) -> list[tuple[str, DraftKept]]:
        """Return the drafts of an edition with their person, the latest first."""
        rows = self.sql.read(f"select person, {DRAFT} from editions where id = ? order by draft desc", id)
        return [(row[0], draft_of(row[1:])) for row in rows]

    def editions(self, person: str) -> list[DraftKept]:
        """Return every draft that a person has kept, the latest first."""
        query = f"select {DRAFT} from editions where person = ? order by made desc, id, draft desc"
        return [draft_of(row) for row in self.sql.read(query, person)]

    def keep(self, kept: DraftKept, person: str) -> Future[Rows]:
        """Insert a draft; return a row unless there is one of this number already."""
        query = f"insert into editions (person, {DRAFT}) values (?, ?, ?, ?, ?, ?) on conflict do nothing returning id"
        content = msgspec.json.encode(kept.draft).decode()
        return self.sql.write((query, person, kept.id, kept.number, kept.draft.title, content, kept.made))

    def forget_edition(self, id: str, person: str) -> Future[Rows]:
        """Delete an edition with all its drafts; return their rows."""
        return self.sql.write(("delete from editions where id = ? and person = ? returning id", id, person))

    # ------------------------------------------------------------ the end of a study

    def forget(self, id: str, person: str) -> Future[Rows]:
        """Delete a study; return a row if there was one."""
        return self.sql.write(("delete from studies where id = ? and person = ? returning id", id, person))


def head_of(row: StudyRow, now: int) -> StudyHead:
    return StudyHead(row.id, row.state_at(now), row.settings, row.made, row.found.deals, row.found.version)

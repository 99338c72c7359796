"""The outbox: what people are to be told, by which channels, and how far that has come.

A Call is one thing to tell one person, known by a key that names it for ever: it is inserted once, however often it is
posted. A delivery is a Call on its way through one channel:

    pending   waits until it is due
    handed    written just before the receiver gets it; who finds it so after a crash does not know whether it arrived
    sent      the receiver has it
    over      not needed any more: the person saw it, the turn has passed, or the channel was stopped
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from regno.web.statements import Rows, Statement, Statements

CallKind = Literal["turn", "low", "invited", "rematch", "ended"]
ChannelKind = Literal["push", "mail", "hook"]
ChannelState = Literal["asked", "on", "failing", "stopped"]
KEPT = 400 * 86_400_000  # milliseconds for which the key of a call is remembered, so that it is not posted again

SCHEMA = """
create table channels (
    id text primary key, person text not null, device text not null, kind text not null, target text not null,
    place text not null, language text not null, origin text not null, made bigint not null, state text not null,
    tries integer not null, fault text not null, failed bigint not null, next bigint not null, last bigint not null
);
create index channels_by_person on channels (person);
create index channels_by_place on channels (place) where place <> '';
create table preferences (person text primary key, settings text not null);
create table calls (
    key text primary key, person text not null, kind text not null, place text not null, seat integer not null,
    turn integer not null, holder text not null, made bigint not null, due bigint not null, state text not null
);
create index calls_due on calls (due) where state = 'waiting';
create index calls_by_person on calls (person, place);
create table deliveries (
    call text not null, channel text not null, due bigint not null, state text not null, message text not null,
    until bigint not null, primary key (call, channel)
);
create index deliveries_due on deliveries (due) where state = 'pending';
create index deliveries_handed on deliveries (until) where state = 'handed';
create index deliveries_by_channel on deliveries (channel, state);
create table server_secrets (name text primary key, value text not null);
create table noted (owner text primary key, at bigint not null);
"""
CHANNEL = """id, person, device, kind, target, place, language, origin, made, state, tries, fault, failed, next, last"""
CALL = "key, person, kind, place, seat, turn, holder, made, due"


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a channel leads. ``address`` is that of a browser's push service, of mail, or of a webhook."""

    address: str
    p256dh: str = ""  # of a browser
    auth: str = ""  # of a browser
    form: str = ""  # of a webhook
    token: str = ""  # of a Matrix account


@dataclass(frozen=True)
class Channel:
    """One way to reach a person, or with ``place`` all people of a table. Times are milliseconds since 1970."""

    id: str
    person: str
    device: str  # by the hash of its key, of a browser
    kind: ChannelKind
    target: Target
    place: str
    language: str
    origin: str  # where the person finds this server
    made: int
    state: ChannelState = "on"
    tries: int = 0  # failures in a row
    fault: str = ""  # the last one, as a word and a number
    failed: int = 0  # when
    next: int = 0  # nothing goes out before
    last: int = 0  # when something went out

    @property
    def is_open(self) -> bool:
        return self.state in ("on", "failing")


@dataclass(frozen=True)
class Call:
    """One thing to tell the person of a seat; ``person`` is empty where only the table's channels are told."""

    key: str
    person: str
    kind: CallKind
    place: str  # the id of a table
    seat: int
    turn: int  # since which version of the table the seat has had to choose
    holder: str  # of the seat, by the hash of a token
    made: int
    due: int


def channel_from(row: tuple[Any, ...]) -> Channel:
    """Return a channel from its row."""
    values = list(row)
    values[4] = msgspec.json.decode(row[4], type=Target)
    return Channel(*values)


class CallStore:
    """Channels, preferences and the outbox of a server. What reads blocks; writes return futures."""

    def __init__(self, statements: Statements) -> None:
        self.read, self.write, self.close = statements.read, statements.write, statements.close

    # ------------------------------------------------------------ channels and preferences

    def channels(self, person: str) -> list[Channel]:
        """Return the channels of a person, the oldest first."""
        return self.channels_by("person = ? and person <> '' order by made", person)

    def channels_by(self, condition: str, *values: object) -> list[Channel]:
        rows = self.read(f"select {CHANNEL} from channels where {condition}", *values)
        return [channel_from(row) for row in rows]

    def channel(self, id: str) -> Channel | None:
        return next(iter(self.channels_by("id = ?", id)), None)

    def channels_at(self, place: str) -> list[Channel]:
        """Return the channels of a table as a whole."""
        return self.channels_by("place = ? order by made", place)

    def has_channels(self, person: str, place: str) -> bool:
        """Whether a call of this person at this table would go anywhere."""
        query = "select 1 from channels where (person = ? and place = '') or (place = ? and place <> '') limit 1"
        return bool(self.read(query, person, place))

    def put_channel(self, channel: Channel) -> Future[Rows]:
        """Insert a channel, or replace the one with its id."""
        values = {**vars(channel), "target": msgspec.json.encode(channel.target).decode()}
        marks = ", ".join("?" * len(values))
        return self.write(
            ("delete from channels where id = ?", channel.id),
            (f"insert into channels ({CHANNEL}) values ({marks})", *values.values()),
        )

    def confirm(self, id: str) -> Future[Rows]:
        """Open a channel that was asked for; return a row if there is one."""
        return self.write(
            ("update channels set state = 'on' where id = ? and state in ('asked', 'on') returning id", id)
        )

    def drop_channels(self, ids: Collection[str]) -> Future[Rows]:
        """Delete channels with all that waits for them."""
        return self.write(
            *(each for id in ids for each in (
                ("delete from deliveries where channel = ?", id), ("delete from channels where id = ?", id),
            ))
        )  # fmt: skip

    def ids_of_devices(self, devices: Collection[str]) -> list[str]:
        """Return the ids of the channels of some devices."""
        marks = ", ".join("?" * len(devices))
        return [row[0] for row in self.read(f"select id from channels where device in ({marks})", *devices)]

    def preferences(self, person: str) -> str:
        """Return the preferences of a person as JSON, empty if there are none."""
        rows = self.read("select settings from preferences where person = ?", person)
        return str(rows[0][0]) if rows else ""

    def prefer(self, person: str, settings: str) -> Future[Rows]:
        query = """insert into preferences (person, settings) values (?, ?)
                   on conflict (person) do update set settings = excluded.settings"""
        return self.write((query, person, settings))

    def unite(self, person: str, into: str) -> Future[Rows]:
        """Give all channels and calls of a person to another."""
        return self.write(
            ("update channels set person = ? where person = ?", into, person),
            ("update calls set person = ? where person = ?", into, person),
            ("delete from preferences where person = ?", person),
        )

    def forget(self, person: str) -> Future[Rows]:
        """Delete everything about a person."""
        return self.write(
            ("delete from deliveries where channel in (select id from channels where person = ?)", person),
            ("delete from deliveries where call in (select key from calls where person = ?)", person),
            ("delete from channels where person = ?", person),
            ("delete from calls where person = ?", person),
            ("delete from preferences where person = ?", person),
        )

    # ------------------------------------------------------------ calls

    def post(self, calls: Sequence[Call]) -> Future[Rows]:
        """Insert calls; one whose key is known already is left as it is."""
        query = (
            f"insert into calls ({CALL}, state) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting') on conflict do nothing"
        )
        return self.write(*((query, *vars(call).values()) for call in calls))

    def due_calls(self, now: int, most: int) -> list[Call]:
        """Return calls that wait for their channels to be chosen."""
        query = f"select {CALL} from calls where state = 'waiting' and due <= ? order by due limit ?"
        return [Call(*row) for row in self.read(query, now, most)]

    def call(self, key: str) -> Call | None:
        return next((Call(*row) for row in self.read(f"select {CALL} from calls where key = ?", key)), None)

    def postpone(self, key: str, due: int) -> Statement:
        return ("update calls set due = ? where key = ? and state = 'waiting'", due, key)

    def spread(self, key: str, channels: Mapping[str, int]) -> list[Statement]:
        """Return what puts a call on its way through channels, each with the time when it is due there."""
        insert = """insert into deliveries (call, channel, due, state, message, until)
                    select key, cast(? as text), cast(? as bigint), 'pending', '', 0 from calls
                    where key = ? and state = 'waiting'
                    on conflict do nothing"""
        ends = ("update calls set state = 'spread' where key = ?", key)
        return [*((insert, channel, due, key) for channel, due in channels.items()), ends]

    def see(self, person: str, place: str, turn: int) -> Future[Rows]:
        """End what waits for a person about a table up to a turn: the person is looking at it."""
        theirs = "person = ? and place = ? and turn <= ? and kind <> 'low'"
        pending = f"state = 'pending' and call in (select key from calls where {theirs})"
        return self.write(
            (f"update deliveries set state = 'over' where {pending}", person, place, turn),
            (f"update calls set state = 'seen' where state = 'waiting' and {theirs}", person, place, turn),
        )

    def waits(self, person: str, place: str) -> bool:
        """Whether anything waits for a person about a table."""
        query = """select 1 from calls where person = ? and place = ? and kind <> 'low' and (state = 'waiting' or exists
                   (select 1 from deliveries where call = key and deliveries.state = 'pending')) limit 1"""
        return bool(self.read(query, person, place))

    # ------------------------------------------------------------ deliveries

    def due_channels(self, now: int, most: int) -> list[str]:
        """Return the ids of channels for which something is due, by the deliveries that are longest overdue."""
        query = "select channel from deliveries where state = 'pending' and due <= ? order by due limit ?"
        return list(dict.fromkeys(row[0] for row in self.read(query, now, most)))

    def due_at(self, channel: str, now: int, most: int) -> list[tuple[Call, str]]:
        """Return the calls that are due for a channel, each with the name of the message it was part of, if any."""
        named = ", ".join(f"calls.{name}" for name in CALL.split(", "))
        query = f"""select {named}, deliveries.message from deliveries join calls on calls.key = deliveries.call
                    where channel = ? and deliveries.state = 'pending' and deliveries.due <= ?
                    order by calls.made, calls.key limit ?"""
        return [(Call(*row[:-1]), row[-1]) for row in self.read(query, channel, now, most)]

    def end(self, channel: str, calls: Collection[str]) -> Future[Rows]:
        """Note that some calls are not needed any more."""
        query = "update deliveries set state = 'over' where channel = ? and call = ? and state = 'pending'"
        return self.write(*((query, channel, call) for call in calls))

    def move(self, channel: str, due: int) -> Future[Rows]:
        """Have nothing go out by a channel before a time."""
        query = "update deliveries set due = ? where channel = ? and state = 'pending' and due < ?"
        return self.write((query, due, channel, due))

    def move_calls(self, channel: str, calls: Collection[str], due: int) -> Future[Rows]:
        """Have some calls go out by a channel at another time."""
        query = "update deliveries set due = ? where channel = ? and call = ? and state = 'pending'"
        return self.write(*((query, due, channel, call) for call in calls))

    def hand(self, channel: str, calls: Collection[str], message: str, now: int, until: int) -> Future[Rows]:
        """Mark calls as handed over in one message; return those that were still due, and are ours now.

        One that another process has handed over and put back for later since we looked is not due any more.
        """
        marks = ", ".join("?" * len(calls))
        query = f"""update deliveries set state = 'handed', message = ?, until = ?
                    where channel = ? and call in ({marks}) and state = 'pending' and due <= ? returning call"""
        return self.write((query, message, until, channel, *calls, now))

    def mark_sent(self, channel: str, message: str, now: int, next: int) -> Future[Rows]:
        """Note that a message has arrived, and before when no other goes the same way."""
        update = "update channels set last = ?, next = ?, state = 'on', tries = 0, fault = '' where id = ?"
        return self.write(
            ("update deliveries set state = 'sent' where channel = ? and message = ? and state = 'handed'", channel,
             message),
            (update, now, next, channel),
        )  # fmt: skip

    def mark_failed(self, channel: Channel, message: str, now: int, again: int) -> Future[Rows]:
        """Note that a message did not arrive: try again at a time, or end all that waits if it is 0."""
        update = "update channels set state = ?, tries = ?, fault = ?, failed = ?, next = ? where id = ?"
        states = (channel.state, channel.tries, channel.fault, now, again, channel.id)
        back = "update deliveries set state = ?, due = ? where channel = ? and message = ? and state = 'handed'"
        stop = "update deliveries set state = 'over' where channel = ? and state = 'pending'"
        statements: list[Statement] = [(update, *states)]
        statements.append((back, "pending" if again else "over", again, channel.id, message))
        if not again:
            statements.append((stop, channel.id))
        return self.write(*statements)

    def list_unsure(self, now: int) -> list[tuple[str, str]]:
        """Return channel and message of what was handed over by a process that ended before the answer."""
        query = "select distinct channel, message from deliveries where state = 'handed' and until <= ?"
        return [(row[0], row[1]) for row in self.read(query, now)]

    def put_back(self, channel: str, message: str, due: int, *, same: bool) -> Future[Rows]:
        """Let what was handed over wait again: as the ``same`` message, or as part of another."""
        query = """update deliveries set state = 'pending', due = ?, message = ?
                   where channel = ? and message = ? and state = 'handed'"""
        return self.write((query, due, message if same else "", channel, message))

    def count(self, state: str) -> int:
        """Return how many deliveries are in a state."""
        return int(self.read("select count(*) from deliveries where state = ?", state)[0][0])

    def clean(self, now: int) -> Future[Rows]:
        """Delete calls whose keys need not be remembered any more."""
        old = "select key from calls where made < ?"
        return self.write(
            (f"delete from deliveries where call in ({old})", now - KEPT),
            ("delete from calls where made < ?", now - KEPT),
        )

    # ------------------------------------------------------------ the server itself

    def secret(self, name: str, otherwise: str) -> str:
        """Return a secret that all processes share; the first to ask sets it."""
        insert = "insert into server_secrets (name, value) values (?, ?) on conflict do nothing"
        self.write((insert, name, otherwise)).result()
        return str(self.read("select value from server_secrets where name = ?", name)[0][0])

    def note(self, owner: str, at: int) -> Future[Rows]:
        """Note up to when a process has posted everything that happened at its tables."""
        query = """insert into noted (owner, at) values (?, ?) on conflict (owner) do update set at = excluded.at"""
        return self.write((query, owner, at))

    def notes(self) -> dict[str, int]:
        """Return up to when each process has posted everything."""
        rows: list[tuple[Any, Any]] = [(owner, at) for owner, at in self.read("select owner, at from noted")]
        return dict(rows)

    def drop_note(self, owner: str, at: int) -> Future[Rows]:
        """Forget a process that has ended, after others have looked at what it may have missed."""
        return self.write(("delete from noted where owner = ? and at = ?", owner, at))

"""How much one address or person may ask of a server."""

from __future__ import annotations

from starlette.applications import Starlette

from regno.web.bench.errors import BenchError
from regno.web.chronicles.errors import ChronicleError
from regno.web.people.errors import PassportError
from regno.web.rate_limit import ConnectionLimit, RateLimiter

MAX_SOCKETS = 256  # from one address, which may be that of a whole school
TABLES_A_SECOND, TABLES_AT_ONCE = 0.5, 30  # new tables from one address
NEW_A_SECOND, NEW_AT_ONCE = 0.5, 60  # new chronicles and packs from one address
ENTRIES_A_SECOND, ENTRIES_AT_ONCE = 5.0, 100  # entries in the log of a table, besides moves, by one person
CHANGES_A_SECOND, CHANGES_AT_ONCE = 10.0, 200  # changes of chronicles and packs from one address
LISTS_A_SECOND, LISTS_AT_ONCE = 10.0, 100  # lists, asked for from one address
PEOPLE_A_SECOND, PEOPLE_AT_ONCE = 2.0, 60  # requests about passports from one address
PASSPORTS_A_SECOND, PASSPORTS_AT_ONCE = 1 / 30, 300  # new passports from one address: each may write for ever
DRAFTS_A_SECOND, DRAFTS_AT_ONCE = 1 / 20, 240  # drafts of editions kept by one address, 16 kB each at most
RECORDS_A_SECOND, RECORDS_AT_ONCE = 2.0, 40  # Records sent by one address
NODES_A_SECOND, NODES_AT_ONCE = 5.0, 120  # nodes of what-if boards, asked for from one address
INVITES_A_SECOND, INVITES_AT_ONCE = 1 / 120, 10  # by one person
MAILS_A_SECOND, MAILS_AT_ONCE = 1 / 3_600, 5  # questions and tests, to one address of mail and by one person
TRIALS_A_SECOND, TRIALS_AT_ONCE = 1 / 60, 30  # the same by one address: new persons cost nothing


def set_limits(app: Starlette) -> dict[str, RateLimiter]:
    """Give an application its limiters; return those that count for all processes together, by name."""
    app.state.connections = ConnectionLimit(MAX_SOCKETS)
    limiters = {
        "table_limiter": RateLimiter(TABLES_A_SECOND, TABLES_AT_ONCE, reason="too-many-tables"),
        "person_limiter": RateLimiter(PEOPLE_A_SECOND, PEOPLE_AT_ONCE),
        "passport_limiter": RateLimiter(PASSPORTS_A_SECOND, PASSPORTS_AT_ONCE, PassportError, "too-many-passports"),
        "draft_limiter": RateLimiter(DRAFTS_A_SECOND, DRAFTS_AT_ONCE, BenchError, "too-many-drafts"),
        "creation_limiter": RateLimiter(NEW_A_SECOND, NEW_AT_ONCE, ChronicleError),
        "record_limiter": RateLimiter(RECORDS_A_SECOND, RECORDS_AT_ONCE),
        "entry_limiter": RateLimiter(ENTRIES_A_SECOND, ENTRIES_AT_ONCE),
        "change_limiter": RateLimiter(CHANGES_A_SECOND, CHANGES_AT_ONCE, ChronicleError),
        "list_limiter": RateLimiter(LISTS_A_SECOND, LISTS_AT_ONCE),
        "whatif_limiter": RateLimiter(NODES_A_SECOND, NODES_AT_ONCE),
        "invite_limiter": RateLimiter(INVITES_A_SECOND, INVITES_AT_ONCE),
        "mail_limiter": RateLimiter(MAILS_A_SECOND, MAILS_AT_ONCE),
        "trial_limiter": RateLimiter(TRIALS_A_SECOND, TRIALS_AT_ONCE),
    }
    for name, limiter in limiters.items():
        setattr(app.state, name, limiter)
    return limiters

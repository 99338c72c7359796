"""What is said of a table, a moment of a finished game or a chronicle to whoever merely holds its link.

Nothing here reads a hand, a deck or a face-down card: a table is told by its row in the lists, a moment by the
PublicView.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from regno.players import PLAYERS
from regno.proelio.game import Game
from regno.proelio.narrator import Narrator
from regno.table.clock import Limit
from regno.table.errors import TableError
from regno.table.seats import Seat
from regno.table.summary import TableRow
from regno.text import clip, say
from regno.web.replay.source import ReplaySource

SPECTATOR = "public"
WIDTH, HEIGHT = 1200, 630  # pixels of the picture
MOST_NAME = 14  # letters under a shield
MOST_HEADLINE = 60
UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


@dataclass(frozen=True)
class Chair:
    """A House in the picture: its seat, the word under it, and how it stands."""

    seat: int
    name: str
    is_free: bool = False
    is_bot: bool = False
    wall: int = -1  # the value of the Fortification, -1 where it is not shown
    cards: int = -1
    is_first: bool = False  # to choose, or victorious


@dataclass(frozen=True)
class Preview:
    """What a link shows. It is also the key of its picture: equal facts are one drawing."""

    language: str
    headline: str
    line: str
    foot: str
    chairs: tuple[Chair, ...] = ()
    is_chronicle: bool = False


def words(language: str, key: str, **arguments: str | int) -> str:
    return say(language, "preview", key, **arguments)


def home_preview(language: str) -> Preview:
    """Return what any page of Regno shows that has nothing more of its own."""
    chairs = tuple(Chair(seat, say(language, "proelio", f"house-{seat}")) for seat in range(4))
    return Preview(language, words(language, "home"), words(language, "home-line"), words(language, "foot"), chairs)


def chronicle_preview(language: str) -> Preview:
    """Return what the link of a chronicle shows: nothing of it, since only its holders may read it."""
    return Preview(
        language,
        words(language, "chronicle"),
        words(language, "chronicle-line"),
        words(language, "chronicle-foot"),
        is_chronicle=True,
    )


def clock_words(language: str, limit: Limit) -> str:
    """Return a clock in words, such as "1 min a move"."""
    if limit.per == "none":
        return say(language, "lobby", "clock-none")
    unit, size = next((name, size) for name, size in UNITS if limit.seconds >= size and limit.seconds % size == 0)
    return say(language, "lobby", "clock-name", per=limit.per, unit=unit, count=limit.seconds // size)


def table_preview(row: TableRow, language: str) -> Preview:
    """Return what the link of a table shows: an invitation while chairs are free, else who plays or played."""
    settings, seats = row.settings, row.summary.seats
    free = sum(seat.kind in ("open", "reserved") for seat in seats)
    host = next((seat.name for seat in seats if seat.holder and seat.holder == row.maker), "")
    people = [seat.name for seat in seats if seat.kind == "person"]
    if row.phase == "open":
        key = "invites" if host and free else "waits"
    else:
        key = "plays" if row.phase == "playing" else "played"
    everybody = Narrator(language, settings.edition).join_list(people) if people else "nobody"
    headline = words(language, key, host=host, people=everybody)
    line = say(
        language,
        "lobby",
        "invites-terms",
        houses=settings.houses,
        guilds=str(settings.guilds).lower(),
        merchant=str(settings.merchant).lower(),
        allied=str(settings.allied).lower(),
        clock=clock_words(language, settings.clock),
    )
    chairs = tuple(
        Chair(
            number,
            chair_name(seat, language),
            is_free=seat.kind == "open",
            is_bot=bool(seat.bot),
        )
        for number, seat in enumerate(seats)
    )
    return Preview(language, clip(headline, MOST_HEADLINE), line, words(language, "foot"), chairs)


def chair_name(seat: Seat, language: str) -> str:
    """Return the word under a chair: a name, the level of a bot, or whom a free one waits for."""
    if seat.kind == "open":
        return words(language, "you")
    level = PLAYERS[seat.bot].title(language) if seat.bot in PLAYERS else seat.bot
    return clip(seat.name or level, MOST_NAME)


def moment_preview(game: Game, names: list[str], frame: int, language: str) -> Preview:
    """Return what a moment of a finished game shows to a spectator; raise TableError if there is no such frame."""
    source = ReplaySource(game, SPECTATOR)
    narrator = Narrator(language, game.edition.id, source.observer)
    step = next(islice(source.steps(), frame, None), None)
    if step is None:
        raise TableError("bad-frame", frame=frame, last=len(game.moves))
    seen = source.projection().shared
    told = narrator.tell(step.events)
    chairs = tuple(
        Chair(
            seat,
            clip(names[seat] or narrator.house(seat), MOST_NAME),
            wall=house.fort,
            cards=house.base + house.imperial,
            is_first=seat in seen.winners if seen.winners else seat == seen.who,
        )
        for seat, house in enumerate(seen.houses)
    )
    turns = max(house.turns for house in seen.houses)
    headline = told[-1].rstrip(".") if told else words(language, "moment")
    line = words(language, "moment-line", edition=game.edition.title[language], round=turns)
    return Preview(language, clip(headline, MOST_HEADLINE), line, words(language, "moment-foot"), chairs)

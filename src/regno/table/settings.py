"""The settings of a table: rulebook, modes, house rules, time, pace."""

from __future__ import annotations

import msgspec

from regno.proelio.draft import changed_edition
from regno.proelio.edition import BUILT_IN, DEFAULT, Edition, built_in
from regno.proelio.state import Options
from regno.table.clock import Limit
from regno.table.errors import TableError

SECONDS = {"move": (5, 7 * 86_400), "game": (60, 30 * 86_400)}
MAX_PACE = 5_000
MAX_SEED = 2**63 - 1
MAX_TITLE = 60


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of one table. Guilds and Merchant are off by default, as the rulebook advises newcomers."""

    edition: str = DEFAULT
    houses: int = 4
    guilds: bool = False
    merchant: bool = False
    allied: bool = False
    rulings: dict[str, str] = {}  # house rules: any option by its name, as words
    cards: dict[str, int] = {}  # an edition of one's own: counts that differ from the printed ones
    title: str = ""  # and what it is called
    models: str = ""  # the checkpoint trained for it that its bots play by; the server sets it
    clock: Limit = Limit()
    pace: int = 200  # milliseconds that a bot takes for any choice; pages animate it at a person's pace
    chat: bool = True  # never in Allied Houses, whose rules forbid it
    support_note: bool = True  # in Allied Houses a Support may carry a line for the ally [125]
    listed: bool = False  # whether the lobby shows it
    handover: bool = False  # whether others may take the seat of somebody who left
    seed: int | None = None  # a chosen shuffle, for at most one person

    def check(self) -> None:
        """Raise TableError, or what the rulebook raises, for the first invalid setting."""
        self.options()
        if len(self.title) > MAX_TITLE:
            raise TableError("bad-title", most=MAX_TITLE)
        if not 0 <= self.pace <= MAX_PACE:
            raise TableError("bad-pace", value=self.pace, most=MAX_PACE)
        if self.seed is not None and not 0 <= self.seed <= MAX_SEED:
            raise TableError("bad-seed", value=str(self.seed), most=str(MAX_SEED))
        if self.clock.per != "none":
            least, most = SECONDS[self.clock.per]
            if not least <= self.clock.seconds <= most:
                raise TableError("bad-clock", value=self.clock.seconds, per=self.clock.per, least=least, most=most)

    def rulebook(self) -> Edition:
        """Return the edition: a printed one, or one's own with other counts; files are not read for a server's clients.

        Raise TableError if there is no such edition, BadEdition if it cannot be dealt.
        """
        if self.edition not in BUILT_IN:
            raise TableError("bad-edition")
        return changed_edition(built_in(self.edition), self.cards, {}, self.title.strip())

    def options(self) -> Options:
        return self.rulebook().options(self.houses, self.guilds, self.merchant, self.allied, self.rulings)

    @property
    def talk(self) -> bool:
        """Whether people may chat at this table."""
        return self.chat and not self.allied

"""What is agreed on before a table is set: rulebook, mode, house rules, time, pace."""

from __future__ import annotations

import msgspec

from regno.proelio.edition import BUILT_IN, DEFAULT, Edition, built_in
from regno.proelio.state import Options
from regno.table.clock import Limit
from regno.table.errors import Denied

SECONDS = {"move": (5, 7 * 86_400), "game": (60, 30 * 86_400)}
MOST_PACE = 5_000
MOST_SEED = 2**63 - 1


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of one table. As the rulebook advises newcomers, Guilds and Merchant must be asked for."""

    edition: str = DEFAULT
    houses: int = 4
    guilds: bool = False
    merchant: bool = False
    allied: bool = False
    rulings: dict[str, str] = {}  # house rules: any option by its name, as words
    clock: Limit = Limit()
    pace: int = 200  # milliseconds that a bot takes over a choice, whatever it is; pages show it at a person's pace
    chat: bool = True  # never in Allied Houses, where talk is forbidden
    support_note: bool = True  # there a line may ride with a Support, for the ally's eyes [125]
    listed: bool = False  # whether the lobby shows it
    seed: int | None = None  # a chosen shuffle, for at most one person

    def check(self) -> None:
        """Refuse what cannot be, naming it."""
        self.options()
        if not 0 <= self.pace <= MOST_PACE:
            raise Denied("bad-pace", value=self.pace, most=MOST_PACE)
        if self.seed is not None and not 0 <= self.seed <= MOST_SEED:
            raise Denied("bad-seed", value=str(self.seed), most=str(MOST_SEED))
        if self.clock.per != "none":
            least, most = SECONDS[self.clock.per]
            if not least <= self.clock.seconds <= most:
                raise Denied("bad-clock", value=self.clock.seconds, per=self.clock.per, least=least, most=most)

    def rulebook(self) -> Edition:
        """One of the four; a file of one's own is not read through the net."""
        if self.edition not in BUILT_IN:
            raise Denied("bad-edition")
        return built_in(self.edition)

    def options(self) -> Options:
        return self.rulebook().options(self.houses, self.guilds, self.merchant, self.allied, self.rulings)

    @property
    def talk(self) -> bool:
        """Whether people may chat at this table."""
        return self.chat and not self.allied

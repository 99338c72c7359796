"""The two studies of a draft, on the same deals.

Apart from the messages, because the lab brings numpy along, which a server need not load to start.
"""

from __future__ import annotations

from regno.arena.entrant import Entrant, seating
from regno.lab.changed_games import replay
from regno.lab.experiment import Study
from regno.proelio.edition import Edition
from regno.proelio.formats.record import record_text
from regno.web.bench.messages import THINKING, StudySettings


def studies_of(settings: StudySettings) -> tuple[Study, Study]:
    """Return the studies of the base and of the draft; raise what an edition raises if one cannot be dealt."""
    entrant = Entrant(settings.players, THINKING) if settings.players == "warlord" else Entrant(settings.players)
    players = tuple(seating([entrant], settings.houses, settings.allied))

    def study(edition: Edition) -> Study:
        options = edition.options(settings.houses, settings.guilds, settings.merchant, settings.allied)
        return Study("main", edition, options, players, settings.games, settings.seed << 32)

    return study(settings.draft.base_edition()), study(settings.draft.edition())


def changed_record(settings: StudySettings, number: int, is_base: bool) -> str:
    """Return one game of a study as a Record, at the table of the base or of the draft."""
    base, draft = studies_of(settings)
    return record_text(replay(base if is_base else draft, number))

"""The two studies of a draft, on the same deals.

Apart from the messages, because the lab brings numpy along, which a server need not load to start.
"""

from __future__ import annotations

from regno.arena.entrant import Entrant, seating
from regno.lab.changed_games import replay
from regno.lab.experiment import Study
from regno.lab.repair import Allowed, Goal
from regno.proelio.cards import NAMES
from regno.proelio.edition import Edition
from regno.proelio.formats.record import record_text
from regno.web.bench.messages import SEARCHED, THINKING, SearchGoal, StudySettings


def studies_of(settings: StudySettings) -> tuple[Study, Study]:
    """Return the studies of the base and of the draft; raise what an edition raises if one cannot be dealt."""
    entrant = Entrant(settings.players, THINKING) if settings.players == "warlord" else Entrant(settings.players)
    players = tuple(seating([entrant], settings.houses, settings.allied))

    def study(edition: Edition) -> Study:
        options = edition.options(settings.houses, settings.guilds, settings.merchant, settings.allied)
        return Study("main", edition, options, players, settings.games, settings.seed << 32)

    return study(settings.draft.base_edition()), study(settings.draft.edition())


def goal_of(search: SearchGoal) -> tuple[Goal, Allowed]:
    """Return the goal of a search, and what it may change."""
    cards = tuple(name for name in NAMES if name in search.cards)
    rules = tuple(name for name in SEARCHED if name in search.rules)
    least, most = (search.winter / 100, 1.0) if search.goal == "winter" else (search.least, search.most)
    goal = Goal(search.goal, search.within / 1000, least, most)
    return goal, Allowed(cards, search.most_cards, rules, search.changes)


def changed_record(settings: StudySettings, number: int, is_base: bool) -> str:
    """Return one game of a study as a Record, at the table of the base or of the draft."""
    base, draft = studies_of(settings)
    return record_text(replay(base if is_base else draft, number))

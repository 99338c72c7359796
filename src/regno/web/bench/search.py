"""The search of a draft for the smallest changes that reach a goal, in the process of a study.

A search asks for the same games in the same order each time, so the log of its games is enough to go on: what was
played is read, and the rest is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from time import monotonic
from typing import Any

import msgspec

from regno.lab.executors.local import play_tables
from regno.lab.experiment import Counts, Study
from regno.lab.paired import PairedEstimate, used_fields
from regno.lab.repair import Confirmed, DraftChange, Proposal, Repair, Search
from regno.lab.run_log import Chunk, StudyLog
from regno.proelio.options import RULINGS
from regno.web.bench.faults import open_log
from regno.web.bench.messages import (
    EditionChange,
    Figure,
    Found,
    FreshDeals,
    ProposalSeen,
    SearchFound,
    SearchGoal,
    StudyTask,
)
from regno.web.bench.studies import goal_of, studies_of

EVERY = 1.0  # seconds between two lines
TABLES = 16  # that are played before they are kept
NOT_SHOWN = {"decisive", "points", "from-last"}  # groups of figures that a proposal does not show
Write = Callable[[Found], None]


class SearchRun:
    """A search on its way: plays or reads its games, and writes how far it is."""

    def __init__(self, study: Study, wanted: SearchGoal, log: StudyLog, write: Write, client: Any = None) -> None:
        self.log, self.write, self.client = log, write, client
        goal, allowed = goal_of(wanted)
        self.search = Search(study, goal, allowed, self.play)
        self.fresh = wanted.confirm
        self.parts = self.tried = self.games = self.played = 0
        self.all_games = self.search.most_games(self.fresh)
        self.found: Repair | None = None
        self.confirmed: list[Confirmed] = []
        self.began, self.last = monotonic(), 0.0

    def run(self) -> None:
        """Search, then confirm each proposal on fresh deals; write the result at the end."""
        for _, found in self.search.run():
            self.found = found
            self.report()
        proposals = self.found.proposals if self.found else ()
        self.all_games = self.games + len(proposals) * self.search.fresh_games(self.fresh)
        for proposal in proposals:
            self.confirmed.append(self.search.confirm(proposal, self.fresh))
            self.report()
        self.all_games = self.games
        self.report(ended=True)

    def play(self, studies: Sequence[Study], first: int, games: int) -> list[Counts]:
        """Return the counts of the same games at several tables: those of the log, the others played and logged."""
        made: list[Counts] = []
        if first == 0 and self.search.before is not None and not self.found:
            self.tried += len(studies)
        for place in range(0, len(studies), TABLES):
            made += self.play_part(studies[place : place + TABLES], Chunk(self.parts, first, games))
            self.parts += 1
        return made

    def play_part(self, studies: Sequence[Study], part: Chunk) -> list[Counts]:
        if part not in self.log.results:
            played = []
            for counts in self.play_tables(studies, part.first, part.games):
                played.append(used_fields(counts))
                self.played += part.games
                self.games += part.games
                self.report()
            self.log.add(part, {"tables": played})
        else:
            self.games += part.games * len(studies)
        kept: list[Counts] = self.log.results[part]["tables"]
        return kept

    def play_tables(self, studies: Sequence[Study], first: int, games: int) -> Iterator[Counts]:
        """Yield the counts of the same games at several tables, played here or by the cluster."""
        if self.client is None:
            return play_tables(studies, first, games)
        from regno.lab.executors.dask import play_on_cluster

        return play_on_cluster(self.client, studies, first, games)

    def report(self, ended: bool = False) -> None:
        """Write how far the search is, if the last line is old enough."""
        if not ended and monotonic() - self.last < EVERY:
            return
        seconds = max(monotonic() - self.began, 0.001)
        self.write(Found(
            games=self.games,
            all_games=max(self.all_games, self.games),
            rate=round(self.played / seconds, 1),
            ended=ended,
            search=self.search_found(),
        ))  # fmt: skip
        self.last = monotonic()

    def search_found(self) -> SearchFound:
        found, before = self.found, self.search.before
        if found is None:
            return SearchFound(self.tried, before)
        seen = [proposal_seen(each) for each in found.proposals]
        for place, each in enumerate(self.confirmed):
            seen[place] = msgspec.structs.replace(seen[place], fresh=fresh_deals(each))
        single = proposal_seen(found.single) if found.single else None
        return SearchFound(self.tried, before, True, found.needed, found.reached, seen, single)


def proposal_seen(proposal: Proposal) -> ProposalSeen:
    changes = [change_seen(each) for each in proposal.changes]
    return ProposalSeen(changes, proposal.value, proposal.miss, proposal.games)


def change_seen(change: DraftChange) -> EditionChange:
    """Return a change with its values as an edition writes them."""
    write = str if change.is_card else RULINGS[change.name].write
    return EditionChange(change.name, change.is_card, write(change.before), write(change.after))


def fresh_deals(each: Confirmed) -> FreshDeals:
    figures = [figure_of(figure) for figure in each.figures if figure.group not in NOT_SHOWN]
    return FreshDeals(each.before, each.after, each.low, each.high, each.games, each.holds, figures)


def figure_of(each: PairedEstimate, early: tuple[float | None, float | None] = (None, None)) -> Figure:
    """Return a figure as the pages get it."""
    facts = {name: value for name, value in asdict(each).items() if name != "p"}
    return Figure(**facts, early_low=early[0], early_high=early[1])


def run_search(task: StudyTask, wanted: SearchGoal, write: Write, client: Any = None) -> None:
    """Search for what a study wants, writing what is known on the way."""
    _, draft = studies_of(task.settings)
    SearchRun(draft, wanted, open_log(task), write, client).run()

"""A finished study as a file to keep: one HTML page, or its figures as JSON, CSV or Parquet, with what repeats them.

Imported where a report is asked for: the lab brings modules along that a server need not load to start.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Any

import msgspec

from regno.errors import localise_argument
from regno.lab.report.page import in_language
from regno.lab.report.study_page import StudyPage, StudyReport, figure_rows, level_name
from regno.lab.results import TABLES, json_bytes
from regno.proelio.cards import NAMES
from regno.proelio.draft import edition_text
from regno.proelio.edition import built_in
from regno.proelio.formats.record import RULES_VERSION
from regno.proelio.narrator import option, option_value
from regno.proelio.options import RULINGS
from regno.text import Voice, say
from regno.web.bench.messages import (
    SLOW_GAMES,
    EditionChange,
    EditionDraft,
    ProposalSeen,
    SearchFound,
    SearchGoal,
    StudySettings,
)
from regno.web.bench.store import StudyRow

ID = "edition"  # of the file that a report speaks of
FILE = f"{ID}.toml"
MEDIA = {
    "html": "text/html; charset=utf-8",
    "json": "application/json",
    "csv": "text/csv; charset=utf-8",
    "parquet": "application/vnd.apache.parquet",
}


def report_file(row: StudyRow, kind: str, language: str) -> bytes:
    """Return a finished study as a file; raise LabError for Parquet without pyarrow."""
    if kind == "html":
        return StudyPage(language, report_of(row, language)).text().encode()
    rows = rows_of(row)
    return json_bytes({**facts_of(row), "figures": rows}) if kind == "json" else TABLES[kind](rows)


def facts_of(row: StudyRow) -> dict[str, Any]:
    """Return what a report says besides its figures."""
    settings, found = row.settings, row.found
    facts = {
        "regno": version("regno"),
        "rules": RULES_VERSION,
        "made": day_of(row),
        "settings": msgspec.to_builtins(settings),
        "deals": found.deals or settings.games,
        "seed": settings.seed,
        "edition": toml_of(settings),
        "command": command_of(settings),
    }
    return {**facts, "search": msgspec.to_builtins(found.search)} if found.search else facts


def toml_of(settings: StudySettings) -> str:
    return edition_text(settings.draft.edition(), ID)


def day_of(row: StudyRow) -> str:
    return datetime.fromtimestamp(row.made / 1000, UTC).date().isoformat()


# ---------------------------------------------------------------- the command that repeats it


def table_words(settings: StudySettings) -> list[str]:
    """Return the words of a command that set the table of a study."""
    thinks = settings.players == "warlord"
    modes = [f"--{mode}" for mode in ("guilds", "merchant", "allied") if getattr(settings, mode)]
    players = str(settings.levels()[2] if thinks else settings.players)
    return ["--houses", str(settings.houses), *modes, "--players", players]


def command_of(settings: StudySettings) -> str:
    """Return the command that repeats the figures, given the edition as a file."""
    table = [*table_words(settings), "--games", str(settings.games), "--seed", str(settings.seed)]
    if settings.search:
        return shlex.join(["regno", "lab", "repair", FILE, *table, *goal_words(settings.search), "--json"])
    levels = ",".join(map(str, settings.levels()))
    more = ["--levels", levels, "--skill-games", str(SLOW_GAMES), "--csv"]
    return shlex.join(["regno", "lab", "balance", FILE, "--beside", settings.draft.base, *table, *more])


def games_command(settings: StudySettings, deals: int) -> str:
    """Return the command that writes single games of a study, given the edition as a file."""
    words = ["regno", "lab", "games", FILE, "--beside", settings.draft.base, *table_words(settings)]
    return shlex.join([*words, "--games", str(min(deals, settings.games)), "--seed", str(settings.seed)])


def goal_words(search: SearchGoal) -> list[str]:
    bounds = {"length": f"length={search.least}-{search.most}", "winter": f"winter={search.winter}"}
    return [
        "--goal", bounds.get(search.goal, search.goal), "--within", str(search.within),
        "--changes", str(search.changes), "--most-cards", str(search.most_cards),
        "--only", ",".join([*search.cards, *search.rules]), "--confirm", str(search.confirm),
    ]  # fmt: skip


# ---------------------------------------------------------------- the figures


def rows_of(row: StudyRow) -> list[dict[str, Any]]:
    """Return the figures as rows; those of a search say of which proposal they are, 0 for the edition as it is."""
    if not row.found.search or not row.settings.search:
        return figure_rows(row.found.figures)
    goal, found = row.settings.search, row.found.search
    made = [{"proposal": 0, "changes": "", "holds": not found.needed, **as_it_is(row.settings, goal, found)}]
    for number, each in enumerate(found.proposals, 1):
        if each.fresh:
            head = {"proposal": number, "changes": changes_words(each), "holds": each.fresh.holds}
            made += [{**head, **figure} for figure in proposal_rows(goal, each)]
    return made


def changes_words(proposal: ProposalSeen) -> str:
    """Return changes as programs write them: ``trebuchets=5 first_turn_attack=no``."""
    return " ".join(f"{each.name}={each.after}" for each in proposal.changes)


def as_it_is(settings: StudySettings, goal: SearchGoal, found: SearchFound) -> dict[str, Any]:
    return goal_row(goal, found.before or 0.0, found.before or 0.0, None, None, settings.games)


def proposal_rows(goal: SearchGoal, proposal: ProposalSeen) -> list[dict[str, Any]]:
    fresh = proposal.fresh
    if fresh is None:
        return []
    own = goal_row(goal, fresh.after, fresh.before, fresh.low, fresh.high, fresh.games)
    return [own, *figure_rows(fresh.figures)]


def goal_row(
    goal: SearchGoal, value: float, base: float, low: float | None, high: float | None, n: int
) -> dict[str, Any]:
    """Return the measure of a goal as a row like the other figures."""
    return {
        "study": "main", "group": f"goal-{goal.goal}", "item": "all", "value": value, "low": low, "high": high,
        "base": base, "base_low": None, "base_high": None, "change": round(value - base, 6), "change_low": None,
        "change_high": None, "par": None, "n": n, "known": False, "clear": False,
    }  # fmt: skip


# ---------------------------------------------------------------- the page


def report_of(row: StudyRow, language: str) -> StudyReport:
    """Return the report of a finished study in a language."""
    settings, voice = row.settings, Voice(language, "lab")
    base, changes = built_in(settings.draft.base).title[language], draft_changes(settings.draft)
    title = settings.draft.title.strip() or (say(language, "bench", "unnamed") if changes else base)
    made = voice(
        "study-made", version=version("regno"), rules=str(RULES_VERSION), seed=str(settings.seed), day=day_of(row)
    )
    players = voice("report-players", players=level_name(language, settings.players))
    if settings.search and row.found.search:
        lead = [*search_lead(settings, settings.search, row.found.search, voice), players, made]
        head, parts = voice("study-title-search", title=title), search_parts(row, settings.search, voice)
    else:
        lead = [voice("study-lead", deals=row.found.deals, houses=settings.houses), players, made]
        head, parts = voice("study-title", title=title, base=base), [("", rows_of(row))]
    if changes:
        said = "; ".join(change_text(each, settings.draft.base, voice) for each in changes)
        lead.insert(0, voice("study-changes", base=base, changes=said))
    return StudyReport(head, lead, command_of(settings), toml_of(settings), settings.draft.base, parts)


def draft_changes(draft: EditionDraft) -> list[EditionChange]:
    """Return what a draft changes of its base."""
    base = draft.base_edition()
    cards = [
        EditionChange(name, True, str(base.cards[NAMES.index(name)]), str(count)) for name, count in draft.cards.items()
    ]
    printed = {name: spec.write(base.rulings[name]) for name, spec in RULINGS.items() if name in draft.rulings}
    return cards + [EditionChange(name, False, printed[name], value) for name, value in draft.rulings.items()]


def search_lead(settings: StudySettings, goal: SearchGoal, found: SearchFound, voice: Voice) -> list[str]:
    within = in_language(f"{goal.within / 10:.1f}", voice.language)
    end = "reached" if found.reached else "nearest" if found.proposals else "nothing"
    return [
        voice("study-goal", goal=goal.goal, within=within, least=goal.least, most=goal.most, share=goal.winter),
        voice("study-goal-end", end=end if found.needed else "fine"),
        voice("study-lead-search", tried=found.tried, houses=settings.houses),
    ]


def search_parts(row: StudyRow, goal: SearchGoal, voice: Voice) -> Sequence[tuple[str, list[dict[str, Any]]]]:
    """Return the edition as it is, then every proposal with its figures."""
    found = row.found.search
    assert found
    parts = [(voice("study-as-is"), [as_it_is(row.settings, goal, found)])]
    for number, each in enumerate(found.proposals, 1):
        if each.fresh:
            said = "; ".join(change_text(change, row.settings.draft.base, voice) for change in each.changes)
            holds = "yes" if each.fresh.holds else "no"
            title = voice("study-fresh", number=str(number), changes=said, holds=holds)
            parts.append((title, proposal_rows(goal, each)))
    return parts


def change_text(change: Any, edition: str, voice: Voice) -> str:
    """Return a change in words."""
    if change.is_card:
        card = localise_argument(voice.language, "card", change.name, edition)
        return voice("study-card", card=card, before=change.before, after=change.after)
    return f"{option(voice.language, change.name)} {option_value(voice.language, change.name, change.after)}"

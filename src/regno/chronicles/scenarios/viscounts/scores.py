"""The end: every player's sheet, the sum against the target, and what the whole table has won or lost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message
from regno.chronicles.packs.viscounts import Poverty, Prosperity
from regno.chronicles.prompts import Answers, ChoicePrompt, NumberPrompt, choices
from regno.chronicles.result import ChronicleResult
from regno.chronicles.scenarios.viscounts.board import TIER_1, TIER_2, TIER_3, msg, new_step
from regno.chronicles.scenarios.viscounts.rules import RULES
from regno.chronicles.scenarios.viscounts.state import Viscounts
from regno.chronicles.scoring import sheet_lines, sheet_prompts
from regno.chronicles.scoring.confirm import HIGHEST, agreed_points, points_prompt, sheet_messages, sums
from regno.chronicles.scoring.figures import table_of
from regno.chronicles.scoring.grid import fill_grid, grid_step
from regno.chronicles.scoring.sheet import prompt
from regno.chronicles.scoring.viscounts import TIERS
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Line, Sheet, Step

SECTIONS_OF = dict(zip(TIERS, (TIER_1, TIER_2, (TIER_3,)), strict=True))
KNOWN = (*TIERS, "poverty_prosperity")  # the program holds the Castle, and the scenario scores the two cards again
ASKS = (*sheet_prompts("viscounts", KNOWN), prompt("debts_paid", 0, 40))


def sheet_step(state: Viscounts) -> Step:
    """Each player scores as in the base game, but for Poverty and Prosperity."""
    who = ChoicePrompt(name="player", question=msg("ask-sheet-player"), choices=choices(state.players))
    return new_step(
        "sheet",
        msg("section-score"),
        who,
        *ASKS,
        assumes=(msg("assume-castle"), msg("assume-leader"), msg("assume-both-cards"), *turned_assumed(state)),
        optional=True,
    )


def sheet(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """A player's sheet is kept, and a later one takes its place."""
    player = answers.word("player")
    state.sheets[player] = own_lines(state, player, {one.name: answers.number(one.name) for one in ASKS})
    return [msg("did-sheet", player=player, points=points_of(state.sheets[player]))]


def own_lines(state: Viscounts, player: str, facts: Mapping[str, int]) -> tuple[Line, ...]:
    """The lines of a player's sheet, with the Castle."""
    base = sheet_lines("viscounts", {**castle_counts(state, player), **facts}, table_of(state.settings.figures))
    return (*base, *turned_lines(state, facts.get("debts_paid", 0), facts.get("deeds_approved", 0)))


def sheet_total(state: Viscounts, player: str, facts: Mapping[str, int]) -> int:
    """The points of a player's sheet as far as it is entered."""
    return points_of(own_lines(state, player, facts))


def castle_counts(state: Viscounts, player: str) -> dict[str, int]:
    """A player's Workers in each tier; those on the paths score nothing."""
    own = state.workers[player]
    return {tier: sum(own[section] for section in sections) for tier, sections in SECTIONS_OF.items()}


def turned_lines(state: Viscounts, debts: int, deeds: int) -> Iterator[Line]:
    """Poverty pays for each turned Debt and Prosperity for each turned Deed, revealed or not."""
    poverty, prosperity = state.cards.the(Poverty).vp_per_flip, state.cards.the(Prosperity).vp_per_flip
    yield Line(msg("line-poverty", count=debts, each=poverty), debts * poverty)
    yield Line(msg("line-prosperity", count=deeds, each=prosperity), deeds * prosperity)


def turned_assumed(state: Viscounts) -> tuple[Message, ...]:
    """That what a turned card pays is not from the box on the table, where that is so."""
    lent = any(state.cards.is_filling(state.cards.the(card)) for card in (Poverty, Prosperity))
    return (msg("assume-turned-card"),) if lent else ()


def points_of(lines: tuple[Line, ...]) -> int:
    """The sum of a sheet."""
    return sum(line.points for line in lines)


def sheets_step(state: Viscounts) -> Step:
    """All sheets in one grid."""
    return grid_step(sheet_step(state), state.players)


def sheets(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """Everybody's sheet is kept."""
    return fill_grid(state.players, answers, lambda column: sheet(state, column, chance))


def scores_step(state: Viscounts) -> Step:
    """The sum of all players against the target decides."""
    points = points_prompt(state.players, sums(state.sheets), msg("ask-points"))
    return new_step(
        "scores",
        msg("section-score"),
        *((points,) if points.keys else ()),
        what=msg("step-scores", target=state.target),
        also=() if points.keys else (points,),
        assumes=(*sheet_messages(sums(state.sheets)), *in_force(RULES, state.settings, "target")),
    )


def scores(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The players win together, or the Baron does. A saved sheet is its player's score."""
    told_points, saved = answers.numbers("points"), sums(state.sheets)
    state.points = agreed_points(state.players, saved, told_points, chance.replays)
    for player in [one for one in saved if saved[one] != state.points[one]]:
        del state.sheets[player]  # in an older log the sum entered counted, and its sheet does not explain it
    total = sum(state.points.values())
    state.stage, state.outcome = "over", "won" if total >= state.target else "missed"
    messages = [msg("score-of", player=player, points=points) for player, points in state.points.items()]
    return [
        msg("did-scores", total=total),
        *messages,
        msg(f"outcome-{state.outcome}", total=total, target=state.target),
    ]


def result(state: Viscounts) -> ChronicleResult:
    """Return how the scenario stands or ended; a Baron who reached the Castle leaves no points to count."""
    level = str(state.level or "")
    if state.stage != "over":
        return ChronicleResult(level)
    points = sum(state.points.values()) if state.points else None
    return ChronicleResult(level, over=True, won=state.outcome == "won", points=points, target=state.target)


def target_step(state: Viscounts) -> Step:
    """The target can be set to what the owner's Baron card shows."""
    return new_step(
        "target",
        msg("section-score"),
        target_prompt(),
        what=msg("step-target", target=state.target),
        assumes=in_force(RULES, state.settings, "target"),
        optional=True,
    )


def target_prompt(optional: bool = False) -> NumberPrompt:
    """The number on the Baron card."""
    return NumberPrompt(name="target", question=msg("ask-target"), low=1, high=HIGHEST, optional=optional)


def target(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The table's own number counts from here on."""
    state.printed_target = answers.number("target")
    return [msg("did-target", target=state.printed_target)]


def score(state: Viscounts) -> list[Sheet]:
    """Each player's sheet, or what the Castle gives so far; then all together against the target."""
    if state.outcome in ("keep", "supply"):
        return []
    return [*(sheet_of(state, player) for player in state.players), whole_sheet(state)]


def sheet_of(state: Viscounts, player: str) -> Sheet:
    """A player's lines: the sheet, else the sum entered, else the Castle as it stands."""
    if player in state.sheets:
        return Sheet(player, msg("sheet-player"), state.sheets[player])
    if player in state.points:
        return Sheet(player, msg("sheet-player"), (Line(msg("line-told"), state.points[player]),))
    so_far = sheet_lines("viscounts", castle_counts(state, player), table_of(state.settings.figures))
    return Sheet(player, msg("sheet-so-far"), so_far)


def whole_sheet(state: Viscounts) -> Sheet:
    """The players' sums together."""
    lines = tuple(Line(msg("line-player", player=one), sheet_of(state, one).total) for one in state.players)
    return Sheet(msg("the-table"), msg("sheet-table", target=state.target), lines)

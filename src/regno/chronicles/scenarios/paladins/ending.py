"""After round 7: Attributes are held to Honour, Orders and Workers on Threats count, the sum meets the target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message
from regno.chronicles.packs.paladins import ATTRIBUTES, KingsThreat
from regno.chronicles.prompts import Answers, ChoicePrompt, NumbersPrompt, choices
from regno.chronicles.result import ChronicleResult
from regno.chronicles.scenarios.paladins.state import Paladins, msg, new_step
from regno.chronicles.scoring import sheet_lines, sheet_prompts
from regno.chronicles.scoring.figures import table_of
from regno.chronicles.scoring.grid import fill_grid, grid_step
from regno.chronicles.steps import Line, Sheet, Step

LOWEST, HIGHEST = -200, 999  # VP of one player
REPLACED = ("orders",)  # the base game's Orders are not used
ASKS = sheet_prompts("paladins", REPLACED)


def sheet_step(state: Paladins) -> Step:
    """A player's base score, added up by the program; the Attributes are entered as they stood before the fall."""
    who = ChoicePrompt(name="player", question=msg("ask-sheet-player"), choices=choices(state.players))
    return new_step("sheet", msg("section-end"), who, *ASKS, optional=True)


def sheet(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """A player's sheet is kept, and a later one takes its place."""
    player = answers.word("player")
    state.sheets[player] = {prompt.name: answers.number(prompt.name) for prompt in ASKS}
    messages = [msg("did-sheet", player=player, points=sum(line.points for line in base_lines(state, player)))]
    return [*messages, *(msg("falls", player=player, **fall) for fall in falls(state, player))]


def falls(state: Paladins, player: str) -> Iterator[dict[str, int | Message]]:
    """The Attributes of a player that fall to his Honour."""
    honour, entered = state.honour[player], state.sheets[player]
    for attribute in ATTRIBUTES:
        if entered[attribute] > honour:
            yield {"attribute": msg(f"name-{attribute}"), "before": entered[attribute], "honour": honour}


def sheets_step(state: Paladins) -> Step:
    """All sheets in one grid."""
    return grid_step(sheet_step(state), state.players)


def sheets(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """Everybody's sheet is kept."""
    return fill_grid(state.players, answers, lambda column: sheet(state, column, chance))


def scores_step(state: Paladins) -> Step:
    """Base scores of those without a sheet; then the total is compared with the target."""
    missing = choices(player for player in state.players if player not in state.sheets)
    points = NumbersPrompt(name="points", question=msg("ask-points"), keys=missing, low=LOWEST, high=HIGHEST)
    return new_step(
        "scores",
        msg("section-end"),
        *((points,) if missing else ()),
        why=msg("why-scores", target=state.target, players=len(state.players)),
        assumes=(msg("assume-held"), *(msg("hold-to", player=p, honour=state.honour[p]) for p in state.players)),
    )


def scores(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The scenario is over, won with the target or more."""
    state.points = answers.numbers("points")
    state.stage = "over"
    messages = [msg("score-of", player=player, points=total(state, player)) for player in state.players]
    return [verdict(state), *messages]


def total(state: Paladins, player: str) -> int:
    """A player's final score."""
    return sum(line.points for line in player_lines(state, player))


def team_total(state: Paladins) -> int:
    """The score of all together."""
    return sum(total(state, player) for player in state.players)


def verdict(state: Paladins) -> Message:
    """Who has won, the players or the Baron."""
    reached = team_total(state)
    return msg("did-win" if reached >= state.target else "did-lose", total=reached, target=state.target)


def result(state: Paladins) -> ChronicleResult:
    """Return how the scenario stands or ended."""
    if state.stage != "over":
        return ChronicleResult(state.level)
    points = team_total(state)
    return ChronicleResult(state.level, over=True, won=points >= state.target, points=points, target=state.target)


def base_lines(state: Paladins, player: str) -> tuple[Line, ...]:
    """The base game's score of one player, from his sheet with Attributes held to Honour, or as entered."""
    if player in state.points:
        return (Line(msg("line-base"), state.points[player]),)
    if player not in state.sheets:
        return ()
    fallen = tuple(Line(msg("line-falls", **fall), 0) for fall in falls(state, player))
    return (*fallen, *held_lines(state, player, state.sheets[player]))


def held_lines(state: Paladins, player: str, facts: Mapping[str, int]) -> tuple[Line, ...]:
    """The lines of a player's sheet, with Attributes held to Honour."""
    honour = state.honour[player]
    held = {name: min(n, honour) if name in ATTRIBUTES else n for name, n in facts.items()}
    return sheet_lines("paladins", held, table_of(state.settings.figures))


def sheet_total(state: Paladins, player: str, facts: Mapping[str, int]) -> int:
    """The points of a player's sheet as far as it is entered."""
    return sum(line.points for line in held_lines(state, player, facts))


def player_lines(state: Paladins, player: str) -> tuple[Line, ...]:
    """Everything a player scores: the base game, each Order, the Baron's Workers on Threats."""
    return (*base_lines(state, player), *order_lines(state), *worker_lines(state))


def order_lines(state: Paladins) -> Iterator[Line]:
    """The VP of each Order: won if anybody completed it, else lost."""
    for id in state.orders:
        done, vp = id in state.completed, state.order_vp(id)
        yield Line(msg("line-order" if done else "line-order-failed", order=state.order_name(id)), vp if done else -vp)


def worker_lines(state: Paladins) -> Iterator[Line]:
    """Each Worker left on a Threat costs every player 3 VP."""
    each = state.cards.the(KingsThreat).per_worker
    if state.on_threats:
        yield Line(msg("line-workers", count=state.on_threats, each=each), -each * state.on_threats)


def score(state: Paladins) -> list[Sheet]:
    """Each player's sheet as it would stand if the game ended now, then all together against the target."""
    title = msg("sheet-final" if state.stage == "over" else "sheet-so-far")
    sheets = [Sheet(player, title, player_lines(state, player)) for player in state.players]
    lines = tuple(Line(msg("line-player", player=player), total(state, player)) for player in state.players)
    return [*sheets, Sheet(msg("all-together"), msg("sheet-target", target=state.target), lines)]

"""After round 7: Attributes are held to Honour, Orders and Workers on Threats count, the sum meets the target."""

from __future__ import annotations

from collections.abc import Iterator

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Sentence
from regno.chronicles.packs.paladins import ATTRIBUTES, KingsThreat
from regno.chronicles.prompts import Choose, Facts, Numbers, choices
from regno.chronicles.scenarios.paladins.state import Paladins, at_stage, tell
from regno.chronicles.scoring import sheet_asks, sheet_lines
from regno.chronicles.scoring.figures import table_of
from regno.chronicles.steps import Line, Sheet, Step

LOWEST, HIGHEST = -200, 999  # VP of one player
REPLACED = ("orders",)  # the base game's Orders are not used
ASKS = sheet_asks("paladins", REPLACED)


def sheet_step(state: Paladins) -> Step:
    """A player's base score, added up by the program; the Attributes are told as they stood before the fall."""
    at_stage(state, "scoring")
    who = Choose(name="player", question=tell("ask-sheet-player"), choices=choices(state.players))
    return Step(
        command="sheet",
        what=tell("step-sheet"),
        why=tell("why-sheet"),
        section=tell("section-end"),
        asks=(who, *ASKS),
        optional=True,
    )


def sheet(state: Paladins, facts: Facts, chance: Chance) -> list[Sentence]:
    """A player's sheet is kept, and a later one takes its place."""
    player = facts.word("player")
    state.sheets[player] = {ask.name: facts.number(ask.name) for ask in ASKS}
    told = [tell("did-sheet", player=player, points=sum(line.points for line in base_lines(state, player)))]
    return [*told, *(tell("falls", player=player, **fall) for fall in falls(state, player))]


def falls(state: Paladins, player: str) -> Iterator[dict[str, int | Sentence]]:
    """The Attributes of a player that fall to his Honour."""
    honour, entered = state.honour[player], state.sheets[player]
    for attribute in ATTRIBUTES:
        if entered[attribute] > honour:
            yield {"attribute": tell(f"name-{attribute}"), "before": entered[attribute], "honour": honour}


def scores_step(state: Paladins) -> Step:
    """Base scores of those without a sheet; then the total is compared with the target."""
    at_stage(state, "scoring")
    missing = choices(player for player in state.players if player not in state.sheets)
    points = Numbers(name="points", question=tell("ask-points"), keys=missing, low=LOWEST, high=HIGHEST)
    return Step(
        command="scores",
        what=tell("step-scores"),
        why=tell("why-scores", target=state.target, players=len(state.players)),
        section=tell("section-end"),
        asks=(points,) if missing else (),
        assumes=(tell("assume-held"), *(tell("hold-to", player=p, honour=state.honour[p]) for p in state.players)),
    )


def scores(state: Paladins, facts: Facts, chance: Chance) -> list[Sentence]:
    """The scenario is over, won with the target or more."""
    state.points = facts.numbers("points")
    state.stage = "over"
    told = [tell("score-of", player=player, points=total(state, player)) for player in state.players]
    return [result(state), *told]


def total(state: Paladins, player: str) -> int:
    """A player's final score."""
    return sum(line.points for line in player_lines(state, player))


def team_total(state: Paladins) -> int:
    """The score of all together."""
    return sum(total(state, player) for player in state.players)


def result(state: Paladins) -> Sentence:
    """Who has won, the players or the Baron."""
    reached = team_total(state)
    return tell("did-win" if reached >= state.target else "did-lose", total=reached, target=state.target)


def base_lines(state: Paladins, player: str) -> tuple[Line, ...]:
    """The base game's score of one player, from his sheet with Attributes held to Honour, or as told."""
    if player in state.points:
        return (Line(tell("line-base"), state.points[player]),)
    if player not in state.sheets:
        return ()
    honour = state.honour[player]
    held = {name: min(n, honour) if name in ATTRIBUTES else n for name, n in state.sheets[player].items()}
    fallen = tuple(Line(tell("line-falls", **fall), 0) for fall in falls(state, player))
    return (*fallen, *sheet_lines("paladins", held, table_of(state.settings.figures)))


def player_lines(state: Paladins, player: str) -> tuple[Line, ...]:
    """Everything a player scores: the base game, each Order, the Baron's Workers on Threats."""
    return (*base_lines(state, player), *order_lines(state), *worker_lines(state))


def order_lines(state: Paladins) -> Iterator[Line]:
    """The VP of each Order: won if anybody completed it, else lost."""
    for id in state.orders:
        done, vp = id in state.completed, state.order_vp(id)
        yield Line(tell("line-order" if done else "line-order-failed", order=state.order_name(id)), vp if done else -vp)


def worker_lines(state: Paladins) -> Iterator[Line]:
    """Each Worker left on a Threat costs every player 3 VP."""
    each = state.cards.the(KingsThreat).per_worker
    if state.on_threats:
        yield Line(tell("line-workers", count=state.on_threats, each=each), -each * state.on_threats)


def score(state: Paladins) -> list[Sheet]:
    """Each player's sheet as it would stand if the game ended now, then all together against the target."""
    title = tell("sheet-final" if state.stage == "over" else "sheet-so-far")
    sheets = [Sheet(player, title, player_lines(state, player)) for player in state.players]
    lines = tuple(Line(tell("line-player", player=player), total(state, player)) for player in state.players)
    return [*sheets, Sheet(tell("all-together"), tell("sheet-target", target=state.target), lines)]

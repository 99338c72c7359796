"""The end: each player's score, what Demands and Events add, the sum against the Baron's target."""

from __future__ import annotations

from collections.abc import Iterator

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Refusal, Sentence
from regno.chronicles.packs.architects import Demand
from regno.chronicles.packs.cards import named
from regno.chronicles.prompts import Ask, Choose, Facts, Number, choices
from regno.chronicles.scenarios.architects.actions import need
from regno.chronicles.scenarios.architects.decks import LEVELS
from regno.chronicles.scenarios.architects.rules import RULES
from regno.chronicles.scenarios.architects.state import Architects, Shown, at_stage, common, tell
from regno.chronicles.scoring import sheet_asks, sheet_lines
from regno.chronicles.scoring.confirm import agreed_points, points_ask, sheets_told, sums
from regno.chronicles.scoring.figures import table_of
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Line, Sheet, Step

GAME = "architects"
KNOWN = ("prison",)  # facts of the base sheet that the program keeps itself
EACH_EVENT, EMPTY_EVENTS = 5, -10  # VP of each player for an Event left, and for an empty deck
PER_WORKER = {"ten": 10, "twelve": 12}
MOST_CRAFTS = 99


def crafts_ask() -> Number:
    """With the Age of Artisans Adornments and Tools score too."""
    return Number(name="crafts", question=tell("ask-crafts"), low=0, high=MOST_CRAFTS)


def own_asks(state: Architects) -> tuple[Ask, ...]:
    """The facts of one player's sheet."""
    return (*sheet_asks(GAME, KNOWN), *([crafts_ask()] if state.artisans else []))


def sheet_step(state: Architects) -> Step:
    """Points can be added up here, player by player; the program knows who is in Prison."""
    at_stage(state, "last", "ended")
    who = Choose(name="player", question=tell("ask-player"), choices=choices(state.players))
    return Step(
        command="sheet",
        what=tell("step-sheet"),
        why=tell("why-sheet"),
        section=tell("section-score"),
        asks=(who, *own_asks(state)),
        optional=True,
    )


def sheet(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """A player's sheet is kept, and a later one takes its place."""
    player = facts.word("player")
    entered = {ask.name: facts.number(ask.name) for ask in sheet_asks(GAME, KNOWN)}
    lines = sheet_lines(GAME, {**entered, "prison": state.imprisoned(player)}, table_of(state.settings.figures))
    if state.artisans:
        lines = (*lines, Line(tell("line-crafts"), facts.number("crafts")))
    state.sheets[player] = lines
    return [tell("did-sheet", player=player, points=sum(line.points for line in lines))]


def scores_step(state: Architects) -> Step:
    """When every last turn is taken the base scores are confirmed, and the sum decides."""
    at_stage(state, "last", "ended")
    if state.stage == "last" and state.rule("baron-last") == "one":
        raise Refusal(tell("baron-first"))
    points = points_ask(state.players, sums(state.sheets), tell("ask-points"))
    return Step(
        command="scores",
        what=tell("step-scores" if state.stage == "last" else "step-scores-ended"),
        why=tell("why-scores", per=per_worker(state), players=len(state.players)),
        section=tell("section-score"),
        asks=(points,) if points.keys else (),
        also=() if points.keys else (points,),
        assumes=(*sheets_told(sums(state.sheets)), *in_force(RULES, state.settings, "target", "event-penalty")),
    )


def scores(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """All players win or lose together. A saved sheet is its player's score."""
    state.points = agreed_points(state.players, sums(state.sheets), facts.numbers("points"), chance.replays)
    for player in state.players:
        if sum(line.points for line in state.sheets.get(player, ())) != state.points[player]:
            state.sheets.pop(player, None)  # a sum told later counts, and its sheet no longer explains it
    state.stage = "over"
    told = [tell("score-of", player=player, points=total(state, player)) for player in state.players]
    result = tell("did-win" if won(state) else "did-lose", total=grand_total(state), target=target(state))
    return [tell("did-scores"), *told, result]


def per_worker(state: Architects) -> int:
    """VP of the target for each player and each Baron Worker in the Guildhall."""
    return PER_WORKER.get(state.rule("target")) or state.board.per_worker


def target(state: Architects) -> int:
    """10 or 12 VP x Baron Workers in the Guildhall x players; the Baron is no player."""
    return per_worker(state) * state.baron.guildhall * len(state.players)


def total(state: Architects, player: str) -> int:
    """All points of a player."""
    return sum(line.points for line in lines_of(state, player))


def grand_total(state: Architects) -> int:
    """The points of all players."""
    return sum(total(state, player) for player in state.players)


def won(state: Architects) -> bool:
    """The target is reached."""
    return grand_total(state) >= target(state)


def lines_of(state: Architects, player: str) -> tuple[Line, ...]:
    """A player's sheet, or the sum he told, and what the scenario adds."""
    if player in state.sheets:
        own = state.sheets[player]
    else:
        own = (Line(tell("line-base"), state.points[player]),) if player in state.points else ()
    return (*own, *scenario_lines(state))


def scenario_lines(state: Architects) -> Iterator[Line]:
    """The same for every player: Demands revealed or not, Events left."""
    for shown in state.decks.demands:
        yield demand_line(state, shown)
    for level in hidden_levels(state):
        yield Line(tell("line-hidden", level=level), hidden_points(state, level))
    if state.decks.events_left:
        yield Line(tell("line-events", count=state.decks.events_left), EACH_EVENT * state.decks.events_left)
    elif state.overrun or state.rule("event-penalty") == "empty":
        yield Line(tell("line-no-events"), EMPTY_EVENTS)


def demand_line(state: Architects, shown: Shown) -> Line:
    """A revealed Demand, met or failed."""
    met = shown.total >= need(state, shown)
    told = tell(
        "line-met" if met else "line-failed", card=named(shown.card), given=shown.total, need=need(state, shown)
    )
    return Line(told, shown.card.met if met else -shown.card.failed)


def hidden_levels(state: Architects) -> range:
    """Return the levels whose Demand is not revealed."""
    return range(len(state.decks.demands) + 1, LEVELS + 1)


def hidden_points(state: Architects, level: int) -> int:
    """What the back of a Demand says; both cards of a level have the same back."""
    return next(card.back for card in state.cards.all(Demand) if card.level == level)


def score(state: Architects) -> list[Sheet]:
    """Each player's sheet, the sum of all, and the target; before the end as things stand."""
    if state.stage == "setup":
        return []
    title = common(f"kind-{GAME}")
    own = [Sheet(player, title, lines_of(state, player)) for player in state.players]
    everyone = tuple(Line(player, total(state, player)) for player in state.players)
    per, workers, players = per_worker(state), state.baron.guildhall, len(state.players)
    aim = Line(tell("line-target", per=per, workers=workers, players=players), target(state))
    together = Sheet(tell("owner-all"), tell("sheet-sum"), everyone)
    return [*own, together, Sheet(tell("owner-baron"), tell("sheet-target"), (aim,))]

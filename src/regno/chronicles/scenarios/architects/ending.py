"""The end: each player's score, what Demands and Events add, the sum against the Baron's target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal
from regno.chronicles.packs.architects import Demand
from regno.chronicles.packs.cards import card_name
from regno.chronicles.prompts import Answers, ChoicePrompt, NumberPrompt, Prompt, choices
from regno.chronicles.result import ChronicleResult
from regno.chronicles.scenarios.architects.actions import need
from regno.chronicles.scenarios.architects.decks import LEVELS
from regno.chronicles.scenarios.architects.rules import RULES
from regno.chronicles.scenarios.architects.state import (
    WORKERS,
    Architects,
    Shown,
    common,
    late,
    msg,
    new_step,
)
from regno.chronicles.scoring import sheet_lines, sheet_prompts
from regno.chronicles.scoring.confirm import agreed_points, points_prompt, sheet_messages, sums
from regno.chronicles.scoring.figures import table_of
from regno.chronicles.scoring.grid import fill_grid, grid_step
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Line, Sheet, Step

GAME = "architects"
EACH_EVENT, EMPTY_EVENTS = 5, -10  # VP of each player for an Event left, and for an empty deck
PER_WORKER = {"ten": 10, "twelve": 12}
MOST_CRAFTS = 99


def crafts_prompt() -> NumberPrompt:
    """With the Age of Artisans Adornments and Tools score too."""
    return NumberPrompt(name="crafts", question=msg("ask-crafts"), low=0, high=MOST_CRAFTS)


def known_facts(state: Architects) -> tuple[str, ...]:
    """Facts of the base sheet that the program keeps itself."""
    return () if state.asks_late else ("prison",)


def own_prompts(state: Architects) -> tuple[Prompt, ...]:
    """The facts of one player's sheet."""
    return (*sheet_prompts(GAME, known_facts(state)), *([crafts_prompt()] if state.artisans else []))


def sheet_step(state: Architects) -> Step:
    """Points can be added up here, player by player; the program knows who is in Prison."""
    who = ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(state.players))
    return new_step(
        "sheet",
        msg("section-score"),
        who,
        *own_prompts(state),
        why=late("why-sheet") if state.asks_late else msg("why-sheet"),
        optional=True,
    )


def sheet(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """A player's sheet is kept, and a later one takes its place."""
    player = answers.word("player")
    entered = {prompt.name: answers.number(prompt.name) for prompt in sheet_prompts(GAME, known_facts(state))}
    if state.artisans:
        entered["crafts"] = answers.number("crafts")
    state.sheets[player] = lines = own_lines(state, player, entered)
    return [msg("did-sheet", player=player, points=sum(line.points for line in lines))]


def own_lines(state: Architects, player: str, facts: Mapping[str, int]) -> tuple[Line, ...]:
    """The lines of a player's sheet, with whoever is in Prison."""
    lines = sheet_lines(GAME, {"prison": state.prison_count(player), **facts}, table_of(state.settings.figures))
    return (*lines, Line(msg("line-crafts"), facts["crafts"])) if "crafts" in facts else lines


def sheet_total(state: Architects, player: str, facts: Mapping[str, int]) -> int:
    """The points of a player's sheet as far as it is entered."""
    return sum(line.points for line in own_lines(state, player, facts))


def sheets_step(state: Architects) -> Step:
    """All sheets in one grid."""
    return grid_step(sheet_step(state), state.players)


def sheets(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """Everybody's sheet is kept."""
    return fill_grid(state.players, answers, lambda column: sheet(state, column, chance))


def scores_step(state: Architects) -> Step:
    """When every last turn is taken the base scores are confirmed, and the sum decides."""
    if state.stage == "last" and state.rule("baron-last") == "one":
        raise Refusal(msg("baron-first"))
    points = points_prompt(state.players, sums(state.sheets), msg("ask-points"))
    his = NumberPrompt(
        name="guildhall",
        question=late("ask-guildhall", usual=state.baron.guildhall),
        low=0,
        high=WORKERS,
        optional=True,
        usual=state.baron.guildhall,
    )
    return new_step(
        "scores",
        msg("section-score"),
        *((points, his) if points.keys else (his,)),
        what=msg("step-scores" if state.stage == "last" else "step-scores-ended"),
        why=msg("why-scores", per=per_worker(state), players=len(state.players)),
        also=() if points.keys else (points,),
        assumes=(*sheet_messages(sums(state.sheets)), *in_force(RULES, state.settings, "target", "event-penalty")),
    )


def scores(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """All players win or lose together. A saved sheet is its player's score."""
    state.points = agreed_points(state.players, sums(state.sheets), answers.numbers("points"), chance.replays)
    state.counted = answers.get("guildhall")
    for player in state.players:
        if sum(line.points for line in state.sheets.get(player, ())) != state.points[player]:
            state.sheets.pop(player, None)  # a sum entered later counts, and its sheet no longer explains it
    state.stage = "over"
    messages = [msg("score-of", player=player, points=total(state, player)) for player in state.players]
    verdict = msg("did-win" if target_reached(state) else "did-lose", total=grand_total(state), target=target(state))
    return [msg("did-scores"), *messages, verdict]


def per_worker(state: Architects) -> int:
    """VP of the target for each player and each Baron Worker in the Guildhall."""
    return PER_WORKER.get(state.rule("target")) or state.board.per_worker


def his_guildhall(state: Architects) -> int:
    """Baron Workers in the Guildhall: as counted at the end, else as he placed them."""
    return state.baron.guildhall if state.counted is None else state.counted


def target(state: Architects) -> int:
    """10 or 12 VP x Baron Workers in the Guildhall x players; the Baron is no player."""
    return per_worker(state) * his_guildhall(state) * len(state.players)


def total(state: Architects, player: str) -> int:
    """All points of a player."""
    return sum(line.points for line in lines_of(state, player))


def grand_total(state: Architects) -> int:
    """The points of all players."""
    return sum(total(state, player) for player in state.players)


def target_reached(state: Architects) -> bool:
    """The target is reached."""
    return grand_total(state) >= target(state)


def result(state: Architects) -> ChronicleResult:
    """Return how the scenario stands or ended."""
    if state.stage != "over":
        return ChronicleResult(state.mode)
    reached, points = target_reached(state), grand_total(state)
    return ChronicleResult(state.mode, over=True, won=reached, points=points, target=target(state))


def lines_of(state: Architects, player: str) -> tuple[Line, ...]:
    """A player's sheet, or the sum he entered, and what the scenario adds."""
    if player in state.sheets:
        own = state.sheets[player]
    else:
        own = (Line(msg("line-base"), state.points[player]),) if player in state.points else ()
    return (*own, *scenario_lines(state))


def scenario_lines(state: Architects) -> Iterator[Line]:
    """The same for every player: Demands revealed or not, Events left."""
    for shown in state.decks.demands:
        yield demand_line(state, shown)
    for level in hidden_levels(state):
        yield Line(msg("line-hidden", level=level), hidden_points(state, level))
    if state.decks.events_left:
        yield Line(msg("line-events", count=state.decks.events_left), EACH_EVENT * state.decks.events_left)
    elif state.overrun or state.rule("event-penalty") == "empty":
        yield Line(msg("line-no-events"), EMPTY_EVENTS)


def demand_line(state: Architects, shown: Shown) -> Line:
    """A revealed Demand, met or failed."""
    met = shown.total >= need(state, shown)
    message = msg(
        "line-met" if met else "line-failed", card=card_name(shown.card), given=shown.total, need=need(state, shown)
    )
    return Line(message, shown.card.met if met else -shown.card.failed)


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
    per, workers, players = per_worker(state), his_guildhall(state), len(state.players)
    aim = Line(msg("line-target", per=per, workers=workers, players=players), target(state))
    together = Sheet(msg("owner-all"), msg("sheet-sum"), everyone)
    return [*own, together, Sheet(msg("owner-baron"), msg("sheet-target"), (aim,))]

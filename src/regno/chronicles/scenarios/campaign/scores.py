"""The end of a game: points, ties, major or minor victory, Victory Tomes, the Crest token."""

from __future__ import annotations

from itertools import groupby

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Refusal, Sentence, Several
from regno.chronicles.packs.cards import Crest, named
from regno.chronicles.prompts import Ask, Choice, Choose, ChooseSeveral, Facts, Numbers, choices
from regno.chronicles.scenarios.campaign.chapter import open_chapter
from regno.chronicles.scenarios.campaign.claims import award_crest_tomes
from regno.chronicles.scenarios.campaign.ending import did_end
from regno.chronicles.scenarios.campaign.rules import RULES
from regno.chronicles.scenarios.campaign.state import MARGIN, Campaign, Result, Tied, at_stage, game_name, tell
from regno.chronicles.scoring import sheet_asks, sheet_lines
from regno.chronicles.scoring.confirm import HIGHEST, agreed_points, points_ask, sheets_told, sums
from regno.chronicles.scoring.figures import table_of
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

TIE_BREAKS = {
    "architects": ("virtue", "silver", "latest"),
    "paladins": ("rulebook", "latest"),
    "viscounts": ("goods", "latest"),
}


def sheet_step(state: Campaign) -> Step:
    """Points can be added up here, player by player."""
    at_stage(state, "play")
    who = Choose(name="player", question=tell("ask-sheet-player"), choices=choices(state.players))
    return Step(
        command="sheet",
        what=tell("step-sheet", game=game_name(state.game)),
        why=tell("why-sheet"),
        section=tell("section-base-game", game=game_name(state.game)),
        asks=(who, *sheet_asks(state.game)),
        optional=True,
    )


def sheet(state: Campaign, facts: Facts, chance: Chance) -> list[Sentence]:
    """A player's sheet is kept, and a later one takes its place."""
    player = facts.word("player")
    entered = {ask.name: facts.number(ask.name) for ask in sheet_asks(state.game)}
    lines = sheet_lines(state.game, entered, table_of(state.settings.figures))
    state.sheets[player] = lines
    return [tell("did-sheet", player=player, points=sum(line.points for line in lines))]


def scores_step(state: Campaign) -> Step:
    """Confirming the scores ends the game; claims are accepted until then."""
    at_stage(state, "play")
    points = points_ask(state.players, sums(state.sheets), tell("ask-points"))
    return Step(
        command="scores",
        what=tell("step-scores", game=game_name(state.game)),
        why=tell("why-scores", margin=MARGIN[state.game]),
        section=tell("section-victories"),
        asks=(points,) if points.keys else (),
        also=() if points.keys else (points,),
        assumes=(*sheets_told(sums(state.sheets)), tell("claims-first")),
    )


def scores(state: Campaign, facts: Facts, chance: Chance) -> list[Sentence]:
    """The points rank the players, a saved sheet being its player's; ties that matter are broken next."""
    state.points = agreed_points(state.players, sums(state.sheets), facts.numbers("points"), chance.replays)
    ranked = sorted(state.players, key=lambda player: -state.points[player])
    state.ranks = [Tied(list(group)) for _, group in groupby(ranked, key=lambda player: state.points[player])]
    state.stage = "ties"
    told = [tell("score-of", player=player, points=state.points[player]) for player in ranked]
    return [tell("did-scores", game=game_name(state.game)), *told, *settle(state)]


def awarded(state: Campaign) -> int:
    """How many places bring something: two in a major victory, else three, or two with two players."""
    return 2 if Result(state.game, state.points, []).major else min(3, len(state.players))


def open_tie(state: Campaign) -> Tied | None:
    """The first tie for a place that brings something."""
    place = 0
    for tied in state.ranks:
        if len(tied.players) > 1 and place < awarded(state):
            return tied
        place += len(tied.players)
    return None


def tie_step(state: Campaign) -> Step:
    """Ties for the first three places: the base game's tie-breaks, then the latest turn."""
    at_stage(state, "ties")
    tied = open_tie(state)
    assert tied, "a stage of ties has a tie"
    by = TIE_BREAKS[state.game][tied.tried]
    return Step(
        command="tie-break",
        what=tell("step-tie"),
        why=tell("why-tie"),
        section=tell("section-victories"),
        asks=(tie_ask(state, tied, by),),
        assumes=in_force(RULES, state.settings, "latest-turn") if by == "latest" else (),
    )


def tie_ask(state: Campaign, tied: Tied, by: str) -> Ask:
    """A value from each tied player, or the order in which their last turns came."""
    who, many = choices(tied.players), len(tied.players)
    if by == "latest":
        question = tell("ask-tie-latest", when=tell(f"latest-{state.game}"))
        return ChooseSeveral(name="order", question=question, choices=who, low=many, high=many)
    return Numbers(name="values", question=tell(f"ask-tie-{by}"), keys=who, low=0, high=HIGHEST)


def tie_break(state: Campaign, facts: Facts, chance: Chance) -> list[Sentence]:
    """The tie is broken as far as the answer goes."""
    tied = open_tie(state)
    assert tied, "a stage of ties has a tie"
    by = TIE_BREAKS[state.game][tied.tried]
    if "order" in facts:
        values = {player: -place for place, player in enumerate(facts.words("order"))}
    else:
        values = facts.numbers("values")
    split(state, tied, values)
    return [tie_told(values, by), *settle(state)]


def tie_told(values: dict[str, int], by: str) -> Sentence:
    """Who is ahead after a tie-break, and by what; or that it leaves all equal."""
    best = [player for player, value in values.items() if value == max(values.values())]
    if len(best) == len(values):
        return tell("did-tie-equal", by=tell(f"by-{by}"))
    if by == "latest":
        return tell("did-tie-latest", player=best[0])
    counts = Several(tuple(tell("value-of", player=player, value=value) for player, value in values.items()))
    return tell("did-tie", count=len(best), players=Several(tuple(best)), by=tell(f"by-{by}"), values=counts)


def split(state: Campaign, tied: Tied, values: dict[str, int]) -> None:
    """Put the groups of equal value in the tie's place, the highest first."""
    ordered = sorted(tied.players, key=lambda player: -values[player])
    parts = [Tied(list(group), tied.tried + 1) for _, group in groupby(ordered, key=lambda player: values[player])]
    at = state.ranks.index(tied)
    state.ranks[at : at + 1] = parts


def settle(state: Campaign) -> list[Sentence]:
    """Break what the program can break itself; with no tie left, award the Tomes."""
    broken: list[Sentence] = []
    while tied := open_tie(state):
        by_seat = state.settings.rules["latest-turn"] == "seat"
        if TIE_BREAKS[state.game][tied.tried] != "latest" or not by_seat:
            return [*broken, tell("tie-left", players=Several(tuple(tied.players))), tie_way(state, tied)]
        order = state.from_first(state.first)
        split(state, tied, {player: order.index(player) for player in tied.players})
        broken.append(tell("did-tie-latest", player=max(tied.players, key=order.index)))
    return [*broken, *award(state)]


def tie_way(state: Campaign, tied: Tied) -> Sentence:
    """What is compared to break a tie, one thing after the other."""
    left = TIE_BREAKS[state.game][tied.tried :]
    if len(left) == 1:
        return tell("tie-way-last", by=tell(f"by-{left[0]}"))
    return tell("tie-way", by=tell(f"by-{left[0]}"), then=Several(tuple(tell(f"by-{one}") for one in left[1:])))


def award(state: Campaign) -> list[Sentence]:
    """Major victory: 3 Victory Tomes to the first, a token to the second. Minor: 2, 1, and a token to the third."""
    ranking = [player for tied in state.ranks for player in tied.players]
    result = Result(state.game, state.points, ranking, state.sheets)
    won_how = "did-major" if result.major else "did-minor" if result.lead else "did-tied"
    told = [tell(won_how, player=ranking[0], lead=result.lead, margin=MARGIN[state.game])]
    won = {player: result.victory_tomes(player) for player in ranking}
    told += [tell("did-victory-tomes", player=player, count=count) for player, count in won.items() if count]
    if result.token_to:
        told.append(tell("token-due", player=result.token_to))
    state.results.append(result)
    state.stage = "token"
    return told + ([] if result.token_to else close(state))


def token_step(state: Campaign) -> Step:
    """The token is chosen among those still on the board."""
    at_stage(state, "token")
    left = tuple(Choice(crest.id, named(crest)) for crest in state.cards.all(Crest) if crest.id not in state.tokens)
    player = state.results[-1].token_to
    if not player or not left:
        raise Refusal(tell("no-token"))
    return Step(
        command="token",
        what=tell("step-token", player=player),
        why=tell("why-token"),
        section=tell("section-victories"),
        asks=(Choose(name="crest", question=tell("ask-token"), choices=left),),
        assumes=(tell("token-counts"),),
    )


def token(state: Campaign, facts: Facts, chance: Chance) -> list[Sentence]:
    """The token counts as a Crest at once, and may win a Crest Tome."""
    player, crest = state.results[-1].token_to or "", facts.word("crest")
    state.tokens[crest] = player
    before = set(state.crest_tomes)
    told = [tell("did-token", player=player, crest=state.crest_name(crest)), *award_crest_tomes(state, player)]
    state.fresh = set(state.crest_tomes) - before
    return told + close(state)


def close(state: Campaign) -> list[Sentence]:
    """The game is over: the next chapter opens, or the campaign ends."""
    finished = game_name(state.game)
    open_chapter(state)
    if state.stage == "over":
        return did_end(state)
    return [tell("did-close", game=finished, next=game_name(state.game))]

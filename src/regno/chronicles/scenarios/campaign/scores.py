"""The end of a game: points, ties, major or minor victory, Victory Tomes, the Crest token."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal, TextList
from regno.chronicles.packs.cards import Crest, card_name
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, MultiChoicePrompt, NumbersPrompt, Prompt, choices
from regno.chronicles.scenarios.campaign.chapter import open_chapter
from regno.chronicles.scenarios.campaign.claims import award_crest_tomes
from regno.chronicles.scenarios.campaign.ending import did_end
from regno.chronicles.scenarios.campaign.rules import RULES
from regno.chronicles.scenarios.campaign.state import (
    MARGIN,
    Campaign,
    ChapterResult,
    Tied,
    game_name,
    msg,
    new_step,
)
from regno.chronicles.scoring import sheet_lines, sheet_prompts
from regno.chronicles.scoring.confirm import HIGHEST, agreed_points, points_prompt, sheet_messages, sums
from regno.chronicles.scoring.figures import table_of
from regno.chronicles.scoring.grid import fill_grid, grid_step
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Line, Step

TIE_BREAKS = {
    "architects": ("virtue", "silver", "latest"),
    "paladins": ("rulebook", "latest"),
    "viscounts": ("goods", "latest"),
}


EQUAL = "equal"


def sheet_step(state: Campaign) -> Step:
    """Points can be added up here, player by player."""
    who = ChoicePrompt(name="player", question=msg("ask-sheet-player"), choices=choices(state.players))
    return new_step(
        "sheet",
        msg("section-base-game", game=game_name(state.game)),
        who,
        *sheet_prompts(state.game),
        what=msg("step-sheet", game=game_name(state.game)),
        optional=True,
    )


def sheet(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """A player's sheet is kept, and a later one takes its place."""
    player = answers.word("player")
    entered = {prompt.name: answers.number(prompt.name) for prompt in sheet_prompts(state.game)}
    state.sheets[player] = lines = base_lines(state, entered)
    return [msg("did-sheet", player=player, points=sum(line.points for line in lines))]


def base_lines(state: Campaign, facts: Mapping[str, int]) -> tuple[Line, ...]:
    """The lines of a sheet of the game that is played."""
    return sheet_lines(state.game, facts, table_of(state.settings.figures))


def sheet_total(state: Campaign, player: str, facts: Mapping[str, int]) -> int:
    """The points of a player's sheet as far as it is entered."""
    return sum(line.points for line in base_lines(state, facts))


def sheets_step(state: Campaign) -> Step:
    """All sheets in one grid."""
    return grid_step(sheet_step(state), state.players)


def sheets(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """Everybody's sheet is kept."""
    return fill_grid(state.players, answers, lambda column: sheet(state, column, chance))


def scores_step(state: Campaign) -> Step:
    """Confirming the scores ends the game; claims are accepted until then."""
    points = points_prompt(state.players, sums(state.sheets), msg("ask-points"))
    return new_step(
        "scores",
        msg("section-victories"),
        *((points,) if points.keys else ()),
        what=msg("step-scores", game=game_name(state.game)),
        why=msg("why-scores", margin=MARGIN[state.game]),
        also=() if points.keys else (points,),
        assumes=(*sheet_messages(sums(state.sheets)), msg("claims-first")),
    )


def scores(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """The points rank the players, a saved sheet being its player's; ties that matter are broken next."""
    state.points = agreed_points(state.players, sums(state.sheets), answers.numbers("points"), chance.replays)
    ranked = sorted(state.players, key=lambda player: -state.points[player])
    state.ranks = [Tied(list(group)) for _, group in groupby(ranked, key=lambda player: state.points[player])]
    state.stage = "ties"
    messages = [msg("score-of", player=player, points=state.points[player]) for player in ranked]
    return [msg("did-scores", game=game_name(state.game)), *messages, *settle(state)]


def awarded_places(state: Campaign) -> int:
    """How many places bring something: two in a major victory, else three, or two with two players."""
    return 2 if ChapterResult(state.game, state.points, []).major else min(3, len(state.players))


def open_tie(state: Campaign) -> Tied | None:
    """The first tie for a place that brings something."""
    place = 0
    for tied in state.ranks:
        if len(tied.players) > 1 and place < awarded_places(state):
            return tied
        place += len(tied.players)
    return None


def tie_step(state: Campaign) -> Step:
    """Ties for the first three places: the base game's tie-breaks, then the latest turn."""
    tied = open_tie(state)
    assert tied, "a stage of ties has a tie"
    by = TIE_BREAKS[state.game][tied.tried]
    return new_step(
        "tie-break",
        msg("section-victories"),
        tie_prompt(state, tied, by),
        what=msg("step-tie"),
        why=msg("why-tie"),
        assumes=in_force(RULES, state.settings, "latest-turn") if by == "latest" else (),
        optional=len(tied.players) == 2,  # then a tap on who has more is enough
    )


def more_step(state: Campaign) -> Step:
    """Of two tied players one tap says who has more, or that they are equal in this too."""
    tied = open_tie(state)
    assert tied, "a stage of ties has a tie"
    if len(tied.players) != 2:
        raise Refusal(msg("tie-of-several"))
    by = TIE_BREAKS[state.game][tied.tried]
    question = msg(f"who-more-{by}", when=msg(f"latest-{state.game}"))
    level = () if by == "latest" else (Choice(EQUAL, msg("equal")),)
    return new_step(
        "tie-more",
        msg("section-victories"),
        ChoicePrompt(name="more", question=question, choices=(*choices(tied.players), *level)),
        what=msg("step-tie-more", players=TextList(tuple(tied.players)), question=question),
        why=msg("why-tie"),
        assumes=in_force(RULES, state.settings, "latest-turn") if by == "latest" else (tie_way(state, tied),),
    )


def tie_more(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """The one who has more is ahead."""
    tied, more = open_tie(state), answers.word("more")
    assert tied, "a stage of ties has a tie"
    by = TIE_BREAKS[state.game][tied.tried]
    split(state, tied, {player: int(player == more) for player in tied.players})
    if more == EQUAL:
        first = msg("did-tie-equal", by=msg(f"by-{by}"))
    else:
        first = msg("did-tie-latest" if by == "latest" else "did-tie-more", player=more, by=msg(f"by-{by}"))
    return [first, *settle(state)]


def tie_prompt(state: Campaign, tied: Tied, by: str) -> Prompt:
    """A value from each tied player, or the order in which their last turns came."""
    who, many = choices(tied.players), len(tied.players)
    if by == "latest":
        question = msg("ask-tie-latest", when=msg(f"latest-{state.game}"))
        return MultiChoicePrompt(name="order", question=question, choices=who, low=many, high=many)
    return NumbersPrompt(name="values", question=msg(f"ask-tie-{by}"), keys=who, low=0, high=HIGHEST)


def tie_break(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """The tie is broken as far as the answer goes."""
    tied = open_tie(state)
    assert tied, "a stage of ties has a tie"
    by = TIE_BREAKS[state.game][tied.tried]
    if "order" in answers:
        values = {player: -place for place, player in enumerate(answers.words("order"))}
    else:
        values = answers.numbers("values")
    split(state, tied, values)
    return [tie_message(values, by), *settle(state)]


def tie_message(values: dict[str, int], by: str) -> Message:
    """Who is ahead after a tie-break, and by what; or that it leaves all equal."""
    best = [player for player, value in values.items() if value == max(values.values())]
    if len(best) == len(values):
        return msg("did-tie-equal", by=msg(f"by-{by}"))
    if by == "latest":
        return msg("did-tie-latest", player=best[0])
    counts = TextList(tuple(msg("value-of", player=player, value=value) for player, value in values.items()))
    return msg("did-tie", count=len(best), players=TextList(tuple(best)), by=msg(f"by-{by}"), values=counts)


def split(state: Campaign, tied: Tied, values: dict[str, int]) -> None:
    """Put the groups of equal value in the tie's place, the highest first."""
    ordered = sorted(tied.players, key=lambda player: -values[player])
    parts = [Tied(list(group), tied.tried + 1) for _, group in groupby(ordered, key=lambda player: values[player])]
    at = state.ranks.index(tied)
    state.ranks[at : at + 1] = parts


def settle(state: Campaign) -> list[Message]:
    """Break what the program can break itself; with no tie left, award the Tomes."""
    broken: list[Message] = []
    while tied := open_tie(state):
        by_seat = state.settings.rules["latest-turn"] == "seat"
        if TIE_BREAKS[state.game][tied.tried] != "latest" or not by_seat:
            return [*broken, msg("tie-left", players=TextList(tuple(tied.players))), tie_way(state, tied)]
        order = state.from_first(state.first)
        split(state, tied, {player: order.index(player) for player in tied.players})
        broken.append(msg("did-tie-latest", player=max(tied.players, key=order.index)))
    return [*broken, *award(state)]


def tie_way(state: Campaign, tied: Tied) -> Message:
    """What is compared to break a tie, one thing after the other."""
    left = TIE_BREAKS[state.game][tied.tried :]
    if len(left) == 1:
        return msg("tie-way-last", by=msg(f"by-{left[0]}"))
    return msg("tie-way", by=msg(f"by-{left[0]}"), then=TextList(tuple(msg(f"by-{one}") for one in left[1:])))


def award(state: Campaign) -> list[Message]:
    """Major victory: 3 Victory Tomes to the first, a token to the second. Minor: 2, 1, and a token to the third."""
    ranking = [player for tied in state.ranks for player in tied.players]
    result = ChapterResult(state.game, state.points, ranking, state.sheets)
    won_how = "did-major" if result.major else "did-minor" if result.lead else "did-tied"
    messages = [msg(won_how, player=ranking[0], lead=result.lead, margin=MARGIN[state.game])]
    won = {player: result.victory_tomes(player) for player in ranking}
    messages += [msg("did-victory-tomes", player=player, count=count) for player, count in won.items() if count]
    if result.token_to:
        messages.append(msg("token-due", player=result.token_to))
    state.results.append(result)
    state.stage = "token"
    return messages + ([] if result.token_to else close(state))


def token_step(state: Campaign) -> Step:
    """The token is chosen among those still on the board."""
    left = tuple(Choice(crest.id, card_name(crest)) for crest in state.cards.all(Crest) if crest.id not in state.tokens)
    player = state.results[-1].token_to
    if not player or not left:
        raise Refusal(msg("no-token"))
    return new_step(
        "token",
        msg("section-victories"),
        ChoicePrompt(name="crest", question=msg("ask-token"), choices=left),
        what=msg("step-token", player=player),
        assumes=(msg("token-counts"),),
    )


def token(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """The token counts as a Crest at once, and may win a Crest Tome."""
    player, crest = state.results[-1].token_to or "", answers.word("crest")
    state.tokens[crest] = player
    before = set(state.crest_tomes)
    messages = [msg("did-token", player=player, crest=state.crest_name(crest)), *award_crest_tomes(state, player)]
    state.fresh = set(state.crest_tomes) - before
    return messages + close(state)


def close(state: Campaign) -> list[Message]:
    """The game is over: the next chapter opens, or the campaign ends."""
    finished = game_name(state.game)
    open_chapter(state)
    if state.stage == "over":
        return did_end(state)
    return [msg("did-close", game=finished, next=game_name(state.game))]

"""The end of the campaign: most Tomes, then most Victory Tomes, then most points in Viscounts; else it is shared."""

from __future__ import annotations

from collections.abc import Iterator

from regno.chronicles.messages import Message, TextList
from regno.chronicles.result import ChronicleResult
from regno.chronicles.scenarios.campaign.state import Campaign, ChapterResult, game_name, msg
from regno.chronicles.steps import Line, Sheet


def standing(state: Campaign, player: str) -> tuple[int, int, int]:
    """What decides the campaign, in order."""
    points = state.results[-1].points[player] if state.stage == "over" else 0
    return state.count(player), state.victory_tomes(player), points


def result(state: Campaign) -> ChronicleResult:
    """Return how the campaign stands or ended: one wins, and leads by so many Tomes."""
    if state.stage != "over":
        return ChronicleResult()
    most, second = sorted(map(state.count, state.players), reverse=True)[:2]
    return ChronicleResult(over=True, winners=tuple(winners(state)), lead=most - second)


def winners(state: Campaign) -> list[str]:
    """The winner, or all who are equal in everything that decides."""
    best = max(standing(state, player) for player in state.players)
    return [player for player in state.players if standing(state, player) == best]


def did_end(state: Campaign) -> list[Message]:
    """The campaign's result in words."""
    won, most = winners(state), max(state.count(player) for player in state.players)
    messages = [msg("final-count", player=player, count=state.count(player)) for player in state.players]
    key = "did-shared" if len(won) > 1 else "did-win"
    return [*messages, msg(key, players=TextList(tuple(won)), count=most, how=msg(f"decided-{tie_break(state)}"))]


def tie_break(state: Campaign) -> str:
    """What told the winner from the others: tomes, victory-tomes, points or nothing."""
    best = max(standing(state, player) for player in state.players)
    for place, name in enumerate(("tomes", "victory-tomes", "points")):
        if sum(standing(state, player)[: place + 1] == best[: place + 1] for player in state.players) == 1:
            return name
    return "nothing"


def score(state: Campaign) -> list[Sheet]:
    """Each player's Tomes, a line for each; then the base games' sheets that were filled in here."""
    tomes = [Sheet(player, msg("sheet-tomes"), tuple(tome_lines(state, player))) for player in state.players]
    done = [sheet for result in state.results for sheet in game_sheets(result)]
    title = msg("sheet-game", game=game_name(state.game))
    in_play = state.sheets if state.stage in ("play", "ties") else {}  # later they are among the results
    current = [Sheet(who, title, lines) for who, lines in in_play.items()]
    return [*tomes, *done, *current]


def tome_lines(state: Campaign, player: str) -> Iterator[Line]:
    """Where each of a player's Tomes comes from."""
    for id in state.tomes[player]:
        yield Line(msg("line-tome", tome=state.name(id), game=game_name(state.tome(id).game)), 1)
    for crest in state.crests_won(player):
        yield Line(msg("line-crest-tome", crest=state.crest_name(crest)), 1)
    for result in state.results:
        if count := result.victory_tomes(player):
            place = result.ranking.index(player) + 1
            key = "line-major" if result.major else "line-minor"
            yield Line(msg(key, game=game_name(result.game), place=place), count)


def game_sheets(result: ChapterResult) -> list[Sheet]:
    """The sheets of a finished game."""
    title = msg("sheet-game", game=game_name(result.game))
    return [Sheet(player, title, lines) for player, lines in result.sheets.items()]

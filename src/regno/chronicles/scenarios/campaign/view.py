"""The campaign for JSON: the Tome board, each player's Tomes and Crests, the results."""

from __future__ import annotations

from typing import Any

from regno.chronicles.messages import Message, TextList, attributes_of
from regno.chronicles.packs.cards import Crest, card_name, is_unseen
from regno.chronicles.scenarios.campaign.claims import objective_message
from regno.chronicles.scenarios.campaign.ending import winners
from regno.chronicles.scenarios.campaign.state import Campaign, ChapterResult, msg


def view(state: Campaign) -> dict[str, Any]:
    """All that is known of a campaign. Victory Tomes are counted, never named."""
    return {
        **attributes_of(state, "stage", "game", "first"),
        "tome_board": [tome_view(state, id) for id in state.shown],
        "crests": [crest_view(state, crest) for crest in state.cards.all(Crest)],
        "players": [player_view(state, player) for player in state.players],
        "results": [result_view(result) for result in state.results],
        "winners": winners(state) if state.stage == "over" else [],
    }


def position(state: Campaign) -> list[Message]:
    """The open Tomes with their Crests, the tokens nobody has, and what each player has."""
    board = [tome_message(state, id) for id in state.shown]
    left = tuple(card_name(crest) for crest in state.cards.all(Crest) if crest.id not in state.tokens)
    tokens = [msg("position-tokens", crests=TextList(left))] if left else []
    return [*board, *tokens, *(player_message(state, player) for player in state.players)]


def tome_message(state: Campaign, id: str) -> Message:
    """A Tome on the board in a sentence: what it asks, and the Crests it brings."""
    crests = tuple(map(state.crest_name, state.tome(id).crests))
    key = "position-tome-crests" if crests else "position-tome"
    return msg(key, tome=objective_message(state, id), crests=TextList(crests))


def player_message(state: Campaign, player: str) -> Message:
    """A player's Tomes and Crests in a sentence."""
    names = [*map(state.name, state.tomes[player]), *map(state.crest_name, state.crests_won(player))]
    have = [(crest, state.crests(player, crest.id)) for crest in state.cards.all(Crest)]
    crests = tuple(msg("crest-count", crest=card_name(crest), count=count) for crest, count in have if count)
    return msg(
        "position-player",
        player=player,
        count=state.count(player),
        hidden=state.victory_tomes(player),
        names=TextList(tuple(names)) if names else "-",
        crests=TextList(crests) if crests else "-",
    )


def tome_view(state: Campaign, id: str) -> dict[str, Any]:
    """A face-up Tome."""
    tome = state.tome(id)
    return {
        "id": id,
        "name": card_name(tome),
        "nameless": not tome.name,
        **attributes_of(tome, "game", "objective", "advantage", "advantage_games", "advantage_when", "crests"),
        "used": id in state.used,
        "unseen": is_unseen(id),
    }


def crest_view(state: Campaign, crest: Crest) -> dict[str, Any]:
    """A type of Crest: what its Tome needs, and who has its token and its Tome."""
    return {
        "id": crest.id,
        "name": card_name(crest),
        "need": state.crests_needed(crest.id),
        "token": state.tokens.get(crest.id),
        "tome": state.crest_tomes.get(crest.id),
    }


def player_view(state: Campaign, player: str) -> dict[str, Any]:
    """What lies before a player."""
    return {
        "name": player,
        "tomes": [tome_view(state, id) for id in state.tomes[player]],
        "crest_tomes": state.crests_won(player),
        "victory_tomes": state.victory_tomes(player),
        "tome_count": state.count(player),
        "crests": {crest.id: state.crests(player, crest.id) for crest in state.cards.all(Crest)},
        "silver": state.silver.get(player, 0),
    }


def result_view(result: ChapterResult) -> dict[str, Any]:
    """A finished game."""
    return {
        **attributes_of(result, "game", "points", "ranking", "lead"),
        "victory": "major" if result.major else "minor",
        "victory_tomes": {player: result.victory_tomes(player) for player in result.ranking},
        "token_to": result.token_to,
    }

"""The scenario for JSON and for a terminal: the board, who stands where, how near defeat is."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from regno.chronicles.messages import Message, TextLike, TextList, attributes_of
from regno.chronicles.packs.cards import card_name
from regno.chronicles.packs.viscounts import Dismissal, Hero, Townsfolk
from regno.chronicles.scenarios.viscounts.board import NAMES, SEGMENT, SEGMENTS, SPACES, msg
from regno.chronicles.scenarios.viscounts.board import spaces_text as named_spaces
from regno.chronicles.scenarios.viscounts.state import BARON_WORKERS, Viscounts


def view(state: Viscounts) -> dict[str, Any]:
    """All that is known of a scenario."""
    return {
        **attributes_of(state, "stage", "outcome", "round"),
        "last_round": state.last_round or None,
        **attributes_of(state, "turn", "first", "level", "target"),
        "segments": state.board.segments,
        "path": state.board.path,
        "baron": {"space": state.baron, "supply": state.supply, "protected": state.protected_spaces},
        "spaces": [space_view(state, space) for space in SPACES],
        "townsfolk": {segment: card_view(state, segment) for segment in state.board.segments},
        "dismissal": dict(state.cards.the(Dismissal).table),
        "danger": [{"segment": segment, "inward_moves": moves_to_keep(state, segment)} for segment in SEGMENTS],
        "revealed": list(state.revealed),
        "agenda": [asdict(task) for task in state.agenda],
        "trail": [asdict(one) for one in state.trail],
        "contested": state.contested if state.stage == "whose" else None,
        "players": [player_view(state, player) for player in state.players],
    }


def space_view(state: Viscounts, space: str) -> dict[str, Any]:
    """Who stands in a space."""
    return {
        "id": space,
        "name": NAMES[space],
        "segment": SEGMENT.get(space),
        "baron": state.baron_workers[space],
        "workers": {player: state.workers[player][space] for player in state.owners(space)},
        "protected": space in state.protected_spaces,
    }


def card_view(state: Viscounts, segment: str) -> dict[str, Any] | None:
    """The Townsfolk beside a segment, when the program knows it."""
    if segment not in state.shown:
        return None
    card = state.cards.by_id(Townsfolk)[state.shown[segment]]
    return {"id": card.id, "name": card_name(card), "silver": card.silver, "icon": card.icon}


def moves_to_keep(state: Viscounts, segment: str) -> int:
    """How many Workers must still move inwards in a segment until one reaches tier 3.

    Each players' Worker in the inner space turns one of them back.
    """
    line = [f"inner-{segment}", f"tier1-{segment}", f"tier2-{segment}"]
    barred = sum(state.workers[player][line[0]] for player in state.players)
    return barred + sum(not state.baron_workers[space] for space in line) + 1


def player_view(state: Viscounts, player: str) -> dict[str, Any]:
    """What lies before a player."""
    cards = [{"id": id, "name": card_name(state.summary(id))} for id in state.summaries.get(player, [])]
    hero = state.cards.by_id(Hero)[state.heroes[player]] if player in state.heroes else None
    return {
        "name": player,
        "workers_left": state.workers_left(player),
        "start": state.starts.get(player),
        "summaries": cards,
        "hero": card_name(hero) if hero else None,
        "points": state.points.get(player),
    }


def position(state: Viscounts) -> list[Message]:
    """The path, the Baron, each occupied space, the danger."""
    if not state.baron or not state.board.segments:
        return [msg("position-setup", players=TextList(state.players))]
    occupied = [space for space in SPACES if state.crowd(space)]
    return [
        msg("position-path", path=", ".join(state.board.path)),
        msg("position-baron", space=NAMES[state.baron], supply=state.supply, all=BARON_WORKERS),
        msg("position-protected", spaces=named_spaces(state.protected_spaces)),
        *(msg("position-space", space=NAMES[space], who=standing(state, space)) for space in occupied),
        *danger_message(state),
    ]


def standing(state: Viscounts, space: str) -> TextList:
    """The Workers of a space, by owner."""
    count = state.baron_workers[space]
    his: list[TextLike] = [msg("standing", owner=msg("the-baron"), count=count)] if count else []
    theirs = [msg("standing", owner=one, count=state.workers[one][space]) for one in state.owners(space)]
    return TextList((*his, *theirs))


def danger_message(state: Viscounts) -> list[Message]:
    """The segment where a Baron Worker is nearest to tier 3, and the last round if it is known."""
    if state.outcome == "keep":
        return [msg("defeat-keep")]
    moves = {segment: moves_to_keep(state, segment) for segment in SEGMENTS}
    least = min(moves.values())
    nearest = tuple(segment for segment in SEGMENTS if moves[segment] == least)
    if len(nearest) == len(SEGMENTS):
        messages = [msg("position-danger-all", count=least)]
    else:
        messages = [msg("position-danger", segment=TextList(nearest), count=least)]
    return messages + ([msg("position-last-round", round=state.last_round)] if state.last_round else [])

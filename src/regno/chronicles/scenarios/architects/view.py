"""The scenario for people and for JSON: Workers by place, the decks, the Demands, what comes next; reminders."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from regno.chronicles.messages import Message, TextList, attributes_of
from regno.chronicles.packs.architects import PlayerBoard, Tile
from regno.chronicles.packs.cards import card_name, is_unseen
from regno.chronicles.scenarios.architects.actions import demand_message, need, power
from regno.chronicles.scenarios.architects.decks import LEVELS, deck_card_name, scheme_card
from regno.chronicles.scenarios.architects.effect_text import task_message, task_short
from regno.chronicles.scenarios.architects.ending import (
    grand_total,
    hidden_levels,
    hidden_points,
    target,
    target_reached,
)
from regno.chronicles.scenarios.architects.guildhall import STALLS, last_turns, owner_name
from regno.chronicles.scenarios.architects.hand import reach
from regno.chronicles.scenarios.architects.state import OPEN, Architects, Shown, Task, late, msg
from regno.chronicles.steps import Reminder


def position(state: Architects) -> list[Message]:
    """The position in plain sentences."""
    if state.stage == "setup":
        return [msg("position-player-setup", player=one, board=board_name(state, one)) for one in state.players]
    decks = state.decks
    messages = [
        msg(
            "position-decks",
            schemes=len(decks.schemes) + len(decks.on_top),
            discards=len(decks.discards),
            future=decks.future_left,
            events=decks.events_left,
        ),
        guildhall_message(state),
        msg("position-target", target=target(state)),
        baron_message(state),
    ]
    messages += [msg("position-stall", space=space, owner=owner_name(one.owner)) for space, one in stalls(state)]
    if not state.asks_late:
        messages += [player_message(state, player) for player in state.players]
    messages += [artisan_message(state, player) for player in state.artisan if not state.artisan[player].free]
    messages += [demand_message(state, shown) for shown in decks.demands]
    return messages + [msg("position-next", task=task_message(task)) for task in state.agenda]


def guildhall_message(state: Architects) -> Message:
    """The Guildhall: spaces taken or, asked late, only those of the Baron."""
    his = state.baron.guildhall
    if state.asks_late:
        return late("position-guildhall", his=his)
    return msg("position-guildhall", taken=len(state.guildhall), spaces=state.spaces, his=his)


def stalls(state: Architects) -> list[tuple[int, Any]]:
    """The spaces of the Black Market where somebody stands."""
    return sorted(state.market.items())


def board_name(state: Architects, player: str) -> Any:
    """The name of a player's board, as far as known."""
    id = state.boards.get(player, "")
    if not id:
        return "-"
    return card_name(state.cards.by_id(PlayerBoard)[id]) if id in state.cards.by_id(PlayerBoard) else msg("board-other")


def baron_message(state: Architects) -> Message:
    """Where the Baron's Workers are."""
    baron = state.baron
    places = [msg("count-at", at=msg(f"at-{at}"), count=baron.at[at]) for at in OPEN if baron.at[at]]
    places += [msg("count-at", at=name, count=count) for name, count in baron.held.items() if count]
    return msg(
        "position-baron",
        available=baron.available,
        prison=baron.prison,
        places=TextList(tuple(places)) if places else "-",
    )


def player_message(state: Architects, player: str) -> Message:
    """Where a player's Workers are."""
    crew = state.workers[player]
    counts = {"free": crew.free, "guildhall": crew.guildhall, "captive": crew.captive, "prison": crew.prison}
    return msg("position-player", player=player, exiled=crew.exiled, market=crew.market, **counts)


def artisan_message(state: Architects, player: str) -> Message:
    """Where an Artisan is that cannot be placed."""
    place = next(name for name, count in asdict(state.artisan[player]).items() if count)
    return msg("position-artisan", player=player, place=msg(f"crew-{place}"))


def view(state: Architects) -> dict[str, Any]:
    """All that is known of the position. Face-down cards are counted, never named."""
    return {
        **attributes_of(state, "stage", "round", "mode", "counting", "artisans", "first"),
        "players": [player_view(state, player) for player in state.players],
        "baron": {**asdict(state.baron), "astray": state.astray},
        "guildhall": {"spaces": state.spaces, "owners": list(state.guildhall)},
        "market": [market_view(state, space) for space in STALLS],
        "decks": decks_view(state),
        "demands": [demand_view(state, shown) for shown in state.decks.demands],
        "hidden_demands": LEVELS - len(state.decks.demands),
        "hidden_points": sorted({hidden_points(state, level) for level in hidden_levels(state)}),
        "tiles": [tile_view(tile) for tile in state.cards.all(Tile)],
        "turn": turn_view(state),
        "used": state.used,
        "reach": reach(state) if state.used in OPEN else 0,
        "to_do": [task_message(task) for task in state.agenda],
        "last_turns": last_turns(state) if state.stage == "last" else [],
        "target": target(state) if state.mode else None,
        "total": grand_total(state) if state.stage == "over" else None,
        "won": target_reached(state) if state.stage == "over" else None,
    }


def player_view(state: Architects, player: str) -> dict[str, Any]:
    """A player: board, Apprentice, Workers by place."""
    dealt = state.dealt.get(player)
    return {
        "name": player,
        "board": state.boards.get(player),
        "apprentice": asdict(dealt) if dealt else None,
        "workers": asdict(state.workers[player]),
        "artisan": asdict(state.artisan[player]) if player in state.artisan else None,
    }


def turn_view(state: Architects) -> dict[str, Any]:
    """The Baron's turn, or the last one: the Scheme as drawn, what is done and what is still to do."""
    done = [task_view(state, task, True) for task in state.trail[1:]]  # the first is the turning of the Scheme itself
    to_do = [task_view(state, task, False) for task in state.agenda if state.trail]
    return {"scheme": scheme_view(state) if state.scheme else None, "steps": [*done, *to_do]}


def scheme_view(state: Architects) -> dict[str, Any]:
    """The Scheme he turned last: its rows for the drawing, and the cards that could have been turned in its place."""
    card = scheme_card(state, state.scheme)
    rows = [{"do": one.do, "at": one.at, "arrow": one.arrow} for one in card.steps[0]] if len(card.steps) == 1 else []
    others = [
        {"id": id, "name": deck_card_name(state, "scheme", id)}
        for id in dict.fromkeys(state.instead)
        if not is_unseen(id)
    ]
    return {"id": card.id, "name": card_name(card), "text": card.text, "rows": rows, "others": others}


def task_view(state: Architects, task: Task, done: bool) -> dict[str, Any]:
    """A task of the turn; a placing says how many of his are there now."""
    at = task.effect.at if task.do == "place" and task.effect else ""
    known = {"do": task.do, "at": at, "what": task_short(task), "done": done}
    if task.do == "section" and state.used:
        return {**known, "note": msg(f"in-{state.used}")}
    placing = msg("short-there", count=his_at(state, at)) if done else msg("short-place")
    return {**known, "note": placing if at else None}


def his_at(state: Architects, at: str) -> int:
    """How many Workers of the Baron are at a location."""
    baron = state.baron
    return {"guildhall": baron.guildhall, "black_market": baron.market}.get(at, baron.at.get(at, 0))


def market_view(state: Architects, space: int) -> dict[str, Any]:
    """A space of the Black Market."""
    stall = state.market.get(space)
    return {"space": space, "owner": stall.owner if stall else None, "artisan": bool(stall and stall.artisan)}


def decks_view(state: Architects) -> dict[str, Any]:
    """The four decks: counts of what is face down, names of what is face up."""
    decks = state.decks
    return {
        "schemes": len(decks.schemes) + len(decks.on_top),
        "on_top": len(decks.on_top),
        "discards": [{"id": id, "name": deck_card_name(state, "scheme", id)} for id in decks.discards],
        "future": decks.future_left,
        "events": decks.events_left,
        "events_seen": [{"id": id, "name": deck_card_name(state, "event", id)} for id in decks.events_seen],
    }


def tile_view(tile: Tile) -> dict[str, Any]:
    """A tile with its actions in words."""
    return {"location": tile.location, "name": card_name(tile), "actions": [action.text for action in tile.actions]}


def demand_view(state: Architects, shown: Shown) -> dict[str, Any]:
    """A revealed Demand."""
    card = shown.card
    items = [{"id": item, "name": msg(f"kind-{item}")} for item in card.items]
    known = {"id": card.id, "name": card_name(card), "level": card.level, "items": items, "given": dict(shown.given)}
    return {**known, "total": shown.total, "need": need(state, shown), "met": card.met, "failed": card.failed}


def reminders(state: Architects) -> list[Reminder]:
    """At set-up what each board starts with; in play powers of boards, Apprentices and tiles."""
    if state.stage not in ("setup", "play", "last"):
        return []
    return [one for player in state.players for one in own_reminders(state, player)]


def own_reminders(state: Architects, player: str) -> Iterator[Reminder]:
    """What a player should not forget."""
    board = state.cards.by_id(PlayerBoard).get(state.boards.get(player, ""))
    if board and state.stage == "setup":
        more = board.start or msg("nothing-more")
        start = {"prison": board.prison, "silver": board.silver, "virtue": board.virtue, "more": more}
        yield Reminder(player, "setup", msg("reminder-start", board=card_name(board), **start))
    elif board and board.text:
        yield Reminder(player, board.when, msg("reminder-power", board=card_name(board), power=board.text))
    if state.stage != "setup":
        for on in ("black_market", "guildhall"):
            yield from (Reminder(player, "on_event", told) for told in power(state, player, on))

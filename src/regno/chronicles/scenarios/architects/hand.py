"""What the Baron does with Workers: places, takes all back, captures, imprisons, drives out of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from regno.chronicles.messages import Message, TextList
from regno.chronicles.packs.architects import Section
from regno.chronicles.scenarios.architects.guildhall import STALLS, free_stalls, stand, take_space
from regno.chronicles.scenarios.architects.state import BARON, OPEN, Architects, Stall, late, msg

PER_WORKER = 2  # Workers of each player captured for each Baron Worker there


def has_space(state: Architects, at: str) -> bool:
    """Only the Guildhall fills up; the Black Market is emptied when full, and open circles have no limit."""
    return at != "guildhall" or not state.full


def take_back_if_needed(state: Architects) -> list[Message]:
    """With no Worker available he first takes back all but those in the Guildhall and the Black Market."""
    return take_back(state) if not state.baron.available else []


def take_back(state: Architects) -> list[Message]:
    """From the open locations, the one he is about to use too, from Prison and from the players' boards."""
    baron, count = state.baron, state.out
    baron.at, baron.prison, state.astray = dict.fromkeys(OPEN, 0), 0, 0
    baron.held = dict.fromkeys(state.players, 0)
    baron.available += count
    messages = [msg("did-take-back", count=count)] if count else []
    return messages + (set_free(state) if state.rule("captives") == "freed" else [])


def set_free(state: Architects) -> list[Message]:
    """Under a house rule the captives go home when he takes his Workers back."""
    if state.asks_late:
        return [late("did-set-free")]
    held = [player for player in state.order if state.captives(player)]
    for player in held:
        for crew in state.crews(player):
            crew.move(crew.captive, "captive", "free")
    return [msg("did-set-free", players=TextList(tuple(held)))] if held else []


def put(state: Architects, at: str) -> list[Message]:
    """One of his Workers goes to a location; he does no action there and pays nothing."""
    state.baron.available -= 1
    state.used = at
    if at == "guildhall":
        state.baron.guildhall += 1
        if state.asks_late:
            state.guildhall.append(BARON)
            return [late("did-place-guildhall", count=state.baron.guildhall)]
        return [msg("did-place", at=msg("in-guildhall"), count=state.baron.guildhall), *take_space(state, BARON)]
    if at == "black_market":
        state.baron.market += 1
        if state.asks_late:
            return [late("did-place-market")]
        space = max(free_stalls(state))
        return [msg(f"did-place-market-{STALLS.index(space)}"), *stand(state, space, Stall(BARON))]
    state.baron.at[at] += 1
    return [msg("did-place", at=msg(f"in-{at}"), count=state.baron.at[at])]


def counts_needed(state: Architects, section: Section) -> bool:
    """Whether the outcome of a section depends on who stands at the location just used."""
    for alternative in section:
        if "capture" in alternative and state.used in OPEN:
            return True
        if "imprison" in alternative and not state.asks_late and any(map(state.captives, state.players)):
            return False
    return False


def captives_needed(state: Architects, section: Section) -> bool:
    """Whether the table must say if captives sit on his board: asked late, where they come before a capture."""
    first = section[0] if section else ()
    return state.asks_late and "imprison" in first and counts_needed(state, section)


def reach(state: Architects) -> int:
    """How many he captures of each player where he has just placed: 2 for each of his Workers there."""
    return PER_WORKER * state.baron.at[state.used]


Standing = tuple[Mapping[str, int], Mapping[str, int]]  # Workers and Artisans of each player at the location


def trigger(
    state: Architects, section: Section, standing: Standing = ({}, {}), holds_captives: bool = True
) -> list[Message]:
    """The first alternative of a section that changes something is done; if none does, nothing happens.

    Whether he ``holds_captives`` is known here, but for a table that is asked late.
    """
    for alternative in section:
        messages = [
            sentence
            for deed in alternative
            for sentence in (capture(state, *standing) if deed == "capture" else imprison(state, holds_captives))
        ]
        if messages:
            return messages
    return [msg("did-arrow-nothing")]


def capture(state: Architects, workers: Mapping[str, int], artisans: Mapping[str, int]) -> list[Message]:
    """From each player as many as his reach, the Artisan first; the captives sit on the Baron board."""
    if state.used not in OPEN:
        return []
    messages = []
    for player in state.order:
        masters = min(reach(state), artisans.get(player, 0))
        plain = min(reach(state) - masters, workers.get(player, 0))
        if masters and not state.asks_late:
            state.artisan[player].move(masters, "free", "captive")
        if masters:
            messages.append(msg("did-capture-artisan", player=player, at=msg(f"in-{state.used}")))
        if plain and not state.asks_late:
            state.workers[player].move(plain, "free", "captive")
        if plain:
            messages.append(msg("did-capture", player=player, count=plain, at=msg(f"in-{state.used}")))
    return messages


def imprison(state: Architects, holds_captives: bool) -> list[Message]:
    """All captives on his board go to Prison."""
    if state.asks_late:
        return [late("did-imprison")] if holds_captives else []
    messages = []
    for player in state.order:
        if count := state.captives(player):
            for crew in state.crews(player):
                crew.move(crew.captive, "captive", "prison")
            messages.append(msg("did-imprison", player=player, count=count))
    return messages


def exile_from_prison(state: Architects, player: str) -> Message:
    """1 Worker, never the Artisan, leaves the game from Prison; without one nothing happens."""
    if state.asks_late:
        return late("did-exile-prison", player=player)
    crew = state.workers[player]
    if not crew.prison:
        return msg("did-exile-none", player=player)
    crew.move(1, "prison", "exiled")
    return msg("did-exile-prison", player=player, count=crew.exiled)


def may_be_either(state: Architects, players: Iterable[str]) -> list[str]:
    """The players whose exiled Worker may be a free one or, if their own board is empty, one in Prison."""
    if state.rule("exile") == "no-prison" or state.asks_late:
        return []
    return [player for player in players if state.workers[player].free and state.workers[player].prison]


def exile(state: Architects, player: str, from_prison: bool) -> Message:
    """1 Worker, never the Artisan, leaves the game: from his own board, else the main board; captives are safe."""
    if state.asks_late:
        return late("did-exile" if state.rule("exile") == "prison" else "did-exile-board", player=player)
    crew = state.workers[player]
    if crew.free and not from_prison:
        crew.move(1, "free", "exiled")
        return msg("did-exile", player=player, count=crew.exiled)
    if state.rule("exile") == "no-prison":
        return msg("did-exile-none", player=player)
    return exile_from_prison(state, player)

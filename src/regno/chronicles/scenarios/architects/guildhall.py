"""The two places whose spaces are counted: the Guildhall, which ends the game, and the Black Market with its Reset."""

from __future__ import annotations

from collections.abc import Mapping

from regno.chronicles.messages import Message, TextLike, TextList
from regno.chronicles.scenarios.architects.state import (
    BARON,
    ROWS,
    Architects,
    Stall,
    after_virtue_loss,
    from_seat,
    msg,
    recall,
)

STALLS = (1, 2, 3)  # spaces of the Black Market from the left
MANY = 3  # so many in Prison cost 1 Virtue at a Reset


def take_space(state: Architects, owner: str) -> list[Message]:
    """A Worker lies on the next space of the Guildhall, and what that space sets off happens.

    The third space of the first three rows discards the leftmost Apprentices; the first of the last two rows
    resets the Black Market; the last space brings the end.
    """
    state.guildhall.append(owner)
    row, column = row_and_column(state, len(state.guildhall))
    messages = [msg("did-space", number=len(state.guildhall), spaces=state.spaces, row=row)]
    if column == 3 and row < ROWS:
        messages.append(msg("did-apprentices"))
    if column == 1 and row >= ROWS - 1:
        messages += reset(state)
    if state.full:
        messages.append(msg("did-fill"))
    return messages


def row_and_column(state: Architects, number: int) -> tuple[int, int]:
    """Where a space lies; they are filled from left to right, row by row."""
    row, column = divmod(number - 1, state.spaces // ROWS)
    return row + 1, column + 1


def stand(state: Architects, space: int, stall: Stall) -> list[Message]:
    """A Worker stands on a space of the Black Market; the third sets off a Reset."""
    state.market[space] = stall
    return reset(state) if len(state.market) == len(STALLS) else []


def free_stalls(state: Architects) -> list[int]:
    """The spaces of the Black Market where nobody stands."""
    return [space for space in STALLS if space not in state.market]


def reset(state: Architects) -> list[Message]:
    """Black Market Reset: its Workers to Prison, new cards, Virtue and Debts by the number in Prison."""
    messages = [msg("did-reset", who=prisoners_text(state)) if state.market else msg("did-reset-empty")]
    for stall in state.market.values():
        to_prison(state, stall)
    state.market.clear()
    return messages + reset_costs(state, {player: state.prison_count(player) for player in state.players})


def reset_costs(state: Architects, inside: Mapping[str, int]) -> list[Message]:
    """What a Reset costs by the number of each player's Workers in Prison: Virtue, then Debts."""
    losing = [player for player in state.order if inside[player] >= MANY]
    messages = [msg("did-reset-virtue", player=player, count=inside[player]) for player in losing]
    if losing:
        messages += after_virtue_loss(state, losing)
    return messages + debts(state, inside)


def prisoners_text(state: Architects) -> TextList:
    """Who goes from the Black Market to Prison."""
    return TextList(tuple(owner_name(stall.owner) for _, stall in sorted(state.market.items())))


def to_prison(state: Architects, stall: Stall) -> None:
    """The Worker of a stall goes to Prison."""
    if stall.owner == BARON:
        state.baron.market -= 1
        state.baron.prison += 1
    else:
        crew = state.artisan[stall.owner] if stall.artisan else state.workers[stall.owner]
        crew.move(1, "market", "prison")


def debts(state: Architects, inside: Mapping[str, int]) -> list[Message]:
    """Most in Prison takes a Debt, all who tie too. The Baron takes none: alone with most he spares everyone."""
    most = max(state.baron.prison, *inside.values())
    indebted = [player for player in state.order if most and inside[player] == most]
    if not indebted:
        return [msg("did-no-debt-baron", count=most) if most else msg("did-no-debt")]
    key = "did-debt-with-baron" if state.baron.prison == most else "did-debt"
    messages = []
    for player in indebted:
        messages += [msg(key, player=player, count=most), *recall(state, player, "debt")]
    return messages


def owner_name(owner: str) -> TextLike:
    """A player's name, or the Baron."""
    return msg("the-baron") if owner == BARON else owner


def last_turns(state: Architects) -> list[str]:
    """Every player has one more turn: from the left of who took the last space, that one last."""
    filler = state.filled if state.asks_late else state.guildhall[-1]
    return state.order if filler == BARON else [*from_seat(state, filler)[1:], filler]

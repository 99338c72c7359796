"""Effects of cards in words, for choices, for the view and for what is still to come."""

from __future__ import annotations

from regno.chronicles.messages import Message, TextList
from regno.chronicles.packs.architects import Section
from regno.chronicles.packs.effects import CardEffect, Effects
from regno.chronicles.scenarios.architects.state import Architects, Task, msg


def effect_message(effect: CardEffect) -> Message:
    """One effect as a short phrase."""
    if effect.text:
        return msg("did-text", text=effect.text)
    if effect.do == "place":
        key = "effect-place-arrow" if effect.arrow else "effect-place"
        return msg(key, at=msg(f"in-{effect.at}"), arrow=effect.arrow)
    who = msg("who-all") if effect.who == "all" else msg("who-one")
    if effect.do in ("lose", "gain"):
        return msg(f"effect-{effect.do}", who=who, what=msg(f"item-{effect.what}", count=effect.n))
    return msg(f"effect-{effect.do}", who=who, min=effect.min, lose=effect.lose)


def option_message(row: Effects) -> TextList:
    """A list of effects."""
    return TextList(tuple(effect_message(effect) for effect in row))


def tile_message(state: Architects, location: str) -> tuple[Message, ...]:
    """The actions of a tile; nothing of one of the house set that fills in for the one on the table."""
    tile = state.tile(location)
    actions = () if state.cards.is_filling(tile) else tile.actions
    return tuple(msg("did-text", text=action.text) for action in actions if action.text)


def task_message(task: Task) -> Message:
    """What is still to be done."""
    if task.do == "section" and not task.effect:
        return msg("effect-arrow")
    if task.do == "option":
        return msg("effect-option")
    return effect_message(task.effect) if task.effect else msg("effect-scheme")


def task_short(task: Task) -> Message:
    """A task in few words, for a line that is ticked."""
    if task.do == "place" and task.effect:
        return msg(f"at-{task.effect.at}")
    if task.do == "section" and not task.effect:
        return arrow_short(task.section)
    return task_message(task)


def arrow_short(section: Section) -> Message:
    """A section of the Baron board: what is done or, if that changes nothing, what else."""
    deeds = [TextList(tuple(msg(f"short-{deed}") for deed in alternative)) for alternative in section if alternative]
    if len(deeds) > 1:
        return msg("short-arrow-else", deed=deeds[0], other=deeds[1])
    return msg("short-arrow", deed=deeds[0]) if deeds else msg("effect-arrow")

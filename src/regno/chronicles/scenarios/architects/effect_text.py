"""Effects of cards in words, for choices, for the view and for what is still to come."""

from __future__ import annotations

from regno.chronicles.messages import Sentence, Several
from regno.chronicles.packs.architects import Section
from regno.chronicles.packs.effects import Effect, Effects
from regno.chronicles.scenarios.architects.state import Architects, Task, tell


def effect_told(effect: Effect) -> Sentence:
    """One effect as a short phrase."""
    if effect.text:
        return tell("did-text", text=effect.text)
    if effect.do == "place":
        key = "effect-place-arrow" if effect.arrow else "effect-place"
        return tell(key, at=tell(f"in-{effect.at}"), arrow=effect.arrow)
    who = tell("who-all") if effect.who == "all" else tell("who-one")
    if effect.do in ("lose", "gain"):
        return tell(f"effect-{effect.do}", who=who, what=tell(f"item-{effect.what}", count=effect.n))
    return tell(f"effect-{effect.do}", who=who, min=effect.min, lose=effect.lose)


def option_told(row: Effects) -> Several:
    """A list of effects."""
    return Several(tuple(effect_told(effect) for effect in row))


def tile_told(state: Architects, location: str) -> tuple[Sentence, ...]:
    """The actions of a tile."""
    return tuple(tell("did-text", text=action.text) for action in state.tile(location).actions if action.text)


def task_told(task: Task) -> Sentence:
    """What is still to be done."""
    if task.do == "section" and not task.effect:
        return tell("effect-arrow")
    if task.do == "option":
        return tell("effect-option")
    return effect_told(task.effect) if task.effect else tell("effect-scheme")


def task_short(task: Task) -> Sentence:
    """A task in few words, for a line that is ticked."""
    if task.do == "place" and task.effect:
        return tell(f"at-{task.effect.at}")
    if task.do == "section" and not task.effect:
        return arrow_short(task.section)
    return task_told(task)


def arrow_short(section: Section) -> Sentence:
    """A section of the Baron board: what is done or, if that changes nothing, what else."""
    deeds = [Several(tuple(tell(f"short-{deed}") for deed in alternative)) for alternative in section if alternative]
    if len(deeds) > 1:
        return tell("short-arrow-else", deed=deeds[0], other=deeds[1])
    return tell("short-arrow", deed=deeds[0]) if deeds else tell("effect-arrow")

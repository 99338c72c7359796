"""Effects of cards in words, for choices, for the view and for what is still to come."""

from __future__ import annotations

from regno.chronicles.architects.state import Architects, Task, tell
from regno.chronicles.packs.effects import Effect, Effects
from regno.chronicles.words import Sentence, Several


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

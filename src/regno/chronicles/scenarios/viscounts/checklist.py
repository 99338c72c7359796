"""What to set up on the table, and what the players own that must not be forgotten."""

from __future__ import annotations

from collections.abc import Iterator

from regno.chronicles.messages import Message, TextLike, TextList
from regno.chronicles.packs.cards import card_name
from regno.chronicles.packs.effects import Alternatives, CardEffect
from regno.chronicles.packs.viscounts import Hero, Ribbon
from regno.chronicles.scenarios.viscounts.board import msg
from regno.chronicles.scenarios.viscounts.reveal import CARDS, the_card
from regno.chronicles.scenarios.viscounts.state import Viscounts
from regno.chronicles.scenarios.viscounts.summaries import bottom_message
from regno.chronicles.steps import Item, Reminder


def checklist(state: Viscounts) -> list[Item]:
    """The scenario's changes to the base game's set-up, each with the step of the set-up at which it matters."""
    if state.stage != "setup":
        return []
    count = str(len(state.players))
    summaries = item("summaries", f"summaries-{count}", "summaries", bool(state.summaries))
    piles = [item("board", f"{id}-pile", f"{id}-pile", count=above(state, id)) for id in CARDS]
    return [
        item("board", "base"),
        item("board", "poverty"),
        *piles,
        item("first-player", "baron"),
        summaries,
        *ribbons(state),
        item("player-cards", "heroes", done=bool(state.baron)),
        item("player-cards", "marker", done=bool(state.baron)),
        item("level", "difficulty", done=False),
    ]


def item(step: str, key: str, why: str = "", done: bool | None = None, **arguments: TextLike) -> Item:
    """One line of the list, and the step at which it is done."""
    return Item(key, msg(f"list-{key}", **arguments), msg(f"list-{why or key}-why"), step, done)


def ribbons(state: Viscounts) -> list[Item]:
    """A pack whose ribbons need agreeing on says so in their texts; on the cards of a box they are printed."""
    messages = [one for one in state.cards.all(Ribbon) if one.text and not state.cards.is_filling(one)]
    names, texts = tuple(map(card_name, messages)), tuple(dict.fromkeys(one.text for one in messages))
    return [item("summaries", "ribbons", ribbons=TextList(names), text=TextList(texts))] if messages else []


def above(state: Viscounts, id: str) -> TextLike:
    """How many cards lie above Poverty or Prosperity, where the pack knows it."""
    known = the_card(state, id).deck_above.get(len(state.players))
    return msg("as-in-the-base-game") if known is None else known


def reminders(state: Viscounts) -> list[Reminder]:
    """Summary cards and Heroes; in a player's turn that player's come first."""
    if state.stage in ("scores", "over"):
        return []
    known = [one for player in state.players for one in of_player(state, player)]
    return sorted(known, key=lambda one: one.player != state.turn)


def of_player(state: Viscounts, player: str) -> Iterator[Reminder]:
    """What one player must not forget."""
    own = state.summaries.get(player, [])
    for id in own if state.plays("summary-tops", "both") else own[:1]:
        top = state.summary(id).top
        ribbon = state.cards.by_id(Ribbon)[top.ribbon]
        if not state.cards.is_filling(ribbon):
            gain = gain_message(top.gain)
            yield Reminder(player, "on_event", msg("reminder-top", ribbon=card_name(ribbon), gain=gain))
    for bottom in state.summary(own[0]).bottom if own else ():
        yield Reminder(player, "on_event", bottom_message(bottom))
    if player in state.heroes:
        hero = state.cards.by_id(Hero)[state.heroes[player]]
        yield Reminder(player, hero.when, msg("reminder-hero", hero=card_name(hero), text=hero.text))


def gain_message(gain: Alternatives) -> Message:
    """What the upper part of a Summary card gives: all of one list, or a choice of lists."""
    rows = tuple(TextList(tuple(map(effect_message, row))) for row in gain)
    message = msg("gain", what=rows[0])
    for row in rows[1:]:
        message = msg("gain-or", first=message, what=row)
    return message


def effect_message(effect: CardEffect) -> TextLike:
    """One effect in words; a text of the pack stands for itself."""
    if effect.text:
        return effect.text
    item = msg(f"item-{effect.what.replace('_', '-')}", count=effect.n) if effect.what else ""
    return msg(f"effect-{effect.do.replace('_', '-')}", count=effect.n, item=item)

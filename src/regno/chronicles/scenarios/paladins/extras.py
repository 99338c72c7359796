"""Extra Townsfolk for any game, who answer a Favour or a Debt; and what each player should not forget."""

from __future__ import annotations

from collections.abc import Iterator

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Refusal, Sentence, Several
from regno.chronicles.packs.cards import named
from regno.chronicles.packs.paladins import ExtraTownsfolk, PlayerTile
from regno.chronicles.prompts import Choice, Choose, Facts, choices
from regno.chronicles.scenarios.paladins.honour import effects_told, rewards
from regno.chronicles.scenarios.paladins.state import Paladins, action_name, at_stage, tell
from regno.chronicles.steps import Reminder, Step


def card_told(card: ExtraTownsfolk) -> Sentence:
    """An extra Townsfolk with what it does."""
    told = tell(f"extra-{card.trigger}", card=named(card), gain=effects_told(card.gain))
    return tell("with-text", told=told, text=card.text) if card.text else told


def hire_step(state: Paladins) -> Step:
    """An extra Townsfolk that a player keeps is remembered, so that its reward is recalled."""
    at_stage(state, "setup", "reveal", "play")
    owned = [id for ids in state.hired.values() for id in ids]
    free = tuple(Choice(one.id, card_told(one)) for one in state.cards.all(ExtraTownsfolk) if one.id not in owned)
    if not free:
        raise Refusal(tell("no-extras"))
    return Step(
        command="hire",
        what=tell("step-hire"),
        why=tell("why-hire"),
        section=tell("section-extra"),
        asks=(
            Choose(name="player", question=tell("ask-player"), choices=choices(state.players)),
            Choose(name="card", question=tell("ask-hired"), choices=free),
        ),
        optional=True,
    )


def hire(state: Paladins, facts: Facts, chance: Chance) -> list[Sentence]:
    """The player has the card from now on."""
    player, id = facts.word("player"), facts.word("card")
    state.hired.setdefault(player, []).append(id)
    return [tell("did-hire", player=player, card=named(state.cards.by_id(ExtraTownsfolk)[id]))]


def debt_step(state: Paladins) -> Step:
    """A Debt taken by a player whose extra Townsfolk answer it."""
    at_stage(state, "play", "threats")
    known = state.cards.by_id(ExtraTownsfolk)
    who = [player for player, ids in state.hired.items() if any(known[id].trigger == "debt" for id in ids)]
    if not who:
        raise Refusal(tell("no-debt-townsfolk"))
    return Step(
        command="debt",
        what=tell("step-debt"),
        why=tell("why-debt"),
        section=tell("section-extra"),
        asks=(Choose(name="player", question=tell("ask-debtor"), choices=choices(who)),),
        optional=True,
    )


def debt(state: Paladins, facts: Facts, chance: Chance) -> list[Sentence]:
    """The Debt is taken on the table; here only the rewards."""
    player = facts.word("player")
    return [tell("did-debt", player=player), *rewards(state, player, "debt")]


def reminders(state: Paladins) -> list[Reminder]:
    """What each player owns: his Starting Townsfolk, his tile, his extra Townsfolk."""
    if state.stage not in ("reveal", "play", "threats") or not state.townsfolk:
        return []
    return [one for player in state.players for one in owned_by(state, player)]


def owned_by(state: Paladins, player: str) -> Iterator[Reminder]:
    """The reminders of one player."""
    card = state.townsfolk_card(player)
    told = {"card": named(card), "action": action_name(card.action), "gain": effects_told(card.gain, "remind")}
    yield Reminder(player, "on_event", tell("remind-townsfolk", **told, limit=card.inquisition_limit))
    yield Reminder(player, "turn_start", tile_told(state.cards.by_id(PlayerTile)[card.tile]))
    known = state.cards.by_id(ExtraTownsfolk)
    yield from (Reminder(player, "on_event", card_told(known[id])) for id in state.hired.get(player, []))


def tile_told(tile: PlayerTile) -> Sentence:
    """A tile with the cost of its action and what it brings."""
    workers = tuple(tell(f"worker-{colour}") for colour in tile.workers)
    goods = (("silver", tile.silver), ("provision", tile.provisions))
    cost = (*workers, *(tell(f"item-{what}", n=n) for what, n in goods if n))
    price = Several(cost) if cost else tell("no-cost")
    return tell("remind-tile", tile=named(tile), cost=price, effects=effects_told(tile.effects, "remind"))

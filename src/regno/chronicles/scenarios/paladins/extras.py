"""Extra Townsfolk for any game, who answer a Favour or a Debt; and what each player should not forget."""

from __future__ import annotations

from collections.abc import Iterator

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal, TextList
from regno.chronicles.packs.cards import card_name
from regno.chronicles.packs.paladins import ExtraTownsfolk, PlayerTile
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, choices
from regno.chronicles.scenarios.paladins.honour import apply, effects_message, reward_effects
from regno.chronicles.scenarios.paladins.state import Paladins, action_name, msg, new_step
from regno.chronicles.steps import EVERYBODY, Reminder, Step


def card_message(card: ExtraTownsfolk) -> Message:
    """An extra Townsfolk with what it does."""
    gain = effects_message(card.gain)
    if not card.name and not card.text:
        return msg(f"nameless-{card.trigger}", gain=gain)
    message = msg(f"extra-{card.trigger}", card=card_name(card), gain=gain)
    return msg("with-text", told=message, text=card.text) if card.text else message


def hire_step(state: Paladins) -> Step:
    """An extra Townsfolk that a player keeps is remembered, so that its reward is recalled."""
    owned = [id for ids in state.hired.values() for id in ids]
    there = [one for one in state.cards.on_table(ExtraTownsfolk) if one.id not in owned]
    new = (f"{ExtraTownsfolk.TYPE}/",) if state.cards.as_met else ()
    if not there and not new:
        raise Refusal(msg("no-extras"))
    return new_step(
        "hire",
        msg("section-extra"),
        ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(state.players)),
        ChoicePrompt(
            name="card",
            question=msg("ask-hired"),
            choices=tuple(Choice(one.id, card_message(one)) for one in there),
            retired=tuple(one.id for one in state.cards.all(ExtraTownsfolk) if state.cards.is_filling(one)),
            untyped=new,
        ),
        optional=True,
    )


def hire(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The player has the card from now on."""
    player, id = answers.word("player"), answers.word("card")
    state.hired.setdefault(player, []).append(id)
    return [msg("did-hire", player=player, card=card_name(state.cards.by_id(ExtraTownsfolk)[id]))]


def debt_step(state: Paladins) -> Step:
    """A Debt taken by a player whose extra Townsfolk answer it."""
    known = state.cards.by_id(ExtraTownsfolk)
    who = [player for player, ids in state.hired.items() if any(known[id].trigger == "debt" for id in ids)]
    if not who:
        raise Refusal(msg("no-debt-townsfolk"))
    return new_step(
        "debt",
        msg("section-extra"),
        ChoicePrompt(name="player", question=msg("ask-debtor"), choices=choices(who)),
        optional=True,
    )


def debt(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The Debt is taken on the table; here only the rewards."""
    player = answers.word("player")
    return [msg("did-debt", player=player), *apply(state, player, reward_effects(state, player, "debt"))]


def reminders(state: Paladins) -> list[Reminder]:
    """What each player owns: his Starting Townsfolk, his tile, his extra Townsfolk."""
    if state.stage not in ("reveal", "play", "threats") or not state.townsfolk:
        return []
    own = [one for player in state.players for one in reminders_of(state, player)]
    return [*own, *inquisition_reminders(state)]


def inquisition_reminders(state: Paladins) -> list[Reminder]:
    """How much Suspicion costs Honour: one sentence for all whose Starting Townsfolk say the same."""
    limits = {player: state.townsfolk_card(player).inquisition_limit for player in state.players}
    if len(set(limits.values())) == 1:
        return [Reminder(EVERYBODY, "on_event", msg("remind-inquisition", limit=limits[state.players[0]]))]
    return [Reminder(player, "on_event", msg("remind-inquisition-own", limit=limits[player])) for player in limits]


def reminders_of(state: Paladins, player: str) -> Iterator[Reminder]:
    """The reminders of one player."""
    card = state.townsfolk_card(player)
    fields = {"card": card_name(card), "action": action_name(card.action), "gain": effects_message(card.gain, "remind")}
    yield Reminder(player, "on_event", msg("remind-townsfolk", **fields))
    tile = state.cards.by_id(PlayerTile)[card.tile]
    told = msg("remind-own-tile") if state.cards.is_filling(tile) else tile_message(tile)
    yield Reminder(player, "turn_start", told)
    known = state.cards.by_id(ExtraTownsfolk)
    yield from (Reminder(player, "on_event", card_message(known[id])) for id in state.hired.get(player, []))


def tile_message(tile: PlayerTile) -> Message:
    """A tile with the cost of its action and what it brings."""
    workers = tuple(msg(f"worker-{colour}") for colour in tile.workers)
    goods = (("silver", tile.silver), ("provision", tile.provisions))
    cost = (*workers, *(msg(f"item-{what}", n=n) for what, n in goods if n))
    price = TextList(cost) if cost else msg("no-cost")
    return msg("remind-tile", tile=card_name(tile), cost=price, effects=effects_message(tile.effects, "remind"))

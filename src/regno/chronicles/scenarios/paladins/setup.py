"""Setting up the scenario: who begins, the Starting Townsfolk with their tiles, and what to lay on the table."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.first_player import first_player_step, set_first_player
from regno.chronicles.messages import Message, Refusal, TextLike, TextList
from regno.chronicles.packs.cards import card_name, is_unseen
from regno.chronicles.packs.paladins import ExtraTownsfolk, PlayerTile, StartTownsfolk
from regno.chronicles.packs.unseen import untyped_kinds
from regno.chronicles.prompts import Answers, Choice, drawn_prompt
from regno.chronicles.scenarios.paladins.state import BARON_WORKERS, MOST_HONOUR, Paladins, msg, new_step
from regno.chronicles.steps import Item, Step


def first_step(state: Paladins) -> Step:
    """The base game's first player, who also takes the first penalty of a round's end."""
    return first_player_step(state, msg, msg("section-setup"))


def first_player(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The named player begins, or one drawn by the program."""
    return [*set_first_player(state, answers, chance, msg), *set_up(state)]


def townsfolk_step(state: Paladins) -> Step:
    """Set-up 5: before drafting Townsfolk each player takes one of the four Starting Townsfolk, dealt or chosen."""
    if state.townsfolk:
        raise Refusal(msg("townsfolk-known"))
    ids = [card.id for card in state.cards.all(StartTownsfolk)]
    cards = tuple(
        Choice(card.id, card_name(card)) for card in state.cards.all(StartTownsfolk) if not is_unseen(card.id)
    )
    many, new = len(state.players), untyped_kinds(ids)
    question = msg("ask-townsfolk-met" if new else "ask-townsfolk", players=TextList(state.players))
    which = drawn_prompt("cards", question, cards, many, untyped=new, owners=state.players)
    return new_step("townsfolk", msg("section-setup-point", point=5), which)


def deal_townsfolk(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """Each player has his Starting Townsfolk and its tile."""
    deck = [card.id for card in state.cards.all(StartTownsfolk)]
    cards = answers.words("cards") or chance.draw_several(deck, len(state.players))
    state.townsfolk = dict(zip(state.players, cards, strict=True))
    return [msg("did-townsfolk"), *(townsfolk_message(state, player) for player in state.players), *set_up(state)]


def townsfolk_message(state: Paladins, player: str) -> Message:
    """Which Starting Townsfolk and tile a player takes."""
    card = state.townsfolk_card(player)
    tile = state.cards.by_id(PlayerTile)[card.tile]
    its = msg("its-tile") if state.cards.is_filling(tile) else card_name(tile)
    return msg("takes-townsfolk", player=player, card=card_name(card), tile=its)


def set_up(state: Paladins) -> list[Message]:
    """With the first player and the Townsfolk known, round 1 can begin."""
    if not (state.first and state.townsfolk):
        return []
    state.stage = "reveal"
    return [msg("is-set-up")]


def checklist(state: Paladins) -> list[Item]:
    """What to lay on the table, in the rulebook's order."""
    if state.stage != "setup":
        return []
    extra = [item("extra")] if state.cards.as_met or state.cards.all(ExtraTownsfolk) else []
    hard = [item("hard")] if state.level != "normal" else []
    return [
        item("base"),
        item("orders"),
        item("outsiders"),
        item("kings-threat"),
        item("threats", boxed=4 if state.level == "normal" else 1),
        *hard,
        item("honour", top=MOST_HONOUR),
        item("workers", workers=BARON_WORKERS),
        item("townsfolk", step="townsfolk", done=bool(state.townsfolk)),
        *extra,
    ]


def item(id: str, *, step: str = "first-player", done: bool | None = None, **arguments: TextLike) -> Item:
    """One line of the checklist, and the step at which it is done."""
    return Item(id, msg(f"list-{id}", **arguments), msg(f"list-{id}-why"), step, done)

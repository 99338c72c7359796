"""Setting up the scenario: who begins, the Starting Townsfolk with their tiles, and what to lay on the table."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.first_player import ask_who_begins, let_begin
from regno.chronicles.messages import Refusal, Sentence, Several, Wordy
from regno.chronicles.packs.cards import named
from regno.chronicles.packs.paladins import ExtraTownsfolk, PlayerTile, StartTownsfolk
from regno.chronicles.prompts import Choice, ChooseSeveral, Facts
from regno.chronicles.scenarios.paladins.state import BARON_WORKERS, MOST_HONOUR, Paladins, at_stage, tell
from regno.chronicles.steps import Item, Step


def first_step(state: Paladins) -> Step:
    """The base game's first player, who also takes the first penalty of a round's end."""
    at_stage(state, "setup")
    return ask_who_begins(state, tell, tell("section-setup"))


def first_player(state: Paladins, facts: Facts, chance: Chance) -> list[Sentence]:
    """The named player begins, or one drawn by the program."""
    return [*let_begin(state, facts, chance, tell), *set_up(state)]


def townsfolk_step(state: Paladins) -> Step:
    """Set-up 5: before drafting Townsfolk each player takes one of the four Starting Townsfolk, dealt or chosen."""
    at_stage(state, "setup")
    if state.townsfolk:
        raise Refusal(tell("townsfolk-known"))
    cards = tuple(Choice(card.id, named(card)) for card in state.cards.all(StartTownsfolk))
    many = len(state.players)
    which = ChooseSeveral(
        name="cards",
        question=tell("ask-townsfolk", players=Several(state.players)),
        choices=cards,
        low=many,
        high=many,
        optional=True,
        draws=True,
    )
    return Step(
        command="townsfolk",
        what=tell("step-townsfolk"),
        why=tell("why-townsfolk"),
        section=tell("section-setup-point", point=5),
        asks=(which,),
    )


def deal_townsfolk(state: Paladins, facts: Facts, chance: Chance) -> list[Sentence]:
    """Each player has his Starting Townsfolk and its tile."""
    deck = [card.id for card in state.cards.all(StartTownsfolk)]
    cards = facts.words("cards") or chance.draw_several(deck, len(state.players))
    state.townsfolk = dict(zip(state.players, cards, strict=True))
    return [tell("did-townsfolk"), *(taken(state, player) for player in state.players), *set_up(state)]


def taken(state: Paladins, player: str) -> Sentence:
    """Which Starting Townsfolk and tile a player takes."""
    card = state.townsfolk_card(player)
    tile = state.cards.by_id(PlayerTile)[card.tile]
    return tell("takes-townsfolk", player=player, card=named(card), tile=named(tile))


def set_up(state: Paladins) -> list[Sentence]:
    """With the first player and the Townsfolk known, round 1 can begin."""
    if not (state.first and state.townsfolk):
        return []
    state.stage = "reveal"
    return [tell("is-set-up")]


def checklist(state: Paladins) -> list[Item]:
    """What to lay on the table, in the rulebook's order."""
    if state.stage != "setup":
        return []
    extra = [item("extra")] if state.cards.all(ExtraTownsfolk) else []
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


def item(id: str, *, step: str = "first-player", done: bool = False, **arguments: Wordy) -> Item:
    """One line of the checklist, and the step at which it is done."""
    return Item(id, tell(f"list-{id}", **arguments), tell(f"list-{id}-why"), step, done)

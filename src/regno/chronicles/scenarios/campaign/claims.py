"""Winning Tomes in play: objectives, the Crests they bring, Crest Tomes, and the advantages of Tomes already won."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal, TextList
from regno.chronicles.packs.cards import Card, Crest, Tome, card_name, is_unseen
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, MultiChoicePrompt, choices
from regno.chronicles.scenarios.campaign.rules import RULES
from regno.chronicles.scenarios.campaign.state import Campaign, msg, new_step
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Reminder, Step


def claim_step(state: Campaign) -> Step:
    """The first player to fulfil a displayed objective takes its Tome, face up, for the rest of the campaign."""
    if not state.shown:
        raise Refusal(msg("no-tomes-left"))
    tomes = tuple(Choice(id, objective_message(state, id)) for id in state.shown)
    table = state.settings.rules["objective-tie"] == "table"
    who = choices(state.players)
    return new_step(
        "claim",
        msg("section-objectives"),
        ChoicePrompt(name="tome", question=msg("ask-tome"), choices=tomes),
        MultiChoicePrompt(
            name="players", question=msg("ask-claimers"), choices=who, low=1, high=1 if table else len(who)
        ),
        ChoicePrompt(name="active", question=msg("ask-active"), choices=who, optional=True),
        assumes=in_force(RULES, state.settings, "objective-moment", "objective-tie"),
        optional=True,
    )


def objective_message(state: Campaign, id: str) -> Message:
    """A Tome with what it asks; one without a name is known by that alone."""
    tome = state.tome(id)
    objective = card_name(tome) if is_unseen(id) else tome.objective
    return msg("tome-objective" if tome.name else "tome-nameless", tome=card_name(tome), objective=objective)


def claim(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """The Tome goes to the claimant; of several at once, to the nearest in turn order from the active player."""
    id, claimants = answers.word("tome"), answers.words("players")
    if is_unseen(id):
        raise Refusal(msg("tome-unseen"))
    if len(claimants) > 1 and "active" not in answers:
        raise Refusal(msg("active-missing"))
    order = state.from_first(answers.get("active") or claimants[0])
    winner = min(claimants, key=order.index)
    state.shown.remove(id)
    state.tomes[winner].append(id)
    key = "did-claim" if state.tome(id).name else "did-claim-nameless"
    messages = [msg(key, player=winner, tome=objective_message(state, id))]
    if len(claimants) > 1:
        together = TextList(tuple(claimants))
        messages.append(msg("did-claim-together", players=together, winner=winner, active=answers.word("active")))
    return [*messages, *award_crest_tomes(state, winner)]


def award_crest_tomes(state: Campaign, player: str) -> list[Message]:
    """Every Crest Tome nobody has goes to a player who now has enough Crests of its type; two at once are possible."""
    messages = []
    for crest in state.cards.all(Crest):
        if crest.id not in state.crest_tomes and state.crests(player, crest.id) >= state.crests_needed(crest.id):
            state.crest_tomes[crest.id] = player
            messages.append(
                msg("did-crest-tome", player=player, crest=card_name(crest), need=state.crests_needed(crest.id))
            )
    return messages


def on_card_change(state: Campaign, old: str, card: Card) -> list[Message]:
    """A card was entered or corrected: it lies where its stand-in lay, and its Crests count at once for who has it."""
    state.shown = [card.id if id == old else id for id in state.shown]
    owner = next((player for player, tomes in state.tomes.items() if card.id in tomes), None)
    return award_crest_tomes(state, owner) if owner and isinstance(card, Tome) else []


def helpful_tomes(state: Campaign) -> list[tuple[str, Tome]]:
    """The Tomes that help in the current game, with their owners; Victory Tomes and Crest Tomes do not."""
    owned = [(player, state.tome(id)) for player in state.players for id in state.tomes[player]]
    return [(player, tome) for player, tome in owned if state.game in tome.advantage_games]


def advantages(state: Campaign) -> list[tuple[str, Tome]]:
    """The Tomes whose advantage is not used up, with their owners."""
    return [(player, tome) for player, tome in helpful_tomes(state) if tome.id not in state.used]


def use_step(state: Campaign) -> Step:
    """An advantage that is used up need not be recalled again in this game; one marked in error can be opened again."""
    owned = tuple(
        Choice(tome.id, msg("tome-used" if tome.id in state.used else "tome-of", tome=card_name(tome), player=who))
        for who, tome in helpful_tomes(state)
    )
    if not owned:
        raise Refusal(msg("no-advantages"))
    return new_step(
        "use",
        msg("section-objectives"),
        ChoicePrompt(name="tome", question=msg("ask-used"), choices=owned),
        optional=True,
    )


def use(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """The advantage counts as used in this game, or no longer."""
    id = answers.word("tome")
    player = next(who for who, tome in helpful_tomes(state) if tome.id == id)
    state.used ^= {id}
    return [msg("did-use" if id in state.used else "did-not-use", player=player, tome=state.name(id))]


def reminders(state: Campaign) -> list[Reminder]:
    """What the owners of Tomes should not forget: at set-up all of it, in play what is for turns and events."""
    if state.stage not in ("setup", "play"):
        return []
    return [
        Reminder(player, tome.advantage_when, msg("reminder", tome=card_name(tome), advantage=tome.advantage))
        for player, tome in advantages(state)
        if state.stage == "setup" or tome.advantage_when != "setup"
    ]

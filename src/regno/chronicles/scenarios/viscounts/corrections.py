"""Setting right where the Baron stands, whose turn it is, and which Townsfolk lies beside a segment.

All of it is possible in the middle of his turn too: what he waits for is then asked again.
"""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Catalogue, Message, Refusal
from regno.chronicles.packs.cards import card_name
from regno.chronicles.packs.viscounts import Townsfolk
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, NumberPrompt, choices
from regno.chronicles.scenarios.viscounts import piles
from regno.chronicles.scenarios.viscounts.agenda import look_again
from regno.chronicles.scenarios.viscounts.baron import lent_townsfolk
from regno.chronicles.scenarios.viscounts.board import CHOICES, NAMES, OUTER, PATHS, SECTIONS
from regno.chronicles.scenarios.viscounts.state import BARON_WORKERS, Viscounts
from regno.chronicles.steps import Step, correction

msg = Catalogue("viscounts-castle")
ANYWHERE = PATHS + SECTIONS  # in tier 3 he has won
ALONE = 1  # off the outer path he never has more in a space
LONGEST = 99  # rounds
LEAVING = ("shift", "inward", "withdraw")  # tasks for which one of his Workers stands ready


def correct_step(state: Viscounts) -> Step:
    """The table tells how many of his Workers a space holds, or where his marker stands."""
    spaces, path = tuple(CHOICES[one] for one in ANYWHERE), tuple(CHOICES[one] for one in OUTER)
    return correction(
        msg,
        "correct-baron",
        ChoicePrompt(name="space", question=msg("ask-space"), choices=spaces, optional=True),
        NumberPrompt(name="count", question=msg("ask-workers"), low=0, high=BARON_WORKERS, optional=True),
        ChoicePrompt(name="marker", question=msg("ask-marker"), choices=path, optional=True),
        why=msg("why-correct-baron"),
    )


def correct(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The difference comes from his supply, and goes back to it."""
    if ("space" in answers) != ("count" in answers) or not answers:
        raise Refusal(msg("say-both"))
    messages = []
    if "marker" in answers:
        if state.stage in ("whose", "debt"):  # where he acted is done already, and what follows from it
            raise Refusal(msg("has-acted", space=NAMES[state.baron]))
        state.baron = answers.word("marker")
        messages.append(msg("did-marker", space=NAMES[state.baron]))
    if "space" in answers:
        space, count = answers.word("space"), answers.number("count")
        if not chance.replays:
            check_crowd(state, space, count)
        messages.append(set_workers(state, space, count))
    return messages + look_again(state)


def check_crowd(state: Viscounts, space: str, count: int) -> None:
    """Refuse so many in an outer space that they would have given an Advance Order, and fewer than are on their way."""
    acting = state.stage in ("whose", "debt")  # what he has placed in this turn has not been ordered on yet
    if space in OUTER and not acting and count > state.most_outside:
        raise Refusal(msg("would-advance", space=NAMES[space], count=count, most=state.most_outside))
    leaving = sum(task.space == space and task.what in LEAVING for task in state.agenda)
    if count < leaving:
        raise Refusal(msg("still-leaving", space=NAMES[space], count=leaving))


def set_workers(state: Viscounts, space: str, count: int) -> Message:
    """A space holds so many of his Workers; raises Refusal where that cannot be."""
    here = state.baron_workers[space]
    most = state.supply + here if space in OUTER else ALONE
    if count > min(most, state.supply + here):
        raise Refusal(msg("too-many", space=NAMES[space], count=count, most=min(most, state.supply + here)))
    if count and space in PATHS and state.owners(space):
        raise Refusal(msg("players-stand", space=NAMES[space]))
    state.change_baron(space, count - here)
    return msg("did-correct", space=NAMES[space], count=count, left=state.supply)


def turn_step(state: Viscounts) -> Step:
    """The table tells whose turn it is, and in which round."""
    return correction(
        msg,
        "set-turn",
        ChoicePrompt(name="player", question=msg("ask-turn"), choices=choices(state.players)),
        NumberPrompt(name="round", question=msg("ask-round"), low=1, high=LONGEST, optional=True),
        why=msg("why-set-turn"),
    )


def set_turn(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The turn is the named player's; once the last round is known, the round is that one or the one before."""
    number, last = answers.get("round", state.round), state.last_round
    if last and number not in (last - 1, last):
        raise Refusal(msg("last-is-known", round=number, last=last))
    state.turn, state.round = answers.word("player"), number
    return [msg("did-turn", round=number, player=state.turn)]


def townsfolk_step(state: Viscounts) -> Step:
    """The table tells which Townsfolk lies beside a segment."""
    known = tuple(Choice(card.id, card_name(card)) for card in state.cards.on_table(Townsfolk))
    if not state.cards.all(Townsfolk):
        raise Refusal(msg("no-townsfolk"))
    beside = tuple(Choice(segment, msg("in-segment", segment=segment)) for segment in state.board.segments)
    return correction(
        msg,
        "set-townsfolk",
        ChoicePrompt(name="segment", question=msg("ask-segment"), choices=beside),
        ChoicePrompt(name="card", question=msg("ask-lying"), choices=known, retired=lent_townsfolk(state.cards)),
        why=msg("why-set-townsfolk"),
    )


def set_townsfolk(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The card lies there, wherever the program believed it to be."""
    segment, card = answers.word("segment"), answers.word("card")
    if state.shown.get(segment) == card:
        raise Refusal(msg("lies-there"))
    lying = piles.lay(state, segment, card)
    return [msg("did-townsfolk", card=card_name(lying), segment=segment), *look_again(state)]

"""Setting right what the program counts, when a base card has moved Workers or something was forgotten."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, NumberPrompt, choices
from regno.chronicles.scenarios.architects.state import OPEN, Architects, msg, only_when_counting
from regno.chronicles.steps import Step, correction

COUNTED = ("prison", "captive", "exiled")  # where a player's Workers are counted, beside the spaces


def correct_step(state: Architects) -> Step:
    """Base cards can move Workers in ways the program does not ask for: the table tells the new number."""
    only_when_counting(state)
    places = tuple(Choice(place, msg(f"crew-{place}")) for place in COUNTED)
    kinds = (Choice("worker", msg("piece-worker")), Choice("artisan", msg("piece-artisan")))
    piece = ChoicePrompt(name="piece", question=msg("ask-piece"), choices=kinds, optional=True)
    most = max(sum(getattr(crew, place) for place in ("free", *COUNTED)) for crew in state.workers.values())
    return correction(
        msg,
        "correct",
        ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(state.players)),
        ChoicePrompt(name="place", question=msg("ask-place"), choices=places),
        NumberPrompt(name="count", question=msg("ask-number"), low=0, high=most),
        *([piece] if state.artisans else []),
        why=msg("why-correct"),
    )


def correct(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The difference is made up by his free Workers."""
    player, place, count = answers.word("player"), answers.word("place"), answers.number("count")
    crew = state.artisan[player] if answers.get("piece") == "artisan" else state.workers[player]
    most = crew.free + getattr(crew, place)
    if count > most:
        raise Refusal(msg("too-many-there", player=player, count=count, most=most))
    crew.free = most - count
    setattr(crew, place, count)
    return [msg("did-correct", player=player, count=count, place=msg(f"crew-{place}"))]


def spare(state: Architects) -> int:
    """How many of his Workers a corrected number can take in."""
    return state.out if state.asks_late else state.baron.available


def correct_baron_step(state: Architects) -> Step:
    """The same for the Baron's Workers."""
    places = tuple(Choice(at, msg(f"at-{at}")) for at in OPEN)
    more = (Choice("prison", msg("crew-prison")), Choice("held", msg("crew-held")))
    baron = state.baron
    most = spare(state) + max(*baron.at.values(), baron.prison, *baron.held.values())
    holder = ChoicePrompt(name="holder", question=msg("ask-holder"), choices=choices(state.players), optional=True)
    return correction(
        msg,
        "correct-baron",
        ChoicePrompt(name="place", question=msg("ask-place"), choices=(*places, *more)),
        NumberPrompt(name="count", question=msg("ask-number"), low=0, high=most),
        holder,
        why=msg("why-correct"),
    )


def correct_baron(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The difference is made up by those he has available; asked late, by those whom players captured."""
    place, count, baron = answers.word("place"), answers.number("count"), state.baron
    if (place == "held") != ("holder" in answers):
        raise Refusal(msg("holder-needed"))
    now = baron.prison if place == "prison" else baron.held[answers["holder"]] if place == "held" else baron.at[place]
    most = spare(state) + now
    if count > most:
        raise Refusal(msg("too-many-there", player=msg("the-baron"), count=count, most=most))
    if state.asks_late:
        state.astray += now - count
    else:
        baron.available = most - count
    if place == "prison":
        baron.prison = count
        return [msg("did-correct-baron", count=count, place=msg("crew-prison"))]
    if place == "held":
        baron.held[answers["holder"]] = count
        return [msg("did-correct-held", count=count, player=answers["holder"])]
    baron.at[place] = count
    return [msg("did-correct-baron", count=count, place=msg(f"in-{place}"))]

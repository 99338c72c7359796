"""Setting right what the program counts, when a base card has moved Workers or something was forgotten."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Refusal, Sentence
from regno.chronicles.prompts import Choice, Choose, Facts, Number, choices
from regno.chronicles.scenarios.architects.state import OPEN, Architects, at_stage, common, tell
from regno.chronicles.steps import Step

COUNTED = ("prison", "captive", "exiled")  # where a player's Workers are counted, beside the spaces


def correct_step(state: Architects) -> Step:
    """Base cards can move Workers in ways the program does not ask for: the table tells the new number."""
    at_stage(state, "play", "baron", "last", "ended")
    places = tuple(Choice(place, tell(f"crew-{place}")) for place in COUNTED)
    kinds = (Choice("worker", tell("piece-worker")), Choice("artisan", tell("piece-artisan")))
    piece = Choose(name="piece", question=tell("ask-piece"), choices=kinds, optional=True)
    most = max(sum(getattr(crew, place) for place in ("free", *COUNTED)) for crew in state.workers.values())
    return Step(
        command="correct",
        what=tell("step-correct"),
        why=tell("why-correct"),
        section=common("section-none"),
        asks=(
            Choose(name="player", question=tell("ask-player"), choices=choices(state.players)),
            Choose(name="place", question=tell("ask-place"), choices=places),
            Number(name="count", question=tell("ask-number"), low=0, high=most),
            *([piece] if state.artisans else []),
        ),
        optional=True,
    )


def correct(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The difference is made up by his free Workers."""
    player, place, count = facts.word("player"), facts.word("place"), facts.number("count")
    crew = state.artisan[player] if facts.get("piece") == "artisan" else state.workers[player]
    most = crew.free + getattr(crew, place)
    if count > most:
        raise Refusal(tell("too-many-there", player=player, count=count, most=most))
    crew.free = most - count
    setattr(crew, place, count)
    return [tell("did-correct", player=player, count=count, place=tell(f"crew-{place}"))]


def correct_baron_step(state: Architects) -> Step:
    """The same for the Baron's Workers."""
    at_stage(state, "play", "baron", "last")
    places = tuple(Choice(at, tell(f"at-{at}")) for at in OPEN)
    more = (Choice("prison", tell("crew-prison")), Choice("held", tell("crew-held")))
    baron = state.baron
    most = baron.available + max(*baron.at.values(), baron.prison, *baron.held.values())
    holder = Choose(name="holder", question=tell("ask-holder"), choices=choices(state.players), optional=True)
    return Step(
        command="correct-baron",
        what=tell("step-correct-baron"),
        why=tell("why-correct"),
        section=common("section-none"),
        asks=(
            Choose(name="place", question=tell("ask-place"), choices=(*places, *more)),
            Number(name="count", question=tell("ask-number"), low=0, high=most),
            holder,
        ),
        optional=True,
    )


def correct_baron(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The difference is made up by those he has available."""
    place, count, baron = facts.word("place"), facts.number("count"), state.baron
    if (place == "held") != ("holder" in facts):
        raise Refusal(tell("holder-needed"))
    now = baron.prison if place == "prison" else baron.held[facts["holder"]] if place == "held" else baron.at[place]
    most = baron.available + now
    if count > most:
        raise Refusal(tell("too-many-there", player=tell("the-baron"), count=count, most=most))
    baron.available = most - count
    if place == "prison":
        baron.prison = count
        return [tell("did-correct-baron", count=count, place=tell("crew-prison"))]
    if place == "held":
        baron.held[facts["holder"]] = count
        return [tell("did-correct-held", count=count, player=facts["holder"])]
    baron.at[place] = count
    return [tell("did-correct-baron", count=count, place=tell(f"in-{place}"))]

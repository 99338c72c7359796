"""Captives and prisoners as players move them: capture, imprison, release, free."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal, TextList
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, MultiChoicePrompt, choices
from regno.chronicles.scenarios.architects.effect_text import tile_message
from regno.chronicles.scenarios.architects.state import (
    OPEN,
    Architects,
    after_virtue_loss,
    msg,
    new_step,
    only_when_counting,
    recall,
)
from regno.chronicles.steps import Step


def capture_step(state: Architects) -> Step:
    """Players capture their own Workers or the Baron's at open locations, never those of other players."""
    only_when_counting(state)
    his = tuple(Choice(at, msg(f"at-{at}")) for at in OPEN if state.baron.at[at])
    everywhere = tuple(Choice(at, msg(f"at-{at}")) for at in OPEN)
    return new_step(
        "capture",
        msg("section-turn"),
        ChoicePrompt(name="player", question=msg("ask-captor"), choices=choices(state.players)),
        MultiChoicePrompt(name="baron", question=msg("ask-his"), choices=his, low=0, high=len(his), optional=True),
        MultiChoicePrompt(
            name="own", question=msg("ask-own"), choices=everywhere, low=0, high=len(OPEN), optional=True
        ),
        assumes=(msg("assume-capture"),),
        optional=True,
    )


def capture(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """One capture is all Workers of one colour at one location; the Baron's sit on the captor's board."""
    player, his, own = answers.word("player"), answers.words("baron"), answers.words("own")
    if not his and not own:
        raise Refusal(msg("no-capture"))
    messages = [msg("did-captures", player=player, count=len(his) + len(own))]
    for at in his:
        count, state.baron.at[at] = state.baron.at[at], 0
        state.baron.held[player] += count
        messages.append(msg("did-take-his", count=count, at=msg(f"in-{at}"), player=player))
    return messages + [msg("did-take-own", at=msg(f"in-{at}"), player=player) for at in own]


def imprison_step(state: Architects) -> Step:
    """Captured Baron Workers go to Prison for Silver, as the Guardhouse tile says."""
    only_when_counting(state)
    holders = [player for player in state.players if state.baron.held[player]]
    if not holders:
        raise Refusal(msg("none-held"))
    return new_step(
        "imprison",
        msg("section-turn"),
        ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(holders)),
        why=msg("why-imprison", silver=state.tile("guardhouse").silver_per_baron),
        optional=True,
    )


def imprison(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """All of his that the player holds."""
    player = answers.word("player")
    count, state.baron.held[player] = state.baron.held[player], 0
    state.baron.prison += count
    silver = count * state.tile("guardhouse").silver_per_baron
    return [msg("did-imprison-his", player=player, count=count, silver=silver)]


def release_step(state: Architects) -> Step:
    """Players release their own Workers from Prison, and those of others; never the Baron's."""
    only_when_counting(state)
    inside = [player for player in state.players if state.prison_count(player)]
    if not inside:
        raise Refusal(msg("prison-empty"))
    return new_step(
        "release",
        msg("section-turn"),
        ChoicePrompt(name="player", question=msg("ask-releaser"), choices=choices(state.players)),
        MultiChoicePrompt(
            name="colours", question=msg("ask-colours"), choices=choices(inside), low=1, high=len(inside)
        ),
        why=msg("why-release", colours=state.tile("guardhouse").release_colours_per_action),
        assumes=tile_message(state, "guardhouse"),
        optional=True,
    )


def release(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """All Workers of each colour go home."""
    player, colours = answers.word("player"), answers.words("colours")
    actions = -(-len(colours) // state.tile("guardhouse").release_colours_per_action)
    messages = [msg("did-release", player=player, players=TextList(tuple(colours)), actions=actions)]
    for owner in colours:
        messages.append(msg("did-come-home", player=owner, count=state.prison_count(owner)))
        for crew in state.crews(owner):
            crew.move(crew.prison, "prison", "free")
    return messages


def free_step(state: Architects) -> Step:
    """A player frees his own Workers from the Baron board by the base action, at its price."""
    only_when_counting(state)
    held = [player for player in state.players if state.captives(player)]
    if not held:
        raise Refusal(msg("no-captives"))
    prices = (Choice("silver", msg("price-silver")), Choice("debt", msg("price-debt")))
    return new_step(
        "free",
        msg("section-base"),
        ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(held)),
        ChoicePrompt(name="price", question=msg("ask-price"), choices=prices),
        assumes=(msg("assume-free"),),
        optional=True,
    )


def free(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """All of his captives go home."""
    player, price = answers.word("player"), answers.word("price")
    count = state.captives(player)
    for crew in state.crews(player):
        crew.move(crew.captive, "captive", "free")
    messages = [msg("did-free", player=player, count=count, price=msg(f"price-{price}"))]
    if price == "debt":
        messages += [*recall(state, player, "debt"), *after_virtue_loss(state, [player])]
    return messages

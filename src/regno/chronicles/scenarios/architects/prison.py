"""Captives and prisoners as players move them: capture, imprison, release, free."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Refusal, Sentence, Several
from regno.chronicles.prompts import Choice, Choose, ChooseSeveral, Facts, choices
from regno.chronicles.scenarios.architects.effect_text import tile_told
from regno.chronicles.scenarios.architects.state import OPEN, Architects, at_stage, lost_virtue, recall, tell
from regno.chronicles.steps import Step


def capture_step(state: Architects) -> Step:
    """Players capture their own Workers or the Baron's at open locations, never those of other players."""
    at_stage(state, "play", "last")
    his = tuple(Choice(at, tell(f"at-{at}")) for at in OPEN if state.baron.at[at])
    everywhere = tuple(Choice(at, tell(f"at-{at}")) for at in OPEN)
    return Step(
        command="capture",
        what=tell("step-capture"),
        why=tell("why-capture"),
        section=tell("section-turn"),
        asks=(
            Choose(name="player", question=tell("ask-captor"), choices=choices(state.players)),
            ChooseSeveral(name="baron", question=tell("ask-his"), choices=his, low=0, high=len(his), optional=True),
            ChooseSeveral(
                name="own", question=tell("ask-own"), choices=everywhere, low=0, high=len(OPEN), optional=True
            ),
        ),
        assumes=(tell("assume-capture"),),
        optional=True,
    )


def capture(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """One capture is all Workers of one colour at one location; the Baron's sit on the captor's board."""
    player, his, own = facts.word("player"), facts.words("baron"), facts.words("own")
    if not his and not own:
        raise Refusal(tell("no-capture"))
    told = [tell("did-captures", player=player, count=len(his) + len(own))]
    for at in his:
        count, state.baron.at[at] = state.baron.at[at], 0
        state.baron.held[player] += count
        told.append(tell("did-take-his", count=count, at=tell(f"in-{at}"), player=player))
    return told + [tell("did-take-own", at=tell(f"in-{at}"), player=player) for at in own]


def imprison_step(state: Architects) -> Step:
    """Captured Baron Workers go to Prison for Silver, as the Guardhouse tile says."""
    at_stage(state, "play", "last")
    holders = [player for player in state.players if state.baron.held[player]]
    if not holders:
        raise Refusal(tell("none-held"))
    return Step(
        command="imprison",
        what=tell("step-imprison"),
        why=tell("why-imprison", silver=state.tile("guardhouse").silver_per_baron),
        section=tell("section-turn"),
        asks=(Choose(name="player", question=tell("ask-player"), choices=choices(holders)),),
        optional=True,
    )


def imprison(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """All of his that the player holds."""
    player = facts.word("player")
    count, state.baron.held[player] = state.baron.held[player], 0
    state.baron.prison += count
    silver = count * state.tile("guardhouse").silver_per_baron
    return [tell("did-imprison-his", player=player, count=count, silver=silver)]


def release_step(state: Architects) -> Step:
    """Players release their own Workers from Prison, and those of others; never the Baron's."""
    at_stage(state, "play", "last")
    inside = [player for player in state.players if state.imprisoned(player)]
    if not inside:
        raise Refusal(tell("prison-empty"))
    return Step(
        command="release",
        what=tell("step-release"),
        why=tell("why-release", colours=state.tile("guardhouse").release_colours_per_action),
        section=tell("section-turn"),
        asks=(
            Choose(name="player", question=tell("ask-releaser"), choices=choices(state.players)),
            ChooseSeveral(
                name="colours", question=tell("ask-colours"), choices=choices(inside), low=1, high=len(inside)
            ),
        ),
        assumes=tile_told(state, "guardhouse"),
        optional=True,
    )


def release(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """All Workers of each colour go home."""
    player, colours = facts.word("player"), facts.words("colours")
    actions = -(-len(colours) // state.tile("guardhouse").release_colours_per_action)
    told = [tell("did-release", player=player, players=Several(tuple(colours)), actions=actions)]
    for owner in colours:
        told.append(tell("did-come-home", player=owner, count=state.imprisoned(owner)))
        for crew in state.crews(owner):
            crew.move(crew.prison, "prison", "free")
    return told


def free_step(state: Architects) -> Step:
    """A player frees his own Workers from the Baron board by the base action, at its price."""
    at_stage(state, "play", "last")
    held = [player for player in state.players if state.captives(player)]
    if not held:
        raise Refusal(tell("no-captives"))
    prices = (Choice("silver", tell("price-silver")), Choice("debt", tell("price-debt")))
    return Step(
        command="free",
        what=tell("step-free"),
        why=tell("why-free"),
        section=tell("section-base"),
        asks=(
            Choose(name="player", question=tell("ask-player"), choices=choices(held)),
            Choose(name="price", question=tell("ask-price"), choices=prices),
        ),
        assumes=(tell("assume-free"),),
        optional=True,
    )


def free(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """All of his captives go home."""
    player, price = facts.word("player"), facts.word("price")
    count = state.captives(player)
    for crew in state.crews(player):
        crew.move(crew.captive, "captive", "free")
    told = [tell("did-free", player=player, count=count, price=tell(f"price-{price}"))]
    if price == "debt":
        told += [*recall(state, player, "debt"), *lost_virtue(state, [player])]
    return told

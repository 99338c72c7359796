"""Placing Workers in the Castle by the base game's rules: three of one's own move on, crowded sections are bumped."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Catalogue, Message, Refusal, TextList
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, NumberPrompt, choices
from regno.chronicles.scenarios.viscounts.agenda import eliminates
from regno.chronicles.scenarios.viscounts.board import NAMES, SECTIONS, TIER_1, TIER_2, TIER_3
from regno.chronicles.scenarios.viscounts.board import msg as plain
from regno.chronicles.scenarios.viscounts.castle import bump_one, bumpable, bumps_due
from regno.chronicles.scenarios.viscounts.state import PLAYER_WORKERS, Viscounts
from regno.chronicles.steps import Step, named_step

msg = Catalogue("viscounts-castle")
MOST_PLACED = 4  # by one action: with 8 Nobles
OWN = 3  # so many of one's own in a section move on


def place_step(state: Viscounts) -> Step:
    """A player places Workers beside the Viscount: the program does what follows in the Castle."""
    able = [player for player in state.players if state.workers_left(player)]
    if not able:
        raise Refusal(msg("nobody-left"))
    segments = tuple(Choice(segment, msg("in-segment", segment=segment)) for segment in state.board.segments)
    return named_step(
        msg,
        "place",
        plain("section-castle"),
        ChoicePrompt(name="player", question=msg("ask-who"), choices=choices(able)),
        ChoicePrompt(name="segment", question=msg("ask-segment"), choices=segments),
        NumberPrompt(name="count", question=msg("ask-count"), low=1, high=MOST_PLACED),
        assumes=(msg("assume-cascade"),),
        optional=True,
    )


def place(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The Workers stand in tier 1; then whatever follows, and what the Baron would remove as things stand."""
    player, segment, count = answers.word("player"), answers.word("segment"), answers.number("count")
    if count > state.workers_left(player):
        raise Refusal(plain("too-few-left", player=player, over=count - state.workers_left(player), all=PLAYER_WORKERS))
    state.change(player, f"tier1-{segment}", count)
    state.placer = player
    messages = [msg("did-place", player=player, count=count, segment=segment)]
    return [*messages, *cascade(state, player), *clear_bumps(state), *bumps_due(state), *warnings(state)]


def cascade(state: Viscounts, player: str) -> list[Message]:
    """Move on until no section holds three of the player's own; the order does not change where they end."""
    messages = []
    own, segments = state.workers[player], state.board.segments
    while crowded := [section for section in (*TIER_1, *TIER_2) if own[section] >= OWN]:
        section = crowded[0]
        segment = section.partition("-")[2]
        if section in TIER_2:
            state.change(player, section, -1)
            state.change(player, TIER_3, 1)
            messages.append(msg("did-rise", player=player, space=NAMES[section]))
            continue
        at = segments.index(segment)
        ahead, behind = segments[(at + 1) % len(segments)], segments[at - 1]
        state.change(player, section, -OWN)
        for to in (f"tier2-{segment}", f"tier1-{ahead}", f"tier1-{behind}"):
            state.change(player, to, 1)
        messages.append(msg("did-spread", player=player, space=NAMES[section], ahead=ahead, behind=behind))
    return messages


def clear_bumps(state: Viscounts) -> list[Message]:
    """Bump what can only be bumped in one way; where the table has a choice, it is asked."""
    messages = []
    for section in SECTIONS:
        while section in state.overfull() and len(bumpable(state, section)) == 1:
            messages.append(bump_one(state, section, bumpable(state, section)[0]))
    return messages


def warnings(state: Viscounts) -> list[Message]:
    """What the Baron would remove from the Castle at the end of his turn."""
    found = [section for section in SECTIONS if eliminates(state, section) and state.owners(section)]
    return [
        msg("would-remove", space=NAMES[section], players=TextList(tuple(state.owners(section)))) for section in found
    ]

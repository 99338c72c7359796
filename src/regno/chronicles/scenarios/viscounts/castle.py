"""The players' Workers on the board: what the base game changes in the Castle, and who is bumped out of it."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal, TextLike, TextList
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, NumbersPrompt, choices
from regno.chronicles.scenarios.viscounts.agenda import look_again
from regno.chronicles.scenarios.viscounts.board import CASTLE, CHOICES, NAMES, PATHS, SPACES, TIER_1, msg, new_step
from regno.chronicles.scenarios.viscounts.board import spaces_text as named_spaces
from regno.chronicles.scenarios.viscounts.state import BARON, FULL, PLAYER_WORKERS, Viscounts
from regno.chronicles.scenarios.viscounts.summaries import placeable
from regno.chronicles.steps import Step


def workers_step(state: Viscounts) -> Step:
    """The Castle is the base game's; the program is told how a player's Workers changed."""
    return new_step(
        "workers",
        msg("section-castle"),
        ChoicePrompt(name="player", question=msg("ask-workers-player"), choices=choices(state.players)),
        NumbersPrompt(
            name="change",
            question=msg("ask-change"),
            keys=tuple(CHOICES[space] for space in (*CASTLE, *PATHS)),  # the Castle is what it is for
            low=-PLAYER_WORKERS,
            high=PLAYER_WORKERS,
            may_lack=frozenset(SPACES),
        ),
        assumes=(msg("assume-castle-moves"),),
        optional=True,
    )


def workers(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """Workers come from the player's own supply and go back to it."""
    player = answers.word("player")
    changes = {space: count for space, count in answers.numbers("change").items() if count}
    if not changes:
        raise Refusal(msg("no-change"))
    for space, count in changes.items():
        check_change(state, player, space, count)
        state.change(player, space, count)
    if state.workers_left(player) < 0:
        raise Refusal(msg("too-few-left", player=player, over=-state.workers_left(player), all=PLAYER_WORKERS))
    if state.stage != "turn" and state.overfull():  # nobody places Workers while the Baron acts
        raise Refusal(msg("bumped-before", sections=named_spaces(state.overfull()), most=FULL))
    state.placer = player
    messages = [msg("change", space=NAMES[space], count=f"{count:+d}") for space, count in changes.items()]
    told = msg("did-workers", player=player, changes=TextList(tuple(messages)))
    return [told, *bumps_due(state), *look_again(state)]


def check_change(state: Viscounts, player: str, space: str, count: int) -> None:
    """No more leave than are there, and outside the Castle none come where Baron Workers stand."""
    have = state.workers[player][space]
    if have + count < 0:
        raise Refusal(msg("not-so-many", player=player, space=NAMES[space], have=have, count=-count))
    if count > 0 and space in PATHS and state.baron_workers[space]:
        raise Refusal(msg("baron-stands", space=NAMES[space], possible=named_spaces(placeable(state))))


def bumps_due(state: Viscounts) -> list[Message]:
    """The sections that now hold too many."""
    return [msg("bump-due", space=NAMES[section], count=state.crowd(section)) for section in state.overfull()]


def bumpable(state: Viscounts, section: str) -> list[str]:
    """Whose Worker can be bumped: another's that is not protected; only if there is none, one's own."""
    baron = [BARON] if state.baron_workers[section] and section not in state.protected_spaces else []
    others = [player for player in state.owners(section) if player != state.placer]
    return baron + others or [state.placer]


def owner_name(owner: str) -> TextLike:
    """Whose Workers they are."""
    return msg("the-baron") if owner == BARON else owner


def bump_step(state: Viscounts) -> Step:
    """A Castle section holds three Workers at most; who came last bumps others out."""
    sections = state.overfull()
    if not sections:
        raise Refusal(msg("nothing-to-bump"))
    able = dict.fromkeys(owner for section in sections for owner in bumpable(state, section))
    owners = tuple(Choice(one, owner_name(one)) for one in able)
    return new_step(
        "bump",
        msg("section-castle"),
        ChoicePrompt(name="section", question=msg("ask-section"), choices=tuple(CHOICES[one] for one in sections)),
        ChoicePrompt(name="whose", question=msg("ask-bumped"), choices=owners),
        what=msg("step-bump", player=state.placer, sections=named_spaces(sections)),
    )


def bump(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The Worker goes back to its owner; a player is paid for it as in the base game, the Baron is not."""
    section, owner = answers.word("section"), answers.word("whose")
    able = bumpable(state, section)
    if owner not in able:
        known = TextList(tuple(map(owner_name, able)))
        raise Refusal(msg("cannot-bump", section=NAMES[section], possible=known))
    return [bump_one(state, section, owner), *bumps_due(state)]


def bump_one(state: Viscounts, section: str, owner: str) -> Message:
    """One Worker leaves a section, and its owner is paid."""
    if owner == BARON:
        state.change_baron(section, -1)
        return msg("did-bump-baron", space=NAMES[section], left=state.supply)
    state.change(owner, section, -1)
    paid = msg("paid-tier1" if section in TIER_1 else "paid-tier2")
    return msg("did-bump", player=owner, space=NAMES[section], paid=paid)

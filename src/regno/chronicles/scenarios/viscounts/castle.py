"""The players' Workers on the board: what the base game changes in the Castle, and who is bumped out of it."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Refusal, Sentence, Several, Wordy
from regno.chronicles.prompts import Choice, Choose, Facts, Numbers, choices
from regno.chronicles.scenarios.viscounts.board import CASTLE, CHOICES, NAMES, PATHS, SPACES, TIER_1, tell
from regno.chronicles.scenarios.viscounts.board import named as named_spaces
from regno.chronicles.scenarios.viscounts.state import BARON, PLAYER_WORKERS, Viscounts, at_stage
from regno.chronicles.scenarios.viscounts.summaries import placeable
from regno.chronicles.steps import Step


def workers_step(state: Viscounts) -> Step:
    """The Castle is the base game's; the program is told how a player's Workers changed."""
    at_stage(state, "turn")
    return Step(
        command="workers",
        what=tell("step-workers"),
        why=tell("why-workers"),
        section=tell("section-castle"),
        asks=(
            Choose(name="player", question=tell("ask-workers-player"), choices=choices(state.players)),
            Numbers(
                name="change",
                question=tell("ask-change"),
                keys=tuple(CHOICES[space] for space in (*CASTLE, *PATHS)),  # the Castle is what it is for
                low=-PLAYER_WORKERS,
                high=PLAYER_WORKERS,
                may_lack=frozenset(SPACES),
            ),
        ),
        assumes=(tell("assume-castle-moves"),),
        optional=True,
    )


def workers(state: Viscounts, facts: Facts, chance: Chance) -> list[Sentence]:
    """Workers come from the player's own supply and go back to it."""
    player = facts.word("player")
    changes = {space: count for space, count in facts.numbers("change").items() if count}
    if not changes:
        raise Refusal(tell("no-change"))
    for space, count in changes.items():
        check_change(state, player, space, count)
        state.change(player, space, count)
    if state.left(player) < 0:
        raise Refusal(tell("too-few-left", player=player, over=-state.left(player), all=PLAYER_WORKERS))
    state.placer = player
    told = [tell("change", space=NAMES[space], count=f"{count:+d}") for space, count in changes.items()]
    return [tell("did-workers", player=player, changes=Several(tuple(told))), *bumps_due(state)]


def check_change(state: Viscounts, player: str, space: str, count: int) -> None:
    """No more leave than are there, and outside the Castle none come where Baron Workers stand."""
    have = state.workers[player][space]
    if have + count < 0:
        raise Refusal(tell("not-so-many", player=player, space=NAMES[space], have=have, count=-count))
    if count > 0 and space in PATHS and state.baron_workers[space]:
        raise Refusal(tell("baron-stands", space=NAMES[space], possible=named_spaces(placeable(state))))


def bumps_due(state: Viscounts) -> list[Sentence]:
    """The sections that now hold too many."""
    return [tell("bump-due", space=NAMES[section], count=state.crowd(section)) for section in state.overfull()]


def bumpable(state: Viscounts, section: str) -> list[str]:
    """Whose Worker can be bumped: another's that is not protected; only if there is none, one's own."""
    baron = [BARON] if state.baron_workers[section] and section not in state.protected else []
    others = [player for player in state.owners(section) if player != state.placer]
    return baron + others or [state.placer]


def owner_named(owner: str) -> Wordy:
    """Whose Workers they are."""
    return tell("the-baron") if owner == BARON else owner


def bump_step(state: Viscounts) -> Step:
    """A Castle section holds three Workers at most; who came last bumps others out."""
    at_stage(state, "turn")
    sections = state.overfull()
    if not sections:
        raise Refusal(tell("nothing-to-bump"))
    able = dict.fromkeys(owner for section in sections for owner in bumpable(state, section))
    owners = tuple(Choice(one, owner_named(one)) for one in able)
    return Step(
        command="bump",
        what=tell("step-bump", player=state.placer, sections=named_spaces(sections)),
        why=tell("why-bump"),
        section=tell("section-castle"),
        asks=(
            Choose(name="section", question=tell("ask-section"), choices=tuple(CHOICES[one] for one in sections)),
            Choose(name="whose", question=tell("ask-bumped"), choices=owners),
        ),
    )


def bump(state: Viscounts, facts: Facts, chance: Chance) -> list[Sentence]:
    """The Worker goes back to its owner; a player is paid for it as in the base game, the Baron is not."""
    section, owner = facts.word("section"), facts.word("whose")
    able = bumpable(state, section)
    if owner not in able:
        known = Several(tuple(map(owner_named, able)))
        raise Refusal(tell("cannot-bump", section=NAMES[section], possible=known))
    if owner == BARON:
        state.change_baron(section, -1)
        return [tell("did-bump-baron", space=NAMES[section], left=state.supply), *bumps_due(state)]
    state.change(owner, section, -1)
    paid = tell("paid-tier1" if section in TIER_1 else "paid-tier2")
    return [tell("did-bump", player=owner, space=NAMES[section], paid=paid), *bumps_due(state)]

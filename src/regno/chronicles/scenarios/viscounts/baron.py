"""The commands of the Baron's turn: his move, and the facts that what follows may need."""

from __future__ import annotations

from functools import lru_cache

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal
from regno.chronicles.packs.cards import card_name
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.viscounts import ICONS, LETTERS, Townsfolk
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, NumberPrompt, choices
from regno.chronicles.scenarios.viscounts import agenda, piles
from regno.chronicles.scenarios.viscounts.board import NAMES, PAIR, msg, new_step
from regno.chronicles.scenarios.viscounts.board import spaces_text as named_spaces
from regno.chronicles.scenarios.viscounts.reveal import reveal_card
from regno.chronicles.scenarios.viscounts.rules import RULES
from regno.chronicles.scenarios.viscounts.state import Reading, Trace, Viscounts
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

HIGHEST = 4  # Silver value of a Townsfolk
ICON_CHOICES = tuple(Choice(icon, msg(f"icon-{icon}")) for icon in (*ICONS, "none"))
LETTER_CHOICES = tuple(Choice(letter, msg(f"effect-{letter}")) for letter in LETTERS)
YES_NO = tuple(Choice(one, msg(f"answer-{one}")) for one in ("yes", "no"))


def move_step(state: Viscounts) -> Step:
    """After each player's turn the Baron walks the outer path by the Silver value of the card beside him."""
    if state.overfull():
        raise Refusal(msg("bump-first", sections=named_spaces(state.overfull())))
    drawable = bool(state.cards.all(Townsfolk))
    return new_step(
        "move",
        msg("section-baron"),
        NumberPrompt(name="value", question=msg("ask-value"), low=0, high=HIGHEST, optional=drawable, draws=drawable),
        *([card_prompt(state.cards, "value")] if drawable else []),
        what=msg("step-move", player=state.turn, space=NAMES[state.baron]),
        assumes=in_force(RULES, state.settings, "direction", "empty-pile", "supply-defeat", "empty-supply"),
    )


@lru_cache(maxsize=8)  # asked in every turn of a chronicle, whose cards never change
def card_prompt(cards: Cards, instead_of: str) -> ChoicePrompt:
    """Which Townsfolk lies there, by its id in the pack."""
    return ChoicePrompt(
        name="card",
        question=msg("ask-card"),
        choices=tuple(Choice(card.id, card_name(card)) for card in cards.on_table(Townsfolk)),
        retired=lent_townsfolk(cards),
        optional=True,
        instead_of=instead_of,
    )


def lent_townsfolk(cards: Cards) -> tuple[str, ...]:
    """The ids of the house set's Townsfolk in a chronicle with the box: other ones lie on the table."""
    return tuple(card.id for card in cards.all(Townsfolk) if cards.is_filling(card))


def move(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """He moves, acts by what stands in the space he reaches, and the rest of his turn follows."""
    left, value = state.baron, value_read(state, answers, chance)
    forward = 1 if state.plays("direction", "clockwise") else -1
    state.baron = state.board.beyond(left, forward * value)
    state.trail = [Trace("walk", left, state.baron)]
    message = msg("baron-moves" if value else "baron-stays", count=value, space=NAMES[left], to=NAMES[state.baron])
    return [message, *agenda.open_turn(state)]


def value_read(state: Viscounts, answers: Answers, chance: Chance) -> int:
    """The Silver value of the card beside the space he leaves: entered, named, already known, or drawn."""
    segment = PAIR[state.baron]
    state.read = Reading(segment, by_eye=bool(answers), value=None if "card" in answers else answers.get("value"))
    if "card" in answers:
        card = piles.lay(state, segment, answers.word("card"))
        if answers.get("value", card.silver) != card.silver:
            raise Refusal(msg("value-differs", card=card_name(card), silver=card.silver, value=answers.number("value")))
        return card.silver
    if "value" in answers:
        piles.discard(state, segment)
        return answers.number("value")
    return find_or_draw(state, segment, chance).silver


def find_or_draw(state: Viscounts, segment: str, chance: Chance) -> Townsfolk:
    """The card that the program knows beside a segment, else one it draws."""
    if segment in state.shown:
        return state.cards.by_id(Townsfolk)[state.shown[segment]]
    return piles.draw(state, segment, chance)


def dismiss_step(state: Viscounts) -> Step:
    """His own Workers stand where he arrived: he dismisses the Townsfolk there, and its icon decides."""
    drawable = bool(state.cards.all(Townsfolk))
    return new_step(
        "dismiss",
        msg("section-dismiss"),
        ChoicePrompt(name="icon", question=msg("ask-icon"), choices=ICON_CHOICES, optional=True, draws=drawable),
        ChoicePrompt(
            name="effect", question=msg("ask-effect"), choices=LETTER_CHOICES, optional=True, instead_of="icon"
        ),
        *([card_prompt(state.cards, "icon")] if drawable else []),
        what=msg("step-dismiss", space=NAMES[state.baron]),
        assumes=(msg("icons-to-confirm"), *in_force(RULES, state.settings, "second-worker")),
    )


def dismiss(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The icon is entered, or the effect itself, or the card; left out, the program draws the card."""
    if len(answers) > 1:
        raise Refusal(msg("one-of-three"))
    state.stage = "baron"
    if "effect" in answers:
        state.trail.append(Trace("dismiss", state.baron))
        messages = [msg("baron-effect", letter=answers.word("effect")), *agenda.effect(state, answers.word("effect"))]
    else:
        messages = agenda.discard_by_icon(state, icon_read(state, answers, chance))
    return messages + agenda.carry_on(state)


def icon_read(state: Viscounts, answers: Answers, chance: Chance) -> str:
    """The icon of the dismissed card: entered, named, already known, or drawn."""
    if "icon" in answers:
        return answers.word("icon")
    segment = PAIR[state.baron]
    if "card" not in answers:
        return find_or_draw(state, segment, chance).icon
    card = piles.lay(state, segment, answers.word("card"))
    if not state.read.fits(segment, card.silver):
        raise Refusal(msg("value-differs", card=card_name(card), silver=card.silver, value=state.read.value or 0))
    return card.icon


def whose_step(state: Viscounts) -> Step:
    """Where Workers of several players stand the table chooses whose goes."""
    return new_step(
        "whose",
        msg("section-baron"),
        ChoicePrompt(name="player", question=msg("ask-whose"), choices=choices(state.owners(state.contested))),
        what=msg("step-whose", space=NAMES[state.contested]),
    )


def whose(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The chosen player's Worker goes back to him, and the Baron's turn goes on."""
    state.stage = "baron"
    return [*agenda.remove_one(state, state.contested, answers.word("player")), *agenda.carry_on(state)]


def debt_step(state: Viscounts) -> Step:
    """A Debt may reveal Poverty, and then its removal comes before any Advance Order."""
    return new_step(
        "debt",
        msg("section-dismiss"),
        ChoicePrompt(name="poverty", question=msg("ask-poverty"), choices=YES_NO),
        what=msg("step-debt", player=state.turn),
        assumes=in_force(RULES, state.settings, "reveal-protected"),
    )


def debt(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """Poverty, if revealed, is resolved at once; then the Baron's turn goes on."""
    state.stage = "baron"
    messages = [msg("debt-plain", player=state.turn)]
    if answers.word("poverty") == "yes":
        messages = [msg("debt-poverty", player=state.turn), *reveal_card(state, "poverty")]
    return messages + agenda.carry_on(state)

"""Setting up: the board, the first player, Player cards, and the Baron's first Workers by difficulty."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.first_player import first_player_step, set_first_player
from regno.chronicles.messages import Message, Refusal, TextList
from regno.chronicles.packs.viscounts import BaronCard, PlayerCard
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, MultiChoicePrompt, choices, drawn_prompt
from regno.chronicles.scenarios.viscounts.board import NAMES, OUTER, SEGMENTS, Board, msg, new_step
from regno.chronicles.scenarios.viscounts.state import Viscounts
from regno.chronicles.steps import Step


def board_step(state: Viscounts) -> Step:
    """Base set-up: the five segments lie in any circular order."""
    if state.board.segments:
        raise Refusal(msg("board-known", segments=TextList(state.board.segments)))
    return new_step("board", msg("section-base-setup"), segments_prompt())


def segments_prompt() -> MultiChoicePrompt:
    """The segments clockwise, beginning anywhere."""
    return drawn_prompt("segments", msg("ask-segments"), choices(SEGMENTS), len(SEGMENTS))


def board(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The segments lie as entered, or as the program draws them."""
    state.board = Board(answers.words("segments") or chance.draw_several(SEGMENTS, len(SEGMENTS)))
    return [msg("did-board", path=", ".join(state.board.path))]


def first_step(state: Viscounts) -> Step:
    """Base set-up: somebody begins; Player cards and Heroes are chosen from the last player to the first."""
    return first_player_step(state, msg, msg("section-base-setup"))


def first_player(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The named player begins, or one drawn by the program."""
    return set_first_player(state, answers, chance, msg)


def player_cards_step(state: Viscounts) -> Step:
    """Set-up 3: one Player card more than players is laid out; the Baron begins on the one nobody chose."""
    if state.baron:
        raise Refusal(msg("baron-known", space=NAMES[state.baron]))
    known, many = choices(OUTER), len(state.players)
    question = msg("ask-chosen", players=TextList(state.players))
    return new_step(
        "player-cards",
        msg("section-setup", point=3),
        drawn_prompt("chosen", question, known, many, owners=state.players),
        ChoicePrompt(name="unchosen", question=msg("ask-unchosen"), choices=known, optional=True, draws=True),
    )


def player_cards(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The Viscounts and the Baron stand on the spaces of these cards; what is not entered is drawn."""
    chosen, unchosen = answers.words("chosen"), str(answers.get("unchosen", ""))
    if unchosen in chosen:
        raise Refusal(msg("card-twice", space=NAMES[unchosen]))
    cards = [str(card.space) for card in state.cards.all(PlayerCard)]
    free = [space for space in cards if space not in (*chosen, unchosen)]
    chosen = chosen or chance.draw_several(free, len(state.players))
    state.baron = unchosen or chance.draw([space for space in free if space not in chosen])
    state.starts = dict(zip(state.players, chosen, strict=True))
    viscounts = [msg("viscount-starts", player=player, space=NAMES[space]) for player, space in state.starts.items()]
    return [msg("did-player-cards", space=NAMES[state.baron]), *viscounts]


def unused_spaces(state: Viscounts) -> list[str]:
    """The spaces of the Player cards that were not laid out."""
    return [space for space in OUTER if space != state.baron and space not in state.starts.values()]


def level_step(state: Viscounts) -> Step:
    """Set-up 3: by difficulty 1, 3 or 5 unused Player cards are revealed, each for a Baron Worker. Play begins."""
    for missing, known in (
        ("board", state.board.segments),
        ("first-player", state.first),
        ("summaries", state.summaries),
        ("tops", state.tops_chosen),
        ("player-cards", state.baron),
    ):
        if not known:
            raise Refusal(msg("setup-first", step=Message("commands", f"name-viscounts-{missing}")))
    spaces, planned = choices(unused_spaces(state)), state.planned or None
    levels = tuple(Choice(str(count), msg("level", count=count)) for count in state.cards.the(BaronCard).start_workers)
    return new_step(
        "level",
        msg("section-setup", point=3),
        ChoicePrompt(name="workers", question=msg("ask-level"), choices=levels, usual=planned),
        MultiChoicePrompt(
            name="spaces",
            question=msg("ask-revealed"),
            choices=spaces,
            low=0,
            high=len(spaces),
            optional=True,
            draws=True,
        ),
    )


def level(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """A Baron Worker stands on each revealed space, and the first player's turn begins."""
    count, free = int(answers.word("workers")), unused_spaces(state)
    if count > len(free):
        raise Refusal(msg("too-few-cards", count=count, most=len(free)))
    spaces = answers.words("spaces") if "spaces" in answers else chance.draw_several(free, count)
    if len(spaces) != count:
        raise Refusal(msg("level-spaces", level=count, count=len(spaces)))
    messages = [msg("did-level", count=count)]
    for space in spaces:
        state.change_baron(space, 1)
        messages.append(msg("baron-places", space=NAMES[space], left=state.supply))
    state.level, state.turn, state.stage = count, state.first, "turn"
    return [*messages, msg("next-turn", player=state.turn)]

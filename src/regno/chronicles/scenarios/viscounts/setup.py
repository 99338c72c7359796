"""Setting up: the board, the first player, Player cards, and the Baron's first Workers by difficulty."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.first_player import ask_who_begins, let_begin
from regno.chronicles.messages import Refusal, Sentence, Several
from regno.chronicles.packs.viscounts import BaronCard, PlayerCard
from regno.chronicles.prompts import Choice, Choose, ChooseSeveral, Facts, choices
from regno.chronicles.scenarios.viscounts.board import CHOICES, NAMES, OUTER, SEGMENTS, Board, tell
from regno.chronicles.scenarios.viscounts.state import Viscounts, at_stage
from regno.chronicles.steps import Step


def board_step(state: Viscounts) -> Step:
    """Base set-up: the five segments lie in any circular order."""
    at_stage(state, "setup")
    if state.board.segments:
        raise Refusal(tell("board-known", segments=Several(state.board.segments)))
    return Step(
        command="board",
        what=tell("step-board"),
        why=tell("why-board"),
        section=tell("section-base-setup"),
        asks=(segments_ask(),),
    )


def segments_ask() -> ChooseSeveral:
    """The segments clockwise, beginning anywhere."""
    known, many = choices(SEGMENTS), len(SEGMENTS)
    return ChooseSeveral(
        name="segments", question=tell("ask-segments"), choices=known, low=many, high=many, optional=True, draws=True
    )


def board(state: Viscounts, facts: Facts, chance: Chance) -> list[Sentence]:
    """The segments lie as told, or as the program draws them."""
    state.board = Board(facts.words("segments") or chance.draw_several(SEGMENTS, len(SEGMENTS)))
    return [tell("did-board", path=" ".join(state.board.path))]


def first_step(state: Viscounts) -> Step:
    """Base set-up: somebody begins; Player cards and Heroes are chosen from the last player to the first."""
    at_stage(state, "setup")
    return ask_who_begins(state, tell, tell("section-base-setup"))


def first_player(state: Viscounts, facts: Facts, chance: Chance) -> list[Sentence]:
    """The named player begins, or one drawn by the program."""
    return let_begin(state, facts, chance, tell)


def player_cards_step(state: Viscounts) -> Step:
    """Set-up 3: one Player card more than players is laid out; the Baron begins on the one nobody chose."""
    at_stage(state, "setup")
    if state.baron:
        raise Refusal(tell("baron-known", space=NAMES[state.baron]))
    known, many = tuple(CHOICES[space] for space in OUTER), len(state.players)
    question = tell("ask-chosen", players=Several(state.players))
    return Step(
        command="player-cards",
        what=tell("step-player-cards"),
        why=tell("why-player-cards"),
        section=tell("section-setup", point=3),
        asks=(
            ChooseSeveral(
                name="chosen", question=question, choices=known, low=many, high=many, optional=True, draws=True
            ),
            Choose(name="unchosen", question=tell("ask-unchosen"), choices=known, optional=True, draws=True),
        ),
    )


def player_cards(state: Viscounts, facts: Facts, chance: Chance) -> list[Sentence]:
    """The Viscounts and the Baron stand on the spaces of these cards; what is not told is drawn."""
    chosen, unchosen = facts.words("chosen"), str(facts.get("unchosen", ""))
    if unchosen in chosen:
        raise Refusal(tell("card-twice", space=NAMES[unchosen]))
    cards = [str(card.space) for card in state.cards.all(PlayerCard)]
    free = [space for space in cards if space not in (*chosen, unchosen)]
    chosen = chosen or chance.draw_several(free, len(state.players))
    state.baron = unchosen or chance.draw([space for space in free if space not in chosen])
    state.starts = dict(zip(state.players, chosen, strict=True))
    viscounts = [tell("viscount-starts", player=player, space=NAMES[space]) for player, space in state.starts.items()]
    return [tell("did-player-cards", space=NAMES[state.baron]), *viscounts]


def unused(state: Viscounts) -> list[str]:
    """The spaces of the Player cards that were not laid out."""
    return [space for space in OUTER if space != state.baron and space not in state.starts.values()]


def level_step(state: Viscounts) -> Step:
    """Set-up 3: by difficulty 1, 3 or 5 unused Player cards are revealed, each for a Baron Worker. Play begins."""
    at_stage(state, "setup")
    for missing, known in (
        ("board", state.board.segments),
        ("first-player", state.first),
        ("summaries", state.summaries),
        ("tops", state.tops_chosen),
        ("player-cards", state.baron),
    ):
        if not known:
            raise Refusal(tell("setup-first", step=Sentence("commands", f"name-viscounts-{missing}")))
    spaces = tuple(CHOICES[space] for space in unused(state))
    levels = tuple(Choice(str(count), tell("level", count=count)) for count in state.cards.the(BaronCard).start_workers)
    return Step(
        command="level",
        what=tell("step-level"),
        why=tell("why-level"),
        section=tell("section-setup", point=3),
        asks=(
            Choose(name="workers", question=tell("ask-level"), choices=levels),
            ChooseSeveral(
                name="spaces",
                question=tell("ask-revealed"),
                choices=spaces,
                low=0,
                high=len(spaces),
                optional=True,
                draws=True,
            ),
        ),
    )


def level(state: Viscounts, facts: Facts, chance: Chance) -> list[Sentence]:
    """A Baron Worker stands on each revealed space, and the first player's turn begins."""
    count, free = int(facts.word("workers")), unused(state)
    if count > len(free):
        raise Refusal(tell("too-few-cards", count=count, most=len(free)))
    spaces = facts.words("spaces") if "spaces" in facts else chance.draw_several(free, count)
    if len(spaces) != count:
        raise Refusal(tell("level-spaces", level=count, count=len(spaces)))
    told = [tell("did-level", count=count)]
    for space in spaces:
        state.change_baron(space, 1)
        told.append(tell("baron-places", space=NAMES[space], left=state.supply))
    state.level, state.turn, state.stage = count, state.first, "turn"
    return [*told, tell("next-turn", player=state.turn)]

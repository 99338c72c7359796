"""Setting the scenario up: difficulty, boards, the Rogue or Reverend of each player, who begins, and the checklist."""

from __future__ import annotations

from dataclasses import replace

from regno.chronicles.chance import Chance
from regno.chronicles.first_player import ask_who_begins
from regno.chronicles.messages import Refusal, Sentence, Several, Wordy
from regno.chronicles.packs.architects import PlayerBoard, RogueReverend
from regno.chronicles.packs.cards import named
from regno.chronicles.prompts import Choice, Choose, Facts, Number, choices
from regno.chronicles.scenarios.architects.decks import lay_out
from regno.chronicles.scenarios.architects.rules import PLAYERS
from regno.chronicles.scenarios.architects.state import (
    BARON,
    ROWS,
    WORKERS,
    Architects,
    Crew,
    Dealt,
    at_stage,
    lost_virtue,
    recall,
    tell,
)
from regno.chronicles.steps import Item, Step

OTHER = "other"  # a board that is not in the pack
FEWEST_SPACES, MOST_SPACES = 12, 40
SIDES = (Choice("rogue", tell("side-rogue")), Choice("reverend", tell("side-reverend")))


def usual_spaces(players: int) -> int:
    """Four rows of one space more than there are players, at least twelve."""
    return max(FEWEST_SPACES, ROWS * (players + 1))


def prepare_step(state: Architects) -> Step:
    """Set-up 5: the Baron board, blue for normal and red for hard; with the Age of Artisans or without."""
    at_stage(state, "setup")
    if state.mode:
        raise Refusal(tell("prepared", mode=tell(f"mode-{state.mode}")))
    modes = tuple(Choice(mode, tell(f"mode-{mode}")) for mode in ("normal", "hard"))
    six = len(state.players) == PLAYERS[1]  # the sixth colour comes with the Age of Artisans
    with_or_without = tuple(Choice(one, tell(f"artisans-{one}")) for one in (("yes",) if six else ("no", "yes")))
    usual = usual_spaces(len(state.players))
    return Step(
        command="prepare",
        what=tell("step-prepare"),
        why=tell("why-prepare"),
        section=tell("section-setup", point=5),
        asks=(
            Choose(name="mode", question=tell("ask-mode"), choices=modes),
            Choose(name="artisans", question=tell("ask-artisans"), choices=with_or_without),
            Number(
                name="spaces",
                question=tell("ask-spaces", usual=usual),
                low=FEWEST_SPACES,
                high=MOST_SPACES,
                optional=True,
                usual=usual,
            ),
        ),
    )


def prepare(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The decks are laid out for the mode."""
    spaces = facts.get("spaces") or usual_spaces(len(state.players))
    if spaces % ROWS:
        raise Refusal(tell("spaces-rows", spaces=spaces, rows=ROWS))
    state.mode, state.artisans, state.spaces = facts.word("mode"), facts.word("artisans") == "yes", spaces
    state.artisan = {player: Crew(1) for player in state.players} if state.artisans else {}
    lay_out(state)
    with_or_without = tell(f"artisans-{facts.word('artisans')}")
    return [tell("did-prepare", mode=tell(f"mode-{state.mode}"), artisans=with_or_without, spaces=spaces)]


def board_step(state: Architects) -> Step:
    """Set-up 1: the Characters variant; each player's board says how many of his Workers begin in Prison."""
    at_stage(state, "setup")
    without = [player for player in state.players if player not in state.boards]
    if not without:
        raise Refusal(tell("boards-known"))
    free = [board for board in state.cards.all(PlayerBoard) if board.id not in state.boards.values()]
    known = (*(Choice(board.id, named(board)) for board in free), Choice(OTHER, tell("board-other")))
    return Step(
        command="board",
        what=tell("step-board"),
        why=tell("why-board"),
        section=tell("section-setup", point=1),
        asks=(
            Choose(name="player", question=tell("ask-player"), choices=choices(without)),
            Choose(name="board", question=tell("ask-board"), choices=known),
            Number(name="prison", question=tell("ask-prison"), low=0, high=WORKERS, optional=True),
        ),
    )


def board(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """His Workers in Prison go there."""
    player, id = facts.word("player"), facts.word("board")
    card = state.cards.by_id(PlayerBoard).get(id)
    if card is None and "prison" not in facts:
        raise Refusal(tell("prison-missing", player=player))
    prison = facts.get("prison", card.prison if card else 0)
    state.boards[player] = id
    state.workers[player] = Crew(WORKERS - prison, prison=prison)
    if card is None:
        return [tell("did-board-other", player=player, prison=prison)]
    told = {"silver": card.silver, "virtue": card.virtue, "more": card.start or tell("nothing-more")}
    return [tell("did-board", player=player, board=named(card), prison=prison, **told)]


def apprentice_step(state: Architects) -> Step:
    """Set-up 1: a Rogue / Reverend card is dealt to each player; which face he uses is chosen after that."""
    at_stage(state, "setup")
    if len(state.boards) < len(state.players):
        raise Refusal(tell("boards-first"))
    without = [player for player in state.players if player not in state.dealt]
    if not without:
        raise Refusal(tell("dealt-known"))
    left = tuple(Choice(id, named(state.cards.by_id(RogueReverend)[id])) for id in dict.fromkeys(undealt(state)))
    return Step(
        command="apprentice",
        what=tell("step-apprentice"),
        why=tell("why-apprentice"),
        section=tell("section-setup", point=1),
        asks=(
            Choose(name="player", question=tell("ask-player"), choices=choices(without)),
            Choose(name="card", question=tell("ask-card"), choices=left, optional=True, draws=True),
        ),
        also=(Choose(name="side", question=tell("ask-side"), choices=SIDES, optional=True),),
    )


def undealt(state: Architects) -> list[str]:
    """The Rogue / Reverend cards nobody has."""
    left = state.cards.deck(RogueReverend)
    for dealt in state.dealt.values():
        left.remove(dealt.card)
    return left


def apprentice(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The named card, or one drawn by the program; the face too, where that is told already."""
    player, card = facts.word("player"), facts.get("card") or chance.draw(undealt(state))
    state.dealt[player] = Dealt(card)
    if "side" in facts:
        return lay_on(state, player, facts.word("side"))
    return [tell("did-deal", player=player, card=named(state.cards.by_id(RogueReverend)[card]))]


def side_step(state: Architects) -> Step:
    """Set-up 1: each player lays his Rogue / Reverend on the face that he will use all game."""
    at_stage(state, "setup")
    open_cards = [player for player, dealt in state.dealt.items() if not dealt.side]
    if not open_cards:
        raise Refusal(tell("sides-known"))
    return Step(
        command="side",
        what=tell("step-side"),
        why=tell("why-apprentice"),
        section=tell("section-setup", point=1),
        asks=(
            Choose(name="player", question=tell("ask-player"), choices=choices(open_cards)),
            Choose(name="side", question=tell("ask-side"), choices=SIDES),
        ),
    )


def side(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The face is chosen."""
    return lay_on(state, facts.word("player"), facts.word("side"))


def lay_on(state: Architects, player: str, side: str) -> list[Sentence]:
    """A player's Rogue / Reverend lies on one face, and the Virtue that it changes is told."""
    dealt = state.dealt[player]
    dealt.side = "rogue" if side == "rogue" else "reverend"
    both = state.cards.by_id(RogueReverend)[dealt.card]
    face = both.rogue if side == "rogue" else both.reverend
    told = [tell("did-apprentice", player=player, card=named(both), side=tell(f"side-{side}"))]
    return told + (virtue_changes(state, player, face.virtue) if face.virtue else [])


def virtue_changes(state: Architects, player: str, by: int) -> list[Sentence]:
    """Virtue gained or lost at set-up; the board says with how much its player begins, and below 0 is a Debt."""
    if by > 0:
        return [tell("did-virtue-up", player=player, count=by), *recall(state, player, "virtue_gained")]
    told = [tell("did-virtue-down", player=player, count=-by)]
    board = state.cards.by_id(PlayerBoard).get(state.boards[player])
    if board is None or board.virtue + by >= 0:
        return told + (recall(state, player, "virtue_lost") if board else lost_virtue(state, [player]))
    return [
        *told,
        tell("did-virtue-debt", player=player),
        *recall(state, player, "virtue_lost"),
        *recall(state, player, "debt"),
    ]


def first_step(state: Architects) -> Step:
    """With the Characters variant the highest Virtue begins."""
    at_stage(state, "setup")
    step = ask_who_begins(state, tell, tell("section-base"))
    if len(state.boards) < len(state.players):
        raise Refusal(tell("boards-first"))
    highest = highest_virtue(state)
    who = Choose(
        name="player",
        question=tell("ask-first" if highest else "ask-first-other"),
        choices=choices(state.players),
        optional=bool(highest),
        draws=len(highest) > 1,
        usual=highest[0] if len(highest) == 1 else None,
    )
    return replace(step, asks=(who,))


def highest_virtue(state: Architects) -> list[str]:
    """The players whose boards have the highest Virtue; nobody as long as a board is not in the pack."""
    if OTHER in state.boards.values():
        return []
    virtue = {player: state.cards.by_id(PlayerBoard)[id].virtue for player, id in state.boards.items()}
    return [player for player in state.players if virtue[player] == max(virtue.values())]


def first_player(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The named player, else the highest Virtue of the boards; of several one is drawn."""
    if "player" in facts:
        state.first = facts.word("player")
        return [tell("did-first", player=state.first, last=state.order[-1])]
    highest = highest_virtue(state)
    state.first = highest[0] if len(highest) == 1 else chance.draw(highest)
    why = (
        tell("did-first-drawn", players=Several(tuple(highest)))
        if len(highest) > 1
        else tell("did-first-virtue", player=state.first)
    )
    return [why, tell("did-first", player=state.first, last=state.order[-1])]


def checklist(state: Architects) -> list[Item]:
    """What to set up on the table, in the rulebook's order."""
    if state.stage != "setup":
        return []
    chosen = len(state.dealt) == len(state.players) and all(dealt.side for dealt in state.dealt.values())
    listed = [
        item("base", "board"),
        item("dealt", "apprentice", chosen),
        item("free-apprentice", "reveal"),
        item("buildings", "reveal"),
        item("tiles", "reveal"),
    ]
    if not state.mode:
        return listed
    colour = tell(f"colour-{state.board.colour}")
    last: Wordy = state.order[-1] if state.first else tell("last-player")
    schemes = "schemes-artisans" if state.artisans else "schemes"
    return [
        *listed,
        item("board", "reveal", colour=colour, last=last),
        item(schemes, "reveal", count=len(state.decks.schemes)),
        item("future", "reveal", count=len(state.decks.futures)),
        item("demands", "reveal"),
        item("events", "reveal", count=state.board.events),
        item("workers", "reveal"),
    ]


def item(id: str, step: str, done: bool = False, **arguments: Wordy) -> Item:
    """One line of the checklist, and the step at which it is done."""
    return Item(f"setup-{id}", tell(f"list-{id}", **arguments), tell(f"list-{id}-why"), step, done)


def check_names(players: tuple[str, ...]) -> None:
    """Nobody may be called like the Baron: his Workers go by that name."""
    for player in players:
        if player.lower() == BARON:
            raise Refusal(tell("name-taken", player=player))

"""Setting the scenario up: difficulty, boards, the Rogue or Reverend of each player, who begins, and the checklist."""

from __future__ import annotations

from dataclasses import replace

from regno.chronicles.chance import Chance
from regno.chronicles.first_player import first_player_step
from regno.chronicles.messages import Message, Refusal, TextLike, TextList
from regno.chronicles.packs.architects import PlayerBoard, RogueReverend
from regno.chronicles.packs.cards import card_name, is_unseen
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, NumberPrompt, choices
from regno.chronicles.scenarios.architects.decks import lay_out
from regno.chronicles.scenarios.architects.rules import PLAYERS
from regno.chronicles.scenarios.architects.state import (
    BARON,
    ROWS,
    WORKERS,
    Architects,
    Crew,
    Dealt,
    after_virtue_loss,
    late,
    msg,
    new_step,
    recall,
)
from regno.chronicles.steps import Item, Step

OTHER = "other"  # a board that is not in the pack
FEWEST_SPACES, MOST_SPACES = 12, 40
SIDES = (Choice("rogue", msg("side-rogue")), Choice("reverend", msg("side-reverend")))


def usual_spaces(players: int) -> int:
    """Four rows of one space more than there are players, at least twelve."""
    return max(FEWEST_SPACES, ROWS * (players + 1))


def prepare_step(state: Architects) -> Step:
    """Set-up 5: the Baron board, blue for normal and red for hard; with the Age of Artisans or without."""
    if state.mode:
        raise Refusal(msg("prepared", mode=msg(f"mode-{state.mode}")))
    modes = tuple(Choice(mode, msg(f"mode-{mode}")) for mode in ("normal", "hard"))
    six = len(state.players) == PLAYERS[1]  # the sixth colour comes with the Age of Artisans
    with_or_without = tuple(Choice(one, msg(f"artisans-{one}")) for one in (("yes",) if six else ("no", "yes")))
    usual = usual_spaces(len(state.players))
    return new_step(
        "prepare",
        msg("section-setup", point=5),
        ChoicePrompt(name="mode", question=msg("ask-mode"), choices=modes, usual=state.planned or None),
        ChoicePrompt(
            name="artisans", question=msg("ask-artisans"), choices=with_or_without, usual=with_or_without[0].id
        ),
        NumberPrompt(
            name="spaces",
            question=msg("ask-spaces", usual=usual),
            low=FEWEST_SPACES,
            high=MOST_SPACES,
            optional=True,
            usual=usual,
        ),
    )


def prepare(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The decks are laid out for the mode."""
    spaces = answers.get("spaces") or usual_spaces(len(state.players))
    if spaces % ROWS:
        raise Refusal(msg("spaces-rows", spaces=spaces, rows=ROWS))
    state.mode, state.artisans, state.spaces = answers.word("mode"), answers.word("artisans") == "yes", spaces
    state.artisan = {player: Crew(1) for player in state.players} if state.artisans else {}
    lay_out(state)
    with_or_without = msg(f"artisans-{answers.word('artisans')}")
    return [msg("did-prepare", mode=msg(f"mode-{state.mode}"), artisans=with_or_without, spaces=spaces)]


def board_step(state: Architects) -> Step:
    """Set-up 1: the Characters variant; each player's board says how many of his Workers begin in Prison."""
    without = [player for player in state.players if player not in state.boards]
    if not without:
        raise Refusal(msg("boards-known"))
    free = [board for board in state.cards.all(PlayerBoard) if board.id not in state.boards.values()]
    known = (*(Choice(board.id, card_name(board)) for board in free), Choice(OTHER, msg("board-other")))
    prison = NumberPrompt(name="prison", question=msg("ask-prison"), low=0, high=WORKERS, optional=True)
    return new_step(
        "board",
        msg("section-setup", point=1),
        ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(without)),
        ChoicePrompt(name="board", question=msg("ask-board"), choices=known),
        *(() if state.asks_late else (prison,)),
        also=(prison,) if state.asks_late else (),
    )


def board(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """His Workers in Prison go there."""
    player, id = answers.word("player"), answers.word("board")
    card = state.cards.by_id(PlayerBoard).get(id)
    if card is None and "prison" not in answers and not state.asks_late:
        raise Refusal(msg("prison-missing", player=player))
    prison = answers.get("prison", card.prison if card else 0)
    state.boards[player] = id
    state.workers[player] = Crew(WORKERS - prison, prison=prison)
    if card is None and "prison" not in answers:
        return [late("did-board-other", player=player)]
    if card is None:
        return [msg("did-board-other", player=player, prison=prison)]
    fields = {"silver": card.silver, "virtue": card.virtue, "more": card.start or msg("nothing-more")}
    return [msg("did-board", player=player, board=card_name(card), prison=prison, **fields)]


def apprentice_step(state: Architects) -> Step:
    """Set-up 1: a Rogue / Reverend card is dealt to each player; which face he uses is chosen after that.

    The cards of a box lie on the table: nobody need name one that is not typed, and the face is entered with it.
    """
    if len(state.boards) < len(state.players):
        raise Refusal(msg("boards-first"))
    without = [player for player in state.players if player not in state.dealt]
    if not without:
        raise Refusal(msg("dealt-known"))
    ids = dict.fromkeys(undealt(state))
    left = tuple(Choice(id, card_name(state.cards.by_id(RogueReverend)[id])) for id in ids if not is_unseen(id))
    met = len(left) < len(ids)
    card = ChoicePrompt(
        name="card", question=msg("ask-card-dealt" if met else "ask-card"), choices=left, optional=True, draws=not met
    )
    face = ChoicePrompt(name="side", question=msg("ask-side"), choices=SIDES, optional=True)
    named = (card,) if left else ()
    return new_step(
        "apprentice",
        msg("section-setup", point=1),
        ChoicePrompt(
            name="player", question=msg("ask-player"), choices=choices(without), optional=not met, draws=not met
        ),
        *named,
        *((face,) if met else ()),
        what=msg("step-apprentice-met" if met else "step-apprentice"),
        also=() if met else (face,),
    )


def undealt(state: Architects) -> list[str]:
    """The Rogue / Reverend cards nobody has."""
    left = state.cards.deck(RogueReverend)
    for dealt in state.dealt.values():
        left.remove(dealt.card)
    return left


def apprentice(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """Deal the named card, or one drawn by the program, and tell the face where it is known; to everybody if no player
    is named."""
    if "player" in answers:
        return deal(state, answers.word("player"), answers, chance)
    without = [player for player in state.players if player not in state.dealt]
    if len(without) > 1 and ("card" in answers or "side" in answers):
        raise Refusal(msg("deal-to-whom"))
    return [told for player in without for told in deal(state, player, answers, chance)]


def deal(state: Architects, player: str, answers: Answers, chance: Chance) -> list[Message]:
    """Deal a card to one player."""
    left = undealt(state)
    untyped = [id for id in left if is_unseen(id)][:1]  # one is as good as another: its skills are on the table
    if untyped and not chance.known:  # nothing is drawn; an older log says that it was
        card = answers.get("card") or untyped[0]
    else:
        card = answers.get("card") or chance.draw(untyped or left, unseen=True)
    state.dealt[player] = Dealt(card)
    if "side" in answers:
        return lay_on(state, player, answers.word("side"))
    if is_unseen(card):
        return [msg("did-deal-met", player=player)]
    return [msg("did-deal", player=player, card=card_name(state.cards.by_id(RogueReverend)[card]))]


def side_step(state: Architects) -> Step:
    """Set-up 1: each player lays his Rogue / Reverend on the face that he will use all game."""
    open_cards = [player for player, dealt in state.dealt.items() if not dealt.side]
    if not open_cards:
        raise Refusal(msg("sides-known"))
    return new_step(
        "side",
        msg("section-setup", point=1),
        ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(open_cards)),
        ChoicePrompt(name="side", question=msg("ask-side"), choices=SIDES),
        why=msg("why-apprentice"),
    )


def side(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The face is chosen."""
    return lay_on(state, answers.word("player"), answers.word("side"))


def lay_on(state: Architects, player: str, side: str) -> list[Message]:
    """A player's Rogue / Reverend lies on one face, and the Virtue that it changes is entered."""
    dealt = state.dealt[player]
    dealt.side = "rogue" if side == "rogue" else "reverend"
    both = state.cards.by_id(RogueReverend)[dealt.card]
    face = both.rogue if side == "rogue" else both.reverend
    told = "did-apprentice-met" if is_unseen(both.id) else "did-apprentice"
    messages = [msg(told, player=player, card=card_name(both), side=msg(f"side-{side}"))]
    return messages + (virtue_changes(state, player, face.virtue) if face.virtue else [])


def virtue_changes(state: Architects, player: str, by: int) -> list[Message]:
    """Virtue gained or lost at set-up; the board says with how much its player begins, and below 0 is a Debt."""
    if by > 0:
        return [msg("did-virtue-up", player=player, count=by), *recall(state, player, "virtue_gained")]
    messages = [msg("did-virtue-down", player=player, count=-by)]
    board = state.cards.by_id(PlayerBoard).get(state.boards[player])
    if board is None or board.virtue + by >= 0:
        return messages + (recall(state, player, "virtue_lost") if board else after_virtue_loss(state, [player]))
    return [
        *messages,
        msg("did-virtue-debt", player=player),
        *recall(state, player, "virtue_lost"),
        *recall(state, player, "debt"),
    ]


def first_step(state: Architects) -> Step:
    """With the Characters variant the highest Virtue begins."""
    step = first_player_step(state, msg, msg("section-base"))
    if len(state.boards) < len(state.players):
        raise Refusal(msg("boards-first"))
    highest = highest_virtue(state)
    who = ChoicePrompt(
        name="player",
        question=msg("ask-first" if highest else "ask-first-other"),
        choices=choices(state.players),
        optional=bool(highest),
        draws=len(highest) > 1,
        usual=highest[0] if len(highest) == 1 else None,
    )
    return replace(step, prompts=(who,))


def highest_virtue(state: Architects) -> list[str]:
    """The players whose boards have the highest Virtue; nobody as long as a board is not in the pack."""
    if OTHER in state.boards.values():
        return []
    virtue = {player: state.cards.by_id(PlayerBoard)[id].virtue for player, id in state.boards.items()}
    return [player for player in state.players if virtue[player] == max(virtue.values())]


def first_player(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The named player, else the highest Virtue of the boards; of several one is drawn."""
    if "player" in answers:
        state.first = answers.word("player")
        return [msg("did-first", player=state.first, last=state.order[-1])]
    highest = highest_virtue(state)
    state.first = highest[0] if len(highest) == 1 else chance.draw(highest)
    why = (
        msg("did-first-drawn", players=TextList(tuple(highest)))
        if len(highest) > 1
        else msg("did-first-virtue", player=state.first)
    )
    return [why, msg("did-first", player=state.first, last=state.order[-1])]


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
    colour = msg(f"colour-{state.board.colour}")
    last: TextLike = state.order[-1] if state.first else msg("last-player")
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


def item(id: str, step: str, done: bool | None = None, **arguments: TextLike) -> Item:
    """One line of the checklist, and the step at which it is done."""
    return Item(f"setup-{id}", msg(f"list-{id}", **arguments), msg(f"list-{id}-why"), step, done)


def check_names(players: tuple[str, ...]) -> None:
    """Nobody may be called like the Baron: his Workers go by that name."""
    for player in players:
        if player.lower() == BARON:
            raise Refusal(msg("name-taken", player=player))

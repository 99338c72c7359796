"""Setting right what the ledger shows: who has a Tome, who holds a Crest token, who is first.

Points and the Victory Tomes that follow from them are corrected where they were entered, in the log.
"""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Catalogue, Message, Refusal
from regno.chronicles.packs.cards import card_name, is_unseen
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, Prompt, choices
from regno.chronicles.scenarios.campaign.claims import award_crest_tomes
from regno.chronicles.scenarios.campaign.state import Campaign, Stage, msg
from regno.chronicles.steps import Step, correction

right = Catalogue("campaign-right")
BOARD = "tome-board"  # nobody has the Tome
IN_PLAY: tuple[Stage, ...] = ("setup", "play", "ties", "token")


def ledger_correction(command: str, why: str, *prompts: Prompt) -> Step:
    """Return a step that puts right what the ledger shows."""
    return correction(right, command, *prompts, why=right(why), section=msg("section-objectives"))


def tome_step(state: Campaign) -> Step:
    """A face-up Tome can be given to whoever has it on the table, or laid back on the board."""
    owned = [id for player in state.players for id in state.tomes[player]]
    known = tuple(Choice(id, card_name(state.tome(id))) for id in (*owned, *state.shown) if not is_unseen(id))
    if not known:
        raise Refusal(right("no-tomes"))
    nobody = [] if BOARD in state.players else [Choice(BOARD, right("on-the-board"))]
    return ledger_correction(
        "set-tome",
        "why-set-tome",
        ChoicePrompt(name="tome", question=right("ask-tome"), choices=known),
        ChoicePrompt(name="owner", question=right("ask-owner"), choices=(*choices(state.players), *nobody)),
    )


def set_tome(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """The Tome changes hands, and with it the Crest Tomes that its Crests decide."""
    id, owner = answers.word("tome"), answers.word("owner")
    before = next((player for player in state.players if id in state.tomes[player]), BOARD)
    if owner == before:
        raise Refusal(right("lies-there", tome=state.name(id)))
    if owner == BOARD and (state.tome(id).game != state.game or state.stage != "play"):
        raise Refusal(right("not-on-board", tome=state.name(id)))
    if before == BOARD:
        state.shown.remove(id)
    else:
        state.tomes[before].remove(id)
    if owner == BOARD:
        state.shown.append(id)
        messages = [right("did-lay-back", tome=state.name(id))]
    else:
        state.tomes[owner].append(id)
        messages = [right("did-set-tome", tome=state.name(id), player=owner)]
    return [*messages, *recount(state)]


def token_step(state: Campaign) -> Step:
    """A Crest token that somebody took can be given to whoever holds it on the table."""
    if not state.tokens:
        raise Refusal(right("no-tokens"))
    taken = tuple(Choice(crest, state.crest_name(crest)) for crest in state.tokens)
    return ledger_correction(
        "set-token",
        "why-set-token",
        ChoicePrompt(name="crest", question=right("ask-token"), choices=taken),
        ChoicePrompt(name="owner", question=right("ask-holder"), choices=choices(state.players)),
    )


def set_token(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """The token changes hands, and with it the Crest Tome if it decided that."""
    crest, owner = answers.word("crest"), answers.word("owner")
    if state.tokens[crest] == owner and not chance.replays:
        raise Refusal(right("holds-it", player=owner, crest=state.crest_name(crest)))
    state.tokens[crest] = owner
    return [right("did-set-token", crest=state.crest_name(crest), player=owner), *recount(state)]


def recount(state: Campaign) -> list[Message]:
    """Take Crest Tomes from whoever lacks Crests for them now, then give those that are due."""
    messages = []
    for crest, player in list(state.crest_tomes.items()):
        if state.crests(player, crest) < state.crests_needed(crest):
            del state.crest_tomes[crest]
            messages.append(right("loses-crest-tome", player=player, crest=state.crest_name(crest)))
    return [*messages, *(one for player in state.players for one in award_crest_tomes(state, player))]


def first_step(state: Campaign) -> Step:
    """Who is first in the current game can be put right."""
    if not state.first:
        raise Refusal(right("no-first"))
    who = ChoicePrompt(name="player", question=right("ask-first"), choices=choices(state.players))
    return ledger_correction("set-first", "why-set-first", who)


def set_first(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """The player is first in the current game."""
    state.first = answers.word("player")
    return [right("did-set-first", player=state.first)]

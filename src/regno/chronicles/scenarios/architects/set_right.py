"""Setting right what lies on the table: spaces of the Guildhall, stalls, Donations, decks, the round."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Catalogue, Message, Refusal
from regno.chronicles.packs.cards import card_name, is_unseen
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, MultiChoicePrompt, NumberPrompt
from regno.chronicles.scenarios.architects.actions import MOST_GIVEN, need
from regno.chronicles.scenarios.architects.decks import deck_card_name
from regno.chronicles.scenarios.architects.guildhall import STALLS, owner_name
from regno.chronicles.scenarios.architects.late import owners
from regno.chronicles.scenarios.architects.state import (
    BARON,
    WORKERS,
    Architects,
    Stall,
    msg,
    only_when_counting,
)
from regno.chronicles.steps import Step, correction

right = Catalogue("architects-right")
NOBODY = "nobody"
DECKS = ("events", "future")
LONGEST = 99  # rounds


def guildhall_step(state: Architects) -> Step:
    """How many spaces of the Guildhall somebody has; asked late, only the Baron's are known."""
    who = (Choice(BARON, msg("the-baron")),) if state.asks_late else owners(state)
    return correction(
        right,
        "set-guildhall",
        ChoicePrompt(name="owner", question=right("ask-owner"), choices=who),
        NumberPrompt(name="count", question=right("ask-spaces"), low=0, high=WORKERS),
    )


def guildhall(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The owner's Workers there come from the free ones, and go back to them."""
    owner, count = answers.word("owner"), answers.number("count")
    more = count - state.guildhall.count(owner)
    free = state.baron.available if owner == BARON else state.workers[owner].free
    room = WORKERS if state.asks_late else state.spaces - len(state.guildhall)
    if more > min(free, room):
        most = state.guildhall.count(owner) + min(free, room)
        raise Refusal(right("too-many-spaces", owner=owner_name(owner), count=count, most=most))
    for _ in range(-more):
        state.guildhall.remove(owner)
    last = state.guildhall[-1:] if state.full and not state.asks_late else []  # who took the last space stays last
    state.guildhall[len(state.guildhall) - len(last) :] = [owner] * max(0, more) + last
    if owner == BARON:
        state.baron.available -= more
        state.baron.guildhall = count
    else:
        crew = state.workers[owner]
        if crew.guildhall + more < 0:
            raise Refusal(right("artisan-there", owner=owner, least=count - more - crew.guildhall))
        crew.free, crew.guildhall = crew.free - more, crew.guildhall + more
    check_stage(state)
    return [right("did-guildhall", owner=owner_name(owner), count=count)]


def check_stage(state: Architects) -> None:
    """A Guildhall that is full now, or no longer, would be another moment of the game: refused."""
    if state.stage == "play" and state.full:
        raise Refusal(right("fills-up"))
    if state.stage == "last" and not state.full:
        raise Refusal(right("empties"))


def stall_step(state: Architects) -> Step:
    """Who stands on a space of the Black Market, or that nobody does."""
    only_when_counting(state)
    return correction(
        right,
        "set-stall",
        ChoicePrompt(
            name="space",
            question=msg("ask-space"),
            choices=tuple(Choice(str(space), msg(f"stall-{space}")) for space in STALLS),
        ),
        ChoicePrompt(
            name="owner", question=right("ask-owner"), choices=(*owners(state), Choice(NOBODY, right("nobody")))
        ),
    )


def stall(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """Whoever stood there goes home; whoever stands there comes from the free ones."""
    space, owner = int(answers.word("space")), answers.word("owner")
    if gone := state.market.pop(space, None):
        move_stall(state, gone, -1)
    if owner != NOBODY:
        if len(state.market) == len(STALLS) - 1:
            raise Refusal(right("sets-off-reset"))
        state.market[space] = Stall(owner)
        move_stall(state, state.market[space], 1)
    name = right("nobody") if owner == NOBODY else owner_name(owner)
    return [right("did-stall", space=msg(f"stall-{space}"), owner=name)]


def move_stall(state: Architects, stall: Stall, by: int) -> None:
    """A Worker comes to the Black Market, or goes home; raises Refusal where none is free."""
    if stall.owner == BARON:
        state.baron.available, state.baron.market = state.baron.available - by, state.baron.market + by
        left = state.baron.available
    else:
        crew = state.artisan[stall.owner] if stall.artisan else state.workers[stall.owner]
        crew.free, crew.market = crew.free - by, crew.market + by
        left = crew.free
    if left < 0:
        raise Refusal(msg("no-worker-free", player=owner_name(stall.owner)))


def demand_step(state: Architects) -> Step:
    """How much lies on a revealed Demand."""
    shown = tuple(Choice(one.card.id, card_name(one.card)) for one in state.decks.demands)
    if not shown:
        raise Refusal(msg("no-demand"))
    items = tuple(
        Choice(item, msg(f"kind-{item}"))
        for item in dict.fromkeys(item for one in state.decks.demands for item in one.card.items)
    )
    return correction(
        right,
        "set-demand",
        ChoicePrompt(name="demand", question=right("ask-demand"), choices=shown),
        NumberPrompt(name="count", question=right("ask-given"), low=0, high=MOST_GIVEN),
        ChoicePrompt(name="item", question=right("ask-kind"), choices=items, optional=True),
    )


def demand(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The Demand holds so many of one kind; without the kind, of its first."""
    shown = next(one for one in state.decks.demands if one.card.id == answers.word("demand"))
    item, count = answers.get("item", shown.card.items[0]), answers.number("count")
    if item not in shown.card.items:
        raise Refusal(right("wrong-kind", demand=card_name(shown.card), item=msg(f"kind-{item}")))
    most = need(state, shown) - shown.total + shown.given.get(item, 0)
    if count > most:
        raise Refusal(right("too-many-given", demand=card_name(shown.card), count=count, most=most))
    shown.given[item] = count
    return [right("did-demand", demand=card_name(shown.card), what=msg(f"item-{item}", count=count))]


def deck_step(state: Architects) -> Step:
    """How many cards a face-down deck has left."""
    known = tuple(Choice(deck, right(f"deck-{deck}")) for deck in DECKS)
    most = max(len(state.decks.events), len(state.decks.futures) + 1)
    return correction(
        right,
        "set-deck",
        ChoicePrompt(name="deck", question=right("ask-deck"), choices=known),
        NumberPrompt(name="count", question=right("ask-cards"), low=0, high=most),
    )


def deck(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The deck has so many cards, but not more than are unseen."""
    name, count, decks = answers.word("deck"), answers.number("count"), state.decks
    unseen = len(decks.events) if name == "events" else len(decks.futures) + 1 - decks.on_top.count("future")
    if count > unseen:
        raise Refusal(right("too-many-cards", count=count, most=unseen))
    if name == "events":
        decks.events_left = count
    else:
        decks.future_left = count
    return [right("did-deck", deck=right(f"deck-{name}"), count=count)]


def schemes_step(state: Architects) -> Step:
    """Which Schemes lie face up in the discards."""
    cycle = tuple(
        Choice(id, deck_card_name(state, "scheme", id))
        for id in dict.fromkeys([*state.decks.schemes, *state.decks.discards])
        if not is_unseen(id)
    )
    discards = MultiChoicePrompt(name="discards", question=right("ask-discards"), choices=cycle, low=0, high=len(cycle))
    return correction(right, "set-schemes", discards)


def schemes(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """All other Schemes that are in play lie in the deck."""
    told, decks = answers.words("discards"), state.decks
    cycle = [*decks.schemes, *decks.discards]
    for id in told:
        cycle.remove(id)
    decks.schemes, decks.discards = cycle, told
    return [right("did-schemes", count=len(told), left=len(cycle))]


def round_step(state: Architects) -> Step:
    """Which round it is."""
    return correction(right, "set-round", NumberPrompt(name="round", question=right("ask-round"), low=1, high=LONGEST))


def set_round(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The rounds are counted on from there."""
    state.round = answers.number("round")
    return [right("did-round", round=state.round)]

"""The Baron's four decks: what the next card can be, and turning it."""

from __future__ import annotations

from regno.chronicles.messages import Message, TextLike, TextList
from regno.chronicles.packs.architects import Demand, EventCard, FinalScheme, FutureScheme, Scheme
from regno.chronicles.packs.cards import Card, card_name
from regno.chronicles.packs.effects import Alternatives
from regno.chronicles.scenarios.architects.state import Architects, Shown, msg

LEVELS = 4
TURNED = ("scheme", "event", "demand", "future_discard")  # the verbs that turn a card face up


def scheme_card(state: Architects, id: str) -> Scheme | FutureScheme | FinalScheme:
    """A Scheme of any of the three sets; their ids differ."""
    found: Scheme | FutureScheme | FinalScheme | None = state.cards.by_id(Scheme).get(id) or state.cards.by_id(
        FutureScheme
    ).get(id)
    return found or state.cards.by_id(FinalScheme)[id]


def on_card_change(state: Architects, old: str, card: Card) -> list[Message]:
    """A card was entered or corrected: put it in the place of its stand-in, and of the Demand that lies open."""
    for deck in (state.decks.schemes, state.decks.futures, state.decks.events):
        deck[:] = [card.id if id == old else id for id in deck]
    for shown in state.decks.demands:
        if isinstance(card, Demand) and shown.card.id == old:
            shown.card = card
    return []


def lay_out(state: Architects) -> None:
    """Set-up 6 and 8: the Schemes that are in play, the Future Schemes over the Final one, the Events of the mode."""
    decks, cards = state.decks, state.cards
    plain = {one.id for one in cards.all(Scheme) if state.artisans or not one.artisans}
    decks.schemes = [id for id in cards.deck(Scheme) if id in plain]
    decks.futures = cards.deck(FutureScheme)
    decks.future_left = len(decks.futures) + 1
    decks.events = cards.deck(EventCard)
    decks.events_left = state.board.events


def candidates(state: Architects, do: str) -> list[str]:
    """What the next card of a deck can be; empty when there is none."""
    decks = state.decks
    if do == "scheme":
        return scheme_candidates(state)
    if do == "event":
        return decks.events if decks.events_left else []
    if do == "demand":
        return [id for id in state.cards.deck(Demand) if state.cards.by_id(Demand)[id].level == len(decks.demands) + 1]
    return next_future(state)


def scheme_candidates(state: Architects) -> list[str]:
    """What lies on top, else any Scheme of the deck; an empty deck is made again from the discards."""
    decks = state.decks
    if not decks.on_top:
        return decks.schemes or decks.discards
    return [state.cards.the(FinalScheme).id] if decks.on_top[-1] == "final" else decks.futures


def next_future(state: Architects) -> list[str]:
    """The top of the Future deck: an unseen Future Scheme, at last the Final Scheme."""
    decks = state.decks
    if decks.future_left > 1:
        return decks.futures
    return [state.cards.the(FinalScheme).id] if decks.future_left else []


def turn(state: Architects, do: str, id: str) -> list[Message]:
    """Turn the next card of a deck, with the words its owner wants shown; what it does is not yet done."""
    text = the_card(state, do, id).text
    return [*TURN[do](state, id), *([msg("did-text", text=text)] if text else [])]


def turn_scheme(state: Architects, id: str) -> list[Message]:
    """The top Scheme goes face up on the discards; an empty deck is first made again from them."""
    decks, told = state.decks, []
    if decks.on_top:
        if decks.on_top.pop() == "future":
            decks.futures.remove(id)
    else:
        if not decks.schemes:
            told += shuffle(state)
        decks.schemes.remove(id)
    decks.discards.append(id)
    told.append(msg("did-scheme", card=deck_card_name(state, "scheme", id)))
    if state.rule("reshuffle") == "at-once" and not decks.schemes and not decks.on_top:
        told += shuffle(state)
    return told


def shuffle(state: Architects) -> list[Message]:
    """The discards are the new Scheme deck."""
    decks = state.decks
    decks.schemes, decks.discards = decks.discards, []
    return [msg("did-shuffle", count=len(decks.schemes))]


def turn_event(state: Architects, id: str) -> list[Message]:
    """The top Event."""
    decks = state.decks
    decks.events.remove(id)
    decks.events_seen.append(id)
    decks.events_left -= 1
    return [msg("did-event", card=deck_card_name(state, "event", id), left=decks.events_left)]


def turn_demand(state: Architects, id: str) -> list[Message]:
    """The Demand of the next level."""
    card = state.cards.by_id(Demand)[id]
    state.decks.demands.append(Shown(card))
    need = card.need[len(state.players)]
    return [msg("did-demand", card=card_name(card), level=card.level, asked=demand_items(card), need=need)]


def turn_future(state: Architects, id: str) -> list[Message]:
    """The top Future Scheme joins the Scheme discards, face up like them."""
    decks = state.decks
    decks.future_left -= 1
    if id in decks.futures:
        decks.futures.remove(id)
    decks.discards.append(id)
    return [msg("did-future-discard", card=deck_card_name(state, "scheme", id), left=decks.future_left)]


def future_on_top(state: Architects) -> list[Message]:
    """The top Future Scheme goes face down on the Scheme deck; without one nothing happens."""
    decks = state.decks
    if not decks.future_left:
        return [msg("no-future")]
    decks.on_top.append("future" if decks.future_left > 1 else "final")
    decks.future_left -= 1
    return [msg("did-future-top", left=decks.future_left)]


TURN = {"scheme": turn_scheme, "event": turn_event, "demand": turn_demand, "future_discard": turn_future}


def steps_of(state: Architects, do: str, id: str) -> Alternatives:
    """What a turned card does at once: a Scheme and an Event are resolved, the others only lie open."""
    if do == "scheme":
        return scheme_card(state, id).steps
    return state.cards.by_id(EventCard)[id].steps if do == "event" else ()


def deck_card_name(state: Architects, do: str, id: str) -> TextLike:
    """The name of a card of one of the decks."""
    name: TextLike = card_name(the_card(state, do, id))
    return name


def the_card(state: Architects, do: str, id: str) -> Card:
    """A card of one of the decks."""
    if do == "event":
        return state.cards.by_id(EventCard)[id]
    return state.cards.by_id(Demand)[id] if do == "demand" else scheme_card(state, id)


def demand_items(card: Demand) -> TextList:
    """The items a Demand takes."""
    return TextList(tuple(msg(f"kind-{item}") for item in card.items))

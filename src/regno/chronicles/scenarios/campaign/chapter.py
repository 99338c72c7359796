"""Setting up a chapter: who begins, what goes back to the box, the Tomes laid out, Silver for those behind."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.first_player import first_player_step, set_first_player
from regno.chronicles.messages import Message, Refusal, TextLike, TextList
from regno.chronicles.packs.cards import GAMES, Crest, Tome, card_name, is_unseen
from regno.chronicles.prompts import Answers, Choice, MultiChoicePrompt
from regno.chronicles.scenarios.campaign.claims import advantages
from regno.chronicles.scenarios.campaign.rules import RULES
from regno.chronicles.scenarios.campaign.state import Campaign, game_name, msg, new_step
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Item, Step

SHOWN = 3  # Tomes of a game laid out as objectives; the other three are its Victory Tomes


def first_step(state: Campaign) -> Step:
    """Campaign set-up 3: the first player of Architects is random."""
    return first_player_step(state, msg, msg("section-campaign-setup"))


def first_player(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """The named player begins, or one drawn by the program."""
    return set_first_player(state, answers, chance, msg)


def lay_out_step(state: Campaign) -> Step:
    """Chapter set-up 4: shuffle the six Tomes of the game, three face up, three aside as Victory Tomes."""
    if not state.first:
        raise Refusal(msg("first-unknown"))
    known = tuple(Choice(tome.id, card_name(tome)) for tome in of_game(state) if not is_unseen(tome.id))
    new = len(unseen_tomes(state))
    which = MultiChoicePrompt(
        name="tomes",
        question=msg("ask-tomes-met" if new else "ask-tomes"),
        choices=known,
        low=max(0, SHOWN - new),
        high=SHOWN,
        optional=not new or new >= SHOWN,
        draws=not new,
    )
    return new_step(
        "lay-out",
        msg("section-chapter-setup", point=4),
        *((which,) if known else ()),
        what=msg("step-lay-out", game=game_name(state.game)),
        also=() if known else (which,),  # nothing typed yet, so nothing to choose among
        assumes=in_force(RULES, state.settings, "silver-victory", "silver-token-tome") if state.results else (),
    )


def of_game(state: Campaign) -> list[Tome]:
    """The six Tomes of the current game."""
    return [tome for tome in state.cards.all(Tome) if tome.game == state.game]


def unseen_tomes(state: Campaign) -> list[str]:
    """The stand-ins of the current game's Tomes that nobody has typed yet."""
    return [tome.id for tome in of_game(state) if is_unseen(tome.id)]


def lay_out(state: Campaign, answers: Answers, chance: Chance) -> list[Message]:
    """Three objectives are open, and from the second game on those behind take Silver.

    Those that were not typed yet need not be entered before somebody claims them.
    """
    told, unseen = answers.words("tomes"), unseen_tomes(state)
    if unseen:
        state.shown = [*told, *unseen[: SHOWN - len(told)]]
    else:
        state.shown = told or chance.draw_several([tome.id for tome in of_game(state)], SHOWN)
    state.silver = handicap(state)
    state.fresh.clear()
    state.stage = "play"
    names: list[TextLike] = [state.name(id) for id in state.shown if not is_unseen(id)]
    if len(names) < len(state.shown):
        names.append(msg("tomes-unseen", count=len(state.shown) - len(names)))
    messages = [msg("did-lay-out", game=game_name(state.game), tomes=TextList(tuple(names)))]
    if state.results:
        messages.append(msg("did-pass-marker", winner=state.results[-1].ranking[0], first=state.first))
    return messages + [msg("did-silver", player=who, silver=n) for who, n in state.silver.items() if n]


def handicap(state: Campaign) -> dict[str, int]:
    """Chapter set-up 5: Silver equal to the Tomes one has less than the leader, from the second game on."""
    if not state.results:
        return {}
    tomes = {player: silver_count(state, player) for player in state.players}
    return {player: max(tomes.values()) - count for player, count in tomes.items()}


def silver_count(state: Campaign, player: str) -> int:
    """The Tomes of a player that count for the Silver, under the house rules in force."""
    count = state.count(player)
    if state.settings.rules["silver-victory"] == "not-counted":
        count -= state.victory_tomes(player)
    if state.settings.rules["silver-token-tome"] == "later":
        count -= len(state.fresh.intersection(state.crests_won(player)))
    return count


def open_chapter(state: Campaign) -> None:
    """After a game the next begins with the winner's left neighbour, so that the winner plays last."""
    state.shown, state.silver, state.sheets, state.points, state.ranks = [], {}, {}, {}, []
    state.used.clear()
    state.stage = "over" if len(state.results) == len(GAMES) else "setup"
    state.first = state.from_first(state.results[-1].ranking[0])[1]


def checklist(state: Campaign) -> list[Item]:
    """What to set up on the table: the whole list while setting up, the Silver once the Tomes lie open."""
    if state.stage == "play" and any(state.silver.values()):
        return [item(state, "silver", silver=silver_message(state))]
    if state.stage != "setup":
        return []
    opening = later_opening(state) if state.results else campaign_opening(state)
    return [*opening, item(state, "tomes", step="lay-out", done=False, game=game_name(state.game))]


def campaign_opening(state: Campaign) -> list[Item]:
    """Before the first game: boards, Crests, first player; then Architects with a free Apprentice before Buildings."""
    need = state.crests_needed(state.cards.all(Crest)[0].id)
    first = item(state, "first-player", step="first-player", done=bool(state.first))
    crests = state.cards.all(Crest)
    lent = any(state.cards.is_filling(crest) for crest in crests)
    called = [item(state, "crest-names", crests=TextList(tuple(map(card_name, crests))))] if lent else []
    steps = [item(state, "boards"), item(state, "crests", need=need), *called, first]
    return [*steps, item(state, "no-characters"), item(state, "free-apprentice"), item(state, "then-buildings")]


def later_opening(state: Campaign) -> list[Item]:
    """Before a later game: unclaimed Tomes to the box, the marker to the winner, advantages, the marker passed on."""
    winner, game = state.results[-1].ranking[0], game_name(state.game)
    owned = [
        item(state, f"advantage-{tome.id}", "advantage", player=player, tome=card_name(tome), advantage=tome.advantage)
        for player, tome in advantages(state)
        if tome.advantage_when == "setup"
    ]
    return [
        item(state, "box", game=game_name(state.results[-1].game)),
        item(state, "marker", winner=winner),
        item(state, "base-setup", game=game),
        item(state, f"extra-{state.game}"),
        *owned,
        item(state, "pass-marker", winner=winner, first=state.first),
    ]


def item(
    state: Campaign, id: str, key: str = "", *, step: str = "", done: bool | None = None, **arguments: TextLike
) -> Item:
    """One line of the checklist; its id is good for this chapter only."""
    key = key or id
    return Item(f"{state.game}-{id}", msg(f"list-{key}", **arguments), msg(f"list-{key}-why"), step, done)


def silver_message(state: Campaign) -> TextList:
    """Who takes how much."""
    return TextList(tuple(msg("silver-of", player=who, silver=n) for who, n in state.silver.items() if n))

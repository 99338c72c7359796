"""What players do that the program must know: Workers in the Guildhall and the Black Market, and Donations."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal
from regno.chronicles.packs.architects import DONATABLE, RogueReverend
from regno.chronicles.packs.cards import card_name
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, NumberPrompt, Prompt, choices
from regno.chronicles.scenarios.architects.baron import begin_last
from regno.chronicles.scenarios.architects.decks import demand_items
from regno.chronicles.scenarios.architects.effect_text import tile_message
from regno.chronicles.scenarios.architects.guildhall import STALLS, free_stalls, stand, take_space
from regno.chronicles.scenarios.architects.rules import RULES
from regno.chronicles.scenarios.architects.state import (
    Architects,
    Crew,
    Place,
    Shown,
    Stall,
    msg,
    new_step,
    only_when_counting,
    recall,
)
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

MOST_GIVEN = 30  # items in one Donation command


def placers(state: Architects) -> tuple[Choice, ...]:
    """The players who have a piece to place."""
    able = [player for player in state.order if any(crew.free for crew in state.crews(player))]
    if not able:
        raise Refusal(msg("nobody-free"))
    return choices(able)


def piece_prompts(state: Architects) -> tuple[Prompt, ...]:
    """Who places and, with the Age of Artisans, whether it is the Artisan."""
    who = ChoicePrompt(name="player", question=msg("ask-placer"), choices=placers(state))
    kinds = (Choice("worker", msg("piece-worker")), Choice("artisan", msg("piece-artisan")))
    piece = ChoicePrompt(name="piece", question=msg("ask-piece"), choices=kinds, optional=True)
    return (who, piece) if state.artisans else (who,)


def place_piece(state: Architects, answers: Answers, target: Place) -> Crew:
    """Take the piece from those that are free."""
    player = answers.word("player")
    artisan = answers.get("piece") == "artisan"
    crew = state.artisan[player] if artisan else state.workers[player]
    if not crew.free:
        raise Refusal(msg("no-artisan-free" if artisan else "no-worker-free", player=player))
    crew.move(1, "free", target)
    return crew


def guildhall_step(state: Architects) -> Step:
    """A Worker in the Guildhall stays there; the one on the last space brings the end."""
    only_when_counting(state)
    where = (Choice("space", msg("on-space")), Choice("top", msg("on-top")))
    top = ChoicePrompt(name="on", question=msg("ask-on"), choices=where, optional=True)
    return new_step(
        "guildhall",
        msg("section-end"),
        *piece_prompts(state),
        *([top] if state.artisans else []),
        why=msg("why-guildhall", left=state.spaces - len(state.guildhall)),
        assumes=(msg("assume-rows"), *in_force(RULES, state.settings, "baron-last")),
        optional=True,
    )


def guildhall(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The Worker takes the next space, or with the Age of Artisans lies on an own one to craft."""
    player, on_top = answers.word("player"), answers.get("on") == "top"
    own = state.guildhall.count(player)
    if on_top and sum(crew.guildhall for crew in state.crews(player)) >= 2 * own:
        raise Refusal(msg("nothing-to-top", player=player, own=own))
    if not on_top and state.full:
        raise Refusal(msg("guildhall-full", spaces=state.spaces))
    place_piece(state, answers, "guildhall")
    piece = msg(f"piece-{answers.get('piece', 'worker')}")
    first = msg("did-guildhall-top" if on_top else "did-guildhall", player=player, piece=piece)
    messages = [first, *power(state, player, "guildhall")]
    if on_top:
        return messages
    messages += take_space(state, player)
    return messages + begin_last(state) if state.full else messages


def market_step(state: Architects) -> Step:
    """Three single spaces; the third Worker sets off a Reset."""
    only_when_counting(state)
    spaces = tuple(Choice(str(space), msg(f"stall-{space}")) for space in free_stalls(state))
    return new_step(
        "market",
        msg("section-market"),
        *piece_prompts(state),
        ChoicePrompt(name="space", question=msg("ask-space"), choices=spaces),
        assumes=(msg("assume-reset"),),
        optional=True,
    )


def market(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The Worker stands there until the Reset."""
    player, space = answers.word("player"), int(answers.word("space"))
    place_piece(state, answers, "market")
    messages = [msg(f"did-market-{STALLS.index(space)}", player=player), *power(state, player, "black_market")]
    return messages + stand(state, space, Stall(player, answers.get("piece") == "artisan"))


def power(state: Architects, player: str, on: str) -> list[Message]:
    """The Donations that a player's Rogue or Reverend gives him at this location."""
    dealt = state.dealt.get(player)
    if not dealt or dealt.lost:
        return []
    card = state.cards.by_id(RogueReverend)[dealt.card]
    face = card.rogue if dealt.side == "rogue" else card.reverend
    if face.on != on:
        return []
    by_level = face.donations == "cathedral_level"
    count = 0 if by_level else int(face.donations)
    return [msg("power-level" if by_level else "power-count", player=player, side=msg(f"side-{dealt.side}"), n=count)]


def donate_step(state: Architects) -> Step:
    """Each Donation is one item, to a player or to a revealed Demand."""
    items = tuple(Choice(item, msg(f"kind-{item}")) for item in DONATABLE)
    open_demands = tuple(Choice(shown.card.id, demand_message(state, shown)) for shown in unmet(state))
    who = choices(state.players)
    return new_step(
        "donate",
        msg("section-donations"),
        ChoicePrompt(name="player", question=msg("ask-donor"), choices=who),
        ChoicePrompt(name="item", question=msg("ask-item"), choices=items),
        NumberPrompt(name="count", question=msg("ask-count"), low=1, high=MOST_GIVEN, optional=True),
        ChoicePrompt(name="demand", question=msg("ask-demand"), choices=open_demands, optional=True),
        ChoicePrompt(name="to", question=msg("ask-receiver"), choices=who, optional=True),
        assumes=(msg("assume-owned"), *tile_message(state, "storehouse")),
        optional=True,
    )


def unmet(state: Architects) -> list[Shown]:
    """The revealed Demands that still take something."""
    return [shown for shown in state.decks.demands if shown.total < need(state, shown)]


def need(state: Architects, shown: Shown) -> int:
    """How much a Demand takes with so many players; the Baron is none."""
    return shown.card.need[len(state.players)]


def demand_message(state: Architects, shown: Shown) -> Message:
    """A Demand with what it has and what it needs."""
    return msg(
        "demand", card=card_name(shown.card), items=demand_items(shown.card), given=shown.total, need=need(state, shown)
    )


def donate(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The items go to one Demand or to one player."""
    player, item, count = answers.word("player"), answers.word("item"), answers.get("count", 1)
    if ("demand" in answers) == ("to" in answers):
        raise Refusal(msg("demand-or-player"))
    what = msg(f"item-{item}", count=count)
    if "demand" in answers:
        messages = to_demand(state, player, item, count, answers.word("demand"))
    else:
        receiver = answers.word("to")
        if receiver == player:
            raise Refusal(msg("to-oneself", player=player))
        moment = "debt" if item in ("debt", "debt_paid") else ""
        messages = [msg("did-donate", player=player, what=what, to=receiver), *recall(state, receiver, moment)]
    return [*messages, *recall(state, player, "donation")]


def to_demand(state: Architects, player: str, item: str, count: int, id: str) -> list[Message]:
    """Only what the Demand asks, and not more than it needs."""
    shown = next(one for one in state.decks.demands if one.card.id == id)
    if item not in shown.card.items:
        raise Refusal(
            msg("wrong-item", card=card_name(shown.card), item=msg(f"kind-{item}"), items=demand_items(shown.card))
        )
    left = need(state, shown) - shown.total
    if count > left:
        raise Refusal(msg("too-much", card=card_name(shown.card), count=count, left=left))
    shown.given[item] = shown.given.get(item, 0) + count
    what = msg(f"item-{item}", count=count)
    messages = [msg("did-donate-demand", player=player, what=what, demand=demand_message(state, shown))]
    return messages + ([msg("did-meet", card=card_name(shown.card), met=shown.card.met)] if count == left else [])


def lose_step(state: Architects) -> Step:
    """A Rogue or Reverend is an ordinary Apprentice and can be discarded by effects."""
    holders = [player for player, dealt in state.dealt.items() if not dealt.lost]
    if not holders:
        raise Refusal(msg("no-apprentice"))
    return new_step(
        "lose-apprentice",
        msg("section-setup", point=1),
        ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(holders)),
        what=msg("step-lost"),
        why=msg("why-lost"),
        optional=True,
    )


def lose(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The player no longer has his Rogue or Reverend."""
    dealt = state.dealt[answers.word("player")]
    dealt.lost = True
    return [msg("did-lost", player=answers.word("player"), side=msg(f"side-{dealt.side}"))]

"""What players do that the program must know: Workers in the Guildhall and the Black Market, and Donations."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Refusal, Sentence
from regno.chronicles.packs.architects import DONATABLE, RogueReverend
from regno.chronicles.packs.cards import named
from regno.chronicles.prompts import Ask, Choice, Choose, Facts, Number, choices
from regno.chronicles.scenarios.architects.baron import begin_last
from regno.chronicles.scenarios.architects.decks import asked
from regno.chronicles.scenarios.architects.effect_text import tile_told
from regno.chronicles.scenarios.architects.guildhall import STALLS, free_stalls, stand, take_space
from regno.chronicles.scenarios.architects.rules import RULES
from regno.chronicles.scenarios.architects.state import Architects, Crew, Place, Shown, Stall, at_stage, recall, tell
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

MOST_GIVEN = 30  # items in one Donation command


def placers(state: Architects) -> tuple[Choice, ...]:
    """The players who have a piece to place."""
    able = [player for player in state.order if any(crew.free for crew in state.crews(player))]
    if not able:
        raise Refusal(tell("nobody-free"))
    return choices(able)


def piece_asks(state: Architects) -> tuple[Ask, ...]:
    """Who places and, with the Age of Artisans, whether it is the Artisan."""
    who = Choose(name="player", question=tell("ask-placer"), choices=placers(state))
    kinds = (Choice("worker", tell("piece-worker")), Choice("artisan", tell("piece-artisan")))
    piece = Choose(name="piece", question=tell("ask-piece"), choices=kinds, optional=True)
    return (who, piece) if state.artisans else (who,)


def placed(state: Architects, facts: Facts, target: Place) -> Crew:
    """Take the piece from those that are free."""
    player = facts.word("player")
    artisan = facts.get("piece") == "artisan"
    crew = state.artisan[player] if artisan else state.workers[player]
    if not crew.free:
        raise Refusal(tell("no-artisan-free" if artisan else "no-worker-free", player=player))
    crew.move(1, "free", target)
    return crew


def guildhall_step(state: Architects) -> Step:
    """A Worker in the Guildhall stays there; the one on the last space brings the end."""
    at_stage(state, "play", "last")
    where = (Choice("space", tell("on-space")), Choice("top", tell("on-top")))
    top = Choose(name="on", question=tell("ask-on"), choices=where, optional=True)
    return Step(
        command="guildhall",
        what=tell("step-guildhall"),
        why=tell("why-guildhall", left=state.spaces - len(state.guildhall)),
        section=tell("section-end"),
        asks=(*piece_asks(state), *([top] if state.artisans else [])),
        assumes=(tell("assume-rows"), *in_force(RULES, state.settings, "baron-last")),
        optional=True,
    )


def guildhall(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The Worker takes the next space, or with the Age of Artisans lies on an own one to craft."""
    player, on_top = facts.word("player"), facts.get("on") == "top"
    own = state.guildhall.count(player)
    if on_top and sum(crew.guildhall for crew in state.crews(player)) >= 2 * own:
        raise Refusal(tell("nothing-to-top", player=player, own=own))
    if not on_top and state.full:
        raise Refusal(tell("guildhall-full", spaces=state.spaces))
    placed(state, facts, "guildhall")
    piece = tell(f"piece-{facts.get('piece', 'worker')}")
    first = tell("did-guildhall-top" if on_top else "did-guildhall", player=player, piece=piece)
    told = [first, *power(state, player, "guildhall")]
    if on_top:
        return told
    told += take_space(state, player)
    return told + begin_last(state) if state.full else told


def market_step(state: Architects) -> Step:
    """Three single spaces; the third Worker sets off a Reset."""
    at_stage(state, "play", "last")
    spaces = tuple(Choice(str(space), tell(f"stall-{space}")) for space in free_stalls(state))
    return Step(
        command="market",
        what=tell("step-market"),
        why=tell("why-market"),
        section=tell("section-market"),
        asks=(*piece_asks(state), Choose(name="space", question=tell("ask-space"), choices=spaces)),
        assumes=(tell("assume-reset"),),
        optional=True,
    )


def market(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The Worker stands there until the Reset."""
    player, space = facts.word("player"), int(facts.word("space"))
    placed(state, facts, "market")
    told = [tell(f"did-market-{STALLS.index(space)}", player=player), *power(state, player, "black_market")]
    return told + stand(state, space, Stall(player, facts.get("piece") == "artisan"))


def power(state: Architects, player: str, on: str) -> list[Sentence]:
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
    return [tell("power-level" if by_level else "power-count", player=player, side=tell(f"side-{dealt.side}"), n=count)]


def donate_step(state: Architects) -> Step:
    """Each Donation is one item, to a player or to a revealed Demand."""
    at_stage(state, "play", "last")
    items = tuple(Choice(item, tell(f"kind-{item}")) for item in DONATABLE)
    open_demands = tuple(Choice(shown.card.id, demand_told(state, shown)) for shown in unmet(state))
    who = choices(state.players)
    return Step(
        command="donate",
        what=tell("step-donate"),
        why=tell("why-donate"),
        section=tell("section-donations"),
        asks=(
            Choose(name="player", question=tell("ask-donor"), choices=who),
            Choose(name="item", question=tell("ask-item"), choices=items),
            Number(name="count", question=tell("ask-count"), low=1, high=MOST_GIVEN, optional=True),
            Choose(name="demand", question=tell("ask-demand"), choices=open_demands, optional=True),
            Choose(name="to", question=tell("ask-receiver"), choices=who, optional=True),
        ),
        assumes=(tell("assume-owned"), *tile_told(state, "storehouse")),
        optional=True,
    )


def unmet(state: Architects) -> list[Shown]:
    """The revealed Demands that still take something."""
    return [shown for shown in state.decks.demands if shown.total < need(state, shown)]


def need(state: Architects, shown: Shown) -> int:
    """How much a Demand takes with so many players; the Baron is none."""
    return shown.card.need[len(state.players)]


def demand_told(state: Architects, shown: Shown) -> Sentence:
    """A Demand with what it has and what it needs."""
    return tell("demand", card=named(shown.card), items=asked(shown.card), given=shown.total, need=need(state, shown))


def donate(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The items go to one Demand or to one player."""
    player, item, count = facts.word("player"), facts.word("item"), facts.get("count", 1)
    if ("demand" in facts) == ("to" in facts):
        raise Refusal(tell("demand-or-player"))
    what = tell(f"item-{item}", count=count)
    if "demand" in facts:
        told = to_demand(state, player, item, count, facts.word("demand"))
    else:
        receiver = facts.word("to")
        if receiver == player:
            raise Refusal(tell("to-oneself", player=player))
        moment = "debt" if item in ("debt", "debt_paid") else ""
        told = [tell("did-donate", player=player, what=what, to=receiver), *recall(state, receiver, moment)]
    return [*told, *recall(state, player, "donation")]


def to_demand(state: Architects, player: str, item: str, count: int, id: str) -> list[Sentence]:
    """Only what the Demand asks, and not more than it needs."""
    shown = next(one for one in state.decks.demands if one.card.id == id)
    if item not in shown.card.items:
        raise Refusal(tell("wrong-item", card=named(shown.card), item=tell(f"kind-{item}"), items=asked(shown.card)))
    left = need(state, shown) - shown.total
    if count > left:
        raise Refusal(tell("too-much", card=named(shown.card), count=count, left=left))
    shown.given[item] = shown.given.get(item, 0) + count
    what = tell(f"item-{item}", count=count)
    told = [tell("did-donate-demand", player=player, what=what, demand=demand_told(state, shown))]
    return told + ([tell("did-meet", card=named(shown.card), met=shown.card.met)] if count == left else [])


def lost_step(state: Architects) -> Step:
    """A Rogue or Reverend is an ordinary Apprentice and can be discarded by effects."""
    at_stage(state, "play", "last")
    holders = [player for player, dealt in state.dealt.items() if not dealt.lost]
    if not holders:
        raise Refusal(tell("no-apprentice"))
    return Step(
        command="lose-apprentice",
        what=tell("step-lost"),
        why=tell("why-lost"),
        section=tell("section-setup", point=1),
        asks=(Choose(name="player", question=tell("ask-player"), choices=choices(holders)),),
        optional=True,
    )


def lost(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The player no longer has his Rogue or Reverend."""
    dealt = state.dealt[facts.word("player")]
    dealt.lost = True
    return [tell("did-lost", player=facts.word("player"), side=tell(f"side-{dealt.side}"))]

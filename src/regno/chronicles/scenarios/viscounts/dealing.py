"""Cards before the players: Summary cards with their owners, and the expansion's Heroes."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Refusal, Sentence, Several
from regno.chronicles.packs.cards import named
from regno.chronicles.packs.viscounts import Hero, Summary
from regno.chronicles.prompts import Choice, Choose, ChooseSeveral, Facts, choices
from regno.chronicles.scenarios.viscounts.board import tell
from regno.chronicles.scenarios.viscounts.rules import RULES
from regno.chronicles.scenarios.viscounts.state import Viscounts, at_stage
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step


def summaries_step(state: Viscounts) -> Step:
    """Set-up 2: a Summary card each with three or four players, two each with two; at random or chosen."""
    at_stage(state, "setup")
    if state.summaries:
        raise Refusal(tell("summaries-known"))
    cards, many = state.cards.all(Summary), each_gets(state) * len(state.players)
    known = tuple(Choice(card.id, named(card)) for card in cards)
    question = tell(f"ask-summaries-{each_gets(state)}", players=Several(state.players))
    return Step(
        command="summaries",
        what=tell("step-summaries", each=each_gets(state)),
        why=tell("why-summaries"),
        section=tell("section-setup", point=2),
        asks=(
            ChooseSeveral(
                name="cards", question=question, choices=known, low=many, high=many, optional=True, draws=True
            ),
        ),
        assumes=in_force(RULES, state.settings, "summary-tops") if each_gets(state) > 1 else (),
    )


def each_gets(state: Viscounts) -> int:
    """How many Summary cards a player has."""
    return 2 if len(state.players) == 2 else 1


def summaries(state: Viscounts, facts: Facts, chance: Chance) -> list[Sentence]:
    """The cards in seat order; with two players the first two are the first player's."""
    each, ids = each_gets(state), [card.id for card in state.cards.all(Summary)]
    dealt = facts.words("cards") or chance.draw_several(ids, each * len(state.players))
    state.summaries = {player: dealt[each * seat : each * seat + each] for seat, player in enumerate(state.players)}
    state.tops_chosen = each == 1
    told = [
        tell("has-summaries", player=player, cards=Several(tuple(named(state.summary(id)) for id in own)))
        for player, own in state.summaries.items()
    ]
    return [tell("did-summaries"), *told]


def tops_step(state: Viscounts) -> Step:
    """Set-up 2 with two players: each lays one of his cards over the other; only its lower effects count."""
    at_stage(state, "setup")
    if not state.summaries or state.tops_chosen:
        raise Refusal(tell("no-tops"))
    return Step(
        command="tops",
        what=tell("step-tops"),
        why=tell("why-tops"),
        section=tell("section-setup", point=2),
        asks=(tops_ask(state),),
        assumes=in_force(RULES, state.settings, "summary-tops"),
    )


def tops_ask(state: Viscounts) -> ChooseSeveral:
    """One card of each player."""
    known = tuple(
        Choice(id, tell("card-of", card=named(state.summary(id)), player=player))
        for player, ids in state.summaries.items()
        for id in ids
    )
    many = len(state.players)
    return ChooseSeveral(name="cards", question=tell("ask-tops"), choices=known, low=many, high=many)


def tops(state: Viscounts, facts: Facts, chance: Chance) -> list[Sentence]:
    """Each player's chosen card lies on top."""
    chosen = facts.words("cards")
    told = [tell("did-tops")]
    for player, ids in state.summaries.items():
        own = [id for id in ids if id in chosen]
        if len(own) != 1:
            raise Refusal(tell("tops-one-each", player=player, count=len(own)))
        ids.sort(key=lambda id: id not in chosen)
        told.append(tell("has-top", player=player, card=named(state.summary(ids[0]))))
    state.tops_chosen = True
    return told


def hero_step(state: Viscounts) -> Step:
    """The expansion's Heroes may be in any game; a player has one, and the program recalls it."""
    at_stage(state, "setup", "turn")
    taken = state.heroes.values()
    free = tuple(Choice(hero.id, named(hero)) for hero in state.cards.all(Hero) if hero.id not in taken)
    without = choices(player for player in state.players if player not in state.heroes)
    if not free or not without:
        raise Refusal(tell("no-heroes"))
    return Step(
        command="hero",
        what=tell("step-hero"),
        why=tell("why-hero"),
        section=tell("section-extra"),
        asks=(
            Choose(name="player", question=tell("ask-hero-player"), choices=without),
            Choose(name="hero", question=tell("ask-hero"), choices=free),
        ),
        optional=True,
    )


def hero(state: Viscounts, facts: Facts, chance: Chance) -> list[Sentence]:
    """A player has a Hero of the expansion."""
    player, card = facts.word("player"), state.cards.by_id(Hero)[facts.word("hero")]
    state.heroes[player] = card.id
    return [tell("did-hero", player=player, hero=named(card), text=card.text)]

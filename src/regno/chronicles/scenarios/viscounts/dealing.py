"""Cards before the players: Summary cards with their owners, and the expansion's Heroes."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal, TextList
from regno.chronicles.packs.cards import card_name, is_unseen
from regno.chronicles.packs.unseen import untyped_kinds
from regno.chronicles.packs.viscounts import Hero, SummaryCard
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, MultiChoicePrompt, choices, drawn_prompt
from regno.chronicles.scenarios.viscounts.board import msg, new_step
from regno.chronicles.scenarios.viscounts.rules import RULES
from regno.chronicles.scenarios.viscounts.state import Viscounts
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step


def summaries_step(state: Viscounts) -> Step:
    """Set-up 2: a Summary card each with three or four players, two each with two; at random or chosen."""
    if state.summaries:
        raise Refusal(msg("summaries-known"))
    cards, many = state.cards.all(SummaryCard), each_gets(state) * len(state.players)
    known = tuple(Choice(card.id, card_name(card)) for card in cards if not is_unseen(card.id))
    new = untyped_kinds(card.id for card in cards)
    met = "-met" if new else ""
    question = msg(f"ask-summaries-{each_gets(state)}{met}", players=TextList(state.players))
    owners = tuple(player for player in state.players for _ in range(each_gets(state)))
    which = drawn_prompt("cards", question, known, many, untyped=new, owners=owners)
    return new_step(
        "summaries",
        msg("section-setup", point=2),
        which,
        what=msg("step-summaries", each=each_gets(state)),
        assumes=in_force(RULES, state.settings, "summary-tops") if each_gets(state) > 1 else (),
    )


def each_gets(state: Viscounts) -> int:
    """How many Summary cards a player has."""
    return 2 if len(state.players) == 2 else 1


def summaries(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The cards in seat order; with two players the first two are the first player's."""
    each, ids = each_gets(state), [card.id for card in state.cards.all(SummaryCard)]
    dealt = answers.words("cards") or chance.draw_several(ids, each * len(state.players))
    state.summaries = {player: dealt[each * seat : each * seat + each] for seat, player in enumerate(state.players)}
    state.tops_chosen = each == 1
    messages = [
        msg("has-summaries", player=player, cards=TextList(tuple(card_name(state.summary(id)) for id in own)))
        for player, own in state.summaries.items()
    ]
    return [msg("did-summaries"), *messages]


def tops_step(state: Viscounts) -> Step:
    """Set-up 2 with two players: each lays one of his cards over the other; only its lower effects count."""
    if not state.summaries or state.tops_chosen:
        raise Refusal(msg("no-tops"))
    return new_step(
        "tops",
        msg("section-setup", point=2),
        tops_prompt(state),
        assumes=in_force(RULES, state.settings, "summary-tops"),
    )


def tops_prompt(state: Viscounts) -> MultiChoicePrompt:
    """One card of each player."""
    known = tuple(
        Choice(id, msg("card-of", card=card_name(state.summary(id)), player=player))
        for player, ids in state.summaries.items()
        for id in ids
    )
    many = len(state.players)
    return MultiChoicePrompt(name="cards", question=msg("ask-tops"), choices=known, low=many, high=many)


def tops(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """Each player's chosen card lies on top."""
    chosen = answers.words("cards")
    messages = [msg("did-tops")]
    for player, ids in state.summaries.items():
        own = [id for id in ids if id in chosen]
        if len(own) != 1:
            raise Refusal(msg("tops-one-each", player=player, count=len(own)))
        ids.sort(key=lambda id: id not in chosen)
        messages.append(msg("has-top", player=player, card=card_name(state.summary(ids[0]))))
    state.tops_chosen = True
    return messages


def hero_step(state: Viscounts) -> Step:
    """The expansion's Heroes may be in any game; a player has one, and the program recalls it."""
    taken = state.heroes.values()
    free = tuple(Choice(hero.id, card_name(hero)) for hero in state.cards.all(Hero) if hero.id not in taken)
    without = choices(player for player in state.players if player not in state.heroes)
    if not free or not without:
        raise Refusal(msg("no-heroes"))
    return new_step(
        "hero",
        msg("section-extra"),
        ChoicePrompt(name="player", question=msg("ask-hero-player"), choices=without),
        ChoicePrompt(name="hero", question=msg("ask-hero"), choices=free),
        optional=True,
    )


def hero(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """A player has a Hero of the expansion."""
    player, card = answers.word("player"), state.cards.by_id(Hero)[answers.word("hero")]
    state.heroes[player] = card.id
    return [msg("did-hero", player=player, hero=card_name(card), text=card.text)]

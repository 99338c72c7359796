"""What must be true of a pack's cards together: counts, names that must exist, enough Crests, no endless chain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from regno.chronicles.messages import Catalogue, Message, Refusal, TextList
from regno.chronicles.packs.architects import Demand, EventCard, FinalScheme, FutureScheme, Scheme
from regno.chronicles.packs.cards import Card, Crest, CrestTome, Tome, card_name, is_unseen
from regno.chronicles.packs.pack import TYPES, Cards, Pack
from regno.chronicles.packs.paladins import PlayerTile, StartTownsfolk
from regno.chronicles.packs.readers import card_word, msg
from regno.chronicles.packs.unseen import STAND_INS
from regno.chronicles.packs.viscounts import Ribbon, SummaryCard


def counts(cards: Cards, kind: str) -> Iterator[Message]:
    """The groups of a kind's cards that hold too few or too many."""
    for name, card in TYPES.items():
        if kind != card.KIND:
            continue
        have = Counter(dict.fromkeys(card.COUNTS, 0))
        for one in cards.all(card):
            have[one.group] += one.copies
        for group, need in card.COUNTS.items():
            if have[group] != need:
                among = {"group": group if group.isdecimal() else card_word("value", group)} if group else {}
                key = "wrong-count-of" if group else "wrong-count"
                yield msg(key, name=card_word("type", name), have=have[group], need=need, **among)


def player_counts(cards: Cards, kind: str, players: int) -> Iterator[Message]:
    """The cards that do not say their number for so many players."""
    for card in TYPES.values():
        for one in cards.all(card) if kind == card.KIND else []:
            if any(players not in numbers for numbers in one.players()):
                yield msg("no-number", type=card_word("type", card.TYPE), card=card_name(one), players=players)


def missing(cards: Cards, card: Card, key: str, value: str, known: list[str]) -> Message:
    """A card that names another which is not there."""
    what = msg("names-unknown", card=card_name(card), value=value, known=TextList(tuple(known)))
    return (cards.place(card) / key).fault(what).sentence


def crests(cards: Cards) -> Iterator[Message]:
    """Crests are of the three types; each type has its Tome, and enough Crests to win it."""
    types = [crest.id for crest in cards.all(Crest)]
    for tome in cards.all(Tome):
        yield from (missing(cards, tome, "crests", one, types) for one in tome.crests if one not in types)
    for crest_tome in cards.all(CrestTome):
        if crest_tome.crest not in types:
            yield missing(cards, crest_tome, "crest", crest_tome.crest, types)
        have = sum(tome.crests.count(crest_tome.crest) for tome in cards.all(Tome)) + 1  # and the token
        need = max(crest_tome.need.values())
        if have < need and not any(is_unseen(tome.id) for tome in cards.all(Tome)):
            yield (
                cards.place(crest_tome).fault(msg("few-crests", crest=crest_tome.crest, have=have, need=need)).sentence
            )
    for crest, count in Counter(one.crest for one in cards.all(CrestTome)).items():
        if count > 1:
            yield msg("two-crest-tomes", crest=crest)


def advantages(cards: Cards) -> Iterator[Message]:
    """An advantage is for later games; Viscounts is the last and its Tomes have none."""
    for tome in cards.all(Tome):
        place = cards.place(tome)
        for key, told in advantage_faults(tome):
            yield (place / key).fault(msg("of-card", card=card_name(tome), what=told)).sentence


def advantage_faults(card: Card) -> Iterator[tuple[str, Message]]:
    """What cannot stand on a Tome by itself: the field, and what is right."""
    if not isinstance(card, Tome):
        return
    later = card.later_games()
    if any(game not in later for game in card.advantage_games):
        known = TextList(tuple(card_word("value", game) for game in later))
        yield "advantage_games", msg("later-game-only", known=known) if later else msg("no-later-game-here")
    if card.advantage and not later:
        yield "advantage", msg("no-later-game-here")


def shares(pack: Pack, kind: str) -> list[TypeSupply]:
    """How many cards of each type a kind needs are the pack's own, and how many the house set's."""
    made = []
    for name, card in TYPES.items():
        if kind == card.KIND and (rows := pack.tables.get(name, [])):
            lent = sum((name, row["id"]) in pack.lent for row in rows)
            made.append(TypeSupply(name, len(rows) - lent, lent))
    return made


def met_shares(pack: Pack, kind: str) -> list[TypeSupply]:
    """How many cards that are met in play are the pack's own, of as many as the box has."""
    met = [card for name, card in TYPES.items() if name in STAND_INS and kind == card.KIND]
    have = {card.TYPE: sum(row.get("copies", 1) for row in pack.tables.get(card.TYPE, [])) for card in met}
    need = {card.TYPE: sum(card.COUNTS.values()) for card in met}
    return [TypeSupply(name, own, max(0, need[name] - own), met=True) for name, own in have.items()]


@dataclass(frozen=True, slots=True)
class TypeSupply:
    """The cards of one type: the pack's own and those that the house set lends."""

    type: str
    own: int
    lent: int
    met: bool = False  # the others are not lent but typed when they are met

    def message(self) -> Message:
        """The share in words."""
        name = card_word("type", self.type)
        if self.met:
            return msg("met-of-type", name=name, own=self.own, need=self.own + self.lent)
        return msg("own-of-type", name=name, own=self.own, lent=self.lent, need=self.own + self.lent)


def demands(cards: Cards) -> Iterator[Message]:
    """The two Demands of a level ask different things."""
    for level in Demand.COUNTS:
        asked = [one for one in cards.all(Demand) if one.group == level and not is_unseen(one.id)]
        for one, other in pairwise(asked):
            if set(one.items) == set(other.items):
                items = TextList(tuple(card_word("value", item) for item in other.items))
                yield cards.place(other).fault(msg("same-items", level=level, items=items)).sentence


def schemes(cards: Cards) -> list[Scheme | FutureScheme | FinalScheme]:
    """The Schemes of all three sets."""
    return [*cards.all(Scheme), *cards.all(FutureScheme), *cards.all(FinalScheme)]


def chains(cards: Cards) -> Iterator[Message]:
    """Not every Scheme and Event may reveal a Scheme, or the Baron's turn would never end."""
    steps = [*(one.steps for one in schemes(cards)), *(one.steps for one in cards.all(EventCard))]
    if steps and all(any(effect.do == "scheme" for row in rows for effect in row) for rows in steps):
        yield msg("endless-chain")


def scheme_ids(cards: Cards) -> Iterator[Message]:
    """Schemes of all three sets lie in one deck, so their ids must differ."""
    for id, count in Counter(one.id for one in schemes(cards)).items():
        if count > 1:
            yield msg("same-scheme-id", id=id)


def references(cards: Cards) -> Iterator[Message]:
    """Tiles and ribbons that cards name must be there."""
    tiles, ribbons = [tile.id for tile in cards.all(PlayerTile)], [ribbon.id for ribbon in cards.all(Ribbon)]
    for one in cards.all(StartTownsfolk):
        if one.tile not in tiles:
            yield missing(cards, one, "tile", one.tile, tiles)
    for card in cards.all(SummaryCard):
        if card.top.ribbon not in ribbons:
            yield missing(cards, card, "top", card.top.ribbon, ribbons)


TOGETHER: dict[str, tuple[Callable[[Cards], Iterator[Message]], ...]] = {
    "campaign": (crests, advantages),
    "architects": (demands, chains, scheme_ids),
    "paladins": (references,),
    "viscounts": (references,),
}


def gaps(cards: Cards, kind: str, players: int | None = None) -> list[Message]:
    """All that keeps a kind of chronicle from being played with these cards, for so many players or at all."""
    found = [*counts(cards, kind)]
    if players is not None:
        found += player_counts(cards, kind, players)
    return found + [one for check in TOGETHER.get(kind, ()) for one in check(cards)]


def warnings(cards: Cards) -> list[Message]:
    """What is allowed but surely a slip: an arrow on a location where nobody can be captured."""
    return [
        cards.place(card).fault(msg("odd-arrow", card=card_name(card), at=card_word("value", effect.at))).sentence
        for card in schemes(cards)
        for row in card.steps
        for effect in row
        if effect.arrow and effect.at in ("guildhall", "black_market")
    ]


def check_playable(cards: Cards, kind: str, players: int) -> None:
    """Refuse to begin with cards that are not complete, naming the first gap."""
    for gap in gaps(cards, kind, players):
        raise Refusal(msg("not-playable", kind=Catalogue("chronicles")(f"kind-{kind}"), gap=gap))

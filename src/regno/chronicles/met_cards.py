"""Cards that are entered in play: one met for the first time takes the place of its stand-in, one that was wrong is
corrected. Both are entries of the log, so that they can be undone; the pack itself is not touched."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from regno.chronicles.header import Header
from regno.chronicles.messages import Catalogue, Message, Refusal
from regno.chronicles.packs.cards import Card, Tome, card_name, is_unseen
from regno.chronicles.packs.checks import advantage_faults, gaps
from regno.chronicles.packs.pack import NOWHERE, TYPES, Cards
from regno.chronicles.packs.readers import Fault, card_word, read_card
from regno.chronicles.packs.unseen import Table, complete_table
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, Prompt, TextPrompt
from regno.text import has

LONGEST = 8_000  # letters of a card's table
msg, packs = Catalogue("chronicles"), Catalogue("packs")


class CardHolder(Protocol):
    """A chronicle, as far as its cards go."""

    header: Header
    state: Any
    scenario: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPrompt(Prompt):
    """What a card says: its table as in a pack."""

    def check(self, value: Any) -> Table:
        """Return the table; that it is a card of its type is seen when it joins the others."""
        if not isinstance(value, Mapping) or len(json.dumps(value, default=str)) > LONGEST:
            raise self.no("…", packs("allowed-card-table", longest=LONGEST))
        return dict(value)

    def to_dict(self) -> dict[str, Any]:
        """Return its kind; its form is that of the pack."""
        return {"kind": "card"}


def card_prompts(chronicle: CardHolder) -> tuple[Prompt, ...]:
    """Which type, what it says, and which card it takes the place of."""
    types = tuple(
        Choice(name, card_word("type", name)) for name, card in TYPES.items() if chronicle.header.kind == card.KIND
    )
    return (
        ChoicePrompt(name="type", question=msg("ask-card-type"), choices=types),
        CardPrompt(name="table", question=msg("ask-card-table")),
        TextPrompt(name="replaces", question=msg("ask-card-replaces"), longest=60, optional=True),
    )


def tell_card(chronicle: CardHolder, answers: Answers) -> list[Message]:
    """Put the card among the chronicle's cards; the answers then hold it complete. Raises Refusal if it cannot be."""
    state, type = chronicle.state, answers.word("type")
    cards: Cards = state.cards
    old = answers.get("replaces") or stand_in_for(cards, type, answers["table"])
    known = {row["id"]: row for row in cards.tables.get(type, [])}
    if answers.get("replaces") and old not in known:
        raise Refusal(packs("card-not-here", id=old))
    table = answers["table"] = complete_table(type, answers["table"], known.get(old, {}) if is_unseen(old) else {})
    card = read_told(type, table)
    check_card(chronicle, card, old, known)
    before = cards.by_id(TYPES[type]).get(old)
    after = cards.with_card(type, table, old)
    for gap in new_gaps(cards, after, chronicle.header.kind):
        raise Refusal(gap)
    state.cards = after
    changed = getattr(chronicle.scenario, "on_card_change", None)
    said = msg("did-correct-card" if before and not is_unseen(old) else "did-meet-card", card=card_name(card))
    return [said, *(changed(state, old, card) if changed else [])]


def read_told(type: str, table: Table) -> Card:
    """Return the card of a table; raises Refusal, which names on a page the field and not its key."""
    try:
        return read_card(TYPES[type], table, NOWHERE)
    except Fault as fault:
        key = str(fault.path[0]).replace("_", "-") if fault.path else ""
        names = (f"field-{type.replace('_', '-')}-{key}", f"field-{key}", f"value-{key}")
        field = next((Message("cards", name) for name in names if has("cards", name)), card_word("type", type))
        raise Refusal(fault.sentence, packs("card-field", field=field, right=fault.right)) from None


def new_gaps(before: Cards, after: Cards, kind: str) -> list[Message]:
    """Return what a card has made wrong: what it names must be there, and what must differ from others differs.

    That there are too few or too many of something is for the pack to say, not for a game in progress.
    """
    known = gaps(before, kind)
    return [gap for gap in gaps(after, kind) if gap not in known and gap.key in ("names-unknown", "same-items")]


def stand_in_for(cards: Cards, type: str, table: Table) -> str:
    """Return the id of a stand-in that a new card can take the place of; "" where any number of cards will do."""
    if not TYPES[type].COUNTS:
        return ""
    rows = [row for row in cards.tables.get(type, []) if is_unseen(row["id"])]
    for row in rows:
        group = read_card(TYPES[type], row, NOWHERE).group
        told = read_told(type, complete_table(type, table, row))
        if told.group == group:
            return str(row["id"])
    raise Refusal(packs("no-room", type=card_word("type", type)))


def check_card(chronicle: CardHolder, card: Card, old: str, known: Mapping[str, Table]) -> None:
    """Raise Refusal for a card that cannot be in this chronicle, or contradicts what was entered of it before."""
    for key, told in advantage_faults(card):
        raise (NOWHERE / key).fault(told)
    if is_unseen(card.id) or (card.id != old and card.id in known):
        raise Refusal(packs("same-id-here", id=card.id))
    before = chronicle.state.cards.by_id(type(card)).get(old)
    if before and (before.group != card.group or (card.id != old and not is_unseen(old))):
        raise Refusal(packs("other-group", card=card_name(before)))
    players = len(chronicle.header.facts["players"])
    if any(players not in numbers for numbers in card.players()):
        raise Refusal(packs("no-number", type=card_word("type", card.TYPE), card=card_name(card), players=players))
    tomes: list[Tome] = chronicle.state.cards.all(Tome) if isinstance(card, Tome) else []
    for other in tomes:
        if isinstance(card, Tome) and other.id != old and other.objective and other.objective == card.objective:
            raise Refusal(packs("tome-known", card=card_name(other)))

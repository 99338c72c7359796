"""Effects: the few verbs that cards are made of. Words alone (`text`) are always allowed, so any card can be typed."""

# ruff: noqa: RUF009 - of() makes a dataclass field, it is no shared default
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regno.chronicles.messages import Row, TextLike, TextList, Translations
from regno.chronicles.packs.readers import (
    FieldReader,
    Shape,
    ValuePlace,
    any_text,
    card_word,
    card_words,
    field_reader,
    fields_schema,
    msg,
    number,
    of,
    one_of,
    read_card,
    words,
    yes_no,
)

LOCATIONS = (
    "quarry", "forest", "silversmith", "mines", "storehouse", "workshop",
    "town_centre", "tax_stand", "guardhouse", "black_market", "guildhall",
)  # fmt: skip
ITEMS = {
    "architects": (
        "silver", "clay", "wood", "stone", "gold", "marble", "virtue", "debt", "debt_paid",
        "building", "apprentice", "tool", "worker_to_prison",
    ),
    "paladins": (
        "honour", "strength", "faith", "influence", "silver", "provision", "worker",
        "suspicion", "debt", "workshop", "criminal",
    ),
    "viscounts": ("silver", "stone", "ink", "gold", "any_resource", "virtue", "corruption", "debt", "deed"),
}  # fmt: skip
COMMON_FIELDS = ("do", "who", "n", "if_able", "text")
WHO = ("all", "one", "active", "owner")
A, P, V = ("architects",), ("paladins",), ("viscounts",)


@dataclass(frozen=True, slots=True)
class Verb:
    """The scenarios a verb belongs to, and the fields it has beside those of every effect."""

    games: tuple[str, ...]
    fields: tuple[str, ...] = ()
    needed: tuple[str, ...] = ()
    usual: tuple[str, ...] = ()  # fields of every effect that matter most with this verb


VERBS = {
    "place": Verb(A, ("at", "arrow"), ("at",)),
    "demand": Verb(A),
    "event": Verb(A),
    "scheme": Verb(A),
    "future_discard": Verb(A),
    "future_top": Verb(A),
    "exile_prison": Verb(A, usual=("who",)),
    "exile": Verb(A, usual=("who",)),
    "tax_check": Verb(A, ("min", "lose")),
    "capture": Verb(A),
    "imprison": Verb(A),
    "market_reset": Verb(A),
    "lose": Verb(A + P + V, ("what",), ("what",), ("n", "who")),
    "gain": Verb(A + P + V, ("what",), ("what",), ("n", "who")),
    "lose_worker_round_end": Verb(P, usual=("n", "who")),
    "lose_workshop": Verb(P, usual=("n", "who")),
    "gain_suspicion": Verb(P, usual=("n", "who")),
    "remove_baron": Verb(V, usual=("n",)),
    "place_worker": Verb(V, usual=("n",)),
    "text": Verb(A + P + V, needed=("text",), usual=("text",)),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEffect:
    """One thing a card does; a field that its verb does not have keeps its default."""

    do: str = of(one_of(*VERBS))
    who: str = of(one_of(*WHO), "")  # filled in by the card's side of the table
    n: int = of(number(1, 99), 1)
    if_able: bool = of(yes_no, True)
    text: Translations = of(words, Translations())
    at: str = of(one_of(*LOCATIONS), "")
    arrow: int = of(number(0, 2), 0)  # the section of the Baron board it lines up with; 0 is no arrow
    min: int = of(number(0, 99), 4)
    lose: int = of(number(0, 9), 1)
    what: str = of(any_text, "")


Effects = tuple[CardEffect, ...]
Alternatives = tuple[Effects, ...]  # "choose one"; a card without a choice has one alternative


def rows_label(rows: Alternatives) -> TextLike:
    """Return what a card without a name is known by: the places and deeds of its rows; "" where it has none."""
    told = tuple(deed_label(effect) for row in rows for effect in row)
    return Row(told) if told else ""


def deed_label(effect: CardEffect) -> TextLike:
    """Return an effect in a few words: the owner's own, where a Worker is placed, or what its verb is called."""
    if effect.text:
        return effect.text
    if effect.what:
        return card_words(f"deed-{effect.do}", what=card_word("value", effect.what), count=effect.n)
    return card_word("value", effect.at) if effect.at else card_word("verb", effect.do)


def effect(game: str, *who: str) -> FieldReader[CardEffect]:
    """One effect of a scenario's card; ``who`` are those it can concern, the first when the pack does not say."""
    verbs = tuple(name for name, verb in VERBS.items() if game in verb.games)

    @field_reader("effect", verbs=[verb_schema(name, game, who) for name in verbs])
    def read(value: Any, place: ValuePlace) -> CardEffect:
        made = read_card(CardEffect, value, place)
        if made.do not in verbs:
            raise (place / "do").wrong(made.do, msg("allowed-one", known=TextList(verbs)))
        check_fields(value, made, place)
        if made.what and made.what not in ITEMS[game]:
            raise (place / "what").wrong(made.what, msg("allowed-one", known=TextList(ITEMS[game])))
        told = read_card(CardEffect, {"who": who[0], **value}, place)
        if told.who not in who:
            raise (place / "who").wrong(told.who, msg("allowed-one", known=TextList(who)))
        return told

    return read


def check_fields(value: dict[str, Any], made: CardEffect, place: ValuePlace) -> None:
    """An effect has the fields of its verb and no others."""
    verb = VERBS[made.do]
    for key in value:
        if key not in COMMON_FIELDS + verb.fields:
            known = TextList(COMMON_FIELDS + verb.fields)
            raise (place / key).fault(msg("unknown-key", key=(place / key).key, known=known))
    for key in verb.needed:
        if not value.get(key):
            raise (place / key).lacking()


def verb_schema(name: str, game: str, who: tuple[str, ...]) -> Shape:
    """The fields that an effect with this verb has beside the verb itself."""
    verb = VERBS[name]
    known = {field["key"]: field for field in fields_schema(CardEffect)}
    known["what"] = {**known["what"], "is": "choice", "of": list(ITEMS[game])}
    known["arrow"] = {**known["arrow"], "is": "choice", "of": [0, 1, 2]}
    known["who"] = {**known["who"], "of": list(who), "default": who[0]}
    first = (*verb.fields, *verb.usual)
    keys = (*first, *(key for key in COMMON_FIELDS if key not in ("do", *first)))
    return {
        "verb": name,
        "fields": [{**known[key], "needed": key in verb.needed, "rare": key not in first} for key in keys],
    }


def effects(game: str, who: str = "all") -> FieldReader[Alternatives]:
    """A list of effects in order, or a list of such lists of which one is chosen."""
    one = effect(game, who, *(each for each in WHO if each != who))

    def row(value: list[Any], place: ValuePlace) -> Effects:
        return tuple(one(inner, place / index) for index, inner in enumerate(value))

    @field_reader("effects", of=one.shape, choice=True)
    def read(value: Any, place: ValuePlace) -> Alternatives:
        if not isinstance(value, list):
            raise place.wrong(value, msg("allowed-effects"))
        if value and all(isinstance(inner, list) for inner in value):
            return tuple(row(inner, place / index) for index, inner in enumerate(value))
        return (row(value, place),)

    return read

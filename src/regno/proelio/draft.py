"""Drafts: an edition of one's own, as what it changes of a printed one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace

from regno.errors import BadEdition
from regno.proelio.cards import BASE_KINDS, HAND_LIMIT, IS_ATTACK, NAMES, TEMPORARY_ALLIANCE
from regno.proelio.edition import MOST_OF_A_KIND, Edition
from regno.proelio.options import RULINGS, Words, read_option
from regno.proelio.state import SEATS
from regno.text import LANGUAGES, Argument


@dataclass(frozen=True)
class Remark:
    """What is to be said of a draft: ``bad`` if it cannot be dealt, ``unusual`` if it can, ``good`` if all is well."""

    level: str
    key: str  # of the catalogue ``bench``
    arguments: Mapping[str, Argument]


def changed_edition(base: Edition, cards: Mapping[str, int], rulings: Mapping[str, str], title: str = "") -> Edition:
    """Return an edition with other counts and decisions; the base itself if nothing differs.

    Raise BadEdition for a card or count that cannot be, and for a deck that six Houses cannot be dealt from; raise
    BadOption for a decision that there is not.
    """
    for name, count in cards.items():
        if name not in NAMES:
            raise BadEdition("draft-card", name=name, known=", ".join(NAMES))
        if not 0 <= count <= MOST_OF_A_KIND:
            raise BadEdition("draft-count", name=name, value=str(count), most=MOST_OF_A_KIND)
    counts = tuple(cards.get(name, count) for name, count in zip(NAMES, base.cards, strict=True))
    decided = {**base.rulings, **{name: read_option(name, text) for name, text in rulings.items()}}
    if spare_cards(counts) <= 0:
        raise BadEdition("draft-too-few", value=sum(counts[:BASE_KINDS]), dealt=HAND_LIMIT * SEATS)
    titles = dict.fromkeys(LANGUAGES, title) if title else base.title
    if (counts, decided, titles) == (base.cards, base.rulings, base.title):
        return base
    return replace(base, title=titles, cards=counts, box={}, rulings=decided)


def spare_cards(counts: tuple[int, ...]) -> int:
    """Return how many Base cards are left when six Houses are dealt from a deck without Temporary Alliances."""
    return sum(counts[:BASE_KINDS]) - counts[TEMPORARY_ALLIANCE] - HAND_LIMIT * SEATS


def remarks(base: Edition, cards: Mapping[str, int]) -> list[Remark]:
    """Return what is to be said of the counts of a draft: what forbids it, or what is unusual, or that all is well."""
    counts = tuple(cards.get(name, count) for name, count in zip(NAMES, base.cards, strict=True))
    whole, printed = sum(counts), sum(base.cards)
    if spare_cards(counts) <= 0:
        needed = 1 - spare_cards(counts)
        return [Remark("bad", "check-too-few", {"count": sum(counts[:BASE_KINDS]), "needed": needed})]
    found = []
    if not any(count for kind, count in enumerate(counts) if IS_ATTACK[kind]):
        found.append(Remark("unusual", "check-no-attack", {}))
    if not sum(counts[BASE_KINDS:]):
        found.append(Remark("unusual", "check-no-imperial", {}))
    if whole != printed:
        side = "more" if whole > printed else "fewer"
        found.append(Remark("unusual", "check-box", {"count": whole, "side": side, "difference": abs(whole - printed)}))
    return found or [Remark("good", "check-good", {"count": whole})]


def edition_text(edition: Edition, id: str) -> str:
    """Return an edition as the TOML that ``regno editions`` and all commands take."""

    def text(value: str) -> str:
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")  # a basic string of TOML

    def by_language(values: Mapping[str, str]) -> str:
        return "{ " + ", ".join(f"{name} = {text(value)}" for name, value in values.items()) + " }"

    lines = [f"id = {text(id)}", f"title = {by_language(edition.title)}", f"source = {by_language(edition.source)}"]
    lines += [f"language = {text(edition.language)}", "", "[modes]"]
    lines += [f"{name} = {str(there).lower()}" for name, there in edition.modes.items()]
    lines += ["", "[options]"]
    for name, spec in RULINGS.items():
        word = spec.write(edition.rulings[name])
        plain = {"no": "false", "yes": "true"}.get(word) if isinstance(spec, Words) else word
        lines.append(f"{name} = {plain or text(word)}")
    lines += ["", "[cards]"]
    for name, count, basis in zip(NAMES, edition.cards, edition.basis, strict=True):
        lines.append(f'{name} = {{ count = {count}, basis = "{basis}" }}')
    return "\n".join(lines) + "\n"

"""The faces of the Paladins scenario's cards."""

from __future__ import annotations

from collections.abc import Mapping

from regno.chronicles.packs.effects import Effects
from regno.chronicles.packs.paladins import (
    ExtraTownsfolk,
    KingsOrder,
    KingsThreat,
    OrderSpaces,
    OutsidersThreat,
    PlayerTile,
    StartTownsfolk,
    ThreatCard,
)
from regno.chronicles.scenarios.paladins.actions import ON_OUTSIDERS
from regno.chronicles.scenarios.paladins.honour import effects_message
from regno.printing.chronicles.faces import BigNumber, ByPlayers, FigureRow, Row, WordsRow
from regno.printing.chronicles.words import Teller, item_icon
from regno.printing.icons import icon_of
from regno.text import Voice


def effects_text(teller: Teller, effects: Effects, form: str = "effect") -> str:
    return teller.sentence(effects_message(effects, form))


def threat(teller: Teller, card: ThreatCard) -> tuple[Row, ...]:
    """The action that wears it down, its Workers, the penalties of which each player chooses one."""
    rows: list[Row] = [
        WordsRow(teller.value(card.action), icon_of("action", card.action)),
        teller.by_players(card, "workers", card.workers),
    ]
    for place, option in enumerate(card.options):
        if place:
            rows.append(WordsRow(Voice(teller.language, "printing")("or"), weight=0.4))
        rows.append(WordsRow(effects_text(teller, option), penalty_icon(option), weight=0.8))
    return (*rows, *teller.extra(card))


def penalty_icon(option: Effects) -> str:
    return item_icon(option[0].what) if option else ""


def outsiders(teller: Teller, card: OutsidersThreat) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
    """One side for the first four rounds, one for the others."""

    def side(key: str, counts: Mapping[int, int]) -> tuple[Row, ...]:
        penalty = WordsRow(effects_text(teller, card.penalty), penalty_icon(card.penalty))
        table = ByPlayers(teller.label(card, key), tuple(sorted(counts.items())), 1.8)
        ways = " / ".join(map(teller.value, ON_OUTSIDERS))
        return (WordsRow(ways, icon_of("action", "attack")), table, penalty)

    return (*side("early", card.early), *teller.extra(card)), side("late", card.late)


def kings_threat(teller: Teller, card: KingsThreat) -> tuple[Row, ...]:
    figures = (teller.figure(card, key, getattr(card, key)) for key in ("plus", "per_worker", "target_per_player"))
    return (*figures, *teller.extra(card))


def kings_order(teller: Teller, card: KingsOrder) -> tuple[Row, ...]:
    needs = (WordsRow(f"{teller.value(name)} {value}", item_icon(name)) for name, value in card.min.items())
    worker = f"{teller.label(card, 'worker')}: {teller.value(card.worker).lower()}"
    reward = (WordsRow(effects_text(teller, card.reward), font="text", weight=0.8),) if card.reward else ()
    return (*needs, WordsRow(worker, "meeple", font="text", weight=0.8), *reward, *teller.extra(card))


def order_spaces(teller: Teller, card: OrderSpaces) -> tuple[Row, ...]:
    values = " / ".join(str(each) for each in card.vp)
    return (BigNumber(values, teller.label(card, "vp")), *teller.extra(card))


def player_tile(teller: Teller, card: PlayerTile) -> tuple[Row, ...]:
    colours = ", ".join(teller.value(colour).lower() for colour in card.workers)
    costs = [
        FigureRow(teller.label(card, key), str(getattr(card, key)), 0.6)
        for key in ("silver", "provisions")
        if getattr(card, key)
    ]
    paid = WordsRow(f"{teller.label(card, 'workers')}: {colours}", "meeple", font="text")
    return (
        *((paid,) if colours else ()),
        *costs,
        WordsRow(effects_text(teller, card.effects), "cross-shield"),
        *teller.extra(card),
    )


def start_townsfolk(teller: Teller, card: StartTownsfolk) -> tuple[Row, ...]:
    """The action that brings something, what it brings, when the Inquisition takes Honour, its tile."""
    tiles = teller.cards.by_id(PlayerTile)
    tile = (WordsRow(f"{teller.label(card, 'tile')}: {teller.name(tiles[card.tile])}", font="text", weight=0.7),)
    return (
        WordsRow(teller.value(card.action), icon_of("action", card.action)),
        WordsRow(effects_text(teller, card.gain), penalty_icon(card.gain), weight=0.8),
        teller.figure(card, "inquisition_limit", card.inquisition_limit),
        *(tile if card.tile in tiles else ()),
        *teller.extra(card),
    )


def extra_townsfolk(teller: Teller, card: ExtraTownsfolk) -> tuple[Row, ...]:
    after = f"{teller.label(card, 'trigger')}: {teller.value(card.trigger)}"
    icon = icon_of("action", "favour") if card.trigger == "favour" else icon_of("good", "debt")
    return (
        WordsRow(after, icon),
        WordsRow(effects_text(teller, card.gain), penalty_icon(card.gain)),
        *teller.extra(card),
    )

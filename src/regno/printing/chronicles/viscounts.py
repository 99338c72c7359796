"""The faces of the Viscounts scenario's cards."""

from __future__ import annotations

from regno.chronicles.packs.viscounts import (
    BaronCard,
    Dismissal,
    Hero,
    PlayerCard,
    Poverty,
    Prosperity,
    Ribbon,
    SummaryCard,
    Townsfolk,
)
from regno.chronicles.scenarios.viscounts.board import msg
from regno.chronicles.scenarios.viscounts.checklist import gain_message
from regno.chronicles.scenarios.viscounts.summaries import bottom_message
from regno.printing.chronicles.faces import BigNumber, FigureRow, Row, WordsRow
from regno.printing.chronicles.words import Teller
from regno.printing.icons import icon_of


def summary(teller: Teller, card: SummaryCard) -> tuple[Row, ...]:
    """What a Manuscript of its ribbon brings, then what primary actions let the owner do."""
    ribbons = teller.cards.by_id(Ribbon)
    ribbon = teller.text(ribbons[card.top.ribbon].name) if card.top.ribbon in ribbons else card.top.ribbon
    top = msg("reminder-top", ribbon=ribbon, gain=gain_message(card.top.gain))
    bottoms = (
        WordsRow(
            teller.text(bottom_message(each)), "heavy-helm" if each.do == "remove_baron" else "meeple", "text", 1.2
        )
        for each in card.bottom
    )
    return (WordsRow(teller.text(top), "scroll-unfurled", weight=1.2), *bottoms, *teller.extra(card))


def deck_card(teller: Teller, card: Poverty | Prosperity) -> tuple[Row, ...]:
    return (
        teller.figure(card, "vp_per_flip", card.vp_per_flip),
        teller.figure(card, "remove_exactly", card.remove_exactly),
        teller.by_players(card, "deck_above", card.deck_above),
        *teller.extra(card),
    )


def baron_card(teller: Teller, card: BaronCard) -> tuple[Row, ...]:
    workers = " / ".join(str(each) for each in card.start_workers)
    start = BigNumber(workers, teller.label(card, "start_workers"), 1.3)
    return (teller.by_players(card, "target", card.target), start, *teller.extra(card))


def dismissal(teller: Teller, card: Dismissal) -> tuple[Row, ...]:
    rows = (
        WordsRow(f"{teller.value(icon)}. {teller.value(letter)}", icon_of("townsfolk", icon), "text", 0.8)
        for icon, letter in card.table.items()
    )
    return (*rows, *teller.extra(card))


def townsfolk(teller: Teller, card: Townsfolk) -> tuple[Row, ...]:
    icon = teller.value(card.icon) if card.icon != "none" else ""
    return (
        BigNumber(str(card.silver), teller.label(card, "silver"), 1.4),
        *((WordsRow(icon, icon_of("townsfolk", card.icon), weight=1.1),) if icon else ()),
        *((WordsRow(teller.value("criminal"), "robber-mask", weight=0.8),) if card.criminal else ()),
        *teller.extra(card),
    )


def player_card(teller: Teller, card: PlayerCard) -> tuple[Row, ...]:
    return (BigNumber(str(card.space), teller.label(card, "space"), 2.4), *teller.extra(card))


def hero(teller: Teller, card: Hero) -> tuple[Row, ...]:
    icons = ", ".join(teller.own_word(icon) for icon in card.icons)
    return (
        FigureRow(teller.label(card, "silver"), str(card.silver), 0.8),
        *((WordsRow(icons, weight=0.7),) if icons else ()),
        *(WordsRow(each.text, font="text", weight=1.6) for each in teller.extra(card)),
    )

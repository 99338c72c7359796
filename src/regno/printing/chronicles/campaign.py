"""The faces of the campaign's cards."""

from __future__ import annotations

from regno.chronicles.packs.cards import Crest, CrestTome, Tome
from regno.printing.chronicles.faces import PicturesRow, Row, WordsRow
from regno.printing.chronicles.words import Teller
from regno.printing.icons import icon_of

OWN_CREST = "round-shield"  # for a Crest that only its pack knows


def crest_icon(crest: str) -> str:
    return icon_of("crest", crest, OWN_CREST)


def crest(teller: Teller, card: Crest) -> tuple[Row, ...]:
    return (PicturesRow((crest_icon(card.id),), 2.4), *teller.extra(card))


def crest_tome(teller: Teller, card: CrestTome) -> tuple[Row, ...]:
    return (
        PicturesRow((crest_icon(card.crest),), 1.6),
        teller.by_players(card, "need", card.need),
        *teller.extra(card),
    )


def tome(teller: Teller, card: Tome) -> tuple[Row, ...]:
    """Its objective, its Crests, and the advantage in later games with the games it helps in."""
    rows: list[Row] = [WordsRow(teller.text(card.objective), weight=1.1)]
    if card.crests:
        rows.append(PicturesRow(tuple(crest_icon(each) for each in card.crests), 1.0))
    if card.advantage:
        games = ", ".join(teller.value(game) for game in card.advantage_games)
        told = teller.text(card.advantage)
        rows.append(WordsRow(f"{games}: {told}" if games else told, font="italic", weight=1.1))
    return (*rows, *teller.extra(card))

"""The faces of the Architects scenario's cards."""

from __future__ import annotations

from collections.abc import Iterator

from regno.chronicles.packs.architects import (
    BaronBoard,
    Demand,
    EventCard,
    FinalScheme,
    FutureScheme,
    PlayerBoard,
    RogueReverend,
    RogueReverendFace,
    Scheme,
    Tile,
)
from regno.chronicles.packs.effects import Alternatives, CardEffect
from regno.chronicles.scenarios.architects.effect_text import arrow_short, effect_message
from regno.printing.chronicles.faces import FigureRow, PicturesRow, PlaceRow, Row, WordsRow
from regno.printing.chronicles.words import Teller, item_icon
from regno.printing.icons import icon_of
from regno.text import Voice


def scheme(teller: Teller, card: Scheme | FutureScheme | FinalScheme | EventCard) -> tuple[Row, ...]:
    return (*steps(teller, card.steps), *teller.extra(card))


def steps(teller: Teller, alternatives: Alternatives) -> Iterator[Row]:
    """Yield a row for each thing a card does; of several lists one is chosen."""
    for place, row in enumerate(alternatives):
        if place:
            yield WordsRow(Voice(teller.language, "printing")("or"), weight=0.4)
        yield from (step(teller, effect) for effect in row)


def step(teller: Teller, effect: CardEffect) -> Row:
    if effect.do == "place" and not effect.text:
        return PlaceRow(icon_of("place", effect.at), teller.value(effect.at), effect.arrow)
    icon = item_icon(effect.what) if effect.what else icon_of("deed", effect.do)
    return WordsRow(teller.sentence(effect_message(effect)), icon)


def baron_board(teller: Teller, card: BaronBoard) -> tuple[Row, ...]:
    sections = (
        WordsRow(f"{number}. {teller.text(arrow_short(section))}", "castle", weight=0.9)
        for number, section in enumerate(card.section, start=1)
    )
    figures = (teller.figure(card, key, getattr(card, key)) for key in ("per_worker", "events"))
    return (*sections, *figures, *teller.extra(card))


def demand(teller: Teller, card: Demand) -> tuple[Row, ...]:
    """What is asked, how much of it by players, what each player wins or loses."""
    icons = tuple(icon for icon in map(item_icon, card.items) if icon)
    asked = teller.sentence(" / ".join(teller.value(item) for item in card.items))
    return (
        WordsRow(asked, icons[0] if len(icons) == 1 else "", weight=0.9),
        *((PicturesRow(icons[:5], 0.8),) if len(icons) > 1 else ()),
        teller.by_players(card, "need", card.need),
        FigureRow(teller.label(card, "met"), f"+{card.met}", 0.7),
        FigureRow(teller.label(card, "failed"), f"−{card.failed}", 0.7),
        *teller.extra(card),
    )


def tile(teller: Teller, card: Tile) -> tuple[Row, ...]:
    told = [WordsRow(teller.text(action.text), font="text", weight=1.2) for action in card.actions if action.text]
    return (PicturesRow((icon_of("place", card.location),), 0.7), *told, *teller.extra(card))


def apprentice(teller: Teller, side: RogueReverendFace) -> tuple[Row, ...]:
    """One side of a Rogue / Reverend card."""
    voice = Voice(teller.language, "printing")
    skills = ", ".join(teller.own_word(skill) for skill in side.skills)
    donations = side.donations if isinstance(side.donations, int) else teller.value(side.donations)
    return (
        PicturesRow((icon_of("place", side.on),), 1.0),
        WordsRow(voice("apprentice-on", place=teller.value(side.on)), weight=0.8),
        *((WordsRow(voice("apprentice-skills", skills=skills), font="text", weight=0.8),) if skills else ()),
        FigureRow(voice("apprentice-virtue"), f"{side.virtue:+}".replace("-", "−"), 0.7),
        FigureRow(voice("apprentice-donations"), str(donations), 0.7)
        if isinstance(side.donations, int)
        else WordsRow(f"{voice('apprentice-donations')}: {donations}", font="text", weight=0.7),
    )


def sides(teller: Teller, card: RogueReverend) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
    return (*apprentice(teller, card.rogue), *teller.extra(card)), apprentice(teller, card.reverend)


def player_board(teller: Teller, card: PlayerBoard) -> tuple[Row, ...]:
    figures = (
        FigureRow(teller.label(card, key), str(getattr(card, key)), 0.6) for key in ("prison", "silver", "virtue")
    )
    start = (WordsRow(teller.sentence(card.start), font="text", weight=0.7),) if card.start else ()
    return (*figures, *start, *teller.extra(card))

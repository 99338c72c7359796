"""A game of a batch as text or picture, through the eyes of one seat; the hidden truth only on request."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import wrap
from typing import Any

from regno.env.checks import BadCall, flag, of_type, whole_number
from regno.env.vector import VectorEnv
from regno.proelio.cards import FORTIFICATION, KINDS, NO_CARD, NO_GUILD
from regno.proelio.formats.position_text import position_text
from regno.proelio.formats.redacted import redacted_position
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.info.view import NO_ATTACK, View, view_of
from regno.proelio.jit.compile import from_record
from regno.proelio.moves import MOVES
from regno.proelio.narrator import Narrator
from regno.proelio.rules.zones import back_of
from regno.proelio.state import Observer, State
from regno.text import LANGUAGES, preferred_language

MODES = ("ansi", "svg")
WIDTH, ROW, CARD_WIDTH, CARD_HEIGHT = 760, 96, 74, 46
LINE, LETTERS = 16, 112  # the height of a small line, and how many letters it holds
PARCHMENT, INK, FAINT, MARK = "#f6efdf", "#2b2118", "#8a7a66", "#9c2b23"
BACK_COLOURS = ("#33302c", "#c9a227")  # black and golden
FACE_COLOURS = ("#fffaf0", "#fdf0c4")


def check_mode(mode: str | None, modes: Sequence[str]) -> None:
    """Raise BadCall unless an environment can be rendered so; None is for one that never is."""
    if mode is not None and not (isinstance(mode, str) and mode in modes):
        raise BadCall("bad-mode", found=repr(mode), known=", ".join(modes))


def view_in(games: Any, game: int, seat: int) -> View:
    """Return what a seat may know in one game of a batch."""
    s = from_record(games.states[game], State)
    legal = tuple(move for move in range(MOVES) if int(games.progress["legal"][game]) >> move & 1)
    mine = legal if s.who == seat else ()
    known = from_record(games.knowledge[game], Knowledge)
    return view_of(s, known, games.plain_options, games.cards.tolist(), Observer(seat), mine)


def render(
    games: VectorEnv,
    game: int = 0,
    seat: int | None = None,
    mode: str = "svg",
    reveal: bool = False,
    language: str = "",
) -> str:
    """Return one game of a batch as ``svg``, or as ``ansi``: its position in one line.

    Only what the seat knows is shown, the caller's own seat if none is given; ``reveal`` shows all cards.
    """
    of_type("games", games, VectorEnv, "VectorEnv")
    games.refuse_undealt()
    game = whole_number("game", game, 0, games.games - 1)
    reveal = flag("reveal", reveal)
    of_type("mode", mode, str, "str")
    of_type("language", language, str, "str")
    if language not in ("", *LANGUAGES):
        raise BadCall("bad-language", found=repr(language), known=", ".join(LANGUAGES))
    check_mode(mode, MODES)
    seat = int(games.learners[game]) if seat is None else whole_number("seat", seat, 0, games.houses - 1)
    s = from_record(games.states[game], State)
    view = view_in(games, game, seat)
    if mode == "ansi":
        return position_text(s, games.plain_options) if reveal else redacted_position(view)
    return Picture(view, s if reveal else view.state, games.edition.id, language or preferred_language()).svg()


class Picture:
    """One table as SVG. ``state`` says which faces are shown: that of the View, or the whole truth."""

    def __init__(self, view: View, state: State, edition: str, language: str) -> None:
        self.view, self.state = view, state
        self.teller = Narrator(language, edition, view.seat)
        self.parts: list[str] = []

    def svg(self) -> str:
        """Return the whole picture."""
        s = self.view.state
        top = self.write_header()
        for place in range(s.houses):
            self.write_house((self.view.seat + place) % s.houses, top + place * ROW)
        height = self.write_choice(top + s.houses * ROW + LINE) - LINE // 2
        body = "\n".join(self.parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
            f'font-family="Georgia, serif" role="img">\n<rect width="{WIDTH}" height="{height}" fill="{PARCHMENT}"/>\n'
            f"{body}\n</svg>\n"
        )

    def say(self, key: str, **words: Any) -> str:
        return self.teller.say("env", key, **words)

    def text(self, x: float, y: float, words: str, size: int = 14, colour: str = INK, middle: bool = False) -> None:
        anchor = ' text-anchor="middle"' if middle else ""
        self.parts.append(f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}"{anchor}>{escape(words)}</text>')

    def box(self, x: float, y: float, width: float, height: float, fill: str, line: str = INK) -> None:
        self.parts.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="5" fill="{fill}" stroke="{line}"/>'
        )

    def paragraph(self, y: float, words: str, colour: str = INK) -> float:
        """Write a small text on as many lines as it needs, and return where the next line is."""
        for line in wrap(words, LETTERS):
            self.text(16, y, line, 11, colour)
            y += LINE
        return y

    def write_header(self) -> float:
        """Write the season, the decks and the discards, and return where the Houses begin."""
        s = self.view.state
        season = f"{self.teller.season(s.season)}. " if s.season else ""
        decks = self.say("picture-decks", base=s.deck_size[0], imperial=s.deck_size[1])
        self.text(16, 26, season + decks)
        pile = [self.teller.times(kind, s.pile[kind]) for kind in range(KINDS) if s.pile[kind]]
        return self.paragraph(48, self.say("picture-pile", cards=", ".join(pile) or "-"), FAINT) - LINE // 2

    def write_house(self, house: int, top: float) -> None:
        """Write one House: its name, what lies before it, its hand, and the attack that waits there."""
        s = self.view.state
        mine, at_turn = house == self.view.seat, s.turn == house
        self.box(8, top, WIDTH - 16, ROW - 8, "#efe4cc" if mine else PARCHMENT, MARK if s.who == house else "#cbbb9c")
        self.text(18, top + 22, self.teller.house(house) + (" ▸" if at_turn else ""), 16, MARK if at_turn else INK)
        fort = self.teller.card(FORTIFICATION[s.fort[house]]) if s.fort[house] else ""
        bare = self.say("picture-bare")
        self.text(18, top + 42, self.say("picture-fort", card=fort, value=s.fort[house]) if fort else bare, 12)
        guild = self.teller.guild(s.guild[house]) if s.guild[house] != NO_GUILD else ""
        plague = self.say("picture-plague") if s.plague[house] else ""
        used = self.say("picture-used") if guild and s.exhausted[house] else ""
        self.text(18, top + 60, " · ".join(part for part in (guild + used, plague) if part), 12, FAINT)
        self.write_hand(house, 190, top + 20)
        self.write_attack(house, WIDTH - 90, top + 20)

    def write_hand(self, house: int, left: float, top: float) -> None:
        """Write the cards of a hand: faces where they are known, backs for the rest."""
        s, known = self.state, self.view.bounds.least[house]
        faces = [kind for kind in range(KINDS) for _ in range(s.hand[house][kind])]
        rest = [self.view.state.hand_size[house][back] for back in range(2)]
        for kind in faces:
            rest[back_of(kind)] -= 1
        cards: list[tuple[int, int]] = [(back_of(kind), kind) for kind in faces]
        cards += [(back, NO_CARD) for back in range(2) for _ in range(max(0, rest[back]))]
        step = min(CARD_WIDTH + 4, (WIDTH - 290) / max(1, len(cards)))
        for place, (back, kind) in enumerate(cards):
            self.write_card(left + place * step, top, back, kind)
        if not faces and (sure := [self.teller.times(kind, known[kind]) for kind in range(KINDS) if known[kind]]):
            self.text(left, top + CARD_HEIGHT + 16, self.say("picture-known", cards=", ".join(sure)), 11, FAINT)

    def write_attack(self, house: int, left: float, top: float) -> None:
        """Write the attack before a House, face down unless the reader may see it."""
        back, kind = self.view.bounds.attack_back[house], self.state.attack[house]
        if back != NO_ATTACK:
            self.text(left + CARD_WIDTH / 2, top - 5, self.say("picture-attack"), 10, MARK, middle=True)
            self.write_card(left, top, back, kind)

    def write_card(self, x: float, y: float, back: int, kind: int) -> None:
        """Write one card, its face or its back."""
        self.box(x, y, CARD_WIDTH, CARD_HEIGHT, BACK_COLOURS[back] if kind == NO_CARD else FACE_COLOURS[back])
        if kind != NO_CARD:
            words = self.teller.card(kind).split()
            for line, word in enumerate(words[:3]):
                self.text(x + CARD_WIDTH / 2, y + 18 + line * 12, word, 10, middle=True)

    def write_choice(self, y: float) -> float:
        """Write who must choose, and for the reader among what; return where the next line is."""
        view, line = self.view, ""
        if view.to_choose:
            moves = [self.teller.move(view.state, move, view.options) for move in view.legal]
            line = self.say("picture-moves", moves=" · ".join(moves))
        elif view.state.who < view.state.houses:
            line = self.say("picture-waits", house=self.teller.house(view.state.who))
        return self.paragraph(y, line)

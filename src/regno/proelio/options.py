"""The options of a table: their names, their values, how they are written, and which go together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from regno.errors import BadOption
from regno.proelio.jit.records import blank, fields
from regno.proelio.state import Options
from regno.text.numbers import read_whole

NO_YES = ("no", "yes")
WHEN = ("turn_start", "now")


@dataclass(frozen=True)
class Words:
    """An option that is one of a few words; the engine sees the word's place."""

    words: tuple[str, ...]

    def read(self, text: str) -> int | None:
        return self.words.index(text) if text in self.words else None

    def write(self, value: int) -> str:
        return self.words[value]

    @property
    def expected(self) -> str:
        return " / ".join(self.words)


@dataclass(frozen=True)
class Number:
    """An option that is a number within bounds."""

    least: int
    most: int

    def read(self, text: str) -> int | None:
        value = read_whole(text)
        return value if value is not None and self.least <= value <= self.most else None

    def write(self, value: int) -> str:
        return str(value)

    @property
    def expected(self) -> str:
        return f"{self.least} .. {self.most}"


MODES: dict[str, Words | Number] = {
    "houses": Number(3, 6),
    "guilds": Words(NO_YES),
    "merchant": Words(NO_YES),
    "allied": Words(NO_YES),
}

RULINGS: dict[str, Words | Number] = {
    "first_player": Words(("random", "right_of_dealer")),
    "trim_gifts": Words(WHEN),
    "trim_support": Words(WHEN),
    "overlevel_defence": Words(("illegal", "zero")),
    "first_turn_attack": Words(NO_YES),
    "last_card_attack": Words(NO_YES),
    "allow_invalid_attacks": Words(NO_YES),
    "invalid_penalty": Number(0, 2),
    "invalid_returns_defence": Words(NO_YES),
    "black_powder_min_fort": Number(0, 4),
    "patrol_steals_imperial": Words(NO_YES),
    "edict_over_patrol": Words(NO_YES),
    "double_ko": Words(("attacker_wins", "draw")),
    "inquisition_free": Words(NO_YES),
    "alliance_self": Words(NO_YES),
    "plague_stacking": Words(NO_YES),
    "defeat_timing": Words(("attack", "any")),
    "self_defeat": Words(("allowed", "illegal_move")),
    "off_axis_winner": Words(("causer", "right_of_fallen")),
    "equitas": Words(("off", "deck", "deck_or_pile")),
    "equitas_same_turn_loss": Words(NO_YES),
    "equitas_failed_call": Words(("spent", "not_spent")),
    "seasons": Words(NO_YES),
    "depletion": Words(("eager", "lazy")),
    "score_base_defence": Words(NO_YES),
    "builders_needs": Words(("in_total", "has_fort")),
    "perk_window": Words(("any", "action_phase")),
    "artisans_when": Words(("declared", "after_drawing")),
    "apothecary_cancels_draw": Words(NO_YES),
    "merchants_guild_without_merchant": Words(("removed", "dealt")),
    "turn_cap": Number(1, 30_000),
    "inquisition_before_defence": Words(NO_YES),
    "plague_draw_optional": Words(NO_YES),
}

# Files of one's own that were written before these say nothing of them; their first word is what was so then.
LATER = frozenset({"inquisition_before_defence", "plague_draw_optional"})

assert list(fields(Options)) == [*MODES, *RULINGS], "state.Options and this list must agree"


def read_option(name: str, text: str) -> int:
    """Return one option's value from its text; raise BadOption."""
    if name not in RULINGS:
        raise BadOption("unknown-option", name=name, known=", ".join(RULINGS))
    value = RULINGS[name].read(text)
    if value is None:
        raise BadOption("bad-option-value", name=name, value=text, expected=RULINGS[name].expected)
    return value


def read_pair(text: str) -> tuple[str, str]:
    """Return ``name=value`` as two words; raise BadOption without a value."""
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption("option-without-value", text=text)
    return name.strip(), value.strip()


def ruling_texts(options: Options) -> dict[str, str]:
    """Return every ruling as the words people write."""
    return {name: spec.write(getattr(options, name)) for name, spec in RULINGS.items()}


def build_options(rulings: Mapping[str, int], modes: Mapping[str, int]) -> Options:
    """Return Options from numbers already checked."""
    options = blank(Options)
    for name, value in {**modes, **rulings}.items():
        setattr(options, name, value)
    return options

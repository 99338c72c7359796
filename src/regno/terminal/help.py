"""What a person can look up while playing: the rules of this very table, the cards, what is not allowed and why."""

from __future__ import annotations

from regno.proelio import moves, reasons, steps
from regno.proelio.cards import EDICT, NO_GUILD, PATROL, TOWER
from regno.proelio.formats.move_text import card_of, move_text
from regno.proelio.game import Game
from regno.proelio.narrator import Narrator, option, option_value
from regno.proelio.options import ruling_texts
from regno.proelio.state import Options
from regno.terminal.answers import refused_moves
from regno.terminal.screen import Screen
from regno.terminal.table import guild_state
from regno.text import Argument, Voice

COMMANDS = ("help", "cards", "table", "why", "hint", "back", "undo", "save", "quit")
ALWAYS = ("aim", "table", "turn", "fortification", "attack", "defence", "special", "actions", "plague")
ADDED = ("equitas", "seasons", "guilds", "merchant", "allied")  # by options of the same name

# The options a player most needs to know, by the option without which they mean nothing.
DECIDED = {
    "": (
        "first_turn_attack", "last_card_attack", "overlevel_defence", "inquisition_free", "plague_stacking",
        "defeat_timing", "off_axis_winner", "trim_gifts", "plague_draw_optional",
    ),
    "defeat_timing": ("self_defeat",),
    "inquisition_free": ("inquisition_before_defence",),
    "equitas": ("equitas", "equitas_same_turn_loss"),
    "seasons": ("score_base_defence",),
    "guilds": ("builders_needs", "artisans_when"),
    "allied": ("trim_support",),
}  # fmt: skip


def show_help(screen: Screen, teller: Narrator, options: Options) -> None:
    """Print the rules in short, what this table has decided, and the commands."""
    voice, rules = Voice(teller.language, "play"), Voice(teller.language, "rules")
    added = tuple(part for part in ADDED if getattr(options, part))
    screen.title(voice("help-title"))
    words: dict[str, Argument] = {
        "edict": capital(teller.card(EDICT, "the")),
        "patrol": teller.card(PATROL, "a"),
        "tower": teller.card(TOWER),
        **ruling_texts(options),
    }
    for part in (*ALWAYS, *added):
        screen.print_wrapped(" ".join(rules(part, **words).split()), "  - ", "    ")
    screen.print_wrapped(voice("help-lines"), "  - ", "    ")
    screen.title(voice("help-decided"))
    for name, value in ruling_texts(options).items():
        if any(name in names for part, names in DECIDED.items() if not part or getattr(options, part)):
            sentence = f"{option(teller.language, name)} {option_value(teller.language, name, value)}"
            screen.print_wrapped(sentence, "  - ", "    ")
    screen.title(voice("help-commands"))
    for word in COMMANDS:
        screen.line(f"  {voice(f'word-{word}'):<10}{voice(f'help-{word}')}")


def capital(text: str) -> str:
    """Return a text with a capital, for the head of a sentence."""
    return text[:1].upper() + text[1:]


def show_cards(screen: Screen, teller: Narrator, game: Game) -> None:
    """Print every card of the game with its rule, and every House's Guild with its Perk."""
    voice, s = Voice(teller.language, "play"), game.state
    screen.title(voice("cards-title"))
    for kind, count in enumerate(game.edition.deck(game.options)):
        if count:
            screen.print_wrapped(f"{teller.times(kind, count)}: {teller.card_rule(kind)}", "  ", "      ")
    if not game.options.guilds:
        return
    screen.title(voice("guilds-title"))
    for seat in range(s.houses):
        guild = s.guild[seat]
        if guild != NO_GUILD:
            line = voice(
                "guild-line",
                guild=teller.guild(guild),
                house=teller.house(seat),
                state=guild_state(s, seat),
                says=teller.guild(guild, "says"),
            )
            screen.print_wrapped(line, "  ", "      ")


def show_refused(screen: Screen, teller: Narrator, game: Game) -> None:
    """Print what is not allowed now, by reason."""
    voice, s = Voice(teller.language, "play"), game.state
    deck = game.edition.deck(game.options)
    by_reason: dict[str, list[str]] = {}
    not_held: dict[str, None] = {}
    for move, reason in refused_moves(game):
        card = card_of(s, move)
        if reason == reasons.NOT_HELD and move != moves.FORTIFY:
            if deck[card]:
                not_held[teller.card(card)] = None
        else:
            by_reason.setdefault(teller.reason(s, move, reason), []).append(move_text(s, move))
    if s.step != steps.ACTION:
        not_held.clear()  # of a choice among cards it goes without saying
    if not by_reason and not not_held:
        screen.line(voice("all-allowed"))
        return
    screen.title(voice("not-allowed-title"))
    for why, words in by_reason.items():
        screen.print_wrapped(f"{', '.join(words)}: {why}", "  ", "      ")
    if not_held:
        screen.print_wrapped(voice("not-held", cards=", ".join(not_held)), "  ", "      ")

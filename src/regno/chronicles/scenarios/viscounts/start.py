"""Beginning a scenario, from nothing or from any position at the beginning of a player's turn, entered as facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from regno.chronicles.header import Header, players_of
from regno.chronicles.messages import Message, Refusal
from regno.chronicles.packs.cards import card_name
from regno.chronicles.packs.pack import Cards, cards_in
from regno.chronicles.packs.viscounts import BaronCard, Hero, SummaryCard, Townsfolk
from regno.chronicles.prompts import (
    Answers,
    Choice,
    ChoicePrompt,
    MultiChoicePrompt,
    NumberPrompt,
    NumbersPrompt,
    Prompt,
    check_answers,
    choices,
)
from regno.chronicles.scenarios.viscounts.board import (
    CASTLE,
    CHOICES,
    INNER,
    NAMES,
    OUTER,
    PATHS,
    SECTIONS,
    TIER_3,
    Board,
    msg,
)
from regno.chronicles.scenarios.viscounts.dealing import each_gets
from regno.chronicles.scenarios.viscounts.reveal import CARDS
from regno.chronicles.scenarios.viscounts.rules import PLAYERS, RULES
from regno.chronicles.scenarios.viscounts.scores import target_prompt
from regno.chronicles.scenarios.viscounts.setup import segments_prompt
from regno.chronicles.scenarios.viscounts.state import (
    BARON,
    BARON_WORKERS,
    FULL,
    PLAYER_WORKERS,
    Viscounts,
    printed_target,
)
from regno.chronicles.settings import Settings, initial_settings

POSITION = ("baron", "baron_workers", "round", "turn", "revealed", "last_round")  # facts of a game in play
BY_PLAYER = ("summaries", "heroes", "workers")
LONGEST = 99  # rounds


def start(header: Header) -> Viscounts:
    """The state before the first command."""
    players = players_of(header, PLAYERS)
    if BARON in [name.lower() for name in players]:
        raise Refusal(msg("player-named-baron"))
    state = new_state(players, cards_in(header), initial_settings(RULES, header))
    told = {name: value for name, value in header.facts.items() if name != "players"}
    facts = single_facts(state, told)
    read_setup(state, facts, told)
    if "baron" in facts:
        read_position(state, facts, by_player(state, told, "workers", workers_prompt))
        check_position(state)
    elif given := [name for name in (*POSITION, "workers") if name in told]:
        raise Refusal(msg("position-needs", name=given[0], needs="baron"))
    else:
        state.planned = str(facts.get("level", ""))
    return state


def new_state(players: tuple[str, ...], cards: Cards, settings: Settings) -> Viscounts:
    """A scenario of which nothing is entered yet."""
    return Viscounts(
        players=players,
        cards=cards,
        settings=settings,
        printed_target=printed_target(cards, len(players)),
        workers={player: Counter() for player in players},
        pile=cards.deck(Townsfolk),
    )


def single_facts(state: Viscounts, told: Mapping[str, Any]) -> Answers:
    """The facts that are not entered player by player, checked; an unknown one is refused."""
    known = prompts(state)
    names = ["players", *(prompt.name for prompt in known), *BY_PLAYER]
    for name in told:
        if name not in names:
            raise Refusal(msg("unknown-fact", name=name, known=", ".join(names)))
    return check_answers(known, {name: value for name, value in told.items() if name not in BY_PLAYER})


def prompts(state: Viscounts) -> tuple[Prompt, ...]:
    """The facts that are not entered player by player."""
    who, outer = choices(state.players), tuple(CHOICES[space] for space in OUTER)
    cards = tuple(Choice(id, msg(f"card-{id}")) for id in CARDS)
    levels = tuple(Choice(str(count), msg("level", count=count)) for count in state.cards.the(BaronCard).start_workers)
    return (
        segments_prompt(),
        ChoicePrompt(name="first", question=msg("ask-first"), choices=who, optional=True),
        target_prompt(optional=True),
        ChoicePrompt(name="level", question=msg("ask-level"), choices=levels, optional=True),
        ChoicePrompt(name="baron", question=msg("ask-baron"), choices=outer, optional=True),
        workers_prompt("baron_workers"),
        NumberPrompt(name="round", question=msg("ask-round"), low=1, high=LONGEST, optional=True),
        ChoicePrompt(name="turn", question=msg("ask-turn"), choices=who, optional=True),
        MultiChoicePrompt(name="revealed", question=msg("ask-reveal"), choices=cards, low=0, high=2, optional=True),
        NumberPrompt(name="last_round", question=msg("ask-last-round"), low=1, high=LONGEST, optional=True),
    )


def workers_prompt(name: str) -> NumbersPrompt:
    """How many Workers of one colour stand in each space; spaces left out are empty."""
    keys = tuple(CHOICES.values())
    none = frozenset(CHOICES)
    question = msg("ask-workers")
    return NumbersPrompt(
        name=name, question=question, keys=keys, low=0, high=BARON_WORKERS, may_lack=none, optional=True
    )


def by_player(state: Viscounts, told: Mapping[str, Any], name: str, prompt: Callable[[str], Prompt]) -> dict[str, Any]:
    """A fact entered for some of the players, each checked by its own ask."""
    given = told.get(name, {})
    if not isinstance(given, Mapping):
        raise Refusal(msg("wrong-by-player", name=name, players=", ".join(state.players)))
    for player in given:
        if player not in state.players:
            raise Refusal(msg("wrong-by-player", name=f"{name}.{player}", players=", ".join(state.players)))
    return {player: prompt(f"{name}.{player}").check(value) for player, value in given.items()}


def read_setup(state: Viscounts, answers: Answers, told: Mapping[str, Any]) -> None:
    """What belongs to the set-up and may be entered before it: segments, first player, target, cards."""
    state.board = Board(answers.words("segments"))
    state.first = str(answers.get("first", ""))
    state.printed_target = int(answers.get("target", state.printed_target))
    heroes = by_player(state, told, "heroes", lambda name: cards_prompt(state, name, Hero, 1))
    state.heroes = {player: ids[0] for player, ids in heroes.items()}
    each = each_gets(state)
    state.summaries = by_player(state, told, "summaries", lambda name: cards_prompt(state, name, SummaryCard, each))
    if state.summaries and len(state.summaries) != len(state.players):
        raise Refusal(msg("summaries-for-all", each=each))
    state.tops_chosen = bool(state.summaries)  # of two cards the first named lies on top
    for name, owned in (("heroes", heroes), ("summaries", state.summaries)):
        for id, count in Counter(id for ids in owned.values() for id in ids).items():
            if count > 1:
                raise Refusal(msg("card-owned-twice", name=name, id=id))


def cards_prompt(state: Viscounts, name: str, card: type[Hero] | type[SummaryCard], many: int) -> MultiChoicePrompt:
    """Some cards of a type."""
    known = tuple(Choice(one.id, card_name(one)) for one in state.cards.all(card))
    return MultiChoicePrompt(name=name, question=msg("ask-owned"), choices=known, low=many, high=many)


def read_position(state: Viscounts, answers: Answers, workers: Mapping[str, Mapping[str, int]]) -> None:
    """A game in play: where everything stands, whose turn begins, and whether the last round is near."""
    for name, known in (("segments", state.board.segments), ("first", state.first), ("summaries", state.summaries)):
        if not known:
            raise Refusal(msg("position-needs", name="baron", needs=name))
    state.baron, state.stage = answers.word("baron"), "turn"
    state.level, state.round = int(answers.get("level", 0)), int(answers.get("round", 1))
    state.turn = str(answers.get("turn", state.first))
    state.baron_workers = +Counter(answers.numbers("baron_workers"))
    for player, counts in workers.items():
        state.workers[player] = +Counter(counts)
    state.revealed = answers.words("revealed")
    read_last_round(state, answers)


def read_last_round(state: Viscounts, answers: Answers) -> None:
    """With a card revealed the last round is this one or the next; without one there is none yet."""
    near = (state.round, state.round + 1)
    if not state.revealed:
        if "last_round" in answers:
            raise Refusal(msg("position-needs", name="last_round", needs="revealed"))
        return
    state.last_round = int(answers.get("last_round", near[1]))
    if state.last_round not in near:
        raise fault("last_round", state.last_round, msg("allowed-last-round", low=near[0], high=near[1]))


def fault(name: str, value: str | int, allowed: Message) -> Refusal:
    """The refusal of a position."""
    return Refusal(msg("wrong-position", name=name, value=str(value), allowed=allowed))


def check_position(state: Viscounts) -> None:
    """Refuse what the rules cannot reach."""
    if state.supply < 0:
        raise fault("baron_workers", state.baron_workers.total(), msg("allowed-baron-total", most=BARON_WORKERS))
    for player in state.players:
        if state.workers_left(player) < 0:
            total = state.workers[player].total()
            raise fault(f"workers.{player}", total, msg("allowed-player-total", most=PLAYER_WORKERS))
    for space, count in state.baron_workers.items():
        check_baron_space(state, space, count)
    for section in SECTIONS:
        if state.crowd(section) > FULL:
            raise fault(section, state.crowd(section), msg("allowed-section", most=FULL))


def check_baron_space(state: Viscounts, space: str, count: int) -> None:
    """He has one Worker at most on each step of the line, none in tier 3, and shares no path space."""
    most = state.most_outside
    if space == TIER_3:
        raise fault("baron_workers.tier3", count, msg("allowed-no-keep"))
    if space in INNER + CASTLE and count > 1:
        raise fault(f"baron_workers.{space}", count, msg("allowed-one-inside"))
    if space in OUTER and count > most:
        raise fault(f"baron_workers.{space}", count, msg("allowed-outer", most=most))
    if space in PATHS and (owners := state.owners(space)):
        raise Refusal(msg("shared-space", space=NAMES[space], player=owners[0]))

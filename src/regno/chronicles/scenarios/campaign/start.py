"""Beginning a campaign, from nothing or from any position entered as facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from regno.chronicles.header import Header, players_of
from regno.chronicles.messages import Message, Refusal
from regno.chronicles.packs.cards import GAMES, Crest, Tome, card_name
from regno.chronicles.packs.pack import cards_in
from regno.chronicles.prompts import Choice, ChoicePrompt, MultiChoicePrompt, NumbersPrompt, check_answers, choices
from regno.chronicles.scenarios.campaign.chapter import SHOWN, of_game, open_chapter
from regno.chronicles.scenarios.campaign.rules import PLAYERS, RULES
from regno.chronicles.scenarios.campaign.state import Campaign, ChapterResult, game_name, msg
from regno.chronicles.settings import initial_settings

FACTS = ("players", "first", "results", "tomes", "tokens", "crest_tomes", "shown")


def start(header: Header) -> Campaign:
    """The state before the first command."""
    facts = header.facts
    for name in facts:
        if name not in FACTS:
            raise Refusal(msg("unknown-fact", name=name, known=", ".join(FACTS)))
    players = players_of(header, PLAYERS)
    state = Campaign(
        players, cards_in(header), initial_settings(RULES, header), tomes={player: [] for player in players}
    )
    read_results(state, facts.get("results", []))
    read_tomes(state, facts.get("tomes", {}))
    read_crests(state, facts.get("tokens", {}), facts.get("crest_tomes", {}))
    read_board(state, facts)
    return state


def check_facts(header: Header) -> None:
    """Refuse a first player whom the last game contradicts: the left neighbour of its winner begins.

    Only a new chronicle is checked, so that one saved with such a fact still opens as it was.
    """
    if start(header).stage == "token":
        return  # the last game is not over yet: its own first player still holds the marker
    played = Campaign(players_of(header, PLAYERS), cards_in(header), initial_settings(RULES, header))
    read_results(played, header.facts.get("results", []))
    told = header.facts.get("first", played.first)
    if played.first and told != played.first:
        raise fact("first", told, msg("allowed-left", player=played.first))


def fact(name: str, value: Any, allowed: Message) -> Refusal:
    """The refusal of a fact of the position."""
    return Refusal(msg("wrong-position", name=name, value=str(value), allowed=allowed))


def read_results(state: Campaign, told: Any) -> None:
    """The finished games in their order: points, and the ranking where points do not give it."""
    if not isinstance(told, list) or len(told) > len(GAMES) or not all(isinstance(one, dict) for one in told):
        raise fact("results", told, msg("allowed-results"))
    for game, one in zip(GAMES, told, strict=False):
        state.results.append(read_result(state, game, one))
    if state.results:
        open_chapter(state)


def read_result(state: Campaign, game: str, told: Mapping[str, Any]) -> ChapterResult:
    """One finished game; the ranking must agree with the points."""
    who = choices(state.players)
    prompts = (
        NumbersPrompt(name="points", question=msg("ask-points"), keys=who, low=-200, high=999),
        MultiChoicePrompt(
            name="ranking", question=msg("ask-ranking"), choices=who, low=len(who), high=len(who), optional=True
        ),
    )
    answers = check_answers(prompts, told)
    points = answers.numbers("points")
    ranking = answers.words("ranking") or sorted(state.players, key=lambda player: -points[player])
    if [points[player] for player in ranking] != sorted(points.values(), reverse=True):
        raise fact("ranking", ", ".join(ranking), msg("allowed-ranking"))
    if "ranking" not in answers and len(set(points.values())) < len(points):
        raise fact("ranking", "", msg("ranking-tied", game=game_name(game)))
    return ChapterResult(game, points, ranking)


def read_tomes(state: Campaign, told: Any) -> None:
    """The face-up Tomes of each player: of finished games and the current one, three of a game at most, each once."""
    if not isinstance(told, dict):
        raise fact("tomes", told, msg("allowed-tomes"))
    games = GAMES[: len(state.results) + 1]
    known = tuple(Choice(tome.id, card_name(tome)) for tome in state.cards.all(Tome) if tome.game in games)
    for player, ids in told.items():
        if player not in state.tomes:
            raise fact("tomes", player, msg("allowed-players", players=", ".join(state.players)))
        prompt = MultiChoicePrompt(name=f"tomes.{player}", question=msg("ask-tomes"), choices=known, low=0, high=9)
        state.tomes[player] = prompt.check(ids)
    check_tomes(state, [id for ids in state.tomes.values() for id in ids])


def check_tomes(state: Campaign, taken: list[str]) -> None:
    """A Tome is claimed once, and a game has three to claim."""
    for id, count in Counter(taken).items():
        if count > 1:
            raise Refusal(msg("claimed-twice", tome=state.name(id)))
    for game, count in Counter(state.tome(id).game for id in taken).items():
        if count > SHOWN:
            raise Refusal(msg("too-many-tomes", game=game_name(game), count=count, most=SHOWN))


def read_crests(state: Campaign, tokens: Any, crest_tomes: Any) -> None:
    """Who holds the tokens and the Crest Tomes; both must follow from the results and the Crests."""
    state.tokens, state.crest_tomes = holders(state, "tokens", tokens), holders(state, "crest_tomes", crest_tomes)
    check_tokens(state)
    for crest in state.cards.all(Crest):
        need = state.crests_needed(crest.id)
        able = [player for player in state.players if state.crests(player, crest.id) >= need]
        if bool(able) != (crest.id in state.crest_tomes) or (able and state.crest_tomes[crest.id] not in able):
            message = msg("allowed-crest-tome", crest=card_name(crest), need=need, players=", ".join(able) or "-")
            raise fact("crest_tomes", state.crest_tomes.get(crest.id, "-"), message)


def holders(state: Campaign, name: str, told: Any) -> dict[str, str]:
    """A player for some of the Crests."""
    who = choices(state.players)
    crests = [crest.id for crest in state.cards.all(Crest)]
    prompts = [ChoicePrompt(name=crest, question=msg("ask-holder"), choices=who, optional=True) for crest in crests]
    if not isinstance(told, dict):
        raise fact(name, told, msg("allowed-holders", crests=", ".join(crests)))
    return {crest: str(player) for crest, player in check_answers(prompts, told).items()}


def check_tokens(state: Campaign) -> None:
    """Each finished game gave its token to one player; only the last may still be open."""
    due = [result.token_to for result in state.results if result.token_to]
    held = list(state.tokens.values())
    if Counter(held) == Counter(due):
        return
    if state.results and state.results[-1].token_to and Counter(held) == Counter(due[:-1]):
        state.stage = "token"
        return
    raise fact("tokens", ", ".join(held) or "-", msg("allowed-tokens", players=", ".join(due) or "-"))


def read_board(state: Campaign, facts: Mapping[str, Any]) -> None:
    """The Tomes on the board, and who is first: a game in play has three Tomes, claimed or not."""
    if "first" in facts:
        first = ChoicePrompt(name="first", question=msg("ask-first"), choices=choices(state.players))
        state.first = first.check(facts["first"])
    claimed = [id for ids in state.tomes.values() for id in ids if state.tome(id).game == state.game]
    if state.stage == "setup" and ("shown" in facts or claimed):
        read_shown(state, facts.get("shown", []), claimed)
    elif state.stage != "setup" and facts.get("shown"):
        raise fact("shown", facts["shown"], msg("allowed-nothing"))


def read_shown(state: Campaign, told: Any, claimed: list[str]) -> None:
    """The Tomes that still lie open."""
    unclaimed = tuple(Choice(tome.id, card_name(tome)) for tome in of_game(state) if tome.id not in claimed)
    rest = SHOWN - len(claimed)
    prompt = MultiChoicePrompt(name="shown", question=msg("ask-tomes"), choices=unclaimed, low=rest, high=rest)
    state.shown = prompt.check(told)
    if not state.first:
        raise fact("first", "", msg("allowed-players", players=", ".join(state.players)))
    state.stage = "play"

"""The census: both speeds count alike, and both as somebody who watches every game with pen and paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from types import ModuleType

import pytest
from studies import study

from regno.lab.counters.counts import Counters
from regno.lab.experiment import Study, play_quick, play_slow
from regno.lab.sums import add_up
from regno.players import PLAYERS
from regno.players.budget import AT_ONCE
from regno.proelio import events
from regno.proelio.cards import DEFENCE_VALUE, FORTIFICATION, GUILDS, IS_ATTACK, KINDS, PATROL
from regno.proelio.chance import make_rng, pick
from regno.proelio.events import Event
from regno.proelio.game import Game, undealt
from regno.proelio.info.view import View
from regno.proelio.rules.victory import BY_WINTER
from regno.proelio.state import CHANCE, State

LAYING = (events.ATTACK, events.DEPLOY, events.FORTIFY, events.PLAY)
TABLES = {
    "en111": study(games=30),
    "guilds": study(games=30, guilds=True, houses=5),
    "v082": study(games=20, edition="v082", players=("steward", "random")),
    "allied": study(games=20, allied=True, players=("steward", "random")),
    "winter": study(games=40, players=("random",), first_turn_attack="no", depletion="lazy"),
}


@dataclass
class Watched:
    """One game as its watcher wrote it down."""

    number: int
    game: Game
    events: list[Event] = field(default_factory=list)
    standings: list[list[int]] = field(default_factory=list)  # at the start of each turn
    hands: list[tuple[int, int, list[int]]] = field(default_factory=list)  # seat, its turn, kinds held
    last: list[Event] = field(default_factory=list)  # of the last move

    @property
    def shares(self) -> list[float]:
        result = self.game.result
        assert result
        return [int(seat in result.winners) / max(len(result.winners), 1) for seat in range(self.game.state.houses)]

    def of(self, what: int) -> list[tuple[int, int, int, int, int]]:
        return [event for event in self.events if event[0] == what]


def watched(table: Study) -> Iterator[Watched]:
    """The same games through the ordinary API, chance and players on one generator as in the census."""
    for number in range(table.games):
        rng = make_rng(table.seed + number)
        game = undealt(table.book, table.options)
        notes = Watched(number, game)
        while not game.result:
            who = game.state.who
            if who == CHANCE:
                game.apply(pick(game.state, table.options, rng))
            else:
                player = table.entrants[(who - number) % table.options.houses].player
                view: View = game.view(who)
                game.apply(PLAYERS[player](rng).choose(view, view.legal, AT_ONCE))
            notes.events += game.last
            notes.last = game.last
            for event in game.last:
                if event[0] == events.TURN:
                    look_round(notes, game.state, event[1], event[4])
        yield notes


def look_round(notes: Watched, s: State, seat: int, turn: int) -> None:
    notes.standings.append([s.fort[each] + sum(s.hand[each]) for each in range(s.houses)])
    notes.hands.append((seat, turn, [kind for kind in range(KINDS) if s.hand[seat][kind]]))


@pytest.fixture(scope="module", params=list(TABLES))
def counted(request: pytest.FixtureRequest) -> tuple[Study, dict[str, object], list[Watched]]:
    table = TABLES[request.param]
    return table, play_quick(table, 0, table.games, None), list(watched(table))


@pytest.mark.parametrize("name", list(TABLES))
def test_plain_and_compiled_count_the_same(name: str, census: Mapping[str, ModuleType]) -> None:
    table = TABLES[name]
    assert play_quick(table, 0, table.games, None) == play_quick(table, 0, table.games, census)


def test_portions_add_up_to_the_whole(census: Mapping[str, ModuleType]) -> None:
    table = study(games=300, guilds=True)
    parts = [play_quick(table, first, 100, census) for first in (200, 0, 100)]
    assert add_up(Counters, parts) == play_quick(table, 0, 300, census)


def test_players_who_are_asked_are_counted_by_the_same_functions() -> None:
    """Seats choose at random from generators of their own, so the games differ; what must hold of any game does."""
    found = play_slow(study(games=6, players=("random", "steward")), 0, 6)
    assert found["games"] == 6 and sum(found["endings"]) == 6
    assert sum(found["seat_share"]) == sum(found["player_share"]) == sum(found["order_share"]) > 0
    assert sum(found["dealt"]) == 6 * 4 * 5 and sum(found["begun"]) == found["turns"]


def test_results(counted: tuple[Study, dict[str, object], list[Watched]]) -> None:
    table, found, games = counted
    assert found["games"] == len(games)
    houses = table.options.houses
    seats, orders, players = Counter[int](), Counter[int](), Counter[int]()
    guilds, dealt = Counter[int](), Counter[int]()
    for notes in games:
        first = notes.of(events.FIRST_HOUSE)[0][1]
        for seat, share in enumerate(notes.shares):
            seats[seat] += round(60 * share)
            orders[(seat - first) % houses] += round(60 * share)
            players[(seat - notes.number) % houses] += round(60 * share)
            guilds[notes.game.state.guild[seat]] += round(60 * share)
        dealt.update(event[3] for event in notes.of(events.DEAL))
    assert found["seat_share"] == [seats[seat] for seat in range(6)]
    assert found["order_share"] == [orders[place] for place in range(6)]
    assert found["player_share"] == [players[place] for place in range(6)]
    assert found["guild_share"] == [guilds[guild] for guild in range(len(GUILDS))]
    assert found["dealt"] == [dealt[kind] for kind in range(KINDS)]
    assert found["endings"] == [sum(notes.game.state.ending == each for notes in games) for each in range(6)]
    assert found["turns"] == sum(len(notes.of(events.TURN)) for notes in games)
    assert found["turns_squared"] == sum(len(notes.of(events.TURN)) ** 2 for notes in games)
    assert found["decided"] == sum(max(notes.shares) == (0.5 if table.options.allied else 1) for notes in games)


def test_cards(counted: tuple[Study, dict[str, object], list[Watched]]) -> None:
    _, found, games = counted
    held, played, users, won = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    for notes in games:
        held.update(kind for _, _, kinds in notes.hands for kind in kinds)
        laid = [(event[1], event[3]) for event in notes.events if event[0] in LAYING]
        played.update(kind for _, kind in laid)
        for seat, kind in set(laid):
            users[kind] += 1
            won[kind] += round(60 * notes.shares[seat])
    assert [sum(row) for row in found["held"]] == [held[kind] for kind in range(KINDS)]  # type: ignore[attr-defined]
    assert [sum(row) for row in found["played"]] == [played[kind] for kind in range(KINDS)]  # type: ignore[attr-defined]
    assert found["users"] == [users[kind] for kind in range(KINDS)]
    assert found["user_share"] == [won[kind] for kind in range(KINDS)]
    third = sum(turn == 3 for notes in games for _, turn, _ in notes.hands)
    assert found["begun"][2] == third  # type: ignore[index]


def test_decisive_cards(counted: tuple[Study, dict[str, object], list[Watched]]) -> None:
    table, found, games = counted
    decisive = Counter[int]()
    for notes in games:
        decisive.update(decisive_in(notes, bool(table.options.score_base_defence)))
    assert found["decisive"] == [decisive[kind] for kind in range(KINDS)]


def decisive_in(notes: Watched, base_defence_scores: bool) -> set[int]:
    """The cards without which this game would not have been won so."""
    s = notes.game.state
    result = notes.game.result
    assert result
    if s.ending == BY_WINTER:
        points = sorted((event[4], event[1]) for event in notes.of(events.SCORE))
        margin, winner = points[-1][0] - points[-2][0], points[-1][1]
        if margin == 0:
            return set()
        worth = {kind: 1 if kind >= 12 else 0 for kind in range(KINDS)}
        if base_defence_scores:
            worth |= {k: DEFENCE_VALUE[k] for k in range(12) if DEFENCE_VALUE[k] <= s.fort[winner] + 1}
        needed = {kind for kind in range(KINDS) if s.hand[winner][kind] and worth[kind] >= margin}
        return needed | ({FORTIFICATION[s.fort[winner]]} if s.fort[winner] >= margin else set())
    fallen = [event[1] for event in notes.last if event[0] == events.DEFEAT]
    spent = [(event[1], event[3]) for event in notes.last if event[0] == events.SPENT]
    attacker = (s.turn + 1) % s.houses
    if not fallen or not result.winners:
        return set()
    if fallen[0] == s.turn:
        return {kind for who, kind in spent if who == attacker and IS_ATTACK[kind]}
    return {PATROL} if (s.turn, PATROL) in spent else set()


def test_the_lead(counted: tuple[Study, dict[str, object], list[Watched]]) -> None:
    _, found, games = counted
    changes, behind, from_last = Counter[int](), Counter[int](), 0
    for notes in games:
        leaders = [row.index(max(row)) for row in notes.standings if row.count(max(row)) == 1]
        changes[min(sum(a != b for a, b in pairwise(leaders)), 15)] += 1
        if max(notes.shares) == 1:
            winner = notes.shares.index(1)
            behind[min(max(max(row) - row[winner] for row in notes.standings), 9)] += 1
            from_last += any(row.count(min(row)) == 1 and row[winner] == min(row) for row in notes.standings)
    assert found["lead_changes"] == [changes[count] for count in range(16)]
    assert found["behind"] == [behind[count] for count in range(10)]
    assert found["from_last"] == from_last


def test_winter(counted: tuple[Study, dict[str, object], list[Watched]]) -> None:
    _, found, games = counted
    scores = [[event[4] for event in notes.of(events.SCORE)] for notes in games]
    points = Counter(min(each, 39) for row in scores for each in row)
    margins = Counter(sorted(row)[-1] - sorted(row)[-2] for row in scores if row)
    assert found["points"] == [points[each] for each in range(40)]
    assert found["margins"] == [margins[each] for each in range(40)]


def test_some_games_of_these_came_to_winter() -> None:
    """Else the tests above would prove little."""
    table = TABLES["winter"]
    assert play_quick(table, 0, table.games, None)["endings"][BY_WINTER] > 0


def test_twins_share_the_deal_and_nothing_else() -> None:
    pair = replace(study(games=2), repeat=2, apart=True)
    one, other = play_quick(pair, 0, 1, None), play_quick(pair, 1, 1, None)
    assert one["dealt"] == other["dealt"] and one["moves"] != other["moves"]

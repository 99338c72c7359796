"""Counters of many games, and the trace of the game in progress.

Counters are additive, so games may be counted anywhere and in any order. Victories are counted in sixtieths, so that a
victory shared by up to six is exact. A House's *standing* is its public strength: Fortification plus hand size.
"""

from __future__ import annotations

from typing import Annotated

from regno.proelio import events
from regno.proelio.cards import (
    BASE_KINDS,
    DEFENCE_VALUE,
    FORTIFICATION,
    GUILDS,
    IS_ATTACK,
    KINDS,
    NO_CARD,
    NO_GUILD,
    PATROL,
)
from regno.proelio.jit.records import Row, Rows
from regno.proelio.rules.victory import BY_WINTER, WHOLE, part_won, points
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import NOBODY, SEATS, Events, Options, State, right

ROUNDS = 24  # turns of a House distinguished; the last index holds all later ones
LENGTHS = 48  # rounds of a game, likewise
LEADS = 16  # changes of the lead, likewise
BEHIND = 10  # how far a winner was behind, likewise
POINTS = 40  # of a House in Winter, likewise
KINDS_OF_GUILD = 7
ENDINGS = 6

Count = Annotated[int, (), "i8"]


class Counters:
    """Additive counts over many games. The field names are stored in run logs."""

    games: Count
    decisions: Count  # choices of a House among two or more moves
    moves: Count  # every answer, chance's included
    turns: Count
    turns_squared: Count
    lengths: Annotated[Row, (LENGTHS,), "i8"]  # games by the rounds they lasted
    endings: Annotated[Row, (ENDINGS,), "i8"]
    decided: Count  # games that one House, or one alliance, won for itself
    # who wins, in sixtieths; squares are of sixtieths too
    seat_share: Annotated[Row, (SEATS,), "i8"]
    seat_square: Annotated[Row, (SEATS,), "i8"]
    order_share: Annotated[Row, (SEATS,), "i8"]  # by the order of play, the first House at 0
    order_square: Annotated[Row, (SEATS,), "i8"]
    player_share: Annotated[Row, (SEATS,), "i8"]  # by the place of an entrant in the list of players
    player_square: Annotated[Row, (SEATS,), "i8"]
    guild_games: Annotated[Row, (KINDS_OF_GUILD,), "i8"]
    guild_share: Annotated[Row, (KINDS_OF_GUILD,), "i8"]
    guild_square: Annotated[Row, (KINDS_OF_GUILD,), "i8"]
    twin_product: Count  # of each seat's shares in two games of one deal
    # cards, by kind
    dealt: Annotated[Row, (KINDS,), "i8"]
    held: Annotated[Rows, (KINDS, ROUNDS), "i8"]  # turns begun with at least one in hand
    begun: Annotated[Row, (ROUNDS,), "i8"]  # turns begun
    played: Annotated[Rows, (KINDS, ROUNDS), "i8"]  # laid to attack, deployed, built with, or played
    users: Annotated[Row, (KINDS,), "i8"]  # Houses that played one in a game
    user_share: Annotated[Row, (KINDS,), "i8"]  # what they won
    decisive: Annotated[Row, (KINDS,), "i8"]  # games that would not have been won so without it
    # Winter
    points: Annotated[Row, (POINTS,), "i8"]  # Houses by their points
    points_total: Count
    points_squared: Count
    margins: Annotated[Row, (POINTS,), "i8"]  # games by the best House's points over the second's
    tied: Annotated[Row, (KINDS_OF_GUILD,), "i8"]  # Houses level at the top, by their Guild
    tied_share: Annotated[Row, (KINDS_OF_GUILD,), "i8"]  # what they won
    tied_fair: Annotated[Row, (KINDS_OF_GUILD,), "i8"]  # what an equal part would be
    tied_spread: Annotated[Row, (KINDS_OF_GUILD,), "i8"]  # and its variance, were one of them drawn by lot
    # the course of a game
    led: Annotated[Row, (ROUNDS,), "i8"]  # games with a sole leader when a round began
    led_share: Annotated[Row, (ROUNDS,), "i8"]  # what that leader won in the end
    lead_changes: Annotated[Row, (LEADS,), "i8"]  # games by how often the lead went from one House to another
    lead_total: Count
    lead_squared: Count
    behind: Annotated[Row, (BEHIND,), "i8"]  # sole winners by how far they were behind the best at the worst
    from_last: Count  # sole winners that were once alone in the last place


class GameTrace:
    """State kept until the end of a game."""

    first: int  # the first House
    leader: int  # the last House that led alone
    changes: int
    decisive_card: int  # the card that ended the game, or NO_CARD
    behind: Annotated[Row, (SEATS,), "i4"]
    was_last: Annotated[Row, (SEATS,), "i4"]
    led: Annotated[Row, (ROUNDS,), "i4"]  # who led alone when each round began, or NOBODY
    used: Annotated[Rows, (SEATS, KINDS), "i4"]
    share: Annotated[Row, (SEATS,), "i4"]  # of the victory, in sixtieths
    twin: Annotated[Row, (SEATS,), "i4"]  # the same of the game before


def start_trace(d: GameTrace) -> None:
    """Reset the trace for a new game; the previous shares become those of the twin."""
    d.first = NOBODY
    d.leader = NOBODY
    d.changes = 0
    d.decisive_card = NO_CARD
    for seat in range(SEATS):
        d.behind[seat] = 0
        d.was_last[seat] = 0
        d.twin[seat] = d.share[seat]
        d.share[seat] = 0
        for kind in range(KINDS):
            d.used[seat][kind] = 0
    for place in range(ROUNDS):
        d.led[place] = NOBODY


# ---------------------------------------------------------------- after every move


def count_move(s: State, e: Events, c: Counters, d: GameTrace) -> None:
    """Count the events of one move."""
    c.moves += 1
    struck: int = NO_CARD
    patrolled = False
    for place in range(e.count):
        row = e.rows[place]
        what, who, kind = row[0], row[1], row[3]
        if what == events.DEAL:
            c.dealt[kind] += 1
        elif what == events.FIRST_HOUSE:
            d.first = who
        elif what == events.TURN:
            count_turn(s, c, d, who)
        elif what == events.ATTACK or what == events.DEPLOY or what == events.FORTIFY or what == events.PLAY:
            c.played[kind][round_of(s, who)] += 1
            d.used[who][kind] = 1
        elif what == events.SPENT and who == right(s, s.turn) and IS_ATTACK[kind] == 1:
            struck = kind
        elif what == events.SPENT and who == s.turn and kind == PATROL:
            patrolled = True
        elif what == events.DEFEAT and struck != NO_CARD:  # an attack was resolved in this very move
            if who == s.turn:
                d.decisive_card = struck
            elif patrolled:
                d.decisive_card = PATROL


def round_of(s: State, seat: int) -> int:
    """Return the index of a House's present turn, capped."""
    return min(max(s.turns[seat] - 1, 0), ROUNDS - 1)


def standing(s: State, seat: int) -> int:
    """Return the public strength of a House."""
    return s.fort[seat] + hand_size(s, seat)


def count_turn(s: State, c: Counters, d: GameTrace, seat: int) -> None:
    """Count a turn that begins: cards held and the leader."""
    now = round_of(s, seat)
    c.begun[now] += 1
    for kind in range(KINDS):
        c.held[kind][now] += 1 if s.hand[seat][kind] > 0 else 0
    leader = update_standings(s, d)
    if leader != NOBODY:
        if d.leader != NOBODY and d.leader != leader:
            d.changes += 1
        d.leader = leader
    if seat == d.first and s.turns[seat] <= ROUNDS:
        d.led[now] = leader


def update_standings(s: State, d: GameTrace) -> int:
    """Record who is behind; return the sole leader or NOBODY."""
    best, worst, leader, last = -1, 1000, NOBODY, NOBODY
    for seat in range(s.houses):
        strength = standing(s, seat)
        if strength > best:
            best, leader = strength, seat
        elif strength == best:
            leader = NOBODY
        if strength < worst:
            worst, last = strength, seat
        elif strength == worst:
            last = NOBODY
    for seat in range(s.houses):
        d.behind[seat] = max(d.behind[seat], best - standing(s, seat))
    if last != NOBODY:
        d.was_last[last] = 1
    return leader


# ---------------------------------------------------------------- at the end


def split_victory(s: State, d: GameTrace) -> None:
    """Write each House's share of the victory."""
    for seat in range(s.houses):
        d.share[seat] = part_won(s, seat)


def count_result(s: State, c: Counters, d: GameTrace, number: int) -> None:
    """Count a finished game: length, ending, winners."""
    c.games += 1
    c.endings[s.ending] += 1
    turns, rounds = 0, 0
    for seat in range(s.houses):
        turns += s.turns[seat]
        rounds = max(rounds, s.turns[seat])
        count_share(s, c, d, seat, number)
    c.turns += turns
    c.turns_squared += turns * turns
    c.lengths[min(rounds, LENGTHS - 1)] += 1
    count_course(s, c, d)


def count_share(s: State, c: Counters, d: GameTrace, seat: int, number: int) -> None:
    """Count one House's share by seat, order, player, Guild and cards played."""
    share = d.share[seat]
    square = share * share
    order, player = (seat - d.first) % s.houses, (seat - number) % s.houses
    c.seat_share[seat] += share
    c.seat_square[seat] += square
    c.order_share[order] += share
    c.order_square[order] += square
    c.player_share[player] += share
    c.player_square[player] += square
    if s.guild[seat] != NO_GUILD:
        c.guild_games[s.guild[seat]] += 1
        c.guild_share[s.guild[seat]] += share
        c.guild_square[s.guild[seat]] += square
    for kind in range(KINDS):
        if d.used[seat][kind] == 1:
            c.users[kind] += 1
            c.user_share[kind] += share


def count_course(s: State, c: Counters, d: GameTrace) -> None:
    """Count changes of the lead and how far the winner was behind."""
    c.lead_changes[min(d.changes, LEADS - 1)] += 1
    c.lead_total += d.changes
    c.lead_squared += d.changes * d.changes
    for place in range(ROUNDS):
        if d.led[place] != NOBODY:
            c.led[place] += 1
            c.led_share[place] += d.share[d.led[place]]
    sole = 0
    for seat in range(s.houses):
        if d.share[seat] == WHOLE:
            sole = 1
            c.behind[min(d.behind[seat], BEHIND - 1)] += 1
            c.from_last += d.was_last[seat]
    c.decided += 1 if sole == 1 or (s.allied == 1 and s.winners != 0) else 0
    if d.decisive_card != NO_CARD and s.winners != 0:
        c.decisive[d.decisive_card] += 1


def count_winter(s: State, o: Options, c: Counters, d: GameTrace) -> None:
    """Count points, margins and decisive cards of a game that Winter ended."""
    if s.ending != BY_WINTER:
        return
    best, second, winner, level = -1, -1, NOBODY, 0
    for seat in range(s.houses):
        total = points(s, seat, o)
        c.points[min(total, POINTS - 1)] += 1
        c.points_total += total
        c.points_squared += total * total
        if total > best:
            best, second, winner, level = total, best, seat, 1
        else:
            second = max(second, total)
            level += 1 if total == best else 0
    c.margins[min(best - second, POINTS - 1)] += 1
    if level > 1:
        count_tie(s, o, c, d, best, level)
    else:
        count_needed(s, o, c, winner, best - second)


def count_tie(s: State, o: Options, c: Counters, d: GameTrace, best: int, level: int) -> None:
    """Count Houses tied at the top by Guild, with the equal part as expectation."""
    fair = WHOLE // level
    for seat in range(s.houses):
        guild = s.guild[seat]
        if guild != NO_GUILD and points(s, seat, o) == best:
            c.tied[guild] += 1
            c.tied_share[guild] += d.share[seat]
            c.tied_fair[guild] += fair
            c.tied_spread[guild] += fair * (WHOLE - fair)


def count_needed(s: State, o: Options, c: Counters, winner: int, margin: int) -> None:
    """Count the kinds of which the sole winner needed every card."""
    fort = s.fort[winner]
    for kind in range(KINDS):
        value = 1 if kind >= BASE_KINDS else 0
        if o.score_base_defence == 1 and kind < BASE_KINDS and DEFENCE_VALUE[kind] <= fort + 1:
            value = DEFENCE_VALUE[kind]
        in_hand = s.hand[winner][kind] > 0 and value >= margin
        as_wall = fort > 0 and FORTIFICATION[fort] == kind and fort >= margin
        c.decisive[kind] += 1 if in_hand or as_wall else 0


assert len(GUILDS) == KINDS_OF_GUILD

"""Mistakes of a game, each as a question that can be asked again: its answers with their chances, and what was played.

A review judges single moves. Here the whole choice is judged, with all the cards that it names, in worlds that the
review has not used: what is no mistake at this second look is left out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from regno.learn.answers import MOST_LINES, Line, legal_moves, lines_of, next_choice, world_of
from regno.learn.mining import answer
from regno.learn.mistake import Mistake
from regno.learn.prove import prove
from regno.learn.themes import themes_of
from regno.players.analysis.review import PlayedDecision
from regno.proelio.info.view import View

STUDY = 8_000  # simulations of the second look


@dataclass(frozen=True)
class PlayedChoice:
    """A choice of a House with all the moves that name its cards."""

    number: int  # of the first move
    view: View
    line: Line
    decisions: tuple[int, ...]  # the numbers of its moves that were decisions, the first among them


def choices_of(decisions: Sequence[PlayedDecision]) -> Iterator[PlayedChoice]:
    """Yield the choices that decisions make up; one that the Record breaks off is left out."""
    following = iter(decisions)
    for first in following:
        options, numbers, line = first.view.options, [first.number], [first.move]
        after = next_choice(world_of(first.view), options, first.move)
        while after is not None:
            legal = legal_moves(after, options)
            decision = next(following, None) if len(legal) > 1 else None
            if len(legal) > 1 and decision is None:
                return
            if decision is not None:
                numbers.append(decision.number)
            line.append(legal[0] if decision is None else decision.move)
            after = next_choice(after, options, line[-1])
        yield PlayedChoice(first.number, first.view, tuple(line), tuple(numbers))


def study_mistakes(decisions: Sequence[PlayedDecision], wrong: Collection[int], seed: int) -> Iterator[Mistake]:
    """Yield the mistakes among the choices whose decisions a review found wrong, by their numbers."""
    for choice in choices_of(decisions):
        if any(number in wrong for number in choice.decisions):
            found = study(choice, seed * 10_000 + choice.number)
            if found is not None:
                yield found


def study(choice: PlayedChoice, seed: int) -> Mistake | None:
    """Judge every answer of a choice; return None if the one given may be as good, or if there are too many."""
    view, lines = choice.view, lines_of(choice.view)
    if not 2 <= len(lines) <= MOST_LINES or choice.line not in lines:
        return None
    proof = prove(view, lines, STUDY, seed)
    played = lines.index(choice.line)
    if played == proof.order[0] or proof.lead_over(played).surely <= 0:
        return None
    return Mistake(
        seat=view.seat,
        move=choice.number,
        round=max(view.state.turns),
        themes=themes_of(view, [proof.best, choice.line]),
        answers=[answer(proof, view, place, explained=place == played) for place in proof.order],
        played=proof.order.index(played),
        worlds=proof.worlds,
    )

"""Tables so small that every world can be counted, and games on them followed beside all others that look the same."""

from __future__ import annotations

from collections.abc import Sequence

from worlds import Belief, Hidden, allowed, hidden_in

from regno.proelio import events
from regno.proelio.engine import names_cards
from regno.proelio.events import Event
from regno.proelio.game import Game
from vectors import root

WALLS = "f0=shields f1=shields f2=shields"
# Edition, options, position.
TINY = {
    "war": ("en111", "", f"{WALLS} h0=shields,soldiers h1=manure,knights h2=soldiers,tower "
            "deck=soldiers,shields,patrol"),
    "gold": ("en111", "", "f0=shields f1=shields f2=tower h0=shields,hero h1=inquisition,knights h2=black_powder,tower "
             "deck=soldiers,shields,inquisition,edict"),
    "autumn": ("en111", "", f"{WALLS} h0=shields,soldiers h1=manure,resources h2=soldiers,tower deck=soldiers "
               "pile=patrol,shields,knights"),
    "late autumn": ("ga", "", f"{WALLS} h0=shields,soldiers h1=manure,resources h2=soldiers,tower deck=soldiers "
                    "pile=soldiers,shields,manure"),
    "inquisition": ("en111", "", f"{WALLS} h0=inquisition,soldiers h1=manure,soldiers,inquisition "
                    "h2=soldiers,inquisition deck=soldiers,manure,shields,infiltration"),
    "merchant": ("en111", "", f"{WALLS} merchant=0 g0=bards g1=artisans g2=scribes h0=shields,soldiers h1=manure,hero "
                 "h2=soldiers,tower deck=soldiers,edict pile=soldiers,shields,manure,hero"),
    "bluff": ("ga", "allow_invalid_attacks=yes", f"{WALLS} h0=shields,soldiers h1=manure,knights h2=trebuchets,tower "
              "deck=soldiers,shields"),
    "allies": ("en111", "", f"{WALLS} houses=4 allied=1 f3=shields h0=inquisition,hero h1=manure,soldiers h2=manure "
               "h3=tower deck=soldiers,shields"),
    "scribes": ("en111", "", f"{WALLS} g0=scribes g1=bards g2=thieves h0=shields,soldiers h1=infiltration,knights "
                "h2=hero,tower deck=soldiers,shields,inquisition,edict,hero"),
    "equitas": ("en111", "", "f1=shields f2=shields h0=soldiers,tower h1=infiltration,knights h2=manure,tower "
                "deck=soldiers,shields pile=shields"),
}  # fmt: skip
HIDDEN_PASS = {events.LOOT, events.PENALTY, events.SUPPORT, events.STEAL}


def tiny(name: str, moves: str = "") -> Game:
    edition, options, position = TINY[name]
    return root({"edition": edition, "options": options, "position": position, "moves": moves})


def may_lose(told: Sequence[Event], observer: int) -> bool:
    """Whether bounds may forget by these events: a hidden card passes between two others, or a deck is made anew."""
    return any(
        what == events.RESHUFFLE or (what in HIDDEN_PASS and observer not in (who, whom))
        for what, who, whom, *_ in told
    )


class Followed:
    """A game as one observer sees it, beside all others that look the same."""

    within: set[Hidden]  # what the bounds allow
    possible: set[Hidden]  # what some history with the same events explains

    def __init__(self, game: Game, observer: int) -> None:
        self.game, self.observer = game, observer
        self.belief = Belief(game.view(observer), game.state)
        self.lossless = True  # nothing has happened yet by which bounds may forget
        self.half_chosen = False  # a House has named some cards of a choice, and goes on naming

    def apply(self, move: int) -> None:
        """Play on in every world; whatever bounds forget, they never exclude what can be true."""
        asked, told = (self.game.state.step, self.game.state.who), self.game.apply(move)
        self.belief.follow(told, self.game.state)
        self.lossless = self.lossless and not may_lose(told, self.observer)
        self.half_chosen = names_cards(asked[0]) and asked == (self.game.state.step, self.game.state.who)
        self.within, self.possible = set(allowed(self.game.view(self.observer))), self.belief.worlds
        assert hidden_in(self.game.state) in self.possible, "the truth itself was lost"
        assert self.possible <= self.within, "a world that looks the same is out of bounds"

    def check_exact(self) -> None:
        """Up to the first loss bounds allow what can be true and nothing else, but in the middle of a choice."""
        if self.lossless and not self.half_chosen:
            assert self.within == self.possible, "bounds allow a world that no history explains"

"""A case of every kind of choice: a position in which House 0 must make it, and how a person does that in the page."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from staged import QUICK

from regno.table.settings import TableSettings


def ruled(**rulings: str) -> TableSettings:
    return msgspec.structs.replace(QUICK, rulings=rulings)


@dataclass(frozen=True)
class Case:
    """A position in which House 0 must choose, what its person presses, and the moves that this must be."""

    position: str
    before: tuple[str, ...]
    presses: tuple[str, ...]
    moves: tuple[str, ...]
    terms: TableSettings = QUICK
    out_of_turn: bool = False


SEND = ".decide .acts .btn.go"
CASES = {
    "perk": Case(
        "houses=4 at=start g0=bards a0=soldiers f0=shields h0=shields,manure h1=tower,manure h2=manure h3=knights",
        (),
        ("[data-move=no]",),
        ("no",),
    ),
    "bards": Case(
        "houses=4 turn=3 g3=bards h3=manure,tower h0=soldiers,hero h1=knights h2=manure",
        ("bards",),
        ("[data-card=hero]", SEND),
        ("discard hero",),
        out_of_turn=True,
    ),
    "trim": Case(
        "houses=4 h0=manure,tower,soldiers,knights,shields h1=soldiers,hero h2=manure h3=knights",
        ("draw",),
        ("[data-card=tower]", SEND),
        ("discard tower",),
    ),
    "deploy": Case(
        "houses=4 at=defence f0=shields h0=shields,palisades,manure a0=knights@1 f1=shields h1=soldiers h2=manure "
        "h3=tower",
        (),
        ("[data-card=palisades]", "[data-card=shields]", SEND),
        ("deploy shields", "deploy palisades", "stop"),
    ),
    "penalty": Case(
        "houses=4 at=defence turn=3 h3=shields,tower a3=hero@1 f0=shields h0=soldiers,tower,manure h1=soldiers "
        "h2=manure",
        ("stop",),
        ("[data-card=manure]", SEND),
        ("give manure",),
        ruled(invalid_penalty="1"),
        out_of_turn=True,
    ),
    "ignore": Case(
        "houses=4 at=defence g0=thieves a0=infiltration h0=shields,manure h1=knights h2=manure h3=tower",
        ("stop",),
        ("[data-move=thieves]",),
        ("thieves",),
    ),
    "escape": Case(
        "houses=4 at=defence turn=3 g0=thieves a3=infiltration h0=shields,manure h1=knights h2=manure h3=patrol,manure",
        ("deploy patrol", "stop"),
        ("[data-move=thieves]",),
        ("thieves",),
        out_of_turn=True,
    ),
    "sacrifice": Case(
        "houses=4 at=defence h0=soldiers,manure f0=palisades a0=trebuchets@2 h1=soldiers,tower f1=palisades "
        "h2=soldiers h3=tower",
        ("stop",),
        ("[data-move=sacrifice]",),
        ("sacrifice",),
    ),
    "builders": Case(
        "houses=4 at=defence g0=builders a0=knights@1 f0=shields h0=shields,manure*2 h1=manure h2=manure h3=tower",
        ("deploy shields", "stop", "hold"),
        ("[data-move=builders]",),
        ("builders",),
    ),
    "loot": Case(
        "houses=4 at=defence h0=tower,manure,soldiers,hero f0=palisades a0=knights@1 h1=soldiers,palisades f1=shields "
        "h2=soldiers h3=tower",
        ("stop", "hold"),
        ("[data-card=soldiers]", "[data-card=manure]", SEND),
        ("give manure", "give soldiers"),
    ),
    "action": Case(
        "houses=4 h0=soldiers,knights,shields,resources,inquisition h1=soldiers h2=manure h3=tower f3=shields",
        (),
        ("[data-move=attack]", "[data-card=soldiers]", SEND),
        ("attack soldiers",),
    ),
    "artisans": Case(
        "houses=4 g0=artisans h0=manure,resources h1=manure h2=manure h3=tower",
        ("resources",),
        ("[data-move=artisans]",),
        ("artisans",),
        ruled(artisans_when="after_drawing"),
    ),
    "plague_draw": Case(
        "houses=4 h0=manure,plague h1=manure h2=manure h3=tower",
        ("plague",),
        ("[data-move=draw]",),
        ("draw",),
        ruled(plague_draw_optional="yes"),
    ),
    "apothecaries": Case(
        "houses=4 turn=3 g0=apothecaries h3=manure,plague h0=manure,tower h1=manure h2=manure",
        ("plague",),
        ("[data-move=apothecaries]",),
        ("apothecaries",),
        out_of_turn=True,
    ),
    "pay": Case(
        "houses=4 h0=manure*2,tower,soldiers h1=manure h2=manure h3=tower",
        ("imperial",),
        ("[data-card=manure] >> nth=0", "[data-card=manure] >> nth=1", SEND),
        ("pay manure", "pay manure"),
    ),
    "take": Case(
        "houses=4 merchant=0 h0=manure*2,tower,soldiers h1=manure h2=manure h3=tower pile=knights,shields",
        ("trade",),
        (".goods button >> nth=1", SEND),
        ("take knights",),
    ),
    "keep": Case(
        "houses=4 g0=scribes h0=manure*2,tower h1=manure h2=manure h3=tower",
        ("imperial scribes", "pay manure", "pay manure"),
        (".goods button >> nth=0", SEND),
        ("keep edict",),
    ),
    "support": Case(
        "houses=4 allied=1 h0=manure,tower,soldiers h1=manure h2=manure h3=tower",
        ("support",),
        ("[data-card=tower]", SEND),
        ("support tower",),
    ),
}

"""Positions with the move that is best and a fact that says why, for the tests of advice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Advised:
    """A position, after a few words, and what is to be found in it."""

    name: str
    edition: str
    position: str
    script: str
    best: str
    reason: tuple[str, str]  # the key of a fact and its role


def finish(name: str, edition: str, position: str, best: str) -> Advised:
    """An Action after which the left neighbour falls."""
    return Advised(name, edition, position, "", best, ("won", "brings"))


ADVISED = [
    finish(
        "soldiers take the last card of a House without a wall",
        "en111",
        "houses=3 h0=soldiers,manure,patrol f0=shields h1=resources*3 f1=shields h2=resources",
        "attack soldiers",
    ),
    finish(
        "two cards, of which none can defend: knights, not soldiers",
        "en111",
        "houses=4 h0=knights,soldiers,manure f0=shields h1=resources*3 f1=shields h2=resources*3 f2=shields"
        " h3=resources,tower",
        "attack knights",
    ),
    finish(
        "black powder against a Fortress with nobody behind it",
        "it111",
        "houses=3 h0=black_powder,manure*2 f0=shields h1=resources*4 f1=shields h2= f2=fortress",
        "attack black_powder",
    ),
    finish(
        "a thief takes the last card",
        "en111",
        "houses=3 h0=infiltration,manure,resources f0=shields h1=resources*3 f1=shields h2=resources",
        "attack infiltration",
    ),
    finish(
        "knights by the oldest rulebook",
        "v082",
        "houses=3 h0=knights,manure,patrol f0=shields h1=resources*3 f1=shields h2=resources,soldiers",
        "attack knights",
    ),
    finish(
        "a hero against palisades and two cards",
        "ga",
        "houses=3 h0=hero,manure,patrol f0=tower h1=resources*3 f1=shields h2=resources*2 f2=palisades",
        "attack hero",
    ),
    finish(
        "soldiers win for an alliance",
        "en111",
        "houses=4 allied=1 h0=soldiers,manure,patrol f0=shields h1=resources*3 f1=shields h2=resources*3 f2=shields"
        " h3=resources",
        "attack soldiers",
    ),
    Advised(
        "one point more than the others when Winter comes",
        "it111",
        "houses=3 season=autumn h0=palisades f0=shields h1=resources f1=shields h2=resources f2=shields"
        " deck=manure,hero",
        "",
        "fortify",
        ("points", "brings"),
    ),
    Advised(
        "scribes keep what finishes the neighbour",
        "en111",
        "houses=3 h0=manure*2,patrol,resources f0=tower g0=scribes h1=resources*3 f1=shields g1=bards h2=resources"
        " f2=shields g2=thieves",
        "imperial scribes; pay manure; pay manure; =hero; =inquisition",
        "keep hero",
        ("won", "brings"),
    ),
    Advised(
        "the Merchant sells trebuchets",
        "en111",
        "houses=3 merchant=0 h0=manure*3 f0=tower g0=bards h1=resources*2 f1=shields g1=thieves h2=patrol g2=scribes"
        " pile=trebuchets,temporary_alliance",
        "trade",
        "take trebuchets",
        ("won", "brings"),
    ),
    Advised(
        "manure pays, trebuchets strike",
        "en111",
        "houses=3 h0=trebuchets,manure,temporary_alliance f0=palisades h1=resources*2 f1=shields h2=patrol",
        "imperial",
        "pay manure",
        ("won", "brings"),
    ),
    Advised(
        "a Plague must not stop the blow that wins",
        "en111",
        "houses=4 turn=2 h0=resources*2 f0=shields g0=apothecaries h1=resources*2 f1=shields g1=bards h2=plague,manure"
        " f2=shields g2=scribes h3=manure g3=thieves a3=soldiers@1",
        "plague",
        "apothecaries",
        ("won", "brings"),
    ),
    Advised(
        "the wall or the House",
        "en111",
        "houses=3 at=defence f0=tower h0=manure a0=knights@1 h1=soldiers,resources f1=shields h2=resources*3"
        " f2=palisades",
        "stop",
        "sacrifice",
        ("fell", "avoids"),
    ),
    Advised(
        "builders add what is missing",
        "en111",
        "houses=3 at=defence h0=shields,manure g0=builders a0=knights@1 h1=resources*3 f1=shields g1=bards"
        " h2=resources*3 f2=shields g2=scribes",
        "deploy shields; stop",
        "builders",
        ("fell", "avoids"),
    ),
    Advised(
        "thieves let no thief take the last card",
        "en111",
        "houses=3 at=defence h0=manure g0=thieves a0=infiltration@1 h1=resources*3 f1=shields g1=bards h2=resources*3"
        " f2=shields g2=scribes",
        "stop",
        "thieves",
        ("fell", "avoids"),
    ),
    Advised(
        "a Tower is not given up for one poor card",
        "en111",
        "houses=3 at=defence f0=tower h0=manure*2,temporary_alliance*2,soldiers a0=soldiers@1 h1=soldiers,resources"
        " f1=shields h2=resources*3 f2=palisades",
        "stop",
        "hold",
        ("wall-lost", "avoids"),
    ),
    Advised(
        "the edict against a golden back",
        "en111",
        "houses=3 at=defence h0=edict,manure a0=black_powder@1 f0=palisades h1=resources*2 f1=shields h2=resources*3"
        " f2=shields",
        "",
        "deploy edict",
        ("wall-lost", "avoids"),
    ),
    Advised(
        "loot: the hero stays",
        "en111",
        "houses=3 at=defence f0=tower h0=hero,manure a0=soldiers@1 h1=soldiers,resources f1=shields h2=resources*3"
        " f2=palisades",
        "stop; hold",
        "give manure",
        ("prey-wall-lost", "brings"),
    ),
    Advised(
        "a card for the ally who would fall",
        "en111",
        "houses=4 allied=1 h0=shields,palisades,tower,patrol f0=tower h1=soldiers*2 f1=shields h2=manure"
        " h3=resources*2 f3=shields a2=soldiers@1",
        "",
        "support",
        ("ally-fell", "denies"),
    ),
    Advised(
        "a card for a rival's victim",
        "en111",
        "houses=4 h0=temporary_alliance,manure,patrol f0=palisades h1=resources*3 f1=shields h2=manure h3=resources*3"
        " f3=shields a2=soldiers@1",
        "",
        "alliance 2",
        ("rival", "denies"),
    ),
    Advised(
        "a Plague stays a rival's blow",
        "en111",
        "houses=4 h0=plague,manure,patrol,resources f0=palisades h1=resources*3 f1=palisades h2=manure"
        " h3=resources*2,soldiers f3=shields a2=soldiers@1",
        "",
        "plague",
        ("rival", "denies"),
    ),
]

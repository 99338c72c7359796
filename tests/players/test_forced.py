"""What is forced: every player who searches finds the wins and avoids the losses that a position leaves no doubt of."""

from __future__ import annotations

import pytest
from chairs import at, chosen
from searchers import MANY, SEARCHERS, Seated

pytestmark = [pytest.mark.usefixtures("search", "foresight"), pytest.mark.parametrize("seated", SEARCHERS)]

EDITIONS = ["v082", "ga", "it111", "en111"]
FOUR = "houses=4 h3=soldiers,manure*2 f3=shields "
TWO_AGAINST_TWO = "houses=4 allied=1 h3=soldiers,manure*2 f3=shields "


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("table", ["", FOUR, TWO_AGAINST_TWO])
def test_the_last_card_of_a_house_without_walls_is_kept(seated: Seated, edition: str, table: str) -> None:
    """Deploying it is defeat in any case; against a bluff keeping it is not (vector 04)."""
    position = "at=defence h0=shields f1=shields h1=soldiers,manure f2=shields h2=soldiers*2 a0=manure@0"
    assert chosen(seated(), at(table + position, edition), MANY) == "stop"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("table", ["", TWO_AGAINST_TWO])
def test_a_wall_that_loot_would_take_anyway_is_given_up(seated: Seated, edition: str, table: str) -> None:
    """Three are missing and two are held: conceding is defeat, the sacrifice costs the wall and one card."""
    position = "at=defence f0=palisades h0=manure*2 f1=palisades h1=soldiers f2=shields h2=soldiers*2 a0=trebuchets@2"
    assert chosen(seated(), at(table + position, edition, "stop"), MANY) == "sacrifice"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "position",
    [
        "f0=shields h0=manure*2,knights f1=shields h1=soldiers*3 h2=manure deck=soldiers*9,hero",
        "houses=4 allied=1 f0=shields h0=manure*2,knights f1=shields h1=soldiers*3 f2=shields h2=manure*3 "
        "h3=manure deck=soldiers*9,hero",
    ],
)
def test_a_neighbour_who_cannot_live_through_it_is_struck(seated: Seated, edition: str, position: str) -> None:
    """The House on the left has one card and no wall: any blow with a number is the end of it."""
    assert chosen(seated(), at(position, edition), MANY) == "attack knights"


def test_a_house_is_sung_off_the_table_53(seated: Seated) -> None:
    """In the Italian rulebook a House may fall at any moment: Bards take the last card of the one on the right."""
    position = "g0=bards f0=shields h0=manure*3 h1=soldiers f2=shields h2=manure*3 deck=soldiers*9,hero"
    assert chosen(seated(), at(position, "it111"), MANY) == "bards"

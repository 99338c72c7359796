"""Empty decks, Seasons and Winter: R100-R103, Q84-Q87 and Q94.

R103 says how the Seasons card reads: it shows the season to come. Here the present one is named.
"""

from __future__ import annotations

from scene import editions, play

LAST = "h0=knights h1=manure h2=manure deck=soldiers"
ALLIED_LAST = "houses=4 allied=1 h0=knights h1=manure h2=manure h3=manure deck=soldiers"


# The Base deck


@editions("CD")
def test_r100_the_first_empty_deck_brings_autumn(edition: str) -> None:
    scene = play(f"{LAST} pile=tower*3", "draw; =soldiers", edition)
    assert scene.season == "autumn" and scene.deck == "tower*3" and scene.pile == ""
    assert scene.hand(0) == "soldiers,knights" and scene.to_act == (1, "action")


@editions("AB")
def test_r100_the_older_rulebooks_shuffle_and_play_on(edition: str) -> None:
    scene = play(f"{LAST} pile=tower*3", "draw; =soldiers", edition)
    assert scene.season is None and scene.deck == "tower*3" and scene.pile == ""


@editions("CD")
def test_r100_autumn_turns_the_price_of_the_merchant(edition: str) -> None:
    """House 0 trims a card, so the pile is not empty when House 1 meets the Merchant."""
    text, moves = "merchant=1 h0=knights*5 h1=manure*2 h2=manure pile=tower*3", "draw; =soldiers; discard knights"
    summer = play(f"{text} deck=soldiers,shields", moves, edition)
    autumn = play(f"{text} deck=soldiers", moves, edition)
    assert summer.season == "summer" and "trade" in summer.legal
    assert autumn.season == "autumn" and autumn.pile == "knights" and "trade" not in autumn.legal


@editions("CD")
def test_r101_the_second_empty_deck_brings_winter(edition: str) -> None:
    scene = play(f"{LAST} pile=tower*3 season=autumn", "draw; =soldiers", edition)
    assert scene.season == "winter" and scene.ending == "winter"
    assert scene.hand(0) == "soldiers,knights" and scene.pile == "tower*3"


@editions("AB")
def test_r101_the_older_rulebooks_shuffle_again_and_again(edition: str) -> None:
    text = "h0=manure,resources h1=manure,resources deck=tower"
    scene = play(text, "resources; =tower; =resources; resources; =resources", edition)
    assert scene.ending is None and scene.season is None
    assert scene.hand(0) == "tower,manure,resources" and scene.hand(1) == "manure,resources"


@editions("CD")
def test_a_game_begins_in_summer(edition: str) -> None:
    assert play("h0=manure", edition=edition).season == "summer"


# The Imperial deck


@editions()
def test_r102_the_imperial_deck_is_shuffled_without_any_effect(edition: str) -> None:
    text = "h0=manure*2 h1=manure deck=soldiers*3,hero pile=tower,edict"
    scene = play(text, "imperial; pay manure; pay manure; =hero", edition)
    assert scene.deck == "soldiers*3,edict" and scene.pile == "tower,manure*2"
    assert scene.season in ("summer", None) and scene.to_act == (1, "action")


@editions()
def test_r102_an_imperial_deck_without_discards_waits_for_them(edition: str) -> None:
    text = "h0=manure*2 h1=soldiers,edict deck=tower*3,hero"
    taken = play(text, "imperial; pay manure; pay manure; =hero", edition)
    assert taken.deck == "tower*3" and "imperial" in taken.legal
    again = play(text, "imperial; pay manure; pay manure; =hero; imperial; pay soldiers; pay edict; =edict", edition)
    assert again.hand(1) == "edict"


# When a deck is empty


@editions("AB")
def test_q84_an_empty_deck_without_discards_is_refilled_when_next_needed(edition: str) -> None:
    text = "h0=soldiers*4 h1=knights*5 h2=trebuchets*4 deck=tower pile=patrol"
    taken = play(text, "draw; =tower; draw; =patrol; discard patrol", edition)
    assert taken.deck == "" and taken.pile == "patrol" and "draw" in taken.legal
    again = play(text, "draw; =tower; draw; =patrol; discard patrol; draw; =patrol", edition)
    assert again.hand(2) == "patrol,trebuchets*4"


@editions("CD")
def test_q84_a_deck_is_empty_the_moment_its_last_card_leaves(edition: str) -> None:
    text = "h0=knights h1=manure deck=soldiers,shields pile=tower"
    assert play(text, "draw; =soldiers", edition).season == "summer"
    assert play(text, "draw; =soldiers; draw; =shields", edition).season == "autumn"


@editions("CD")
def test_q85_a_draw_goes_on_from_the_new_deck_which_holds_the_card_just_played(edition: str) -> None:
    text = "h0=manure,resources h1=manure deck=tower pile=patrol*2"
    scene = play(text, "resources; =tower; =resources", edition)
    assert scene.season == "autumn" and scene.hand(0) == "tower,manure,resources" and scene.deck == "patrol*2"


# Winter


@editions("CD")
def test_q86_winter_stops_the_drawing(edition: str) -> None:
    text = "season=autumn h0=manure,resources h1=manure deck=tower pile=patrol*2"
    scene = play(text, "resources; =tower", edition)
    assert scene.ending == "winter" and scene.hand(0) == "tower,manure" and scene.pile == "patrol*2,resources"


@editions("CD")
def test_q86_the_drawing_house_still_trims(edition: str) -> None:
    text = "season=autumn h0=knights*5 h1=manure deck=soldiers pile=tower"
    assert play(text, "draw; =soldiers", edition).to_act == (0, "discard")
    scene = play(text, "draw; =soldiers; discard soldiers", edition)
    assert scene.ending == "winter" and scene.hand(0) == "knights*5"


@editions("C")
def test_q86_no_defeat_is_tested_in_winter(edition: str) -> None:
    text = "season=autumn h0=temporary_alliance h1=manure f2=shields deck=soldiers"
    scene = play(text, "alliance 1; =soldiers", edition)
    assert scene.hand(0) == "" and scene.ending == "winter" and scene.winners == [2]


@editions("CD")
def test_q86_the_merchant_travels_no_more_in_winter(edition: str) -> None:
    scene = play(f"{LAST} season=autumn merchant=0", "draw", edition)
    assert scene.ending == "winter" and scene.merchant == 0


@editions("CD")
def test_q86_no_perk_follows_in_winter(edition: str) -> None:
    text = "season=autumn g0=artisans h0=manure,resources h1=manure deck=tower pile=patrol*2"
    scene = play(text, "resources; =tower", edition, artisans_when="after_drawing")
    assert scene.ending == "winter" and not scene.exhausted(0)


@editions("CD")
def test_q86_the_artisans_card_is_not_drawn_in_winter(edition: str) -> None:
    text = "season=autumn g0=artisans h0=manure,resources h1=manure deck=tower pile=patrol*2"
    scene = play(text, "resources artisans; =tower", edition)
    assert scene.ending == "winter" and scene.hand(0) == "tower,manure"


@editions("CD")
def test_q87_a_first_empty_deck_without_discards_is_winter(edition: str) -> None:
    scene = play(LAST, "draw; =soldiers", edition)
    assert scene.ending == "winter" and scene.season == "winter"


@editions("CD")
def test_q87_a_pile_of_the_card_just_played_is_not_empty(edition: str) -> None:
    text = "h0=manure,resources h1=manure deck=tower"
    scene = play(text, "resources; =tower; =resources", edition)
    assert scene.ending == "winter" and scene.hand(0) == "tower,manure,resources"


@editions()
def test_q94_allies_shuffle_without_effect(edition: str) -> None:
    scene = play(f"{ALLIED_LAST} pile=tower*3", "draw; =soldiers; draw; draw; draw", edition)
    assert scene.season is None and scene.ending is None and scene.to_act == (0, "action")

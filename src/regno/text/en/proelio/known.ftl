### What a seat knows of hidden cards.

title-own = What you know of the others' cards
title-of-me = What the others know of yours
title-public = What everybody knows
holds = { $house } holds at least: { $cards }
holds-nothing = Of no hand is any card known.
knows = { $house } knows that you hold: { $cards }
knows-nothing = Nobody knows any of your cards.
deck-base = { $count ->
    [0] The Base deck is empty.
   *[other] In the Base deck at most: { $cards }
}
deck-imperial = { $count ->
    [0] The Imperial deck is empty.
   *[other] In the Imperial deck at most: { $cards }
}

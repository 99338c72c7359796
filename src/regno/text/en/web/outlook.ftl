### What the table foretells and tells again: how a choice ends, what happened since one's last turn, how it all ended.

blow-held = held
blow-nothing-lost = nothing lost
blow-thief-caught = a thief is caught
blow-thief-steals = a thief steals 1 card
blow-thief = a thief steals 1 card
blow-perk-ignores = the Thieves can ignore it
blow-lose = { $count ->
    [one] lose 1 card
   *[other] lose { $count } cards
}
blow-keep-left = { $left ->
    [one] you keep 1
   *[other] you keep { $left }
}
blow-or-wall = { $wall ->
    [0] or only the Fortification
    [one] or the Fortification and 1 card
   *[other] or the Fortification and { $wall } cards
}
blow-only-wall = lose the Fortification
blow-and-cards = { $count ->
    [one] and 1 card
   *[other] and { $count } cards
}
blow-perk-spares = fewer with the Builders
blow-only-perk = only the Builders save you
blow-swept = defence and Fortification swept away
blow-swept-no-wall = defence swept away
blow-falls = your House falls
blow-falls-how = no card, no Fortification
blow-falls-thief = if it is a thief
defence-then = After it you keep { $left ->
    [0] no card
    [one] 1 card
   *[other] { $left } cards
}{ $fort ->
    [0] {""} and no Fortification.
   *[other] {""} and your Fortification.
}
builders-next = { $total ->
    [0] The Builders add nothing to 0.
   *[other] The Builders can still add 1.
}
settle-how = { $card } { $value } against your { $defence }. { $count ->
    [one] You hold 1 card.
   *[other] You hold { $count } cards.
}
still-to-come = Still to come:
builders-how = (your Perk, once a game)
out-sacrifice = { $move ->
    [sacrifice] Sacrifice: { $card }
   *[hold] Keep: { $card }
}
out-builders = { $move ->
    [builders] Use the Builders
   *[no] Keep them for later
}
doubt-title = Let your House fall?
doubt-end = This ends your game.
doubt-defence = Whatever attack lies there, your House falls by it. Another defence could save it.
doubt-back = Back to the choice
doubt-yes = Yes, let my House fall
recap = Since your last turn
recap-more = { $count } more
show-again = Show again
undone = Taken back:
now-you = { $kind ->
    [action] You choose an Action.
    [deploy] You choose your defence.
    [sacrifice] You choose: the Fortification, or the loot.
    [builders] You choose whether to use the Builders.
    [give] You choose what to hand over.
    [discard] You choose what to discard.
    [pay] You choose what to pay.
    [take] You look at the Merchant's goods.
   *[other] You choose.
}
flag-victor = Victor
flag-fallen = Fallen
ribbon-won = Victory
ribbon-lost = Defeat
ribbon-winter = Winter
ribbon-over = The end
ribbon-fell = { $count ->
    [one] { $house } has fallen
   *[other] { $house } have fallen
}
ribbon-you-fell = Your House has fallen
ribbon-points = { $me ->
    [yes] { $count ->
        [one] You have the most points
       *[other] Most points: { $house }
    }
   *[no] { $count ->
        [one] { $house } has the most points
       *[other] Most points: { $house }
    }
}

## What can be wrong.

nothing-to-decide = nothing is to be decided here: give a position in which a House has two or more moves to choose from
one-move = nothing is to be decided here: { $house } can only play "{ $move }"
not-at-choice = seat { $seat } has nothing to decide here: it is the choice of seat { $who }
spectator = a spectator decides nothing: give a seat from 0 to { $last }
no-world = no deal of the cards fits this position as the seat knows it: check its hands and decks
nothing-to-review = nothing is to be reviewed: in this Record that seat never had two moves to choose from

## What both commands take.

flag-budget = how long each decision is thought about: a number of simulations, or a time, such as 40000 or 2s
preparing = Preparing the advice, once; this takes about two minutes ...

## regno hint

hint-text = the position, as "regno position" reads it
hint-seat = whose eyes to use; the seat that must choose, unless said
hint-title = { $house } chooses. Every move was played in the same { $worlds } imagined worlds.
hint-legend = Chance to win, its 95% interval, and the move; = is not surely worse than the first.
hint-why = Why "{ $best }" and not "{ $next }":
hint-even = "{ $best }" is not surely better than "{ $next }".
hint-no-facts = Nothing that was counted separates "{ $best }" from "{ $next }" for sure.

## Facts. Each is a thing that happens within the rounds looked ahead.

fact-share = { $role ->
    [avoids] It avoids {""}
    [denies] It denies {""}
    [risks] But it risks {""}
    [forgoes] But it forgoes {""}
   *[brings] {""}
}{ $what } ({ $best }% of games instead of { $next }%).
fact-mean = { $role ->
    [avoids] It avoids {""}
    [denies] It denies {""}
    [risks] But it risks {""}
    [forgoes] But it forgoes {""}
   *[brings] {""}
}{ $what } ({ $best } on average instead of { $next }).
fact-won = victory within { $rounds } rounds
fact-fell = defeat within { $rounds } rounds
fact-ally-fell = the fall of { $house }
fact-wall-lost = the loss of the Fortification
fact-wall = a higher Fortification
fact-looted = cards given up as loot
fact-robbed = cards stolen by others
fact-hand = more cards in hand
fact-gold = more Imperial cards in hand
fact-struck = being attacked
fact-gained = more cards taken from others
fact-foiled = an attack that fails
fact-prey-wall-lost = the fall of { $house }'s Fortification
fact-prey-wall = a higher Fortification of { $house }
fact-prey-hand = cards in { $house }'s hand
fact-foe-wall = a higher Fortification of { $house }
fact-foe-hand = cards in { $house }'s hand
fact-perk = a Perk kept for later
fact-points = more points for Winter
fact-held = { $card } still in hand after { $rounds } rounds
fact-outlook = a few more victories, for no single reason
fact-rival = a victory of { $house }

## regno review

review-file = the Record to review, whole or as one seat saw it; - reads it from the input
review-seat = only the decisions of this seat, 0 for the first
review-title = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
}, each judged by what its House could know.
review-legend = Move, House, what it chose; its chance to win before and after.
review-best = Better: { $move }, by { $low } to { $high } points.
review-mistakes = { $mistakes ->
    [0] No mistakes
    [one] One mistake
   *[other] { $mistakes } mistakes
} in { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.
review-house = { $house }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, { $mistakes ->
    [0] no mistakes
    [one] one mistake
   *[other] { $mistakes } mistakes
}, { $loss } points given away in each on average.
review-turning-points = Turning points
review-turning-point = { $own ->
    [yes] Move { $until }
   *[no] Moves { $since } to { $until }
}: { $house } from { $before }% to { $after }%.
review-no-turning-points = No turning points: nobody's chance moved by { $points } points between two of its decisions.

## Turning points.

turning-own = { $house } chose: { $move }
turning-led = { $house } chose: { $move }. { $outcome }

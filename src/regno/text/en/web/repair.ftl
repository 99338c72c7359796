### The reverse of a study: what an edition shall become, and the smallest changes that do it.

title = Make it fair with the smallest change
link = Make it fair
of-draft = { $title }, { $changes ->
    [0] as printed in
    [one] 1 change from
   *[other] { $changes } changes from
} { $edition }.
goal = What should come out
goal-name = { $goal ->
    [seats] Every place in the order wins as often
    [guilds] All Guilds are worth the same
    [winter] More games reach Winter
   *[length] A game lasts so many turns of a House
}
good-enough = Good enough: a spread of at most
points = points
from-turns = From
to-turns = to
turns = turns
least = The fewest turns
most = The most turns
winter = At least, of all games
per-cent = %
free = What may change
free-deck = { $deck ->
    [base] Base deck
   *[imperial] Imperial deck
}
free-deck-how = { $free ->
    [yes] each count by up to
   *[no] kept as it is
}
most-cards = By how many a count may change
free-rules = Rules
free-rules-how = { $count } of { $all } free
free-numbers = Numbers
free-numbers-how = { $free ->
    [yes] free
   *[no] kept as they are
}
choose-rules = Choose the rules
at-most = At most
changes-together = { $count ->
    [one] change
   *[other] changes together
}
changes-most = How many changes together
effort = How thorough
effort-name = { $effort ->
    [quick] Quick
    [usual] Usual
   *[thorough] Thorough
}
effort-what = { $deals } deals decide between the best, { $fresh } fresh ones confirm them. It ends by itself: close the page, it goes on and is found again under My studies.
search = Search
to-bench = To the bench
progress = How far the search is
status-none = What should the edition become?
status-none-more = Choose it, and what may change. Every single change is played on the same deals, then the best together; the smallest that do it are shown, and checked on fresh deals.
status-searching = Looking for the smallest changes.
status-held = The search rests. What it has played is kept.
status-fine = Nothing needs to change.
status-nothing = Nothing that may change helps here.
status-reached = { $count ->
    [one] One way does it
   *[other] { $count } ways do it
}: { $confirmed ->
    [0] none is confirmed
    [one] one is confirmed
   *[other] { $confirmed } are confirmed
}{ $left ->
    [0] .
    [one] , one is still to be checked.
   *[other] , { $left } are still to be checked.
}
status-unconfirmed = { $count ->
    [one] One way did it in the search, but fresh deals do not confirm it.
   *[other] { $count } ways did it in the search, but fresh deals confirm none of them.
}
status-nearest = Nothing that was tried does it. These come nearest.
fine-seats = As it is, places in the order are { $value } points from equal; { $within } were asked for.
fine-guilds = As it is, Guilds are { $value } points from equal; { $within } were asked for.
fine-length = As it is, a House has { $value } turns in a game; { $least } to { $most } were asked for.
fine-winter = As it is, { $value } of games reach Winter; { $share }% were asked for.
tried = { $tried } editions tried, { $games } games, seed { $seed }
now-is = { $goal ->
    [length] As it is: { $value } turns.
    [winter] As it is: { $value } of games.
   *[spread] As it is: { $value } points from equal.
}
change-cards = { $sign }{ $count } { $card }
change-rules = { $count ->
    [one] one rule
   *[other] { $count } rules
}
was-rule = Now: { $value }
card-count = { $card }:
also = Besides: { $what }
also-nothing = Nothing else changes clearly.
now-value = now { $value }
measure-spread = Spread { $after } points ({ $low } to { $high }), now { $before }
measure-length = { $after } turns of a House ({ $low } to { $high }), now { $before }
measure-winter = { $after } of games reach Winter ({ $low } to { $high }), now { $before }
measure-search = { $goal ->
    [length] In the search: { $value } turns of a House
    [winter] In the search: { $value } of games reach Winter
   *[spread] In the search: a spread of { $value } points
}, { $games } deals
confirmed = Confirmed on { $games } fresh deals
not-confirmed = { $games } fresh deals did not confirm it
nearest = Not enough: { $games } fresh deals
checking = To be checked on { $games } fresh deals
open = Open on the bench
keep = Keep as my edition
kept = Kept among your editions.
see-kept = See it
not-single = One change alone is not enough
not-single-more = The nearest is { $what }: { $value }.
value-spread = a spread of { $value } points
value-winter = { $value } of games reach Winter
value-length = { $value } turns of a House
study-head = { $title }: { $goal ->
    [seats] fair places
    [guilds] equal Guilds
    [winter] Winter in { $share }% of games
   *[length] { $least } to { $most } turns
}

### The page of the coach of tells.

title = Coach
gave = What your moves gave away
as-house = As { $house }, { $date }
one-bit = One bit halves the hands you could hold, in the eyes of a rival who counts every card.
choose = Game
rival = Rival
all = All
cell = { $house }, round { $round }, { $words }: { $bits } bits
round = Round
at-move = Round { $round }: { $words }
most-to = { $house } learnt the most: { $bits } bits.
most-all = Every rival learnt { $bits } bits.
moment = Show the moment
knew = How much of your hand they knew
knew-what = share of the bits, in percent
knew-after = { $house }: { $percent } percent after { $words }
nothing-shown = This game gave nothing away.
habits = Habits found
games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
percent-of = { $percent } of the time: { $marked } of { $occasions }
interval = interval { $low } to { $high }; others { $others }
points = { $points } points a game
points-range = ({ $low } to { $high })
strip = { $percent } percent, interval { $low } to { $high }, others { $others } percent
example = See an example
looked-for = { $count } habits were looked for. These stay after correcting for that; in shuffled games none is found in 99 runs of 100. Cost: points of chance against rivals who know the habit.
none = No habit found in { $games } games: well hidden.
needed = { $games ->
    [one] { $games } game of { $needed } needed to find habits.
   *[other] { $games } games of { $needed } needed to find habits.
}
no-games = Play some games to their end, then ask the coach.
play = Play now
loading = The coach looks through your games ...
use = They can use it.
do = What to do.

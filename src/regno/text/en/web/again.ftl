### One's own mistakes, played again.

title = Learn from your mistakes
lead = Each takes you back to the moment, with your eyes only. Choose again.
empty = No mistakes yet. Play a game, then review it: what you could have done better comes here.
play = Play now
to-games = My games
to-deck = Back to the deck
loading = Looking at the table ...
due-today = { $count ->
    [one] One is due today.
   *[other] { $count } are due today.
}
start = { $minutes ->
    [one] Start: { $count }, about a minute
   *[other] Start: { $count }, about { $minutes } minutes
}
done = Done for today.
done-next = { $count ->
    [0] None comes back tomorrow.
    [one] One comes back tomorrow.
   *[other] { $count } come back tomorrow.
}
chip-new = { $count } new
chip-again = { $count } again
chip-deck = { $count } in the deck
chip-learnt = { $count } learnt

## The deck.

trend = Trend
trend-later = The figures of your games cannot be shown now.
by-theme = By theme
theme = Theme
in-deck = In deck
due = Due
right-last = Right at the last try
untried = not tried
cost = Cost each
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
coming = Coming back
coming-days = next { $count } days
today = Today
list-due = Due today
list-all = All in the deck
list-how = The list tells what you did, never what was better. A mistake leaves the deck after three right answers in a row.
round = round { $round }
save = Save my deck
remove = Take out
remove-some = Take some out
remove-end = That is all
remove-one = Take out of the deck: { $what }

## One mistake.

mistake-of = Mistake { $number } of { $count }
pieces = { $done } of { $count } done
you-were = You were { $house } in a game that ended { $day }, round { $round }. You see what you saw then, no more. There are { $count } answers: which is the best?
right = Right this time
wrong = Not the best
shown = The best: { $answer }
how-right = { $answer }: { $points } better than last time.
how-wrong = Another answer wins more often, by { $points }. Look again, or see it.
how-shown = What you did cost { $points }.
next = Next, { $count } left
comes-back = It comes back
in-days = { $count ->
    [one] Tomorrow.
   *[other] In { $count } days.
}
how-was-it = How was it?
hard = Hard
good = Good
easy = Easy
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
learnt = Three times right in a row: it leaves the deck.
not-due = It was not due: this answer changes nothing.
worlds = Judged in { $count } worlds dealt from what you knew.
tries = Your answers so far
was-right = right
was-wrong = wrong

## In the lobby.

lobby-due = { $count ->
    [one] One of your mistakes is due today.
   *[other] { $count } of your mistakes are due today.
}
lobby-start = Play again

## Going on for a round.

go-on = Go on for a round
go-on-again = Another round
round-what = The round goes on from the best answer. Hidden cards are dealt anew from what you knew, and the others play as those who sat there.
round-over = The round is over
round-stands = You hold { $now ->
    [one] { $now } card
   *[other] { $now } cards
}, before it { $before }. Your Fortification is worth { $after }, before it { $wall }.

### The pages of learning: puzzles.

## The ways between them.

ways = Pages of learning
go-lessons = Lessons
go-daily = Deal of the day
go-coach = Coach
go-whatif = What if
go-puzzles = Puzzles
go-mistakes = Mistakes

## The list.

puzzles = Puzzles
lead = Find the best answer in positions from real games. You see what your House sees, and no more; the answer holds over all the worlds that fit it.
today = Puzzle of the day
today-what = The same for everybody today.
today-solved = You have solved it.
start = Start
start-next = Next puzzle for you
by-theme = By theme
theme = Theme
solved-of = { $solved } of { $all }
streak = Streak
streak-now = { $count ->
    [one] { $count } right in a row
   *[other] { $count } right in a row
}
streak-best = best { $count }
no-puzzles = There are no puzzles in this version.
count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
theme-open = { $theme }: { $solved } of { $all } solved

## One puzzle.

puzzle = Puzzle { $number }
loading = Looking at the table ...
difficulty = Difficulty { $value } of 5
you-are = You are { $house }, round { $round }. You see what { $house } sees, no more. There are { $count } answers: which is the best?
chronicle = Chronicle
hint = Hint
hint-said = A rule of thumb says: { $answer }. That is not the best.
show = Show the answer
again = Try again
next = Next puzzle
share = Share
share-copied = Copied
share-title = A puzzle of Proelio
share-text = Puzzle { $number }: { $theme }
right = Right: { $answer }
wrong = Not the best
shown = The best: { $answer }
how-right = { $tries ->
    [one] The best by { $points }, at the first try.
   *[other] The best by { $points }, at try { $tries }.
}
how-wrong = Another answer wins more often, by { $points }. Look again, or see it.
how-shown = It leads the next best by { $points }.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
chances = Chance to win
as-sees = as { $house } sees it
fair = fair share { $percent }
best = best
yours = yours
played = what you did
bar = { $answer }: { $chance } percent, between { $low } and { $high }
speaks-for = For it
speaks-against = Against it
proof = The answer holds over all the worlds you could be in:
proof-worlds = in { $worlds } dealt from what { $house } knows it leads by at least { $lead }. Solved before with { $before }: the same.
could-be = { $count ->
    [one] What it could be: { $count } unseen card
   *[other] What it could be: { $count } unseen cards
}
face-down = What lies face down stays so: no answer hangs on one card.

## Answers in words.

answer-none = Deploy none
answer-deploy = Deploy { $cards }
answer-discard = Discard { $cards }
answer-give = Give { $cards }
answer-pay = Pay with { $cards }

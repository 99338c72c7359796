### The page on which a game is told again.

title = Review
mine = My games
under-way = Under way
finished = Finished
games-none = No game yet. Every game you finish is kept here, to be looked at move by move.
games-play = Play now
no-game = This game cannot be shown
open-title = Another game, from a file
open-lead = Open the Record of any finished game: step through it move by move, through any House's eyes, and see where it turned.
open-file = Choose a Record
open-drop = or drop its file anywhere on this page
open-where = At the end of every game the table offers its Record.
loading = Opening the game
what = { $title }, { $houses ->
    [3] three Houses
    [4] four Houses
    [5] five Houses
   *[6] six Houses
}
unfinished = It was not played to its end.
eyes = Whose eyes
eyes-all = All hands
eyes-public = Spectator
scrubber = Moves of the game
place = { $round ->
    [0] The deal
   *[other] Round { $round }, turn { $turn } of { $turns }
}
moment = Move { $number } of { $count }
first = First move
back = One move back
play = Play
pause = Pause
on = One move on
last = Last move
hint-keys = Drag the seal, or use the arrow keys
round-mark = round { $round }
story = What happened
nothing = Nothing yet: the cards are dealt.
share = Share this moment
share-copied = The link is copied
share-here = Copy this link
record = Record
record-of = As { $house } saw it
record-public = As a spectator saw it
one-seat = This Record holds only what { $house } saw.
one-public = This Record holds only what a spectator saw.
another = Another game
check = Check the shuffle
link-damaged = This link is damaged or was cut short: there is no game in it. Ask for it once more.
too-long = This file is too long for a Record: { $kilobytes } kB.

## The review: chances, turning points, mistakes.

chances = Chance to win
chances-how = per House, in percent; each by what that House could know then
as-table = As a table
as-drawing = As a drawing
turn = Turn
decision = Decision
working = The game is being judged, decision by decision: { $done } of { $total }
preparing = Preparing the review…
failed = The game could not be judged; its moves are all here.
refining = Doubtful decisions are judged once more…
house = House
accuracy = Accuracy
accuracy-how = of the chance that the best moves would have kept, the share that the moves played kept, on average
lost = Chance lost
lost-how = points of chance to win that were lost to moves surely worse than the best
decisions = Decisions
you = you
won = won
learn = Learn from your mistakes: { $count }
turning = Turning points
turning-how = decisions only
turning-none = No swing was large enough to be called a turning point.
turning-from = { $before }% to { $after }%
at-move = move { $number }
mistakes = Mistakes
mistakes-none = No choice was clearly worse than another.
reasons-none = Nothing that was counted explains the difference by itself: it shows only in how the games went on.
mistake-cost = cost { $low ->
    [0] up to { $high }
   *[other] { $low }–{ $high }
} percentage points
could = { $house } could
chose = chosen
best = best
go-to = Go to this moment
picture = This moment as a picture
to-history = Search, figures and files
what-if = What if?
to-table = Back to the table
running = The game goes on; this is what your House has seen.

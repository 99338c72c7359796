### The what-if board: a game tried out from any moment.

title = What if
laid-hidden = Lays a card
gave-hidden = Gives a card
imagined-anew = Imagined anew
loading = Laying out the table ...

## Beginning.

open-title = What if?
open-lead = Open a moment of a game, or paste a position. Then play on for all seats, or for yours against bots, and step back as often as you like.
open-replays = Games to look at
open-puzzles = Puzzles
open-text = A position or a Record
open-edition = Rules of the position
open-go = Open
open-nothing = Paste a position or a Record first.
link-damaged = This link is damaged or was cut short: there is no board in it. Ask for it once more.
damaged = { $fault } The board begins with what could be read.

## What is shown, and who plays.

shown = What is shown
open = Open
eyes-of = { $house }'s eyes
eyes-public = A spectator's eyes
plays = Who plays
plays-all = I, all seats
plays-bots = Bots
imagined = imagined
imagined-told = The other hands are imagined: one deal of many that fit what { $house } knows.
imagined-told-public = All hands are imagined: one deal of many that fit what everybody knows.
imagine = Imagine anew
running = Your game goes on meanwhile; nothing here changes it.

## The tree.

branches = Branches
numbers = numbers are { $house }'s chance to win, in percent
as-list = As a list
as-drawing = As a drawing
as-played = As played
branch = Branch { $number }
here = From here
node-told = { $house }: { $words }
node-chance = { $house }: { $words }, { $seat } { $percent } percent
root-told = The beginning
to-root = To the beginning
step-back = Step back
step-on = Step on
place = Round { $round }, turn { $turn }
to-move = { $house } to move
over-here = The game is over here
name = Name
name-branch = Name of the branch
name-keep = Keep
delete = Delete branch
delete-sure = Delete "{ $name }" and all that follows it?
delete-yes = Delete
keep = Keep it
full = This board has { $count } moves, as many as it can hold: delete a branch first.

## The choice and the hint.

hint-for = Hint for { $house }
choices-of = { $house } chooses
hint = Hint
looking = Looking through the worlds ...
refining = refining
hint-worlds = { $worlds } worlds
hint-weak = { $worlds } worlds, the server is busy
too-many = There are too many answers to rate: { $count }.
best = best
percent-of = { $words }: { $percent } percent, between { $low } and { $high }
as-good = The first answers are as good as each other: their intervals overlap.
play-this = Play this move
bot-thinks = { $house } thinks ...
wait-bots = The bots play on
note = At this node
note-label = A note of yours
keys = step and change branch
key-arrows = arrows

## Taking it along.

share = Share
copied = Copied
record = Record
share-title = What if? A board of Proelio
share-text = A game of Proelio tried out: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
again = Another moment
try = What if?

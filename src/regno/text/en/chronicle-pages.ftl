### The Chronicles' pages: what they say by themselves. What the games say comes from the chronicle.
chronicles = Chronicles
chronicles-sub = Campaigns and scenarios beside your own table
skip = Skip to the content
reload = Load the page anew
back = Back
close = Close
more = More
notices = Notices
saved = Saved
saving = Saving
looking-on = Watching
read-only = You are watching. The chronicle itself is kept on another device.
lost = The connection is lost. What you see stays; it goes on by itself.
lost-pending = The connection is lost. Your step is kept and will be sent; it goes on by itself.
opening = Opening the chronicle
to-overview = To the overview
wake-on = The screen stays lit while this page is open.
wake-off = The screen may go dark: the browser did not allow it to stay lit just now.
wake-never = This browser keeps the screen lit only on this computer itself or over TLS (regno serve --tls).

# overview
begin-sentence = Begin a chronicle
begin-about = Regno keeps the ledger and plays the Baron; the boxes are on your table.
new-chronicle = New chronicle
packs = Card packs
import = Open a file
mine = Yours
none-yet = Nothing yet. A chronicle that you begin or open from a file stays here.
steps-touched = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, last on { $when }
kind-campaign = Campaign
kind-architects = Architects
kind-paladins = Paladins
kind-viscounts = Viscounts
kind-campaign-about = three games, one ledger
kind-architects-about = together against the Baron
kind-paladins-about = seven rounds of threats
kind-viscounts-about = the Baron walks the board
which = Which one
who-plays = Who plays
who-about = From { $low } to { $high }, clockwise round the table.
player-n = Player { $n }
remove-n = Remove player { $n }
one-more = One more player
difficulty = Difficulty
level-normal = Normal
level-hard = Hard
level-impossible = Impossible
title = Title
cards-from = Cards
names-missing = { $count ->
    [one] 1 name is missing
   *[other] { $count } names are missing
}
begin = Begin

# a step
why = Why
why-more = more
why-assumes = { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
}
undo = Undo
redo-what = Redo: { $what }
redo-all = Redo all { $count }
next = Next: { $what }
read-on = Go on
choose = Choose
choose-above = Choose above
choose-count = { $low ->
    [0] Up to { $high }
   *[other] { $high }
}, { $have } chosen
place-th = number { $place }
still-missing = Not yet complete: { $what }
how-cards = How the cards come
i-tell = As on our table
turn-of = { $player }'s turn
i-drew = I drew this card
draw-for-me = Draw for me
another-way = Tell it another way
left-out-drawn = What you leave open the program draws.
foretold = What this brings, before you save it
foretold-wait = As soon as every number is there, this says what it brings: margin, ties, who gets what.
what-happened = What happened
less = Less: { $what }
more-of = More: { $what }

# menu and log
log = Log
older = { $count ->
    [one] 1 older step
   *[other] { $count } older steps
}
log-empty = Nothing has happened yet.
undo-to = Back to before
undo-sure = { $count ->
    [one] Undo this step
   *[other] Undo { $count } steps
}
drawn-by-us = drawn by the program
also-now = Also possible now
checklist = To set up
reminders = Not to forget
house-rules = House rules ({ $count })
pages = More
score-sheets = Score sheets
print = Summary to print
print-now = Print
export = Save as a file
links = Links
link-write = Link for another keeper
link-read = Link for looking on
copied = Copied. Give it only to whom you mean to.
forget = Delete this chronicle
forget-sure = Really delete, for good?
pack-house = House set
pack-owner = Own cards
lent = { $count ->
    [one] 1 card from Regno's cards
   *[other] { $count } cards from Regno's cards
}
to-chronicle = To the chronicle

# Viscounts
the-baron = The Baron
nobody = nobody
protected = protected
protected-why = Protected: the Baron stands on this line, and nobody may touch his Workers here.
closed-why = A Baron Worker stands here: no player's Worker may come.
open-segment = Open segment { $segment }
segment = Segment { $segment }
spaces = All spaces
as-list = As a list
change-workers = Change Workers: { $space }
townsfolk-known = Townsfolk beside it: { $name }.
townsfolk-unknown = The program does not know the Townsfolk beside it.
board-label = The board. The Baron stands in space { $space }; his supply is { $supply }.
board-empty = The board. The Baron has not come yet.
danger = How near defeat is
danger-is = Danger: { $level }
danger-low = low
danger-rising = rising
danger-pressing = pressing
danger-grave = grave
orders-from-keep = { $count ->
    [one] 1 Worker from the keep
   *[other] { $count } Workers from the keep
}
castle = Castle
ring-inner = inner
ring-tier1 = tier 1
ring-tier2 = tier 2
ring-keep = keep
taken = taken
free = free
supply = Supply
supply-left = { $left } of { $all } left
last-round-now = This is the last round.
last-round-next = The next round is the last.
barons-turn = The Baron's turn
phase-move = Move
phase-act = Act
phase-advance = Advance
phase-castle = Castle

# campaign
chapters = Chapters
game-architects = Architects
game-paladins = Paladins
game-viscounts = Viscounts
stage-setup = Set-up
stage-play = In play
stage-ties = A tie
stage-token = A token
stage-over = Over
to-come = To be played
won-by = { $player }, { $points } VP
ledger = The ledger
face-up = open
face-down = closed
plays-first = Plays first
holds-token = Token: { $crest }
no-tome = No Tome yet
winner = Wins the campaign
tomes-of = { $open } open, { $closed } closed
crest-race = Crest race
first-to = first to { $need } of a kind
tome-won = { $player } has its Tome
crests-of = { $count } of { $need }
tome-board = Tome board
later = Later:
claim = Claim
claim-what = Claim: { $tome }
claimed-by = Claimed by
several-at-once = Several at once
no-tomes-yet = The Tomes are not laid out yet.
no-tomes-left = No Tome is left face up.
victory-tomes = { $count ->
    [one] 1 Victory Tome
   *[other] { $count } Victory Tomes
}
crest-tomes = { $count ->
    [one] 1 Crest Tome
   *[other] { $count } Crest Tomes
}
still-free = still free
timeline = Timeline
begun = Begun
set-up = Set-up
of-done = { $done } of { $all } done
extra-silver = Extra Silver: most Tomes, less your own

# scores
victory = Victory
short = Defeat
by-points = { $count ->
    [one] by 1 point
   *[other] by { $count } points
}
so-far = So far
points-ahead = { $count ->
    [one] 1 point ahead
   *[other] { $count } points ahead
}
points-behind = { $count ->
    [one] 1 point behind
   *[other] { $count } points behind
}
against-target = against the Baron's { $target }
total = Total
no-sheets = No score sheet is filled in yet.
check-box = Check against your box.
second-hand = Figures marked * were not read in the rulebook itself.
edit-table = Correct figures
open-all = Open all
standing = How it stands
house-or-box = Cards: { $pack }

# packs
packs-about = What is printed on the cards is data. The house set is Regno's own; type the cards of your box once into a pack of your own.
cards-count = { $count ->
    [one] 1 card of its own
   *[other] { $count } cards of its own
}
cards-in-all = { $count } cards
extends = the rest from { $pack }
new-pack = A pack of your own
pack-title = Title
pack-id = Short name (small letters, digits, hyphens)
make-pack = Make the pack
import-pack = Open a pack's file
export-pack = Save the pack as a file
forget-pack = Delete this pack
pack-read-only = This pack is only for reading here. Make one of your own to type cards.
complete = complete
gaps = { $count ->
    [one] 1 thing missing
   *[other] { $count } things missing
}
any-number = any number
new-card = New card
needed = must be filled in
left-empty = Left empty: { $value }
in-en = English
in-it = Italian
with-players = { $count ->
    [one] alone
   *[other] { $count } players
}
yes = Yes
no = No
add-row = Add one
add-effect = Add a line
add-choice = Or a choice between several
choice-th = Choice { $place }
drop-choice = Drop this choice
rarely = Rarely needed
row-up = Up: { $what }
row-down = Down: { $what }
row-copy = Copy: { $what }
row-remove = Remove: { $what }
copy-card = Copy
take-out-sure = Really take it out?
card-good = This card is right.
copies-house = This card is from the house set; put in, it becomes your own.
put-in = Put it in
take-out = Take it out

# Architects
scheme = Scheme
scheme-revealed = Scheme revealed
scheme-last = His last turn
drew-another = I drew another
drew-which = Which Scheme did you turn? It takes the place of this one, and what followed from it is undone.
done = done
not-yet = not yet
standing-there = standing there
captured = taken, up to { $reach }
captured-of = Taken from { $player }
capture-count = { $count ->
    [0] Nobody to capture
    [one] Capture 1 Worker
   *[other] Capture { $count } Workers
}
deck-schemes = Schemes
deck-discards = discards
deck-future = future
deck-events = Events
target = target
target-is = target { $target } VP
events-before-end = { $count ->
    [0] No Event is left: if one falls due, the game ends at once.
    [one] 1 Event is left before one can fall due in vain.
   *[other] { $count } Events are left before one can fall due in vain.
}
guildhall-stands = Guildhall: { $taken } of { $spaces } spaces taken, { $his } by the Baron
demands = Demands
of-need = of { $need }
demand-met = Met: +{ $met } VP for each player
demand-worth = Level { $level }, each player +{ $met } / −{ $failed } VP
give-one = Give 1
give-to = Give 1 to { $demand }
who-gives = Who gives?
demands-hidden = { $count ->
    [one] Face down: VP for every player if it is never revealed
   *[other] Face down: VP for every player for each that is never revealed
}
workers = Workers
who = Who
crew-free = free
crew-guildhall = hall
crew-market = market
crew-prison = prison
crew-captive = taken
crew-exiled = gone
workers-note = Free: on the own board or at open locations. Taken: on the Baron's board; in his row, his Workers out on the board. +1 is the Artisan.

# Paladins
round-of = Round { $round } of { $rounds }
threats = Threats
in-supply = { $count ->
    [one] 1 Worker in supply
   *[other] { $count } Workers in supply
}
outsiders = Outsiders
outsiders-need = { $removed } of { $need } removed
outsiders-enough = Enough removed
outsiders-lost = Too few: all lost Honour
either = { $one } or { $other }
workers-on = { $count } Baron Workers on { $threat }
pip-off = Take a Baron Worker off { $threat }
pip-on = Put a Baron Worker back on { $threat }
no-threats = No Threat lies open.
threats-gone = Out of the game: { $names }
threat-of = Threat { $place } of { $count }
left-to-right = left to right
apply-next = Apply, next: { $next }
apply-close = Apply and close the round
honour = Honour
honour-scale = Honour, 0 to 12
honour-is = Honour { $honour }
honour-will-be = Honour { $honour }, will be { $after }
penalties-coming = { $count ->
    [one] 1 penalty for everybody at the end of the round.
   *[other] { $count } penalties for everybody at the end of the round.
}
penalties-none = No penalty is due at the end of the round.
honour-lowest = Lowest Honour: { $player }, { $honour }.
orders = King's Orders
order-open = { $vp } VP for each player, or as many lost
order-done = Completed by { $players }
attribute-strength = Strength { $least }
attribute-faith = Faith { $least }
attribute-influence = Influence { $least }
favours = King's Favours
favour-workers = { $favour }: { $workers ->
    [0] free
    [one] 1 Worker
   *[other] { $workers } Workers
}
tell-action = Record: { $action }

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
away = { $count ->
    [one] No connection: it goes on in this browser. One step waits to be sent.
   *[other] No connection: it goes on in this browser. { $count } steps wait to be sent.
}
away-waking = No connection. In a moment it goes on in this browser…
away-sending = { $count ->
    [one] Connected again: sending a step…
   *[other] Connected again: sending { $count } steps…
}
along = Without a connection
along-kept = This chronicle goes on without a connection on this device. What you enter then is sent by itself later.
along-about = So far one step at a time is kept while the connection is lost. With the game itself in this browser the whole chronicle goes on.
along-fetch = Take it along ({ $megabytes } MB)
along-fetching = Fetching, { $percent } %
opening = Opening the chronicle
to-overview = To the overview
wake-on = The screen stays lit while this page is open.
wake-off = The screen may go dark: the browser did not allow it to stay lit just now.
wake-never = This browser lets the screen go dark here: it keeps it lit only over a secure connection (https).
# overview
begin-sentence = Begin a chronicle
begin-about = Regno keeps the ledger and moves the Baron; the boxes are on your table.
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
which = Which game?
who-plays = Who plays
who-about = From { $low } to { $high }, clockwise round the table.
player-n = Player { $n }
remove-n = Remove player { $n }
one-more = One more player
title = Title
cards-from = Cards
names-missing = { $count ->
    [one] 1 name is missing
   *[other] { $count } names are missing
}
see-packs = See the cards
type-yours = Type the cards of your box (about 40 minutes for a campaign)
begin-own = You play with the cards of { $pack }: shuffle your own decks, draw from them, and tell Regno which card came.
begin-house = You play with Regno's own cards: leave the cards of the box in the box, and let Regno draw.
names-over = { $count ->
    [one] Remove 1 name: at most { $high } play
   *[other] Remove { $count } names: at most { $high } play
}
begin = Begin
# a step
why = Why
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
choose-count = { $have } of { $high }
still-missing = Not yet complete: { $what }
place-th = number { $place }
i-tell = As on our table
turn-of = { $player }'s turn
i-drew = We drew ourselves
draw-for-me = Regno draws
players-missing = { $count ->
    [one] 1 choice is missing
   *[other] { $count } choices are missing
}
numbers-missing = { $count ->
    [0] Enter the numbers above
    [one] 1 number is missing
   *[other] { $count } numbers are missing
}
choose-more = { $count ->
    [one] Choose 1 more
   *[other] Choose { $count } more
}
choose-up-to = Up to { $high }, { $have } chosen
draw-lots = Draw lots
regno-draws = Regno's cards
another-way = Enter it another way
left-out-drawn = What you leave open the program draws.
foretold = What this brings, before you save it
foretold-wait = As soon as every number is there, this says what it brings.
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
undo-to = Undo to here
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
link-write = Link to edit from another device
link-read = Link to watch
copied = Copied. Whoever has it can open this chronicle.
forget = Delete this chronicle
forget-sure = Really delete, for good?
pack-house = Regno's cards
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
open-segment = Segment { $segment }: { $who }
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
    [one] 1 Worker from tier 3
   *[other] { $count } Workers from tier 3
}
castle = Castle
ring-inner = inner
ring-tier1 = tier 1
ring-tier2 = tier 2
ring-keep = tier 3
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
dismissal-F = 1 inwards
no-icon = It shows no icon
dismissal-E = 1 each side
dismissal-D = 2 ahead
dismissal-C = 2 back
dismissal-B = 1 here, Debt
dismissal-A = 2 here
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
face-up = face up
face-down = face down
plays-first = First player
holds-token = Token: { $crest }
no-tome = No Tome yet
winner = Wins the campaign
tomes-of = { $open } face up, { $closed } face down
crest-race = Crest race
first-to = first to { $need } of a kind
tome-won = { $player } has its Tome
crests-of = { $count } of { $need }
tome-board = Tome board
later = Later:
claim-what = Gain: { $tome }
several-at-once = Several at once
crest-tome-near = One of these Tomes brings { $players } the Crest Tome ({ $crest }) at once.
no-tomes-yet = The Tomes are not laid out yet.
no-tomes-left = No Tome is left face up.
timeline = Timeline
game-over = Game over: enter scores
first-takes = First to do it takes the Tome
begun = Begun
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
together = Together, target { $target }
total = Total
change-sheet-of = Change the sheet of { $player }
change-sheet = Change
from-sheet = from the saved sheet
no-sheets = No score sheet is filled in yet.
check-box = Check against your box.
second-hand = Figures marked * were not read in the rulebook itself.
edit-table = Correct figures
open-all = Open all
standing = How it stands
house-or-box = Cards: { $pack }
# packs
packs-about = Regno's own cards are always there. To play with the cards of your box, type them once into a pack of your own.
cards-count = { $count ->
    [one] 1 card of its own
   *[other] { $count } cards of its own
}
cards-in-all = { $count } cards
extends-house = the rest are Regno's cards
extends = the rest from { $pack }
new-pack = A pack of your own
pack-title = Title
pack-id = Short name (small letters, digits, hyphens)
make-pack = Make the pack
import-pack = Open a pack's file
print-pack = The cards of this pack as one PDF: 63 × 88 mm, nine on a sheet, with marks to cut by. Cards that it takes from Regno are among them.
export-pack = Save the pack as a file
forget-pack = Delete this pack
pack-read-only = This pack is only for reading here. Make one of your own to type cards.
complete = complete
own-of = { $own } of { $all } yours
gaps = { $count ->
    [one] 1 thing missing
   *[other] { $count } things missing
}
any-number = any number
new-card = New card
needed = must be filled in
left-empty = Left empty: { $value }
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
take-out-sure = Really delete it?
card-good = This card is right.
copies-house = This card is one of Regno's; saved, it becomes your own.
put-in = Save the card
open-under = Open it as { $id }
another-name = That name is taken. Another short name for the pack
throw-away = Throw away
keep-typing = Keep typing
leave-card = Throw away what you typed?
take-out = Delete
# Architects
scheme = Scheme
scheme-revealed = Scheme revealed
scheme-last = His last turn
drew-another = I drew another
drew-which = Which Scheme did you turn? It takes the place of this one, and what followed from it is undone.
done = done
not-yet = not yet
capture-count = { $count ->
    [0] Nobody to capture
    [one] Capture 1 Worker
   *[other] Capture { $count } Workers
}
or-more = { $player }: { $count } or more
so-many = { $player }: { $count }
nobody-there = Nobody there
tap-who-stands = Tap who stands there
deck-schemes = Schemes
deck-discards = discards
deck-future = future
deck-events = Events
target = target
target-is = target { $target } VP
events-before-end = { $count ->
    [0] No Event is left: if one is needed, the game ends at once.
    [one] 1 Event is left: if a second is needed, the game ends.
   *[other] { $count } Events are left: if one more is needed, the game ends.
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
    [one] Face down: { $points } VP for every player if it is never revealed
   *[other] Face down: { $points } VP for every player for each that is never revealed
}
workers = Workers
who = Who
crew-free = free
crew-guildhall = hall
crew-market = market
crew-prison = prison
crew-captive = captured
crew-exiled = gone
workers-note = Free: on a player's own board or at open locations. Captured: on the Baron's board; in the Baron's row, Workers out on the board. +1 is the Artisan.
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
did-it = { $player }: { $action }
honour-taps = one tap when it is done
each-own = One by one
all-alike = All the same
all-take = All: { $what }
cost-losses = Lose { $what }
all-lose = All lose { $what }
all-none = Nobody can take any
outsiders-otherwise = { $count ->
    [one] 1 Outsider counted. Were there more or fewer?
   *[other] { $count } Outsiders counted. Were there more or fewer?
}
play-round = round { $round }
threats-too = { $names } too
for-self = for oneself
for-another = for another
plus-honour = +1 Honour
who-gains = { $player }, gains 1 Honour
who-receives = { $player } pays: who receives it?
who-pays = { $action }: who pays?
who-did = { $action }: who?
correct-how = Correcting: a tap takes a Worker off or puts one back. Nobody gains Honour.
correct-done = Done
correct = Correct
tap-worker = Tap a Worker or an Outsider when somebody does the action.
outsider-who = An Outsider: who removed it?
pip-who = A Worker on { $threat }: who did { $action }?
no-threats = No Baron Threat lies face up.
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
honour-all = Lowest Honour: { $honour } (all).
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
looks = Light, dark, size of text
which-cards = Which cards lie on your table?
which-pack = In which pack are your cards kept?
our-box = Our box
cards-box = Our box, as we meet its cards
cards-box-about = You play with the real cards. A new one takes some seconds, once; Regno never draws it for you.
cards-pack = Our complete pack
cards-pack-about = You play with the real cards. All of them are typed, so nothing is asked; Regno can draw too.
cards-pack-none = Can be chosen once a pack of yours has every card: then nothing is asked, and Regno can draw too.
cards-to-go = { $count ->
    [one] 1 card is still to be met.
   *[other] { $count } cards are still to be met.
}
cards-house = Regno's own cards
cards-house-about = Leave the cards of this expansion in the box: Regno draws its own, or you print them.
begin-box = Begin with our box
begin-pack = Begin with our pack
new-card-met = A new card: what does it say?
save-card = Save this card
tome-unseen = A Tome not typed yet
tome-unseen-about = What it says is asked when somebody claims it.
save-and-claim = Save, and { $player } claims it
also-in = Also in { $language }
more-on-card = More on this card
put-in-next = Save and next
merge-pack = Merge with another
merged = { $joined ->
    [0] No new card.
    [one] 1 new card joined.
   *[other] { $joined } new cards joined.
}{ $replaced ->
    [0] {""}
    [one] {" "}1 of yours was replaced.
   *[other] {" "}{ $replaced } of yours were replaced.
}{ $kept ->
    [0] {""}
    [one] {" "}1 differs from yours, which stays.
   *[other] {" "}{ $kept } differ from yours, which stay.
}
merge-theirs = { $count ->
    [one] Take the other one
   *[other] Take the other { $count }
}
also-running = { $count ->
    [one] A chronicle in progress took the card too: its log can undo it.
   *[other] { $count } chronicles in progress took the card too: their logs can undo it.
}

# In this browser alone, without a connection.

begins-here = No connection: the chronicle begins in this browser alone. It can be brought to the server later.
in-this-browser = In this browser alone
bring-to-server = Bring to the server
bringing = One moment…

### What a table does not allow, and why; what a store or a Record of a table lacks.

bad-edition = there is no such rulebook: choose one of those on offer
bad-pace = a pace of { $value } milliseconds cannot be: expected 0 to { $most }
bad-title = the name of an edition has { $most } letters at most
bad-seed = the seed cannot be { $value }: expected 0 to { $most }
bad-clock = { $value } seconds for { $per ->
    [move] a move
   *[game] a game
} cannot be: expected { $least } to { $most }
bad-name = a name has 1 to { $most } letters
unseen-letters = some of its letters cannot be seen: leave them out
bad-bot = there is no such bot: choose one of those on offer
bad-nonce = the nonce "{ $value }" cannot be: expected 32 hexadecimal digits, 0-9 and a-f
bad-seal = the seal "{ $value }" cannot be: expected 64 hexadecimal digits, 0-9 and a-f
unsealing = the cards are about to be dealt: seats no longer change, and everybody has ten seconds to reveal a number
still-sealed = nobody is asked for a sealed number now
wrong-seal = this is not the number that was sealed, or it is known already
wrong-nonce = the nonce of seat { $seat } is not the one that was sealed before the game
bad-line = a message has 1 to { $most } letters
bad-moves = { $count } moves cannot be one choice: expected 1 to { $most }

no-seat = there is no such seat at this table
seat-taken = the seat of { $house } is taken: choose another
seat-reserved = the seat of { $house } is reserved for { $name }: choose another
seat-free = this seat is free already
seats-free = the game cannot begin yet: { $count ->
    [one] one seat is
   *[other] { $count } seats are
} still free. Wait for people, or set bots
seed-for-one = a table with a chosen seed is for one person: set bots on the other seats
not-maker = only the maker of the table may do that
begun = the game has begun: seats no longer change hands
closed = this table has been closed
not-playing = no game is being played here now
still-playing = the game is not over yet
rematch-set = the next table is set already: go there
already-left = a bot plays this seat: take it back first
still-here = { $name } is at the table, or was a moment ago: wait half a minute
never-left = this seat is played by its person already
stale = the table has moved on: look again, then choose
not-your-choice = it is { $house } who must choose now
choice-ends = after "{ $text }" something happens that must be seen first: send the { $more ->
    [one] move that follows
   *[other] { $more } moves that follow
} by themselves
no-notes = no notes go with a Support at this table
note-without-support = a note can only go with the card of a Support
log-full = this table's log is full: nothing more can be added to it but moves
no-talk = there is no talk at this table
undo-among-people = nothing is taken back among people: undo is for games against bots alone
hint-among-people = hints are for games against bots alone
one-move = there is only one move to make: no advice is needed
hint-later = advice is being prepared: ask again in { $seconds } seconds
hint-under-way = the last question for advice is still being thought about: ask again in { $seconds } seconds
hints-busy = too many wait for advice: ask again in { $seconds } seconds
no-advice = no advice could be had: try again
take-back-late = the latest choice is not yours, or was made by a bot: it stands
take-back-shown = this choice showed or drew a card: it stands
take-back-asked = somebody has asked to take a choice back already
take-back-none = nobody asks to take a choice back
no-handover = at this table nobody takes the seat of another
one-seat = you have a seat here already
bad-order = there is no such standing order, or it has ended
no-companion = you have not played with that person, or they cannot be found any more
nothing-to-undo = you have not chosen anything yet that could be taken back
brought-long = a game that is brought here has at most { $most } moves
brought-search = a game that is brought here was played against bots that answer at once
brought-part = only a whole game, from the deal to its end, can be brought here
record-later = the Record tells every card: it can be had once the game is over

no-shuffle = this Record tells nothing of its shuffle: expected the lines "# shuffle commitment ..." and "# shuffle secret ..." of a game played at a table
wrong-commitment = the secret does not fit what was published before the game: its hash is { $found }, published was { $expected }
wrong-answer = move { $number } is not what the shuffle gives: it says { $found }, expected { $expected }
no-bots-told = this Record tells nothing of its bots: expected the lines "# bots ..." of a game that bots have played at a table
bad-bot-line = this line about bots cannot be read: { $line }
bot-version = this game cannot be checked here: its { $level } chose as version { $found } of that player, and this program has version { $here }; check it with the version of Regno it was played with
bot-models = these bots played by a model trained for their edition: give its file { $name }.npz by --models
unknown-bot = this version of Regno has no player "{ $level }": it knows { $known }
bots-twice = two bots are named for move { $number }
bot-not-told = nobody is named for move { $number }, although seat { $seat } belonged to no person
bot-without-move = a bot is named for move { $number }, where no House chose
wrong-bot-choice = move { $number } is not what the { $level } chooses from what its seat could see: it says { $found }, expected { $expected }
proofs-busy = other games are being checked just now: ask again in { $seconds } seconds
proof-slow = the choices of the bots could not be made again in time: take the Record and run regno verify --bots
seed-without-commitment = this game was dealt from the chosen seed { $seed }: nothing was published before it

no-store = cannot keep tables in { $file }: { $fault }
no-driver = the store postgresql://... needs the extra `cluster`: pip install "regno[cluster]"
no-file = cannot use { $file }: { $fault }
no-database = cannot keep tables in { $address }: { $fault }
store-busy = { $folder } is in use by another regno: stop that server first
store-form = { $file } was written by another version of Regno (form { $found }, expected { $expected })
bad-archive = this is no table written by "regno tables export": { $fault }
table-exists = there is a table { $table } here already
unknown-table = there is no such table
no-table = there is no table { $table }
table-damaged = the table { $table } is damaged in the store: ask whoever runs this server

unknown-token = this token is nobody's at this table: greet without one to watch or to sit down
token-held = this seat is in a passport now: greet with the key of one of its devices, or without a token to watch
hello-first = greet first: the first message must be "hello"
hello-again = you have greeted already
unreadable = the message cannot be read: { $fault }
no-length = the message must tell its length: send it with Content-Length, in one piece
too-slow = the message did not come within { $seconds } seconds: send it again
too-many = too many messages: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
too-many-tables = too many new tables from your address: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
not-your-seat = the seat of { $house } is not yours
not-at-table = you have no seat at this table
wrong-host = this server does not answer to that name: open it by its own address
wrong-origin = a page of another site may not use this server
not-kept = the server could not write this down, so it was not done: try again
fate-unknown = the server cannot say yet whether this was written down: look again in a moment
own-fault = the server made a mistake, so nothing was done: try again
unknown-page = there is nothing at this address
bad-eyes = nobody here has the eyes { $eyes }: a seat from 0 to { $last }, public, or all
other-eyes = this Record holds only what seat { $seat } saw: it cannot be looked at with the eyes { $eyes }
bad-frame = there is no frame { $frame }: this game has frames 0 to { $last }
no-pages = the pages have not been built: run "make pages"
bad-mode = { $name } cannot be { $value }: expected { $expected }
no-step = the lesson has no such step: it has steps 1 to { $last }
no-puzzle = there is no such puzzle: they are numbered 1 to { $last }
no-answer = this puzzle has no such answer: { $moves }
no-mistake = this mistake is not in your deck
mistake-rules = this mistake was made under older rules: it stays in the deck, and cannot be judged any more
mistake-gone = the game of this mistake is no longer kept as it was played
round-over = this round is over, or it is not your choice: begin another one
review-first = this game has not been reviewed to its end yet: open its review, and wait until it is finished
deck-full = your deck is full: it holds { $most } mistakes. Take some out first
step-over = this step of the lesson is over: try it again from its start
reviews-full = { $waiting } reviews are waiting already: try again in a minute
review-too-long = this game has { $count } choices, and a review takes { $most } at most
reviews-yours = { $most } reviews that you asked for are waiting or under way: ask again when one of them is finished
unknown-review = this review is no longer there: ask for it again

## The what-if board.

whatif-origin = name one thing to begin with: a table, a puzzle, a position or a Record
position-long = a position has at most { $most } characters, and a Record begins with "regno record 1"
whatif-among-people = among people no game can be tried out while it goes on
whatif-off-record = this path has left the Record: it cannot go on as played
whatif-over = the game is over here: there is nothing to choose
one-seat-only = you hold several seats here: looking back would show the hand of each to the others
coach-slow = the coach could not finish: try again later

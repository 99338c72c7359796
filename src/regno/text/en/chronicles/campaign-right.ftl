### Campaign: setting right what the ledger shows.

step-set-tome = Set right who has a Tome.
why-set-tome = If the table and the page differ, the table is right. Crest Tomes follow the Crests.
no-tomes = no Tome lies face up yet
ask-tome = Which Tome?
ask-owner = Who has it?
on-the-board = nobody: it lies on the board
lies-there = { $tome } is there already
not-on-board = { $tome } cannot lie on the board now: only Tomes of the current game lie there, while it is played
did-lay-back = Set right: { $tome } lies on the board.
did-set-tome = Set right: { $player } has { $tome }.
loses-crest-tome = { $player } has too few Crests for the Crest Tome now: lay it back ({ $crest }).
step-set-token = Set right who holds a Crest token.
why-set-token = If the table and the page differ, the table is right. The Crest Tome follows the Crests.
no-tokens = nobody has taken a Crest token yet
ask-token = Which Crest?
holds-it = { $player } holds the token already ({ $crest })
ask-holder = Who holds it?
did-set-token = Set right: { $player } holds the token ({ $crest }).
step-set-first = Set right who is first.
why-set-first = If the table and the page differ, the table is right.
no-first = who is first is not known yet
ask-first = Who is first in this game?
did-set-first = Set right: { $player } is first in this game.

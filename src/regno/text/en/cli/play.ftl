### Playing in a terminal.

## The table.

head-house = House
head-hand = Hand
head-fort = Fortification
head-guild = Guild
table-you = { $house } (you)
table-hand = { $imperial ->
    [0] { $cards }
   *[other] { $cards }, { $imperial } Imperial
}
table-fort = { $card } ({ $value })
table-no-fort = none
table-guild = { $state ->
    [used] { $guild }, used
    [locked] { $guild }, locked
   *[ready] { $guild }
}
table-attacked = attacked by { $whom }: { $cards }, face down
table-attack-known = attacked by { $whom }: { $card }
table-plague = Plague: no attacks until { $house }'s next turn
table-merchant = the Merchant is here
table-open-hand = hand: { $cards }
table-base = Base deck { $deck }, discards { $count }
table-imperial = Imperial deck { $deck }, discards { $count }
table-deployed = Deployed: { $cards } (defence { $defence })
table-season = { $season ->
    [autumn] Autumn: when the Base deck runs out again, Winter ends the game.
    [winter] Winter: the game is over.
   *[summer] Summer: when the Base deck runs out, Autumn comes.
}
your-hand = Your hand: { $cards }
your-hand-empty = Your hand is empty.
held-defence = { $cards } (defence { $value })
held-attack = { $cards } (attack { $value })

## The beginning and the end.

welcome = Proelio: { $title }, { $houses } Houses. You are { $house } ({ $colour }).
welcome-goal = Your target is { $target }, on your left; { $attacker }, on your right, attacks you.
welcome-how = Answer with a number or with the words in brackets. Type help for the rules, ? for what is not allowed and why, quit to save and leave.
welcome-back = Proelio, resumed after { $moves } moves. You are { $house } ({ $colour }).
bot-preparing = The { $bot } is getting ready, which takes a minute or two, this once. Until then a Steward plays in that seat, and you will be told when it ends.
bot-ready = The { $bot } is ready and plays from now on.
bot-not-ready = The { $bot } could not be made ready: a Steward plays in that seat for the rest of this game.
unfinished = An unfinished game waits for you: regno play --resume
happened = What happened:
over-record =
    The whole game is in { $file }.
    Read it again with: regno replay { $file }
    Check that nobody chose the cards with: regno verify { $file }
saved =
    Saved in { $file }.
    Go on with: regno play --resume { $file }
saved-copy = A copy is in { $file }.

## Asking.

prompt = { $house }>
prompt-more = { $need ->
    [one] One more card
   *[other] { $need } more cards
} (chosen: { $cards })>
several-hint = Name them in one line, for example: { $example }
deploy-hint = Name all of them in one line, for example: { $example }; none: { $none }
not-allowed-title = Not allowed now:
not-allowed = "{ $move }" is not allowed now: { $why }.
not-held = You do not hold: { $cards }
all-allowed = Everything else does not belong to this choice.
not-understood = "{ $text }" is none of the answers: type a number from 1 to { $last }, or help.
too-many-cards = { $given } cards are too many: { $need } must be named.
one-answer = One answer at a time here, not { $given }.

## Files.

nothing-to-resume = no unfinished game in { $folder }: start one with regno play
no-file = there is no file { $file }
cannot-save = cannot write { $file }: { $fault }
file-exists = { $file } already exists: name another file, or go on with it by --resume { $file }
cannot-read = cannot read { $file }: { $fault }

## Words that are commands.

word-help = help
word-cards = cards
word-table = table
word-why = why
word-save = save
word-quit = quit
word-back = back
word-undo = undo
word-hint = hint
word-none = none

help-title = The rules in short
help-lines = On the table shown here each House attacks the one on the line above it, and the first attacks the last.
help-decided = Decided for this table
help-commands = Commands
help-help = these pages
help-cards = every card of this edition, and what each Guild does
help-table = the table again
help-why = what is not allowed now, and why
help-save = keep a copy: save FILE
help-quit = leave; the game is kept after every move anyway
help-back = take back cards named but not yet played
help-undo = take back your last choice, and all that followed
help-hint = the chance to win by each answer, and why
cards-title = The cards
guilds-title = The Guilds
guild-line = { $guild } ({ $house }{ $state ->
    [used] {""}, used
    [locked] {""}, locked
   *[ready] {""}
}): { $says }
undoes-ask = This leaves your House without card and Fortification, and you lose. Type it once more if that is what you want.

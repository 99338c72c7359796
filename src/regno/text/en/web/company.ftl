### The people at a table: their seats, who is there, the next game, how one leaves.

## Before the deal.

here = here
away = away
away-since = away, here { $at }
# below the name of somebody whose page is closed
since = { $kind ->
    [yesterday] since { $at }
   *[other] since { $at }
}
reserved = reserved for { $name }
take-seat = Take my seat
take-seat-at = Take my seat as { $house }
move-here = Move here
move-to = Move here as { $house }
others-at = More for { $house }
others = More…
somebody-here = Somebody else at this screen
name-of = The name of who plays { $house }
unsealing = { $count ->
    [0] The cards are being dealt.
   *[other] The cards are dealt as soon as the hidden numbers of { $names } are here: pages send them by themselves.
}
deal-without = { $count ->
    [one] { $names } is away: deal without that number
   *[other] { $names } are away: deal without their numbers
}
waiting-for = The cards are dealt as soon as { $names } { $count ->
    [one] is
   *[other] are
} here.

## The next game.

again = Play again
rematch = Rematch
wants-rematch = { $name } wants a rematch.
rematch-set = The next game is set.
rematch-go = To the next game
rematch-watch = Watch the next game
busy = One moment…

## A bot plays for somebody.

bot-for-you = A bot plays for you
bot-for-you-what = You can take your seat back at any moment.
take-back = Take your seat back
proposed = { $names } { $count ->
    [one] proposes
   *[other] propose
} to end the game.
you-proposed = You propose to end the game.
agree = Agree, end it
withdraw = Withdraw

## The menu.

seat = Your seat
leave = Leave: a bot plays on
leave-sure = Leave the table? A bot plays on for you, and you can come back.
leave-yes = Leave
end = End the game
end-sure = End this game now? It will have no winner.
propose = Propose to end the game
propose-sure = Propose to end the game? It ends without a winner once everybody agrees.
end-yes = End it
propose-yes = Propose it
play-on = Play on after all
bot-for = A bot for { $name }, who is away
bot-for-sure = Let a bot play for { $name }? They can take the seat back.
bot-for-yes = Let it play
table = The table
careful = For good
close = Close this table
close-sure = Close this table for everybody? Nobody can go on with this game.
close-yes = Close it
forget = Delete my data here
forget-sure = Delete my name, my words and my seat at this table?
forget-yes = Delete them
no = No
ask-back = Ask to take it back
ask-back-why = Nothing was revealed: if all people agree, your choice is taken back.
you-asked-back = You asked to take your choice back. The others have not all answered.
asks-back = { $name } asks to take the latest choice back. Nothing was revealed by it.
take-it-back = Let it be taken back
let-it-stand = Let it stand
a-bot-plays = A bot plays for { $name }, who left.
step-in = Take this seat
orders = Standing orders
orders-what = Played for you when your turn comes, until something surprising happens.
order-draw = Draw until I am attacked
order-yield = Deploy nothing against a Base card
order-on = { $count ->
    [one] A standing order plays for you: { $orders }.
   *[other] Standing orders play for you: { $orders }.
}
order-cancel = Cancel
seat-elsewhere = Your seat here is in another passport now. Play on the device that has it, or bring that passport to this browser.
to-passport = My passport
people-played = Or invite somebody you have played with
invite-person = Invite { $name }
invited-person = A seat is kept for { $name }, who is told.
undo = Undo
on-phone = Open on my phone
look-back = Look back
what-if = What if?

### The table in the browser.

table = Table
what = { $title }{ $allied ->
    [true] {""} · Allied Houses
   *[false] {""}
}{ $guilds ->
    [true] {""} · Guilds
   *[false] {""}
}{ $merchant ->
    [true] {""} · Merchant
   *[false] {""}
}
skip = Skip to the board
menu = Menu
hint = Hint
views = Views
tab-table = Table
tab-known = You know
side = What is known, and what happened
chat = Chat
unread = { $count ->
    [one] 1 unread message
   *[other] { $count } unread messages
}
chat-none = Nobody has said anything yet.
chat-alone = You play against bots: there is nobody to talk to.
chat-allied = Allies may not talk at the table.
chat-off = There is no talk here.
connecting = Coming to the table…
lost = The connection is lost. Trying again…
your-turn = Your turn
low-time = Your clock runs low
watching = You are watching: no hand is open to you.
curtain-down = Your cards lie face down until it is your turn.
no-table = There is no such table
no-table-what = Its link may be wrong, or the table was closed.
closed = This table was closed
closed-what = Its maker has put the cards back into the box.
to-lobby = To the lobby
to-daily = To the deal of the day
to-rules = The rules

## The board.

board = The board
house = House { $name }
you = You
bot = bot, { $name }
bot-unready = { $plays } for now
bot-unready-told = { $name } is being prepared, which takes about a minute the first time. Until then { $plays } plays.
stand-in = a bot for { $name }
ally = Your ally
cards = { $count ->
    [one] card
   *[other] cards
}
gold = { $count } gold
no-fort = No Fortification
    .short = None
fort-label = { $name }: Fortification { $value }
perk = { $state ->
    [used] Perk used
    [locked] Perk locked
   *[ready] Perk ready
}
merchant = Merchant
merchant-here = The Merchant is here: this House may trade with him, and its Perk is locked until he moves on.
perk-told = { $state ->
    [used] It has been used: once a game.
    [locked] It is locked while the Merchant is here.
   *[ready] It may be used once a game, and costs no Action.
}
your-decision = { $kind ->
    [action] Your action
   *[other] Your decision
}
deciding = { $kind ->
    [deploy] Defends
    [action] Acts
    [give] Hands over
    [discard] Discards
    [pay] Pays
   *[other] Decides
}
direction = Turns run counter-clockwise; attacks go clockwise
attack-hidden = { $back ->
    [imperial] Face-down Imperial attack by { $by } on { $on }
   *[base] Face-down Base attack by { $by } on { $on }
}
attack-open = Attack by { $by } on { $on }: { $card }
attack-yours = You laid { $card } here.
attack-here = your attack will lie here
attack-on-you = { $waits ->
    [yes] { $house }'s attack waits
   *[no] { $house } attacks you
}
attack-waits = while the Plague lasts
attack-back = { $back ->
    [imperial] an Imperial card, face down
   *[base] a Base card, face down
}
plague = { $me ->
    [yes] The Plague: no attacks until your next turn
   *[no] The Plague: no attacks until { $house }'s next turn
}
piles = Decks, discards and Season
season-next = { $count ->
    [one] { $season } in one card
   *[other] { $season } in { $count } cards
}
    .short = { $count } to { $season }
discards = Discards
discards-label = { $back ->
    [imperial] Imperial discards
   *[base] Base discards
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
discards-title = { $back ->
    [imperial] Imperial discards
   *[base] Base discards
}
discards-none = None yet.
deck = { $back ->
    [imperial] Imperial
   *[base] Base deck
}
deck-label = { $back ->
    [imperial] Imperial deck
   *[base] Base deck
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
round = Round { $round }
turn = turn { $turn }
your-clock = Your clock

## The hand, and why a card of it cannot be chosen.

hand = Your hand
hand-count = { $count } of { $limit }
hand-empty = You hold no card.
hand-about = { $kind ->
    [sacrifice] The choice is about your Fortification.
    [builders] The choice is about the Builders.
    [apothecaries] The choice is about the Plague.
   *[other] The choice is not about your cards.
}
hand-idle = { $reason ->
    [first_turn] No House may attack on its first turn.
    [plague_on_table] No attacks while the Plague lasts.
    [attack_pending] Your last attack still waits.
    [last_card] Your only card may not attack without a Fortification.
    [over_level] Your Fortification is too low for your cards.
   *[other] No card fits an action now.
}
hand-instead = { $draw ->
    [yes] { $imperial ->
        [yes] Draw, or buy an Imperial card.
       *[no] Draw a card.
    }
   *[no] { $imperial ->
        [yes] Buy an Imperial card.
       *[no] {""}
    }
}
why-elsewhere = The choice is among the cards shown.
why-not-asked = You cannot choose this card now.
why-no-attack = { $class ->
    [defence] A Defence card cannot attack.
   *[strategy] A Strategy card is not an attack.
}
why-no-use = { $class ->
    [defence] { $card ->
        [patrol] It waits for an attack on you. A Patrol is never part of a Fortification.
       *[other] It waits for an attack on you, or for its place in your Fortification.
    }
   *[other] There is no Action with this card now.
}
why-enough = You have chosen as many as are asked for.
why-enough-gold = You have chosen as many Imperial cards as may be.
why-needs-gold = The rest must be Imperial cards.

## The decision.

decision = The decision
others-choose = { $who } is choosing
letter-action = A
title-action = Your action
title-attack = Attack { $house }
title-deploy = Defend your House
title-give = Hand over cards
title-discard = Discard
title-pay = Pay the price
title-take = The Merchant's goods
title-keep = Keep one
title-support = Support your ally
title-perk = Before you defend
title-thieves = Thieves
title-sacrifice = Sacrifice or hold
title-builders = The Builders
title-artisans = The Artisans
title-apothecaries = The Apothecaries
title-plague = The Plague's card
aim-short = Bring down { $left }
aim-before = before { $right } gets you
attack-how = One Attack card, face down until their turn: they defend before they see it.
hint-best = Best: { $move }
hint-chance = { $chance }%{ $spread ->
    [0] {""}
   *[other] {""} ({ $low } to { $high })
}
hint-more = { $count ->
    [one] and one more move
   *[other] and { $count } more moves
}
hint-worlds = Chance to win, with its 95% interval, by what you know: every move was played in { $worlds } imagined worlds.
hint-weak = The server is busy: these are less than half of the usual worlds, and the numbers are less sure.
hint-pondering = Weighing your moves…
hint-refining = A first look; the numbers become surer…
hint-preparing = Advice is being prepared. It takes a few minutes, once on this server, and then appears here; you need not wait to choose.
action-how = One action, then { $next } plays.
deploy-how = An unknown card. What you deploy is spent.
nothing-picked = Nothing chosen
against-word = against
attack-value = Attack { $value }
defence-value = Defence { $value }
deploy-go = Deploy { $total } and reveal
deploy-none = Deploy none and reveal
clear = Clear
pick-more = { $count ->
    [one] Choose one more card.
   *[other] Choose { $count } more cards.
}
pick-gold = { $count ->
    [one] One of them must be Imperial.
   *[other] { $count } of them must be Imperial.
}
pick-done = That's enough.
pick-attack = Choose an Attack card from your hand.
cards-go = { $verb ->
    [give] Hand over
    [discard] Discard
    [pay] Pay
    [take] Take it
    [keep] Keep it
   *[support] Pass it on
}
note = A few words with it
act-pass = Pass
attack-against = against Fortification { $fort } and { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $gold ->
    [0] {""}
    [one] {""}, one of them golden
   *[other] {""}, { $gold } of them golden
}
attack-go = Lay it before { $house }
another-action = Another action

there = { $count } there
more-below = { $count ->
    [one] 1 more below
   *[other] { $count } more below
}
undo-short = Undo

## The side leaf.

known = What you know
known-public = What everybody knows
known-nothing = Nothing about anyone's hand yet.
known-of-you = What they know of you
known-of-you-nothing = Nothing about your hand yet.
source = { $what ->
    [loot] loot
    [penalty] penalty
    [steal] theft
    [support] Support
    [look] Inquisition
    [show] Equitas
    [take] Merchant
    [recover] taken back
   *[none] worked out
}{ $round ->
    [0] {""}
   *[other] {""}, round { $round }
}
chronicle = Chronicle
chronicle-which = Which events
chronicle-all = All events
chronicle-mine = About you
talk = Say something
send = Send
table-begun = The cards are dealt.
table-undone = A choice was taken back.
table-left = { $house } has left; a bot plays on.
table-returned = { $house } is back.
table-stopped = All agree: the game ends here.
table-closed = The table was closed.
table-asked-back = { $house } asks to take the latest choice back.
table-consented = { $house } agrees to take it back.
table-dissented = { $house } would rather let it stand.
table-taken-back = All agree: the choice was taken back.
table-replaced = Somebody else plays { $house } now.
table-agreed = { $house } proposes to end the game.
table-disagreed = { $house } would rather play on.
table-timed-out = Time is over for { $house }: a bot chose.
table-rematched = A new table is set.

## Before the deal, and who shares a screen.

gather = Take your seats
your-name = Your name
guest = Guest
chairs = Chairs
chair-free = free
sit = Sit here
sit-at = Sit here as { $house }
set-bot = A bot…
bot-at = A bot for { $house }
free-seat = Remove
free-at = { $mine ->
    [yes] Leave seat of { $house }
   *[no] Remove who plays { $house }
}
get-up = Leave seat
begin = Deal the cards
begin-why = { $count ->
    [one] One seat is still free: wait for somebody, or set a bot.
   *[other] { $count } seats are still free: wait for people, or set bots.
}
fill-all = Bots for the rest
wait-maker = The game begins when the maker of the table has the cards dealt.
invite = Invite people
invite-how = Whoever has this link can sit down, or watch.
invite-link = The link to this table
copy = Copy
copied = Copied
house-rules = House rules
commitment = The shuffle can be checked
commitment-what = This is the hash of the table's secret. It was drawn before anybody sat down; after the game the page checks every card against it.
curtain-title = The next at this screen
curtain = { $name }, it is your turn for { $house }
curtain-how = Let nobody else look at the screen now.
curtain-go = I am { $name }: show my cards

## The menu.

pace = Pace of the cards
pace-name = { $pace ->
    [calm] Calm
    [usual] Usual
    [quick] Quick
   *[none] None
}
sound = Sounds
mute = Whose talk I do not see
mute-name = Hide what { $name } says
notify = Notify me when it is my turn
to-calls = Call me when I am away

## The end.

over = The game is over
stopped = The game was stopped
you-won = You won
you-lost = You lost
nobody-won = Nobody won
winner = winner
after-fall-conquest = { $me ->
    [who] You win by conquest.
   *[none] { $winners } wins by conquest.
}
after-fall-alliance = { $me ->
    [who] Your alliance wins ({ $winners }).
   *[none] Its alliance falls with it: { $winners } win.
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
shuffle-fits = { $mine ->
    [0] The secret of the shuffle fits the hash that this browser saw before the game.
   *[other] The secret of the shuffle fits the hash that this browser saw before the game, and your number was used.
}
shuffle-unseen = This browser saw no hash of the shuffle before the game, so it has nothing to compare the secret with.
shuffle-bad = The shuffle does not fit what was published before the game!
prove-shuffle = Check every draw
prove-fetching = { $percent } % of the rules are here ...
prove-proving = The game is replayed by the rules in this browser ...
prove-failed = The rules could not be started in this browser.
shuffle-proved = Replayed by the rules in this browser, from the Record alone: { $count ->
    [one] the one draw follows
   *[other] all { $count } draws follow
} from what was published before the game.
shuffle-consistent = Replayed by the rules in this browser, from the Record alone: { $count ->
    [one] the one draw follows
   *[other] all { $count } draws follow
} from what it says of the shuffle. This browser saw no hash before the game to compare it with.
prove-elsewhere = Without https this browser cannot run the rules. The command regno verify checks every draw of the Record.
check-bots = Check the bots
checking-bots = Every choice of the bots is made again ...
bots-ok = The bots were honest: { $count ->
    [one] their one choice follows
   *[other] all { $count } choices follow
} from what their seats could see.
bots-bad = The bots cannot be proved honest.
review = Review
record = Record

## Keys.

keys = Keys of the table
key-1-9 = An action or an answer, by its number.
    .name = 1 to 9
key-arrows = From card to card in your hand.
    .name = ← →
key-space = Choose the card, or press the button, that has the focus.
    .name = Space
key-enter = The main button, but never one that fells your House.
    .name = Enter
key-h = A hint.
    .name = H
key-u = Take your last choice back.
    .name = U
key-l = The Chronicle.
    .name = L
key-k = What you know.
    .name = K
key-c = The chat.
    .name = C
key-z = Enlarge the card that has the focus.
    .name = Z
key-escape = Close what is open; back to all actions.
    .name = Esc
invite-words = Sit down at my table: Proelio, a card game of siege and bluff. No account, nothing to install.
invite-share = Send the link
invite-alone = Only this computer can open this link: the server lets nobody else in. Whoever runs it can change that.

stage-setup = Setting up
stage-play = Round { $round }: the players' turns
stage-play-from = Round { $round }: your turns, { $first } begins
stage-baron = Round { $round }: the Baron's turn
stage-last = Round { $round }: last turns
stage-ended = The game has ended: final score
stage-over = The scenario is over
not-now = this cannot be done now ({ $now })
no-task = the Baron is not at work now
waits-for = the Baron's turn waits for something else first: { $step }
section-setup = Rulebook, Architects scenario: setting up, point { $point }
section-turn = Rulebook, Architects scenario: changes to a player's turn
section-market = Rulebook, Architects scenario: Black Market Reset
section-donations = Rulebook, Architects scenario: Donations
section-baron = Rulebook, Architects scenario: the Baron's turn
section-scheme = Rulebook, Architects scenario: the Baron's turn
section-event = Rulebook, Architects scenario: Events
section-demand = Rulebook, Architects scenario: Demands
section-future_discard = Rulebook, Architects scenario: new icons
section-capture = Rulebook, Architects scenario: the Baron's captures
section-icons = Rulebook, Architects scenario: new icons
section-end = Rulebook, Architects scenario: end of the game
section-score = Rulebook, Architects scenario: final score
section-base = Rulebook of Architects

the-baron = the Baron
last-player = the last player in turn order
yes = yes
no = no
virtue-at-0 = At Virtue 0 a lost Virtue is a Debt instead.
at-quarry = Quarry
at-forest = Forest
at-silversmith = Silversmith
at-mines = Mines
at-storehouse = King's Storehouse
at-workshop = Workshop
at-town_centre = Town Centre
at-tax_stand = Tax Stand
at-guardhouse = Guardhouse
at-black_market = Black Market
at-guildhall = Guildhall
in-quarry = in the Quarry
in-forest = in the Forest
in-silversmith = at the Silversmith
in-mines = in the Mines
in-storehouse = in the King's Storehouse
in-workshop = in the Workshop
in-town_centre = in the Town Centre
in-tax_stand = at the Tax Stand
in-guardhouse = in the Guardhouse
in-black_market = in the Black Market
in-guildhall = in the Guildhall
crew-guildhall = in the Guildhall
crew-market = in the Black Market
crew-prison = in Prison
crew-captive = on the Baron's board
crew-exiled = out of the game
crew-held = on a player's board
piece-worker = a Worker
piece-artisan = the Artisan
kind-silver = Silver
kind-clay = Clay
kind-stone = Stone
kind-wood = Wood
kind-gold = Gold
kind-marble = Marble
kind-building = unbuilt Buildings
kind-debt = unpaid Debts
kind-debt_paid = paid Debts
item-silver = { $count } Silver
item-clay = { $count } Clay
item-wood = { $count } Wood
item-stone = { $count } Stone
item-gold = { $count } Gold
item-marble = { $count } Marble
item-virtue = { $count } Virtue
item-debt = { $count ->
    [one] 1 Debt
   *[other] { $count } Debts
}
item-debt_paid = { $count ->
    [one] 1 paid Debt
   *[other] { $count } paid Debts
}
item-building = { $count ->
    [one] 1 unbuilt Building
   *[other] { $count } unbuilt Buildings
}
item-apprentice = { $count ->
    [one] 1 Apprentice
   *[other] { $count } Apprentices
}
item-tool = { $count ->
    [one] 1 Tool
   *[other] { $count } Tools
}
item-worker_to_prison = { $count ->
    [one] 1 Worker, who goes to Prison
   *[other] { $count } Workers, who go to Prison
}
who-all = all players
who-one = one player
effect-place = Baron Worker { $at }
effect-place-arrow = Baron Worker { $at }, arrow to section { $arrow } of his board
effect-arrow = the arrow: the section of the Baron board
effect-option = a choice of one
effect-demand = turn the next Demand
effect-event = turn and resolve the next Event
effect-scheme = turn and resolve the next Scheme
effect-future_discard = the next Future Scheme to the discards
effect-future_top = the next Future Scheme face down on the Scheme deck
effect-exile_prison = { $who }: remove 1 Worker in Prison from the game
effect-exile = { $who }: remove 1 Worker from the game
effect-tax_check = { $min } or more Tax: all lose { $lose } Virtue; then the Tax to the supply
effect-capture = capture where he has just placed
effect-imprison = all captives to Prison
effect-market_reset = a Black Market Reset
effect-lose = { $who }: lose { $what }
effect-gain = { $who }: gain { $what }
short-place = place 1
short-there = 1 placed, { $count } of his there now
short-arrow = Arrow: { $deed }
short-arrow-else = Arrow: { $deed }, else { $other }
short-capture = capture
short-imprison = send to Prison

mode-normal = normal, the blue board
mode-hard = hard, the red board
artisans-yes = with the Age of Artisans
artisans-no = without the Age of Artisans
colour-blue = blue
colour-red = red
side-rogue = Rogue
side-reverend = Reverend
prepared = the difficulty is already settled: { $mode }
ask-mode = Which difficulty?
ask-artisans = Is the Age of Artisans in play? Six players need it.
ask-spaces = How many spaces has the Guildhall? Usually { $usual }.
step-prepare = Choose the difficulty, and whether the Age of Artisans is in play.
why-prepare = The blue Baron board is the normal game, the red one the hard one: it captures more, has more Events and a higher target. One Scheme belongs to the Age of Artisans and stays in the box without it.
spaces-rows = the Guildhall cannot have { $spaces } spaces: it has { $rows } equal rows, so the number must be a multiple of { $rows }
did-prepare = Difficulty: { $mode }; { $artisans }; the Guildhall has { $spaces } spaces.
boards-known = every player's board is known
boards-first = first choose every player's board
board-other = another board
ask-player = Which player?
ask-board = Which board?
ask-prison = How many of this player's Workers begin in Prison? Usually as the board says.
prison-missing = this board is not among the cards, so say how many of { $player }'s Workers begin in Prison
step-board = Choose the board of each player.
why-board = The scenario uses the Characters variant. A board says, among other things, how many of a player's Workers begin in Prison.
did-board = { $player } plays { $board }: { $prison } Workers in Prison, { $silver } Silver, Virtue { $virtue }; also { $more }.
did-board-other = { $player } plays a board that is not in the pack: { $prison } Workers in Prison.
nothing-more = nothing more
dealt-known = every player has a Rogue or Reverend
ask-card = Which card? If you do not say, the program draws.
ask-card-met = Which card lies on the table?
ask-card-dealt = Which card? Only if it is typed already.
ask-side = Which face is up for the rest of the game?
step-apprentice = Deal each player a Rogue / Reverend card. The face is chosen after that.
step-apprentice-met = Deal each player a Rogue / Reverend card. Each lays it on the face of their choice.
did-deal = { $player } is dealt { $card }.
did-deal-met = { $player } is dealt a Rogue / Reverend card.
step-side = Each player lays the Rogue / Reverend card on the face of their choice.
sides-known = nobody has a Rogue / Reverend card whose face is still open
why-apprentice = The Rogue gives up to 2 Donations with the Black Market, the Reverend as many as the Cathedral level with the Guildhall. It is an Apprentice like any other.
did-apprentice = { $player } has { $card } as the { $side }.
did-apprentice-met = { $player } has the Rogue / Reverend card as the { $side }.
did-virtue-up = { $player } gains { $count } Virtue.
did-virtue-down = { $player } loses { $count } Virtue.
did-virtue-debt = { $player } begins too low for that: below 0 it is a Debt instead.
first-known = the first player is already known: { $player }
ask-first = Who begins? If you do not say, the player with the highest Virtue; of several, one by lot.
ask-first-other = Who has the highest Virtue and begins?
did-first-virtue = { $player } has the highest Virtue.
did-first-drawn = { $players } share the highest Virtue, and lots were drawn.
step-first = Who begins? The player with the highest Virtue.
why-first = With the Characters variant the player with the highest Virtue begins. The Baron's turn comes after everybody's.
did-first = { $player } begins. { $last } is last in the round: the Baron board lies to the left of that seat, and it is best run from there.
name-taken = a player cannot be called "{ $player }": the Baron's Workers go by that name

list-base = Set Architects up by its own rules, with the Characters variant.
list-base-why = Each player takes a different board, which says what they start with.
list-dealt = Shuffle the Rogue / Reverend cards, deal one to each player, put the others back into the box.
list-dealt-why = Each lays the card on the face to be used all game. It counts towards the limit of Apprentices.
list-free-apprentice = In reverse turn order each player hires one face-up Apprentice for free; refill only after all have chosen, and move Virtue where the card says so.
list-free-apprentice-why = The last player chooses first, and nobody sees new Apprentices before all have one.
list-buildings = Each player draws 4 Buildings, discards 1 and keeps 3.
list-buildings-why = There is no draft in this scenario.
list-tiles = Lay the tiles of the King's Storehouse and the Guardhouse on their locations.
list-tiles-why = They replace the actions printed there.
list-board = Lay the { $colour } Baron board to the left of { $last }.
list-board-why = Whoever plays last in the round does the Baron's turn right after it.
list-schemes = Take out the Scheme with the symbol of the Age of Artisans, shuffle the other { $count } starting Schemes face down on the left space of the Baron board.
list-schemes-why = That Scheme needs the other expansion.
list-schemes-artisans = Shuffle the { $count } starting Schemes face down on the left space of the Baron board.
list-schemes-artisans-why = With the Age of Artisans all of them are in play.
list-future = Put the Final Scheme face down beside the board, and the other { $count } Future Schemes, shuffled, on top of it.
list-future-why = The Final Scheme comes last.
list-demands = Choose one Demand of each level at random, lay the four face down in a row; the others go into the box unseen. Turn the one of level 1.
list-demands-why = A Demand counts once it is turned; one that stays face down gives every player VP.
list-events = Choose { $count } Events at random, shuffle them into a deck; the others go into the box unseen.
list-events-why = Each Event left at the end gives every player 5 VP; an empty deck costs 10.
list-workers = Give the Baron all his 20 Workers.
list-workers-why = They lie by his board until Schemes place them.

step-reveal-demand = Turn the next Demand.
why-reveal-demand = A turned Demand brings VP to each player if it is met at the end, and costs VP if not.
step-reveal-scheme = When every player has had a turn, turn the top Scheme: the Baron's turn.
step-reveal-scheme-last = When the last turns are taken, turn the top Scheme: the Baron's last turn.
step-reveal-scheme-again = Turn the next Scheme: the Baron's turn goes on with it.
why-reveal-scheme = Once a round, after everybody's turn, the Baron turns a Scheme and does what it says from top to bottom.
step-reveal-event = Turn the next Event.
why-reveal-event = It is done wholly before the rest of the current card.
step-reveal-future_discard = Turn the top Future Scheme onto the Scheme discards.
why-reveal-future_discard = It will come up after the next shuffle.
did-begin = The game begins; { $first } has the first turn.
did-shuffle = The { $count } discards are shuffled into a new Scheme deck.
did-scheme = Scheme: { $card }.
did-event = Event: { $card }. { $left ->
    [0] It was the last one.
    [one] 1 is left.
   *[other] { $left } are left.
}
did-no-event = An Event must be turned and there is none: the game ends at once, without last turns.
did-demand = Demand of level { $level }: { $card }. All together must give { $need }: { $asked }.
no-demand = All four Demands lie open: ignored.
did-future-discard = { $card } joins the Scheme discards. { $left ->
    [0] No Future Scheme is left.
    [one] 1 Future Scheme is left.
   *[other] { $left } Future Schemes are left.
}
did-future-top = The top Future Scheme goes face down on the Scheme deck. { $left ->
    [0] None is left.
    [one] 1 is left.
   *[other] { $left } are left.
}
no-future = There is no Future Scheme left: ignored.
did-stop-chain = { $count } cards were turned in this turn: no further one is.
did-place = The Baron places a Worker { $at }; he now has { $count } there.
did-place-market-0 = The Baron places a Worker in the Black Market, on the left space.
did-place-market-1 = The Baron places a Worker in the Black Market, on the middle space.
did-place-market-2 = The Baron places a Worker in the Black Market, on the right space.
did-skip-full = The Guildhall is full: this step and its arrow are skipped.
did-skip-worker = The Baron has no Worker, even after taking back: he cannot be placed { $at }, and the arrow is skipped.
did-take-back = The Baron has no Worker available and takes back { $count }: from the open locations, Prison and players' boards.
did-set-free = The captives of { $players } go home.
did-arrow-nothing = The arrow changes nothing: nobody to capture, nobody to imprison.
did-capture = { $count ->
    [one] 1 Worker of { $player } is captured { $at } and sits
   *[other] { $count } Workers of { $player } are captured { $at } and sit
} on the Baron's board.
did-capture-artisan = The Artisan of { $player } is captured { $at } first and sits on the Baron's board.
did-imprison = { $count ->
    [one] 1 captive of { $player } goes to Prison.
   *[other] { $count } captives of { $player } go to Prison.
}
did-exile = { $player } removes 1 Worker from the game: from their own board, else from an open location. Out of the game so far: { $count }.
did-exile-prison = { $player } removes 1 Worker in Prison from the game. Out of the game so far: { $count }.
did-exile-none = { $player } has no Worker that can be removed: ignored.
did-lose-all = All players lose { $what }.
did-lose-one = { $who } loses { $what }.
did-gain-all = All players gain { $what }.
did-gain-one = { $who } gains { $what }.
pass-over = Whoever cannot is passed over.
did-text = { $text }
recall = { $player }, { $board }: { $power }
did-end-turn = The Baron's turn ends. Round { $round } begins.
did-last-turns = The Guildhall is full. Every player has one more turn: { $players }.
did-end = The Baron's turn ends, and with it the game.

no-carry-on = there is nothing to carry on with: the Baron is not at work, or waits for a fact
step-carry-on = Let the Baron go on.
why-carry-on = What he was waiting for is no longer needed, since something was set right or a house rule changed.
did-carry-on = The Baron goes on.
step-standing = Count who stands { $at }, where the Baron has just placed.
why-standing = The Baron has { $count } there and captures 2 for each: up to { $reach } of each player. If nobody stands there he does the other thing the section of his board says, if there is one.
ask-standing = How many Workers of each player stand { $at }?
ask-standing-artisans = Whose Artisan stands { $at }? He is captured first.
too-many-standing = { $player } cannot have { $count } Workers { $at }: only { $free } of them are on their own board or at open locations
did-standing = Standing { $at }: { $who }.
did-standing-none = No player stands { $at }.
artisan-of = { $player }'s Artisan
step-tax = Count the Silver on the Tax Stand.
why-tax = With { $min } or more all players lose { $lose } Virtue; then all Tax goes to the supply.
ask-tax = How much Silver lies on the Tax Stand?
did-tax = { $silver } Silver lay on the Tax Stand.
did-tax-cleared = All Tax goes to the general supply.
did-tax-kept = The Tax stays.
step-exile = Each player affected removes 1 Worker, not an Artisan, from the game.
why-exile = It must be one on the player's own board if there is one; else one on the main board, not in the Guildhall or the Black Market.
ask-exile = Who has none on their own board and takes one from Prison? All others take it from their own board or from an open location.
step-choose = Choose the player for this: { $effect }.
why-choose = The icon is for one player, and the table decides who: anybody, even one whom it cannot harm.
did-choose = The table chooses { $player }.
step-option = Choose one of the effects of the card.
why-option = The card offers a choice.
ask-option = Which one?
did-option = The table chooses: { $option }.
step-enter = Can the Baron be placed { $at }?
why-enter = By your house rule he may be kept out of a location.
ask-enter = Can he?
did-enter = The Baron can be placed { $at }.
did-blocked = The Baron cannot be placed { $at }: the step and its arrow are skipped.

nobody-free = nobody has a Worker to place: all are in the Guildhall, the Black Market or Prison, captured or out of the game
no-worker-free = { $player } has no Worker to place: all are in the Guildhall, the Black Market or Prison, captured or out of the game
no-artisan-free = the Artisan of { $player } cannot be placed: he is in the Guildhall, the Black Market or Prison, or captured
ask-placer = Who places a Worker?
ask-piece = A Worker or the Artisan? Usually a Worker.
ask-on = On the next space, or on top of an own Worker to craft? Usually on the next space.
on-space = the next space
on-top = on top of an own Worker
step-guildhall = Record a Worker placed in the Guildhall.
why-guildhall = Spaces are filled from left to right, row by row; { $left } are left. A Worker there stays to the end, and the last space brings the last turns.
assume-board-card = Where an arrow leads on the Baron board is taken from Regno's own, for yours is not typed yet. If yours says otherwise, change it in your pack: that reaches this chronicle too.
assume-rows = The third space of the first three rows discards the two leftmost Apprentices; the first space of the third and of the fourth row resets the Black Market.
nothing-to-top = { $player } has { $own } spaces in the Guildhall, and none of them can take one more Worker on top: two on a space at most
guildhall-full = the Guildhall is full: all { $spaces } spaces are taken
did-guildhall = { $player } places { $piece } in the Guildhall.
did-guildhall-top = { $player } lays { $piece } on top of one of their own in the Guildhall.
did-space = Space { $number } of { $spaces } is taken, in row { $row }.
did-apprentices = The two leftmost Apprentices are discarded, and the row moves up.
did-fill = It was the last space.
stall-1 = the left space, 1 Silver
stall-2 = the middle space, 2 Silver
stall-3 = the right space, 3 Silver
ask-space = Which space?
step-market = Record a Worker placed in the Black Market.
why-market = Its three spaces hold one Worker each. The third one sets off a Reset.
assume-reset = Reset: all Workers there go to Prison, new cards are laid out; 3 or more in Prison cost 1 Virtue; most in Prison brings a Debt to all who tie. The Baron takes neither; alone with most he spares everyone.
did-market-0 = { $player } uses the Black Market, the left space.
did-market-1 = { $player } uses the Black Market, the middle space.
did-market-2 = { $player } uses the Black Market, the right space.
did-reset = Black Market Reset: the Workers there go to Prison ({ $who }), and new cards are laid out.
did-reset-empty = Black Market Reset: nobody stands there; new cards are laid out.
did-reset-virtue = { $player } has { $count } in Prison and loses 1 Virtue.
did-debt = { $player } has the most in Prison, { $count }, and takes a Debt.
did-debt-with-baron = { $player } has as many in Prison as the Baron, { $count }, and takes a Debt.
did-no-debt = Nobody is in Prison: no Debt.
did-no-debt-baron = The Baron alone has the most in Prison, { $count }: nobody takes a Debt.
power-count = { $player } has the { $side }: up to { $n } Donations with the Black Market.
power-level = { $player } has the { $side }: Donations equal to the Cathedral level with the Guildhall.
ask-donor = Who gives?
ask-item = What?
ask-count = How many? Each is one Donation. Usually 1.
ask-demand = To which Demand? Leave it open for a gift to a player.
ask-receiver = To which player? Leave it open for a Demand.
step-donate = Record a Donation.
why-donate = Each Donation is one item, to another player or to an open Demand; several in a turn may be split at will.
assume-owned = Only items the giver really has; no ability turns one item into another, and none can be swapped with the supply for it. A Demand takes only what it asks, and not more than it needs.
demand = { $card }: { $given } of { $need } ({ $items })
demand-or-player = a Donation goes to one Demand or to one player: choose either
to-oneself = { $player } cannot give to themselves: a Donation goes to another player
wrong-item = { $card } does not take { $item }: it asks { $items }
too-much = { $card } cannot take { $count }: it needs only { $left } more
did-donate = { $player } gives { $to } { $what }.
did-donate-demand = { $player } gives { $what }. { $demand }
did-meet = { $card } is met: { $met } VP for each player at the end.
no-apprentice = no player has a Rogue or Reverend left
deal-to-whom = say to which player the card is dealt
step-lost = Record that a Rogue or Reverend was discarded.
why-lost = It is an ordinary Apprentice: effects can discard it, and then its power is gone.
did-lost = { $player } no longer has the { $side }.

ask-captor = Who captures?
ask-his = Where does he capture the Baron's Workers?
ask-own = Where does this player capture their own Workers?
step-capture = Record captures of the Baron's Workers, or of own ones.
why-capture = A player captures their own Workers or the Baron's, never another player's, at any locations with an open circle; the captures of one turn may be spread over them.
assume-capture = One capture is all Workers of one colour at one location, at the price of the base game. Own Workers go home; the Baron's sit on the captor's board.
no-capture = say where: choose locations for the Baron's Workers, for own ones, or for both
did-captures = { $player } makes { $count ->
    [one] 1 capture.
   *[other] { $count } captures.
}
did-take-his = { $count ->
    [one] 1 Worker of the Baron { $at } sits
   *[other] { $count } Workers of the Baron { $at } sit
} on { $player }'s board.
did-take-own = { $player } takes home their own Workers { $at }.
none-held = no player holds Workers of the Baron
step-imprison = Send captured Workers of the Baron to Prison.
why-imprison = As the Guardhouse tile says, each brings { $silver } Silver. In Prison they can save players from Debts.
did-imprison-his = { $player } sends { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
} of the Baron to Prison and takes { $silver } Silver.
prison-empty = no player has a Worker in Prison
ask-releaser = Who releases them?
ask-colours = Whose Workers come out?
step-release = Release Workers from Prison.
why-release = A player may release their own Workers and those of others: { $colours ->
    [one] one colour
   *[other] { $colours } colours
} for each action of the Guardhouse. The Baron's stay inside.
did-release = { $player } releases from Prison: { $players } ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
}).
did-come-home = { $count ->
    [one] 1 Worker of { $player } goes home.
   *[other] { $count } Workers of { $player } go home.
}
no-captives = the Baron holds no captives
price-silver = 5 Silver, 2 of them Tax
price-debt = 1 Debt and 1 Virtue lost
ask-price = At which price?
step-free = Free own Workers from the Baron's board.
why-free = The base game's action frees all own captives at once, at its usual price.
assume-free = The Baron's board counts like the board of another player.
did-free = { $player } frees { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
} from the Baron's board for { $price }.

ask-place = Where?
ask-number = How many are there now?
step-correct = Set right where a player's Workers are.
step-correct-baron = Set right where the Baron's Workers are.
why-correct = A card of the base game may move Workers, or something was forgotten: enter the new number, and the difference comes from the free ones.
ask-holder = On whose board? Only for Workers on a player's board.
holder-needed = say on whose board the Workers sit, and only for Workers on a player's board
too-many-there = { $player } cannot have { $count } there: at most { $most } are there or free
did-correct = Set right: { $player } has { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
} { $place }.
did-correct-baron = Set right: the Baron has { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
} { $place }.
did-correct-held = Set right: the Baron has { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
} on { $player }'s board.

step-sheet = Fill in a player's score sheet.
why-sheet = The program adds it up, knows who is in Prison and keeps a line for each point. You may also add up yourselves and enter only the sums.
ask-crafts = The VP of your Adornments and Tools?
line-crafts = Adornments and Tools
did-sheet = { $player }'s sheet gives { $points } VP, without Demands and Events.
baron-first = the Baron first takes his turn of the last round: turn a Scheme
ask-points = How many VP has each player, without Demands and Events?
step-scores = When the last turns are taken, enter the scores: this ends the scenario.
step-scores-ended = The game is over. Enter the scores: this ends the scenario.
why-scores = Each player scores as usual, then for Demands and Events. All win together if the sum reaches { $per } VP × Baron Workers in the Guildhall × { $players } players.
score-of = { $player }: { $points } VP
did-scores = The scores are entered.
did-win = Together { $total } VP, and the target was { $target }: the players win.
did-lose = Together { $total } VP, and the target was { $target }: the Baron wins.
line-base = Score of the base game
line-met = { $card }, met ({ $given } of { $need })
line-failed = { $card }, failed ({ $given } of { $need })
line-hidden = Demand of level { $level }, never turned
line-events = { $count ->
    [one] 1 Event left
   *[other] { $count } Events left
}, 5 each
line-no-events = The Event deck is empty
line-target = { $per } VP × { $workers ->
    [one] 1 Baron Worker
   *[other] { $workers } Baron Workers
} in the Guildhall × { $players } players
owner-all = Together
owner-baron = The Baron
sheet-sum = sum
sheet-target = target

position-player-setup = { $player }: board { $board }
position-decks = Schemes { $schemes }, discards { $discards }, Future Schemes { $future }, Events { $events }
position-guildhall = Guildhall: { $taken } of { $spaces } spaces taken, { $his } by the Baron
position-target = Target as things stand: { $target } VP
position-baron = The Baron: { $available } Workers available, { $prison } in Prison; elsewhere: { $places }
count-at = { $at } { $count }
position-stall = Black Market, space { $space }: { $owner }
position-player = { $player }: free { $free }, Guildhall { $guildhall }, Black Market { $market }, captured { $captive }, Prison { $prison }, out of the game { $exiled }
position-artisan = { $player }'s Artisan: { $place }
position-next = Still to do: { $task }
reminder-start = { $board } starts with { $prison } Workers in Prison, { $silver } Silver, Virtue { $virtue }; also { $more }.
reminder-power = { $board }: { $power }

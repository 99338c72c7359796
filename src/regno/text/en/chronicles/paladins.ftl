stage-setup = Setting up
stage-reveal = Round { $round }: start
stage-play = Round { $round }, { $first } begins
stage-threats = End of round { $round }
stage-scoring = Final score
stage-over = The scenario is over
not-now = this cannot be done now ({ $now })
level-normal = Normal
level-hard = Hard
level-impossible = Impossible
section-setup = Rulebook, Paladins scenario: set-up
section-setup-point = Rulebook, Paladins scenario: set-up, point { $point }
section-honour = Rulebook, Paladins scenario: Honour
section-collaborate = Rulebook, Paladins scenario: collaborating; facing the Threats
section-favours = Rulebook, Paladins scenario: using King's Favours several times
section-round-start = Rulebook, Paladins scenario: start of the round
section-orders = Rulebook, Paladins scenario: King's Orders
section-threats = Rulebook, Paladins scenario: facing the Threats
section-round-end = Rulebook, Paladins scenario: end of the round
section-end = Rulebook, Paladins scenario: end of the game and final score
section-extra = Rulebook, extra components: Townsfolk for Paladins

rule-same-action = Two Threats that show the icon of one action:
rule-same-action-each = An action takes 1 Worker from every Threat that shows it.
rule-same-action-one = An action takes 1 Worker from only one of the Threats that show it, which the table names.
rule-favour-action = An action carried out by a King's Favour:
rule-favour-action-counts = An action carried out by a King's Favour counts as that action for Threats and Townsfolk.
rule-favour-action-not-counted = An action carried out by a King's Favour does not count as that action for Threats and Townsfolk.
rule-collaborate = Rewards for an action whose effect is given to another player:
rule-collaborate-receiver = When an effect is given away, only the receiver's own cards answer the action, not the giver's.
rule-collaborate-both = When an effect is given away, the cards of giver and receiver both answer the action.
rule-favour-honour = Less Honour than another use of a Favour costs:
rule-favour-honour-stops-at-0 = A player with too little Honour may use the Favour all the same, and stops at 0.
rule-favour-honour-needs-all = A player with too little Honour may not use the Favour.
rule-order-again = A completed King's Order:
rule-order-again-once = An Order cannot be completed a second time.
rule-order-again-again = Another Worker may be placed on a completed Order for 1 more Honour to all, but its VP count once.
rule-order-worker = The Worker placed on a King's Order:
rule-order-worker-as-printed = The Worker on an Order has the colour the card shows.
rule-order-worker-any = The Worker on an Order may have any colour.
rule-penalty-order = The order of the players at a penalty:
rule-penalty-order-first-player = Penalties go from the round's first player clockwise, all players for one card before the next card.
rule-penalty-order-any = Players take a penalty in any order they like, all for one card before the next card.
rule-empty-supply = More Baron Workers to place than the supply holds:
rule-empty-supply-what-is-left = The Baron places what the supply has; a Threat that gets no Worker leaves the game.
rule-empty-supply-substitutes = When the supply is empty, other pieces stand in for Baron Workers.
rule-last-growth = Impossible, the end of round 7:
rule-last-growth-counts = Workers are added at the end of round 7 too, and cost VP.
rule-last-growth-not-added = No Workers are added at the end of round 7.

action-develop = Develop
action-hunt = Hunt
action-trade = Trade
action-recruit = Recruit
action-pray = Pray
action-conspire = Conspire
action-honour = Gain Honour
action-commission = Commission
action-fortify = Fortify
action-garrison = Garrison
action-absolve = Absolve
action-attack = Attack
action-convert = Convert
action-favour = King's Favour
action-order = King's Order
name-strength = Strength
name-faith = Faith
name-influence = Influence
item-honour = { $n } Honour
item-strength = { $n } Strength
item-faith = { $n } Faith
item-influence = { $n } Influence
item-silver = { $n } Silver
item-provision = { $n ->
    [one] 1 Provision
   *[other] { $n } Provisions
}
item-worker = { $n ->
    [one] 1 Worker
   *[other] { $n } Workers
}
item-suspicion = { $n } Suspicion
item-debt = { $n ->
    [one] 1 Debt
   *[other] { $n } Debts
}
item-workshop = { $n ->
    [one] 1 Workshop
   *[other] { $n } Workshops
}
item-criminal = { $n ->
    [one] 1 Criminal
   *[other] { $n } Criminals
}
worker-red = 1 red Worker
worker-blue = 1 blue Worker
worker-green = 1 green Worker
worker-black = 1 black Worker
worker-purple = 1 purple Worker
worker-white = 1 white Worker
worker-any = 1 Worker of any colour
effect-lose = lose { $what }
effect-gain = gain { $what }
effect-lose-worker-round-end = lose { $n ->
    [one] 1 Worker
   *[other] { $n } Workers
} at the end of the round
effect-lose-workshop = the rightmost { $n ->
    [one] Workshop goes
   *[other] { $n } Workshops go
} to the box
effect-gain-suspicion = gain { $n } Suspicion
does-lose = loses { $what }
does-gain = gains { $what }
does-lose-worker-round-end = loses { $n ->
    [one] 1 Worker
   *[other] { $n } Workers
} at the end of the round
does-lose-workshop = puts the rightmost { $n ->
    [one] Workshop
   *[other] { $n } Workshops
} into the box
does-gain-suspicion = takes { $n } Suspicion

first-known = the first player is already known: { $player }
ask-first = Who begins? If you do not say, lots are drawn.
step-first = Choose the first player.
why-first = Paladins is set up by its own rules. The first player also takes the first penalty when a round ends.
did-first = { $player } is the first player.
townsfolk-known = the Starting Townsfolk are already dealt
ask-townsfolk = Which card does each player take, in the order { $players }? If you do not say, the program deals.
ask-townsfolk-met = Which card does each player take, in the order { $players }?
step-townsfolk = Take a Starting Townsfolk each, with the tile that belongs to it.
why-townsfolk = Before the Townsfolk on the board are chosen, each player takes one of the four Starting Townsfolk, by chance or by choice, and lays its tile below Pray.
did-townsfolk = The Starting Townsfolk are dealt.
takes-townsfolk = { $player } takes { $card } and lays { $tile } below Pray.
its-tile = its tile
is-set-up = Choose the Townsfolk on the board; then round 1 begins.

list-base = Set up Paladins by its own rules, but leave its King's Orders in the box.
list-base-why = The scenario brings six Orders of its own.
list-orders = Lay three of the six new King's Orders, unseen, face down on the first three spaces.
list-orders-why = One is turned up in each of the first three rounds.
list-outsiders = Lay the Outsiders Threat under the first Order, the side for rounds 1 to 4 up.
list-outsiders-why = It is active in every round.
list-kings-threat = Lay the King's Threat under the last King's Favour.
list-kings-threat-why = It is turned up in round 7.
list-threats = Shuffle the ten Baron Threats. Lay one face down under each Order and Favour that has no Threat yet; in the end { $boxed ->
    [one] one is
   *[other] { $boxed } are
} left for the box.
list-threats-why = Each is turned up with the card above it.
list-hard = Lay one more Baron Threat under each of the three rightmost Baron Threats.
list-hard-why = On Hard and Impossible two Threats are turned up in each of rounds 4, 5 and 6.
list-honour = Put each player's Honour marker on space { $top } of the Attribute track.
list-honour-why = Honour begins at the top. It scores nothing, but at the end no Attribute counts above it.
list-workers = Put the { $workers } Baron Workers into the general supply.
list-workers-why = They come onto Threats when these are turned up.
list-townsfolk = Take a Starting Townsfolk each with its tile, before the Townsfolk on the board are chosen.
list-townsfolk-why = It brings Honour for one action, and its tile is a new action.
list-extra = If you like, shuffle the extra Townsfolk into the Townsfolk.
list-extra-why = They may be used in any game of Paladins. When a player hires one, note it here (Note extra Townsfolk).

ask-order-drawn = Which Order was turned up? If you do not say, the program draws.
ask-order-met = Which Order was turned up?
ask-threats-drawn = Which { $count ->
    [one] Baron Threat was
   *[other] { $count } Baron Threats were
} turned up, from left to right and the upper first? If you do not say, the program draws.
ask-threats-met = Which { $count ->
    [one] Baron Threat was
   *[other] { $count } Baron Threats were
} turned up, from left to right and the upper first?
ask-round-first = Who is first in this round? Usually the next player clockwise.
step-reveal = Begin round { $round }: turn up its cards and the Threats under them.
step-reveal-1 = Begin round 1: turn up the first Order. No Threat is turned up yet.
why-reveal-1 = Round 1 turns up the first Order and no Threat. Only the Outsiders Threat, face up from the start, is active.
why-reveal = The Threats directly under newly revealed Orders and Favours are turned up, and the Baron puts Workers on them, as many as the card says for the number of players.
why-reveal-5 = The Threats under the new Favour are turned up and get Workers, and from this round on the Outsiders Threat shows its second side, which asks more.
why-reveal-7 = The King's Threat is turned up: in this round every Order asks more of each Attribute.
did-reveal = Round { $round } begins. First player: { $first }.
order-up = King's Order on space { $space }: { $order }, { $vp } VP for each player, or as many lost.
favour-up = King's Favour { $favour } is turned up.
threat-up = Threat: { $threat }. Put { $workers ->
    [one] 1 Baron Worker
   *[other] { $workers } Baron Workers
} on it; each { $action } removes one.
threat-up-short = Threat: { $threat }. The supply gives only { $workers } of { $wanted } Baron Workers; each { $action } removes one.
threat-without-workers = Threat: { $threat }. There is no Baron Worker to put on it, so it leaves the game.
turn-outsiders = Turn the Outsiders Threat to its side for rounds 5 to 7.
kings-threat-up = The King's Threat is up: every Attribute that an Order asks is { $plus } higher.
outsiders-needed = Outsiders to be removed in this round: { $count }.

ask-player = Which player?
ask-action = Which action?
ask-receiver = Who receives its effect, if it is given away? Only for actions on the left side of the player board.
ask-outsiders = How many Outsiders left the right side of the board by Attack or Convert? Usually one.
ask-threat = Which Threat?
ask-workers = How many Baron Workers are on it?
step-action = A player does an action.
why-action = Each time somebody does the action that a Threat shows, a Baron Worker leaves it. A Starting Townsfolk gives Honour for its action. An action of the left side may be paid by one player and received by another. To record now: { $actions }.
assume-discounts = Whoever pays uses their own discounts, never the receiver's.
did-action = { $player }: { $action }.
did-give = { $player }: { $action }; the effect goes to { $receiver }.
receiver-self = { $player } cannot receive from { $player }: name another player, or nobody
receiver-right = the effect of { $action } cannot be given away: only those on the left side can, { $lefts }
no-threat = no Baron Threat lies face up
threat-unfit = { $threat } does not show { $action }: { $fitting } would
threat-which = several Threats show { $action }, so say which loses the Worker: { $fitting }
threat-weaker = { $threat }: one Worker less, { $workers } left.
threat-gone = { $threat }: no Workers left, the card leaves the game.
outsiders-unfit = { $action } removes no Outsiders: leave their number open
outsiders-so-far = Outsiders removed in this round: { $count } of { $need }.
step-set-workers = Put the Baron Workers on a Threat right.
why-set-workers = For what the program cannot know, such as a card that only has words.
did-set-workers = { $threat }: now { $workers ->
    [0] no Workers.
    [one] 1 Worker.
   *[other] { $workers } Workers.
}
too-many-workers = { $threat } cannot have { $wanted } Workers: with the supply there are { $most } for it

honour-up = { $player } gains { $by } Honour, now { $honour }.
honour-down = { $player } loses { $by } Honour, now { $honour }.
honour-stays = { $player }'s Honour stays at { $honour }.
to-do = { $player } { $what }.
inquisition-at-once = Whenever Suspicion sets off the Inquisition, resolve it at once (key Inquisition).
to-do-text = { $player }: { $what }
with-limit = { $player }, with { $limit } or more
ask-suspects = Who has as much Suspicion as the Starting Townsfolk names, or more? Leave it open if nobody has.
step-inquisition = The Inquisition is set off.
why-inquisition = Each player with 2 or more Suspicion loses 1 Honour; then it goes on as in the base game.
assume-before-dropping = Suspicion is counted before anybody drops any.
did-inquisition = The Inquisition is set off.
no-suspects = Nobody has enough Suspicion to lose Honour.
then-base-inquisition = Now resolve the rest of it as in the base game.
ask-whose-honour = Whose Honour?
ask-honour = How much Honour?
step-set-honour = Put a player's Honour right.
why-set-honour = For what the program cannot know, such as a card that only has words.
did-set-honour = { $player }'s Honour is { $honour }.

no-favours = no King's Favour lies face up: the first comes in round 3
favour-with = King's Favour { $favour }: { $workers ->
    [0] no Workers
    [one] 1 Worker, so the next use costs 1 Honour
   *[other] { $workers } Workers, so the next use costs { $workers } Honour
}
ask-favour = Which Favour, counted from the left?
ask-favour-workers = How many Workers are put on it? Usually one.
ask-favour-action = Which action does it carry out, if it shows one?
step-favour = A player uses a King's Favour.
why-favour = A Favour can be used several times in a round. The player loses 1 Honour for each Worker already on it, own ones included.
did-favour = { $player } uses King's Favour { $favour }.
too-little-honour = { $player } has { $honour } Honour and would lose { $loss }: by the house rule in force that is too little for this Favour
favour-without-action = Outsiders and a Threat belong to an action that counts: choose the action, or leave them open
favour-no-honour = no Favour carries out "Gain Honour": that action is on the players' own boards, so record it as an action

no-orders = no King's Order is left to complete
attribute-at = { $attribute } { $n }
order-with = { $order }: at least { $needs }; { $worker }; { $vp } VP each
ask-order = Which Order?
ask-attributes = The player's Attributes now?
step-order = A player completes a King's Order.
why-order = It is an action: a player with the Attributes the card asks puts a Worker on it, which stays to the end. It counts for all: each player gets its VP, and gains 1 Honour now.
why-order-raised = It is an action: a player with the Attributes the card asks, each { $plus } higher by the King's Threat, puts a Worker on it. It counts for all: each player gets its VP, and gains 1 Honour now.
assume-no-cap-yet = Attributes count as they stand on the track; Honour limits them only at the end.
order-unmet = { $player } cannot complete { $order }: it needs at least { $needs }
did-order = { $player } completes { $order }: { $vp } VP for each player at the end.

ask-hired = Which card?
no-extras = no extra Townsfolk is left in the pack
extra-favour = { $card }: after a King's Favour, { $gain }.
extra-debt = { $card }: after taking a Debt, { $gain }.
nameless-favour = After a King's Favour, { $gain }.
nameless-debt = After taking a Debt, { $gain }.
with-text = { $told } { $text }
step-hire = A player hires an extra Townsfolk.
why-hire = Some extra Townsfolk bring something after each King's Favour, others after each Debt. The program recalls it.
did-hire = { $player } has { $card }.
no-debt-townsfolk = nobody has a Townsfolk that answers a Debt
ask-debtor = Who took a Debt?
step-debt = A player with a Townsfolk that answers a Debt takes one.
why-debt = The card shows what it brings.
did-debt = { $player } takes a Debt.
remind-townsfolk = { $card }: { $gain } each time you do { $action }.
remind-inquisition = At an Inquisition, each of you with { $limit } or more Suspicion loses 1 Honour.
remind-inquisition-own = At an Inquisition with { $limit } or more Suspicion you lose 1 Honour.
remind-lose = lose { $what }
remind-gain = gain { $what }
remind-tile = { $tile }, a new action: pay { $cost }, and you { $effects }.
remind-own-tile = Your tile below Pray: an action of its own that brings Honour.
no-cost = nothing

ask-outsiders-total = How many Outsiders were removed in this round in all? Usually { $count }, as recorded.
step-end-round = When all have passed, end round { $round }.
why-end-round = Threats are resolved from left to right. The first is the Outsiders Threat: with fewer than { $need } Outsiders removed all players lose Honour.
assume-outsiders-card = How many Outsiders must be removed is taken from Regno's own card, for yours is not typed yet. If yours says otherwise, change it in your pack: that reaches this chronicle too.
assume-before-base = Threats come before the base game's own end of round.
did-end-round = Round { $round } ends. Outsiders removed: { $count }, needed: { $need }.
ask-options = What does each player take? You may skip those who have no choice.
ask-options-lose = What does each player lose? You may skip those who have no choice.
option = { $what }
option-none = can take none of them
either = { $one }, or { $other }
all-lose = lose { $what }
step-penalty = Resolve { $threat }: each player takes a penalty.
why-penalty = { $workers ->
    [one] 1 Baron Worker is
   *[other] { $workers } Baron Workers are
} still on it. Each player chooses one of its options; only a player who can take none of them is spared.
assume-payable = An option must be taken whole, so nobody can choose to lose what is not there. Gaining Suspicion or a Debt is always possible.
did-penalty = { $threat }: the Threat strikes.
out-of-turn = { $player } comes before { $later }: also choose what { $player } takes
spared = { $player } can take none of the options and is spared.
threat-grows = { $threat }: one more Baron Worker, { $workers } now.
supply-empty = The supply of Baron Workers is empty.
did-close = Round { $round } is closed: end it as in the base game. Round { $next } follows.
favours-emptied = Take the Workers off the Favours.
did-last-round = Round 7 is closed and the game ends. Each Attribute above its player's Honour falls to it.
hold-to = { $player }: no Attribute above { $honour }.

ask-sheet-player = Whose sheet?
step-sheet = Fill in a player's score sheet.
why-sheet = The program adds it up and keeps a line for each point. Enter the Attributes as they were before they fell; the program holds them to Honour.
did-sheet = { $player }'s sheet gives { $points } VP without Orders and Threats.
falls = { $player }: { $attribute } falls from { $before } to { $honour }.
ask-points = The base game's VP of each player without a sheet, Attributes already fallen, without Orders and Threats?
step-scores = Compare the total with the target.
why-scores = Each player scores as in the base game, then loses the VP of each Order nobody completed and 3 VP for each Worker left on Threats. Together the { $players } players need { $target } VP.
assume-held = Honour itself scores nothing.
score-of = { $player }: { $points } VP
did-win = The players win: { $total } VP together, needed { $target }.
did-lose = The Baron wins: { $total } VP together, needed { $target }.
line-base = Base game, added up at the table
line-falls = { $attribute } { $before } held to { $honour } by Honour
line-order = King's Order completed: { $order }
line-order-failed = King's Order not completed: { $order }
line-workers = { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
} left on Threats, -{ $each } each
line-player = { $player }
sheet-final = Final score
sheet-so-far = If the game ended now
sheet-target = Target { $target }
all-together = All together

position-level = Level: { $level }. Baron Workers in the supply: { $supply }.
position-honour = { $player }: Honour { $honour }
threat-and-action = { $threat } ({ $action })
position-threat = { $threat }: { $workers ->
    [one] 1 Worker
   *[other] { $workers } Workers
}; else { $penalty }
position-order-done = { $order }: completed, { $vp } VP each

unknown-fact = there is no fact "{ $name }" here: known are { $known }
ask-level = Which level?
ask-holder = Who has it?
ask-stage = Which moment of the round?
ask-round = Which round?
ask-orders = Which { $count } Orders are face up, from left to right?
position-incomplete = a position in play needs round, first and townsfolk
wrong-position = { $name } cannot be "{ $value }": { $allowed }
allowed-in-play = outside a round in play there are none
allowed-threats = give the { $count } Baron Threats turned up by round { $round }, from left to right and the upper first, each with its Workers, 0 if it has left the game
allowed-workers = the Baron has { $most } Workers
allowed-favours = give the Workers on each of the { $count } Favours face up; outside a round in play there are none

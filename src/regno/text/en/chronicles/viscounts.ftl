where-setup = Setting up
where-turn = Round { $round }, { $player }'s turn
where-baron = Round { $round }, the Baron after { $player }
where-scores = Final score
where-over = The game is over
not-now = this cannot be done now ({ $now })
section-base-setup = Rulebook of Viscounts: set-up
section-setup = Rulebook, Viscounts scenario: set-up, point { $point }
section-player = Rulebook, Viscounts scenario: the player's turn
section-baron = Rulebook, Viscounts scenario: the Baron's turn
section-dismiss = Rulebook, Viscounts scenario: dismissing Townsfolk (p. 31)
section-castle = Rulebook of Viscounts: placing Workers; scenario: eliminating Workers in the Castle
section-poverty = Rulebook, Viscounts scenario: Poverty and Prosperity, end of the game
section-score = Rulebook, Viscounts scenario: final score
section-extra = Rulebook, extra components: Viscounts Heroes
the-baron = the Baron
the-table = The table
nowhere = nowhere
answer-yes = yes
answer-no = no
as-in-the-base-game = as many as the base game says

space-outer = space { $number }
space-inner = the inner space { $segment }
space-tier1 = tier 1 of { $segment }
space-tier2 = tier 2 of { $segment }
space-tier3 = tier 3

rule-direction = Which way the Baron walks along the outer path:
rule-direction-clockwise = The Baron walks clockwise, as the Viscounts do.
rule-direction-counter-clockwise = The Baron walks counter-clockwise.
rule-empty-pile = A Townsfolk pile beside the Baron is empty:
rule-empty-pile-printed-card = Where a Townsfolk pile is empty, the card printed on the board counts: enter its value and icon.
rule-empty-pile-no-card = Where a Townsfolk pile is empty, nothing counts: enter the value 0 and no icon.
rule-second-worker = Two Baron Workers are due in a space where a player's Worker stands:
rule-second-worker-one-by-one = Two Workers for one space are looked at one by one: the first removes a player's only Worker, the second is placed.
rule-second-worker-at-once = Two Workers for one space are looked at together: where players stand both remove, and none is placed.
rule-supply-defeat = The Baron's supply and immediate defeat:
rule-supply-defeat-must-place = The players lose when the Baron must place a Worker and has none left.
rule-supply-defeat-all-placed = The players lose as soon as the Baron's twentieth Worker stands on the board.
rule-empty-supply = The Baron's supply is empty, and a player's Worker stands where he would place:
rule-empty-supply-removes = With an empty supply the Baron still removes a player's Worker where one stands; that is no defeat.
rule-empty-supply-defeat = With an empty supply a placement is a defeat, even where a player's Worker stands.
rule-advance-side = In an Advance Order a Baron Worker steps aside into a space with players' Workers:
rule-advance-side-returns = A Baron Worker that steps aside onto players' Workers removes one and goes back to the supply.
rule-advance-side-stays = A Baron Worker that steps aside onto players' Workers removes one and stays where it was.
rule-advance-repeat = How often Advance Orders are given:
rule-advance-repeat-until-none = Advance Orders go on, clockwise from the Baron, until no outer space holds three of his Workers.
rule-advance-repeat-once-each = Each outer space gives one Advance Order a turn at most.
rule-turn-end = What comes first at the end of the Baron's turn:
rule-turn-end-orders-first = Advance Orders come before the eliminations in the Castle.
rule-turn-end-castle-first = The eliminations in the Castle come before the Advance Orders.
rule-castle-three = "Three or more Workers in a section of the Castle" means:
rule-castle-three-any-colours = Workers of any colours make three, the Baron's included.
rule-castle-three-with-baron = Workers of any colours make three, but one of them must be the Baron's.
rule-reveal-protected = Baron Workers that he protects, when Poverty or Prosperity is revealed:
rule-reveal-protected-removed = Poverty and Prosperity remove protected Workers too: protection binds the players.
rule-reveal-protected-spared = Poverty and Prosperity spare protected Workers.
rule-summary-tops = The upper effects of two Summary cards:
rule-summary-tops-both = With two Summary cards the upper effects of both count.
rule-summary-tops-top-card = With two Summary cards only the upper effect of the card on top counts.
rule-target = The target of 160 VP, for other numbers of players:
rule-target-card = The target is the number on the Baron card, whatever the number of players.
rule-target-forty-each = The target is 40 VP for each player.

board-known = the board already lies: { $segments }
step-board = How do the five segments of the board lie?
why-board = The segments form a ring in any order. The program needs it to know which spaces are neighbours; in each segment the odd space comes first, clockwise.
ask-segments = The segments clockwise, beginning anywhere (by their outer spaces)? If you do not say, the program draws.
did-board = The board lies. Clockwise along the outer path: { $path }.
first-known = the first player is already known: { $player }
step-first = Who begins?
why-first = Turns go clockwise from the first player; Player cards and Heroes are chosen the other way round.
ask-first = Who begins? If you do not say, lots are drawn.
did-first = { $player } is the first player.
summaries-known = the Summary cards are already dealt
step-summaries = Deal the Summary cards: { $each ->
    [one] 1
   *[other] { $each }
} to each player.
why-summaries = They are dealt before Player cards and Heroes are chosen, at random or by agreement. With three players one card goes to the box; with two each player has two.
ask-summaries-1 = Which cards, one for each of { $players } in this order? If you do not say, the program draws.
ask-summaries-2 = Which cards, two for each of { $players } in this order? If you do not say, the program draws.
ask-summaries-1-met = Which cards, one for each of { $players } in this order?
ask-summaries-2-met = Which cards, two for each of { $players } in this order?
did-summaries = The Summary cards are dealt, right of each player's board in line with the green band.
has-summaries = { $player }: { $cards }
no-tops = there is no choice of upper cards to make now
step-tops = Each player lays one Summary card over the other.
why-tops = With two players only the lower effects of the card on top count; its owner chooses which it is.
ask-tops = Which card of each player lies on top?
card-of = { $player }'s { $card }
tops-one-each = { $count } cards of { $player } are named: one card of each player lies on top
did-tops = The upper cards are chosen.
has-top = { $player }: { $card } lies on top.
baron-known = the Baron already stands in { $space }
step-player-cards = Which Player cards were chosen, and which one was left?
why-player-cards = One Player card more than players is laid out, each with a Hero. When all have chosen, the Baron begins on the space of the card that is left; it goes to the box with its Hero.
ask-chosen = The spaces on the chosen cards, for { $players } in this order? If you do not say, the program draws.
ask-unchosen = The space on the card that nobody chose? If you do not say, the program draws.
card-twice = the Player card of { $space } is both chosen and left: each card is there once
did-player-cards = The Baron's marker stands in { $space }; the card nobody chose and its Hero go to the box.
viscount-starts = { $player }'s Viscount begins in { $space }.
setup-first = the game cannot begin yet; this is still to be done: { $step }
step-level = Choose the difficulty and place the Baron's first Workers.
why-level = Of the Player cards that were not laid out, 1, 3 or 5 are turned up. A Baron Worker goes to the space of each.
ask-level = With how many Baron Workers does he begin?
level = { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
}
ask-revealed = The spaces on the cards turned up? If you do not say, the program draws.
too-few-cards = { $count } cards cannot be turned up: { $most } were not laid out
level-spaces = { $level ->
    [one] 1 space is due
   *[other] { $level } spaces are due
}, not { $count }: name as many as the difficulty says
did-level = The game begins against { $count ->
    [one] 1 Baron Worker
   *[other] { $count } Baron Workers
}.
no-heroes = every player has a Hero, or every Hero of the expansion has an owner
step-hero = Note that a player has one of the expansion's Heroes.
why-hero = These Heroes may be used in any game of Viscounts; the program then recalls what they do.
ask-hero-player = Who has it?
ask-hero = Which Hero?
did-hero = { $player } has { $hero }: { $text }

list-base = Set Viscounts up by its own rules, with the changes below.
list-base-why = The scenario changes only what is listed here.
list-baron = Put the Baron card beside the board and his 20 Workers by it.
list-baron-why = The 20 Workers are his supply; if he must place one and has none, you lose.
list-summaries-2 = Give each player 2 Summary cards, laid so that only the lower part of the upper one shows.
list-summaries-3 = Give each player 1 Summary card; the fourth goes to the box.
list-summaries-4 = Give each player 1 Summary card.
list-summaries-why = They lie right of the player's board, in line with the green band at its top.
list-ribbons = For { $ribbons }: { $text }
list-ribbons-why = This pack does not know the ribbons of your box.
list-heroes = Only now choose Player cards and Heroes.
list-heroes-why = The Summary cards are known when Heroes are chosen.
list-marker = Put the Baron's marker on the space of the Player card that nobody chose; box that card and its Hero.
list-marker-why = He begins where nobody wanted to.
list-difficulty = Turn up 1, 3 or 5 of the Player cards that were not laid out, and put a Baron Worker on the space of each.
list-difficulty-why = The more Workers he begins with, the harder.
list-poverty = Take the scenario's Poverty and Prosperity in place of the base game's.
list-poverty-why = They score by the card turned over, not by majority.
list-poverty-pile-why = The pile above the card is the length of the game.
list-prosperity-pile-why = The pile above the card is the length of the game.
list-poverty-pile = Debts above Poverty: { $count }.
list-prosperity-pile = Deeds above Prosperity: { $count }.

action-trade = Trade
action-build = Construct
action-place-workers = Place Workers
action-transcribe = Transcribe
bottom-remove-baron = { $action }{ $strength ->
    [0] {""}
   *[other] {" "}(strength { $strength } or more)
} lets you remove { $count ->
    [one] 1 Baron Worker
   *[other] { $count } Baron Workers
} from your Viscount's space.
effect-of = { $player }: { $effect }
bottom-place-worker = { $action }{ $strength ->
    [0] {""}
   *[other] {" "}(strength { $strength } or more)
} lets you place { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
} of your own in your Viscount's space.
reminder-top = Each Manuscript with { $ribbon } that you transcribe: { $gain }.
reminder-hero = { $hero }: { $text }
gain = { $what }
gain-or = { $first }, or { $what }
effect-gain = { $count } { $item }
effect-lose = lose { $count } { $item }
effect-remove-baron = remove { $count ->
    [one] 1 Baron Worker
   *[other] { $count } Baron Workers
} from your Viscount's space
effect-place-worker = place { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
} in your Viscount's space
item-silver = { $count ->
   *[other] Silver
}
item-stone = Stone
item-ink = Ink
item-gold = Gold
item-any-resource = { $count ->
   *[other] of any resource
}
item-virtue = Virtue
item-corruption = Corruption
item-debt = { $count ->
    [one] Debt
   *[other] Debts
}
item-deed = { $count ->
    [one] Deed
   *[other] Deeds
}
step-summary = A player uses the lower effect of a Summary card.
why-summary = Certain primary actions let the owner remove a Baron Worker from their Viscount's space, or place a Worker of their own there. A Baron Worker in the Baron's own space, or on the line from it to tier 3, cannot be removed; and no Worker can be placed where a Baron Worker stands.
ask-summary-effect = Which effect?
ask-viscount = In which space is that player's Viscount?
ask-count = How many Workers? Usually as many as possible.
assume-viscount = The program does not follow the Viscounts: the table says where one stands.
assume-optional = The effect is a choice, may come in another player's turn, and the Baron's marker alone does not forbid placing.
cannot-remove = no Baron Worker can be removed from { $space }: none is there, or he protects it. Possible: { $possible }
cannot-place = no Worker can be placed in { $space }: a Baron Worker stands there. Possible: { $possible }
too-many-workers = { $count } Workers are too many: at most { $most } are possible here
did-remove = { $player } removes { $count ->
    [one] 1 Baron Worker
   *[other] { $count } Baron Workers
} from { $space }. His supply: { $left }.
did-place = { $player } places { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
} in { $space }.

step-workers = How did a player's Workers change in the Castle?
why-workers = The Castle is played by the base game's rules; the Baron needs to know who stands where.
ask-workers-player = Whose Workers?
ask-change = How many more (+) or fewer (-) in each space?
assume-castle-moves = Enter the position after the base game's own moves: three own Workers in a section move on.
no-change = nothing changes: give at least one space with a number other than 0
not-so-many = { $count } Workers of { $player } cannot leave { $space }: there are { $have }
baron-stands = no player's Worker can be in { $space }: a Baron Worker stands there. Possible: { $possible }
too-few-left = { $player } would need { $over } Workers more than the { $all } there are
did-workers = { $player }'s Workers: { $changes }.
change = { $count } in { $space }
bumped-before = { $sections } would hold more than { $most } Workers: whoever placed them has bumped before the Baron acts
bump-due = { $count } Workers are in { $space }: bump until 3 are left.
bump-first = first bump Workers from { $sections }: a section holds 3 at most
nothing-to-bump = no section of the Castle holds more than 3 Workers
step-bump = { $player } bumps a Worker from { $sections }.
why-bump = A section holds 3 Workers at most. Who came last bumps Workers of others that are not protected; one's own only if there is no other. Baron Workers bring him nothing.
ask-section = From which section?
ask-bumped = Whose Worker?
cannot-bump = that Worker cannot be bumped from { $section }; possible: { $possible }
did-bump-baron = A Baron Worker is bumped from { $space }. His supply: { $left }.
did-bump = A Worker of { $player } is bumped from { $space }; { $player } gains { $paid }.
paid-tier1 = 2 Silver
paid-tier2 = 1 Virtue and 1 resource

no-known-card = the program knows no Townsfolk beside the board
card-beside = { $card }, beside { $segment }
step-hired = A Townsfolk that the program knows was hired or dismissed by a player.
why-hired = A card that the program drew or was told stays beside its segment until it hears otherwise.
ask-segment = Beside which segment?
did-hired = { $card } no longer lies beside { $segment }.
nothing-to-draw = the program has no such Townsfolk to draw: enter what the card shows

step-move = When { $player }'s turn is over, move the Baron from { $space }.
why-move = After each player's turn, when cards are drawn, he walks the outer path by the Silver value of the Townsfolk beside the space he leaves. Where he arrives he removes a player's Worker, or places one of his own if nobody stands there, or dismisses the Townsfolk if his own Workers do. He is no Viscount: sharing a space with him gives no Rearrange, whoever arrives.
ask-value = The Silver value of the Townsfolk beside him? If you do not say, the program draws, or reads the card it drew before.
ask-card = Or which Townsfolk of the pack is it?
value-differs = { $card } has the value { $silver }, not { $value }: enter one or the other
baron-stays = The Baron stays on { $space }.
baron-moves = The Baron moves from { $space } to { $to } ({ $count ->
    [one] 1 space
   *[other] { $count } spaces
}).
step-dismiss = The Baron dismisses the Townsfolk beside { $space }. Which icon has it?
why-dismiss = His own Workers stand there, so the icon of the dismissed card decides what he does. The card is discarded and replaced as in the base game.
ask-icon = Its icon? If you do not say, the program draws.
ask-effect = Or which of the six effects, as page 31 lists them from A to F?
icons-to-confirm = Which icon makes which effect is our reading: the pictures of page 31 are lost. Confirm it in your copy, or choose the effect.
one-of-three = choose the icon, the effect or the card, only one of them
icon-discard = Discard
icon-virtue = Virtue
icon-corruption = Corruption
icon-rearrange = Rearrange
icon-shuffle = Shuffle
icon-debt = Debt
icon-none = none
effect-A = 2 Workers in his space
effect-B = 1 Worker in his space, and the active player gains 1 Debt
effect-C = 2 Workers in the next space counter-clockwise
effect-D = 2 Workers in the next space clockwise
effect-E = 1 Worker in the next space on each side
effect-F = 1 Worker of his space moves inwards
baron-dismisses = The Baron dismisses the Townsfolk; its icon is { $icon } (effect { $letter }).
baron-dismisses-none = The Baron dismisses the Townsfolk; it has no icon, and nothing happens.
baron-effect = The Baron dismisses the Townsfolk: effect { $letter }.
baron-places = The Baron places a Worker in { $space }. { $left ->
    [0] He has none left.
   *[other] He has { $left } left.
}
baron-removes = A Worker of { $player } leaves { $space } and goes back to its owner.
baron-withdraws = A Baron Worker in { $space } goes back to the supply, which now has { $left }.
baron-worker-moves = A Baron Worker moves from { $space } to { $to }.
advance-order = Advance Order: { $count } Baron Workers are in { $space }.
baron-eliminates = A Worker of { $player } is eliminated from { $space }, without rewards.
whose-worker = Workers of several players are in { $space }: choose whose goes.
step-whose = Choose whose Worker the Baron removes from { $space }.
why-whose = Where Workers of several players stand, you decide together which one goes back to its owner.
ask-whose = Whose Worker?
gains-debt = { $player } gains 1 Debt.
step-debt = { $player } takes a Debt: does that reveal Poverty?
why-debt = If the Debt reveals Poverty, its removal of Baron Workers comes at once, before any Advance Order.
ask-poverty = Is Poverty revealed?
debt-plain = { $player } took the Debt; Poverty stays hidden.
debt-poverty = { $player } took the Debt and revealed Poverty.
next-turn = It is { $player }'s turn.
last-turn-over = The last turn is over: count the points.
defeat-keep = A Baron Worker stands in tier 3 of the Castle. You have lost.
defeat-supply = The Baron has no Workers left to place. You have lost.

card-poverty = Poverty
card-prosperity = Prosperity
both-revealed = Poverty and Prosperity are both revealed already
step-reveal = Poverty or Prosperity was revealed.
why-reveal = One Baron Worker goes back to the supply from every space with exactly two. The first of the two cards also begins the end: this round is finished, then one more is played, and the Baron can still win in it.
ask-reveal = Which card?
did-reveal = { $card } is revealed.
reveal-removes = A Baron Worker leaves { $space }.
reveal-removes-none = No space holds as many Baron Workers as it removes from.
last-round-next = Round { $round } is the last.

ask-sheet-player = Whose sheet?
step-sheet = Fill in a player's score sheet.
why-sheet = Each player scores as in the base game. Only Poverty and Prosperity differ: they give VP for each own card turned over. You may also add up yourselves and enter only the sums.
assume-castle = The Workers in the Castle are counted from the board; those on the paths score nothing.
assume-leader = The Baron never counts for Castle Leader.
assume-turned-card = What a turned Debt or Deed pays is taken from Regno's own Poverty and Prosperity, for yours are not typed yet. If yours say otherwise, change them in your pack: that reaches this chronicle too.
assume-both-cards = Poverty and Prosperity both score, revealed or not.
did-sheet = { $player }'s sheet gives { $points } VP.
ask-points = How many VP has each player?
step-scores = Compare all points with the target of { $target } VP; this ends the game.
why-scores = All players' points are added up. Below the target the Baron wins.
score-of = { $player }: { $points } VP
did-scores = Together you have { $total } VP.
outcome-won = { $total } VP against a target of { $target }: you have beaten the Baron.
outcome-missed = { $total } VP against a target of { $target }: the Baron wins.
step-target = Set the target to what your Baron card shows (now { $target } VP).
why-target = The rulebook names 160 VP and says nothing of the number of players; your card decides.
ask-target = The target in VP?
did-target = The target on the Baron card is { $target } VP.
line-poverty = Poverty: { $count ->
    [one] 1 turned Debt
   *[other] { $count } turned Debts
}, { $each } each
line-prosperity = Prosperity: { $count ->
    [one] 1 turned Deed
   *[other] { $count } turned Deeds
}, { $each } each
line-told = sum as entered
line-player = { $player }
sheet-player = final score
sheet-so-far = the Castle so far
sheet-table = all together, target { $target } VP

position-setup = { $players } against the Baron; the board is not complete yet
position-path = Outer path, clockwise: { $path }
position-baron = The Baron stands in { $space }; his supply: { $supply } of { $all }
position-protected = Protected: { $spaces }
position-space = In { $space }: { $who }
standing = { $owner } { $count }
position-danger = Danger: in { $segment } { $count ->
    [one] 1 more Worker inwards
   *[other] { $count } more Workers inwards
} and one stands in tier 3
position-danger-all = Danger: in every segment alike { $count ->
    [one] 1 more Worker inwards
   *[other] { $count } more Workers inwards
} and one stands in tier 3
position-last-round = Round { $round } is the last

player-named-baron = no player can be called Baron: the Baron's Workers go by that name
unknown-fact = unknown fact "{ $name }": known are { $known }
ask-baron = In which space does the Baron stand?
ask-workers = How many Workers in each space?
ask-round = Which round is it?
ask-turn = Whose turn begins?
ask-last-round = Which round is the last?
ask-owned = Which cards?
position-needs = { $name } needs the fact { $needs } beside it
wrong-by-player = { $name } must be told by player, one of { $players }
summaries-for-all = summaries must be told for every player, { $each } each; with two the upper card comes first
card-owned-twice = { $name }: "{ $id }" has two owners, but is there once
wrong-position = { $name } cannot be { $value }: { $allowed }
allowed-last-round = it is this round or the next, { $low } or { $high }
allowed-baron-total = he has { $most } Workers
allowed-player-total = each player has { $most } Workers
allowed-section = a section of the Castle holds { $most } at most
allowed-no-keep = a Baron Worker in tier 3 has ended the game
allowed-one-inside = he has one Worker at most in an inner space or a section
allowed-outer = between turns an outer space holds { $most } of his Workers at most
shared-space = { $space } cannot hold Workers of { $player } and of the Baron: only the Castle can

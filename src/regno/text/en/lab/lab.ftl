## What can be wrong.

cannot-write = { $file } cannot be written ({ $fault }): what was counted before is kept; make room or name another place with --out, then give the same command again
other-run = { $file } holds another run: name a new place with --out, or give the same table, players, games and seed
broken-run = line { $line } of { $file } is no result of a study: take the line out, and its games are played again
missing-extra = this needs { $package }: install regno[{ $extra }]
no-scheduler = nobody answers as a Dask scheduler at "{ $address }" ({ $fault }): start one with dask scheduler, and name it as tcp://HOST:8786
no-workers = the scheduler has no workers: start some with dask worker, then give the same command again
other-source = the worker { $worker } has another Regno than this one: install the same everywhere
cluster-lost = the cluster was lost ({ $fault }): what was counted is kept; give the same command again
worker-lost = a process that was counting has died: what was counted is kept; give the same command again
bad-plant = nothing like "{ $value }" can be planted: expected { $expected }
too-few-blocks = { $games } games are too few to compare with intervals: ask for at least { $least }
same-editions = { $edition } does not differ from itself: name another edition after `--to`

## regno lab

lab-balance = look at one table from every side: who wins, how games go, what each card does, skill and chance
lab-rules = what each rule is worth: switch one option or one difference between editions at a time
lab-edition = an edition by its name, or an edition file of your own
lab-games = how many games; of rules, for each switch
lab-players = who plays: one level for all, or one a House, such as steward or warlord:200
lab-levels = levels to play against each other, the weakest first
lab-skill-games = games between levels that think
lab-out = a folder for the reports, or one .html file
lab-csv = write the figures as a CSV table too
lab-parquet = write the figures as a Parquet table too
lab-workers = how many processes count; usually one a core
lab-scheduler = let the workers of a Dask scheduler count, such as tcp://HOST:8786
lab-plant = plant a bias, to see it found: extra-card=SEAT, ties=GUILD or fewer=CARD
lab-shuffled = hand the results of each game out at random: a control in which nothing may be found
lab-to = compare with this edition: every difference by itself, then all together
lab-beside = count this edition too, on the same deals, and give each figure beside its own with the interval of the change
lab-preparing = Preparing the lab, once; this takes a minute or two ...
lab-stopped = Stopped. { $games } of { $all } games are kept in { $file }: give the same command again to go on.
lab-written = Written: { $files }
progress = { $games } of { $all } games, { $left } left

## The report

balance-title = Balance: { $edition }
balance-lead = { $games ->
    [one] 1 game, { $houses } Houses.
   *[other] { $games } games, { $houses } Houses.
}
report-players = Players: { $players }.
report-repeat = The same numbers come out again with:
report-planted = A bias was planted at this table on purpose, or its results were shuffled: this is a check of the report, not of the game.
part-findings = What is no chance
part-winners = Who wins
part-course = How long, and how it ends
part-lead = The lead
part-cards = The cards
part-winter = Winter
part-skill = Skill and chance
findings-method = { $count } comparisons with fair shares, each by its distance from par in standard errors (z); p is corrected for their number by Holm's procedure, so that a fair game makes any finding at all in at most { $alarm } % of reports.
findings-none = Nothing stands out.
no-winter = No game came to Winter.
numbers = The numbers
numbers-elsewhere = The numbers are in the JSON file, and in the table if one was asked for.
column-what = what
column-seen = seen
column-interval = 95 % interval
column-par = par
column-z = z
column-p = p
column-n = n
column-seed = seed
item-all = all games
item-seat = Seat { $number }
item-order = { $number ->
    [1] First House
   *[other] House { $number } in turn
}
ending-conquest = conquest
ending-alliance = an alliance falls
ending-winter = Winter
ending-draw = draw
ending-cap = turn cap
unit-percent = %
unit-points = percentage points
unit-wins = % of victories
across-rounds = rounds
across-round = round
across-turn = a House's own turns
across-changes = changes of the lead
across-behind = standing behind the best
across-points = points

title-seat = By seat
formula-seat = Victories of the seat, a shared one in equal parts, divided by games. Wilson's interval. Par: equal parts of all victories.
title-order = By the order of play
formula-order = Victories of the House that played first, second and so on, divided by games. Wilson's interval.
title-guild = By Guild
formula-guild = Victories of Houses with the Guild, divided by the games it was dealt in. Wilson's interval.
title-dealt = Cards dealt
title-tie = Ties in Winter
formula-tie = What Houses level at the top won on average, by Guild. Par: an equal part of each tie. Wilson's interval.
title-turns = Turns
formula-turns = Turns of all Houses, divided by games. Normal interval.
title-rounds = Length
formula-rounds = Games by the most turns that a House began, divided by games.
title-ending = Endings
formula-ending = Games that ended so, divided by games. Wilson's interval.
title-decided = Sole victories
formula-decided = Games that one House, or one alliance, won for itself, divided by games. Wilson's interval.
title-lead-changes = Changes of the lead
formula-lead-changes = A House's standing is its Fortification and the cards in its hand. At the start of each turn the best alone leads; a change is counted when that is another House than the last leader. Changes divided by games, normal interval.
title-lead-spread = Games by changes of the lead
formula-lead-spread = Games with so many changes, divided by games.
title-behind = Comebacks
formula-behind = Sole winners by how far their standing was behind the best one at the worst moment, divided by sole winners.
title-from-last = From the last place
formula-from-last = Sole winners that were alone in the last place at the start of some turn, divided by sole winners. Wilson's interval.
title-leader = What the leader makes of it
formula-leader = Victories of the House that led alone when a round began, divided by the games with such a leader in that round. Wilson's interval; the broken line is par.
title-held = Held
formula-held = Turns begun with at least one such card in hand, divided by all turns begun. Wilson's interval.
title-used = Played
formula-used = Houses that laid, deployed, built with or played such a card in a game, divided by Houses times games. Wilson's interval.
title-won-with = Winning with a card
formula-won-with = The share of victories of Houses that played such a card, less that of Houses that did not. An association, not a cause: who lives long plays more. Normal interval of two shares.
title-decisive = Decisive
formula-decisive = Games that hung on the card, divided by sole victories: the attack that felled a House, the Patrol that emptied a thief's hand, and in Winter any card without which the winner would not have been alone at the top. Wilson's interval.
title-held-when = When each card is held
formula-held-when = Of the turns begun as a House's first, second and so on, those with at least one such card in hand.
title-played-when = When each card is played
formula-played-when = Cards of the kind played, divided by turns begun, by a House's first, second turn and so on.
title-points = Points
formula-points = Points of all Houses in games that Winter ended, divided by those Houses. Normal interval.
title-points-spread = Houses by points
formula-points-spread = Houses with so many points, divided by Houses in Winter.
title-margin = Games by the winner's margin
formula-margin = Games in which the best House had so many points more than the second, divided by games that Winter ended; 0 is a shared victory.
title-level = Levels against each other
formula-level = Victories of one stronger player among weaker ones, every deal from every chair, divided by games; in Allied Houses two against two. Wilson's interval.
title-rating = Skill depth
formula-rating = The same as a lead in rating: 400 × log10 of the odds against one weaker player. The sum over the levels is how deep the game is known to be. Interval by the ends of that of the share.
title-skill = The part of skill
formula-skill = The part of the variance of results that is due to who plays, at such a table: the variance of the players' shares divided by that of single results. The rest is chance.
title-luck-of-deal = The part of the deal
formula-luck-of-deal = Every deal is played twice, each time with other chance after it: the correlation of what a seat wins in both. So much of a result is settled before the first turn. Normal interval.

## Rules

rules-title = What each rule is worth: { $edition }
rules-title-to = From { $old } to { $new }: what changed, and what it did
rules-lead = { $games } games at the usual table and as many after each switch, the same deals on both sides.
rules-method = A change is the measure after the switch less the measure before. Intervals leave out one of { $blocks } blocks of deals after the other, on both sides at once (jackknife); what is marked cannot well be chance after Holm's correction for { $count } comparisons.
rules-none = No switch did anything that could not be chance.
rules-inert = It changes no game here
switch-cards = How many { $card } the deck holds.
switch-all = All differences of rules and cards together, without add-ons.
part-summary = In short
column-switch = switch
column-before = before
column-after = after
column-change = change
measure-length = Length
measure-seats = Seat fairness
measure-decisiveness = Decisiveness
measure-conquests = Conquests
measure-guilds = Guild balance
about-length = Turns of all Houses, divided by games.
about-seats = How far the victories of the first, second House and so on lie from equal parts: root of the mean square, in percentage points. Less is fairer.
about-decisiveness = Games with a sole winner, divided by games.
about-conquests = Games that end by a defeat, not by Winter or the turn cap, divided by games.
about-guilds = How far the victories of the Guilds lie from equal parts: root of the mean square, in percentage points. Less is fairer.
unit-turns = turns

## regno lab playtest

lab-playtest = noted results of real games beside simulated ones, with intervals
playtest-file = a CSV file with a line for each game: houses, winner, ending, and what else was noted
playtest-games = how many games are simulated for each table of the file
playtest-head = { $title }, { $houses } Houses, with: { $modes }
playtest-with-guilds = Guilds
playtest-with-merchant = Merchant
playtest-with-allied = Allied Houses
playtest-lead = { $noted ->
    [one] 1 game noted, { $simulated } simulated ({ $players }). In brackets the 95 % interval.
   *[other] { $noted } games noted, { $simulated } simulated ({ $players }). In brackets the 95 % interval.
}
playtest-column-what = What
playtest-column-noted = Noted
playtest-column-simulated = Simulated
playtest-column-verdict = Together
playtest-order = House no. { $item } in order wins
playtest-ending-fall = A House falls
playtest-ending-winter = Winter comes
playtest-ending-other = Another ending
playtest-rounds = Rounds
playtest-guild = { $item } win
playtest-fits = they fit
playtest-differs = they differ
playtest-minutes = Minutes: { $interval }
playtest-chance = Of twenty figures one differs by chance alone.
playtest-value = { $file }, line { $line }: "{ $value }" is no { $column }: expected { $expected }
playtest-line = { $file }, line { $line }
playtest-cells = { $file }, line { $line }: { $cells } cells, but only { $most } columns are named in the first line
playtest-csv = { $file }, line { $line }: this is no CSV ({ $fault })
playtest-column = { $file }: there is no column "{ $column }", or it stands there twice: known are { $known }
playtest-missing = { $file }: the first line must name a column "{ $column }": needed are { $known }
playtest-empty = { $file } holds no game: write one a line below the names of the columns
playtest-long = { $file } is too long: at most { $most } bytes

## regno lab games

lab-games-file = single games as a Parquet file: deal, length, ending, winners, what decided them
games-games = how many deals
games-out = the file
games-written = { $games } games written: { $file }
games-quick = only games of players that answer at once can be written: random and steward

## regno lab repair

lab-repair = the smallest changes of an edition that reach a goal, such as fair seats, confirmed on fresh deals
repair-goal = what the edition shall be: seats or guilds of equal worth, length=15-20, a House's turns in a game, or winter=10, the least per cent of games that reach Winter
repair-within = how far shares may be from equal, in tenths of a point; usually 5
repair-changes = how many changes at once, 1 to 3
repair-most-cards = by how many a count of cards may change
repair-only = change only these cards and options, by their names
repair-games = games of each candidate in the last round of the search
repair-confirm = games on fresh deals for each proposal
repair-before = { $goal ->
    [length] As it is: { $value } turns of a House in a game.
    [winter] As it is: { $value } of games reach Winter.
    [guilds] As it is: Guilds are { $value } points from equal.
   *[seats] As it is: places in the order of play are { $value } points from equal.
}
repair-not-needed = That is within the goal: nothing needs to change.
repair-reached = These changes reach the goal, the smallest first:
repair-nearest = Nothing that was tried reaches the goal; these come nearest:
repair-confirmed = { $games } games on fresh deals: { $before } before, { $after } after ({ $low } to { $high }); { $holds ->
    [yes] confirmed
   *[no] not confirmed
}
bad-goal = there is no goal "{ $value }": expected { $expected }
bad-part = nothing of an edition is called "{ $value }": name cards and options as `regno editions` does
repair-quick = only players that answer at once can be searched with: random and steward
repair-winter = Allied Houses never see Winter: leave --allied out
repair-guilds = without Guilds they cannot be made equal: add --guilds

## A study of the bench as a file

study-title = { $title } beside { $base }
study-title-search = { $title }: the smallest changes
study-changes = Changed from { $base }: { $changes }
study-lead = { $deals } deals, each played by both editions, { $houses } Houses.
study-lead-search = { $tried } editions tried, { $houses } Houses; proposals confirmed on fresh deals.
study-goal = { $goal ->
    [seats] Goal: places in the order of play at most { $within } points from equal.
    [guilds] Goal: Guilds at most { $within } points from equal.
    [winter] Goal: at least { $share } % of games reach Winter.
   *[length] Goal: { $least } to { $most } turns of a House in a game.
}
study-goal-end = { $end ->
    [fine] The edition is within the goal: nothing needs to change.
    [reached] These changes reach it, the smallest first.
    [nothing] Nothing that may change helps here.
   *[nearest] Nothing that was tried reaches it; these come nearest.
}
study-made = Regno { $version }, rules { $rules }, seed { $seed }, { $day }.
study-edition = The edition, as the commands take it: save it as edition.toml
study-method = In the charts the filled dot is this edition, the hollow one the other. Shares are in per cent, their changes in points. Intervals are of 95 %; that of a change is a jackknife over blocks of the same deals. Clear: a change so large would come by chance in fewer than 1 of 100 studies, all figures taken together.
study-verdict = { $verdict ->
    [clear] clear
    [unclear] not clear
   *[unknown] not known
}
study-as-is = As it is
study-fresh = { $number }. { $changes } ({ $holds ->
    [yes] confirmed
   *[no] not confirmed
})
study-card = { $card } { $before } → { $after }
title-spread = Distance from equal shares
formula-spread = Root of the mean square of how far the shares lie from equal ones. Less is fairer.
title-goal-seats = The goal: places in the order of play
formula-goal-seats = Distance from equal shares, less what chance adds to it on average.
title-goal-guilds = The goal: Guilds
formula-goal-guilds = Distance from equal shares, less what chance adds to it on average.
title-goal-winter = The goal: Winter
formula-goal-winter = Games that end by Winter, divided by games.
title-goal-length = The goal: length
formula-goal-length = Turns of all Houses, divided by games and by Houses.
column-mine = this edition
column-base = the other
column-change-interval = 95 % of the change
column-verdict = verdict
beside-planted = with { "`" }--beside{ "`" } nothing can be planted or shuffled

### The designer's bench: an edition is changed, and what that does is counted beside the printed one.

title = The bench
unnamed = My edition
name = Name of the edition
from = from
base = What it starts from: a printed edition, or one of yours
changes = { $count ->
    [0] no changes
    [one] 1 change
   *[other] { $count } changes
}
undo = Undo
undo-what = Undo the last change
parts = Parts of the edition
part-name = { $part ->
    [all] All
    [deck] Deck
    [numbers] Numbers
    [rules] Rules
   *[changed] Changed
}
part-changed = Changed { $count }
nothing-changed = Nothing is changed yet.
deck-base = Base deck
deck-imperial = Imperial deck
numbers = Numbers
rules = Rules
cards-now = { $was ->
    [0] { $count } cards
   *[other] { $count } cards, was { $was }
}
rules-now = { $count } of { $all } changed
was = was { $value }
fewer = One fewer: { $name }
more = One more: { $name }
number-black-powder-min-fort = Black Powder
    .what = Fortification needed
number-invalid-penalty = Invalid attack
    .what = costs cards
number-turn-cap = Game stops
    .what = after turns
value-no = No
value-yes = Yes
printed-so = Printed so here.
printed-other = Printed here: { $value }
otherwise-in = Otherwise in: { $editions }.
so-in = So in: { $editions }.
value-in = { $value } in: { $editions }.
count-bounds = { $name }: a whole number from { $least } to { $most } is needed. Nothing was changed.
check-good = { $count } cards: it can be dealt to 3 to 6 Houses.
check-box = { $count } cards, { $difference } { $side ->
    [more] more
   *[fewer] fewer
} than printed. It can be dealt to 3 to 6 Houses.
check-no-attack = No card can attack: games will end by Winter, or not at all.
check-no-imperial = Without Imperial cards the Imperial deck stays empty.
check-too-few = { $count } Base cards are too few to deal six Houses: { $needed ->
    [one] one more is needed
   *[other] { $needed } more are needed
}, Temporary Alliances not counted.
rules-page = Its rules

## The study

figures = Figures
edition = Edition
games = Games
tabs = Parts of the bench
loading = Loading the bench
nothing-yet = Change a card or a rule, and see what it does.
nothing-yet-more = Both editions play the same deals. The figures begin to count at once, and narrow while you watch.
verdict-none-yet = Nothing is clear yet.
verdict-none = No clear change.
verdict-cap-more = more games stop at the turn cap
verdict-cap-less = fewer games stop at the turn cap
verdict-longer = games are longer
verdict-shorter = games are shorter
verdict-order-fairer = the order of play is fairer
verdict-order-worse = the order of play is less fair
verdict-guild-fairer = Guilds are more equal
verdict-guild-worse = Guilds are less equal
verdict-card-more = more games hang on { $card }
verdict-card-less = fewer games hang on { $card }
verdict-winter-more = Winter comes more often
verdict-winter-less = Winter comes less often
verdict-skill-more = skill counts for more
verdict-skill-less = skill counts for less
count = Count
pause = Pause
resume = Go on
again = Count again
view = How the figures are shown
charts = Charts
table = Table
deals-of = { $deals } of { $all } deals, each played by both editions
time-to-go = { $time } to go
deals-done = { $deals } deals, each played by both editions. Done.
deals-paused = Paused, { $deals } deals kept.
deals-stopped = Broken off after { $deals } deals. What was counted is kept.
deals-failed = It could not go on: { $why }
preparing = The lab is being prepared, once; this takes a minute or two.
waiting = { $most ->
    [one] One study runs already
   *[other] { $most } studies run already
}; yours begins when one ends.
starting = The first intervals come in a few seconds.
starting-slow = Warlords think: the first figures come in a minute or two, and grow slowly.
new-draft = New draft: counting again.
cannot-deal = Waiting for an edition that can be dealt. The figures are of the last one that could.
lost = No connection. The study goes on at the server; the figures come back with the connection.
with-who = { $houses } Houses{ $modes }, { $players }, seed { $seed }.
change = Change
who-plays = { $level ->
    [random] Jesters
    [warlord] Warlords
   *[steward] Stewards
}

## What is studied

settings = What is played
settings-houses = Houses
settings-players = Who plays
settings-players-what = Stewards play a hundred thousand deals in some seconds. Warlords think, and play far fewer.
settings-deals = Deals
settings-seed = Seed of the first deal
settings-skill = Warlords against Stewards
settings-skill-what = How much a player that thinks is worth; it takes some minutes.
settings-so = Play so
settings-done = Count so

## The figures

legend-early = after { $deals } deals
legend-fair = fair
legend-intervals = 95% intervals
panel-order = Order of play
panel-endings = Endings
panel-guilds = Guilds
panel-cards = Cards that decide
panel-length = Length
panel-skill = Skill and chance
panel-winter = Winter
about-panel = What { $panel } means, and its formula
about-intervals = An interval holds the true value in 95 of 100 studies. The change is measured on the same deals, so chance that meets both editions cancels out. "Clear" means that so large a change would come by chance in fewer than 1 of 100 studies, all figures of the page taken together.
about-n = { $n } { $what ->
    [houses] Houses
   *[games] games
} of each edition, seed { $seed }.
item-order = { $place ->
    [0] plays first
    [1] second
    [2] third
    [3] fourth
    [4] fifth
   *[5] sixth
}
item-last = plays last
item-ending = { $ending ->
    [conquest] conquest
    [alliance] an alliance falls
    [winter] Winter
    [draw] draw
   *[cap] turn cap
}
item-decided = sole winner
item-from-last = won from last
item-turns = mean
item-points = mean
item-spread = spread, points
item-luck = the deal settles
base-value = base { $value }
caption-spread = Spread { $value } points, base { $base }: { $change } ({ $low } to { $high })
caption-spread-only = Spread { $value } points, base { $base }
caption-change = Points of change against the base, same deals
caption-cards = Games that would not have been won so without it
caption-length = Turns of all Houses: { $change } ({ $low } to { $high }), same deals
caption-length-only = Turns of all Houses
caption-skill = Lead over the level below. The deal settles { $value }, base { $base }.
caption-skill-only = Lead over the level below, in rating points
caption-winter = Points of a House: { $change } ({ $low } to { $high }), same deals
caption-winter-only = Points of a House in Winter
pill-none = no clear change
pill-unknown = counting
pill-few = too few games
pill-clear = { $count ->
    [one] one clear change
   *[other] { $count } clear changes
}
pill-what = { $what ->
    [longer] clear: longer
    [shorter] clear: shorter
    [fairer] clear: fairer
    [worse] clear: less fair
    [equal] clear: more equal
    [unequal] clear: less equal
    [more] clear: more
   *[less] clear: less
}
row-said = { $name }: { $value }, base { $base }
row-said-change = { $name }: { $value }, base { $base }, { $verdict ->
    [clear] a clear change of
   *[unclear] no clear change,
} { $change } ({ $low } to { $high })
column-figure = Figure
column-interval = 95% from, to
column-base = Base
column-change = Change, same deals
column-from-to = From, to
column-verdict = Verdict
from-to = { $low }, { $high }
verdict-word = { $verdict ->
    [clear] clear
    [unclear] not clear
    [few] too few games
   *[unknown] counting
}
all-figures = All figures as a table

## Games and studies

changed-most = Games that changed most
changed-what = same deal, same players
changed-none = No game has changed yet.
changed-slow = Games of players that think are not shown.
deal = Deal { $number }
open-base = Printed
open-draft = Mine
open-said = Deal { $number } in the replay: { $which ->
    [base] the printed edition
   *[draft] my draft
}
ended-in = { $winner } in { $turns } turns, by { $ending ->
    [conquest] conquest
    [alliance] conquest
    [winter] Winter
    [draw] a draw
   *[cap] the turn cap
}
nobody = nobody
report = Report to keep
report-what = { $kind ->
    [html] one page, to read offline
    [json] everything
   *[table] the figures as a table
}
report-games = Games (Parquet)
report-games-what = single games of up to { $deals } deals, at both tables
games-slow = games of players that think are not written: let Stewards or Jesters play
games-busy = the games could not be written now: try again in { $seconds } seconds, or use the command regno lab games
studies = My studies
studies-none = No study is kept.
study-head = { $title }: { $deals } deals
study-state = { $state ->
    [waiting] waits
    [running] runs
    [paused] paused
    [done] done
    [stopped] broken off
   *[failed] could not go on
}
study-of = { $houses } Houses, seed { $seed }
study-open = Open
study-forget = Forget
study-forget-said = Forget the study of { $title }

## What can be wrong

unknown-study = there is no such study: it was forgotten, or the link is not whole
not-your-study = this study is somebody else's: only they may change it
unknown-game = this game is not among those that the study shows
studies-full = too many studies wait already, and { $most } run at once: try again in { $seconds } seconds
study-cannot-write = the server could not write down what was counted ({ $fault }): what it had before is kept; go on when there is room
study-no-scheduler = the machines that play this server's games do not answer: what was counted is kept; go on later
study-no-workers = none of the machines that play this server's games is there: what was counted is kept; go on later
study-other-source = a machine that plays this server's games has another version of Regno: whoever runs the server can mend that
study-cluster-lost = the machines that play this server's games were lost: what was counted is kept; go on later
study-worker-lost = a process that was counting has died: what was counted is kept; go on
search-part = nothing of an edition that may be searched is called "{ $value }"
search-nothing-free = nothing may change: free some cards, rules or numbers
search-bounds = a game of { $least } to { $most } turns cannot be: the fewest must be below the most
search-guilds = without Guilds they cannot be made equal: let the Houses play with Guilds
search-winter = Allied Houses never see Winter: let each House play for itself
search-or-train = a study either searches or trains: ask for one of them
report-training = a training has no report: what the bots have learnt is a file
no-model = there is no model of this study: it has not come to its end, or was deleted since
search-quick = only players that answer at once can be searched with: Jesters or Stewards
report-kind = a report is no "{ $value }": expected { $known }
report-later = the report is ready when the study is done

## Editions of one's own

editions = My editions
editions-printed = Printed rulebooks
editions-none = Change a printed one: it becomes yours.
open-bench = To the bench
keep = Keep as draft { $number }
keep-first = Keep it
kept = Kept as draft { $number }.
play-it = Play it
play-it-what = a table by link
print-it = Print it
print-it-what = The draft is kept, and its sheets are shown.
export = Export
export-what = TOML for the commands
share = Share
share-what = a link to this draft
shared = The link is copied.
edit = Edit
edit-what = on the bench
rules-what = with what differs
lesson = First lesson
lesson-what = it fits: only counts differ
forget-edition = Forget
forget-edition-sure = Forget { $title } with all its drafts? Tables that play it go on.
draft-of = draft { $number }, { $day }
draft-name = { $title }, draft { $number }
changes-from = { $count ->
    [0] no changes
    [one] 1 change
   *[other] { $count } changes
} from { $edition }
usual-one = the usual one
compare = Compare
compare-first = First edition
compare-second = Second edition
compare-with = with
compare-same = Both are the same.
compare-sum = { $count ->
    [one] One thing differs
   *[other] { $count } things differ
}, all else is the same.
compare-what = What differs
compare-card = { $card } in the { $back ->
    [imperial] Imperial
   *[base] Base
} deck
compare-total = Cards in all
somebody-s = An edition that somebody shared. Keep it to make it yours.
train = Bots for this edition
train-what = Bots play it as the printed edition that is nearest. They can learn to play this one: games against themselves and Stewards, in the background; close the page, it goes on.
train-begin = Train bots
train-again = Train again
train-progress = How far the training is
train-effort = How thorough
train-how = { $effort ->
    [quick] Quick
    [usual] Usual
   *[thorough] Thorough
}
train-houses = At tables of how many Houses
train-waiting = It waits for its turn.
train-step = Step { $step } of { $steps }
train-held = Broken off at step { $step } of { $steps }; it goes on from there.
train-better = On the same deals against Stewards their bare policy now wins { $share } of games, before { $before }: { $gain } points ({ $low } to { $high }). Sovereigns at new tables of { $houses } Houses with this edition play by it.
train-not-better = On the same deals against Stewards their bare policy wins { $share } of games, the nearest one { $before }: { $gain } points ({ $low } to { $high }), no clear gain. So the nearest one stays.
train-file = The model as a file
study-head-train = { $title }: bots for { $houses } Houses
bots-play = Bots play it as the printed edition that is nearest.
unknown-draft = there is no such edition: it was forgotten, or the link is not whole
not-your-edition = this edition is somebody else's: keep it as one of your own
draft-taken = draft { $number } was kept elsewhere a moment ago: look at it, or keep yours as the next one
draft-see = See draft { $number }
too-many-drafts = too many drafts and studies from your address: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
drafts-full = an edition has { $most } drafts at most: keep yours as an edition of its own
editions-full = { $most } is the most that is kept: forget one first

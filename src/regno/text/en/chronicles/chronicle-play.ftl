### The Chronicles' pages while people play: what is tapped on the page itself, put right, counted.
counting = When is the table asked?
counting-late = Ask at the moment
counting-full = Keep the count
counting-late-about = Only what the Baron needs just then; two taps a round.
counting-full-about = Every Worker in the Guildhall, the Black Market and the Prison is recorded.
moment-now = Now
moment-donations = only Donations to Demands, if there are any
moment-market = Black Market full?
moment-prison = One tap: Regno asks how many are in Prison
moment-reset = Reset
moment-guildhall = Guildhall full?
moment-end = At the end: how many of his are there (now { $his }, target { $target })
moment-full = Full
his-there = { $count ->
    [one] 1 of his stands there. More or fewer?
   *[other] { $count } of his stand there. More or fewer?
}
guildhall-his = Guildhall: { $his } by the Baron
place-guildhall = Guildhall
place-market = Black Market
place-prison = Prison
guildhall-target = { $taken } of { $spaces }, { $his } by the Baron: target { $target }
market-left = { $count ->
    [one] Reset when it is full: 1 to go
   *[other] Reset when it is full: { $count } to go
}
prison-note = handcuffs: captured, on the Baron's board
prison-of = { $player }: { $count } in Prison, { $captives } captured
stall-left = left
stall-middle = middle
stall-right = right
who-placed = Who placed?
who-captures = Who captures?
who-releases = Who releases { $player }?
frees-captives = { $player } frees their captives for
free-silver = 5 Silver
free-debt = 1 Debt
his-workers = Where his Workers stand
his-at = { $place }: { $count }
his-to-prison = Send those on { $player }'s board to Prison
at-quarry = Quarry
at-forest = Forest
at-silversmith = Silversmith
at-mines = Mines
at-storehouse = Storehouse
at-workshop = Workshop
at-town-centre = Town
at-tax-stand = Tax Stand
at-guardhouse = Guards
conflict = Others went on meanwhile
conflict-what = { $count ->
    [one] While you had no connection, somebody else entered this step:
   *[other] While you had no connection, others entered these { $count } steps:
}
conflict-refused = What you did without a connection
conflict-mine = { $count ->
    [one] Your step is not entered:
   *[other] Your { $count } steps are not entered:
}
conflict-drop = { $count ->
    [one] Leave mine out
   *[other] Leave them out
}
conflict-copy = Keep a chronicle of its own
conflict-enter = { $count ->
    [one] Enter mine now
   *[other] Enter them now
}
correct-step = Correct a step
correct-number = Step { $number }:
correct-which = Correct step { $number }
correct-card = Correct the card of step { $number } in its pack
correct-it = Correct
overtaken = Somebody has gone on in the meantime. What you chose is kept; what it brings is told anew above.
look-again = Look again
correct-redo = { $count ->
    [0] Correct it
    [one] Correct it and redo 1 step
   *[other] Correct it and redo { $count } steps
}
leave-so = Leave it
kept-step = No longer possible: { $why }. It has no effect.
put-right = Put something right
long-press = A long press on a number of the page opens this too.
places-in = { $player } places Workers in { $segment }
how-many = How many?
place-so = Place them so
items-done = { $done } of { $all } done
on-phone = Open on my phone
difficulty = Difficulty
level = { $kind ->
    [viscounts] { $level ->
        [1] 1 Baron Worker
       *[other] { $level } Baron Workers
    }
   *[other] { $level ->
        [hard] Hard
        [impossible] Impossible
       *[normal] Normal
    }
}
odds-even = Even tonight: { $level }
odds-between = to win, between { $low } and { $high } %
odds-lose = you lose
odds-middle = even
odds-win = you win
odds-own = won { $won } of { $played }
odds-none = { $own ->
    [yes] This scenario was not simulated for so many players, so no chance can be told in advance. The levels show what these people have won of the evenings that they finished.
   *[no] This scenario was not simulated for so many players, so no chance can be told in advance. When these people have finished an evening, the levels show what they have won.
}
odds-points = { $evenings ->
    [0] A guess before your first evening: even on the easiest level, and as much harder on the others as simulated games cost. It follows the points that these people have above or below the target as soon as they have finished an evening. The bar is what cannot be told apart yet.
    [one] Your chance by the points above or below the target on the evening that these people have finished. How much harder each level is comes from simulated games. The bar is what cannot be told apart yet.
   *[other] Your chance by the points above or below the target on the { $evenings } evenings that these people have finished. How much harder each level is comes from simulated games. The bar is what cannot be told apart yet.
}
odds-trust = { $evenings ->
    [0] Your chance as simulated games of a sensible team tell it. It follows your own evenings as soon as these people have finished one. The bar is what cannot be told apart yet.
    [one] Your chance by simulated games of a sensible team and by the evening that these people have finished. The bar is what cannot be told apart yet.
   *[other] Your chance by simulated games of a sensible team and by the { $evenings } evenings that these people have finished. The bar is what cannot be told apart yet.
}
odds-kept = { $evenings ->
    [one] So far: said { $predicted } %, won { $won } of 1.
   *[other] So far: said { $predicted } % on average, won { $won } of { $evenings }.
}
numbers-wrong = { $count ->
    [one] 1 number cannot be
   *[other] { $count } numbers cannot be
}
from-to = from { $low } to { $high }
save-sheets = Save the sheets

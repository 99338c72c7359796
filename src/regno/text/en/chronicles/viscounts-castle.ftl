### Viscounts: placing Workers in the Castle, and setting right where the Baron's Workers stand.

step-place = Record Workers placed in the Castle.
why-place = Regno does what the base game does then: three of one's own in a section move on, and a section with more than 3 is bumped.
ask-who = Who places Workers?
ask-segment = Beside which segment?
in-segment = segment { $segment }
ask-count = How many?
assume-cascade = Three of one's own in tier 1: 1 moves in, 1 clockwise, 1 counter-clockwise. Three in tier 2: 1 moves to tier 3. Then sections with more than 3 Workers are bumped down to 3.
nobody-left = no player has a Worker left to place
did-place = { $player } places { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
} in tier 1 of { $segment }.
did-spread = { $player } has 3 in { $space }: 1 moves in to tier 2, 1 to tier 1 of { $ahead }, 1 to tier 1 of { $behind }. Take the reward of tier 2.
did-rise = { $player } has 3 in { $space }: 1 moves to tier 3, for a resource.
would-remove = { $space } holds 3 or more: at the end of his turn the Baron would remove 1 Worker each of { $players }.

step-correct-baron = Set right where the Baron's Workers or his marker stand.
why-correct-baron = If something was forgotten, enter the number that the board shows. The difference comes from the Baron's supply or goes back to it.
ask-space = In which space are his Workers wrong?
ask-workers = How many of his Workers are there?
ask-marker = Where does the Baron stand?
say-both = say in which space and how many, or where the Baron stands
did-marker = Set right: the Baron stands in { $space }.
did-correct = Set right: { $count ->
    [one] 1 Baron Worker is
   *[other] { $count } Baron Workers are
} in { $space }. His supply: { $left }.
too-many = { $space } cannot hold { $count } Baron Workers: { $most } at most
would-advance = { $space } cannot hold { $count } Baron Workers before a player's turn: three make an Advance Order, so { $most } at most
has-acted = the Baron has acted in { $space } already: correct the step that moved him, in the log
still-leaving = { $count ->
    [one] 1 Baron Worker is
   *[other] { $count } Baron Workers are
} on the way out of { $space }: answer first what the Baron waits for
players-stand = players' Workers stand in { $space }: first take them out

step-set-turn = Set right whose turn it is.
why-set-turn = If a turn was forgotten or told twice, say where the table stands. The board does not change.
ask-turn = Whose turn is it?
ask-round = In which round? Left out, it stays.
last-is-known = it cannot be round { $round }: round { $last } is the last one, and it was made known in the round before
did-turn = Set right: round { $round }, { $player }'s turn.

step-set-townsfolk = Set right which Townsfolk lies beside a segment.
why-set-townsfolk = The Baron reads the value and the icon of the card beside him. A card that was hired or dismissed is told by "Townsfolk gone".
ask-lying = Which Townsfolk lies there?
no-townsfolk = the pack has no Townsfolk
lies-there = that Townsfolk lies there already
did-townsfolk = Set right: { $card } lies beside { $segment }.

model = Model: { $runs } runs for each setting, { $rounds } rounds at most. All cards are drawn. At the end of each player's turn the team acts with the stated rate: it removes a Baron Worker from the fullest unprotected path space or, if there is none, places a Worker on a free one. Nobody enters the Castle, no points are counted; Poverty is revealed at the start of the round before the last. These are bounds, not balance.
tally = rate { $rate } in 100, { $players } players, the Baron begins with { $level }: { $turns } Baron turns on average, lost { $lost } % (first defeat in turn { $first }; in tier 3: { $keep }), { $most } of his Workers on the board at most
verdict-harder = Each level is harder than the one below, for every rate and number of players.
verdict-easier = Not every level is harder than the one below.
verdict-bounds = At most 20 Baron Workers, no shared path space, one Worker at most on each step inwards, no Townsfolk lost: true after every turn.
verdict-faults = A position broke the rules: see the faults in the JSON answer.


# A card of the box that is typed in the middle of play
new-of = { $type }: what does the new card say?
which-kind = Which kind of card is it?
kind-plain = Without Artisans
kind-artisans = Age of Artisans
crests = Crests
crests-how = tap: one, two, none
crest-times = { $crest }, { $count } times
word-objective = What is its objective? One word is enough
word-name = A name, if you like
rows = Rows of the card, from top to bottom
row-first = Tap the icons of the card
row-next = another row, or save
row-out = Take out row { $row }
arrow-of = Row { $row }: { $section ->
    [0] no arrow
   *[other] arrow to section { $section }
}
lose-virtue = Lose 1 Virtue
deed-demand = Demand
deed-event = Event
deed-scheme = Scheme
deed-future_discard = Future to discards
deed-future_top = Future on top
deed-tax_check = Tax
deed-exile_prison = Leaves Prison
deed-exile = Worker leaves
threat-action = Which action removes a Worker?
threat-workers = Workers with { $players } players
threat-penalty = The penalty; several are a choice
penalty-honour = 1 Honour
penalty-strength = 1 Strength
penalty-faith = 1 Faith
penalty-influence = 1 Influence
penalty-silver = 1 Silver
penalty-provision = 1 Provision
penalty-gain-suspicion = Gain 1 Suspicion
penalty-worker = 1 Worker later
penalty-workshop = 1 Workshop
demand-items = What does it ask for?
demand-need = How many with { $players } players
demand-met = VP if it is met
demand-failed = VP lost if it fails
order-least = How much of each Attribute?
townsfolk-action = Which action brings 1 Honour?
pays-after = After what does it pay?
pays-what = What does it pay?
pays-how = tap again for more, then none
pays-silver = { $count } Silver
pays-provision = { $count ->
    [one] 1 Provision
   *[other] { $count } Provisions
}
pays-honour = { $count } Honour
pays-strength = { $count } Strength
pays-faith = { $count } Faith
pays-influence = { $count } Influence
pays-worker = { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
}
pays-suspicion = { $count } Suspicion less
pays-text = Something else
summary-remove_baron = A Baron Worker is removed on
summary-place_worker = A Worker of one's own is placed on
lacks-word = A word of its objective
lacks-rows = Tap at least one row
lacks-action = Choose the action
lacks-workers = How many Workers?
lacks-penalty = Choose the penalty
lacks-items = Choose what it asks for
lacks-need = How many are needed?
lacks-attributes = Choose an Attribute
lacks-effects = Choose an effect
lacks-trigger = Choose after what it pays
lacks-gain = Choose what it pays
save-and-play = Save and play this card
your-pack = Your pack
photo = A photograph of the card
photo-again = Another photograph
photo-about = It stays on this device and is never sent.
photo-remove = Delete the photograph
photo-unreadable = This file is no picture that can be read. Choose a photograph.
colours = Colours of the pieces
colour-of = Which colour?
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-red = red
colour-white = white
aloud = Read aloud what the Baron does
aloud-never = This browser has no voice to read aloud with.
read-aloud = Read aloud
winner-of = The chronicle is { $winner }'s
winners-of = The chronicle is shared by { $winners }
tomes-of = { $count ->
    [one] 1 Tome
   *[other] { $count } Tomes
}, { $hidden ->
    [0] no Victory Tome
    [one] one of them a Victory Tome
   *[other] { $hidden } of them Victory Tomes
}
chapters-then-tomes = Architects, Paladins, Viscounts, then Tomes
print-it = Print
picture = Picture
again-same = Again with the same people

# Advantages of a campaign.
advantages = Advantages tonight
tap-when-used = tap when used
used-what = Used: { $tome }
when-setup = at the start
when-turn_start = at the start of a turn
when-on_event = when it fits

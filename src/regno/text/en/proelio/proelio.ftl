### Proelio: names, reasons, the words for how a game ends. Shared with the browser.
###
### A card: .a and .the stand in sentences, .says is its rule in a line, .face the few words printed on it. card-<kind>-<edition> is a rulebook's own name.

card-shields = Shields
    .a = Shields
    .the = the Shields
    .says = Defence 1. The first Fortification of a House.
    .face = First Fortification, or a defence of 1.
card-palisades = Palisades
    .a = Palisades
    .the = the Palisades
    .says = Defence 2, needs a Fortification of 1. Raised over Shields.
    .face = Second Fortification, or a defence of 2.
card-tower = Tower
    .a = a Tower
    .the = the Tower
    .says = Defence 3, needs a Fortification of 2. Raised over Palisades.
    .face = Third Fortification, or a defence of 3.
card-tower-v082 = Towers
    .a = Towers
    .the = the Towers
card-tower-ga = Towers
    .a = Towers
    .the = the Towers
card-patrol = Patrol
    .a = a Patrol
    .the = the Patrol
    .says = Defence 1, needs nothing, is never a Fortification. Catches an Infiltration and robs the thief.
    .face = Defence of 1. Catches an Infiltration.
card-patrol-v082 = Patrol Round
    .a = a Patrol Round
    .the = the Patrol Round
card-manure = Manure
    .a = Manure
    .the = the Manure
    .says = Attack 0: a bluff.
    .face = Does no harm. A bluff, no more.
card-soldiers = Soldiers
    .a = Soldiers
    .the = the Soldiers
    .says = Attack 1.
    .face = An attack of 1, always ready.
card-knights = Knights
    .a = Knights
    .the = the Knights
    .says = Attack 2, needs a Fortification of 1.
    .face = An attack of 2.
card-trebuchets = Trebuchets
    .a = Trebuchets
    .the = the Trebuchets
    .says = Attack 3, needs a Fortification of 2.
    .face = An attack of 3.
card-infiltration = Infiltration
    .a = an Infiltration
    .the = the Infiltration
    .says = Attack without a number: steals one Base card at random, past any Fortification. A Patrol catches it.
    .face = Slips past a Fortification and steals a card.
card-resources = Resources
    .a = Resources
    .the = the Resources
    .says = Strategy: draw two Base cards.
    .face = Draw two cards.
card-temporary-alliance = Temporary Alliance
    .a = a Temporary Alliance
    .the = the Temporary Alliance
    .says = Strategy: a House of your choice draws one Base card.
    .face = A House you name draws one card.
card-plague = The Plague
    .a = a Plague
    .the = the Plague
    .says = Strategy: until your next turn nobody lays or resolves an attack. You draw one Base card.
    .face = No attacks until your next turn. Draw one.
card-hero = Hero
    .a = a Hero
    .the = the Hero
    .says = Attack 4, needs a Fortification of 3.
    .face = An attack of 4.
card-fortress = Fortress
    .a = a Fortress
    .the = the Fortress
    .says = Defence 4, needs a Fortification of 3. Raised over the Tower.
    .face = Last Fortification, or a defence of 4.
card-imperial-manure = Imperial Manure
    .a = Imperial Manure
    .the = the Imperial Manure
    .says = Attack 0: a bluff with a golden back.
    .face = A bluff behind a golden back.
card-imperial-resources = Imperial Resources
    .a = Imperial Resources
    .the = the Imperial Resources
    .says = Strategy: draw three Base cards.
    .face = Draw three cards.
card-edict = Imperial Edict
    .a = an Imperial Edict
    .the = the Imperial Edict
    .says = Defence against everything: whatever the attack is, nothing comes of it. Needs nothing.
    .face = Turns back any attack at all.
card-edict-it111 = Imperial Protection
    .a = an Imperial Protection
    .the = the Imperial Protection
card-black-powder = Black Powder
    .a = Black Powder
    .the = the Black Powder
    .says = Attack without a number: sweeps away every defence and the Fortification, takes no loot.
    .face = Sweeps every defence away. No loot.
card-inquisition = Inquisition
    .a = an Inquisition
    .the = the Inquisition
    .says = Strategy: look at the whole hand of a neighbour.
    .face = See a neighbour's hand.

# Cards of which only the back is seen.
back-base = { $count ->
    [one] a Base card
   *[other] { $count } Base cards
}
back-imperial = { $count ->
    [one] an Imperial card
   *[other] { $count } Imperial cards
}
card-times = { $card } ×{ $count }
several = { $first } and { $last }

guild-bards = Bards
    .of = the Bards
    .says = In your turn the House on your right discards a card of its choice.
guild-builders = Builders
    .of = the Builders
    .says = When an attack on you is revealed, add 1 to a defence that is not empty.
guild-artisans = Artisans
    .of = the Artisans
    .says = With Resources or Imperial Resources draw one card more.
guild-thieves = Thieves
    .of = the Thieves
    .says = Ignore an Infiltration against you, or escape the Patrol that catches yours.
guild-scribes = Scribes
    .of = the Scribes
    .says = For the price of one Imperial card draw two and keep one.
guild-apothecaries = Apothecaries
    .of = the Apothecaries
    .says = Cancel a Plague as soon as a rival plays it.
guild-merchants = Merchants
    .of = the Merchants
    .says = In your turn call the Merchant to your area.

# The six Houses, by seat. Their names are ours.
house-0 = Aquila
    .to = to Aquila
    .colour = blue
house-1 = Ursina
    .to = to Ursina
    .colour = red
house-2 = Corvina
    .to = to Corvina
    .colour = violet
house-3 = Cervara
    .to = to Cervara
    .colour = green
house-4 = Leonforte
    .to = to Leonforte
    .colour = gold
house-5 = Rovere
    .to = to Rovere
    .colour = grey

edition-changed = { $base }, changed

season-summer = Summer
season-autumn = Autumn
season-winter = Winter

ending-conquest = { $me ->
    [who] A House has fallen, and you win by conquest.
   *[none] A House has fallen, and { $winners } wins by conquest.
}
ending-alliance = { $me ->
    [who] A House has fallen, and with it its alliance: yours wins ({ $winners }).
   *[none] A House has fallen, and with it its alliance: { $winners } win.
}
ending-winter = { $me ->
    [who] Winter has come, and you have the most points{ $count ->
        [one] {""}
       *[other] {""}, as have others ({ $winners })
    }.
   *[none] Winter has come. Most points: { $winners }.
}
ending-draw = Both Houses of the last attack have fallen: nobody wins.
ending-cap = The last turn allowed is over: nobody wins.

why-not-this-choice = that is not what is being asked
why-not-held = you have no { $card } in hand
why-out-of-order = cards of one choice are named in the order of kinds; { $card } comes before the last one
why-leaves-too-few = after { $card } the rest of this choice could not be completed
why-not-deployable = { $card } cannot defend, only Defence cards can
why-over-level = { $level ->
    [0] { $card } needs a higher Fortification than yours, which is { $fort }
   *[other] the value of { $card } is { $level }, and with your Fortification at { $fort } you may use { $most } at most
}
why-plague-on-table = a Plague lies on the table
why-attack-pending = your earlier attack still waits there
why-first-turn = no House may attack on its first turn
why-last-card = without a Fortification your only card may not be sent to attack
why-fort-at-top = your Fortification is already a Fortress
why-one-plague-only = a Plague already lies on the table, and a second may not join it
why-not-that-house = that House cannot be chosen
why-empty-hand = there is no card in that hand
why-too-few-cards = two cards must be paid
why-no-imperial-cards = no Imperial card could be drawn after paying
why-perk-not-yours = your Guild is not the { $guild }
why-perk-exhausted = your Guild is exhausted
why-perk-locked = no Perk while the Merchant is in your area
why-artisans-later = at this table the Artisans are used after the draw
why-equitas-off = this edition has no Equitas
why-equitas-spent = Equitas has already been invoked
why-equitas-has-fort = you have a Fortification
why-equitas-others-lack = another House has no Fortification either
why-equitas-fort-lost = a Fortification has already been lost in this game
why-equitas-has-shields = you have Shields in hand
why-equitas-deck-only = this edition searches the deck only
why-merchant-absent = the Merchant is not in play
why-merchant-elsewhere = the Merchant is not in your area
why-merchant-here = the Merchant is already in your area
why-nothing-to-buy = there are no Base discards to choose from
why-cannot-pay = you could not pay the price
why-not-allied = Support is only for Allied Houses
why-nothing-to-draw = no Base card is left to draw
why-self-defeat = it would leave you without card and Fortification, and that is not allowed here
why-must-act = an Action is possible, and one is due
why-not-in-pile = { $card } is not among the Base discards
why-chance-cannot = chance cannot answer so here
why-game-over = the game is over

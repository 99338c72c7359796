line-buildings = Buildings
sheet-counts = { $player }: { $points } VP, from the score sheet.
sheet-differs = { $player }'s score sheet says { $points } VP, not { $told }: leave the number out, or fill in the sheet anew
line-cathedral = Cathedral, level { $count }
line-virtue = Virtue { $count }
line-debts = { $count } { $count ->
    [one] unpaid Debt
   *[other] unpaid Debts
}, { $each } each
line-gold = { $count } Gold
line-marble = { $count } Marble
line-silver = { $count } Silver, 1 for every 10
line-prison = { $count } { $count ->
    [one] Worker
   *[other] Workers
} in Prison, -1 for every 2
line-strength = Strength { $count }
line-faith = Faith { $count }
line-influence = Influence { $count }
line-commission = { $count } { $count ->
    [one] Commission
   *[other] Commissions
}
line-garrison = { $count } { $count ->
    [one] Garrison
   *[other] Garrisons
}
line-fortify = { $count } { $count ->
    [one] Fortification
   *[other] Fortifications
}
line-absolve = { $count } { $count ->
    [one] Absolution
   *[other] Absolutions
}
line-develop = { $count } { $count ->
    [one] Workshop
   *[other] Workshops
} developed
line-walls = Walls
line-converted = Converted Outsiders
line-orders = King's Orders
line-debts-paid = { $count } { $count ->
    [one] paid Debt
   *[other] paid Debts
}, { $each } each
line-debts-unpaid = { $count } { $count ->
    [one] unpaid Debt
   *[other] unpaid Debts
}, { $each } each
line-goods = { $count } Silver and Provisions, 1 for every { $many }
line-trading-posts = { $count } { $count ->
    [one] Trading Post
   *[other] Trading Posts
}
line-guildhalls = { $count } { $count ->
    [one] Guildhall
   *[other] Guildhalls
}
line-workshops = { $count } { $count ->
    [one] Workshop
   *[other] Workshops
}
line-tier-1 = { $count } { $count ->
    [one] Worker
   *[other] Workers
} in tier 1, { $each } each
line-tier-2 = { $count } { $count ->
    [one] Worker
   *[other] Workers
} in tier 2, { $each } each
line-tier-3 = { $count } { $count ->
    [one] Worker
   *[other] Workers
} in tier 3, { $each } each
line-manuscripts = Manuscripts
line-castle-leader = Castle Leader
line-cleric-bonus = { $count } Cleric bonus, { $each } each
line-deeds = { $count } { $count ->
    [one] Deed
   *[other] Deeds
}, { $each } each
line-deeds-approved = { $count } { $count ->
    [one] approved Deed
   *[other] approved Deeds
}, { $each } each
line-poverty-prosperity = Poverty and Prosperity
ask-buildings = VP of your Buildings?
ask-cathedral = Your level on the Cathedral, 0 if none?
ask-virtue = Your space on the Virtue track?
ask-debts = Unpaid Debts?
ask-gold = Gold?
ask-marble = Marble?
ask-silver = Silver?
ask-prison = Your Workers in Prison?
ask-strength = Strength?
ask-faith = Faith?
ask-influence = Influence?
ask-commission = How many Commissions?
ask-garrison = How many Garrisons?
ask-fortify = How many Fortifications?
ask-absolve = How many Absolutions?
ask-develop = How many Workshops developed?
ask-walls = VP of your Walls?
ask-converted = VP of your converted Outsiders?
ask-orders = VP of King's Orders?
ask-debts-paid = Paid Debts?
ask-debts-unpaid = Unpaid Debts?
ask-goods = Silver and Provisions together?
ask-trading-posts = Trading Posts built?
ask-guildhalls = Guildhalls built?
ask-workshops = Workshops built?
ask-tier-1 = Your Workers in tier 1 of the Castle?
ask-tier-2 = Your Workers in tier 2 of the Castle?
ask-tier-3 = Your Workers in tier 3 of the Castle?
ask-manuscripts = VP of your Manuscripts and their sets?
ask-castle-leader = Castle Leader: 1 if you are, else 0?
ask-cleric-bonus = How many Cleric bonuses?
ask-deeds = Deeds not approved?
ask-deeds-approved = Approved Deeds?
ask-poverty-prosperity = VP from Poverty and Prosperity?

step-sheets = Fill in the score sheets of all players in one grid.
why-sheets = The program adds up each column and keeps a line for each point. A saved sheet is its player's score.
did-sheets = The score sheets are saved.
row-buildings = Buildings, VP
row-cathedral = Cathedral, level
row-virtue = Virtue, space
row-debts = Unpaid Debts
row-gold = Gold
row-marble = Marble
row-silver = Silver
row-prison = In Prison
row-crafts = Adornments and Tools, VP
row-strength = Strength
row-faith = Faith
row-influence = Influence
row-commission = Commissions
row-garrison = Garrisons
row-fortify = Fortifications
row-absolve = Absolutions
row-develop = Workshops
row-walls = Walls, VP
row-converted = Converted, VP
row-orders = King's Orders, VP
row-goods = Silver and Provisions
row-debts-paid = Paid Debts
row-debts-unpaid = Unpaid Debts
row-trading-posts = Trading Posts
row-guildhalls = Guildhalls
row-workshops = Workshops
row-tier-1 = Workers in tier 1
row-tier-2 = Workers in tier 2
row-tier-3 = Workers in tier 3
row-manuscripts = Manuscripts, VP
row-castle-leader = Castle Leader, 1 or 0
row-cleric-bonus = Cleric bonuses
row-deeds = Deeds not approved
row-deeds-approved = Approved Deeds
row-poverty-prosperity = Poverty and Prosperity, VP

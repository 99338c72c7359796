### The rules in short, in our own words; each paragraph is shown where its part of the game is in play.

aim = Bring down the House on your left. A House with no card in hand and no Fortification falls, and that ends the game: the House that brought it down wins. A House that undoes itself gives the victory to the House on its right.
table = Turns pass to the right. You attack only the House on your left; only the House on your right attacks you. A hand holds five cards at most. How many cards a hand has, and their backs, black for Base and golden for Imperial, are open to all.
turn = In your turn you first answer the attack that lies before you, if there is one. Then you take exactly one Action.
fortification = Your Fortification is one Defence card, face up: first Shields (1), then Palisades (2), { $tower } (3), Fortress (4), one step an Action; the old card is discarded. You may attack and defend with cards worth at most one more than your Fortification.
attack = To attack, lay one Attack card face down before the House on your left. It is revealed in that House's next turn.
defence = To defend, deploy Defence cards before the attack is revealed, as many as you like or none: all of them are spent. If they add up to the attack or more, it is repelled. If not, you may sacrifice your Fortification to add its value. For each point still missing you hand over one card of your choice, face down, as loot; who cannot pay it all loses the Fortification too, and falls.
special = An Infiltration steals one Base card at random; { $patrol } catches it, and the defender robs the thief instead. Black Powder sweeps away all deployed cards and the Fortification, without loot. { $edict }, deployed, voids any attack.
actions = Actions: draw a Base card; attack; raise your Fortification; play a Strategy card; pay any two cards for an Imperial card.
plague = The Plague lies before its player until that House's next turn. While it lies there nobody lays an attack, and attacks already laid wait.
equitas = Equitas, once a game and as an Action: the only House without a Fortification, if no House has lost one { $equitas_same_turn_loss ->
    [yes] in an earlier turn
   *[no] so far
} and it holds no Shields, shows its hand and looks for Shields to raise.
seasons = When the Base deck runs out for the first time, Autumn comes and the discards become the new deck. The second time brings Winter and the end: most points win, a tie is shared. Points: the value of your Fortification and 1 for each Imperial card in hand; { $score_base_defence ->
    [yes] each Base Defence card in hand that you could deploy also scores its value.
   *[no] Base Defence cards in hand score nothing.
}
guilds = Each House has a Guild with a Perk for one use a game, which costs no Action. An unused Guild is 1 point in Winter. While the Merchant is with you, you cannot use it. What each Guild does stands among the cards.
merchant = The Merchant goes one House to the left at the end of each turn of the House he is with. As an Action that House may take a Base discard for two cards, from Autumn on for one Base and one Imperial card; not during a Plague.
allied = Allied Houses: the House opposite is your ally. The first House that falls loses the game for its alliance. As an Action you may Support: pass one card to your ally.

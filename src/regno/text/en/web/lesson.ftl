### The two lessons: of each step its title, what there is to know, the task, and what is said to each answer.

title-fortify = Raise a Fortification
told-fortify = You lead House Aquila. A House with no card in hand and no Fortification falls. Your Fortification also sets your level: you may use cards worth up to one more than it. It is raised step by step, and always begins with Shields.
task-fortify = It is your turn, and a turn is one Action. Raise your first Fortification.
why-fortify-done = Shields stand before your House. From now on you may use cards of value 2, and one lost hand no longer ends you.
why-fortify-attacked = An attack from an open field: it can be no stronger than 1, and nothing protects you meanwhile. Raise your Fortification first.
why-fortify-drew = One card more in hand, but your hand is full and your House still has no Fortification. You hold Shields: use them.
why-fortify-other = That can wait. You hold Shields, and a House without a Fortification can do little and lose all.

title-attack = Attack
told-attack = You attack the House on your left, always. The card lies face down until that House's next turn; then, if its defence falls short, it hands over one card for each missing point. If it cannot pay, it falls, and you have won.
task-attack = Corvina, on your left, has two cards and no Fortification. Attack so that it cannot pay.
why-attack-done = Knights strike with 2: both of Corvina's cards were loot, nothing was left, and its House fell. You would have won the game.
why-attack-weak = Soldiers strike with 1: Corvina paid with one card and lives. Your Shields allow you a card of value 2.
why-attack-bluff = Manure strikes with 0. It is a bluff: good for making others waste their defence, but it wins nothing here.
why-attack-other = Corvina is weaker now than it may ever be again. Lay an attack before it: Trebuchets need a higher Fortification, but another card is strong enough.

title-deploy = Guess and deploy
told-deploy = An attack lies face down before you. Before it is turned up you deploy Defence cards, as many as you like. All of them are spent, needed or not. What can it be? Ursina's Fortification is worth 1, so a card with a black back has a strength of 2 at most.
task-deploy = Deploy just enough to be safe from the strongest attack it can be, and then turn it up.
why-deploy-done = Knights, strength 2, and Palisades hold them. You spent one card and lost nothing else.
why-deploy-nothing = Knights, and nothing stood in their way: two cards of loot, or your Fortification. You held a card that stops any attack Ursina can make now.
why-deploy-little = Shields count 1, and these are Knights: one point is missing. Ursina's Fortification of 1 allows attacks of 2.
why-deploy-much = It held, but 3 against 2: one card was thrown away. With a Fortification of 1 Ursina cannot strike harder than 2.

title-sacrifice = Sacrifice or keep
told-sacrifice = The attack is turned up: Trebuchets, strength 3, and you have deployed nothing. You may sacrifice your Fortification to add its value, or keep it and pay. For each missing point you lose one card; who cannot pay loses everything.
task-sacrifice = Your Palisades are worth 2, and you hold two cards. Stay in the game.
why-sacrifice-done = 2 of 3: one card is still owed, and with the other you live to build again.
why-sacrifice-held = Three cards were owed and you had two: all of them are gone, the Fortification with them, and your House has fallen.

title-loot = Choose the loot
told-loot = Knights got through, and you kept your Fortification: two points are missing, so two cards go to the attacker. Which ones is your choice, and they are handed over face down.
task-loot = Give away the two cards that you will miss the least.
why-loot-done = Manure and Soldiers go; the Tower, your next Fortification, and the Hero stay with you.
why-loot-tower = The Tower is the next step of your Fortification, and the best defence you hold. There is poorer loot in your hand.
why-loot-hero = A Hero cost somebody two cards, and he would now strike for Ursina. There is poorer loot in your hand.

title-imperial = Turn to the Empire
told-imperial = As an Action you may discard any two cards and draw one from the Imperial deck: the Hero, the Fortress, Black Powder, the Edict and others. No thief can take them, and in Winter each is a point.
task-imperial = Draw an Imperial card, and pay for it with what you need the least.
why-imperial-done = A Hero, strength 4, and your Tower lets you send him. Two heaps of Manure were a fair price.
why-imperial-dear = Too dear: that card can win or save a game. You hold two cards that strike with 0.
why-imperial-other = Not that one: choose the Imperial draw among your Actions, then the two cards to pay.

title-patrol = The thief and the Patrol
told-patrol = Ursina has no Fortification, so the black card before you is Manure, Soldiers or an Infiltration. An Infiltration has no strength: no Fortification stops it, and it steals a Base card at random. Only a Patrol catches it, and then you rob the thief. Against anything else a Patrol counts 1.
task-patrol = One of your cards answers all three. Deploy it, and nothing else.
why-patrol-done = An Infiltration, caught: it stole nothing, and you took a Tower from Ursina's hand. The Patrol would have held Soldiers as well.
why-patrol-nothing = An Infiltration: a card of yours is gone, for no Fortification stops a thief. You held a Patrol.
why-patrol-wall = A Fortification does not stop a thief: a card is stolen all the same, and what you deployed is spent. Only a Patrol catches an Infiltration.
why-patrol-much = The thief is caught, but the other card was spent for nothing: a Patrol alone answers Manure, Soldiers and Infiltration.

title-winter = Before Winter comes
told-winter = When the Base deck runs out a second time, Winter ends the game at once, and points decide: the value of your Fortification, 1 for each Imperial card in hand, and the value of Base Defence cards in hand that you could deploy. It is Autumn, and one Base card is left in the deck.
task-winter = Ursina has a Fortification of 3 and no cards; Corvina has one of 1 and one card. Count, and choose your Action.
why-winter-done = Winter came with your draw: 2 for the Fortification, 2 for the Imperial cards, 6 for the Towers. Ursina has 3. The game is yours.
why-winter-fortified = A fine Fortification, but Ursina then drew the last card: a Tower, 3 points in hand and 3 for the Fortification. You were ahead: the time to end it was now.
why-winter-looked = The Inquisition is free to play, but it was a point in your hand. And whatever the others hold, you can end the game now while you are ahead.
why-winter-other = You are ahead, and one Base card is left. If you do not draw it, Ursina will: it can do nothing else.

## The second lesson.

title-equitas = Ask for justice
told-equitas = Once in a game the only House without a Fortification may invoke Equitas as its Action: if nobody has lost one yet, and if it holds no Shields. It shows its hand to all, takes Shields from the deck, and raises them at once.
task-equitas = Both other Houses have a Fortification, and yours has none. Get one in this turn.
why-equitas-done = Shields stand before your House, and you still hold three cards. Everybody has seen them, and nobody can invoke Equitas again in this game.
why-equitas-drew = One card more, and it was no Fortification: Ursina attacks you next, and nothing stands in the way. You may ask for justice only while you are the only one without.
why-equitas-attacked = Manure strikes with 0, and your House is still open. First a Fortification: there is an Action that is sure to find Shields.
why-equitas-other = An Imperial card costs two, and leaves you two cards behind no Fortification at all. There is an Action that is sure to find Shields.

title-bluff = Bluff with a weak card
told-bluff = Corvina must choose its defence before your card is turned up. It cannot see what you lay; it sees your Fortification. Yours is worth 2, so the card may strike with 3. To be safe Corvina must spend cards for 3, whatever lies there, and all of them are gone afterwards.
task-bluff = Make Corvina spend its defence, and keep your Trebuchets for when it has none.
why-bluff-done = Corvina spent Shields and Palisades against a heap of Manure. Next turn your Trebuchets meet a hand without a defence.
why-bluff-strong = Corvina feared a 3 and deployed for 3: your Trebuchets are gone, and took nothing. Spend the weak card first.
why-bluff-soldiers = Corvina deployed for 3 all the same, and your Soldiers are gone. It works, but Manure would have done it for nothing: Soldiers can still take a card.
why-bluff-other = That does not cost Corvina a card. Whatever you lay face down, Corvina must fear the strongest card that it can be.

title-read = Read a bluff
told-read = An attack lies before you. Ursina has no Fortification, so a black card is Manure, Soldiers or an Infiltration. Look at the discards: twelve Soldiers and all six Infiltrations lie there. The game has thirteen Soldiers, and you hold the last.
task-read = What can it still be? Deploy what you need, and no more.
why-read-done = Manure: it could be nothing else. You kept both Defence cards, and Ursina has spent its turn for nothing.
why-read-spent = Those cards are gone, and what lay there was Manure. All Soldiers and Infiltrations but your own lie in the discards: it could be nothing else.

title-builders = Use your Guild
told-builders = With Guilds each House has a Perk that it may use once in the whole game. You have the Builders: they add 1 to a defence of at least 1 that falls short. You decide after the card is turned up, and after you have chosen whether to sacrifice.
task-builders = Ursina's attack has a strength of 2 at most, and you hold Shields worth 1. Lose nothing but the Shields.
why-builders-done = Knights, 2 against Shields and Builders: repelled. Your Palisades stand, and the Hero stays in your hand.
why-builders-paid = The Hero was all you had to pay with. The Builders would have made up the missing point.
why-builders-sacrificed = It held, with a point to spare, and your Palisades are gone. The Builders would have made up the missing point.
why-builders-nothing = Builders need something to build on: a defence of 0 they cannot help. Deploy the Shields first.

title-timing = Keep your Guild
told-timing = In Winter an unused Guild is worth a point. It is Autumn, one Base card is left, and whoever draws it ends the game. Ursina has 8 points: 3 for the Tower before it, 3 for the one in hand, and two Imperial cards.
task-timing = Count your own points, with the card that you would draw, and choose.
why-timing-done = 2 for the Palisades, 2 for those in hand, 1 for the Hero, 3 for the Tower you drew, and 1 for the Bards you did not use: 9 to 8.
why-timing-spent = Ursina throws the Soldiers away, which are worth nothing, and your Guild is worth nothing either from now on: 8 to 8. A Perk that is not needed is a point.
why-timing-other = Too slow, and it costs two of your cards. You are ahead by a point: end the game now.

title-merchant = Trade with the Merchant
told-merchant = The Merchant is with you. As an Action you may take any card from the Base discards, and pay for it with two others. After your turn he goes on to the House on your left, and your Perk, which he locks, is free again.
task-merchant = The discards hold what comes after Palisades. Buy it, and pay with what you need the least.
why-merchant-done = A Tower for two heaps of Manure. Next turn you raise it, and your attacks may be worth 4.
why-merchant-dear = The Tower is yours, but the price was too high: you hold two cards that strike with 0.
why-merchant-poor = He will be gone when your turn comes again, and the Tower may be too. It is the next step of your Fortification.
why-merchant-other = That can be done in any turn. The Merchant is with you only now, and a Tower lies in the discards.

title-plague = Stop the Plague
told-plague = Your Trebuchets lie before Corvina, who has two cards and no Fortification and plays next. Ursina has just played the Plague: until its next turn nobody lays an attack and nobody answers one. You have the Apothecaries, who may cancel a rival's Plague the moment it is played.
task-plague = Corvina cannot pay if it must answer now. Do you use your Perk?
why-plague-done = The Plague is gone, and Corvina had to answer: three points were missing, and it held two cards. Its House has fallen, and you have won.
why-plague-waited = Corvina did not have to answer, and has raised Shields meanwhile. Your attack still lies there, but it ends nothing any more.

title-support = Support your ally
told-support = Two against two: Corvina, opposite, is your ally, and the first House to fall loses the game for both. Cervara's attack lies before Corvina, who has one card and no Fortification. As an Action you may pass one card to your ally, who plays before Cervara.
task-support = Cervara's Fortification is worth 2, so the attack may be a 3. Pass the one card that saves Corvina.
why-support-done = The Edict makes any attack void, at any level: the Trebuchets are gone, and both your Houses stand.
why-support-useless = Without a Fortification Corvina may use cards worth 1 only: it could not deploy that card, could not pay for three points, and fell. You lose together.
why-support-alone = Corvina stood alone against a 3 with one card, and fell. In Allied Houses your ally's turn is yours too.

### The first lesson: of each step its title, what there is to know, the task, and what is said to each answer.

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

### The coach of tells: what moves give away, habits and their cost.

cli-files = Records of finished games, the latest last
cli-seat = the seat whose player is coached
cli-cost = also measure what each habit costs against rivals who know it
cli-whole = { $file } holds what one seat saw: the coach compares you with the others, and needs whole Records
cli-no-seat = name a seat: a spectator gives nothing away
too-few-games = { $games } games are too few to find habits: { $least } are needed

gave-away = What your moves gave away, in bits of your hand
bits-of-move = move { $number }, { $words }: { $bits }
habits-found = Habits
needed = { $games ->
    [one] { $games } game of { $least } needed to find habits.
   *[other] { $games } games of { $least } needed to find habits.
}
none-found = { $games ->
    [one] No habit found in { $games } game: well hidden.
   *[other] No habit found in { $games } games: well hidden.
}
evidence = { $percent } of the time: { $marked } of { $occasions }, interval { $low } to { $high }; others { $others }
cost = costs { $points } points of chance a game against rivals who know it ({ $low } to { $high })

## Habits, followed more often or more seldom than by others.

habit-attack-often = You attack almost whenever you can.
habit-attack-seldom = You hardly ever attack, even when you could.
habit-attack-bare-often = You attack even without a wall of your own.
habit-attack-bare-seldom = Without a wall of your own you hardly ever attack.
habit-attack-weak-often = You attack a neighbour without a wall almost every time.
habit-attack-weak-seldom = You spare a neighbour who has no wall.
habit-gold-hero-often = A golden back of yours is a Hero.
habit-gold-hero-seldom = A golden back of yours is hardly ever a Hero.
habit-strongest-often = You always lay your strongest attack.
habit-strongest-seldom = You keep your strongest attack for later.
habit-bluff-often = Your black backs are often bluffs.
habit-bluff-seldom = You never bluff: a black back of yours is always strong.
habit-fortify-often = You raise your wall as soon as you hold the card.
habit-fortify-seldom = You put off raising your wall, even with the card in hand.
habit-draw-often = You draw where others act: your hand lacks what you want.
habit-draw-seldom = You hardly ever just draw: when you do, your hand is poor.
habit-imperial-often = You buy Imperial cards more often than others.
habit-imperial-seldom = You hardly ever buy an Imperial card.
habit-plague-often = You play the Plague as soon as you hold it.
habit-plague-seldom = You keep the Plague in hand.
habit-resources-often = You play Resources as soon as you hold them.
habit-resources-seldom = You keep Resources in hand.
habit-no-defence-often = You often deploy nothing: a bluff works against you.
habit-no-defence-seldom = You almost always deploy something, whatever comes.
habit-no-defence-gold-often = Against a golden back you deploy nothing.
habit-no-defence-gold-seldom = Against a golden back you still deploy cards, which do not help.
habit-low-defence-often = You deploy your lowest card first.
habit-low-defence-seldom = You deploy high cards first: what you keep is low.
habit-give-low-often = You give away your least useful card: the rest of your hand is better.
habit-give-low-seldom = You give away better cards than you must.
habit-give-attacks-often = You give attack cards away and keep the others.
habit-give-attacks-seldom = You never give attack cards away: you still hold them.
habit-pay-attacks-often = You pay with attack cards: your hand is made for defence.
habit-pay-attacks-seldom = You never pay with attack cards: you still hold them.
habit-sacrifice-often = You give up your wall sooner than your cards.
habit-sacrifice-seldom = You never give up your wall: your cards can be had instead.

## How a rival can use a habit, and what to do about it.

use-attack-often = Your right neighbour lets you spend your cards, and strikes when your hand is empty.
do-attack-often = Wait now and then with an attack in hand.
use-attack-seldom = Your left neighbour need keep no cards back for defence.
do-attack-seldom = Attack when your neighbour's hand is small, even without need.
use-attack-bare-often = Who attacks you meets no wall and a hand that is one card smaller.
do-attack-bare-often = Raise a wall first, unless the attack wins at once.
use-attack-bare-seldom = While you have no wall your left neighbour is safe.
do-attack-bare-seldom = Lay a bluff now and then while you build.
use-attack-weak-often = A neighbour without a wall expects you, and keeps a defence.
do-attack-weak-often = Let the attack come a turn later than it is expected.
use-attack-weak-seldom = Your left neighbour may lose the wall and rebuild in peace.
do-attack-weak-seldom = Strike a House without a wall: its cards are never cheaper.
use-gold-hero-often = Against your golden back the left neighbour deploys for 4, and never in vain.
do-gold-hero-often = Lay Black Powder and Imperial Manure as gladly as a Hero.
use-gold-hero-seldom = Against your golden back nobody spends a defence.
do-gold-hero-seldom = Lay a Hero when nobody believes in one.
use-strongest-often = What you lay is the best you have: the rest of your hand is weaker.
do-strongest-often = Open with a middling attack when you hold two.
use-strongest-seldom = Your first attack is weak: a low card is enough against it.
do-strongest-seldom = Lay the strong one first when the wall before you is low.
use-bluff-often = Against your black back it is right to deploy nothing.
do-bluff-often = Bluff about as often as others, and after a true attack.
use-bluff-seldom = Every black back of yours is worth a defence, so none is wasted on you.
do-bluff-seldom = Lay Manure once in a while when the wall before you is strong.
use-fortify-often = While your wall stays low you do not hold the next one.
do-fortify-often = Keep the card for a turn when nobody threatens you.
use-fortify-seldom = Your wall stays low for longer than it must: attack it now.
do-fortify-seldom = Raise as soon as you can while your right neighbour holds cards.
use-draw-often = After a draw of yours nothing is to be feared for a turn.
do-draw-often = Act with what you have when a draw would tell that you lack it.
use-draw-seldom = When you do draw, your hand has neither wall nor attack.
do-draw-seldom = Draw now and then with a good hand.
use-imperial-often = You are two cards short after each purchase: that is when to strike.
do-imperial-often = Buy when your wall can bear an attack.
use-imperial-seldom = You hold no golden card: nobody need keep a defence against one.
do-imperial-seldom = Buy one when your hand is full of cards you cannot use.
use-plague-often = Without a Plague on the table you do not hold one.
do-plague-often = Keep it for the moment when the others have most cards.
use-plague-seldom = Others fill their hands without fear.
do-plague-seldom = Play it when you hold the fewest cards.
use-resources-often = After Resources your hand is full: it is worth robbing.
do-resources-often = Keep them while your hand is large.
use-resources-seldom = Your hand is smaller than it could be, and known to hold Resources.
do-resources-seldom = Play them before you need the cards.
use-no-defence-often = Even Manure costs you a wall or a card, every time.
do-no-defence-often = Deploy one time in three against a House that bluffs.
use-no-defence-seldom = Even Manure costs you a card, every time.
do-no-defence-seldom = Hold back one time in three when the loss would be small.
use-no-defence-gold-often = A golden bluff always gets through to you.
do-no-defence-gold-often = Deploy against gold when you can match a Hero.
use-no-defence-gold-seldom = A golden card costs you a defence besides the wall.
do-no-defence-gold-seldom = Spend nothing against gold unless it can match a Hero.
use-low-defence-often = When you deploy high you have nothing lower left.
do-low-defence-often = Deploy by what the attack can be, not by what is cheapest.
use-low-defence-seldom = After one attack your defence is spent: the second comes through.
do-low-defence-seldom = Meet a weak attack with a weak card.
use-give-low-often = The taker knows that the rest of your hand is better.
do-give-low-often = Give a middling card when your hand is strong.
use-give-low-seldom = An attack on you pays better than on others.
do-give-low-seldom = Give the card that you can use least.
use-give-attacks-often = What you keep are walls: your left neighbour is safe for a while.
do-give-attacks-often = Give a defence away when you hold two.
use-give-attacks-seldom = You still hold your attacks: the House on your left keeps its defence.
do-give-attacks-seldom = Give an attack that is too weak for the wall before you.
use-pay-attacks-often = After you paid, no attack of yours is near.
do-pay-attacks-often = Pay with whatever the table makes useless.
use-pay-attacks-seldom = What you paid were defences: the next attack on you meets few.
do-pay-attacks-seldom = Pay with an attack that is too weak by now.
use-sacrifice-often = Who attacks you brings your wall down cheaply.
do-sacrifice-often = Keep the wall while you can spare the cards.
use-sacrifice-seldom = An attack on you is sure of its loot.
do-sacrifice-seldom = Give the wall up when your hand is worth more.

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

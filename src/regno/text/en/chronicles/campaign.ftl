stage-setup = { $game }: setting up
stage-play = { $game }: in play
stage-ties = { $game }: breaking ties
stage-token = { $game }: a Crest token to choose
stage-over = The campaign is over
not-now = this cannot be done now ({ $now })
section-campaign-setup = Rulebook, campaign: setting up the campaign
section-chapter-setup = Rulebook, campaign: setting up the chapters, point { $point }
section-objectives = Rulebook, campaign: gaining Tomes, objectives
section-victories = Rulebook, campaign: gaining Tomes, victories
section-base-game = Rulebook of { $game }: final score

rule-objective-tie = Two players fulfil an objective at the same moment. Who takes the Tome?
rule-objective-tie-turn-order = Of several who fulfil an objective together, the nearest in turn order takes the Tome, counting from the player whose turn it is.
rule-objective-tie-table = Of several who fulfil an objective together, the table names the one who takes the Tome.
rule-objective-moment = When does an objective count as fulfilled?
rule-objective-moment-instant = An objective counts the instant it is true; the table declares it.
rule-objective-moment-turn-end = An objective counts if it is still true at the end of the turn.
rule-latest-turn = A tie that the base game cannot break goes to the player whose last turn came latest. How is that seen?
rule-latest-turn-time = The latest turn is the latest in time, as it happened at the table.
rule-latest-turn-seat = The latest turn is that of the last seat, counted from the first player.
rule-silver-victory = Do face-down Victory Tomes count for the Silver of those behind?
rule-silver-victory-counted = For the Silver of those behind, face-down Victory Tomes count as Tomes.
rule-silver-victory-not-counted = For the Silver of those behind, face-down Victory Tomes do not count.
rule-silver-token-tome = A Crest Tome is won through a token at the end of a game. Does it count for the Silver of the next?
rule-silver-token-tome-at-once = A Crest Tome won through a token counts at once.
rule-silver-token-tome-later = A Crest Tome won through a token counts only from the game after the next.

first-known = the first player is already known: { $player }
first-unknown = the first player is not known yet: draw or name the first player before
ask-first = Who begins? If you do not say, lots are drawn.
step-first = Draw lots for the first player of Architects.
why-first = The first game begins with a random player; later ones depend on who won.
did-first = { $player } is the first player of Architects.
ask-tomes = Which three Tomes lie face up? If you do not say, the program draws.
ask-tomes-met = Which of your typed Tomes lie face up? The others are typed when somebody claims them.
tomes-unseen = { $count ->
    [one] 1 not typed yet
   *[other] { $count } not typed yet
}
tome-unseen = say first what this Tome says: its Crests count at once
step-lay-out = When { $game } is set up, lay out its Tomes: three face up on the Tome board, three face down beside it.
why-lay-out = Once the game is set up, its six Tomes are shuffled. Three are open objectives; the other three, unseen, are the Victory Tomes. From the second game on, each player then takes 1 Silver for every Tome fewer than the leader has.
did-lay-out = The Tomes of { $game } are laid out: { $tomes }. Three Victory Tomes lie face down beside the board.
did-pass-marker = { $winner } passes the First Player marker to the left: { $first } begins.
did-silver = { $player } takes { $silver } extra Silver.
silver-of = { $player } { $silver }

list-boards = Put the two Tome boards beside the table.
list-boards-why = They hold the Tomes and Crests of the whole campaign.
list-crests = Put the three Crest tokens on their spaces, and under each its Crest Tome with the face that asks { $need } Crests.
list-crests-why = A Crest Tome goes to the first player with 3 Crests of its type, 4 in a campaign of two.
list-crest-names = Agree which of the three Crests of your box stands for each of these: { $crests }.
list-crest-names-why = The Crests of your box are not typed yet, so Regno calls them by the names and pictures of its own.
list-first-player = Draw lots for the first player of Architects.
list-first-player-why = The first game begins with a random player.
list-no-characters = Set Architects up by its own rules, without the Characters variant.
list-no-characters-why = In the campaign all start alike.
list-free-apprentice = In reverse turn order each player hires one face-up Apprentice for free; refill only after all have chosen, and move Virtue where the card says so.
list-free-apprentice-why = The last player chooses first, and nobody sees new Apprentices before all have one.
list-then-buildings = Only now draw the starting Buildings.
list-then-buildings-why = The Apprentices are chosen before anyone knows their own Buildings.
list-box = Put the Tomes of { $game } that nobody took back into the box. Crest Tomes stay.
list-box-why = Objectives end with their game; Crest Tomes can be won all through the campaign.
list-marker = { $winner } holds the First Player marker while the game is set up.
list-marker-why = The winner of the last game drafts Townsfolk last and plays last.
list-base-setup = Set { $game } up by its own rules.
list-base-setup-why = The campaign changes nothing else in it.
list-extra-paladins = If you like, shuffle this box's extra Townsfolk among those of Paladins.
list-extra-paladins-why = They suit any game of Paladins. Whoever keeps one is paid at its moment: the Noble after a King's Favour, the Swindler after a Debt.
list-extra-viscounts = If you like, add this box's six Heroes to those of Viscounts.
list-extra-viscounts-why = Caroline, Larena, Samson, Gisela, Hugo and Walaric suit any game of Viscounts; a Hero acts when played, while on the board or when dropped off.
list-advantage = { $player } owns { $tome }: { $advantage }
list-advantage-why = A Tome helps its owner in later games.
list-pass-marker = { $winner } passes the First Player marker to the left: { $first } begins.
list-pass-marker-why = Passed on when the set-up is complete, it makes the last winner the last to play.
list-tomes = Last of all, lay out the Tomes of { $game }: three face up, three face down.
list-tomes-why = The open ones are objectives, the others Victory Tomes.
list-silver = Take the extra Silver: { $silver }.
list-silver-why = 1 Silver for each Tome fewer than the leader, beside the Silver of the normal set-up.

no-tomes-left = no Tome is left on the board: all three of this game are claimed
tome-objective = { $tome }: { $objective }
tome-nameless = { $objective }
ask-tome = Which Tome?
ask-claimers = Who fulfilled it? Name several only if it was at the same moment.
ask-active = Whose turn is it? Needed only when several players are named.
active-missing = several players claim at once, so say whose turn it is
step-claim = A player who fulfils an objective takes its Tome.
why-claim = Only the first to fulfil a displayed objective takes that Tome, face up, and keeps it for the whole campaign.
did-claim = { $player } claims { $tome }
did-claim-nameless = { $player } claims a Tome. { $tome }
did-claim-together = { $players } fulfilled it at the same moment. It was { $active }'s turn, and { $winner } is the nearest in turn order.
did-crest-tome = { $player } has { $need } Crests of the type { $crest } and takes its Crest Tome.
tome-of = { $player }'s { $tome }
tome-used = { $player }'s { $tome }, used
no-advantages = nobody has a Tome whose advantage helps in this game
ask-used = Which Tome?
step-use = Mark the advantage of a Tome as used in this game, or as not used yet.
why-use = It is then no longer recalled until the next game.
did-use = { $player } has used { $tome }.
did-not-use = { $player } has not used { $tome } yet.
reminder = { $tome }: { $advantage }

ask-sheet-player = Whose sheet?
step-sheet = Fill in a player's score sheet of { $game }.
why-sheet = The program adds it up and keeps a line for each point. You may also add up yourselves and enter only the sums.
did-sheet = { $player }'s sheet gives { $points } VP.
ask-points = How many VP has each player?
step-scores = Enter the final scores of { $game }: this ends the game.
why-scores = A lead of { $margin } VP or more is a major victory: 3 Victory Tomes for the first, a Crest token for the second. Otherwise it is a minor one: 2 and 1 Victory Tomes, and a token for the third.
claims-first = Tomes can be claimed until the scores are entered: first claim what was fulfilled.
score-of = { $player }: { $points } VP
did-scores = { $game } has ended.
step-tie = Break the tie.
why-tie = Ties for the first three places are broken as the game itself does, and if that fails in favour of the player whose turn came latest.
ask-tie-virtue = The Virtue of each tied player?
ask-tie-silver = The Silver of each tied player?
ask-tie-rulebook = The value that the rulebook of Paladins compares, for each tied player (the higher wins; equal values if it does not decide)?
ask-tie-goods = Silver and resources together of each tied player?
ask-tie-latest = The tied players in the order of their last turns, the latest first ({ $when })?
latest-architects = who placed the last Worker of the game
latest-paladins = who passed later in round 7
latest-viscounts = who played later in the last round
tie-left = There is a tie to break between { $players }.
tie-way = The tie is broken by { $by }; if that is equal too, by { $then }.
tie-way-last = The tie is broken by { $by }.
by-virtue = Virtue
by-silver = Silver
by-rulebook = what the rulebook of Paladins compares
by-goods = Silver and resources together
by-latest = the latest turn
did-tie = { $count ->
    [one] { $players } is ahead by { $by }
   *[other] { $players } are ahead by { $by }
}: { $values }.
tie-of-several = more than two are tied: enter the values of all
equal = equal
step-tie-more = { $players } are level. { $question }
who-more-virtue = Who has more Virtue?
who-more-silver = Who has more Silver?
who-more-rulebook = Who has more of what the rulebook of Paladins compares?
who-more-goods = Who has more Silver and resources together?
who-more-latest = Whose last turn came later ({ $when })?
did-tie-more = { $player } is ahead by { $by }.
did-tie-equal = They are equal in this too: { $by }.
did-tie-latest = { $player } wins the tie: that turn came latest.
value-of = { $player } { $value }
did-major = { $player } wins by { $lead } VP: a major victory, which takes { $margin } or more.
did-minor = { $player } wins by { $lead } VP: a minor victory, less than the { $margin } of a major one.
did-tied = { $player } wins after a tie: a minor victory.
did-victory-tomes = { $player } takes { $count ->
    [one] 1 Victory Tome
   *[other] { $count } Victory Tomes
}, face down.
token-due = { $player } chooses a Crest token.
no-token = there is no Crest token to choose
step-token = { $player } chooses a Crest token.
why-token = The second of a major victory, or the third of a minor one, takes one of the tokens still on the board.
token-counts = The token is a Crest from now on and can win a Crest Tome at once.
ask-token = Which Crest?
did-token = { $player } takes the Crest token { $crest }.
did-close = { $game } is closed. Next: { $next }.

position-tome = Face up: { $tome }
position-tome-crests = Face up: { $tome } (Crests: { $crests })
position-tokens = Crest tokens left: { $crests }
position-player = { $player }: { $count ->
    [one] 1 Tome
   *[other] { $count } Tomes
}, face down { $hidden }; face up: { $names }; Crests: { $crests }
crest-count = { $crest } { $count }

final-count = { $player }: { $count ->
    [one] 1 Tome
   *[other] { $count } Tomes
}
did-win = { $players } wins the campaign with { $count ->
    [one] 1 Tome
   *[other] { $count } Tomes
} ({ $how }).
did-shared = { $players } share the victory with { $count } Tomes each ({ $how }).
decided-tomes = most Tomes
decided-victory-tomes = equal Tomes, most Victory Tomes
decided-points = equal Tomes and Victory Tomes, most VP in Viscounts
decided-nothing = equal in Tomes, in Victory Tomes and in VP of Viscounts
sheet-tomes = Tomes
sheet-game = { $game }: final score
line-tome = { $tome } (objective of { $game })
line-crest-tome = Crest Tome { $crest }
line-major = Victory Tomes of { $game } (place { $place }, major victory)
line-minor = Victory Tomes of { $game } (place { $place }, minor victory)

unknown-fact = unknown fact "{ $name }": known are { $known }
wrong-position = { $name } cannot be "{ $value }": { $allowed }
allowed-results = give at most three finished games, in the order Architects, Paladins, Viscounts, each with points
ask-ranking = The players from first to last?
allowed-ranking = the players must be listed by falling points
ranking-tied = points are equal in { $game }, so say who ranks before whom
allowed-tomes = give for each player a list of Tome ids
allowed-players = choose among { $players }
claimed-twice = { $tome } is claimed twice: a Tome has one owner
too-many-tomes = { $count } Tomes of { $game } are claimed: at most { $most } lie open in a game
ask-holder = Who holds it?
allowed-left = the player on the left of the last winner begins, { $player }
allowed-holders = give a player for some of { $crests }
allowed-tokens = by the results told, tokens went to: { $players }
allowed-crest-tome = the Crest Tome { $crest } is with a player who has { $need } of its Crests; those are: { $players }
allowed-nothing = no game is in play in this position

# What a link shows before it is opened.

home = Proelio, siege and bluff
home-line = Play with friends or bots: no account, nothing to install
foot = a card game of siege and bluff
invites = { $host } keeps you a seat
waits = A table waits for you
plays = { $people ->
    [nobody] Bots at play
   *[other] { $people } at play
}
played = { $people ->
    [nobody] A game of bots
   *[other] A game of { $people }
}
you = you?
moment = The cards are dealt
moment-line = { $edition }, round { $round }
moment-foot = look where the game turned
chronicle = A chronicle
chronicle-line = The Baron against a real table: his moves, the ledger, the scores
chronicle-foot = a chronicle kept at a real table
picture = { $headline }. { $line }
wall = wall { $value }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

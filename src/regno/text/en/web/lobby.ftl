### The lobby in the browser, one's own games, the invitation.

title = Proelio: the lobby
unreachable = No connection. Trying again…
guest = Guest
say = A card game of siege and bluff. Fortify your House, and bring down the one on your left.
play-what = Three bots, ten minutes, nothing to set up.
play-now = Play now
dealing = Dealing…
dealing-long = Still dealing: the server is waking a bot.
level = Bots play like a
level-about = { $name }: { $about }.
bots-rated = Bots
bot-rated = { $name } ({ $rating })
lesson = New here? Learn by playing
scene = Three strong, or nothing but a bluff?
scene-label = { $house } has laid a card face down before your Palisades. It may be an attack of three, or a bluff.

## One's own games.

mine = Continue
all-games = { $count ->
    [one] my one game
   *[other] all { $count } games
}
game = { $houses } Houses
against = { $level ->
    [random] { $count ->
        [one] Against a Jester
       *[other] Against { $count } Jesters
    }
    [steward] { $count ->
        [one] Against a Steward
       *[other] Against { $count } Stewards
    }
    [warlord] { $count ->
        [one] Against a Warlord
       *[other] Against { $count } Warlords
    }
    [sovereign] { $count ->
        [one] Against a Sovereign
       *[other] Against { $count } Sovereigns
    }
    [champion] { $count ->
        [one] Against a Champion
       *[other] Against { $count } Champions
    }
   *[mixed] { $count ->
        [one] Against a bot
       *[other] Against { $count } bots
    }
}
bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
your-choice = Your turn
invited = A seat is kept for you
gathering = Waiting for players, { $count } free
playing = { $name } is choosing
result = { $me ->
    [won] You won
   *[lost] { $count ->
        [one] { $winners } won
       *[other] { $winners } won together
    }
}{ $ending ->
    [conquest] {""} by conquest
    [alliance] {""}: the other alliance fell
    [winter] {""} on points
   *[other] {""}
}
result-nobody = Nobody won
result-stopped = Ended early, without a winner
resume = Resume
open = Open
review = Review

## The Chronicles.

chronicle = Chronicles
chronicle-of = { $kind ->
    [campaign] Campaign
    [architects] Chronicle of Architects
    [paladins] Chronicle of Paladins
   *[viscounts] Chronicle of Viscounts
}
chronicle-new = Chronicles of the Western Kingdom
chronicle-what = A campaign and three scenarios for the boxes on your own table: Regno plays the Baron.

## Tables that wait, and the game in a minute.

tables = Open tables
waiting = { $count ->
    [one] 1 waits
   *[other] { $count } wait
}
filter = Which tables
filter-all = All
filter-people = With people
filter-unclocked = No clock
table-of = { $name }'s table
chair-free = { $house }: free chair
free = { $count } free
join = Join
tables-none = No table is waiting. Set one, and send its link.
tables-other = No table like this is waiting.
minute = The game in a minute
minute-fall = Stay standing
    .what = A House with no card in hand and no Fortification falls. The first fall ends the game.
minute-turn = One Action a turn
    .what = Draw, raise your Fortification, play a card, or attack the House on your left.
minute-attack = Attacks lie face down
    .what = You defend before you see them. Bluff, and see through bluffs.
minute-winter = Winter counts points
    .what = If every House still stands when the deck has run out twice, points decide.
minute-lesson = Learn by playing
minute-rules = All the rules

## The invitation.

invites = { $host ->
    [nobody] You are invited to Proelio
   *[other] { $host } invites you to Proelio
}
invites-what = A card game of siege and bluff, about twenty minutes. No account, nothing to install.
invites-terms = { $houses } Houses{ $allied ->
    [true] {""}, Allied Houses
   *[false] {""}
}{ $guilds ->
    [true] {""}, Guilds
   *[false] {""}
}{ $merchant ->
    [true] {""}, Merchant
   *[false] {""}
}, { $clock }
invites-rules = Rules of this table

## Setting a table.

set = Set a table
set-for = for friends
edition = Edition
houses = Houses
mode-guilds = Guilds
about-guilds = Each House has a Perk for one use a game.
mode-merchant = Merchant
about-merchant = He walks round and sells discards, 2 for 1.
mode-allied = Allied Houses
about-allied = Two against two, allies sit opposite.
mode-not-here = This edition does not have it.
allied-four = Allied Houses needs exactly four Houses.
merchant-allied = The Merchant does not come to Allied Houses.
listed = Visible to all
handover = Others may step in
about-handover = Whoever has the link may take the seat of a person who left.
about-listed = Listed here; otherwise only your link leads in.
chairs = Chairs
ratings-about = The number of a bot is its rating: 100 points more win 64 of a hundred games between two. With +25 it makes 25 of a hundred choices as the next level does.
who-plays = Who plays { $house }
ally = with { $house }
you = You
here = At this screen
open-chair = Open chair
clock = Clock
clock-none = no clock
clock-name = { $unit ->
    [days] { $count ->
        [one] a day
       *[other] { $count } days
    }
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
}{ $per ->
    [game] {""} a game
   *[move] {""} a move
}
your-name = Your name
house-rules = House rules
changed = { $count ->
    [0] none changed
   *[other] { $count } changed
}
printed = (as printed)
make = Set the table

### The lobby in the browser.

title = Proelio
unreachable = The server cannot be reached. Trying again…
guest = Guest
play-title = Play now against bots
play-what = Three bots, four Houses, about ten minutes. Nothing to set up.
play-now = Play now
level = Bots play like a
level-about = { $name }: { $about }.
bot = Bot, { $name }
lesson = New here? Learn it by playing, in ten minutes
mine = Continue your games
mine-none = None yet.
game = { $houses } Houses
your-choice = Your choice
game-over = Over
gathering = People gather
playing = Others are choosing
resume = Resume
open = Open
tables = Open tables
waiting = { $count } waiting
filter = Which tables
filter-all = All
filter-people = With people
filter-unclocked = No clock
chair-free = { $house }: free chair
free = { $count } free
join = Join
tables-none = No table is waiting for people. Set one, and send its link to friends.
minute = The game in a minute
minute-fall = You lead a House. It falls when it has neither a card in hand nor a Fortification, and the first fall ends the game.
minute-turn = A turn is one Action: draw, raise your wall, play a card, or lay an attack before the House on your left.
minute-attack = Attacks lie face down for a round, and are met before they are seen: bluff, and see through bluffs.
minute-winter = If Winter comes and every House still stands, points decide.
minute-lesson = First lesson
minute-rules = All the rules
set = Set a table
edition = Edition
houses = Houses
mode-guilds = Guilds
mode-merchant = Merchant
mode-allied = Allied Houses
mode-not-here = This edition does not have it.
allied-four = Allied Houses are four.
merchant-allied = The Merchant does not come to Allied Houses.
listed = Listed publicly
chairs = Chairs
who-plays = Who plays { $house }
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

### The deal of the day.

title = Deal of the day
lead = One deal for everybody, against three { $level }s. Play it from every seat.
won-as = You won as { $house }
shared-as = You shared the victory as { $house }
lost-as = You played as { $house }
in-round = Round { $round }. { $how }
helped = with moves taken back
play-as = Play it as { $house }
play = Play
go-on = Go on
all-played = You have played every seat. The next deal comes soon.
replay = Replay
try = What if?
share = Share
copied = Copied
share-title = The deal of the day
share-text = Deal of the day, { $day }: { $won } of { $played } seats won
next-in = Next deal in { $hours } h { $minutes } min.
name-shown = Your name is shown to others.
name-hidden = Your name is not shown.
name-show = Show it
name-hide = Hide it
nobody-name = Somebody
each-seat = From each seat
bots-games = { $games ->
    [one] bots: { $games } game a seat
   *[other] bots: { $games } games a seat
}
measuring = the bots still play
wins = Wins from this seat
you = You
you-won = won
you-shared = shared
you-lost = lost
people = People here
people-of = { $won } of { $games }
people-hidden = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ended = When it ended, as { $house }
ended-by = by round
as-table = As a table
as-drawing = As a drawing
won = won
other-won = another House won
round = Round
games = Games
bar = Round { $round }: { $won } won, { $lost } lost
others = Others on this server
player = Player
result = Result as { $house }
row-you = you
hidden = Hidden until you have played the seat yourself. Then the moves of others are open too.
nobody = Nobody else has played this seat yet.
loading = Dealing ...
seat-share = { $who }, { $house }: { $percent } percent of { $games } games

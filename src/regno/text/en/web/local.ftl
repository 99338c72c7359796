### Games in this browser alone, without a connection.

play = Play without a connection
what = Fetches the game into this browser once{ $megabytes ->
    [0] {""}
   *[other] , { $megabytes } MB
}. Then it deals on a plane too.
what-kept = Plays in this browser alone, against Jesters and Stewards.
fetching = Fetching the game, { $percent } %
starting = Starting the game…
away = The game was not fetched before the connection was lost.
busy = A game without a connection is open in another window. Close that one first.
broken = This browser could not start the game. Load the page again.
waking = The game is starting in this browser…
stopped = The game in this browser has stopped. Trying again…
here = in this browser
taken = { $count ->
    [one] A game that you played without a connection is among your games on the server now.
   *[other] { $count } games that you played without a connection are among your games on the server now.
}
no-hint = Hints need the server.

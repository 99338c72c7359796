## regno gauntlet

word-agent = AGENT
gauntlet-agent = who plays: LEVEL:SIMULATIONS, sovereign-policy, veteran, policy:FILE, python:MODULE:NAME, pettingzoo:MODULE:NAME, openspiel:MODULE:NAME, command:PROGRAM, ws://ADDRESS, mcp
gauntlet-file = keep the games in a file, and go on with those it has
gauntlet-deals = at most so many deals against each opponent; each is played from every seat
gauntlet-seconds = how long an agent outside may take for an answer
gauntlet-workers = how many processes play; an agent outside has one
gauntlet-respond = train a best responder against a policy for so many updates, and print what it wins
gauntlet-check = repeat every game of a file, and print its figures
gauntlet-board = print the leaderboard of some files
gauntlet-into = write the leaderboard into this page, between its marks

title = { $agent }: { $games } games
line = { $table }, against { $player }: { $share }% of the victories, 95% between { $low } and { $high } (par { $par }), { $games } games
line-responds = { $table }, { $player } against it in all other seats: { $share }%, 95% between { $low } and { $high } (par { $par }), { $games } games
rating = Rating { $rating } ± { $doubt }; the Steward has 1500.
exploitability = It gives away at least { $points } points of a hundred to { $player }.
conduct = { $choices } choices, { $illegal } of them no legal move; { $milliseconds } ms a choice.
kept = The games are in { $file }; regno gauntlet --check repeats them.
checked = All { $games } games of { $agent } were repeated and are as the file says; { $replayed ->
    [0] every choice was made again.
   *[other] { $replayed } choices of the agent were replayed, for it is not here.
}
response = A responder trained for { $updates } updates wins { $share }% against { $agent } in all other seats, 95% between { $low } and { $high } (par { $par }), { $games } games: it gives away at least { $points } points of a hundred.

## The leaderboard

board-title = Course { $course }. Rating with its 95% interval; the lowest share of any pairing in parts of par; points of a hundred that it surely gives away, and to whom; milliseconds a choice on the machine of the run; the beginning of the file's SHA-256.
board-agent = Agent
board-rating = Rating
board-worst = Worst pairing
board-exploited = Gives away
board-games = Games
board-illegal = Illegal
board-time = ms a choice
board-file = Run

## What can be wrong.

unknown-agent = there is no agent "{ $words }": expected one of LEVEL:SIMULATIONS, sovereign-policy, veteran, policy:FILE, python:MODULE:NAME, pettingzoo:MODULE:NAME, openspiel:MODULE:NAME, command:PROGRAM, ws://ADDRESS, mcp
no-simulations = say how many simulations { $level } makes, such as { $level }:500: with a time no game could be repeated
no-file = { $file } cannot be read ({ $fault }): name another file
cannot-start = the agent cannot be started with "{ $command }" ({ $fault }): name a program that can
not-there = no agent listens at { $address }: start it first, or name another address
hung-up = the agent at { $address } closed the connection; the games before are kept, and the same command goes on
hangs = the agent has not answered for { $seconds } seconds: make it faster, or give it more with --seconds; the games before are kept
crashed = the agent ended with status { $status } and said "{ $words }"; the games before are kept, and the same command goes on
floods = the agent wrote more than { $letters } letters in a line, or { $lines } lines that nobody asked for: one answer a line is expected
no-answer = the agent wrote "{ $line }", which is no answer: expected one JSON object with id and move
wrong-id = the agent answered question { $found }, but was asked { $wanted }: repeat the id of the question
illegal = { $count } of { $asked } answers in one game named no legal move: answer with one of own.legal
other-run = { $file } holds another run, or one of another version: name a new file, or give the same agent, seed and deals
broken-run = line { $line } of { $file } is no game of the Gauntlet: take the line out, and the game is played again
run-not-kept = { $file } cannot be written ({ $fault }): the games before are kept; give the same command again to go on
no-run = { $file } is no run of the Gauntlet: name a file that regno gauntlet --file has written
other-version = { $file } was made with { $name } { $found }, and here it is { $ours }: check it with the same version of Regno
no-such-choice = game { $game } of pairing { $pairing } has no legal choice { $choice }: the file was altered, or is of another version
differs = game { $game } of pairing { $pairing } came out otherwise from choice { $choice } on: the file was altered, or is of another version
unfinished = { $file } has { $done } of { $all } games: go on with the same command first
no-marks = the page has no place for the leaderboard: it needs the lines { $begin } and { $end }

regno = Regno: Proelio and the Chronicles at your table. An unofficial work.
flag-version = print the version and leave
flag-lang = the language to speak: en or it
command-play = play Proelio in this terminal against simple bots
command-editions = list the rulebooks, show one, or check a file of your own
command-position = read a position, play moves in it, print what follows
command-sim = play many games at once and count what happens
command-replay = print a Record move by move
command-chronicle = keep a campaign's ledger, or let the Baron play a scenario

## argparse's own sentences; it fills in "%s" and its kin.

argparse-usage = usage:{" "}
argparse-options = options
argparse-arguments = arguments
argparse-help = show this help and leave
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = unknown words: %s
argparse-required = missing: %s
argparse-one = a value must follow
argparse-one-or-more = at least one value must follow
argparse-choice = %(value)r is none of %(choices)s
argparse-number = %(value)r is not a whole number
argparse-ambiguous = %(option)s may mean %(matches)s
argparse-explicit = it takes no value, but was given %r

## Words that stand for others in the help.

word-command = COMMAND
word-edition = EDITION
word-file = FILE
word-name = NAME
word-names = NAMES
word-number = NUMBER
word-option = NAME=VALUE

## What several commands take.

flag-edition = a rulebook (v082, ga, it111, en111) or a file of your own
flag-houses = how many Houses play, 3 to 6
flag-guilds = with the Guilds
flag-merchant = with the Merchant
flag-allied = Allied Houses: two against two
flag-option = a house rule, name=value; may be repeated
flag-seed = the number from which chance is answered
flag-json = print one JSON object

position-text = the position: key=value words, see the documentation
position-moves = moves to play, parted by semicolons; =card answers chance
position-decision = to choose: { $who } ({ $kind }). Allowed:
position-over = over: { $ending }, winners { $winners }

## regno editions

editions-name = a rulebook to show, or a file to check
editions-default = (the usual one)
editions-whole = { $file } is whole: { $title }.
editions-source = Source: { $source }
editions-language = Language: { $language ->
    [it] Italian
   *[en] English
}
editions-modes = Modes: { $modes }
editions-mode-houses = 3 to 6 Houses
editions-mode-guilds = Guilds
editions-mode-merchant = Merchant
editions-mode-allied = Allied Houses
editions-cards = Cards: { $base } Base and { $imperial } Imperial
editions-box = Printed on the box: { $what ->
    [base] { $count } Base cards
    [imperial] { $count } Imperial cards
    [others] of these, { $count } are Guilds, Merchant and Seasons
   *[cards] { $count } cards in all
}
editions-basis = { $basis ->
    [read] read
   *[reconstructed] reconstructed
}
editions-options = Options, each with its value here:

## regno sim

sim-players = who plays: one name for all, or one for each House, parted by commas ({ $known })
sim-games = how many games
sim-done = { $games } games, { $decisions } decisions in { $seconds } seconds.
sim-length = A game takes { $turns } turns and { $moves } moves on average.
sim-wins = Wins by House: { $wins }
sim-win = { $house } { $wins }
sim-endings = Endings: { $endings }
sim-ending = { $ending ->
    [conquest] conquest
    [winter] Winter
    [alliance] alliance
    [cap] turn cap
   *[draw] draw
} { $count }
wrong-players = { $flag } gives { $given } names, but { $wanted } are needed: say one for all, or { $wanted } parted by commas

## regno replay

replay-file = the Record to print; - reads it from the input
replay-at = stop after so many moves and show the table
replay-title = { $title }: { $houses } Houses, { $moves } moves

## regno play

play-seat = your seat, 0 for the first; turns run upwards
play-bots = who plays the others: one name for all, or one each, parted by commas ({ $known })
play-save = the file to keep the game in
play-resume = go on with a saved game; without FILE, the last unfinished one
resume-has-table = { $flag } does not go with --resume: the table comes from the saved game

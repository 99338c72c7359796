regno = Regno: Proelio and the Chronicles at your table. An unofficial work.
flag-version = print the version and leave
flag-lang = the language to speak: en or it
command-play = play Proelio in this terminal against simple bots
command-editions = list the rulebooks, show one, or check a file of your own
command-position = read a position, play moves in it, print what follows
command-sim = play many games at once and count what happens
command-replay = print a Record move by move
command-chronicle = keep a campaign's ledger, or let the Baron play a scenario

flag-edition = a rulebook (v082, ga, it111, en111) or a file of your own
flag-option = a house rule, name=value; may be repeated
flag-seed = the number from which chance is answered
flag-json = print one JSON object
position-text = the position: key=value words, see the documentation
position-moves = moves to play, parted by semicolons; =card answers chance
position-decision = to choose: { $who } ({ $kind }). Allowed:
position-over = over: { $ending }, winners { $winners }

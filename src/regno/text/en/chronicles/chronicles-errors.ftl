wrong-fact = { $name } cannot be "{ $value }": { $allowed }
not-possible = "{ $value }" is not possible: { $allowed }
not-possible-for = { $key }: "{ $value }" is not possible, { $allowed }
allowed-so-many = { $high ->
    [one] choose just one
   *[other] choose { $high } different ones
} of { $choices }
missing-number-of = a number for { $key } is still missing
still-open = this is still open: { $question }
allowed-one = choose one of { $choices }
allowed-none = there is nothing to choose from now
allowed-several = choose { $low ->
    [0] up to { $high } different
   *[other] from { $low } to { $high } different
} of { $choices }
allowed-number = it must be a whole number from { $low } to { $high }
allowed-numbers = it must give a number for { $keys }
allowed-each = it must give a choice for at least one of { $keys }
allowed-text = it must be 1 to { $longest } characters of text
allowed-values = it must be a list of whole numbers from -99 to 99
choice = { $id } ({ $name })
missing-number = { $name } lacks a number for { $key }
unknown-argument = there is no fact "{ $name }" here: expected { $known }
no-facts = none
missing-argument = { $name } is missing: { $question }
unknown-kind = unknown kind of chronicle "{ $name }": expected one of { $known }
unknown-command = unknown command "{ $name }": expected one of { $known }
impossible-draw = the log draws "{ $card }", which cannot be drawn here
missing-draw = the log lacks a draw
unseen-draw = Regno cannot draw here: some cards of your box are not typed yet. Say which card lies on your table
not-foretold = what the program draws is known only once the step is done
wrong-format = this chronicle has format { $format }; this program reads format { $known }
wrong-header = the head of the chronicle has no good "{ $key }"
no-replay = command { $number }, "{ $name }", does not fit what comes before it: { $why }
nothing-to-undo = { $most ->
    [0] nothing can be undone: the log is empty
   *[other] { $count } steps cannot be undone: choose from 1 to { $most }
}
nothing-to-redo = { $most ->
    [0] nothing can be redone: no step was undone
   *[other] { $count } steps cannot be redone: choose from 1 to { $most }
}
damage-line = line { $line } is damaged or does not follow the line above it
damage-cut = line { $line } is cut short
damage-empty = the file holds no chronicle: its first line is missing
never-opens = this is no chronicle that Regno has written: it does not open
no-chronicles = there is no chronicle "{ $id }", nor any other yet: "regno chronicle new" begins one
unknown-chronicle = there is no chronicle "{ $id }" among those kept: { $known }
changed-meanwhile = chronicle "{ $id }" was changed from elsewhere in the meantime; nothing was written, look again and repeat
wrong-figure = { $name } has { $length } values, not { $count }
players-missing = the players are missing: give { $low } to { $high } names in seat order, clockwise
players-wrong = "{ $value }" cannot be the players: give { $low } to { $high } names in seat order, clockwise
players-count = { $count ->
    [one] there is 1 player
   *[other] there are { $count } players
}, and { $low } to { $high } can play
players-same = two players are called { $name }: give each their own name
facts-unreadable = { $file } cannot be read: give the path of a text file
facts-broken = { $file }, line { $line }: neither good JSON nor good TOML; a .toml file is read as TOML, any other as JSON
facts-no-table = { $file } must hold one table of facts
facts-word = "{ $word }" is no fact: write name=value, name.key=value, or one JSON object
cannot-write = { $file } cannot be written ({ $why }): choose another place
pack-missing = which pack? give its id or the path of its file
file-trouble = { $file } cannot be read or written ({ $why }): free some space, or choose another folder with --data
file-trouble-page = the disk of the server failed, so nothing was changed: try again later
no-such-step = there is no step { $number }: the log has { $most }
revise-revised = step { $number } is itself a correction: undo it, or correct the step that it corrected
no-form = step { $number } cannot be corrected as things stand: correct an earlier one, or undo it

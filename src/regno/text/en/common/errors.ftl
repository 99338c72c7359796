usage = { $message } ({ $usage })
unknown-language = unknown language "{ $value }": expected one of { $known }
file-trouble = { $file }: { $fault }
output-trouble = the answer cannot be written: { $fault }
unreadable-file = cannot read { $file }: { $fault ->
    [missing] there is no such file
    [folder] it is a folder
    [closed] it may not be opened
    [letters] it is not UTF-8 text
   *[other] the system refuses
}

unreadable-move = "{ $text }" is no answer to the present choice ({ $kind }): say for example { $examples }
illegal-move = "{ $move }" is not allowed now: { $why }

unknown-option = unknown option "{ $name }": expected one of { $known }
bad-option-value = option { $name } cannot be "{ $value }": expected { $expected }
option-without-value = option "{ $text }" has no value: write name=value
bad-houses = { $value } Houses cannot play: expected 3 to 6
no-such-seat = there is no seat { $seat }: the last is { $last }, and { $public } is a spectator's
mode-not-in-edition = edition { $edition } has no { $mode ->
    [guilds] Guilds: leave them out, or choose one of { $known }
    [merchant] Merchant: leave him out, or choose one of { $known }
   *[other] Allied Houses: play without them
}
allied-needs-four = Allied Houses are played by 4 Houses, not by { $value }
merchant-when-allied = the Merchant does not visit Allied Houses: leave him out
seasons-when-allied = Allied Houses are played without Seasons: leave seasons=yes out

unknown-edition = unknown edition "{ $name }": expected one of { $known }, or the path of a .toml file
edition-toml = { $file } { $why ->
    [size] is too long for an edition: it may have 1,000,000 letters
    [key] has a key with too many parts at line { $line }: eight are enough
    [depth] has lists and tables too deep within each other
   *[syntax] is not TOML: { $fault }
}
edition-value = { $file }: { $key } is { $value }, expected { $expected }
edition-missing = { $file }: { $key } is missing, expected { $expected }
edition-key = { $file }: unknown key { $key } (= { $value }), expected one of { $known }
edition-total = { $file }: { $key } says { $value }, but the cards add up to { $found }
edition-too-few = { $file }: { $value } Base cards are too few, more than { $dealt } are needed to deal six Houses (without Temporary Alliances)
draft-card = there is no card "{ $name }": expected one of { $known }
draft-count = { $value } of { $name } cannot be: expected 0 to { $most }
draft-too-few = { $value } Base cards are too few: without Temporary Alliances more than { $dealt } are needed, to deal six Houses

position-mode = { $word } does not fit
position-no-choice = at={ $moment } cannot stand so: no answer would be possible, or something it needs is missing
position-word = "{ $word }" in the position is not of the form key=value
position-twice = { $key } stands twice in the position
position-key = unknown key in "{ $word }": expected one of { $known }
position-seat = { $key } names a House that is not there: with { $houses } Houses the last is { $last }
position-card = unknown card "{ $value }" in { $key }: expected one of { $known }
position-value = { $key } cannot be "{ $value }": expected { $expected }
position-no-seasons = season={ $value } does not fit: this game is played without Seasons
position-guild-twice = { $key }={ $value }: another House already has that Guild
position-alliance-when-allied = temporary_alliance: Allied Houses are played without them, take them out of the position
position-too-many = the position names { $named } of { $card }, but { $edition } has { $there }

# Why no game comes to a position, as pages say it.
impossible-position-too-many = this position cannot be: it has { $card } ×{ $named }, { $there ->
    [0] a card that the edition does not have
   *[other] but the edition has { $there } of them
} ({ $edition })
impossible-position-mode = this position cannot be: { $why ->
    [allied-needs-four] Allied Houses are played by 4 Houses
    [merchant-when-allied] the Merchant does not visit Allied Houses
   *[mode-not-in-edition] the edition has no { $mode ->
        [guilds] Guilds
        [merchant] Merchant
       *[allied] Allied Houses
    } ({ $edition })
}
impossible-position-no-choice = this position cannot be: at the moment "at={ $moment }" nobody would have an answer, or something it needs is missing
impossible-position-no-seasons = this position cannot be: the game is played without Seasons
impossible-position-guild-twice = this position cannot be: two Houses have the same Guild ({ $guild })
impossible-position-alliance-when-allied = this position cannot be: Allied Houses play without Temporary Alliances

record-line = line { $line } of the Record
record-empty = it is empty: "{ $expected }" must stand first
record-format = "{ $found }" found where "{ $expected }" must stand first
record-rules = the Record was made under version { $found } of the rules, which cannot be replayed: this program knows { $known }
record-fact = { $word } cannot be "{ $value }": expected { $expected }
record-missing = the header has no "{ $word }"
record-edition = unknown edition "{ $name }": expected one of { $known }, or a line "cards ..." that carries it along
record-seat = "{ $who }" cannot answer here: it is for { $expected } to choose
record-after-end = the game is over, "{ $text }" comes too late
record-event = it tells "{ $found }" where "{ $expected }" follows from the move
record-of-seat = it holds only what seat { $seat } saw: it can be told with regno replay, but not played on
record-event-words = "> { $text }" is no event: five words must stand there, what happened, who, whom, card, number
record-event-word = "{ $word }" in "> { $text }" is none of { $known }
record-event-first = "{ $text }" tells an event before any move
no-world = no world fits what this seat can see: a card lies face down that nobody could have placed
too-few-games = { $games } games cannot be played side by side: 1 is the least

## what the system refuses

system-missing = there is no such file or folder
system-folder = it is a folder
system-no-folder = a part of the path is a file, not a folder
system-in-the-way = a file of that name is in the way
system-closed = it is not allowed to you
system-full = the disk is full
system-read-only = the disk can only be read
system-taken = another program listens there already
system-not-here = this machine has no such address
system-nobody-there = nobody listens there
system-no-answer = there is no answer

regno = Regno: Proelio and the Chronicles at your table. An unofficial work.
flag-version = print the version and leave
flag-lang = the language to speak: en or it
command-play = play Proelio in this terminal against bots
command-editions = list the rulebooks, show one, check a file of your own, or print the cards of one
command-position = read a position, play moves in it, print what follows
command-sim = play many games at once and count what happens
command-arena = let players meet in many games, and see who is stronger
command-gauntlet = measure any agent against frozen players at fixed tables, in a file that anybody can check
command-bench = measure how fast the engine is on this machine
command-lab = study the game: balance, and what each rule is worth
command-train = learn anew what the players that search know
command-replay = print a Record move by move
command-hint = rank the allowed moves of a position, and say what separates the best from the next
command-review = judge every decision of a Record by what its seat could know, and name mistakes and turning points
command-puzzles = find puzzles in games of self-play, solve them again, list them
command-coach = what your moves gave away, and habits by which rivals can read you
command-chronicle = keep a campaign's ledger, or let the Baron play a scenario
command-serve = open tables for people and programs, by link
command-verify = check that the cards of a finished game came as its published secret says
command-tables = list, export, import or delete the tables kept here

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
word-address = ADDRESS
word-folder = FOLDER
word-hash = HASH
word-name = NAME
word-names = NAMES
word-number = NUMBER
word-path = PATH
word-option = NAME=VALUE
word-seat = SEAT
word-subject = SUBJECT
word-text = TEXT
word-moves = MOVES
word-table-or-file = TABLE_OR_FILE

## What several commands take.

flag-edition = a rulebook ({ $known }) or a file of your own
flag-houses = how many Houses play, 3 to 6
flag-guilds = with the Guilds
flag-merchant = with the Merchant
flag-allied = Allied Houses: two against two
flag-option = a house rule, name=value; may be repeated
flag-seed = the number from which chance is answered
flag-json = print one JSON object
flag-data = the folder to keep tables in; usually the one of your data

position-text = the position: key=value words, see the documentation
position-moves = moves to play, separated by semicolons; =card answers chance
position-decision = to choose: { $who } ({ $kind }). Allowed:
position-over = over: { $ending }, winners { $winners }
position-seat = print what this seat may know, 0 for the first; public for a spectator
position-imagine = print so many worlds that could be true, as far as the seat can tell
position-worlds = Worlds that could be true:
imagine-needs-seat = --imagine needs to know whose eyes are meant: add --seat

## regno editions

editions-name = a rulebook to show, or a file to check; "print" makes sheets of the one that follows
editions-print = after "print": the rulebook or file whose cards and rules are wanted on paper
editions-one = one rulebook can be shown at a time, not { $name } and { $other } too; to print it: regno editions print { $name }
print-what = print which rulebook? { $known }, or a file of your own: regno editions print en111
print-paper = the size of the paper (default: a4)
print-language = the language of the cards (default: that of the program)
print-ink = white pictures and thin lines, to save ink
print-no-backs = no backs, for printing on one side
print-write = the PDF to write (default: a file in this folder, named after what is printed)
printed = Written to { $file }. Print it at 100 %, on both sides of the paper, turned on the long edge.
printed-fronts = Written to { $file }. Print it at 100 %, on one side of the paper.
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
editions-box = { $what ->
    [base] Printed in the rulebook: { $count } Base cards.
    [imperial] Printed in the rulebook: { $count } Imperial cards.
    [others] Worked out, not printed: { $count } of these are the Guilds, the Merchant and the Seasons card.
   *[cards] Printed in the rulebook: { $count } cards in all.
}
editions-basis = { $basis ->
    [read] read
   *[reconstructed] reconstructed
}
editions-options = Options, each with its value here:

## regno sim

sim-players = who plays: one name for all, or one for each House, separated by commas ({ $known })
sim-games = how many games
sim-plain = without the compiled engine
sim-write = write every decision of the games to this Parquet file, with what its seat knew; players: { $known }, or .npz files
engine-prepared = Preparing the engine, once: this takes half a minute.
machine-code-elsewhere = { $folder } cannot keep machine code: { $instead } does, until the system clears it. REGNO_CACHE names another folder.
engine-awaited = Another command is preparing the engine: waiting for it.
sim-done = { $games } games, { $decisions } decisions in { $seconds } seconds.
sim-written = Written to { $file } ({ $size } MB).
sim-length = A game takes { $turns } turns and { $moves } moves on average.
sim-wins = Wins by House: { $wins }
sim-win = { $house } { $wins }
sim-no-parquet = writing Parquet needs pyarrow: pip install "regno[env,lab]"
sim-endings = Endings: { $endings }
sim-ending = { $ending ->
    [conquest] conquest
    [winter] Winter
    [alliance] alliance
    [cap] turn cap
   *[draw] draw
} { $count }
wrong-players = { $flag } gives { $given } names, but { $wanted } are needed: say one for all, or { $wanted } separated by commas

## regno replay

replay-file = the Record to print; - reads it from the input
replay-at = stop after so many moves and show the table
replay-title = { $title }: { $houses } Houses, { $moves } moves
replay-seat = tell it as this seat saw it, 0 for the first; public for a spectator
replay-export = write what the seat saw into a new file, as a Record that holds nothing else
replay-seen = As { $house } (seat { $seat }) saw it.
replay-seen-public = As a spectator saw it.
replay-exported = { $file } now holds what { $seat ->
    [public] a spectator
   *[other] seat { $seat }
} saw, { $moves } moves.
replay-other-seat = this Record holds only what { $seat ->
    [public] a spectator
   *[other] seat { $seat }
} saw: --seat { $asked } cannot be told from it
export-needs-seat = --export writes what one seat saw: add --seat
export-exists = { $file } already exists: name another file

## regno play

play-seat = your seat, 0 for the first; turns run upwards
play-bots = who plays the others: one name for all, or one each, separated by commas ({ $known })
play-save = the file to keep the game in
play-resume = go on with a saved game; without FILE, the last unfinished one
resume-has-table = { $flag } does not go with --resume: the table comes from the saved game

## regno verify

verify-file = the Record of the game; - reads it from the input
verify-commitment = the hash that the table showed before the game
verify-whole = All { $answers } answers of chance among { $moves } moves are what the shuffle gives.
verify-published = Published before the game: { $commitment }. Compare it with what you saw.
verify-nonce = Seat { $seat } added: { $nonce }
verify-withheld = the person on seat { $seat } sealed a number and did not reveal it: the cards were dealt without it
verify-seed = The seed { $seed } was chosen, so nothing was published before the game.
verify-models = the file of a model trained for the edition, if the bots played by one
verify-bots = repeat every choice of the bots too, from what their seats could see
verify-preparing = Preparing the players, once; this takes about a minute ...
verify-repeated = { $level }: { $count } { $count ->
    [one] choice is what this player makes of what its seat could see
   *[other] choices are what this player makes of what its seats could see
}, with the seeds fixed before the game and the simulations noted.
verify-people = { $count ->
    [0] No seat belonged to a person.
    [one] The seat of a person: { $seats }. Whether that is so, you know yourselves.
   *[other] The seats of people: { $seats }. Whether that is so, you know yourselves.
}

## regno tables

cannot-write = cannot write { $file }: { $fault }
train-start = --start FILE names the networks that --what policy trains further (it may be left out there) or whose leaves --what leaves learns (it needs one)
gauntlet-nobody = nobody is named: say which agent plays, one of LEVEL:SIMULATIONS, sovereign-policy, veteran, policy:FILE, python:MODULE:NAME, pettingzoo:MODULE:NAME, openspiel:MODULE:NAME, command:PROGRAM, ws://ADDRESS, mcp
gauntlet-no-policy = a responder can be trained against a policy only, and "{ $agent }" is none: name sovereign-policy or policy:FILE
tables-none = No tables are kept in { $folder }: "regno serve" opens some.
tables-unreadable = cannot read { $file }: { $fault }
tables-action = list (as usual), export, import, delete, backup or restore
tables-what = the table to export or delete, the file to import, the folder to back up to or restore from
backup-no-folder = there is no folder { $folder }
backup-inside = { $folder } lies in the data folder itself: choose a place elsewhere, best on another disk
backup-in-the-way = { $folder } is not empty: name a folder that is new or empty
backup-failed = { $folder } could not be written: { $fault }
backup-database = a PostgreSQL is backed up by its own tools, such as pg_dump
tables-backup-done = Backed up { $files ->
    [one] one file
   *[other] { $files } files
}, { $kilobytes } kB.
tables-restore-done = Restored { $files ->
    [one] one file
   *[other] { $files } files
}, { $kilobytes } kB.
tables-needs = regno tables { $action } needs to know what: name { $action ->
    [import] a file
   *[other] a table
}

## regno serve

serve-host = the address to listen at; 0.0.0.0 lets others in
serve-port = the port to listen at
serve-store = the address of a PostgreSQL to keep everything in, postgresql://USER@HOST/NAME: several servers may share one (needs the extra "cluster")
serve-store-kind = --store { $address }: only PostgreSQL is known, as postgresql://USER@HOST/NAME; leave it away to keep everything in the data folder
serve-workers = how many processes serve, all on one port; more than one needs --store
serve-workers-store = several processes need a store that they can share: give --store postgresql://USER@HOST/NAME
serve-tls = serve over TLS: with a certificate and its key, as two files; without them by an authority of your own, made once and kept (needs the extra "home")
serve-tls-two = --tls takes a certificate and its key, two files, or nothing: not { $count }
serve-no-home = an authority of your own needs the extra "home": run pip install "regno[home]", or name a certificate and its key after --tls
serve-tls-made = The certificate is issued by an authority of this server's own. Open { $address }/trust once on each device: it says how to accept the authority. Its SHA-256 fingerprint:
    { $fingerprint }
serve-config = a TOML file of settings; flags and the environment (REGNO_PORT and the like) go before it
serve-check = check settings, data folder, certificate and port, print the settings and end
serve-allowed-hosts = the names by which the server is called, such as play.example.org or *.example.org; others are refused (usually any is accepted)
serve-allowed-origins = other sites whose pages may use this server, such as https://example.org
serve-trusted-proxies = addresses or networks of proxies that are believed when they tell where a visitor comes from (usually this machine's)
serve-base-path = serve everything below this path, as behind a proxy with other sites: /games/regno
serve-public-address = where people find this server, for links in mail: https://example.org
serve-smtp = the mail server by which people are called: smtp://name:password@host:587
serve-mail-from = the address that such mail comes from
serve-dask = the scheduler of a Dask cluster that plays the games of the bench
serve-daily-bots = whether bots play the deal of each day in the background, for comparison (usually yes)
serve-webhooks = whether people may be called by webhooks
serve-call-networks = private networks that webhooks and push services may be in
serve-chronicle-quota = megabytes that all chronicles and packs may take (usually 2000)
serve-chronicle-days = days after which a chronicle that nobody touches is deleted (usually never)
serve-from-flag = by a flag
serve-from-environment = by the environment
serve-from-file = by the file
serve-from-default = by default
serve-checked = All is well: the server can start like this.
config-value = { $place } cannot be { $value }: expected { $expected }
config-unreadable = { $file } cannot be read as settings in TOML: { $fault }
config-unknown = { $file } has the setting { $name }, which there is not: expected some of { $known }
serve-open = open the lobby in your browser
serve-log = how much to write to the log: error, warning, info or debug
serve-tls-file = { $file } cannot be read: { $fault }
serve-tls-pair = { $certificate } and { $key } are not a certificate and its key: give two PEM files that belong together, the key without a password
serve-no-host = nobody is called { $host }: give --host a name or an address of this machine, such as 127.0.0.1 or 0.0.0.0
serve-port-taken = port { $port } of { $host } cannot be had: { $fault }
serve-ready = Regno listens at { $address }. Tables are kept in { $folder }. Ctrl-C ends it.
serve-alone = Only this machine can open it. To let others in: --host 0.0.0.0
serve-others = Others in the house open { $address }

## regno bench

bench-subject = what to measure: engine
bench-seconds = how long to measure each rate, in seconds
bench-measuring = Measuring: { $what ->
    [compile] the first start, which takes a while, and the second
    [prepare] first the engine must be prepared, once
    [plain] plain games
    [compiled] compiled games
    [houses] three to six Houses
   *[views] plain games with everybody's view
}
bench-machine = { $processor }, { $cores } cores, { $system }; Python { $python }, Numba { $numba }, NumPy { $numpy }; load { $load }
bench-rate = { $what ->
    [plain] Plain
    [plain_knowledge] Plain, with knowledge
    [compiled] Compiled
   *[compiled_knowledge] Compiled, with knowledge
}: { $decisions } decisions and { $games } games a second on one core
bench-all-cores = On { $workers } cores: { $decisions } decisions a second
bench-bytes = State { $state } bytes, knowledge { $knowledge } bytes
bench-compile = First start { $first } s, later ones { $cached } s
bench-houses = A decision costs { $costs }
bench-cost = { $cost } ns with { $houses } Houses
bench-views = A plain move with its legal list, events and all views: { $time } µs

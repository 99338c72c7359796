action-new = begin a chronicle
action-list = list the chronicles
action-show = show a chronicle: where it stands, what to do now, the log
action-score = show the score sheets
action-do = give a command to a chronicle
action-undo = take back the last steps
action-redo = give undone steps again
action-export = write a chronicle as one file
action-import = keep a chronicle from an exported file
action-link = make a link to a chronicle for the browser
action-packs = list, check, print or export card packs
action-simulate = play random scenarios against a model of a team, to check a pack's cards
arg-scenario = one of { $known }
flag-runs = how many runs for each setting (default: 400)
flag-json = answer with one JSON object
flag-data = the data folder (else REGNO_DATA, else the system's own place)
flag-players = the players in seat order, clockwise, with commas between
flag-title = a title for the chronicle
flag-facts = a JSON or TOML file with the facts of the position to start from
flag-pack = the card pack: an id or the path of a TOML file (default: house)
flag-as-met = the box is on the table: cards that the pack lacks are told when they are met (command card)
flag-rule = a house rule and its value; may be given several times
flag-seed = a word that fixes the program's draws
flag-to = go to this step number instead of counting
arg-id = the chronicle
arg-kind = one of { $known }
arg-facts = facts of the start, as name=value or one JSON object; for Paladins level=normal, hard or impossible
arg-command = the command; "show" tells which are possible
arg-command-facts = its facts, as name=value, name.key=value or one JSON object
arg-count = how many steps
arg-export-file = the file to write (default: the output)
arg-import-file = the exported file
arg-packs = what to do with packs
arg-pack = a pack's id, or the path of its TOML file or folder
head-position = At the table
undone = Undone
redone = Done again
head-log = Latest
head-checklist = To set up
head-reminders = To remember
head-now = Now
no-chronicles = No chronicles yet: "regno chronicle new campaign --players Anna,Bruno" begins one.
list-line = { $id }  { $title }, { $where }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
sum = Sum: { $total }
second-hand = ? a figure not read in the rulebook itself; the command "figure" corrects it
exported = { $id } written to { $file }
warn-damage = { $id }: { $what }; { $whole ->
    [one] the one step before it is whole
   *[other] the { $whole } steps before it are whole
}
warn-lent = { $title }: { $lent } of { $all } cards are from Regno's cards, not from your box
pack-complete = { $kind }: complete
pack-incomplete = { $kind }: not complete
linked = Add this to the address of your server (regno serve with the same data). Whoever has it can change the chronicle.
    { $address }
word-action = ACTION
word-id = ID
word-kind = KIND
word-fact = FACT=VALUE
word-words = WORDS
word-pack = PACK
word-rule = RULE=VALUE
word-word = WORD
word-count = COUNT
word-file = FILE
word-folder = FOLDER
word-names = NAMES
word-command = COMMAND
word-number = NUMBER

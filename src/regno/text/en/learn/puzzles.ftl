### Puzzles by command: what they are about, and what can be wrong with them.

command-make = mine games of self-play for puzzles: one answer surely best, and none that a rule of thumb would give
command-check = solve every puzzle again with ten times the simulations, in worlds that no proof has used
command-list = list the puzzles that come with Regno
command-show = print one puzzle with its answers and its proof
make-out = the file to write, one puzzle a line
make-count = how many puzzles to find
word-theme = theme
make-themes = take only puzzles of these themes: { $themes }
check-file = the puzzles to solve, those of Regno if none is named
check-budget = simulations for each puzzle; ten times those of its proof if not given
check-out = write those that are not disputed to this file
flag-log = keep what was done in this file, and go on from there
show-number = the number of the puzzle
preparing = compiling what plays and judges; this is done once and takes a few minutes
progress-make = { $found } of { $wanted } puzzles, { $games } games
progress-check = { $done } of { $all } solved again, { $disputed } disputed
made = { $count } puzzles from { $games } games are in { $file }.
checked = { $count } puzzles solved again: { $same } the same, { $disputed } disputed.
disputed = Puzzle { $id } is disputed: its answer leads by { $lead }% at the least, in { $worlds } worlds.
proof = In { $worlds } worlds; solved again in { $again }, where it leads by at least { $lead }%.

unreadable = The puzzles in { $file } cannot be read: { $fault }
bad-line = Line { $line } of { $file } is no puzzle: { $fault }
bad-record = Puzzle { $id } has a Record that cannot be replayed
no-decision = Puzzle { $id } does not end where its seat must choose.
illegal-answer = Puzzle { $id } offers an answer that is not allowed: { $answer }
missing-answer = Puzzle { $id } does not judge { $count } of the allowed answers.
other-run = { $file } belongs to another run: another seed, budget or version of the rules.
broken-run = Line { $line } of { $file } is no result of a run.
cannot-write = { $file } cannot be written: { $fault }

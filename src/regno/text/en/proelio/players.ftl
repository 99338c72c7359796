## Levels, the weakest first.

level-random = Jester
level-steward = Steward
level-warlord = Warlord
level-sovereign = Sovereign
level-champion = Champion
level-between = { $lower } +{ $percent }
about-random = plays any legal move
about-steward = keeps house by rule of thumb: builds, bluffs, defends; answers at once
about-warlord = imagines what the others may hold, and tries every move many turns ahead
about-sovereign = searches as the Warlord does, led by an instinct learnt from games against himself
about-champion = searches as the Sovereign does, led by networks that learnt against every other player
about-between = { $percent } of a hundred choices as the { $upper } makes them, the others as the { $lower }

## What can be wrong.

unknown-player = there is no player "{ $name }": expected one of { $known }
bad-learnt = { $setting } cannot hold "{ $entry }": expected a name of lower-case letters, digits and hyphens that no other player has, then =, then the path of an .npz file
bad-budget = a player cannot think for "{ $value }": say a number of simulations or a time, such as { $expected }
too-many-players = { $given } players cannot sit at a table of { $houses }: name at most { $houses }
unknown-lesson = there is nothing called "{ $name }" to learn: expected one of { $known }
other-features = the weights in { $file } were learnt for other features of a position than this version of Regno uses: train them again with regno train, or take the file out of the folder of checkpoints
no-checkpoint = { $file } holds no networks of a player: name a file that regno train --what policy has written
other-training = { $file } belongs to a training with another seed, table, start or length: repeat that command, or name another file
broken-training = the training kept in { $file } cannot be read: remove it, and training begins anew
no-players = nobody is named: regno arena --list shows the players
broken-match = line { $line } of { $file } is no game of an arena: take the line out, and the game is played again
match-not-kept = { $file } cannot be written ({ $fault }): the games before are kept; give the same command again to go on
other-match = { $file } holds another match: name a new file, or give the same players, table and seed

## regno arena

arena-entrants = who plays, such as steward, warlord:50ms or warlord:2000 (simulations); the last one fills the empty seats
arena-word = PLAYER
arena-list = name the players
arena-games = how many games; each deal is played once from every seat
arena-workers = how many processes play; usually one a core
arena-journal = keep the games in a file, and go on with those it has
arena-preparing = Preparing the players, once; this takes about a minute ...
arena-title = { $games } games, { $houses } Houses, { $edition }
arena-line = { $entrant }: { $share }% of the victories, 95% between { $low } and { $high } (par { $par }); rating { $rating } ± { $doubt }; { $milliseconds } ms a choice
arena-trouble = The rule of thumb moved in a player's place: { $crashes } times for one that failed, { $overruns } times for one that took too long.

## regno train

train-out = the file to write the weights to
train-word = WHAT
train-what = what to learn: value (of a position, for the Warlord), experience (of a table, for the Sovereign), policy (networks of a table, by PPO against a pool) or leaves (to judge positions where their search ends, better than they do)
train-positions = how many positions values and judgement are learnt from
train-steps = how many steps an instinct practises, or updates of a policy network
train-start = the networks to begin with (policy: to train them further; leaves: whose leaves are learnt)
train-preparing = Learning; the first time the lessons have to be prepared, which takes about a minute ...
train-done-experience = Practised { $steps } { $steps ->
    [one] step
   *[other] steps
}, { $share }% of the victories over Stewards at the end; learnt to judge from { $positions } positions, on new ones the loss is { $loss }. Written to { $file }.
train-done-value = Learnt from { $positions } positions; on new ones the loss is { $loss }. Written to { $file }.
train-round = { $done } of { $steps } updates, about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} left; victories by the likeliest move: { $steward }% over Stewards, { $evolved }% over the evolved rule of thumb, { $linear }% over the Sovereign's policy, { $linear_sharp }% over its sharper form
train-round-start = { $done } of { $steps } updates, about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} left; victories by the likeliest move: { $steward }% over Stewards, { $evolved }% over the evolved rule of thumb, { $linear }% over the Sovereign's policy, { $linear_sharp }% over its sharper form, { $start }% over where it began
train-portion = { $done } of { $positions } positions, about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} left; the loss is { $loss }
train-step = { $done } of { $steps } steps, about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} left
train-stopped = Stopped. What was learnt is kept in { $file }: the same command goes on from there, to the same end.
train-done-policy = Trained by { $steps } updates; over the strongest opponents of the pool it wins { $share }%. The value network has learnt from { $positions } positions. Written to { $file }.
train-done-leaves = Learnt from { $positions } positions; on new ones the loss is { $loss }. Written to { $file }.

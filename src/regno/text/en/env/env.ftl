## while something is compiled

compiling-batch = Compiling the games for this machine. This happens once and takes about { $seconds } s ...
compiling-more = Compiling another part of the environments for this machine. This happens once and takes about { $seconds } s ...
compiling-for = still compiling: { $seconds } s of about { $about }
compiled = Compiled in { $seconds } s. Next time it starts at once.

## arguments that do not fit

bad-number = { $name } cannot be { $found }: expected a whole number from { $least } to { $most }
bad-flag = { $name } cannot be { $found }: expected True or False
bad-type = { $name } cannot be { $found }: expected { $wanted }
no-array = { $name } is no array: expected { $count } whole numbers, one for each game
wrong-shape = { $name } has the shape { $found }: expected { $wanted }
wrong-type = { $name } holds { $found }: expected { $wanted }
number-out-of-bounds = { $name } holds { $found } for game { $game }: expected { $least } to { $most }
no-buffer = { $name } is of type { $found }: expected a NumPy array of shape { $wanted }
scattered-buffer = { $name } cannot be written in one piece: expected an array of its own (C order, aligned, writable)
shared-memory = { $one } and { $other } share memory: each needs an array of its own
no-buffers = into is of type { $found }: expected Buffers, as Buffers.blank({ $games }) makes them
no-agent = { $found } is no agent: expected one of { $known }
no-action = there is no action of { $agent }, who must choose
not-dealt = no game is dealt yet: call reset() first
bad-snapshot = this snapshot does not fit: it was taken of { $found } games, and here are { $wanted }; the table and who plays where must be the same, and a pool no smaller

## opponents

unknown-opponent = { $found } is no opponent: expected one of { $known }, the path of an .npz file, a player of regno.zoo, or a function of observations and masks
wrong-opponents = { $found } opponents are named: expected { $wanted }, one for each seat after the learner's, or a single one for all
wrong-players = { $found } players are named: expected { $wanted }, one for each seat, or a single one for all
bad-dataset = { $file } holds no games that this program reads: expected format { $wanted } with observations of version { $observation }
bad-pool = a pool of { $players } players with { $weights } weights: expected at least one player, and a weight for each
pool-full = the pool is full: it takes { $players } players, whose weights come to { $weight } at most
bad-checkpoint = { $file } is no checkpoint: { $why }
old-observation = { $file } was learnt from observations of version { $found }: this program gives version { $wanted }
wrong-answer = the opponent { $name } chose { $move } in game { $game }, which is not legal there
call-within-a-choice = an opponent called the games while it was asked: it can only use the observations and masks it is given
bad-activation = the activation cannot be { $found }: expected one of { $known }
no-layers = these are no layers: expected (weights, bias) of each, the activation, and a number as scale; { $why }
bad-layer = layer { $number } has weights and bias of the shapes { $found }: expected { $wanted } rows, and a bias for each column
bad-layers = { $layers } layers end with { $found } numbers: expected 1 to { $most } layers that end with { $wanted }, one for each move
not-finite = the network holds numbers that are infinite or no numbers
unknown-in-zoo = { $name } is not in the zoo: expected one of { $known }, or the path of an .npz file
bad-name = "{ $name }" cannot be the name of a player: expected lower-case letters, digits and hyphens, and none of { $known }
not-over = the games were stopped after { $steps } steps, { $left } of them not over: the policy goes round in circles

## the picture of a table

bad-mode = the mode cannot be { $found }: expected one of { $known }
bad-language = the language cannot be { $found }: expected one of { $known }
picture-decks = In the decks: { $base } Base, { $imperial } Imperial
picture-pile = Discards: { $cards }
picture-fort = Fortification { $value }: { $card }
picture-bare = no Fortification
picture-plague = Plague
picture-used = , used
picture-known = surely holds { $cards }
picture-attack = attack
picture-moves = To choose: { $moves }
picture-waits = { $house } is choosing.

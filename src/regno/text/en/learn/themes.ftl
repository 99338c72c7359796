### What decisions are about, of puzzles and of mistakes.

theme-bluff = Bluff
theme-read-bluff = Read a bluff
theme-defence = Hold the wall
theme-sacrifice = Sacrifice or hold
theme-loot = Loot: what to give
theme-patrol = Patrol
theme-winter = Winter race
theme-equitas = Equitas
theme-guild = Guild timing
theme-allies = Two against two
theme-raise = Raise or wait
theme-attack = When to strike
theme-plague = Plague
theme-merchant = Merchant
theme-supply = Cards and strategy

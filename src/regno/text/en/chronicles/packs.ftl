fault = { $file }, line { $line }: { $what }
wrong-value = { $key } cannot be "{ $value }": { $allowed }
allowed-number = it must be a whole number from { $low } to { $high }
allowed-something = this must be filled in
allowed-card = choose one
allowed-yes-no = it must be true or false
allowed-slug = it must be an id of small letters, digits, hyphens and underscores
allowed-words = it must be a text, or a table with keys among { $known }
allowed-one = it must be one of { $known }
allowed-list = it must be a list of { $low } to { $high }
allowed-by-players = it must be a table with a number for each number of players from { $low } to { $high }
allowed-table = it must be a table with keys among { $known }
allowed-effects = it must be a list of effects, or a list of such lists to choose from
allowed-one-list = it must be one list of effects; a choice between lists is written with the verb text
allowed-options = it must be a list of lists of effects, at least one, none empty
allowed-donations = it must be a whole number from 0 to 9, or "cathedral_level"
allowed-permutation = each of A to F must be there once
unknown-key = unknown key { $key }: known are { $known }
missing-key = { $where } lacks the key { $key }
unknown-type = unknown type of card "{ $name }": known are { $known }
not-a-list = { $name } must be a list of tables, written [[{ $name }]]
pack-heads = { $file } has { $count } tables [pack]; it must have exactly one
unreadable = { $file } cannot be read: give the path of a TOML file or of a folder of them
not-utf8 = { $file }, line { $line }: the text is not UTF-8
not-toml = { $file }, line { $line }: { $why ->
    [size] this text is too long for a pack: it may have 1,000,000 letters
    [key] this key has too many parts: eight are enough
    [depth] lists and tables stand too deep within each other
   *[syntax] this is not TOML; look for a missing quote, bracket or equals sign
}
same-id-here = another card of this kind has the short name "{ $id }" already: each has its own
unseen-id = ids that begin with "unseen-" are kept for cards that are not typed yet; "{ $id }" is one of them
allowed-card-table = a card is a table of at most { $longest } letters
card-not-here = there is no card "{ $id }" in this chronicle to be corrected
no-room = all cards of this type are known in this chronicle: { $type }. Correct one of them instead
other-group = "{ $card }" cannot become a card of another game, level or kind: tell the new card by itself
tome-known = this chronicle has a Tome with that objective already: { $card }
same-id = there is already a { $name } "{ $id }" in { $file }, line { $line }: ids must differ
wrong-count = { $name }: there are { $have }, there must be { $need }
wrong-count-of = { $name }, { $group }: there are { $have }, there must be { $need }
card-field = { $field }: { $right }
no-number = { $type }: "{ $card }" has no number for { $players } players
few-crests = Crest "{ $crest }" is on { $have } Tomes and tokens, and { $need } are needed to win its Tome
two-crest-tomes = Crest "{ $crest }" has more than one Crest Tome: it must have one
later-game-only = an advantage helps only in a game that comes later: { $known }
of-card = "{ $card }": { $what }
no-later-game-here = a Tome of the last game gives no advantage
names-unknown = "{ $card }" names "{ $value }", which is not there: known are { $known }
same-items = both Demands of level { $level } ask { $items }: they must differ
endless-chain = every Scheme and every Event reveals a Scheme: at least one must not
same-scheme-id = two Schemes of different sets have the id "{ $id }": they share a deck, so their ids must differ
odd-arrow = "{ $card }" has an arrow on { $at }, where nobody can be captured
not-playable = these cards are not complete for { $kind }: { $gap }
own-of-type = { $name }: { $own } of { $need } yours, { $lent } from Regno's cards
met-of-type = { $name }: { $own } of { $need }
unknown-pack = there is no pack "{ $id }" among those known: { $known }; a file is named by its path, ending in .toml
circle = pack "{ $id }" extends "{ $extends }", which extends it in turn

### Architects: what is wrong with a position that a chronicle is to begin from.

unknown-fact = unknown fact "{ $name }": known are { $known }
position-before-setup = { $name } tells a position, so the set-up must be told whole: { $known }
not-by-player = { $name } must be a table with a value for some of { $players }
no-player = { $name } cannot be for "{ $player }": choose among { $players }
wrong-position = { $name } cannot be "{ $value }": { $allowed }
ask-round = Which round?
ask-filled = Who took the last space of the Guildhall?
ask-stall = Who stands there?
ask-on-top = How many Future Schemes lie face down on the Scheme deck?
ask-position = { $name }?
allowed-spaces = the Guildhall has only { $spaces } spaces
allowed-filled = the Guildhall is full, so name who took its last space, one of those who stand there
allowed-stall-artisan = an Artisan in the Black Market stands on one of its spaces: name his player there
allowed-stalls = the third Worker in the Black Market sets off a Reset, so at most two can stand there
allowed-workers = { $player } would have { $count } Workers, and there are 20
allowed-artisan = each player has one Artisan, in one place
allowed-baron = the Baron has only { $count } Workers
allowed-seen = the Future deck does not hold so many, and its Final Scheme is the last to leave it
allowed-discards = only Schemes in play can be discarded: starting ones, and Future Schemes that were seen
allowed-events = the Event deck of this difficulty held only { $count }
allowed-demands = name the revealed Demands with what lies on each, one of each level from level 1 on
allowed-given = it takes only { $need }

### What the server does not allow with a chronicle or a pack.
unknown-chronicle = there is no such chronicle, or this link does not open it: use the link of the one who keeps it
read-only = this link is only for watching: the one who keeps the chronicle can give you another
moved-on = somebody has gone on in the meantime (step { $version }): look again and choose
too-many = too much was begun at once: try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
unknown-pack = there is no pack "{ $id }", or this browser may not see it: import it, or choose Regno's cards
pack-moved-on = this pack has changed in the meantime: load the page anew and order the cards again
pack-taken = the pack name "{ $id }" is taken: choose another, for example { $free }
pack-name = "{ $id }" cannot be the short name of a pack: choose one of small letters, digits and hyphens
server-full = the server has no room for more chronicles and packs: delete some, or ask whoever runs it
chronicle-full = this chronicle has grown too long to write more into it: export it and begin another
too-heavy = this file asks for too much time or memory: it cannot be read here
never-opens = the file of this chronicle is damaged: it does not open
too-many-links = this chronicle has as many links as it may: hand on one that you have made before

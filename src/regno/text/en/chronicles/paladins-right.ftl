### Paladins: setting right what the program shows.

step-set-outsiders = Set right how many Outsiders were removed in this round.
ask-outsiders = How many were removed?
did-set-outsiders = Set right: { $count } of { $need } Outsiders removed in this round.
no-favours = no King's Favour lies face up yet
favour = King's Favour { $number }
step-set-favour = Set right how many Workers lie on a King's Favour.
ask-favour = Which King's Favour?
ask-favour-workers = How many Workers lie there?
did-set-favour = Set right: Workers on King's Favour { $number }: { $workers }.
step-set-first = Set right who is first in this round.
ask-first = Who is first?
did-set-first = Set right: { $player } is first in this round.
step-set-round = Set right which round it is.
ask-round = Which round is it?
ask-round-orders = King's Orders that lie face up and are not on the page yet, left to right. Left out, the program draws what is missing.
ask-round-threats = Baron Threats that lie face up and are not on the page yet, left to right. Left out, the program draws what is missing.
same-round = round { $round } is what the page says already
is-up = { $card } has been turned up already
too-many-cards = { $card } is not turned up by round { $round }: fewer cards lie face up then
did-set-round = Set right: it is round { $round }.
back-face-down = Not turned up yet, so face down again: { $cards }.

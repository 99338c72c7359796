## what people are told while no page is open

title-turn = { $name ->
    [nobody] Your turn
   *[other] { $name }'s turn
}
title-low = { $name ->
    [nobody] Your clock runs low
   *[other] { $name }'s clock runs low
}
title-invited = A seat is kept for you
title-rematch = A rematch waits for you
title-ended = A game of yours has ended
title-digest = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
line-turn = It is your choice in the game with { $who }{ $until ->
    [none] .
   *[other] , until { $until }.
}
line-low = A quarter of your time is left in the game with { $who }{ $until ->
    [none] .
   *[other] : until { $until }.
}
line-invited = { $who }: there is a seat for you at a new table.
line-rematch = { $who }: the same table once more, with your seat.
line-ended = The game with { $who } has ended: see how.
the-bots = the bots
and = { $first } and { $last }
and-more = And { $count } more.
stop = No more of these
mail-why = You asked Regno to write when a game waits for you.
confirm-title = May Regno write to you?
confirm-text = Somebody, we hope you, asked that Regno write to this address when a game waits. If so, open this link. If not, do nothing, and no other mail comes.
test-title = This is how Regno calls
test-text = A test: everything works.

## what is refused

no-push = this server cannot call browsers that are closed
no-mail = this server sends no mail
no-hook = this server allows no webhooks: whoever runs it can
bad-address = this is no address of the web: it begins with https://
bad-mail = this is no address of mail
bad-matrix = the address of a Matrix room reads https://SERVER/_matrix/client/v3/rooms/ROOM/send/m.room.message, and needs a token
bad-ntfy = the address of ntfy is a server and one topic: https://ntfy.sh/TOPIC
bad-subscription = this is no subscription of a browser
bad-zone = there is no such time zone
no-channel = there is no such way to call you
not-confirmed = the mail was not confirmed yet: open the link in it
not-your-table = you have no seat at this table
too-many-channels = there are { $most } ways to call at most: remove one first
no-link = this link is damaged: copy the whole of it
link-over = this was ended before: nothing more comes that way

## why a call did not arrive

fault-bad-address = the address is none of the web
fault-bad-certificate = the certificate at the address is not good
fault-cut-off = the address cut the connection off
fault-gone = the browser does not want notices any more (answer { $status })
fault-mail-refused = the mail server refused it (answer { $status })
fault-no-answer = the address did not answer in time
fault-no-connection = nobody listens at the address
fault-no-host = there is no such server
fault-private-address = the address is inside a private network, where this server may not go
fault-status = the address answered { $status }

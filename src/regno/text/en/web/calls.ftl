## the page of calls

title = Where to call me
what = Once a turn, and never while you have that table open.
no-passport = Calls belong to your passport, which is made by itself with your first game.
play = Play

## channels

this-browser = This browser
about-this = A notice, also when the page is closed.
what-this = A notice on this device, also when the page is closed.
turn-on = Turn on
why-blocked = Notices are blocked. Allow them in the lock beside the address, then try again.
why-none = This browser knows no such notices. On an iPhone, add Regno to the home screen first.
why-insecure = Browsers take notices over https only.
why-server = This server cannot call closed browsers: a library is missing there.
push-failed = The browser could not reach its own service for notices. Try again later.
name-push = Another device
name-mail = E-mail
name-hook = Webhook
about-push = A notice, also when the page is closed.
about-mail = { $name }. At once, then at most one a day while you are away.
about-hook = { $form }, at { $name }.
hook-table = { $form }, at { $name }: for everybody at one table.
add-mail = By e-mail
what-mail = First a question, then a mail at once, and at most one a day while you are away.
mail-address = E-mail address
mail-asked = A question is on its way to { $address }. Open the link in it.
add-hook = By webhook
what-hook = For Discord, Slack, ntfy, Matrix, or plain JSON
hook-address = Address of the webhook
hook-form = Kind of webhook
matrix-token = Access token
plain-json = Plain JSON
add = Add
added = Done: this calls you from now on.
test = Test
test-named = Test { $name }
tested = Sent. If nothing comes, look at the settings there.
remove = Remove
remove-named = Remove { $name }
state-on = on
state-asked = waits for your yes
state-failing = failed
state-stopped = stopped
last = Last call { $at }.
failed-at = That was { $at }.
again-at = We try again { $at }.
given-up = We have stopped. Test begins anew.
operator = { $what ->
    [mail] Whoever runs this server has not set up mail.
    [hooks] Whoever runs this server has not allowed webhooks.
   *[both] Whoever runs this server has set up neither mail nor webhooks.
}

## when

when = When
when-turn = It is my turn
when-low = My clock runs low
when-low-about = A quarter of the time left.
when-invited = I am invited, or a rematch waits
when-ended = A game of mine has ended
quiet = Quiet hours
quiet-since = Quiet from
quiet-until = Quiet until
to = to
quiet-none = No quiet hours.
quiet-bar = Quiet from { $since } to { $until }
quiet-what = Time of { $zone }. What comes meanwhile waits for one notice at { $until }. A clock that would run out calls all the same.
tables = Table by table
table = Table
call-me = Call me
rule-of = Call me at the table with { $people }
rule-usual = As above
rule-daily = Once a day
rule-never = Never
no-tables = No table of yours is running.
with-bots = With bots
no-clock = without a clock
clock-move = { $time } a move
clock-game = { $time } a game
time-days = { $count ->
    [one] a day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}

## links in messages

link-stop = No more of these
link-stop-done = Nothing more comes to { $name }.
link-confirm = Calls by e-mail
link-confirm-done = From now on Regno writes to { $name } when a game waits for you.

### What every page of the browser shares: ways, menus, how a card is called out.

language = Language
menu = Menu
places = Pages
skip = Skip to the page
close = Close
part-fault = This part could not be shown. The rest of the page works.
part-lost = No connection to the server.
try-again = Try again
loading = Loading
as-of = As of { $time }
today = today { $time }
yesterday = yesterday
ways = Sections
go-play = Play
go-lesson = Learn
go-rules = Rules
go-review = My games
go-chronicles = Chronicles
go-bench = Bench
go-passport = Passport
go-about = About
go-lobby = To the lobby
offline = You are not connected just now. Try again in a moment.
nowhere = There is nothing here
nowhere-what = No page has the address { $path }.
card-class = { $class ->
    [defence] Defence
    [attack] Attack
   *[strategy] Strategy
}
card-label = { $name }, { $back ->
    [imperial] Imperial { card-class }
   *[base] { card-class }
}{ $value ->
    [-1] {""}
   *[other] {""} { $value }
}
card-needs = Needs a Fortification of { $value }
looks = Looks and sounds

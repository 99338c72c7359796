## the page of the passport

title = My passport
since = { $name ->
    [nobody] Since { $day }
   *[other] { $name }, since { $day }
}
what = Your games belong to this passport, not to an account. It was made in your browser; the server knows only its seal. Carry it to every device you play on, and keep a copy.
count-running = { $count ->
    [one] running table
   *[other] running tables
}
count-finished = { $count ->
    [one] finished game
   *[other] finished games
}
count-chronicles = { $count ->
    [one] chronicle
   *[other] chronicles
}
count-packs = { $count ->
    [one] card pack
   *[other] card packs
}
none = This browser has no passport yet, or has forgotten it.
none-how = It is made by itself with your first game. If you have played before, open the passport from another device, there under "Open on my phone", or from its file.
play = Play

## devices

devices = Devices
device = { $kind ->
    [phone] { $here ->
        [yes] This phone
       *[no] Phone
    }
    [tablet] { $here ->
        [yes] This tablet
       *[no] Tablet
    }
    [file] Saved file
   *[computer] { $here ->
        [yes] This computer
       *[no] Computer
    }
}
browser-on = { $browser } on { $system }
browser-unknown = A browser
in-use = In use now
last-seen = Last used on { $day }
file-made = Saved on { $made }, last used on { $seen }
this-one = this one
revoke = Sign out
revoke-named = Sign out: { $device }
revoke-sure = It loses its seats, chronicles and packs at once.
revoke-yes = Sign it out
revoke-what = A device that is signed out loses its seats at once. What it did stays in the records.
keep = No

## one more device

on-phone = Open on my phone
scan = Point the phone's camera here, then compare the four letters.
qr = A QR code that opens your passport on another device
letters = The four letters to compare
works-once = Works once, for { $minutes }:{ $seconds } more. It is in no log, and leaves the address bar as soon as it is used.
too-late = This code is too old. Make a new one.
making = The code is being made
send-link = Send a link
link-words = My Regno passport, for one device and ten minutes
link-copied = The link is copied. Open it on the other device only.
no-copy = The browser did not let the link be copied.
new-code = New code
alone = Only this computer can open the code: the server lets nobody else in. Whoever runs it can change that.

## brought here

reading = Looking whose passport this is …
not-opened = This opens no passport
leave = Go on without it
open-here = { $name ->
    [nobody] Open this passport on this device?
   *[other] Open { $name }'s passport on this device?
}
came-by-code = You came by a code from another device. If it is yours, go on: everything in the passport opens here too.
came-by-file = This file holds a passport. If it is yours, go on: everything in it opens here too.
compare = The other screen must show the same four letters.
brings-tables = { $count ->
    [0] No running table
    [one] One running table{ $waiting ->
        [0] { "" }
       *[other] , and it waits for you
    }
   *[other] { $count } running tables{ $waiting ->
        [0] { "" }
        [one] , one waits for you
       *[other] , { $waiting } wait for you
    }
}
brings-chronicles = { $count ->
    [0] No chronicle
    [one] One chronicle
   *[other] { $count } chronicles
}
others-stay = { $kind ->
    [phone] The phone stays signed in
    [tablet] The tablet stays signed in
    [file] The file can be used again
   *[computer] The computer stays signed in
}
yes-mine = Yes, this device is mine
no-leave = No, leave
comes-along = { $count ->
    [one] One game or chronicle from here moves into that passport, and opens on its other devices too.
   *[other] { $count } games and chronicles from here move into that passport, and open on its other devices too.
}

## keeping it

safe = Keep it safe
save = Save as a file
save-what = One small file. Whoever has it has your games: keep it as you keep a key.
saved = Saved. The file is listed among the devices, and can be signed out there.
save-do = Save
open-other = Open a saved passport
open-other-what = What is here moves into it.
open-file = Choose the file
not-a-file = This file holds no passport. The right one is called regno-passport.json.
renew = Renew the passport
renew-what = All other devices and files are signed out. Your games stay.
renew-do = Renew …
renew-sure = Every other device and file is signed out at once.
renew-yes = Renew it
forget = Forget me on this server
forget-what = Seats become bots, your names and talk are erased. Chronicles stay for those who have their link.
forget-do = Forget …
forget-sure = This cannot be undone. Delete chronicles first, on their own pages.
forget-yes = Forget me
calls = Calls
calls-what = How you hear that it is your turn: by notices, e-mail or webhooks.
calls-do = Set up
export = Export all that is mine
export-what = Games, chronicles and figures: CSV, JSON, Records.
export-do = Export

title = My games
counts = { $running } running, { $finished } finished
open-record = Open a Record
search = Search
search-what = Person, rulebook, result
kind = Which games
kind-name = { $kind ->
    [people] With people
    [bots] Against bots
   *[all] All games
}
outcome = Result
outcome-name = { $outcome ->
    [running] Running
    [won] Won
    [lost] Not won
   *[any] Any result
}
time = When
days = { $days ->
    [0] At any time
    [7] Last 7 days
    [30] Last 30 days
    [90] Last 90 days
   *[365] Last year
}
goes-on = Still played
none = No game yet. Play one, and it stands here.
none-known = No game here is yours. What this browser keeps opens nothing at this server: the games were played at another server, or have been cleared away.
taken = { $count ->
    [one] 1 game of this browser lies in a passport, and only the devices of that passport show it.
   *[other] { $count } games of this browser lie in a passport, and only the devices of that passport show them.
}
to-passport = My passport
none-fit = No game fits. Search for less.
shown = { $shown } of { $all }
older = Older
lost-here = { $points } points lost
of-games = { $wins } of { $games }
interval = with 95 % between { $low } and { $high } %

won = Games won
group = { $group ->
    [all] all games
    [people] with people
    [bots] against bots
    [guild] as { $name }
    [opponent] against { $name }
   *[edition] { $name }
}
share-what = The dotted line is what equal players would win, { $par } % over all games.
few-games = Few games make wide intervals: nothing is clear yet. The dotted line is what equal players would win.
no-finished = No finished game yet.
column-group = Games
column-share = Share won
column-games = Won and played

lost = Chance lost to mistakes
lost-what = { $games ->
    [one] { $last } points in one reviewed game.
   *[other] Points a game in { $games } reviewed games; the mean went from { $first } to { $last }.
}
lost-none = Nothing reviewed yet. Open the review of a finished game, and what its mistakes cost stands here.
lost-chart = A dot for each reviewed game, up to { $most } points, and the mean of the last ten with its 95 % interval
lost-points = Points lost
lost-mean = Mean of the last ten
as-table = Table
when = When

chronicles = Chronicles
hours = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
level = { $kind ->
    [viscounts] { $level ->
        [1] 1 Baron Worker
       *[other] { $level } Baron Workers
    }
   *[other] { $level ->
        [hard] hard
        [impossible] impossible
       *[normal] normal
    }
}
chronicle-result = { $result ->
    [won] Won, { $margin } above the target
    [lost] { $margin ->
        [0] Lost before the points were counted
       *[other] Lost, { $margin } below the target
    }
    [winner] Won by { $winner }
    [over] Finished
   *[running] Still played
}
chronicle-shares = Won together, by scenario and group
closest = Closest calls

along = Take it with you
along-what = CSV for a spreadsheet; JSON with every Record and all figures; a picture to show.
collecting = Collecting the Records …
waiting = { $count ->
    [one] One game is still being read.
   *[other] { $count } games are still being read.
}
recap = Picture
recap-title = { $name ->
    [nobody] At the table
   *[other] { $name } at the table
}
recap-games = { $wins } of { $games } games of Proelio won
recap-running = { $count ->
    [0] No game waits
    [one] One game is being played
   *[other] { $count } games are being played
}
recap-chronicles = { $count ->
    [0] No chronicle yet
    [one] One chronicle
   *[other] { $count } chronicles
}
recap-hours = { $time } at the table with the Chronicles
recap-close = Closest call: { $title }, by { $margin }

### Campagna: correggere ciò che mostra il registro dei Volumi.

step-set-tome = Correggete chi ha un Volume.
why-set-tome = Se il tavolo e la pagina non coincidono, ha ragione il tavolo. I Volumi Stemma seguono gli Stemmi.
no-tomes = nessun Volume è ancora scoperto
ask-tome = Quale Volume?
ask-owner = Chi lo ha?
on-the-board = nessuno: è sul tabellone
lies-there = { $tome } è già lì
not-on-board = { $tome } ora non può stare sul tabellone: ci stanno solo i Volumi del gioco in corso, mentre si gioca
did-lay-back = Corretto: { $tome } è sul tabellone.
did-set-tome = Corretto: { $player } ha { $tome }.
loses-crest-tome = { $player } ora ha troppo pochi Stemmi per il Volume Stemma: rimettetelo a posto ({ $crest }).
step-set-token = Correggete chi ha un segnalino Stemma.
why-set-token = Se il tavolo e la pagina non coincidono, ha ragione il tavolo. Il Volume Stemma segue gli Stemmi.
no-tokens = nessuno ha ancora preso un segnalino Stemma
ask-token = Quale Stemma?
holds-it = { $player } ha già il segnalino ({ $crest })
ask-holder = Chi lo ha?
did-set-token = Corretto: { $player } ha il segnalino ({ $crest }).
step-set-first = Correggete chi è il primo.
why-set-first = Se il tavolo e la pagina non coincidono, ha ragione il tavolo.
no-first = non si sa ancora chi è il primo
ask-first = Chi è il primo in questo gioco?
did-set-first = Corretto: il primo in questo gioco è { $player }.

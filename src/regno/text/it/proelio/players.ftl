## Livelli, dal più debole.

level-random = Giullare
level-steward = Castaldo
level-warlord = Condottiero
level-sovereign = Sovrano
level-champion = Campione
level-between = { $lower } +{ $percent }
about-random = gioca una mossa qualsiasi fra quelle permesse
about-steward = governa la Casata con buon senso: costruisce, bluffa, si difende; risponde subito
about-warlord = immagina che cosa gli altri abbiano in mano e prova ogni mossa molti turni avanti
about-sovereign = cerca come il Condottiero, guidato da un istinto appreso giocando contro sé stesso
about-champion = cerca come il Sovrano, guidato da reti che hanno imparato contro tutti gli altri
about-between = { $percent } scelte su cento come il { $upper }, le altre come il { $lower }

## Che cosa può non andare.

unknown-player = il giocatore "{ $name }" non esiste: serve uno fra { $known }
bad-learnt = { $setting } non può contenere "{ $entry }": serve un nome di minuscole, cifre e trattini che nessun altro giocatore abbia, poi =, poi il percorso di un file .npz
bad-budget = un giocatore non può pensare per "{ $value }": serve un numero di simulazioni o un tempo, per esempio { $expected }
too-many-players = { $given } giocatori non entrano a un tavolo da { $houses }: indicane al massimo { $houses }
unknown-lesson = non c'è nulla da imparare che si chiami "{ $name }": si può dire { $known }
other-features = i pesi in { $file } sono stati imparati per tratti di una posizione diversi da quelli di questa versione di Regno: occorre impararli di nuovo con regno train, o togliere il file dalla cartella
no-checkpoint = { $file } non contiene reti di un giocatore: indicare un file scritto da regno train --what policy
other-training = { $file } appartiene a un addestramento con un altro seme, tavolo, inizio o numero di passi o posizioni: ripetere quel comando, o indicare un altro file
broken-training = l'addestramento conservato in { $file } non si può leggere: eliminarlo, e l'addestramento ricomincia da capo
no-players = non è indicato nessuno: regno arena --list elenca i giocatori
broken-match = la riga { $line } di { $file } non è una partita di un'arena: togli la riga, e la partita si gioca di nuovo
match-not-kept = { $file } non si può scrivere ({ $fault }): le partite già giocate restano; ridai lo stesso comando per continuare
other-match = { $file } contiene un'altra sfida: indica un file nuovo, oppure gli stessi giocatori, tavolo e seme

## regno arena

arena-entrants = chi gioca, per esempio steward, warlord:50ms o warlord:2000 (simulazioni); l'ultimo occupa i posti vuoti
arena-word = GIOCATORE
arena-list = elenca i giocatori
arena-games = quante partite; ogni distribuzione si gioca una volta da ogni posto
arena-workers = quanti processi giocano; di norma uno per ogni core
arena-journal = conserva le partite in un file, e prosegue da quelle che contiene
arena-preparing = Preparo i giocatori, una volta sola; ci vuole circa un minuto ...
arena-title = { $games } partite, { $houses } Casate, { $edition }
arena-line = { $entrant }: { $share }% delle vittorie, al 95% fra { $low } e { $high } (alla pari { $par }); punteggio { $rating } ± { $doubt }; { $milliseconds } ms a scelta
arena-trouble = Il Castaldo ha mosso al posto di un giocatore: { $crashes } volte perché aveva fallito, { $overruns } volte perché aveva impiegato troppo.

## regno train

train-out = il file in cui scrivere i pesi
train-word = CHE_COSA
train-what = che cosa imparare: value (il valore di una posizione, per il Condottiero), experience (l'esperienza di un tavolo, per il Sovrano), policy (le reti di un tavolo, con PPO contro un gruppo di avversari) o leaves (per giudicare meglio le posizioni a cui la loro ricerca si ferma)
train-positions = da quante posizioni imparare valore e giudizio
train-steps = per quanti passi si esercita l'istinto, o quanti aggiornamenti ha una rete
train-start = le reti da cui partire (policy: per allenarle ancora; leaves: per impararne le foglie)
train-preparing = Imparo; la prima volta le lezioni vanno preparate, ci vuole circa un minuto ...
train-done-experience = Esercitato per { $steps } { $steps ->
    [one] passo
   *[other] passi
}, alla fine il { $share }% delle vittorie contro i Castaldi; imparato a giudicare da { $positions } posizioni, su posizioni nuove la perdita è { $loss }. Scritto in { $file }.
train-done-value = Imparato da { $positions } posizioni; su posizioni nuove la perdita è { $loss }. Scritto in { $file }.
train-round = { $done } aggiornamenti su { $steps }, ancora circa { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}; vittorie con la mossa più probabile: { $steward }% sui Castaldi, { $evolved }% sulla regola empirica evoluta, { $linear }% sulla politica del Sovrano, { $linear_sharp }% sulla sua forma più decisa
train-round-start = { $done } aggiornamenti su { $steps }, ancora circa { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}; vittorie con la mossa più probabile: { $steward }% sui Castaldi, { $evolved }% sulla regola empirica evoluta, { $linear }% sulla politica del Sovrano, { $linear_sharp }% sulla sua forma più decisa, { $start }% sulla rete di partenza
train-portion = { $done } posizioni su { $positions }, ancora circa { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}; la perdita è { $loss }
train-step = { $done } passi su { $steps }, ancora circa { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}
train-stopped = Interrotto. Quanto imparato è conservato in { $file }: lo stesso comando continua da lì, fino allo stesso risultato.
train-done-policy = Addestrata con { $steps } aggiornamenti; sugli avversari più forti del gruppo vince il { $share }%. La rete del valore ha imparato da { $positions } posizioni. Scritto in { $file }.
train-done-leaves = Imparato da { $positions } posizioni; su posizioni nuove la perdita è { $loss }. Scritto in { $file }.

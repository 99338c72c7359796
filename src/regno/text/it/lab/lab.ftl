## What can be wrong.

cannot-write = { $file } non si può scrivere ({ $fault }): quanto già contato resta; fai spazio o indica un altro posto con --out, poi ridai lo stesso comando
other-run = { $file } contiene un altro studio: indica un posto nuovo con --out, oppure dai lo stesso tavolo, gli stessi giocatori, partite e seme
broken-run = la riga { $line } di { $file } non è un risultato di uno studio: toglila, e le sue partite si rigiocano
missing-extra = serve { $package }: installa regno[{ $extra }]
no-scheduler = nessuno risponde come scheduler Dask a "{ $address }" ({ $fault }): avviane uno con `dask scheduler` e indicalo come tcp://HOST:8786
no-workers = lo scheduler non ha lavoratori: avviane con `dask worker`, poi ridai lo stesso comando
other-source = il lavoratore { $worker } ha un Regno diverso da questo: installa lo stesso dappertutto
cluster-lost = il cluster è andato perso ({ $fault }): quanto contato resta; ridai lo stesso comando
worker-lost = un processo che contava è morto: quanto contato resta; ridai lo stesso comando
bad-plant = non si può nascondere "{ $value }": ci si aspetta { $expected }
too-few-blocks = { $games } partite sono poche per un confronto con intervalli: chiedine almeno { $least }
same-editions = { $edition } non differisce da sé stessa: indica un'altra edizione dopo `--to`

## regno lab

lab-balance = guarda un tavolo da ogni lato: chi vince, come vanno le partite, cosa fa ogni carta, abilità e fortuna
lab-rules = quanto vale ogni regola: cambia un'opzione, o una differenza fra edizioni, alla volta
lab-edition = un'edizione per nome, o un tuo file di edizione
lab-games = quante partite; per le regole, a ogni cambio
lab-players = chi gioca: un livello per tutti o uno per Casata, come steward o warlord:200
lab-levels = livelli da mettere uno contro l'altro, dal più debole
lab-skill-games = partite fra livelli che pensano
lab-out = una cartella per i rapporti, o un solo file .html
lab-csv = scrivi le cifre anche come tabella CSV
lab-parquet = scrivi le cifre anche come tabella Parquet
lab-workers = quanti processi contano; di solito uno per core
lab-scheduler = fai contare i lavoratori di uno scheduler Dask, come tcp://HOST:8786
lab-plant = nascondi un trucco, per vederlo scoperto: extra-card=POSTO, ties=GILDA o fewer=CARTA
lab-shuffled = distribuisci a caso i risultati di ogni partita: una prova in cui nulla deve emergere
lab-to = confronta con questa edizione: ogni differenza da sola, poi tutte insieme
lab-beside = conta anche questa edizione, sulle stesse distribuzioni, e dai ogni cifra accanto alla sua con l'intervallo della differenza
lab-preparing = Preparo il laboratorio, una volta sola; ci vogliono un minuto o due ...
lab-stopped = Fermato. { $games } partite su { $all } sono al sicuro in { $file }: ridai lo stesso comando per continuare.
lab-written = Scritto: { $files }
progress = { $games } partite su { $all }, mancano { $left }

## The report

balance-title = Equilibrio: { $edition }
balance-lead = { $games ->
    [one] 1 partita, { $houses } Casate.
   *[other] { $games } partite, { $houses } Casate.
}
report-players = Giocatori: { $players }.
report-repeat = Gli stessi numeri tornano con:
report-planted = A questo tavolo è stato nascosto un trucco di proposito, o i risultati sono stati mescolati: si mette alla prova il rapporto, non il gioco.
part-findings = Ciò che non è un caso
part-winners = Chi vince
part-course = Quanto dura e come finisce
part-lead = Il comando
part-cards = Le carte
part-winter = L'Inverno
part-skill = Abilità e fortuna
findings-method = { $count } confronti con le parti eque, ciascuno secondo la distanza dalla parità in errori standard (z); p è corretto per il loro numero con il metodo di Holm, sicché un gioco equo dà un qualche risultato in al più { $alarm } % dei rapporti.
findings-none = Nulla spicca.
no-winter = Nessuna partita è arrivata all'Inverno.
numbers = I numeri
numbers-elsewhere = I numeri sono nel file JSON, e nella tabella se è stata chiesta.
column-what = che cosa
column-seen = osservato
column-interval = intervallo al 95 %
column-par = parità
column-z = z
column-p = p
column-n = n
column-seed = seme
item-all = tutte le partite
item-seat = Posto { $number }
item-order = { $number ->
    [1] Prima Casata
   *[other] Casata { $number } di turno
}
ending-conquest = conquista
ending-alliance = cade un'alleanza
ending-winter = Inverno
ending-draw = patta
ending-cap = limite di turni
unit-percent = %
unit-points = punti percentuali
unit-wins = % di vittorie
across-rounds = giri
across-round = giro
across-turn = turni propri della Casata
across-changes = cambi al comando
across-behind = distacco dalla migliore
across-points = punti

title-seat = Per posto
formula-seat = Vittorie del posto, quelle condivise in parti uguali, diviso le partite. Intervallo di Wilson. Parità: parti uguali di tutte le vittorie.
title-order = Per ordine di gioco
formula-order = Vittorie della Casata che ha giocato per prima, per seconda e così via, diviso le partite. Intervallo di Wilson.
title-guild = Per Gilda
formula-guild = Vittorie delle Casate con la Gilda, diviso le partite in cui è stata distribuita. Intervallo di Wilson.
title-dealt = Carte distribuite
title-tie = Pareggi d'Inverno
formula-tie = Quanto hanno vinto in media le Casate in testa alla pari, per Gilda. Parità: una parte uguale di ogni pareggio. Intervallo di Wilson.
title-turns = Turni
formula-turns = Turni di tutte le Casate, diviso le partite. Intervallo normale.
title-rounds = Durata
formula-rounds = Partite secondo il massimo di turni iniziati da una Casata, diviso le partite.
title-ending = Finali
formula-ending = Partite finite così, diviso le partite. Intervallo di Wilson.
title-decided = Vittorie di uno solo
formula-decided = Partite vinte da una sola Casata, o da una sola alleanza, diviso le partite. Intervallo di Wilson.
title-lead-changes = Cambi al comando
formula-lead-changes = La statura di una Casata è la sua Fortificazione più le carte in mano. All'inizio di ogni turno comanda la migliore, se è sola; si conta un cambio quando è un'altra rispetto all'ultima al comando. Cambi diviso partite, intervallo normale.
title-lead-spread = Partite per cambi al comando
formula-lead-spread = Partite con altrettanti cambi, diviso le partite.
title-behind = Rimonte
formula-behind = Vincitrici uniche secondo quanto la loro statura era sotto la migliore nel momento peggiore, diviso le vincitrici uniche.
title-from-last = Dall'ultimo posto
formula-from-last = Vincitrici uniche che all'inizio di qualche turno erano ultime da sole, diviso le vincitrici uniche. Intervallo di Wilson.
title-leader = Che cosa ne ricava chi comanda
formula-leader = Vittorie della Casata che comandava da sola all'inizio di un giro, diviso le partite con una tale Casata in quel giro. Intervallo di Wilson; la linea tratteggiata è la parità.
title-held = In mano
formula-held = Turni iniziati con almeno una di queste carte in mano, diviso tutti i turni iniziati. Intervallo di Wilson.
title-used = Giocata
formula-used = Casate che in una partita l'hanno messa ad attaccare, schierata, costruita o giocata, diviso Casate per partite. Intervallo di Wilson.
title-won-with = Vincere con una carta
formula-won-with = La quota di vittorie delle Casate che l'hanno giocata, meno quella delle Casate che non l'hanno giocata. Un legame, non una causa: chi vive a lungo gioca di più. Intervallo normale di due quote.
title-decisive = Decisiva
formula-decisive = Partite appese alla carta, diviso le vittorie di uno solo: l'attacco che ha abbattuto una Casata, la Ronda che ha svuotato la mano di un ladro, e d'Inverno ogni carta senza la quale la vincitrice non sarebbe stata sola in testa. Intervallo di Wilson.
title-held-when = Quando ogni carta è in mano
formula-held-when = Fra i turni che sono il primo, il secondo e così via di una Casata, quelli con almeno una di queste carte in mano.
title-played-when = Quando ogni carta è giocata
formula-played-when = Carte di quel tipo giocate, diviso i turni iniziati, al primo, secondo turno e così via di una Casata.
title-points = Punti
formula-points = Punti di tutte le Casate nelle partite finite d'Inverno, diviso quelle Casate. Intervallo normale.
title-points-spread = Casate per punti
formula-points-spread = Casate con altrettanti punti, diviso le Casate arrivate all'Inverno.
title-margin = Partite per margine di vittoria
formula-margin = Partite in cui la migliore aveva altrettanti punti più della seconda, diviso le partite finite d'Inverno; 0 è una vittoria condivisa.
title-level = Livelli uno contro l'altro
formula-level = Vittorie di un giocatore più forte fra altri più deboli, ogni distribuzione da ogni sedia, diviso le partite; fra Casate Alleate due contro due. Intervallo di Wilson.
title-rating = Profondità
formula-rating = Lo stesso come vantaggio in punteggio: 400 × log10 delle probabilità contro un solo giocatore più debole. La somma sui livelli dice quanto si sa profondo il gioco. Intervallo dagli estremi di quello della quota.
title-skill = La parte dell'abilità
formula-skill = La parte della varianza dei risultati dovuta a chi gioca, a un tavolo così: la varianza delle quote dei giocatori diviso quella dei singoli risultati. Il resto è fortuna.
title-luck-of-deal = La parte delle carte iniziali
formula-luck-of-deal = Ogni distribuzione è giocata due volte, poi ogni volta con una sorte diversa: la correlazione di quanto un posto vince nelle due. Tanto di un risultato è deciso prima del primo turno. Intervallo normale.

## Rules

rules-title = Quanto vale ogni regola: { $edition }
rules-title-to = Da { $old } a { $new }: che cosa è cambiato, e con che effetto
rules-lead = { $games } partite al tavolo solito e altrettante dopo ogni cambio, con le stesse distribuzioni da entrambe le parti.
rules-method = Un effetto è la misura dopo il cambio meno la misura prima. Gli intervalli tralasciano uno dopo l'altro { $blocks } blocchi di distribuzioni, da entrambe le parti insieme (jackknife); ciò che è evidenziato non può essere un caso, dopo la correzione di Holm per { $count } confronti.
rules-none = Nessun cambio ha avuto un effetto che non possa essere un caso.
rules-inert = Qui non cambia nessuna partita
switch-cards = Quante carte { $card } ha il mazzo.
switch-all = Tutte le differenze di regole e carte insieme, senza aggiunte.
part-summary = In breve
column-switch = cambio
column-before = prima
column-after = dopo
column-change = effetto
measure-length = Durata
measure-seats = Equità dei posti
measure-decisiveness = Vittorie nette
measure-conquests = Conquiste
measure-guilds = Equilibrio delle Gilde
about-length = Turni di tutte le Casate, diviso le partite.
about-seats = Quanto le vittorie della prima, della seconda Casata e così via sono lontane da parti uguali: radice della media dei quadrati, in punti percentuali. Meno è più equo.
about-decisiveness = Partite con una vincitrice unica, diviso le partite.
about-conquests = Partite che finiscono con una sconfitta, non con l'Inverno o il limite di turni, diviso le partite.
about-guilds = Quanto le vittorie delle Gilde sono lontane da parti uguali: radice della media dei quadrati, in punti percentuali. Meno è più equo.
unit-turns = turni

## regno lab playtest

lab-playtest = risultati annotati di partite vere accanto a quelle simulate, con gli intervalli
playtest-file = un file CSV con una riga per partita: houses, winner, ending e che altro si è annotato
playtest-games = quante partite si simulano per ogni tavolo del file
playtest-head = { $title }, { $houses } Casate, con: { $modes }
playtest-with-guilds = Gilde
playtest-with-merchant = Mercante
playtest-with-allied = Casate Alleate
playtest-lead = { $noted ->
    [one] 1 partita annotata, { $simulated } simulate ({ $players }). Tra parentesi l'intervallo al 95 %.
   *[other] { $noted } partite annotate, { $simulated } simulate ({ $players }). Tra parentesi l'intervallo al 95 %.
}
playtest-column-what = Che cosa
playtest-column-noted = Annotate
playtest-column-simulated = Simulate
playtest-column-verdict = Insieme
playtest-order = Vince la Casata n. { $item }
playtest-ending-fall = Una Casata cade
playtest-ending-winter = Viene l'Inverno
playtest-ending-other = Un'altra fine
playtest-rounds = Giri
playtest-guild = Vincono: { $item }
playtest-fits = concordano
playtest-differs = non concordano
playtest-minutes = Minuti: { $interval }
playtest-chance = Di venti cifre una non concorda per puro caso.
playtest-value = { $file }, riga { $line }: "{ $value }" non va bene per { $column }: ci vuole { $expected }
playtest-line = { $file }, riga { $line }
playtest-cells = { $file }, riga { $line }: { $cells } caselle, ma la prima riga dà solo { $most } colonne
playtest-csv = { $file }, riga { $line }: non è un CSV ({ $fault })
playtest-column = { $file }: non c'è una colonna "{ $column }", oppure c'è due volte: si conoscono { $known }
playtest-missing = { $file }: la prima riga deve dare una colonna "{ $column }": servono { $known }
playtest-empty = { $file } non contiene partite: scrivetene una per riga sotto i nomi delle colonne
playtest-long = { $file } è troppo lungo: al massimo { $most } byte

## regno lab games

lab-games-file = le singole partite come file Parquet: distribuzione, durata, fine, vincitori, che cosa le ha decise
games-games = quante distribuzioni
games-out = il file
games-written = { $games } partite scritte: { $file }
games-quick = si possono scrivere solo partite di giocatori che rispondono subito: random e steward

## regno lab repair

lab-repair = i cambiamenti più piccoli di un'edizione che raggiungono uno scopo, come posti equi, confermati su altre distribuzioni
repair-goal = come dev'essere l'edizione: posti (seats) o Gilde (guilds) alla pari, length=15-20, i turni di una Casata in una partita, o winter=10, la percentuale minima di partite che giungono all'Inverno
repair-within = quanto le parti possono distare dalla parità, in decimi di punto; di solito 5
repair-changes = quanti cambiamenti insieme, da 1 a 3
repair-most-cards = di quanto può cambiare il numero di una carta
repair-only = cambia solo queste carte e opzioni, con i loro nomi
repair-games = partite di ogni candidato nell'ultimo giro della ricerca
repair-confirm = partite su altre distribuzioni per ogni proposta
repair-before = { $goal ->
    [length] Com'è: { $value } turni di una Casata in una partita.
    [winter] Com'è: il { $value } delle partite giunge all'Inverno.
    [guilds] Com'è: le Gilde distano { $value } punti dalla parità.
   *[seats] Com'è: i posti nell'ordine di gioco distano { $value } punti dalla parità.
}
repair-not-needed = È già entro lo scopo: nulla deve cambiare.
repair-reached = Questi cambiamenti raggiungono lo scopo, i più piccoli per primi:
repair-nearest = Nulla di ciò che è stato provato raggiunge lo scopo; questi ci vanno più vicino:
repair-confirmed = { $games } partite su altre distribuzioni: { $before } prima, { $after } dopo (da { $low } a { $high }); { $holds ->
    [yes] confermato
   *[no] non confermato
}
bad-goal = non c'è uno scopo "{ $value }": atteso { $expected }
bad-part = nulla di un'edizione si chiama "{ $value }": nomina carte e opzioni come fa `regno editions`
repair-quick = si può cercare solo con giocatori che rispondono subito: random e steward
repair-winter = Le Casate Alleate non vedono mai l'Inverno: togli --allied
repair-guilds = senza Gilde non si possono rendere pari: aggiungi --guilds

## Uno studio del banco come file

study-title = { $title } accanto a { $base }
study-title-search = { $title }: i cambiamenti più piccoli
study-changes = Cambiato da { $base }: { $changes }
study-lead = { $deals } distribuzioni, ognuna giocata da entrambe le edizioni, { $houses } Casate.
study-lead-search = { $tried } edizioni provate, { $houses } Casate; le proposte sono verificate su distribuzioni nuove.
study-goal = { $goal ->
    [seats] Scopo: i posti nell'ordine di gioco al massimo a { $within } punti dalla parità.
    [guilds] Scopo: le Gilde al massimo a { $within } punti dalla parità.
    [winter] Scopo: almeno il { $share } % delle partite giunge all'Inverno.
   *[length] Scopo: da { $least } a { $most } turni di una Casata in una partita.
}
study-goal-end = { $end ->
    [fine] L'edizione è già entro lo scopo: nulla deve cambiare.
    [reached] Questi cambiamenti lo raggiungono, i più piccoli per primi.
    [nothing] Nulla di ciò che può cambiare serve qui.
   *[nearest] Nulla di ciò che è stato provato lo raggiunge; questi ci vanno più vicino.
}
study-made = Regno { $version }, regole { $rules }, seme { $seed }, { $day }.
study-edition = L'edizione, come la prendono i comandi: salvala come edition.toml
study-method = Nei grafici il punto pieno è questa edizione, quello vuoto l'altra. Le parti sono in percento, le loro differenze in punti. Gli intervalli sono al 95 %; quello di una differenza è un jackknife su blocchi delle stesse distribuzioni. Chiaro: una differenza così grande verrebbe per caso in meno di 1 studio su 100, contando insieme tutte le cifre.
study-verdict = { $verdict ->
    [clear] chiaro
    [unclear] non chiaro
   *[unknown] non noto
}
study-as-is = Così com'è
study-fresh = { $number }. { $changes } ({ $holds ->
    [yes] confermato
   *[no] non confermato
})
study-card = { $card }: da { $before } a { $after }
title-spread = Distanza dalla parità
formula-spread = Radice della media dei quadrati di quanto le parti distano da parti uguali. Meno è più equo.
title-goal-seats = Lo scopo: i posti nell'ordine di gioco
formula-goal-seats = Distanza dalla parità, meno ciò che il caso vi aggiunge in media.
title-goal-guilds = Lo scopo: le Gilde
formula-goal-guilds = Distanza dalla parità, meno ciò che il caso vi aggiunge in media.
title-goal-winter = Lo scopo: l'Inverno
formula-goal-winter = Le partite che finiscono con l'Inverno, divise per le partite.
title-goal-length = Lo scopo: la durata
formula-goal-length = Turni di tutte le Casate, divisi per le partite e per le Casate.
column-mine = questa edizione
column-base = l'altra
column-change-interval = 95 % della differenza
column-verdict = esito
beside-planted = con { "`" }--beside{ "`" } nulla si può piantare o mescolare

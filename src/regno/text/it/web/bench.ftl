### Il banco dell'autore: si cambia un'edizione, e ciò che ne viene si conta accanto a quella stampata.

title = Il banco
unnamed = La mia edizione
name = Nome dell'edizione
from = da
base = Da che cosa si parte: un'edizione stampata o una delle tue
changes = { $count ->
    [0] nessun cambiamento
    [one] 1 cambiamento
   *[other] { $count } cambiamenti
}
undo = Annulla
undo-what = Annulla l'ultimo cambiamento
parts = Parti dell'edizione
part-name = { $part ->
    [all] Tutto
    [deck] Mazzo
    [numbers] Numeri
    [rules] Regole
   *[changed] Cambiati
}
part-changed = Cambiati { $count }
nothing-changed = Ancora nulla è cambiato.
deck-base = Mazzo Base
deck-imperial = Mazzo Imperiale
numbers = Numeri
rules = Regole
cards-now = { $was ->
    [0] { $count } carte
   *[other] { $count } carte, erano { $was }
}
rules-now = { $count } di { $all } cambiate
was = era { $value }
fewer = Una in meno: { $name }
more = Una in più: { $name }
number-black-powder-min-fort = Polvere Pirica
    .what = Fortificazione richiesta
number-invalid-penalty = Attacco non valido
    .what = costa carte
number-turn-cap = Partita ferma
    .what = dopo turni
value-no = No
value-yes = Sì
printed-so = Qui è stampato così.
printed-other = Qui è stampato: { $value }
otherwise-in = Diverso in: { $editions }.
so-in = Così in: { $editions }.
value-in = Invece { $value } in: { $editions }.
count-bounds = { $name }: serve un numero da { $least } a { $most }. Non è cambiato nulla.
check-good = { $count } carte: si può distribuire a 3-6 Casate.
check-box = { $count } carte, { $difference } { $side ->
    [more] in più
   *[fewer] in meno
} di quelle stampate. Si può distribuire a 3-6 Casate.
check-no-attack = Nessuna carta può attaccare: le partite finiranno con l'Inverno, o mai.
check-no-imperial = Senza carte Imperiali il mazzo Imperiale resta vuoto.
check-too-few = { $count } carte Base sono troppo poche per servire sei Casate: { $needed ->
    [one] ne serve ancora una
   *[other] ne servono altre { $needed }
}, senza contare le Alleanze Temporanee.
rules-page = Le sue regole

## Lo studio

figures = Dati
edition = Edizione
games = Partite
tabs = Parti del banco
loading = Il banco si sta caricando
nothing-yet = Cambia una carta o una regola, e guarda che cosa fa.
nothing-yet-more = Le due edizioni giocano le stesse distribuzioni. Il conto comincia subito, e gli intervalli si stringono mentre guardi.
verdict-none-yet = Ancora nulla è chiaro.
verdict-none = Nessun cambiamento chiaro.
verdict-cap-more = più partite si fermano al limite di turni
verdict-cap-less = meno partite si fermano al limite di turni
verdict-longer = le partite sono più lunghe
verdict-shorter = le partite sono più corte
verdict-order-fairer = l'ordine di gioco è più equo
verdict-order-worse = l'ordine di gioco è meno equo
verdict-guild-fairer = le Gilde sono più alla pari
verdict-guild-worse = le Gilde sono meno alla pari
verdict-card-more = più partite dipendono dalla carta { $card }
verdict-card-less = meno partite dipendono dalla carta { $card }
verdict-winter-more = l'Inverno arriva più spesso
verdict-winter-less = l'Inverno arriva meno spesso
verdict-skill-more = l'abilità conta di più
verdict-skill-less = l'abilità conta di meno
count = Conta
pause = Pausa
resume = Continua
again = Conta di nuovo
view = Come si mostrano i dati
charts = Grafici
table = Tabella
deals-of = { $deals } di { $all } distribuzioni, ognuna giocata da entrambe le edizioni
time-to-go = ancora { $time }
deals-done = { $deals } distribuzioni, ognuna giocata da entrambe le edizioni. Finito.
deals-paused = In pausa, { $deals } distribuzioni conservate.
deals-stopped = Interrotto dopo { $deals } distribuzioni. Ciò che è stato contato è conservato.
deals-failed = Non ha potuto continuare: { $why }
preparing = Il laboratorio si prepara, una volta sola; ci vogliono uno o due minuti.
waiting = { $most ->
    [one] Uno studio è già in corso
   *[other] { $most } studi sono già in corso
}; il tuo comincia quando uno finisce.
starting = I primi intervalli arrivano tra pochi secondi.
starting-slow = I Condottieri pensano: i primi dati arrivano in un minuto o due, e crescono piano.
new-draft = Nuova bozza: il conto ricomincia.
cannot-deal = Si aspetta un'edizione che si possa distribuire. I dati sono dell'ultima che si poteva.
lost = Nessuna connessione. Lo studio continua sul server; i dati tornano con la connessione.
with-who = { $houses } Casate{ $modes }, { $players }, seme { $seed }.
change = Cambia
who-plays = { $level ->
    [random] Giullari
    [warlord] Condottieri
   *[steward] Castaldi
}

## Che cosa si studia

settings = Che cosa si gioca
settings-houses = Casate
settings-players = Chi gioca
settings-players-what = I Castaldi giocano centomila distribuzioni in qualche secondo. I Condottieri pensano, e ne giocano molte meno.
settings-deals = Distribuzioni
settings-seed = Seme della prima distribuzione
settings-skill = Condottieri contro Castaldi
settings-skill-what = Quanto vale un giocatore che pensa; ci vuole qualche minuto.
settings-so = Gioca così
settings-done = Conta così

## I dati

legend-early = dopo { $deals } distribuzioni
legend-fair = equo
legend-intervals = intervalli al 95%
panel-order = Ordine di gioco
panel-endings = Finali
panel-guilds = Gilde
panel-cards = Carte che decidono
panel-length = Durata
panel-skill = Abilità e caso
panel-winter = Inverno
about-panel = Che cosa significa { $panel }, e la sua formula
about-intervals = Un intervallo contiene il valore vero in 95 studi su 100. Il cambiamento si misura sulle stesse distribuzioni, così il caso che tocca entrambe le edizioni si annulla. «Chiaro» vuol dire che un cambiamento così grande verrebbe per caso in meno di 1 studio su 100, contando insieme tutti i dati della pagina.
about-n = { $n } { $what ->
    [houses] Casate
   *[games] partite
} di ogni edizione, seme { $seed }.
item-order = { $place ->
    [0] prima
    [1] seconda
    [2] terza
    [3] quarta
    [4] quinta
   *[5] sesta
}
item-last = ultima
item-ending = { $ending ->
    [conquest] conquista
    [alliance] cade un'alleanza
    [winter] Inverno
    [draw] patta
   *[cap] limite di turni
}
item-decided = vincitore unico
item-from-last = vinta da ultimi
item-turns = media
item-points = media
item-spread = divario, punti
item-luck = la distribuzione decide
base-value = base { $value }
caption-spread = Divario { $value } punti, base { $base }: { $change } (da { $low } a { $high })
caption-spread-only = Divario { $value } punti, base { $base }
caption-change = Punti di differenza dalla base, stesse distribuzioni
caption-cards = Partite che senza di essa non si sarebbero vinte così
caption-length = Turni di tutte le Casate: { $change } (da { $low } a { $high }), stesse distribuzioni
caption-length-only = Turni di tutte le Casate
caption-skill = Vantaggio sul livello inferiore. La distribuzione decide il { $value }, base { $base }.
caption-skill-only = Vantaggio sul livello inferiore, in punti di forza
caption-winter = Punti di una Casata: { $change } (da { $low } a { $high }), stesse distribuzioni
caption-winter-only = Punti di una Casata in Inverno
pill-none = nulla di chiaro
pill-unknown = si conta
pill-few = troppo poche partite
pill-clear = { $count ->
    [one] un cambiamento chiaro
   *[other] { $count } cambiamenti chiari
}
pill-what = { $what ->
    [longer] chiaro: più lunghe
    [shorter] chiaro: più corte
    [fairer] chiaro: più equo
    [worse] chiaro: meno equo
    [equal] chiaro: più alla pari
    [unequal] chiaro: meno alla pari
    [more] chiaro: di più
   *[less] chiaro: di meno
}
row-said = { $name }: { $value }, base { $base }
row-said-change = { $name }: { $value }, base { $base }, { $verdict ->
    [clear] un cambiamento chiaro di
   *[unclear] nessun cambiamento chiaro,
} { $change } (da { $low } a { $high })
column-figure = Dato
column-interval = 95% da, a
column-base = Base
column-change = Cambiamento, stesse distribuzioni
column-from-to = Da, a
column-verdict = Esito
from-to = { $low }; { $high }
verdict-word = { $verdict ->
    [clear] chiaro
    [unclear] non chiaro
    [few] troppo poche partite
   *[unknown] si conta
}
all-figures = Tutti i dati in una tabella

## Partite e studi

changed-most = Partite cambiate di più
changed-what = stessa distribuzione, stessi giocatori
changed-none = Nessuna partita è ancora cambiata.
changed-slow = Le partite di giocatori che pensano non si mostrano.
deal = Distribuzione { $number }
open-base = Stampata
open-draft = Mia
open-said = Distribuzione { $number } da rivedere: { $which ->
    [base] l'edizione stampata
   *[draft] la mia bozza
}
ended-in = { $winner } in { $turns } turni, { $ending ->
    [conquest] per conquista
    [alliance] per conquista
    [winter] con l'Inverno
    [draw] patta
   *[cap] per il limite di turni
}
nobody = nessuno
report = Rapporto da conservare
report-what = { $kind ->
    [html] una pagina, da leggere anche senza rete
    [json] tutto
   *[table] i dati in tabella
}
report-games = Partite (Parquet)
report-games-what = le singole partite di al massimo { $deals } distribuzioni, a entrambi i tavoli
games-slow = le partite di giocatori che pensano non si scrivono: fai giocare Castaldi o Giullari
games-busy = ora le partite non si sono potute scrivere: riprova tra { $seconds } secondi, o usa il comando regno lab games
studies = I miei studi
studies-none = Nessuno studio è conservato.
study-head = { $title }: { $deals } distribuzioni
study-state = { $state ->
    [waiting] aspetta
    [running] in corso
    [paused] in pausa
    [done] finito
    [stopped] interrotto
   *[failed] non ha potuto continuare
}
study-of = { $houses } Casate, seme { $seed }
study-open = Apri
study-forget = Dimentica
study-forget-said = Dimentica lo studio di { $title }

## Che cosa può non andare

unknown-study = questo studio non c'è: è stato dimenticato, o il link non è intero
not-your-study = questo studio è di qualcun altro: solo chi l'ha fatto può cambiarlo
unknown-game = questa partita non è tra quelle che lo studio mostra
studies-full = troppi studi aspettano già, e { $most } sono in corso insieme: riprova tra { $seconds } secondi
study-cannot-write = il server non ha potuto scrivere ciò che è stato contato ({ $fault }): quanto aveva prima è conservato; continua quando c'è spazio
study-no-scheduler = le macchine che giocano le partite di questo server non rispondono: ciò che è stato contato è conservato; continua più tardi
study-no-workers = nessuna delle macchine che giocano le partite di questo server è presente: ciò che è stato contato è conservato; continua più tardi
study-other-source = una macchina che gioca le partite di questo server ha un'altra versione di Regno: può rimediare chi gestisce il server
study-cluster-lost = le macchine che giocano le partite di questo server si sono perse: ciò che è stato contato è conservato; continua più tardi
study-worker-lost = un processo che contava è morto: ciò che è stato contato è conservato; continua
search-part = nulla di un'edizione che si possa cercare si chiama "{ $value }"
search-nothing-free = nulla può cambiare: libera carte, regole o numeri
search-bounds = una partita da { $least } a { $most } turni non può essere: il minimo dev'essere sotto il massimo
search-guilds = senza Gilde non si possono rendere pari: fai giocare le Casate con le Gilde
search-winter = le Casate Alleate non vedono mai l'Inverno: fai giocare ogni Casata per sé
search-or-train = uno studio cerca o allena: chiedi una cosa sola
report-training = un allenamento non ha rapporto: ciò che i bot hanno imparato è un file
no-model = non c'è un modello di questo studio: non è giunto alla fine, o è stato cancellato
search-quick = si può cercare solo con giocatori che rispondono subito: Giullari o Castaldi
report-kind = un rapporto non è "{ $value }": ci si aspetta { $known }
report-later = il rapporto è pronto quando lo studio è finito

## Edizioni proprie

editions = Le mie edizioni
editions-printed = Regolamenti stampati
editions-none = Cambiane una stampata: diventa tua.
open-bench = Al banco
keep = Conserva come bozza { $number }
keep-first = Conserva
kept = Conservata come bozza { $number }.
play-it = Giocala
play-it-what = un tavolo con un link
print-it = Stampala
print-it-what = La bozza viene conservata e se ne vedono i fogli.
export = Esporta
export-what = TOML per i comandi
share = Condividi
share-what = un link a questa bozza
shared = Il link è copiato.
edit = Modifica
edit-what = al banco
rules-what = con ciò che cambia
lesson = Prima lezione
lesson-what = va bene: cambiano solo i numeri
forget-edition = Dimentica
forget-edition-sure = Dimenticare { $title } con tutte le sue bozze? I tavoli che la giocano continuano.
draft-of = bozza { $number }, { $day }
draft-name = { $title }, bozza { $number }
changes-from = { $count ->
    [0] nessun cambiamento
    [one] 1 cambiamento
   *[other] { $count } cambiamenti
} da { $edition }
usual-one = quello consueto
compare = Confronta
compare-first = Prima edizione
compare-second = Seconda edizione
compare-with = con
compare-same = Sono uguali.
compare-sum = { $count ->
    [one] Una cosa è diversa
   *[other] { $count } cose sono diverse
}, il resto è uguale.
compare-what = Che cosa è diverso
compare-card = { $card } nel mazzo { $back ->
    [imperial] Imperiale
   *[base] Base
}
compare-total = Carte in tutto
somebody-s = Un'edizione che qualcuno ha condiviso. Conservala per farla tua.
train = I bot per questa edizione
train-what = I bot la giocano come l'edizione stampata più vicina. Possono imparare a giocare questa: partite contro sé stessi e contro Castaldi, in sottofondo; se chiudi la pagina, continua.
train-begin = Allena i bot
train-again = Allena di nuovo
train-progress = A che punto è l'allenamento
train-effort = Quanto a fondo
train-how = { $effort ->
    [quick] Rapido
    [usual] Consueto
   *[thorough] A fondo
}
train-houses = A tavoli di quante Casate
train-waiting = Aspetta il suo turno.
train-step = Passo { $step } di { $steps }
train-held = Interrotto al passo { $step } di { $steps }; riprende da lì.
train-better = Con le stesse mani contro i Castaldi, senza pensare oltre, ora vincono il { $share } delle partite, prima il { $before }: { $gain } punti (da { $low } a { $high }). I Sovrani dei nuovi tavoli di { $houses } Casate con questa edizione giocano così.
train-not-better = Con le stesse mani contro i Castaldi, senza pensare oltre, vincono il { $share } delle partite, il modello più vicino il { $before }: { $gain } punti (da { $low } a { $high }), nessun guadagno chiaro. Perciò resta il più vicino.
train-file = Il modello come file
study-head-train = { $title }: bot per { $houses } Casate
bots-play = I bot la giocano come l'edizione stampata più vicina.
unknown-draft = questa edizione non c'è: è stata dimenticata, o il link non è intero
not-your-edition = questa edizione è di qualcun altro: conservala come tua
draft-taken = la bozza { $number } è stata conservata altrove poco fa: guardala, o conserva la tua come la prossima
draft-see = Vedi la bozza { $number }
too-many-drafts = troppe bozze e troppi studi dal tuo indirizzo: aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
drafts-full = un'edizione ha al massimo { $most } bozze: conserva la tua come edizione a sé
editions-full = se ne conservano al massimo { $most }: dimenticane una prima

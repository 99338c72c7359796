### Le pagine delle Cronache: ciò che dicono da sé. Ciò che dicono i giochi viene dalla cronaca.
chronicles = Cronache
chronicles-sub = Campagne e scenari accanto al vostro tavolo
skip = Vai al contenuto
reload = Ricarica la pagina
back = Indietro
close = Chiudi
more = Altro
notices = Avvisi
saved = Salvato
saving = Salvataggio
looking-on = Spettatore
read-only = Stai solo guardando: la cronaca è tenuta su un altro dispositivo.
lost = Connessione persa. Quello che vedi resta; si riprende da sé.
lost-pending = Connessione persa. Il tuo passo è conservato e sarà inviato; si riprende da sé.
opening = Apro la cronaca
to-overview = Alla panoramica
wake-on = Lo schermo resta acceso finché questa pagina è aperta.
wake-off = Lo schermo può spegnersi: il browser non ha permesso di tenerlo acceso.
wake-never = Questo browser tiene acceso lo schermo solo su questo computer o con TLS (regno serve --tls).

# panoramica
begin-sentence = Inizia una cronaca
begin-about = Regno tiene il registro e gioca il Barone; le scatole sono sul vostro tavolo.
new-chronicle = Nuova cronaca
packs = Pacchetti di carte
import = Apri un file
mine = Le tue
none-yet = Ancora nulla. Una cronaca che inizi o apri da un file resta qui.
steps-touched = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}, l'ultimo il { $when }
kind-campaign = Campagna
kind-architects = Architetti
kind-paladins = Paladini
kind-viscounts = Visconti
kind-campaign-about = tre giochi, un registro
kind-architects-about = insieme contro il Barone
kind-paladins-about = sette round di minacce
kind-viscounts-about = il Barone percorre il tabellone
which = Quale
who-plays = Chi gioca
who-about = Da { $low } a { $high }, in senso orario attorno al tavolo.
player-n = Giocatore { $n }
remove-n = Togli il giocatore { $n }
one-more = Un altro giocatore
difficulty = Difficoltà
level-normal = Normale
level-hard = Difficile
level-impossible = Impossibile
title = Titolo
cards-from = Carte
names-missing = { $count ->
    [one] Manca 1 nome
   *[other] Mancano { $count } nomi
}
begin = Inizia

# un passo
why = Perché
why-more = altro
why-assumes = { $count ->
    [one] 1 regola della casa
   *[other] { $count } regole della casa
}
undo = Annulla
redo-what = Ripeti: { $what }
redo-all = Ripeti tutti e { $count }
next = In seguito: { $what }
read-on = Avanti
choose = Scegli
choose-above = Scegli qui sopra
choose-count = { $low ->
    [0] Fino a { $high }
   *[other] { $high }
}, scelti { $have }
place-th = numero { $place }
still-missing = Non ancora completo: { $what }
how-cards = Come arrivano le carte
i-tell = Com'è sul nostro tavolo
turn-of = turno di { $player }
i-drew = Ho pescato questa carta
draw-for-me = Pesca per me
another-way = Dillo in un altro modo
left-out-drawn = Ciò che lasci aperto lo pesca il programma.
foretold = Che cosa comporta, prima di salvare
foretold-wait = Appena ci sono tutti i numeri, qui si legge che cosa comportano: distacco, parità, chi ottiene che cosa.
what-happened = Che cosa è successo
less = Meno: { $what }
more-of = Più: { $what }

# menu e diario
log = Diario
older = { $count ->
    [one] 1 passo precedente
   *[other] { $count } passi precedenti
}
log-empty = Non è ancora successo nulla.
undo-to = Torna a prima
undo-sure = { $count ->
    [one] Annulla questo passo
   *[other] Annulla { $count } passi
}
drawn-by-us = pescato dal programma
also-now = Ora si può anche
checklist = Da preparare
reminders = Da non dimenticare
house-rules = Regole della casa ({ $count })
pages = Altre pagine
score-sheets = Schede dei punti
print = Riassunto da stampare
print-now = Stampa
export = Salva come file
links = Link
link-write = Link per un altro custode
link-read = Link per guardare
copied = Copiato. Dallo solo a chi vuoi.
forget = Elimina questa cronaca
forget-sure = Eliminare davvero, per sempre?
pack-house = Set della casa
pack-owner = Carte proprie
lent = { $count ->
    [one] 1 carta dalle carte di Regno
   *[other] { $count } carte dalle carte di Regno
}
to-chronicle = Alla cronaca

# Visconti
the-baron = Il Barone
nobody = nessuno
protected = protetto
protected-why = Protetto: il Barone sta su questa linea e nessuno può toccare qui i suoi Lavoratori.
closed-why = Qui c'è un Lavoratore Barone: non può venire nessun Lavoratore dei giocatori.
open-segment = Apri il segmento { $segment }
segment = Segmento { $segment }
spaces = Tutti gli spazi
as-list = Come elenco
change-workers = Cambia i Lavoratori: { $space }
townsfolk-known = Cittadino accanto: { $name }.
townsfolk-unknown = Il programma non conosce il Cittadino accanto.
board-label = Il tabellone. Il Barone è nello spazio { $space }; la sua riserva è { $supply }.
board-empty = Il tabellone. Il Barone non è ancora arrivato.
danger = Quanto è vicina la sconfitta
danger-is = Pericolo: { $level }
danger-low = basso
danger-rising = in aumento
danger-pressing = incombente
danger-grave = gravissimo
orders-from-keep = { $count ->
    [one] 1 Lavoratore dal mastio
   *[other] { $count } Lavoratori dal mastio
}
castle = Castello
ring-inner = interno
ring-tier1 = liv. 1
ring-tier2 = liv. 2
ring-keep = mastio
taken = preso
free = libero
supply = Riserva
supply-left = { $left } su { $all }
last-round-now = Questo è l'ultimo round.
last-round-next = Il prossimo round è l'ultimo.
barons-turn = Il turno del Barone
phase-move = Muove
phase-act = Agisce
phase-advance = Avanza
phase-castle = Castello

# campagna
chapters = Capitoli
game-architects = Architetti
game-paladins = Paladini
game-viscounts = Visconti
stage-setup = Preparazione
stage-play = In corso
stage-ties = Una parità
stage-token = Un segnalino
stage-over = Finita
to-come = Deve ancora venire
won-by = { $player }, { $points } PV
ledger = Il registro
face-up = aperto
face-down = chiuso
plays-first = Gioca per primo
holds-token = Segnalino: { $crest }
no-tome = Ancora nessun Volume
winner = Vince la campagna
tomes-of = { $open } aperti, { $closed } chiusi
crest-race = Gara degli Stemmi
first-to = il primo con { $need } uguali
tome-won = Il Volume è di { $player }
crests-of = { $count } di { $need }
tome-board = Plancia dei Volumi
later = Poi:
claim = Rivendica
claim-what = Rivendica: { $tome }
claimed-by = Rivendicato da
several-at-once = Più di uno insieme
no-tomes-yet = I Volumi non sono ancora disposti.
no-tomes-left = Non resta nessun Volume scoperto.
victory-tomes = { $count ->
    [one] 1 Volume Vittoria
   *[other] { $count } Volumi Vittoria
}
crest-tomes = { $count ->
    [one] 1 Volume Stemma
   *[other] { $count } Volumi Stemma
}
still-free = ancora liberi
timeline = Cronologia
begun = Iniziata
set-up = Preparazione
of-done = { $done } su { $all } fatti
extra-silver = Monete in più: i Volumi di chi ne ha di più, meno i propri

# punti
victory = Vittoria
short = Sconfitta
by-points = { $count ->
    [one] per 1 punto
   *[other] per { $count } punti
}
so-far = Finora
points-ahead = { $count ->
    [one] 1 punto in più
   *[other] { $count } punti in più
}
points-behind = { $count ->
    [one] 1 punto in meno
   *[other] { $count } punti in meno
}
against-target = contro i { $target } del Barone
total = Totale
no-sheets = Nessuna scheda dei punti è ancora compilata.
check-box = Confronta con la tua scatola.
second-hand = Le cifre segnate con * non sono state lette nel regolamento stesso.
edit-table = Correggi le cifre
open-all = Apri tutto
standing = Come si sta
house-or-box = Carte: { $pack }

# pacchetti
packs-about = Ciò che è stampato sulle carte è un dato. Il set della casa è di Regno; le carte della tua scatola le scrivi una volta in un pacchetto tuo.
cards-count = { $count ->
    [one] 1 carta propria
   *[other] { $count } carte proprie
}
cards-in-all = { $count } carte
extends = il resto da { $pack }
new-pack = Un pacchetto tuo
pack-title = Titolo
pack-id = Nome breve (lettere minuscole, cifre, trattini)
make-pack = Crea il pacchetto
import-pack = Apri il file di un pacchetto
export-pack = Salva il pacchetto come file
forget-pack = Elimina questo pacchetto
pack-read-only = Qui questo pacchetto si può solo leggere. Creane uno tuo per scrivere carte.
complete = completo
gaps = { $count ->
    [one] manca 1 cosa
   *[other] mancano { $count } cose
}
any-number = quante se ne vuole
new-card = Nuova carta
needed = da compilare
left-empty = Se resta vuoto: { $value }
in-en = Inglese
in-it = Italiano
with-players = { $count ->
    [one] da solo
   *[other] in { $count }
}
yes = Sì
no = No
add-row = Aggiungi
add-effect = Aggiungi una riga
add-choice = Oppure una scelta tra più effetti
choice-th = Scelta { $place }
drop-choice = Togli questa scelta
rarely = Serve di rado
row-up = Su: { $what }
row-down = Giù: { $what }
row-copy = Copia: { $what }
row-remove = Togli: { $what }
copy-card = Copia
take-out-sure = Toglierla davvero?
card-good = Questa carta va bene.
copies-house = Questa carta è del set della casa; inserita, diventa tua.
put-in = Inseriscila
take-out = Toglila

# Architects
scheme = Intrigo
scheme-revealed = Intrigo rivelato
scheme-last = Il suo ultimo turno
drew-another = Era un altro
drew-which = Quale Intrigo avete rivelato? Prende il posto di questo, e ciò che ne è seguito viene annullato.
done = fatto
not-yet = da fare
standing-there = presenti lì
captured = presi, fino a { $reach }
captured-of = Presi a { $player }
capture-count = { $count ->
    [0] Nessuno da catturare
    [one] Cattura 1 Lavoratore
   *[other] Cattura { $count } Lavoratori
}
deck-schemes = Intrighi
deck-discards = scarti
deck-future = futuri
deck-events = Eventi
target = obiettivo
target-is = obiettivo { $target } PV
events-before-end = { $count ->
    [0] Non restano Eventi: se ne serve uno, la partita finisce subito.
    [one] Resta 1 Evento prima che ne serva uno che non c'è.
   *[other] Restano { $count } Eventi prima che ne serva uno che non c'è.
}
guildhall-stands = Sede delle Corporazioni: { $taken } spazi su { $spaces } occupati, { $his } dal Barone
demands = Richieste
of-need = su { $need }
demand-met = Soddisfatta: +{ $met } PV a ogni giocatore
demand-worth = Livello { $level }, a ogni giocatore +{ $met } / −{ $failed } PV
give-one = Dona 1
give-to = Dona 1 a { $demand }
who-gives = Chi dona?
demands-hidden = { $count ->
    [one] Coperta: PV a ogni giocatore se non viene mai rivelata
   *[other] Coperte: PV a ogni giocatore per ognuna che non viene mai rivelata
}
workers = Lavoratori
who = Chi
crew-free = liberi
crew-guildhall = sede
crew-market = merc.
crew-prison = prig.
crew-captive = presi
crew-exiled = fuori
workers-note = Liberi: sulla propria plancia o nei luoghi aperti. Presi: sulla plancia del Barone; nella sua riga, i suoi Lavoratori sul tabellone. +1 è l'Artigiano.

# Paladins
round-of = Round { $round } di { $rounds }
threats = Minacce
in-supply = { $count ->
    [one] 1 Lavoratore in riserva
   *[other] { $count } Lavoratori in riserva
}
outsiders = Invasori
outsiders-need = { $removed } su { $need } eliminati
outsiders-enough = Eliminati quanti ne servivano
outsiders-lost = Troppo pochi: tutti hanno perso Onore
either = { $one } oppure { $other }
workers-on = { $count } Lavoratori del Barone su { $threat }
pip-off = Togli un Lavoratore del Barone da { $threat }
pip-on = Rimetti un Lavoratore del Barone su { $threat }
no-threats = Nessuna Minaccia è scoperta.
threats-gone = Fuori dal gioco: { $names }
threat-of = Minaccia { $place } di { $count }
left-to-right = da sinistra a destra
apply-next = Applica, poi: { $next }
apply-close = Applica e chiudi il round
honour = Onore
honour-scale = Onore, da 0 a 12
honour-is = Onore { $honour }
honour-will-be = Onore { $honour }, diventa { $after }
penalties-coming = { $count ->
    [one] 1 penalità per tutti alla fine del round.
   *[other] { $count } penalità per tutti alla fine del round.
}
penalties-none = Nessuna penalità alla fine del round.
honour-lowest = Onore più basso: { $player }, { $honour }.
orders = Ordini del Re
order-open = { $vp } PV a ogni giocatore, o altrettanti persi
order-done = Completato da { $players }
attribute-strength = Forza { $least }
attribute-faith = Fede { $least }
attribute-influence = Influenza { $least }
favours = Favori del Re
favour-workers = { $favour }: { $workers ->
    [0] libero
    [one] 1 Lavoratore
   *[other] { $workers } Lavoratori
}
tell-action = Registra: { $action }

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
away = { $count ->
    [one] Niente connessione: si continua in questo browser. Un passo aspetta di essere inviato.
   *[other] Niente connessione: si continua in questo browser. { $count } passi aspettano di essere inviati.
}
away-waking = Niente connessione. Fra un momento si continua in questo browser…
away-sending = { $count ->
    [one] Di nuovo connessi: invio di un passo…
   *[other] Di nuovo connessi: invio di { $count } passi…
}
along = Senza connessione
along-kept = Su questo dispositivo la cronaca va avanti anche senza connessione. Ciò che inserisci si invia da sé più tardi.
along-about = Finora, senza connessione, si conserva un passo alla volta. Con il gioco stesso in questo browser tutta la cronaca va avanti.
along-fetch = Portala con te ({ $megabytes } MB)
along-fetching = Scaricamento, { $percent } %
opening = Apro la cronaca
to-overview = Alla panoramica
wake-on = Lo schermo resta acceso finché questa pagina è aperta.
wake-off = Lo schermo può spegnersi: il browser non ha permesso di tenerlo acceso.
wake-never = Qui questo browser lascia spegnere lo schermo: lo tiene acceso solo con una connessione sicura (https).
# panoramica
begin-sentence = Inizia una cronaca
begin-about = Regno tiene il registro e muove il Barone; le scatole sono sul vostro tavolo.
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
which = Quale gioco?
who-plays = Chi gioca
who-about = Da { $low } a { $high }, in senso orario attorno al tavolo.
player-n = Giocatore { $n }
remove-n = Togli il giocatore { $n }
one-more = Un altro giocatore
title = Titolo
cards-from = Carte
names-missing = { $count ->
    [one] Manca 1 nome
   *[other] Mancano { $count } nomi
}
see-packs = Vedi le carte
type-yours = Scrivete le carte della vostra scatola (circa 40 minuti per una campagna)
begin-own = Giocate con le carte di { $pack }: mescolate i vostri mazzi, pescate voi e dite a Regno quale carta è uscita.
begin-house = Giocate con le carte di Regno: lasciate nella scatola quelle della scatola e lasciate pescare Regno.
names-over = { $count ->
    [one] Togli 1 nome: si gioca al massimo in { $high }
   *[other] Togli { $count } nomi: si gioca al massimo in { $high }
}
begin = Inizia
# un passo
why = Perché
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
choose-count = { $have } di { $high }
still-missing = Non ancora completo: { $what }
place-th = numero { $place }
i-tell = Come sul nostro tavolo
turn-of = turno di { $player }
i-drew = Peschiamo noi
draw-for-me = Pesca Regno
players-missing = { $count ->
    [one] Manca 1 scelta
   *[other] Mancano { $count } scelte
}
numbers-missing = { $count ->
    [0] Inserite i numeri qui sopra
    [one] Manca 1 numero
   *[other] Mancano { $count } numeri
}
choose-more = { $count ->
    [one] Scegline ancora 1
   *[other] Scegline ancora { $count }
}
choose-up-to = Fino a { $high }, { $have } scelti
draw-lots = Estrai a sorte
regno-draws = Carte di Regno
another-way = Indicalo in un altro modo
left-out-drawn = Ciò che lasci aperto lo pesca il programma.
foretold = Che cosa comporta, prima di salvare
foretold-wait = Appena ci sono tutti i numeri, qui si legge che cosa comportano.
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
undo-to = Torna a prima di questo passo
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
link-write = Link per gestire da un altro dispositivo
link-read = Link per guardare
copied = Copiato. Chi lo riceve può aprire questa cronaca.
forget = Elimina questa cronaca
forget-sure = Eliminare davvero, per sempre?
pack-house = Carte di Regno
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
open-segment = Segmento { $segment }: { $who }
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
    [one] 1 Lavoratore dal terzo livello
   *[other] { $count } Lavoratori dal terzo livello
}
castle = Castello
ring-inner = interno
ring-tier1 = livello 1
ring-tier2 = livello 2
ring-keep = livello 3
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
dismissal-F = 1 verso l'interno
no-icon = Non ha icona
dismissal-E = 1 per lato
dismissal-D = 2 avanti
dismissal-C = 2 indietro
dismissal-B = 1 qui, Debito
dismissal-A = 2 qui
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
to-come = Da giocare
won-by = { $player }, { $points } PV
ledger = Il registro
face-up = scoperti
face-down = coperti
plays-first = Primo Giocatore
holds-token = Segnalino: { $crest }
no-tome = Ancora nessun Volume
winner = Vince la campagna
tomes-of = { $open } scoperti, { $closed } coperti
crest-race = Gara degli Stemmi
first-to = il primo con { $need } uguali
tome-won = Il Volume è di { $player }
crests-of = { $count } di { $need }
tome-board = Plancia Volumi
later = Poi:
claim-what = Ottieni: { $tome }
several-at-once = Più giocatori
crest-tome-near = Uno di questi Volumi porta subito il Volume Stemma ({ $crest }) a { $players }.
no-tomes-yet = I Volumi non sono ancora disposti.
no-tomes-left = Non resta nessun Volume scoperto.
timeline = Cronologia
game-over = Fine: inserite i punti
first-takes = Chi lo fa per primo ottiene il Volume
begun = Iniziata
of-done = { $done } su { $all } fatti
extra-silver = Monete in più: i Volumi di chi ne ha di più, meno i propri
# punti
victory = Vittoria
short = Sconfitta
by-points = { $count ->
    [one] di 1 punto
   *[other] di { $count } punti
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
together = Insieme, obiettivo { $target }
total = Totale
change-sheet-of = Cambia la scheda di { $player }
change-sheet = Cambia
from-sheet = dalla scheda salvata
no-sheets = Nessuna scheda dei punti è ancora compilata.
check-box = Confronta con la tua scatola.
second-hand = Le cifre segnate con * non sono state lette nel regolamento stesso.
edit-table = Correggi le cifre
open-all = Apri tutto
standing = Situazione
house-or-box = Carte: { $pack }
# pacchetti
packs-about = Le carte di Regno ci sono sempre. Per giocare con quelle della vostra scatola, scrivetele una volta in un pacchetto vostro.
cards-count = { $count ->
    [one] 1 carta propria
   *[other] { $count } carte proprie
}
cards-in-all = { $count } carte
extends-house = il resto sono carte di Regno
extends = il resto da { $pack }
new-pack = Un pacchetto tuo
pack-title = Titolo
pack-id = Nome breve (lettere minuscole, cifre, trattini)
make-pack = Crea il pacchetto
import-pack = Apri il file di un pacchetto
print-pack = Le carte di questo pacchetto in un solo PDF: 63 × 88 mm, nove per pagina, con i segni per il taglio. Ci sono anche quelle che prende da Regno.
export-pack = Salva il pacchetto come file
forget-pack = Elimina questo pacchetto
pack-read-only = Qui questo pacchetto si può solo leggere. Creane uno tuo per scrivere carte.
complete = completo
own-of = { $own } di { $all } vostre
gaps = { $count ->
    [one] manca 1 cosa
   *[other] mancano { $count } cose
}
any-number = quante se ne vuole
new-card = Nuova carta
needed = da compilare
left-empty = Se resta vuoto: { $value }
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
take-out-sure = Eliminarla davvero?
card-good = Questa carta va bene.
copies-house = Questa carta è di Regno; salvata, diventa tua.
put-in = Salva la carta
open-under = Aprilo come { $id }
another-name = Quel nome è già usato. Un altro nome breve per il pacchetto
throw-away = Butta via
keep-typing = Continua a scrivere
leave-card = Buttare via quello che hai scritto?
take-out = Elimina
# Architects
scheme = Intrigo
scheme-revealed = Intrigo rivelato
scheme-last = Il suo ultimo turno
drew-another = Era un altro
drew-which = Quale Intrigo avete rivelato? Prende il posto di questo, e ciò che ne è seguito viene annullato.
done = fatto
not-yet = da fare
capture-count = { $count ->
    [0] Nessuno da catturare
    [one] Cattura 1 Lavoratore
   *[other] Cattura { $count } Lavoratori
}
or-more = { $player }: { $count } o più
so-many = { $player }: { $count }
nobody-there = Nessuno
tap-who-stands = Toccate chi è lì
deck-schemes = Intrighi
deck-discards = scarti
deck-future = futuri
deck-events = Eventi
target = obiettivo
target-is = obiettivo { $target } PV
events-before-end = { $count ->
    [0] Non restano Eventi: se ne serve uno, la partita finisce subito.
    [one] Resta 1 Evento: se ne serve un secondo, la partita finisce.
   *[other] Restano { $count } Eventi: se ne serve uno in più, la partita finisce.
}
guildhall-stands = Sede delle Corporazioni: spazi occupati { $taken } su { $spaces }, dal Barone { $his }
demands = Richieste
of-need = su { $need }
demand-met = Soddisfatta: +{ $met } PV a ogni giocatore
demand-worth = Livello { $level }, a ogni giocatore +{ $met } / −{ $failed } PV
give-one = Dona 1
give-to = Dona 1 a { $demand }
who-gives = Chi dona?
demands-hidden = { $count ->
    [one] Coperta: { $points } PV a ogni giocatore se non viene mai rivelata
   *[other] Coperte: { $points } PV a ogni giocatore per ognuna che non viene mai rivelata
}
workers = Lavoratori
who = Chi
crew-free = liberi
crew-guildhall = sede
crew-market = merc.
crew-prison = prig.
crew-captive = catturati
crew-exiled = fuori
workers-note = Liberi: sulla propria plancia o nelle ubicazioni aperte. Catturati: sulla Plancia Barone; nella riga del Barone, i Lavoratori fuori sul tabellone. +1 è l'Artigiano.
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
workers-on = { $count } Lavoratori Barone su { $threat }
pip-off = Togli un Lavoratore Barone da { $threat }
pip-on = Rimetti un Lavoratore Barone su { $threat }
did-it = { $player }: { $action }
honour-taps = un tocco quando è fatto
each-own = Uno per uno
all-alike = Tutti lo stesso
all-take = Tutti: { $what }
cost-losses = Perdete { $what }
all-lose = Tutti perdono { $what }
all-none = Nessuno può subirne
outsiders-otherwise = { $count ->
    [one] 1 Invasore contato. Erano di più o di meno?
   *[other] { $count } Invasori contati. Erano di più o di meno?
}
play-round = il round { $round }
threats-too = anche { $names }
for-self = per sé
for-another = per un altro
plus-honour = +1 Onore
who-gains = { $player }, ottiene 1 Onore
who-receives = Paga { $player }: chi lo riceve?
who-pays = { $action }: chi paga?
who-did = { $action }: chi?
correct-how = Correzione: un tocco toglie o rimette un Lavoratore. Nessuno ottiene Onore.
correct-done = Fatto
correct = Correggi
tap-worker = Toccate un Lavoratore o un Invasore quando qualcuno fa l'azione.
outsider-who = Un Invasore: chi lo ha eliminato?
pip-who = Un Lavoratore su { $threat }: chi ha fatto { $action }?
no-threats = Nessuna Minaccia Barone è scoperta.
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
honour-all = Onore più basso: { $honour } (tutti).
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
looks = Chiaro, scuro, dimensione del testo
which-cards = Quali carte avete sul tavolo?
which-pack = In quale pacchetto stanno le vostre carte?
our-box = La nostra scatola
cards-box = La nostra scatola, carta per carta
cards-box-about = Giocate con le carte vere. Una nuova richiede qualche secondo, una volta sola; Regno non la pesca mai per voi.
cards-pack = Il nostro pacchetto completo
cards-pack-about = Giocate con le carte vere. Sono tutte inserite, quindi non si chiede nulla; anche Regno può pescare.
cards-pack-none = Si può scegliere quando un vostro pacchetto ha tutte le carte: allora non si chiede nulla, e anche Regno può pescare.
cards-to-go = { $count ->
    [one] Resta da incontrare 1 carta.
   *[other] Restano da incontrare { $count } carte.
}
cards-house = Le carte di Regno
cards-house-about = Lasciate nella scatola le carte di questa espansione: Regno pesca le sue, oppure le stampate.
begin-box = Cominciate con la vostra scatola
begin-pack = Cominciate con il vostro pacchetto
new-card-met = Una carta nuova: che cosa dice?
save-card = Salva questa carta
tome-unseen = Un Volume non ancora inserito
tome-unseen-about = Che cosa dice si chiede quando qualcuno lo ottiene.
save-and-claim = Salva, e { $player } lo ottiene
also-in = Anche in { $language }
more-on-card = Altro su questa carta
put-in-next = Salva e prossima
merge-pack = Unisci con un altro
merged = { $joined ->
    [0] Nessuna carta nuova.
    [one] Aggiunta 1 carta nuova.
   *[other] Aggiunte { $joined } carte nuove.
}{ $replaced ->
    [0] {""}
    [one] {" "}Sostituita 1 delle vostre.
   *[other] {" "}Sostituite { $replaced } delle vostre.
}{ $kept ->
    [0] {""}
    [one] {" "}1 è diversa dalla vostra, che resta.
   *[other] {" "}{ $kept } sono diverse dalle vostre, che restano.
}
merge-theirs = { $count ->
    [one] Prendi l'altra
   *[other] Prendi le altre { $count }
}
also-running = { $count ->
    [one] Anche una cronaca in corso ha preso la carta: dal suo diario si può annullare.
   *[other] Anche { $count } cronache in corso hanno preso la carta: dai loro diari si può annullare.
}

# In questo solo browser, senza connessione.

begins-here = Nessuna connessione: la cronaca comincia in questo solo browser. Più tardi si può portare sul server.
in-this-browser = In questo solo browser
bring-to-server = Porta sul server
bringing = Un momento…

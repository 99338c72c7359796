### La scacchiera delle ipotesi: una partita provata da un momento qualsiasi.

title = E se?
laid-hidden = Gioca una carta coperta
gave-hidden = Dà una carta
imagined-anew = Immaginate di nuovo
loading = Preparo il tavolo ...

## L'inizio.

open-title = E se?
open-lead = Apri un momento di una partita, o incolla una posizione. Poi gioca per tutti i posti, o per il tuo contro i bot, e torna indietro quante volte vuoi.
open-replays = Partite da rivedere
open-puzzles = Problemi
open-text = Una posizione o una registrazione
open-edition = Regole della posizione
open-go = Apri
open-nothing = Prima incolla una posizione o una registrazione.
link-damaged = Questo link è rovinato o troncato: non contiene nessuna scacchiera. Chiedilo di nuovo.
damaged = { $fault } La scacchiera comincia da ciò che si è potuto leggere.

## Che cosa si vede, e chi gioca.

shown = Che cosa si vede
open = Tutto
eyes-of = Gli occhi di { $house }
eyes-public = Gli occhi di chi guarda
plays = Chi gioca
plays-all = Io, tutti i posti
plays-bots = I bot
imagined = immaginata
imagined-told = Le altre mani sono immaginate: una distribuzione tra le tante che si accordano con ciò che sa { $house }.
imagined-told-public = Tutte le mani sono immaginate: una distribuzione tra le tante che si accordano con ciò che sanno tutti.
imagine = Immagina di nuovo
running = Intanto la tua partita continua; qui niente la cambia.

## L'albero.

branches = Rami
numbers = i numeri dicono quanto spesso vince { $house }, in percento
as-list = Come elenco
as-drawing = Come disegno
as-played = Come giocata
branch = Ramo { $number }
here = Da qui
node-told = { $house }: { $words }
node-chance = { $house }: { $words }, { $seat } { $percent } percento
root-told = L'inizio
to-root = All'inizio
step-back = Un passo indietro
step-on = Un passo avanti
place = Giro { $round }, turno { $turn }
to-move = sceglie { $house }
over-here = Qui la partita è finita
name = Nome
name-branch = Nome del ramo
name-keep = Tieni
delete = Elimina ramo
delete-sure = Eliminare "{ $name }" e tutto ciò che segue?
delete-yes = Elimina
keep = Tienilo
full = Questa scacchiera ha { $count } mosse, di più non ne tiene: prima elimina un ramo.

## La scelta e il consiglio.

hint-for = Consiglio per { $house }
choices-of = Sceglie { $house }
hint = Consiglio
looking = Guardo nei mondi ...
refining = si affina
hint-worlds = { $worlds } mondi
hint-weak = { $worlds } mondi, il server è occupato
too-many = Le risposte sono troppe per valutarle: { $count }.
best = la migliore
percent-of = { $words }: { $percent } percento, tra { $low } e { $high }
as-good = Le prime risposte si equivalgono: i loro intervalli si sovrappongono.
play-this = Gioca questa mossa
bot-thinks = { $house } pensa ...
wait-bots = I bot vanno avanti
note = In questo punto
note-label = Una tua nota
keys = muovono e cambiano ramo
key-arrows = frecce

## Da portare con sé.

share = Condividi
copied = Copiato
record = Registrazione
share-title = E se? Una partita di Proelio
share-text = Una partita di Proelio provata: { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
again = Un altro momento
try = E se?

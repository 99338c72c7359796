### La pagina su cui una partita si racconta di nuovo.

title = Rivedi
mine = Le mie partite
under-way = In corso
finished = Finite
games-none = Ancora nessuna partita. Ogni partita finita resta qui, da rivedere mossa per mossa.
games-play = Gioca subito
no-game = Questa partita non si può mostrare
open-title = Un'altra partita, da un file
open-lead = Apri la registrazione di una partita finita: percorrila mossa per mossa, con gli occhi di una Casata qualsiasi, e guarda dove si è decisa.
open-file = Scegli una registrazione
open-drop = o trascina il file in un punto qualsiasi della pagina
open-where = Alla fine di ogni partita il tavolo offre la sua registrazione.
loading = Apro la partita
what = { $title }, { $houses ->
    [3] tre Casate
    [4] quattro Casate
    [5] cinque Casate
   *[6] sei Casate
}
unfinished = Non è stata giocata fino alla fine.
eyes = Con gli occhi di chi
eyes-all = Tutte le mani
eyes-public = Pubblico
scrubber = Le mosse della partita
place = { $round ->
    [0] La distribuzione
   *[other] Giro { $round }, turno { $turn } di { $turns }
}
moment = Mossa { $number } di { $count }
first = Prima mossa
back = Una mossa indietro
play = Avvia
pause = Pausa
on = Una mossa avanti
last = Ultima mossa
hint-keys = Trascina il sigillo, o usa le frecce
round-mark = giro { $round }
story = Che cosa è successo
nothing = Ancora nulla: si distribuiscono le carte.
share = Condividi il momento
share-copied = Il link è stato copiato
share-here = Copia questo link
record = Registrazione
record-of = Come l'ha vista { $house }
record-public = Come l'ha vista il pubblico
one-seat = Questa registrazione contiene solo ciò che ha visto { $house }.
one-public = Questa registrazione contiene solo ciò che ha visto il pubblico.
another = Un'altra partita
check = Verifica il mescolamento
link-damaged = Questo link è rovinato o troncato: non contiene nessuna partita. Chiedilo di nuovo.
too-long = Questo file è troppo lungo per una registrazione: { $kilobytes } kB.

## L'analisi: probabilità, svolte, errori.

chances = Probabilità di vincere
chances-how = per Casata, in percento; ognuna con quello che allora poteva sapere
as-table = Come tabella
as-drawing = Come disegno
turn = Turno
decision = Decisione
working = La partita è in esame, scelta per scelta: { $done } di { $total }
preparing = Analisi in preparazione…
failed = Non è stato possibile esaminare la partita; le mosse ci sono tutte.
refining = Le decisioni dubbie vengono giudicate ancora una volta…
house = Casata
accuracy = Precisione
accuracy-how = della probabilità che le mosse migliori avrebbero conservato, la parte conservata in media da quelle giocate
lost = Persa
lost-how = punti di probabilità di vittoria persi con mosse sicuramente peggiori della migliore
decisions = Decisioni
you = tu
won = ha vinto
learn = Impara dai tuoi errori: { $count }
turning = Svolte
turning-how = solo decisioni
turning-none = Nessun cambiamento è stato tanto grande da chiamarlo svolta.
turning-from = da { $before }% a { $after }%
at-move = mossa { $number }
mistakes = Errori
mistakes-none = Nessuna scelta era chiaramente peggiore di un'altra.
reasons-none = Nulla di ciò che si è contato spiega da solo la differenza: si vede solo in come sono andate le partite.
mistake-cost = è costata { $low ->
    [0] fino a { $high }
   *[other] { $low }–{ $high }
} punti percentuali
could = { $house } poteva
chose = scelto
best = meglio
go-to = Vai a questo momento
picture = Questo momento come immagine
to-history = Ricerca, cifre e file
what-if = E se?
to-table = Torna al tavolo
running = La partita continua; questo è ciò che ha visto la tua Casata.

## regno gauntlet

word-agent = AGENTE
gauntlet-agent = chi gioca: LIVELLO:SIMULAZIONI, sovereign-policy, veteran, policy:FILE, python:MODULO:NOME, pettingzoo:MODULO:NOME, openspiel:MODULO:NOME, command:PROGRAMMA, ws://INDIRIZZO, mcp
gauntlet-file = conserva le partite in un file, e continua da quelle che ci sono
gauntlet-deals = al massimo tante mani contro ogni avversario; ciascuna si gioca da ogni posto
gauntlet-seconds = quanto tempo può impiegare un agente esterno per una risposta
gauntlet-workers = quanti processi giocano; un agente esterno ne ha uno
gauntlet-respond = allena per tanti aggiornamenti chi risponda al meglio a una politica, e scrive quanto vince
gauntlet-check = ripete ogni partita di un file, e ne scrive le cifre
gauntlet-board = scrive la classifica di alcuni file
gauntlet-into = scrive la classifica in questa pagina, fra i suoi segni

title = { $agent }: { $games } partite
line = { $table }, contro { $player }: { $share }% delle vittorie, al 95% fra { $low } e { $high } (pari { $par }), { $games } partite
line-responds = { $table }, { $player } contro di lui in tutti gli altri posti: { $share }%, al 95% fra { $low } e { $high } (pari { $par }), { $games } partite
rating = Punteggio { $rating } ± { $doubt }; il Castaldo ha 1500.
exploitability = Regala a { $player } almeno { $points } punti su cento.
conduct = { $choices } scelte, { $illegal } delle quali non erano mosse permesse; { $milliseconds } ms a scelta.
kept = Le partite sono in { $file }; regno gauntlet --check le ripete.
checked = Tutte le { $games } partite di { $agent } sono state ripetute e sono come dice il file; { $replayed ->
    [0] ogni scelta è stata rifatta.
   *[other] { $replayed } scelte dell'agente sono state rigiocate, perché qui non c'è.
}
response = Allenato per { $updates } aggiornamenti, chi risponde vince il { $share }% contro { $agent } in tutti gli altri posti, al 95% fra { $low } e { $high } (pari { $par }), { $games } partite: gli regala almeno { $points } punti su cento.

## La classifica

board-title = Percorso { $course }. Punteggio con il suo intervallo al 95%; la quota più bassa di un accoppiamento, in parti del pari; punti su cento che di sicuro regala, e a chi; millisecondi a scelta sulla macchina della prova; l'inizio dello SHA-256 del file.
board-agent = Agente
board-rating = Punteggio
board-worst = Peggior accoppiamento
board-exploited = Regala
board-games = Partite
board-illegal = Non permesse
board-time = ms a scelta
board-file = Prova

## Che cosa può non andare.

unknown-agent = non c'è nessun agente "{ $words }": ci si aspetta uno di LIVELLO:SIMULAZIONI, sovereign-policy, veteran, policy:FILE, python:MODULO:NOME, pettingzoo:MODULO:NOME, openspiel:MODULO:NOME, command:PROGRAMMA, ws://INDIRIZZO, mcp
no-simulations = di' quante simulazioni fa { $level }, per esempio { $level }:500: con un tempo nessuna partita si potrebbe ripetere
no-file = { $file } non si può leggere ({ $fault }): indica un altro file
cannot-start = l'agente non si avvia con "{ $command }" ({ $fault }): indica un programma che si possa avviare
not-there = nessun agente ascolta a { $address }: avvialo prima, o indica un altro indirizzo
hung-up = l'agente a { $address } ha chiuso la connessione; le partite di prima restano, e lo stesso comando continua
hangs = l'agente non risponde da { $seconds } secondi: rendilo più veloce, o dagli più tempo con --seconds; le partite di prima restano
crashed = l'agente è finito con lo stato { $status } e ha detto "{ $words }"; le partite di prima restano, e lo stesso comando continua
floods = l'agente ha scritto più di { $letters } lettere in una riga, o { $lines } righe che nessuno ha chiesto: ci si aspetta una risposta per riga
no-answer = l'agente ha scritto "{ $line }", che non è una risposta: ci si aspetta un oggetto JSON con id e move
wrong-id = l'agente ha risposto alla domanda { $found }, ma gli è stata posta la { $wanted }: ripeti l'id della domanda
illegal = { $count } risposte su { $asked } in una partita non indicavano una mossa permessa: rispondi con una di own.legal
other-run = { $file } contiene un'altra prova, o una di un'altra versione: indica un file nuovo, o da' lo stesso agente, lo stesso seme e le stesse mani
broken-run = la riga { $line } di { $file } non è una partita del Gauntlet: togli la riga, e la partita si gioca di nuovo
run-not-kept = { $file } non si può scrivere ({ $fault }): le partite di prima restano; da' di nuovo lo stesso comando per continuare
no-run = { $file } non è una prova del Gauntlet: indica un file scritto da regno gauntlet --file
other-version = { $file } è stato fatto con { $name } { $found }, e qui è { $ours }: controllalo con la stessa versione di Regno
no-such-choice = la partita { $game } dell'accoppiamento { $pairing } non ha una scelta { $choice } permessa: il file è stato alterato, o è di un'altra versione
differs = la partita { $game } dell'accoppiamento { $pairing } va diversamente dalla scelta { $choice } in poi: il file è stato alterato, o è di un'altra versione
unfinished = { $file } ha { $done } partite su { $all }: prima continua con lo stesso comando
no-marks = la pagina non ha posto per la classifica: le servono le righe { $begin } e { $end }

## mentre si compila

compiling-batch = Compilo le partite per questa macchina. Succede una volta sola e dura circa { $seconds } s ...
compiling-more = Compilo un'altra parte degli ambienti per questa macchina. Succede una volta sola e dura circa { $seconds } s ...
compiling-for = sto ancora compilando: { $seconds } s di circa { $about }
compiled = Compilato in { $seconds } s. La prossima volta si parte subito.

## argomenti che non vanno

bad-number = { $name } non può essere { $found }: serve un numero intero da { $least } a { $most }
bad-flag = { $name } non può essere { $found }: serve True o False
bad-type = { $name } non può essere { $found }: serve { $wanted }
no-array = { $name } non è un array: servono { $count } numeri interi, uno per partita
wrong-shape = { $name } ha la forma { $found }: serve { $wanted }
wrong-type = { $name } contiene { $found }: serve { $wanted }
number-out-of-bounds = { $name } contiene { $found } per la partita { $game }: serve un valore da { $least } a { $most }
no-buffer = { $name } è di tipo { $found }: serve un array NumPy di forma { $wanted }
scattered-buffer = non si può scrivere { $name } in un pezzo solo: serve un array proprio (ordine C, allineato, scrivibile)
shared-memory = { $one } e { $other } condividono la memoria: a ciascuno serve un array proprio
no-buffers = into è di tipo { $found }: servono Buffers, come li crea Buffers.blank({ $games })
no-agent = { $found } non è un agente: serve uno tra { $known }
no-action = manca l'azione di { $agent }, che deve scegliere
not-dealt = nessuna partita è ancora distribuita: prima va chiamato reset()
bad-snapshot = questa istantanea non va bene: è di { $found } partite, e qui ce ne sono { $wanted }; il tavolo e chi gioca dove devono essere gli stessi, e il gruppo non più piccolo

## avversari

unknown-opponent = { $found } non è un avversario: serve uno tra { $known }, il percorso di un file .npz, un giocatore di regno.zoo o una funzione di osservazioni e maschere
wrong-opponents = sono nominati { $found } avversari: ne servono { $wanted }, uno per posto dopo quello di chi impara, oppure uno solo per tutti
wrong-players = sono nominati { $found } giocatori: ne servono { $wanted }, uno per posto, oppure uno solo per tutti
bad-dataset = { $file } non contiene partite che questo programma legga: serve il formato { $wanted } con osservazioni di versione { $observation }
bad-pool = un gruppo di { $players } giocatori con { $weights } pesi: servono almeno un giocatore e un peso per ciascuno
pool-full = il gruppo è pieno: può contenere { $players } giocatori, con pesi per { $weight } in tutto
bad-checkpoint = { $file } non è un checkpoint: { $why }
old-observation = { $file } è stato imparato da osservazioni di versione { $found }: questo programma dà la versione { $wanted }
wrong-answer = l'avversario { $name } ha scelto { $move } nella partita { $game }, dove non è permesso
call-within-a-choice = un avversario ha chiamato le partite mentre gli si chiedeva una mossa: può usare solo le osservazioni e le maschere che riceve
bad-activation = l'attivazione non può essere { $found }: serve una tra { $known }
no-layers = questi non sono strati: servono (pesi, bias) di ciascuno, l'attivazione e un numero come scala; { $why }
bad-layer = lo strato { $number } ha pesi e bias di forma { $found }: servono { $wanted } righe e un bias per colonna
bad-layers = { $layers } strati finiscono con { $found } numeri: servono da 1 a { $most } strati che finiscano con { $wanted }, uno per mossa
not-finite = la rete contiene numeri infiniti o che non sono numeri
unknown-in-zoo = { $name } non è nello zoo: serve uno tra { $known } o il percorso di un file .npz
bad-name = "{ $name }" non può essere il nome di un giocatore: servono lettere minuscole, cifre e trattini, e nessuno tra { $known }
not-over = le partite sono state fermate dopo { $steps } passi, { $left } non erano finite: la policy gira in tondo

## il disegno di un tavolo

bad-mode = il modo non può essere { $found }: serve uno tra { $known }
bad-language = la lingua non può essere { $found }: serve una tra { $known }
picture-decks = Nei mazzi: { $base } Base, { $imperial } Imperiali
picture-pile = Scarti: { $cards }
picture-fort = Fortificazione { $value }: { $card }
picture-bare = nessuna Fortificazione
picture-plague = Peste
picture-used = , usata
picture-known = ha di sicuro { $cards }
picture-attack = attacco
picture-moves = Da scegliere: { $moves }
picture-waits = { $house } sta scegliendo.

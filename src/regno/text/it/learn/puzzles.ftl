### Problemi da riga di comando: di che cosa trattano, e che cosa può essere sbagliato.

command-make = cerca problemi in partite giocate da sé: una risposta certamente migliore, e che nessuna regola pratica darebbe
command-check = risolve di nuovo ogni problema con dieci volte le simulazioni, in mondi che nessuna prova ha usato
command-list = elenca i problemi forniti con Regno
command-show = stampa un problema con le sue risposte e la sua prova
make-out = il file da scrivere, un problema per riga
make-count = quanti problemi trovare
word-theme = tema
make-themes = prende solo problemi di questi temi: { $themes }
check-file = i problemi da risolvere, quelli di Regno se non se ne nomina uno
check-budget = simulazioni per ogni problema; se non indicato, dieci volte quelle della sua prova
check-out = scrive in questo file quelli che non sono contestati
flag-log = tiene in questo file ciò che è stato fatto, e riprende da lì
show-number = il numero del problema
preparing = compilo ciò che gioca e giudica; si fa una volta sola e richiede qualche minuto
progress-make = { $found } problemi su { $wanted }, { $games } partite
progress-check = { $done } su { $all } risolti di nuovo, { $disputed } contestati
made = { $count } problemi da { $games } partite sono in { $file }.
checked = { $count } problemi risolti di nuovo: { $same } uguali, { $disputed } contestati.
disputed = Il problema { $id } è contestato: la sua risposta è avanti almeno di { $lead }%, in { $worlds } mondi.
proof = In { $worlds } mondi; risolto di nuovo in { $again }, dove è avanti almeno di { $lead }%.

unreadable = I problemi in { $file } non si possono leggere: { $fault }
bad-line = La riga { $line } di { $file } non è un problema: { $fault }
bad-record = Il problema { $id } ha una registrazione che non si può rigiocare
no-decision = Il problema { $id } non finisce dove il suo posto deve scegliere.
illegal-answer = Il problema { $id } offre una risposta non permessa: { $answer }
missing-answer = Il problema { $id } non giudica { $count } delle risposte permesse.
other-run = { $file } appartiene a un'altra esecuzione: altro seme, altro budget o altra versione delle regole.
broken-run = La riga { $line } di { $file } non è il risultato di un'esecuzione.
cannot-write = { $file } non si può scrivere: { $fault }

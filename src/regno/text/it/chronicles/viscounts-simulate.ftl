model = Modello: { $runs } partite per ogni caso, al massimo { $rounds } round. Tutte le carte sono pescate. Alla fine del turno di ogni giocatore la squadra agisce con la frequenza indicata: rimuove un Lavoratore Barone dallo spazio non protetto più affollato dei sentieri o, se non ce n'è, piazza un Lavoratore in uno spazio libero. Nessuno entra nel Castello e non si contano punti; Povertà è rivelata all'inizio del penultimo round. Sono limiti, non bilanciamento.
tally = frequenza { $rate } su 100, { $players } giocatori, il Barone comincia con { $level }: in media { $turns } turni del Barone, perse { $lost } % (prima sconfitta al turno { $first }; al livello 3: { $keep }), al massimo { $most } suoi Lavoratori sul tabellone
verdict-harder = Ogni livello è più difficile del precedente, per ogni frequenza e numero di giocatori.
verdict-easier = Non ogni livello è più difficile del precedente.
verdict-bounds = Mai più di 20 Lavoratori Barone, nessuno spazio dei sentieri condiviso, al massimo un Lavoratore a ogni passo verso l'interno, nessun Cittadino perso: vero dopo ogni turno.
verdict-faults = Una posizione ha violato le regole: vedete "faults" nella risposta JSON.

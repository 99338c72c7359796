### Visconti: piazzare Lavoratori nel Castello, e correggere dove stanno i Lavoratori Barone.

step-place = Registrate i Lavoratori piazzati nel Castello.
why-place = Regno fa poi ciò che fa il gioco base: tre propri in un settore proseguono, e un settore con più di 3 si riduce a 3.
ask-who = Chi piazza Lavoratori?
ask-segment = Accanto a quale segmento?
in-segment = segmento { $segment }
ask-count = Quanti?
assume-cascade = Tre propri nel primo livello: 1 va verso l'interno, 1 in senso orario, 1 in senso antiorario. Tre nel secondo livello: 1 va al terzo livello. Poi i settori con più di 3 Lavoratori si riducono a 3.
nobody-left = nessun giocatore ha più Lavoratori da piazzare
did-place = { $player } piazza { $count ->
    [one] 1 Lavoratore
   *[other] { $count } Lavoratori
} nel primo livello di { $segment }.
did-spread = { $player } ne ha 3 ({ $space }): 1 va al secondo livello, 1 al primo livello di { $ahead }, 1 al primo livello di { $behind }. Prendete la ricompensa del secondo livello.
did-rise = { $player } ne ha 3 ({ $space }): 1 va al terzo livello, per una risorsa.
would-remove = 3 o più Lavoratori ({ $space }): alla fine del suo turno il Barone ne eliminerebbe 1 di ciascuno di questi: { $players }.

step-correct-baron = Correggete dove stanno i Lavoratori Barone o il suo segnalino.
why-correct-baron = Se qualcosa è stato dimenticato, inserite il numero che mostra il tabellone. La differenza si prende dalla riserva del Barone o vi torna.
ask-space = In quale spazio i suoi Lavoratori sono sbagliati?
ask-workers = Quanti dei suoi Lavoratori ci sono?
ask-marker = Dove sta il Barone?
say-both = indicate lo spazio e quanti, oppure dove sta il Barone
did-marker = Corretto: il Barone è qui: { $space }.
did-correct = Corretto ({ $space }): { $count ->
    [one] 1 Lavoratore Barone
   *[other] { $count } Lavoratori Barone
}. La sua riserva: { $left }.
too-many = { $space } non può avere { $count } Lavoratori Barone: al massimo { $most }
would-advance = { $space } non può avere { $count } Lavoratori Barone prima del turno di un giocatore: tre danno un Ordine di Avanzamento, quindi al massimo { $most }
has-acted = il Barone ha già agito in { $space }: correggete nel diario la mossa con cui ci è arrivato
still-leaving = { $count ->
    [one] 1 Lavoratore Barone sta
   *[other] { $count } Lavoratori Barone stanno
} lasciando { $space }: prima rispondete a ciò che il Barone attende
players-stand = { $space }: ci sono Lavoratori dei giocatori, prima toglieteli

step-set-turn = Correggete di chi è il turno.
why-set-turn = Se un turno è stato dimenticato o registrato due volte, dite a che punto è il tavolo. Il tabellone non cambia.
ask-turn = Di chi è il turno?
ask-round = In quale round? Se non lo dite, resta lo stesso.
last-is-known = non può essere il round { $round }: l'ultimo è il { $last }, e lo si è saputo nel round precedente
did-turn = Corretto: round { $round }, turno di { $player }.

step-set-townsfolk = Correggete quale Cittadino è accanto a un segmento.
why-set-townsfolk = Il Barone legge il valore e l'icona della carta accanto a lui. Una carta ingaggiata o congedata si registra con "Cittadino tolto".
ask-lying = Quale Cittadino c'è?
no-townsfolk = il mazzo non ha Cittadini
lies-there = quel Cittadino è già lì
did-townsfolk = Corretto: accanto a { $segment } c'è { $card }.

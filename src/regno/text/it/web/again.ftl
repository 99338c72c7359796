### I propri errori, rigiocati.

title = Impara dai tuoi errori
lead = Ognuno ti riporta a quel momento, con i tuoi soli occhi. Scegli di nuovo.
empty = Ancora nessun errore. Gioca una partita, poi analizzala: ciò che potevi fare meglio arriva qui.
play = Gioca subito
to-games = Le mie partite
to-deck = Torna al mazzo
loading = Uno sguardo al tavolo ...
due-today = { $count ->
    [one] Per oggi ce n'è uno.
   *[other] Per oggi ce ne sono { $count }.
}
start = { $minutes ->
    [one] Comincia: { $count }, circa un minuto
   *[other] Comincia: { $count }, circa { $minutes } minuti
}
done = Per oggi è tutto.
done-next = { $count ->
    [0] Domani non ne torna nessuno.
    [one] Domani ne torna uno.
   *[other] Domani ne tornano { $count }.
}
chip-new = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
chip-again = { $count } di nuovo
chip-deck = { $count } nel mazzo
chip-learnt = { $count ->
    [one] { $count } imparato
   *[other] { $count } imparati
}

## Il mazzo.

trend = Andamento
trend-later = Ora le cifre delle tue partite non si possono mostrare.
by-theme = Per tema
theme = Tema
in-deck = Nel mazzo
due = Per oggi
right-last = Giusti all'ultima prova
untried = mai provato
cost = Costo medio
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
coming = Quando tornano
coming-days = prossimi { $count } giorni
today = Oggi
list-due = Per oggi
list-all = Tutti nel mazzo
list-how = L'elenco dice ciò che hai fatto, mai ciò che era meglio. Un errore esce dal mazzo dopo tre risposte giuste di fila.
round = giro { $round }
save = Salva il mazzo
remove = Togli
remove-some = Togline alcuni
remove-end = Basta così
remove-one = Togli dal mazzo: { $what }

## Un errore.

mistake-of = Errore { $number } di { $count }
pieces = { $done } di { $count } fatti
you-were = Eri { $house } in una partita finita { $day }, giro { $round }. Vedi ciò che vedevi allora, niente di più. Le risposte sono { $count }: qual è la migliore?
right = Stavolta è giusto
wrong = Non è la migliore
shown = La migliore: { $answer }
how-right = { $answer }: { $points } meglio dell'altra volta.
how-wrong = Un'altra risposta vince più spesso, di { $points }. Guarda ancora, o scoprila.
how-shown = Ciò che hai fatto è costato { $points }.
next = Avanti, ne { $count ->
    [one] resta { $count }
   *[other] restano { $count }
}
comes-back = Torna
in-days = { $count ->
    [one] Domani.
   *[other] Tra { $count } giorni.
}
how-was-it = Com'era?
hard = Difficile
good = Giusto
easy = Facile
days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
learnt = Tre volte giusto di fila: esce dal mazzo.
not-due = Non era per oggi: questa risposta non cambia niente.
worlds = Giudicato in { $count } mondi distribuiti da ciò che sapevi.
tries = Le tue risposte finora
was-right = giusta
was-wrong = sbagliata

## Nell'ingresso.

lobby-due = { $count ->
    [one] Uno dei tuoi errori è per oggi.
   *[other] { $count } dei tuoi errori sono per oggi.
}
lobby-start = Rigioca

## Proseguire per un giro.

go-on = Prosegui per un giro
go-on-again = Un altro giro
round-what = Il giro prosegue dalla risposta migliore. Le carte nascoste sono distribuite di nuovo da ciò che sapevi, e gli altri giocano come chi sedeva lì.
round-over = Il giro è finito
round-stands = Hai { $now ->
    [one] { $now } carta
   *[other] { $now } carte
}, prima { $before }. La tua Fortificazione vale { $after }, prima { $wall }.

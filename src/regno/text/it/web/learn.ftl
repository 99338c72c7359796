### Le pagine per imparare: i problemi.

## Le vie tra loro.

ways = Pagine per imparare
go-lessons = Lezioni
go-daily = Smazzata del giorno
go-coach = Maestro
go-whatif = E se?
go-puzzles = Problemi
go-mistakes = Errori

## L'elenco.

puzzles = Problemi
lead = Trova la risposta migliore in posizioni di partite vere. Vedi ciò che vede la tua Casata, e nient'altro; la risposta vale in tutti i mondi che vi si accordano.
today = Problema del giorno
today-what = Lo stesso per tutti, oggi.
today-solved = L'hai risolto.
start = Comincia
start-next = Il prossimo per te
by-theme = Per tema
theme = Tema
solved-of = { $solved } su { $all }
streak = Serie
streak-now = { $count ->
    [one] { $count } giusto di fila
   *[other] { $count } giusti di fila
}
streak-best = la migliore { $count }
no-puzzles = In questa versione non ci sono problemi.
count = { $count ->
    [one] Un problema
   *[other] { $count } problemi
}
theme-open = { $theme }: { $solved } su { $all } risolti

## Un problema.

puzzle = Problema { $number }
loading = Guardo il tavolo ...
difficulty = Difficoltà { $value } su 5
you-are = Sei { $house }, giro { $round }. Vedi ciò che vede { $house }, e nient'altro. Ci sono { $count } risposte: qual è la migliore?
chronicle = Cronaca
hint = Aiuto
hint-said = Una regola pratica dice: { $answer }. Non è la migliore.
show = Soluzione
again = Riprova
next = Prossimo problema
share = Condividi
share-copied = Copiato
share-title = Un problema di Proelio
share-text = Problema { $number }: { $theme }
right = Giusto: { $answer }
wrong = Non è la migliore
shown = La migliore: { $answer }
how-right = { $tries ->
    [one] La migliore di { $points }, al primo tentativo.
   *[other] La migliore di { $points }, al tentativo { $tries }.
}
how-wrong = Un'altra risposta vince più spesso, di { $points }. Guarda ancora, o scoprila.
how-shown = È avanti alla seconda di { $points }.
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
chances = Probabilità di vincere
as-sees = come la vede { $house }
fair = parità { $percent }
best = la migliore
yours = la tua
played = la tua di allora
bar = { $answer }: { $chance } per cento, tra { $low } e { $high }
speaks-for = A favore
speaks-against = Contro
proof = La risposta vale in tutti i mondi in cui potresti essere:
proof-worlds = in { $worlds } distribuiti da ciò che { $house } sa è avanti almeno di { $lead }. Risolto prima con { $before }: lo stesso.
could-be = { $count ->
    [one] Che cosa può essere: { $count } carta non vista
   *[other] Che cosa può essere: { $count } carte non viste
}
face-down = Ciò che è coperto resta coperto: nessuna risposta dipende da una carta sola.

## Le risposte in parole.

answer-none = Non schierare nulla
answer-deploy = Schiera { $cards }
answer-discard = Scarta { $cards }
answer-give = Cedi { $cards }
answer-pay = Paga con { $cards }

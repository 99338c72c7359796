## what people are told while no page is open

title-turn = { $name ->
    [nobody] Tocca a te
   *[other] Tocca a { $name }
}
title-low = { $name ->
    [nobody] Ti resta poco tempo
   *[other] A { $name } resta poco tempo
}
title-invited = C'è un posto per te
title-rematch = La rivincita ti aspetta
title-ended = Una tua partita è finita
title-digest = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
line-turn = Tocca a te nella partita con { $who }{ $until ->
    [none] .
   *[other] , fino al { $until }.
}
line-low = Ti resta un quarto del tempo nella partita con { $who }{ $until ->
    [none] .
   *[other] : fino al { $until }.
}
line-invited = { $who }: c'è un posto per te a un nuovo tavolo.
line-rematch = { $who }: lo stesso tavolo ancora una volta, con il tuo posto.
line-ended = La partita con { $who } è finita: guarda come.
the-bots = i bot
and = { $first } e { $last }
and-more = E altre { $count }.
stop = Basta con questi avvisi
mail-why = Hai chiesto a Regno di scriverti quando una partita ti aspetta.
confirm-title = Regno può scriverti?
confirm-text = Qualcuno, speriamo tu, ha chiesto che Regno scriva a questo indirizzo quando una partita aspetta. Se sei tu, apri questo link. Se no, non fare nulla: non arriverà altra posta.
test-title = Così chiama Regno
test-text = Una prova: tutto funziona.

## what is refused

no-push = questo server non può chiamare i browser chiusi
no-mail = questo server non manda posta
no-hook = questo server non ammette webhook: può farlo chi lo gestisce
bad-address = questo non è un indirizzo del web: comincia con https://
bad-mail = questo non è un indirizzo di posta
bad-matrix = l'indirizzo di una stanza Matrix si scrive https://SERVER/_matrix/client/v3/rooms/STANZA/send/m.room.message, e serve un token
bad-ntfy = l'indirizzo di ntfy è un server e un argomento: https://ntfy.sh/ARGOMENTO
bad-subscription = questa non è l'iscrizione di un browser
bad-zone = questo fuso orario non esiste
no-channel = non c'è questo modo di chiamarti
not-confirmed = la posta non è ancora confermata: apri il link che contiene
not-your-table = non hai un posto a questo tavolo
too-many-channels = ci sono al massimo { $most } modi di chiamare: prima togline uno
no-link = questo link è rovinato: copialo per intero
link-over = era già finito: da qui non arriva più nulla

## why a call did not arrive

fault-bad-address = l'indirizzo non è del web
fault-bad-certificate = il certificato dell'indirizzo non è valido
fault-cut-off = l'indirizzo ha chiuso la connessione
fault-gone = il browser non vuole più avvisi (risposta { $status })
fault-mail-refused = il server di posta l'ha rifiutata (risposta { $status })
fault-no-answer = l'indirizzo non ha risposto in tempo
fault-no-connection = nessuno ascolta a quell'indirizzo
fault-no-host = questo server non esiste
fault-private-address = l'indirizzo è in una rete privata, dove questo server non può andare
fault-status = l'indirizzo ha risposto { $status }

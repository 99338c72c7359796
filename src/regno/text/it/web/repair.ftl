### L'inverso di uno studio: che cosa deve diventare un'edizione, e i cambiamenti più piccoli che bastano.

title = Rendila equa con il minimo cambiamento
link = Rendila equa
of-draft = { $title }, { $changes ->
    [0] come stampata in
    [one] 1 cambiamento da
   *[other] { $changes } cambiamenti da
} { $edition }.
goal = Che cosa deve venirne
goal-name = { $goal ->
    [seats] Ogni posto nell'ordine vince altrettanto
    [guilds] Tutte le Gilde valgono lo stesso
    [winter] Più partite giungono all'Inverno
   *[length] Una partita dura tanti turni di una Casata
}
good-enough = Basta: un divario di al massimo
points = punti
from-turns = Da
to-turns = a
turns = turni
least = I turni al minimo
most = I turni al massimo
winter = Almeno, di tutte le partite
per-cent = %
free = Che cosa può cambiare
free-deck = { $deck ->
    [base] Mazzo Base
   *[imperial] Mazzo Imperiale
}
free-deck-how = { $free ->
    [yes] ogni carta al massimo di
   *[no] resta com'è
}
most-cards = Di quanto può cambiare il numero di una carta
free-rules = Regole
free-rules-how = { $count } di { $all } libere
free-numbers = Numeri
free-numbers-how = { $free ->
    [yes] liberi
   *[no] restano come sono
}
choose-rules = Scegli le regole
at-most = Al massimo
changes-together = { $count ->
    [one] cambiamento
   *[other] cambiamenti insieme
}
changes-most = Quanti cambiamenti insieme
effort = Quanto a fondo
effort-name = { $effort ->
    [quick] Rapida
    [usual] Consueta
   *[thorough] A fondo
}
effort-what = { $deals } distribuzioni scelgono tra i migliori, altre { $fresh } li confermano. Finisce da sola: se chiudi la pagina continua, e si ritrova tra I miei studi.
search = Cerca
to-bench = Al banco
progress = A che punto è la ricerca
status-none = Che cosa deve diventare l'edizione?
status-none-more = Sceglilo, e che cosa può cambiare. Ogni singolo cambiamento si gioca sulle stesse distribuzioni, poi i migliori insieme; si mostrano i più piccoli che bastano, verificati su distribuzioni nuove.
status-searching = Si cercano i cambiamenti più piccoli.
status-held = La ricerca è ferma. Ciò che ha giocato è conservato.
status-fine = Nulla deve cambiare.
status-nothing = Nulla di ciò che può cambiare serve qui.
status-reached = { $count ->
    [one] Un modo basta
   *[other] { $count } modi bastano
}: { $confirmed ->
    [0] nessuno è confermato
    [one] uno è confermato
   *[other] { $confirmed } sono confermati
}{ $left ->
    [0] .
    [one] , uno è ancora da verificare.
   *[other] , { $left } sono ancora da verificare.
}
status-unconfirmed = { $count ->
    [one] Un modo bastava nella ricerca, ma le nuove distribuzioni non lo confermano.
   *[other] { $count } modi bastavano nella ricerca, ma le nuove distribuzioni non ne confermano nessuno.
}
status-nearest = Nulla di ciò che è stato provato basta. Questi ci vanno più vicino.
fine-seats = Così com'è, i posti nell'ordine distano { $value } punti dalla parità; se ne chiedevano { $within }.
fine-guilds = Così com'è, le Gilde distano { $value } punti dalla parità; se ne chiedevano { $within }.
fine-length = Così com'è, una Casata ha { $value } turni in una partita; se ne chiedevano da { $least } a { $most }.
fine-winter = Così com'è, il { $value } delle partite giunge all'Inverno; si chiedeva il { $share }%.
tried = { $tried } edizioni provate, { $games } partite, seme { $seed }
now-is = { $goal ->
    [length] Così com'è: { $value } turni.
    [winter] Così com'è: il { $value } delle partite.
   *[spread] Così com'è: { $value } punti dalla parità.
}
change-cards = { $sign }{ $count } { $card }
change-rules = { $count ->
    [one] una regola
   *[other] { $count } regole
}
was-rule = Ora: { $value }
card-count = { $card }:
also = Inoltre: { $what }
also-nothing = Nient'altro cambia chiaramente.
now-value = ora { $value }
measure-spread = Divario { $after } punti (da { $low } a { $high }), ora { $before }
measure-length = { $after } turni di una Casata (da { $low } a { $high }), ora { $before }
measure-winter = Il { $after } delle partite giunge all'Inverno (da { $low } a { $high }), ora il { $before }
measure-search = { $goal ->
    [length] Nella ricerca: { $value } turni di una Casata
    [winter] Nella ricerca: il { $value } delle partite giunge all'Inverno
   *[spread] Nella ricerca: un divario di { $value } punti
}, { $games } distribuzioni
confirmed = Confermato su { $games } distribuzioni nuove
not-confirmed = { $games } distribuzioni nuove non lo hanno confermato
nearest = Non basta: { $games } distribuzioni nuove
checking = Da verificare su { $games } distribuzioni nuove
open = Apri al banco
keep = Conserva come mia edizione
kept = Conservata tra le tue edizioni.
see-kept = Guardala
not-single = Un solo cambiamento non basta
not-single-more = Il più vicino è { $what }: { $value }.
value-spread = un divario di { $value } punti
value-winter = il { $value } delle partite giunge all'Inverno
value-length = { $value } turni di una Casata
study-head = { $title }: { $goal ->
    [seats] posti equi
    [guilds] Gilde alla pari
    [winter] Inverno nel { $share }% delle partite
   *[length] da { $least } a { $most } turni
}

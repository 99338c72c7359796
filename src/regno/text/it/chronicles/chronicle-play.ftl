### The Chronicles' pages while people play: what is tapped on the page itself, put right, counted.
counting = Quando si chiede al tavolo?
counting-late = Chiedi al momento
counting-full = Tieni il conto
counting-late-about = Solo ciò che serve al Barone; due tocchi a round.
counting-full-about = Si registra ogni Lavoratore nella Sede delle Corporazioni, al Mercato Nero e in Prigione.
moment-now = Ora
moment-donations = solo le Donazioni alle Richieste, se ne fate
moment-market = Mercato Nero pieno?
moment-prison = Un tocco: Regno chiede quanti sono in Prigione
moment-reset = Pulizia
moment-guildhall = Sede piena?
moment-end = Alla fine: quanti del Barone nella Sede (ora { $his }, obiettivo { $target })
moment-full = Piena
his-there = { $count ->
    [one] Del Barone ce n'è 1. Di più o di meno?
   *[other] Del Barone ce ne sono { $count }. Di più o di meno?
}
guildhall-his = Sede delle Corporazioni: { $his } del Barone
place-guildhall = Sede delle Corporazioni
place-market = Mercato Nero
place-prison = Prigione
guildhall-target = { $taken } di { $spaces }, del Barone { $his }: obiettivo { $target }
market-left = { $count ->
    [one] Pulizia quando è pieno: manca 1
   *[other] Pulizia quando è pieno: mancano { $count }
}
prison-note = manette: catturati, sulla plancia Barone
prison-of = { $player }: { $count } in Prigione, { $captives } catturati
stall-left = sinistra
stall-middle = centro
stall-right = destra
who-placed = Chi ha collocato?
who-captures = Chi cattura?
who-releases = Chi libera { $player }?
frees-captives = { $player } libera i propri catturati per
free-silver = 5 Monete
free-debt = 1 Debito
his-workers = Dove sono i suoi Lavoratori
his-at = { $place }: { $count }
his-to-prison = Manda in Prigione quelli sulla plancia di { $player }
at-quarry = Cava
at-forest = Foresta
at-silversmith = Argentiere
at-mines = Miniera
at-storehouse = Magazzino
at-workshop = Officina
at-town-centre = Centro
at-tax-stand = Tasse
at-guardhouse = Guardie
conflict = Altri sono andati avanti
conflict-what = { $count ->
    [one] Mentre eri senza connessione, qualcun altro ha inserito questo passo:
   *[other] Mentre eri senza connessione, altri hanno inserito questi { $count } passi:
}
conflict-refused = Ciò che hai fatto senza connessione
conflict-mine = { $count ->
    [one] Il tuo passo non è inserito:
   *[other] I tuoi { $count } passi non sono inseriti:
}
conflict-drop = { $count ->
    [one] Lascia fuori il mio
   *[other] Lasciali fuori
}
conflict-copy = Tieni una cronaca a parte
conflict-enter = { $count ->
    [one] Inserisci il mio ora
   *[other] Inseriscili ora
}
correct-step = Correggi un passo
correct-number = Passo { $number }:
correct-which = Correggi il passo { $number }
correct-card = Correggi nel pacchetto la carta del passo { $number }
correct-it = Correggi
overtaken = Qualcuno nel frattempo è andato avanti. Ciò che hai scelto resta; qui sopra si legge di nuovo che cosa comporta.
look-again = Guarda di nuovo
correct-redo = { $count ->
    [0] Correggi
    [one] Correggi e rifai 1 passo
   *[other] Correggi e rifai { $count } passi
}
leave-so = Lascia
kept-step = Non più possibile: { $why }. Non ha effetto.
put-right = Correggete qualcosa
long-press = Si apre anche tenendo premuto un numero della pagina.
places-in = { $player } piazza Lavoratori in { $segment }
how-many = Quanti?
place-so = Piazza così
items-done = { $done } di { $all } fatte
on-phone = Apri sul mio telefono
difficulty = Difficoltà
level = { $kind ->
    [viscounts] { $level ->
        [1] 1 Lavoratore Barone
       *[other] { $level } Lavoratori Barone
    }
   *[other] { $level ->
        [hard] Difficile
        [impossible] Impossibile
       *[normal] Normale
    }
}
odds-even = Alla pari stasera: { $level }
odds-between = di vincere, tra { $low } e { $high } %
odds-lose = perdete
odds-middle = pari
odds-win = vincete
odds-own = vinte { $won } su { $played }
odds-none = { $own ->
    [yes] Questo scenario non è stato simulato per tanti giocatori, quindi non si può dire prima quanto è probabile vincere. I livelli mostrano quante delle serate finite queste persone hanno vinto.
   *[no] Questo scenario non è stato simulato per tanti giocatori, quindi non si può dire prima quanto è probabile vincere. Quando queste persone avranno finito una serata, i livelli mostreranno quante ne hanno vinte.
}
odds-points = { $evenings ->
    [0] Una stima prima della vostra prima serata: alla pari nel livello più facile, e negli altri tanto più difficile quanto costano le partite simulate. Seguirà i punti di queste persone sopra o sotto l'obiettivo appena avranno finito una serata. La barra è ciò che ancora non si distingue.
    [one] La vostra probabilità secondo i punti sopra o sotto l'obiettivo nella serata che queste persone hanno finito. Quanto ogni livello è più difficile viene da partite simulate. La barra è ciò che ancora non si distingue.
   *[other] La vostra probabilità secondo i punti sopra o sotto l'obiettivo nelle { $evenings } serate che queste persone hanno finito. Quanto ogni livello è più difficile viene da partite simulate. La barra è ciò che ancora non si distingue.
}
odds-trust = { $evenings ->
    [0] La vostra probabilità secondo partite simulate di una squadra assennata. Seguirà le vostre serate appena queste persone ne avranno finita una. La barra è ciò che ancora non si distingue.
    [one] La vostra probabilità secondo partite simulate di una squadra assennata e secondo la serata che queste persone hanno finito. La barra è ciò che ancora non si distingue.
   *[other] La vostra probabilità secondo partite simulate di una squadra assennata e secondo le { $evenings } serate che queste persone hanno finito. La barra è ciò che ancora non si distingue.
}
odds-kept = { $evenings ->
    [one] Finora: detto { $predicted } %, vinta { $won } su 1.
   *[other] Finora: detto in media { $predicted } %, vinte { $won } su { $evenings }.
}
numbers-wrong = { $count ->
    [one] 1 numero non è possibile
   *[other] { $count } numeri non sono possibili
}
from-to = da { $low } a { $high }
save-sheets = Salva le schede

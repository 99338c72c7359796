title = Le mie partite
counts = { $running } in corso, { $finished ->
    [one] 1 finita
   *[other] { $finished } finite
}
open-record = Apri un resoconto
search = Cerca
search-what = Persona, regolamento, esito
kind = Quali partite
kind-name = { $kind ->
    [people] Con persone
    [bots] Contro i bot
   *[all] Tutte le partite
}
outcome = Esito
outcome-name = { $outcome ->
    [running] In corso
    [won] Vinte
    [lost] Non vinte
   *[any] Ogni esito
}
time = Quando
days = { $days ->
    [0] Sempre
    [7] Ultimi 7 giorni
    [30] Ultimi 30 giorni
    [90] Ultimi 90 giorni
   *[365] Ultimo anno
}
goes-on = Si gioca ancora
none = Ancora nessuna partita. Giocane una, e comparirà qui.
none-known = Nessuna partita di qui è tua. Ciò che questo browser conserva non apre nulla su questo server: le partite sono state giocate su un altro server, o nel frattempo sono state cancellate.
taken = { $count ->
    [one] 1 partita di questo browser è in un passaporto, e la mostrano solo i dispositivi di quel passaporto.
   *[other] { $count } partite di questo browser sono in un passaporto, e le mostrano solo i dispositivi di quel passaporto.
}
to-passport = Il mio passaporto
none-fit = Nessuna partita corrisponde. Cerca qualcosa di meno preciso.
shown = { $shown } di { $all }
older = Precedenti
lost-here = { $points } punti persi
of-games = { $wins } su { $games }
interval = con il 95 % tra { $low } e { $high } %

won = Partite vinte
group = { $group ->
    [all] tutte le partite
    [people] con persone
    [bots] contro i bot
    [guild] Gilda: { $name }
    [opponent] contro { $name }
   *[edition] { $name }
}
share-what = La linea punteggiata è quanto vincerebbero giocatori pari, il { $par } % su tutte le partite.
few-games = Poche partite danno intervalli larghi: ancora nulla è chiaro. La linea punteggiata è quanto vincerebbero giocatori pari.
no-finished = Ancora nessuna partita finita.
column-group = Partite
column-share = Quota vinta
column-games = Vinte e giocate

lost = Probabilità persa per errori
lost-what = { $games ->
    [one] { $last } punti in una partita analizzata.
   *[other] Punti a partita in { $games } partite analizzate; la media è passata da { $first } a { $last }.
}
lost-none = Ancora nulla di analizzato. Apri l'analisi di una partita finita, e qui comparirà quanto sono costati gli errori.
lost-chart = Un punto per ogni partita analizzata, fino a { $most } punti, e la media delle ultime dieci con il suo intervallo del 95 %
lost-points = Punti persi
lost-mean = Media delle ultime dieci
as-table = Tabella
when = Quando

chronicles = Cronache
hours = { $hours ->
    [0] { $minutes } minuti
   *[other] { $hours } ore e { $minutes } minuti
}
level = { $kind ->
    [viscounts] { $level ->
        [1] 1 Lavoratore del Barone
       *[other] { $level } Lavoratori del Barone
    }
   *[other] { $level ->
        [hard] difficile
        [impossible] impossibile
       *[normal] normale
    }
}
chronicle-result = { $result ->
    [won] Vinta, { $margin } sopra l'obiettivo
    [lost] { $margin ->
        [0] Persa prima di contare i punti
       *[other] Persa, { $margin } sotto l'obiettivo
    }
    [winner] Ha vinto { $winner }
    [over] Finita
   *[running] Si gioca ancora
}
chronicle-shares = Vinte insieme, per scenario e gruppo
closest = Le più combattute

along = Portale con te
along-what = CSV per un foglio di calcolo; JSON con ogni resoconto e tutte le cifre; un'immagine da mostrare.
collecting = Raccolgo i resoconti …
waiting = { $count ->
    [one] Una partita è ancora in lettura.
   *[other] { $count } partite sono ancora in lettura.
}
recap = Immagine
recap-title = { $name ->
    [nobody] Al tavolo
   *[other] { $name } al tavolo
}
recap-games = { $wins } partite di Proelio vinte su { $games }
recap-running = { $count ->
    [0] Nessuna partita attende
    [one] Una partita in corso
   *[other] { $count } partite in corso
}
recap-chronicles = { $count ->
    [0] Ancora nessuna cronaca
    [one] Una cronaca
   *[other] { $count } cronache
}
recap-hours = { $time } al tavolo con le Cronache
recap-close = Per un soffio: { $title }, di { $margin }

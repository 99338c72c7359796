## la pagina del passaporto

title = Il mio passaporto
since = { $name ->
    [nobody] Dal { $day }
   *[other] { $name }, dal { $day }
}
what = Le tue partite appartengono a questo passaporto, non a un account. È nato nel tuo browser; il server ne conosce solo il sigillo. Portalo su ogni dispositivo su cui giochi e conservane una copia.
count-running = { $count ->
    [one] tavolo in corso
   *[other] tavoli in corso
}
count-finished = { $count ->
    [one] partita finita
   *[other] partite finite
}
count-chronicles = { $count ->
    [one] cronaca
   *[other] cronache
}
count-packs = { $count ->
    [one] pacchetto di carte
   *[other] pacchetti di carte
}
none = Questo browser non ha ancora un passaporto, o l'ha dimenticato.
none-how = Nasce da solo con la prima partita. Se hai già giocato, apri il passaporto da un altro dispositivo, lì sotto «Apri sul mio telefono», oppure dal suo file.
play = Gioca

## dispositivi

devices = Dispositivi
device = { $kind ->
    [phone] { $here ->
        [yes] Questo telefono
       *[no] Telefono
    }
    [tablet] { $here ->
        [yes] Questo tablet
       *[no] Tablet
    }
    [file] File salvato
   *[computer] { $here ->
        [yes] Questo computer
       *[no] Computer
    }
}
browser-on = { $browser } su { $system }
browser-unknown = Un browser
in-use = In uso adesso
last-seen = Ultimo uso: { $day }
file-made = Salvato il { $made }, ultimo uso: { $seen }
this-one = questo
revoke = Scollega
revoke-named = Scollega: { $device }
revoke-sure = Perde subito posti, cronache e pacchetti.
revoke-yes = Scollegalo
revoke-what = Un dispositivo scollegato perde subito i suoi posti. Ciò che ha fatto resta nei resoconti.
keep = No

## un altro dispositivo

on-phone = Apri sul mio telefono
scan = Inquadra qui con il telefono, poi confronta le quattro lettere.
qr = Un codice QR che apre il tuo passaporto su un altro dispositivo
letters = Le quattro lettere da confrontare
works-once = Vale una volta sola, ancora per { $minutes }:{ $seconds }. Non compare in nessun registro e sparisce dalla barra degli indirizzi appena usato.
too-late = Questo codice è scaduto. Creane uno nuovo.
making = Il codice è in preparazione
send-link = Invia un link
link-words = Il mio passaporto Regno, per un dispositivo e dieci minuti
link-copied = Il link è copiato. Aprilo solo sull'altro dispositivo.
no-copy = Il browser non ha permesso di copiare il link.
new-code = Nuovo codice
alone = Solo questo computer può aprire il codice: il server non fa entrare nessun altro. Chi lo gestisce può cambiarlo.

## portato qui

reading = Vedo di chi è questo passaporto …
not-opened = Questo non apre nessun passaporto
leave = Prosegui senza
open-here = { $name ->
    [nobody] Aprire questo passaporto su questo dispositivo?
   *[other] Aprire il passaporto di { $name } su questo dispositivo?
}
came-by-code = Arrivi con un codice da un altro dispositivo. Se è tuo, prosegui: tutto ciò che è nel passaporto si apre anche qui.
came-by-file = Questo file contiene un passaporto. Se è tuo, prosegui: tutto ciò che contiene si apre anche qui.
compare = L'altro schermo deve mostrare le stesse quattro lettere.
brings-tables = { $count ->
    [0] Nessun tavolo in corso
    [one] Un tavolo in corso{ $waiting ->
        [0] { "" }
       *[other] , e ti aspetta
    }
   *[other] { $count } tavoli in corso{ $waiting ->
        [0] { "" }
        [one] , uno ti aspetta
       *[other] , { $waiting } ti aspettano
    }
}
brings-chronicles = { $count ->
    [0] Nessuna cronaca
    [one] Una cronaca
   *[other] { $count } cronache
}
others-stay = { $kind ->
    [phone] Il telefono resta collegato
    [tablet] Il tablet resta collegato
    [file] Il file si può usare ancora
   *[computer] Il computer resta collegato
}
yes-mine = Sì, questo dispositivo è mio
no-leave = No, esci
comes-along = { $count ->
    [one] Una partita o cronaca di qui passa in quel passaporto e si apre anche sugli altri suoi dispositivi.
   *[other] { $count } partite e cronache di qui passano in quel passaporto e si aprono anche sugli altri suoi dispositivi.
}

## conservarlo

safe = Tienilo al sicuro
save = Salva in un file
save-what = Un piccolo file. Chi lo ha, ha le tue partite: custodiscilo come una chiave.
saved = Salvato. Il file è tra i dispositivi, e lì si può scollegare.
save-do = Salva
open-other = Apri un passaporto salvato
open-other-what = Ciò che è qui passa in quello.
open-file = Scegli il file
not-a-file = Questo file non contiene un passaporto. Quello giusto si chiama regno-passport.json.
renew = Rinnova il passaporto
renew-what = Tutti gli altri dispositivi e file vengono scollegati. Le partite restano.
renew-do = Rinnova …
renew-sure = Ogni altro dispositivo e file viene scollegato subito.
renew-yes = Rinnovalo
forget = Dimenticami su questo server
forget-what = I posti passano ai bot, nomi e chiacchiere vengono cancellati. Le cronache restano a chi ne ha il link.
forget-do = Dimentica …
forget-sure = Non si può annullare. Cancella prima le cronache, dalle loro pagine.
forget-yes = Dimenticami
calls = Chiamate
calls-what = Come sai che tocca a te: con avvisi, posta o webhook.
calls-do = Imposta
export = Esporta tutto ciò che è mio
export-what = Partite, cronache e cifre: CSV, JSON, resoconti.
export-do = Esporta

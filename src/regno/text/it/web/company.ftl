### Chi siede a un tavolo: i posti, chi c'è, la prossima partita, come ci si alza.

## Prima di distribuire le carte.

here = presente
away = assente
away-since = assente, qui { $at }
# sotto il nome di chi ha chiuso la pagina
since = { $kind ->
    [today] dalle { $at }
    [yesterday] da { $at }
   *[day] dal { $at }
}
reserved = tenuto per { $name }
take-seat = Prendo il mio posto
take-seat-at = Prendo il mio posto come { $house }
move-here = Spostati qui
move-to = Spostati qui come { $house }
others-at = Altro per { $house }
others = Altro…
somebody-here = Un'altra persona su questo schermo
name-of = Il nome di chi gioca { $house }
unsealing = { $count ->
    [0] Si distribuiscono le carte.
   *[other] Le carte si distribuiscono appena arrivano i numeri nascosti di { $names }: le pagine li mandano da sole.
}
deal-without = { $count ->
    [one] { $names } non c'è: distribuire senza quel numero
   *[other] { $names } non ci sono: distribuire senza i loro numeri
}
waiting-for = Le carte si distribuiscono appena { $count ->
    [one] c'è
   *[other] ci sono
} { $names }.

## La prossima partita.

again = Gioca ancora
rematch = Rivincita
wants-rematch = { $name } vuole la rivincita.
rematch-set = La prossima partita è pronta.
rematch-go = Alla prossima partita
rematch-watch = Guarda la prossima partita
busy = Un momento…

## Un bot gioca per qualcuno.

bot-for-you = Un bot gioca per te
bot-for-you-what = Puoi riprendere il tuo posto in ogni momento.
take-back = Riprendi il tuo posto
proposed = { $names } { $count ->
    [one] propone
   *[other] propongono
} di finire la partita.
you-proposed = Hai proposto di finire la partita.
agree = D'accordo, finiamo
withdraw = Ritira la proposta

## Il menu.

seat = Il tuo posto
leave = Lascia: continua un bot
leave-sure = Lasci il tavolo? Un bot continua per te, e puoi tornare.
leave-yes = Lascia
end = Finisci la partita
end-sure = Finisci ora questa partita? Non avrà un vincitore.
propose = Proponi di finire la partita
propose-sure = Proponi di finire la partita? Finisce senza vincitore quando tutti sono d'accordo.
end-yes = Finiscila
propose-yes = Proponilo
play-on = Meglio continuare
bot-for = Un bot per { $name }, che è assente
bot-for-sure = Fai giocare un bot per { $name }? Potrà riprendere il posto.
bot-for-yes = Fallo giocare
table = Il tavolo
careful = Per sempre
close = Chiudi questo tavolo
close-sure = Chiudi questo tavolo per tutti? Nessuno potrà continuare questa partita.
close-yes = Chiudilo
forget = Cancella qui i miei dati
forget-sure = Cancelli il tuo nome, le tue parole e il tuo posto a questo tavolo?
forget-yes = Cancellali
no = No
ask-back = Chiedi di ritirarla
ask-back-why = Non si è scoperto nulla: se tutte le persone acconsentono, la tua scelta è ritirata.
you-asked-back = Hai chiesto di ritirare la tua scelta. Non tutti hanno risposto.
asks-back = { $name } chiede di ritirare l'ultima scelta. Con essa non si è scoperto nulla.
take-it-back = Si può ritirare
let-it-stand = Che resti
a-bot-plays = Un bot gioca per { $name }, che se n'è andato.
step-in = Prendi questo posto
orders = Ordini permanenti
orders-what = Si giocano per te quando tocca a te, finché non accade qualcosa di inatteso.
order-draw = Pescare finché non mi attaccano
order-yield = Non schierare nulla contro una carta Base
order-on = { $count ->
    [one] Un ordine permanente gioca per te: { $orders }.
   *[other] Ordini permanenti giocano per te: { $orders }.
}
order-cancel = Annulla
seat-elsewhere = Il tuo posto qui ora è in un altro passaporto. Gioca dal dispositivo che lo ha, o porta quel passaporto in questo browser.
to-passport = Il mio passaporto
people-played = O invita qualcuno con cui hai giocato
invite-person = Invita { $name }
invited-person = Un posto è tenuto per { $name }, che viene avvisato.
undo = Annulla
on-phone = Apri sul mio telefono
look-back = Guarda indietro
what-if = E se?

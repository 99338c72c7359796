### La smazzata del giorno.

title = Smazzata del giorno
lead = Una smazzata per tutti, contro tre bot del livello { $level }. Giocala da ogni posto.
won-as = Hai vinto con { $house }
shared-as = Hai diviso la vittoria con { $house }
lost-as = Hai giocato con { $house }
in-round = Giro { $round }. { $how }
helped = con mosse ritirate
play-as = Giocala con { $house }
play = Gioca
go-on = Continua
all-played = Hai giocato tutti i posti. La prossima smazzata arriva presto.
replay = Rivedi
try = E se?
share = Condividi
copied = Copiato
share-title = La smazzata del giorno
share-text = Smazzata del giorno, { $day }: { $won } posti vinti su { $played }
next-in = Prossima smazzata tra { $hours } h { $minutes } min.
name-shown = Il tuo nome è visibile agli altri.
name-hidden = Il tuo nome non è visibile.
name-show = Mostralo
name-hide = Nascondilo
nobody-name = Qualcuno
each-seat = Da ogni posto
bots-games = { $games ->
    [one] bot: { $games } partita per posto
   *[other] bot: { $games } partite per posto
}
measuring = i bot giocano ancora
wins = Vittorie da questo posto
you = Tu
you-won = vinta
you-shared = divisa
you-lost = persa
people = Le persone qui
people-of = { $won } su { $games }
people-hidden = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
ended = Quando è finita, con { $house }
ended-by = per giro
as-table = Come tabella
as-drawing = Come disegno
won = vinte
other-won = ha vinto un'altra Casata
round = Giro
games = Partite
bar = Giro { $round }: { $won } vinte, { $lost } perse
others = Gli altri su questo server
player = Chi
result = Esito con { $house }
row-you = tu
hidden = Nascosto finché non hai giocato tu quel posto. Poi si aprono anche le mosse degli altri.
nobody = Nessun altro ha ancora giocato questo posto.
loading = Distribuisco ...
seat-share = { $who }, { $house }: { $percent } percento di { $games } partite

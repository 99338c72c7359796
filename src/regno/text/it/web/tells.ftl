### La pagina del maestro dei segnali.

title = Maestro
gave = Che cosa hanno rivelato le tue mosse
as-house = Con { $house }, { $date }
one-bit = Un bit dimezza le mani che potresti avere, agli occhi di un rivale che conta ogni carta.
choose = Partita
rival = Rivale
all = Tutto
cell = { $house }, giro { $round }, { $words }: { $bits } bit
round = Giro
at-move = Giro { $round }: { $words }
most-to = { $house } ha imparato di più: { $bits } bit.
most-all = Ogni rivale ha imparato { $bits } bit.
moment = Mostra il momento
knew = Quanto sapevano della tua mano
knew-what = parte dei bit, in percento
knew-after = { $house }: { $percent } percento dopo { $words }
nothing-shown = Questa partita non ha rivelato niente.
habits = Abitudini trovate
games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
percent-of = { $percent } delle volte: { $marked } su { $occasions }
interval = intervallo da { $low } a { $high }; gli altri { $others }
points = { $points } punti a partita
points-range = (da { $low } a { $high })
strip = { $percent } percento, intervallo da { $low } a { $high }, gli altri { $others } percento
example = Vedi un esempio
looked-for = Sono state cercate { $count } abitudini. Queste restano dopo averne tenuto conto; in partite mescolate non se ne trova nessuna in 99 prove su 100. Costo: punti di probabilità contro rivali che conoscono l'abitudine.
none = Nessuna abitudine trovata in { $games } partite: ben nascosto.
needed = { $games ->
    [one] { $games } partita delle { $needed } che servono per trovare abitudini.
   *[other] { $games } partite delle { $needed } che servono per trovare abitudini.
}
no-games = Gioca qualche partita fino alla fine, poi chiedi al maestro.
play = Gioca ora
loading = Il maestro guarda le tue partite ...
use = Possono usarla.
do = Che cosa fare.

### Ciò che tutte le pagine del browser hanno in comune: vie, menu, come si annuncia una carta.

language = Lingua
menu = Menu
places = Pagine
skip = Vai alla pagina
close = Chiudi
part-fault = Questa parte non si è potuta mostrare. Il resto della pagina funziona.
part-lost = Nessuna connessione al server.
try-again = Riprova
loading = Caricamento
as-of = Com'era alle { $time }
today = oggi { $time }
yesterday = ieri
ways = Sezioni
go-play = Gioca
go-lesson = Impara
go-rules = Regole
go-review = Partite
go-chronicles = Cronache
go-bench = Banco
go-passport = Passaporto
go-about = Informazioni
go-lobby = Alla sala
offline = In questo momento non c'è connessione. Riprova tra poco.
nowhere = Qui non c'è nulla
nowhere-what = Nessuna pagina ha l'indirizzo { $path }.
card-class = { $class ->
    [defence] Difesa
    [attack] Attacco
   *[strategy] Strategia
}
card-label = { $name }, { card-class }{ $back ->
    [imperial] {""} Imperiale
   *[base] {""}
}{ $value ->
    [-1] {""}
   *[other] {""} { $value }
}
card-needs = Richiede una Fortificazione di { $value }
looks = Aspetto e suoni

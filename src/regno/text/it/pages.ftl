### Ciò che tutte le pagine del browser hanno in comune: vie, menu, come si annuncia una carta.

language = Lingua
menu = Menu
places = Pagine
skip = Vai alla pagina
close = Chiudi
go-play = Gioca
go-lesson = Prima lezione
go-rules = Regole
go-review = Rivedi
go-chronicles = Cronache
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

# Come le pagine appaiono e suonano.

theme = Chiaro o scuro
theme-name = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[system] Come il sistema
}
size = Dimensione del testo
size-how = Crescono pagine, cronaca, chat e suggerimenti. Il tavolo riempie già la sua finestra.
size-name = { $percent }%
contrast = Contrasto
contrast-name = { $contrast ->
    [more] Alto
   *[system] Come il sistema
}
sound = Suoni.
sound-how = Quando una carta è giocata o rivelata, quando tocca a te, quando il tuo tempo sta per finire, e alla fine.
vibrate = Vibrazione.
vibrate-how = Il telefono vibra quando tocca a te.

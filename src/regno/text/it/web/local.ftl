### Partite in questo solo browser, senza connessione.

play = Gioca senza connessione
what = Scarica una volta il gioco in questo browser{ $megabytes ->
    [0] {""}
   *[other] , { $megabytes } MB
}. Poi si gioca anche in aereo.
what-kept = Si gioca in questo solo browser, contro Giullari e Castaldi.
fetching = Scarico il gioco, { $percent } %
starting = Il gioco si avvia…
away = Il gioco non era ancora stato scaricato quando è caduta la connessione.
busy = Una partita senza connessione è aperta in un'altra finestra. Prima chiudi quella.
broken = Questo browser non è riuscito ad avviare il gioco. Ricarica la pagina.
waking = Il gioco si avvia in questo browser…
stopped = Il gioco in questo browser si è fermato. Ci riproviamo…
here = in questo browser
taken = { $count ->
    [one] Una partita che hai giocato senza connessione ora è fra le tue partite sul server.
   *[other] { $count } partite che hai giocato senza connessione ora sono fra le tue partite sul server.
}
no-hint = I suggerimenti hanno bisogno del server.

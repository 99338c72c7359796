# Che cosa mostra un link prima che sia aperto.

home = Proelio, assedio e bluff
home-line = Con gli amici o con i bot: senza account, niente da installare
foot = un gioco di carte d'assedio e di bluff
invites = { $host } ti tiene un posto
waits = Un tavolo ti aspetta
plays = { $people ->
    [nobody] Giocano i bot
   *[other] In gioco: { $people }
}
played = { $people ->
    [nobody] Una partita di bot
   *[other] La partita di { $people }
}
you = tu?
moment = Le carte sono distribuite
moment-line = { $edition }, giro { $round }
moment-foot = guarda dove la partita è cambiata
chronicle = Una cronaca
chronicle-line = Il Barone contro un tavolo vero: le sue mosse, il registro, i punteggi
chronicle-foot = una cronaca tenuta a un tavolo vero
picture = { $headline }. { $line }
wall = muro { $value }
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}

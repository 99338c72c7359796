### Che cosa il tavolo annuncia e ricorda: come finisce una scelta, che cosa è successo dal tuo ultimo turno, com'è finita.

blow-held = regge
blow-nothing-lost = non perdi nulla
blow-thief-caught = un ladro è sorpreso
blow-thief-steals = un ladro ruba 1 carta
blow-thief = un ladro ruba 1 carta
blow-perk-ignores = i Ladri possono ignorarlo
blow-lose = { $count ->
    [one] perdi 1 carta
   *[other] perdi { $count } carte
}
blow-keep-left = { $left ->
    [one] te ne resta 1
   *[other] te ne restano { $left }
}
blow-or-wall = { $wall ->
    [0] o solo la Fortificazione
    [one] o Fortificazione e 1 carta
   *[other] o Fortificazione e { $wall } carte
}
blow-only-wall = perdi la Fortificazione
blow-and-cards = { $count ->
    [one] e 1 carta
   *[other] e { $count } carte
}
blow-perk-spares = meno con i Costruttori
blow-only-perk = ti salvano solo i Costruttori
blow-swept = difesa e Fortificazione spazzate via
blow-swept-no-wall = difesa spazzata via
blow-falls = la tua Casata cade
blow-falls-how = né carte né Fortificazione
blow-falls-thief = se è un ladro
defence-then = Dopo ti { $left ->
    [0] restano zero carte
    [one] resta 1 carta
   *[other] restano { $left } carte
}{ $fort ->
    [0] {""} e nessuna Fortificazione.
   *[other] {""} e la Fortificazione.
}
builders-next = { $total ->
    [0] I Costruttori non aggiungono nulla a 0.
   *[other] I Costruttori possono ancora aggiungere 1.
}
settle-how = { $card } { $value } contro difesa { $defence }. { $count ->
    [one] Hai 1 carta.
   *[other] Hai { $count } carte.
}
still-to-come = Ancora possibili:
builders-how = (la tua Specialità, una volta a partita)
out-sacrifice = { $move ->
    [sacrifice] Sacrifica: { $card }
   *[hold] Tieni: { $card }
}
out-builders = { $move ->
    [builders] Usa i Costruttori
   *[no] Tienili per dopo
}
doubt-title = Lasciar cadere la Casata?
doubt-end = La tua partita finisce qui.
doubt-defence = Qualunque attacco ci sia, la tua Casata cade. Un'altra difesa potrebbe salvarla.
doubt-back = Torna alla scelta
doubt-yes = Sì, lascia cadere la mia Casata
recap = Dal tuo ultimo turno
recap-more = { $count ->
    [one] e un'altra
   *[other] e altre { $count }
}
show-again = Rivedi
undone = Ritirato:
now-you = { $kind ->
    [action] Scegli un'Azione.
    [deploy] Scegli la difesa.
    [sacrifice] Scegli: la Fortificazione o il Bottino.
    [builders] Scegli se usare i Costruttori.
    [give] Scegli che cosa consegnare.
    [discard] Scegli che cosa scartare.
    [pay] Scegli che cosa pagare.
    [take] Guardi la merce del Mercante.
   *[other] Tocca a te scegliere.
}
flag-victor = Vince
flag-fallen = Caduta
ribbon-won = Vittoria
ribbon-lost = Sconfitta
ribbon-winter = Inverno
ribbon-over = La fine
ribbon-fell = { $count ->
    [one] { $house } è caduta
   *[other] { $house } sono cadute
}
ribbon-you-fell = La tua Casata è caduta
ribbon-points = { $me ->
    [yes] { $count ->
        [one] Hai più punti di tutti
       *[other] Più punti: { $house }
    }
   *[no] { $count ->
        [one] { $house } ha più punti di tutti
       *[other] Più punti: { $house }
    }
}

### Paladini: correggere ciò che il programma mostra.

step-set-outsiders = Correggete quanti Invasori sono stati eliminati in questo round.
ask-outsiders = Quanti ne sono stati eliminati?
did-set-outsiders = Corretto: Invasori eliminati in questo round { $count } di { $need }.
no-favours = nessun Favore del Re è ancora scoperto
favour = Favore del Re { $number }
step-set-favour = Correggete quanti Lavoratori sono su un Favore del Re.
ask-favour = Quale Favore del Re?
ask-favour-workers = Quanti Lavoratori ci sono?
did-set-favour = Corretto: Lavoratori sul Favore del Re { $number }: { $workers }.
step-set-first = Correggete chi è il primo in questo round.
ask-first = Chi è il primo?
did-set-first = Corretto: il primo in questo round è { $player }.
step-set-round = Correggete quale round è.
ask-round = Quale round è?
ask-round-orders = Ordini del Re scoperti che la pagina non mostra ancora, da sinistra a destra. Se non li dite, il programma pesca ciò che manca.
ask-round-threats = Minacce Barone scoperte che la pagina non mostra ancora, da sinistra a destra. Se non le dite, il programma pesca ciò che manca.
same-round = la pagina dice già che è il round { $round }
is-up = { $card }: è già scoperta
too-many-cards = { $card }: nel round { $round } non è ancora scoperta, le carte scoperte sono di meno
did-set-round = Corretto: è il round { $round }.
back-face-down = Non ancora scoperte, quindi di nuovo coperte: { $cards }.

line-buildings = Edifici
sheet-counts = { $player }: { $points } PV, dalla scheda.
sheet-differs = la scheda di { $player } dice { $points } PV, non { $told }: togliete il numero, o compilate di nuovo la scheda
line-cathedral = Cattedrale, livello { $count }
line-virtue = Reputazione { $count }
line-debts = { $count } { $count ->
    [one] Debito non pagato
   *[other] Debiti non pagati
}, { $each } ciascuno
line-gold = { $count } Oro
line-marble = { $count } Marmo
line-silver = { $count } Monete, 1 ogni 10
line-prison = { $count } { $count ->
    [one] Lavoratore
   *[other] Lavoratori
} in Prigione, -1 ogni 2
line-strength = Forza { $count }
line-faith = Fede { $count }
line-influence = Influenza { $count }
line-commission = { $count } { $count ->
    [one] Commissione
   *[other] Commissioni
}
line-garrison = { $count } { $count ->
    [one] Guarnigione
   *[other] Guarnigioni
}
line-fortify = { $count } { $count ->
    [one] Fortificazione
   *[other] Fortificazioni
}
line-absolve = { $count } { $count ->
    [one] Assoluzione
   *[other] Assoluzioni
}
line-develop = { $count } { $count ->
    [one] Officina sviluppata
   *[other] Officine sviluppate
}
line-walls = Mura
line-converted = Invasori convertiti
line-orders = Ordini del Re
line-debts-paid = { $count } { $count ->
    [one] Debito pagato
   *[other] Debiti pagati
}, { $each } ciascuno
line-debts-unpaid = { $count } { $count ->
    [one] Debito non pagato
   *[other] Debiti non pagati
}, { $each } ciascuno
line-goods = { $count } Monete e Provviste, 1 ogni { $many }
line-trading-posts = { $count } { $count ->
    [one] Emporio
   *[other] Empori
}
line-guildhalls = { $count } { $count ->
    [one] Sede delle Corporazioni
   *[other] Sedi delle Corporazioni
}
line-workshops = { $count } { $count ->
    [one] Officina
   *[other] Officine
}
line-tier-1 = { $count } { $count ->
    [one] Lavoratore
   *[other] Lavoratori
} al livello 1, { $each } ciascuno
line-tier-2 = { $count } { $count ->
    [one] Lavoratore
   *[other] Lavoratori
} al livello 2, { $each } ciascuno
line-tier-3 = { $count } { $count ->
    [one] Lavoratore
   *[other] Lavoratori
} al livello 3, { $each } ciascuno
line-manuscripts = Manoscritti
line-castle-leader = Capo del Castello
line-cleric-bonus = { $count } bonus Chierico, { $each } ciascuno
line-deeds = { $count } { $count ->
    [one] Contratto
   *[other] Contratti
}, { $each } ciascuno
line-deeds-approved = { $count } { $count ->
    [one] Contratto approvato
   *[other] Contratti approvati
}, { $each } ciascuno
line-poverty-prosperity = Povertà e Prosperità
ask-buildings = I PV dei tuoi Edifici?
ask-cathedral = Il tuo livello nella Cattedrale, 0 se nessuno?
ask-virtue = Il tuo spazio sul tracciato Reputazione?
ask-debts = Debiti non pagati?
ask-gold = Oro?
ask-marble = Marmo?
ask-silver = Monete?
ask-prison = I tuoi Lavoratori in Prigione?
ask-strength = Forza?
ask-faith = Fede?
ask-influence = Influenza?
ask-commission = Quante Commissioni?
ask-garrison = Quante Guarnigioni?
ask-fortify = Quante Fortificazioni?
ask-absolve = Quante Assoluzioni?
ask-develop = Quante Officine sviluppate?
ask-walls = I PV delle tue Mura?
ask-converted = I PV dei tuoi Invasori convertiti?
ask-orders = I PV degli Ordini del Re?
ask-debts-paid = Debiti pagati?
ask-debts-unpaid = Debiti non pagati?
ask-goods = Monete e Provviste insieme?
ask-trading-posts = Empori costruiti?
ask-guildhalls = Sedi delle Corporazioni costruite?
ask-workshops = Officine costruite?
ask-tier-1 = I tuoi Lavoratori al livello 1 del Castello?
ask-tier-2 = I tuoi Lavoratori al livello 2 del Castello?
ask-tier-3 = I tuoi Lavoratori al livello 3 del Castello?
ask-manuscripts = I PV dei tuoi Manoscritti e delle loro serie?
ask-castle-leader = Capo del Castello: 1 se lo sei, altrimenti 0?
ask-cleric-bonus = Quanti bonus Chierico?
ask-deeds = Contratti non approvati?
ask-deeds-approved = Contratti approvati?
ask-poverty-prosperity = I PV di Povertà e Prosperità?

step-sheets = Compilate le schede dei punti di tutti in una sola griglia.
why-sheets = Il programma somma ogni colonna e conserva una riga per ogni punto. Una scheda salvata è il punteggio del suo giocatore.
did-sheets = Le schede dei punti sono salvate.
row-buildings = Edifici, PV
row-cathedral = Cattedrale, livello
row-virtue = Reputazione, spazio
row-debts = Debiti non pagati
row-gold = Oro
row-marble = Marmo
row-silver = Monete
row-prison = In Prigione
row-crafts = Decorazioni e Strumenti, PV
row-strength = Forza
row-faith = Fede
row-influence = Influenza
row-commission = Commissioni
row-garrison = Guarnigioni
row-fortify = Fortificazioni
row-absolve = Assoluzioni
row-develop = Officine
row-walls = Mura, PV
row-converted = Convertiti, PV
row-orders = Ordini del Re, PV
row-goods = Monete e Provviste
row-debts-paid = Debiti pagati
row-debts-unpaid = Debiti non pagati
row-trading-posts = Empori
row-guildhalls = Sedi delle Corporazioni
row-workshops = Officine
row-tier-1 = Lavoratori al primo livello
row-tier-2 = Lavoratori al secondo livello
row-tier-3 = Lavoratori al terzo livello
row-manuscripts = Manoscritti, PV
row-castle-leader = Capo del Castello, 1 o 0
row-cleric-bonus = Bonus Chierico
row-deeds = Contratti non approvati
row-deeds-approved = Contratti approvati
row-poverty-prosperity = Povertà e Prosperità, PV

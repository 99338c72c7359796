### Il maestro dei segnali: che cosa rivelano le mosse, le abitudini e il loro costo.

cli-files = registrazioni di partite finite, l'ultima per ultima
cli-seat = il posto di chi chiede consiglio
cli-cost = misura anche quanto costa ogni abitudine contro rivali che la conoscono
cli-whole = { $file } contiene ciò che ha visto un solo posto: il maestro ti confronta con gli altri, e gli servono registrazioni intere
cli-no-seat = indica un posto: chi guarda non rivela niente
too-few-games = { $games } partite sono troppo poche per trovare abitudini: ne servono { $least }

gave-away = Che cosa hanno rivelato le tue mosse, in bit della tua mano
bits-of-move = mossa { $number }, { $words }: { $bits }
habits-found = Abitudini
needed = { $games ->
    [one] { $games } partita delle { $least } che servono per trovare abitudini.
   *[other] { $games } partite delle { $least } che servono per trovare abitudini.
}
none-found = { $games ->
    [one] Nessuna abitudine trovata in { $games } partita: ben nascosto.
   *[other] Nessuna abitudine trovata in { $games } partite: ben nascosto.
}
evidence = { $percent } delle volte: { $marked } su { $occasions }, intervallo da { $low } a { $high }; gli altri { $others }
cost = costa { $points } punti di probabilità a partita contro rivali che la conoscono (da { $low } a { $high })

## Le abitudini, seguite più spesso o più di rado degli altri.

habit-attack-often = Attacchi quasi ogni volta che puoi.
habit-attack-seldom = Non attacchi quasi mai, anche quando potresti.
habit-attack-bare-often = Attacchi anche senza un muro tuo.
habit-attack-bare-seldom = Senza un muro tuo non attacchi quasi mai.
habit-attack-weak-often = Attacchi quasi sempre un vicino senza muro.
habit-attack-weak-seldom = Risparmi un vicino che non ha muro.
habit-gold-hero-often = Un tuo dorso dorato è un Eroe.
habit-gold-hero-seldom = Un tuo dorso dorato non è quasi mai un Eroe.
habit-strongest-often = Giochi sempre il tuo attacco più forte.
habit-strongest-seldom = Tieni per dopo il tuo attacco più forte.
habit-bluff-often = I tuoi dorsi neri sono spesso bluff.
habit-bluff-seldom = Non bluffi mai: un tuo dorso nero è sempre forte.
habit-fortify-often = Alzi il muro appena hai la carta.
habit-fortify-seldom = Rimandi il muro, anche con la carta in mano.
habit-draw-often = Peschi dove gli altri agiscono: in mano ti manca ciò che vuoi.
habit-draw-seldom = Non peschi quasi mai e basta: quando lo fai, la tua mano è povera.
habit-imperial-often = Compri carte Imperiali più spesso degli altri.
habit-imperial-seldom = Non compri quasi mai una carta Imperiale.
habit-plague-often = Giochi la Peste appena ce l'hai.
habit-plague-seldom = Tieni la Peste in mano.
habit-resources-often = Giochi le Risorse appena le hai.
habit-resources-seldom = Tieni le Risorse in mano.
habit-no-defence-often = Spesso non schieri nulla: contro di te un bluff riesce.
habit-no-defence-seldom = Schieri quasi sempre qualcosa, qualunque cosa arrivi.
habit-no-defence-gold-often = Contro un dorso dorato non schieri nulla.
habit-no-defence-gold-seldom = Contro un dorso dorato schieri lo stesso carte che non servono.
habit-low-defence-often = Schieri prima la carta più bassa.
habit-low-defence-seldom = Schieri prima le carte alte: quelle che tieni sono basse.
habit-give-low-often = Dai via la carta meno utile: il resto della tua mano è migliore.
habit-give-low-seldom = Dai via carte migliori del necessario.
habit-give-attacks-often = Dai via gli attacchi e tieni il resto.
habit-give-attacks-seldom = Non dai mai via gli attacchi: li hai ancora.
habit-pay-attacks-often = Paghi con gli attacchi: la tua mano è fatta per difendere.
habit-pay-attacks-seldom = Non paghi mai con gli attacchi: li hai ancora.
habit-sacrifice-often = Rinunci al muro prima che alle carte.
habit-sacrifice-seldom = Non rinunci mai al muro: in cambio si prendono le tue carte.

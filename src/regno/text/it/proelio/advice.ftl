## Che cosa può non andare.

nothing-to-decide = qui non c'è nulla da decidere: serve una posizione in cui una Casata possa scegliere fra due o più mosse
one-move = qui non c'è nulla da decidere: { $house } può giocare soltanto "{ $move }"
not-at-choice = il posto { $seat } qui non ha nulla da decidere: la scelta spetta al posto { $who }
spectator = uno spettatore non decide nulla: serve un posto da 0 a { $last }
no-world = nessuna distribuzione delle carte si accorda con la posizione come il posto la conosce: controlla mani e mazzi
nothing-to-review = non c'è nulla da rivedere: in questa registrazione quel posto non ha mai avuto due mosse fra cui scegliere

## Che cosa accettano entrambi i comandi.

flag-budget = quanto si pensa a ogni decisione: un numero di simulazioni oppure un tempo, per esempio 40000 o 2s
preparing = Preparo i consigli, una volta sola; ci vogliono circa due minuti ...

## regno hint

hint-text = la posizione, come la legge "regno position"
hint-seat = con gli occhi di chi guardare; se manca, di chi deve scegliere
hint-title = Sceglie { $house }. Ogni mossa è stata giocata negli stessi { $worlds } mondi immaginati.
hint-legend = Probabilità di vittoria, il suo intervallo al 95% e la mossa; = non è di sicuro peggiore della prima.
hint-why = Perché "{ $best }" e non "{ $next }":
hint-even = "{ $best }" non è di sicuro migliore di "{ $next }".
hint-no-facts = Fra ciò che è stato contato, nulla distingue con certezza "{ $best }" da "{ $next }".

## Fatti. Ognuno è qualcosa che accade entro i giri considerati.

fact-share = { $role ->
    [avoids] Evita: {""}
    [denies] Nega: {""}
    [risks] Però rischia: {""}
    [forgoes] Però rinuncia a: {""}
   *[brings] {""}
}{ $what } ({ $best }% delle partite invece di { $next }%).
fact-mean = { $role ->
    [avoids] Evita: {""}
    [denies] Nega: {""}
    [risks] Però rischia: {""}
    [forgoes] Però rinuncia a: {""}
   *[brings] {""}
}{ $what } (in media { $best } invece di { $next }).
fact-won = vittoria entro { $rounds } giri
fact-fell = sconfitta entro { $rounds } giri
fact-ally-fell = caduta di { $house }
fact-wall-lost = perdita della Fortificazione
fact-wall = Fortificazione più alta
fact-looted = carte cedute come Bottino
fact-robbed = carte sottratte da altri
fact-hand = più carte in mano
fact-gold = più carte Imperiali in mano
fact-struck = un attacco subito
fact-gained = più carte prese agli altri
fact-foiled = un attacco fallito
fact-prey-wall-lost = caduta della Fortificazione di { $house }
fact-prey-wall = Fortificazione più alta per { $house }
fact-prey-hand = carte in mano a { $house }
fact-foe-wall = Fortificazione più alta per { $house }
fact-foe-hand = carte in mano a { $house }
fact-perk = una Specialità tenuta per dopo
fact-points = più punti per l'Inverno
fact-held = { $card } ancora in mano dopo { $rounds } giri
fact-outlook = qualche vittoria in più, senza una ragione sola
fact-rival = vittoria di { $house }

## regno review

review-file = la registrazione da rivedere, intera o come la vide un posto; - la legge dall'ingresso
review-seat = solo le decisioni di questo posto, 0 per il primo
review-title = { $decisions ->
    [one] Una decisione, giudicata
   *[other] { $decisions } decisioni, ognuna giudicata
} da ciò che la sua Casata poteva sapere.
review-legend = Mossa, Casata, che cosa ha scelto; la sua probabilità di vittoria prima e dopo.
review-best = Meglio: { $move }, da { $low } a { $high } punti in più.
review-mistakes = { $mistakes ->
    [0] Nessun errore
    [one] Un errore
   *[other] { $mistakes } errori
} in { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}.
review-house = { $house }: { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}, { $mistakes ->
    [0] nessun errore
    [one] un errore
   *[other] { $mistakes } errori
}, in media { $loss } punti persi in ognuna.
review-turning-points = Svolte
review-turning-point = { $own ->
    [yes] Mossa { $until }
   *[no] Mosse da { $since } a { $until }
}: { $house } dal { $before }% al { $after }%.
review-no-turning-points = Nessuna svolta: fra due sue decisioni la probabilità di nessuno si è mossa di { $points } punti.

## Punti di svolta.

turning-own = { $house } ha scelto: { $move }
turning-led = { $house } ha scelto: { $move }. { $outcome }

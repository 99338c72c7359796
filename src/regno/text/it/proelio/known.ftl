### Che cosa sa un posto delle carte nascoste.

title-own = Che cosa sai delle carte altrui
title-of-me = Che cosa sanno gli altri delle tue
title-public = Che cosa sanno tutti
holds = { $house } ha almeno: { $cards }
holds-nothing = Di nessuna mano si conosce una carta.
knows = { $house } sa che hai: { $cards }
knows-nothing = Nessuno conosce alcuna tua carta.
deck-base = { $count ->
    [0] Il mazzo Base è vuoto.
   *[other] Nel mazzo Base al massimo: { $cards }
}
deck-imperial = { $count ->
    [0] Il mazzo Imperiale è vuoto.
   *[other] Nel mazzo Imperiale al massimo: { $cards }
}

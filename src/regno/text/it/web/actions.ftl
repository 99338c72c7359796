### Le nove Azioni della pagina del tavolo: come si chiamano, quanto costano o che cosa danno, e in breve perché non si può.

slot-draw = Pesca
    .short = Pesca
slot-fortify = { $has ->
    [yes] Fortifica: { $card }
   *[no] Fortifica
}
    .short = Fortifica
    .rest = { $card }
slot-attack = Attacca { $house }
    .short = Attacca
    .rest = { $house }
slot-strategy = { $has ->
    [yes] { $card }
   *[no] Carta Strategia
}
    .short = { $has ->
        [yes] { $card }
       *[no] Strategia
    }
slot-imperial = Carta Imperiale
    .short = Imperiale
slot-equitas = Equitas: prendi Scudi
    .short = Equitas
    .rest = prendi Scudi
slot-trade = Commercia
    .short = Scambio
slot-support = Supporto
    .short = Supporto
slot-perk = { $has_guild ->
    [yes] Gilda: { $guild }
   *[no] Specialità di Gilda
}
    .short = Gilda
    .rest = { $guild }
price-draw = 1 carta Base
price-fortify = sale a { $value }
price-attack = posa 1 carta coperta
price-strategy = a scelta fra { $count }
price-imperial = scarta 2, pesca 1 d'oro
price-equitas = mostra la mano, innalza gli Scudi
price-trade = { $season ->
    [autumn] uno scarto per 1 Base e 1 d'oro
   *[other] uno scarto per 2 carte
}
price-support = 1 carta all'alleato
price-perk-bards = chi è alla tua destra scarta
price-perk-merchants = chiama da te il Mercante
price-perk-scribes = scarta 2, pesca 2 d'oro, tieni 1
price-perk-artisans = con Risorse: 1 carta in più
about-attack = Posa una carta Attacco coperta davanti a { $house }. Si scopre nel suo turno; per ogni punto che le manca ti consegna una carta.
about-strategy = Gioca una delle tue carte Strategia.
about-equitas = Una volta a partita l'unica Casata senza Fortificazione può mostrare la mano, prendere degli Scudi dagli scarti o dal mazzo, e innalzarli.
about-perk = Usa la Specialità della tua Gilda, una volta a partita. Non costa Azioni.
about-draw = Pesca una carta Base.
about-fortify = Innalza la tua Fortificazione di un grado. La carta di prima va negli scarti.
about-imperial = Scarta due carte qualsiasi e pesca una carta Imperiale.
about-trade = Prendi uno scarto Base dal Mercante e paga con carte della tua mano.
about-support = Passa una carta al tuo alleato.
perk-when-bards = nel tuo turno
perk-when-builders = solo quando ti difendi
perk-when-artisans = insieme a Risorse
perk-when-thieves = solo con un'Infiltrazione
perk-when-scribes = con una carta Imperiale
perk-when-apothecaries = solo quando arriva la Peste
perk-when-merchants = nel tuo turno
short-no_guilds = si gioca senza Gilde
short-no_strategy = non ne hai
short-no-card = in mano non hai { $card }
short-not_held = non hai questa carta
short-over_level = serve più Fortificazione
short-plague_on_table = non durante la Peste
short-attack_pending = il tuo attacco attende
short-first_turn = non nel tuo primo turno
short-last_card = non con la tua unica carta
short-fort_at_top = hai già la più alta
short-one_plague_only = c'è già una Peste
short-empty_hand = nessuna carta da vedere
short-too_few_cards = servono 2 carte
short-no_imperial_cards = non ne restano da pescare
short-perk_not_yours = è di un'altra Gilda
short-perk_exhausted = già usata
short-perk_locked = non finché c'è il Mercante
short-artisans_later = si chiede dopo la pesca
short-equitas_off = non in questa edizione
short-equitas_spent = già invocata in questa partita
short-equitas_has_fort = hai una Fortificazione
short-equitas_others_lack = altri ne sono senza come te
short-equitas_fort_lost = una è già stata persa
short-equitas_has_shields = hai già degli Scudi
short-equitas_deck_only = si cerca solo nel mazzo
short-merchant_absent = si gioca senza Mercante
short-merchant_elsewhere = il Mercante è da { $house }
short-merchant_here = è già da te
short-nothing_to_buy = non ci sono scarti
short-cannot_pay = non puoi pagare
short-not_allied = solo con le Casate Alleate
short-nothing_to_draw = il mazzo è vuoto
short-self_defeat = la tua Casata cadrebbe
short-not_this_choice = non in questa partita

### Il tavolo nel browser.

table = Tavolo
what = { $edition ->
    [v082] Inglese, versione 0.8.2
    [ga] Italiano, prima edizione
    [it111] Italiano, 111 carte
   *[en111] Inglese, 111 carte
}{ $allied ->
    [true] {""} · Casate alleate
   *[false] {""}
}{ $guilds ->
    [true] {""} · Gilde
   *[false] {""}
}{ $merchant ->
    [true] {""} · Mercante
   *[false] {""}
}
skip = Vai al tavoliere
menu = Menu
hint = Consiglio
views = Viste
tab-table = Tavolo
tab-known = Cosa sai
side = Ciò che si sa e ciò che è successo
chat = Chat
unread = { $count ->
    [one] 1 messaggio non letto
   *[other] { $count } messaggi non letti
}
chat-none = Nessuno ha ancora detto nulla.
chat-alone = Giochi contro dei bot: non c’è nessuno con cui parlare.
chat-allied = Gli alleati non possono parlarsi al tavolo.
chat-off = Qui non si parla.
connecting = Ti accompagniamo al tavolo…
lost = Il collegamento è caduto. Ci riproviamo…
your-turn = Tocca a te
watching = Stai guardando: nessuna mano ti è aperta.
curtain-down = Le tue carte restano coperte finché non tocca a te.
no-table = Questo tavolo non c'è
no-table-what = Il link è forse sbagliato, o il tavolo è stato sparecchiato.
closed = Questo tavolo è stato sparecchiato
closed-what = Chi l'ha preparato ha rimesso le carte nella scatola.
to-lobby = Alla sala
to-rules = Le regole

## Il tavoliere.

board = Il tavoliere
house = Casata { $name }
you = Tu
bot = bot, { $name }
stand-in = un bot per { $name }
ally = La tua alleata
cards = { $count ->
    [one] carta
   *[other] carte
}
gold = { $count } d'oro
no-fort = Nessun muro
fort-label = { $name }: Fortificazione { $value }
perk = { $state ->
    [used] Usata
    [locked] Ferma
   *[ready] Pronta
}
merchant = Mercante
merchant-here = Il Mercante è qui: questa Casata può commerciare con lui, e la sua Specialità è ferma finché non riparte.
perk-told = { $state ->
    [used] È già stata usata: vale una volta a partita.
    [locked] È ferma finché il Mercante è qui.
   *[ready] Si può usare una volta a partita, e non costa Azioni.
}
your-decision = { $kind ->
    [action] La tua azione
   *[other] Tocca a te
}
deciding = { $kind ->
    [deploy] Si difende
    [action] Agisce
    [give] Consegna
    [discard] Scarta
    [pay] Paga
   *[other] Decide
}
direction = I turni vanno in senso antiorario, gli attacchi in senso orario
attack-hidden = { $back ->
    [imperial] Attacco imperiale coperto di { $by } contro { $on }
   *[base] Attacco base coperto di { $by } contro { $on }
}
attack-open = Attacco di { $by } contro { $on }: { $card }
attack-yours = Qui hai posato: { $card }.
attack-here = qui poserai il tuo attacco
attack-on-you = { $waits ->
    [yes] L'attacco di { $house } attende
   *[no] { $house } ti attacca
}
attack-waits = finché dura la Peste
attack-back = { $back ->
    [imperial] una carta imperiale coperta
   *[base] una carta base coperta
}
plague = { $me ->
    [yes] La Peste: nessun attacco fino al tuo turno
   *[no] La Peste: nessun attacco fino al turno di { $house }
}
piles = Mazzi, scarti e Stagione
season-next = { $count ->
    [one] { $season } fra una carta
   *[other] { $season } fra { $count } carte
}
    .short = { $season } fra { $count }
discards = Scarti
discards-label = { $back ->
    [imperial] Scarti imperiali
   *[base] Scarti base
}, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
discards-title = { $back ->
    [imperial] Scarti imperiali
   *[base] Scarti base
}
discards-none = Ancora nessuno.
deck = { $back ->
    [imperial] Imperiale
   *[base] Mazzo base
}
deck-label = { $back ->
    [imperial] Mazzo imperiale
   *[base] Mazzo base
}, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
round = Giro { $round }
turn = turno { $turn }
your-clock = Il tuo tempo

## La mano, e perché una sua carta non si può scegliere.

hand = La tua mano
hand-count = { $count } di { $limit }
hand-empty = Non hai carte.
hand-about = { $kind ->
    [sacrifice] Si sceglie sul tuo muro.
    [builders] Si sceglie sui Costruttori.
    [apothecaries] Si sceglie sulla Peste.
   *[other] La scelta non riguarda le tue carte.
}
hand-idle = { $reason ->
    [first_turn] Nessuna Casata attacca nel suo primo turno.
    [plague_on_table] Nessun attacco finché dura la Peste.
    [attack_pending] Il tuo ultimo attacco attende ancora.
    [last_card] Senza muro la tua unica carta non può attaccare.
    [over_level] Il tuo muro è troppo basso per le tue carte.
   *[other] Ora nessuna carta serve a un’azione.
}
hand-instead = { $draw ->
    [yes] { $imperial ->
        [yes] Pesca, o compra una carta Imperiale.
       *[no] Pesca una carta.
    }
   *[no] { $imperial ->
        [yes] Compra una carta Imperiale.
       *[no] {""}
    }
}
why-elsewhere = Si sceglie fra le carte mostrate qui accanto.
why-not-asked = Non puoi pagare con questa carta.
why-no-attack = { $class ->
    [defence] Una carta Difesa non può attaccare.
   *[strategy] Una carta Strategia non è un attacco.
}
why-no-use = { $class ->
    [defence] { $card ->
        [patrol] Aspetta un attacco contro di te. Una Ronda non fa mai parte di un muro.
       *[other] Aspetta un attacco contro di te, o il suo posto nel tuo muro.
    }
   *[other] Ora non c'è un'Azione con questa carta.
}
why-enough = Ne hai già scelte quante ne servono.
why-enough-gold = Hai già scelto tutte le carte imperiali ammesse.
why-needs-gold = Le altre devono essere carte imperiali.

## La decisione.

decision = La decisione
others-choose = { $who } sta scegliendo
letter-action = A
title-action = La tua azione
title-attack = Attacca { $house }
title-deploy = Difendi la tua Casata
title-give = Consegna le carte
title-discard = Scarta
title-pay = Paga il prezzo
title-take = Le merci del Mercante
title-keep = Tienine una
title-support = Sostieni l'alleato
title-perk = Prima di difenderti
title-thieves = I Ladri
title-sacrifice = Sacrificare o resistere
title-builders = I Costruttori
title-artisans = Gli Artigiani
title-apothecaries = Gli Speziali
aim-short = Abbatti { $left }
aim-before = prima che { $right } abbatta te
attack-how = Una carta Attacco, coperta fino al loro turno: si difendono prima di vederla.
hint-best = La migliore: { $move }
hint-chance = { $chance } % (da { $low } a { $high })
hint-more = { $count ->
    [one] e un'altra mossa
   *[other] e altre { $count } mosse
}
hint-worlds = Probabilità di vittoria, con il suo intervallo al 95 %, in base a ciò che sai: ogni mossa è stata giocata in { $worlds } mondi immaginati.
hint-pondering = Sto valutando le tue mosse…
hint-preparing = I consigli sono in preparazione. Ci vogliono alcuni minuti, una volta sola su questo server, poi compaiono qui; intanto puoi scegliere lo stesso.
action-how = Un’azione, poi gioca { $next }.
deploy-how = Una carta ignota. Ciò che schieri si consuma.
nothing-picked = Nessuna carta scelta
against-word = contro
attack-value = Attacco { $value }
defence-value = Difesa { $value }
deploy-go = Schiera { $total } e rivela
deploy-none = Non schierare e rivela
clear = Azzera
pick-more = { $count ->
    [one] Scegli ancora una carta.
   *[other] Scegli ancora { $count } carte.
}
pick-gold = { $count ->
    [one] Una dev'essere imperiale.
   *[other] { $count } devono essere imperiali.
}
pick-done = Bastano così.
pick-attack = Scegli dalla mano una carta Attacco.
cards-go = { $verb ->
    [give] Consegna
    [discard] Scarta
    [pay] Paga
    [take] Prendila
    [keep] Tienila
   *[support] Passala
}
note = Due parole insieme
act-pass = Passa
attack-against = contro una Fortificazione di { $fort } e { $cards ->
    [one] una carta
   *[other] { $cards } carte
}{ $gold ->
    [0] {""}
    [one] {""}, una delle quali d'oro
   *[other] {""}, { $gold } delle quali d'oro
}
attack-go = Posala davanti a { $house }
another-action = Altra azione

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
price-fortify = il tuo muro sale a { $value }
price-attack = posa 1 carta coperta
price-strategy = a scelta fra { $count }
price-imperial = scarta 2, pesca 1 d’oro
price-equitas = mostra la mano, alza gli Scudi
price-trade = { $season ->
    [autumn] uno scarto per 1 Base e 1 d’oro
   *[other] uno scarto per 2 carte
}
price-support = 1 carta all’alleato
price-perk-bards = chi è alla tua destra scarta
price-perk-merchants = chiama da te il Mercante
price-perk-scribes = scarta 2, pesca 2 d’oro, tieni 1
price-perk-artisans = con Risorse: 1 carta in più
about-attack = Posa una carta Attacco coperta davanti a { $house }. Si scopre nel suo turno; per ogni punto che le manca ti consegna una carta.
about-strategy = Gioca una delle tue carte Strategia.
about-equitas = Una volta a partita l’unica Casata senza muro può mostrare la mano, prendere degli Scudi dagli scarti o dal mazzo, e innalzarli.
about-perk = Usa la Specialità della tua Gilda, una volta a partita. Non costa Azioni.
about-draw = Pesca una carta Base.
about-fortify = Alza il tuo muro di un grado. La carta di prima va negli scarti.
about-imperial = Scarta due carte qualsiasi e pesca una carta Imperiale.
about-trade = Prendi uno scarto Base dal Mercante e paga con carte della tua mano.
about-support = Passa una carta al tuo alleato.
perk-when-bards = nel tuo turno
perk-when-builders = solo quando ti difendi
perk-when-artisans = insieme a Risorse
perk-when-thieves = solo con un’Infiltrazione
perk-when-scribes = con una carta Imperiale
perk-when-apothecaries = solo quando arriva la Peste
perk-when-merchants = nel tuo turno
short-no_guilds = si gioca senza Gilde
short-no_strategy = non ne hai
short-no-card = in mano non hai { $card }
short-not_held = non hai questa carta
short-over_level = serve un muro più alto
short-plague_on_table = non durante la Peste
short-attack_pending = l’ultimo attacco attende ancora
short-first_turn = non nel tuo primo turno
short-last_card = non con la tua unica carta
short-fort_at_top = il tuo muro è il più alto
short-one_plague_only = c’è già una Peste
short-empty_hand = non c’è nessuna carta da vedere
short-too_few_cards = servono 2 carte
short-no_imperial_cards = non ne restano da pescare
short-perk_not_yours = è di un’altra Gilda
short-perk_exhausted = già usata
short-perk_locked = non finché c’è il Mercante
short-artisans_later = si chiede dopo la pesca
short-equitas_off = non in questa edizione
short-equitas_spent = già invocata in questa partita
short-equitas_has_fort = hai un muro
short-equitas_others_lack = anche altri sono senza muro
short-equitas_fort_lost = un muro è già stato perso
short-equitas_has_shields = hai già degli Scudi
short-equitas_deck_only = questa edizione cerca nel mazzo
short-merchant_absent = si gioca senza Mercante
short-merchant_elsewhere = il Mercante è da { $house }
short-merchant_here = è già da te
short-nothing_to_buy = non ci sono scarti
short-cannot_pay = non puoi pagare
short-not_allied = solo con le Casate Alleate
short-nothing_to_draw = il mazzo è vuoto
short-self_defeat = la tua Casata cadrebbe
short-not_this_choice = non in questa partita
there = ce ne sono { $count }
more-below = { $count ->
    [one] 1 altra più sotto
   *[other] altre { $count } più sotto
}
undo-short = Ritira

## Il foglio di lato.

known = Ciò che sai
known-public = Ciò che tutti sanno
known-nothing = Ancora nulla delle mani altrui.
known-of-you = Ciò che sanno di te
known-of-you-nothing = Ancora niente.
source = { $what ->
    [loot] bottino
    [penalty] penalità
    [steal] furto
    [support] Sostegno
    [look] Inquisizione
    [show] Equitas
    [take] Mercante
    [recover] ripresa
   *[none] per deduzione
}{ $round ->
    [0] {""}
   *[other] {""}, giro { $round }
}
chronicle = Cronaca
chronicle-which = Quali eventi
chronicle-all = Tutto
chronicle-mine = Su di te
talk = Di' qualcosa
send = Invia
table-begun = Le carte sono distribuite.
table-undone = Una scelta è ritirata.
table-left = { $house } ha lasciato il tavolo; continua un bot.
table-returned = { $house } è di nuovo qui.
table-stopped = Tutti sono d'accordo di smettere.
table-closed = Il tavolo è sparecchiato.
table-agreed = { $house } vorrebbe smettere.
table-disagreed = { $house } preferisce continuare.
table-timed-out = Il tempo di { $house } è finito: ha scelto un bot.
table-rematched = Un nuovo tavolo è pronto.

## Prima della distribuzione, e chi divide lo schermo.

gather = Prendete posto
your-name = Il tuo nome
guest = Ospite
chairs = Posti
chair-free = libero
sit = Siediti qui
sit-at = Siediti come { $house }
set-bot = Un bot…
bot-at = Un bot per { $house }
free-seat = Libera
free-at = Libera il posto di { $house }
get-up = Alzati
begin = Distribuisci le carte
begin-why = { $count ->
    [one] Un posto è ancora libero: aspetta qualcuno, o metti un bot.
   *[other] { $count } posti sono ancora liberi: aspetta qualcuno, o metti dei bot.
}
fill-all = Bot per gli altri
wait-maker = La partita comincia quando chi ha preparato il tavolo fa distribuire le carte.
invite = Invita qualcuno
invite-how = Chi ha questo link può sedersi, o guardare.
invite-link = Il link di questo tavolo
copy = Copia
copied = Copiato
house-rules = Regole di casa
commitment = Il mescolamento si può verificare
commitment-what = Questa è l'impronta del segreto del tavolo, estratto prima che chiunque si sedesse; dopo la partita la pagina confronta ogni carta con essa.
curtain-title = Il prossimo a questo schermo
curtain = { $name }, tocca a te per { $house }
curtain-how = Ora nessun altro guardi lo schermo.
curtain-go = Sono { $name }: mostra le mie carte

## Il menu.

return = Riprendo il mio posto
undo = Ritira la mia ultima scelta
leave = Lascia: continua un bot
stop = Vorrei smettere
keep-playing = Preferisco continuare
pace = Ritmo delle carte
pace-name = { $pace ->
    [calm] Calmo
    [usual] Solito
    [quick] Svelto
   *[none] Nessuno
}
sound = Un suono quando tocca a me
notify = Un avviso del browser quando tocca a me
close-table = Sparecchia il tavolo
close-sure = Sparecchiare per tutti?
forget = Cancella i miei dati qui
forget-sure = Cancellare nome, parole e posto?

## La fine.

over = La partita è finita
stopped = La partita è stata interrotta
you-won = Hai vinto
you-lost = Hai perso
nobody-won = Non vince nessuno
winner = vincitore
after-fall-conquest = { $me ->
    [who] Vinci per conquista.
   *[none] { $winners } vince per conquista.
}
after-fall-alliance = { $me ->
    [who] Vince la tua alleanza ({ $winners }).
   *[none] Con lei cade la sua alleanza: vincono { $winners }.
}
points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
shuffle-ok = Il mescolamento era onesto: il segreto corrisponde alla sua impronta, e { $count ->
    [one] l'unica estrazione ne discende
   *[other] tutte le { $count } estrazioni ne discendono
}.
shuffle-bad = Il mescolamento non corrisponde a quanto pubblicato prima della partita!
rematch = Gioca ancora
rematch-go = Alla prossima partita
review = Rivedi
record = Registrazione

## I tasti.

keys = I tasti del tavolo
key-1-9 = Un’azione o una risposta, per numero.
    .name = Da 1 a 9
key-arrows = Da una carta all’altra della tua mano.
    .name = ← →
key-space = Sceglie la carta, o preme il pulsante, che ha il fuoco.
    .name = Spazio
key-enter = Il pulsante principale, mai uno che fa cadere la tua Casata.
    .name = Invio
key-h = Un consiglio.
    .name = H
key-u = Ritira la tua ultima scelta.
    .name = U
key-l = La Cronaca.
    .name = L
key-k = Ciò che sai.
    .name = K
key-c = La chat.
    .name = C
key-z = Ingrandisce la carta che ha il fuoco.
    .name = Z
key-escape = Chiude ciò che è aperto; torna a tutte le azioni.
    .name = Esc

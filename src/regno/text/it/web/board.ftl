### Il tavolo nel browser.

table = Tavolo
what = { $title }{ $allied ->
    [true] {""} · Casate Alleate
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
chat-alone = Giochi contro dei bot: non c'è nessuno con cui parlare.
chat-allied = Gli alleati non possono parlarsi al tavolo.
chat-off = Qui non si parla.
connecting = Ti accompagniamo al tavolo…
lost = La connessione è caduta. Ci riproviamo…
your-turn = Tocca a te
low-time = Ti resta poco tempo
watching = Stai guardando: nessuna mano ti è aperta.
curtain-down = Le tue carte restano coperte finché non tocca a te.
no-table = Questo tavolo non c'è
no-table-what = Il link è forse sbagliato, o il tavolo è stato sparecchiato.
closed = Questo tavolo è stato chiuso
closed-what = Chi l'ha preparato ha rimesso le carte nella scatola.
to-lobby = Alla sala
to-daily = Alla smazzata del giorno
to-rules = Le regole

## Il tavoliere.

board = Il tavoliere
house = Casata { $name }
you = Tu
bot = bot, { $name }
bot-unready = { $plays }, per ora
bot-unready-told = { $name } si sta preparando: la prima volta ci vuole circa un minuto. Fino ad allora gioca { $plays }.
stand-in = un bot per { $name }
ally = La tua alleata
cards = { $count ->
    [one] carta
   *[other] carte
}
gold = { $count } d'oro
no-fort = Senza Fortificazione
    .short = Nessuna
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
direction = Turni in senso antiorario, attacchi in senso orario
attack-hidden = { $back ->
    [imperial] Attacco Imperiale coperto di { $by } contro { $on }
   *[base] Attacco Base coperto di { $by } contro { $on }
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
    [imperial] una carta Imperiale coperta
   *[base] una carta Base coperta
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
    [imperial] Scarti Imperiali
   *[base] Scarti Base
}, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
discards-title = { $back ->
    [imperial] Scarti Imperiali
   *[base] Scarti Base
}
discards-none = Ancora nessuno.
deck = { $back ->
    [imperial] Imperiale
   *[base] Mazzo Base
}
deck-label = { $back ->
    [imperial] Mazzo Imperiale
   *[base] Mazzo Base
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
    [sacrifice] La scelta riguarda la tua Fortificazione.
    [builders] Si sceglie sui Costruttori.
    [apothecaries] Si sceglie sulla Peste.
   *[other] La scelta non riguarda le tue carte.
}
hand-idle = { $reason ->
    [first_turn] Nessuna Casata attacca nel suo primo turno.
    [plague_on_table] Nessun attacco finché dura la Peste.
    [attack_pending] Il tuo ultimo attacco attende ancora.
    [last_card] Senza Fortificazione la tua unica carta non può attaccare.
    [over_level] La tua Fortificazione è troppo bassa per le tue carte.
   *[other] Ora nessuna carta serve a un'azione.
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
why-elsewhere = Si sceglie fra le carte mostrate.
why-not-asked = Questa carta ora non si può scegliere.
why-no-attack = { $class ->
    [defence] Una carta Difesa non può attaccare.
   *[strategy] Una carta Strategia non è un attacco.
}
why-no-use = { $class ->
    [defence] { $card ->
        [patrol] Aspetta un attacco contro di te. Una Ronda non fa mai parte di una Fortificazione.
       *[other] Aspetta un attacco contro di te, o il suo posto nella tua Fortificazione.
    }
   *[other] Ora non c'è un'Azione con questa carta.
}
why-enough = Ne hai già scelte quante ne servono.
why-enough-gold = Hai già scelto tutte le carte Imperiali ammesse.
why-needs-gold = Le altre devono essere carte Imperiali.

## La decisione.

decision = La decisione
others-choose = { $who } sta scegliendo
letter-action = A
title-action = La tua Azione
title-attack = Attacca { $house }
title-deploy = Difendi la tua Casata
title-give = Consegna le carte
title-discard = Scarta
title-pay = Paga il prezzo
title-take = Le merci del Mercante
title-keep = Tienine una
title-support = Supporto all'alleato
title-perk = Prima di difenderti
title-thieves = I Ladri
title-sacrifice = Sacrificare o tenere
title-builders = I Costruttori
title-artisans = Gli Artigiani
title-apothecaries = Gli Speziali
title-plague = La carta della Peste
aim-short = Abbatti { $left }
aim-before = prima che { $right } abbatta te
attack-how = Una carta Attacco, coperta fino al loro turno: si difendono prima di vederla.
hint-best = La migliore: { $move }
hint-chance = { $chance }%{ $spread ->
    [0] {""}
   *[other] {""} (da { $low } a { $high })
}
hint-more = { $count ->
    [one] e un'altra mossa
   *[other] e altre { $count } mosse
}
hint-worlds = Probabilità di vittoria, con il suo intervallo al 95%, in base a ciò che sai: ogni mossa è stata giocata in { $worlds } mondi immaginati.
hint-weak = Il server è occupato: sono meno della metà dei mondi consueti, e i numeri sono meno sicuri.
hint-pondering = Sto valutando le tue mosse…
hint-refining = Un primo sguardo; i numeri si fanno più sicuri…
hint-preparing = I consigli sono in preparazione. Ci vogliono alcuni minuti, una volta sola su questo server, poi compaiono qui; intanto puoi scegliere lo stesso.
action-how = Un'azione, poi gioca { $next }.
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
    [one] Una dev'essere Imperiale.
   *[other] { $count } devono essere Imperiali.
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
another-action = Altra Azione

there = ce ne sono { $count }
more-below = { $count ->
    [one] 1 altra più sotto
   *[other] altre { $count } più sotto
}
undo-short = Ritira

## Il foglio di lato.

known = Cosa sai
known-public = Cosa sanno tutti
known-nothing = Ancora nulla delle mani altrui.
known-of-you = Cosa sanno di te
known-of-you-nothing = Ancora niente.
source = { $what ->
    [loot] Bottino
    [penalty] penalità
    [steal] furto
    [support] Supporto
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
table-begun = Si distribuiscono le carte.
table-undone = Una scelta è stata ritirata.
table-left = { $house } ha lasciato il tavolo; continua un bot.
table-returned = { $house } è di nuovo qui.
table-stopped = Tutti d'accordo: si smette.
table-closed = Il tavolo è stato sparecchiato.
table-asked-back = { $house } chiede di ritirare l'ultima scelta.
table-consented = { $house } acconsente a ritirarla.
table-dissented = { $house } preferisce che resti.
table-taken-back = Tutti d'accordo: la scelta è ritirata.
table-replaced = Ora qualcun altro gioca { $house }.
table-agreed = { $house } propone di smettere.
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
sit-at = Siediti qui come { $house }
set-bot = Un bot…
bot-at = Un bot per { $house }
free-seat = Togli
free-at = { $mine ->
    [yes] Lascia il posto di { $house }
   *[no] Togli chi gioca { $house }
}
get-up = Lascia il posto
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
curtain-title = Il prossimo su questo schermo
curtain = { $name }, tocca a te per { $house }
curtain-how = Ora nessun altro guardi lo schermo.
curtain-go = Sono { $name }: mostra le mie carte

## Il menu.

pace = Ritmo delle carte
pace-name = { $pace ->
    [calm] Calmo
    [usual] Solito
    [quick] Svelto
   *[none] Nessuno
}
sound = Suoni
mute = Di chi non vedo le parole
mute-name = Nascondi le parole di { $name }
notify = Avvisami quando tocca a me
to-calls = Chiamami quando sono via

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
shuffle-fits = { $mine ->
    [0] Il segreto del mescolamento corrisponde all'impronta che questo browser ha visto prima della partita.
   *[other] Il segreto del mescolamento corrisponde all'impronta che questo browser ha visto prima della partita, e il tuo numero è stato usato.
}
shuffle-unseen = Questo browser non ha visto l'impronta del mescolamento prima della partita: non ha con che confrontare il segreto.
shuffle-bad = Il mescolamento non corrisponde a quanto pubblicato prima della partita!
prove-shuffle = Controlla ogni estrazione
prove-fetching = È arrivato il { $percent } % delle regole ...
prove-proving = La partita viene rigiocata secondo le regole in questo browser ...
prove-failed = Non è stato possibile avviare le regole in questo browser.
shuffle-proved = Rigiocata secondo le regole in questo browser, dalla sola registrazione: { $count ->
    [one] l'unica estrazione discende
   *[other] tutte le { $count } estrazioni discendono
} da quanto pubblicato prima della partita.
shuffle-consistent = Rigiocata secondo le regole in questo browser, dalla sola registrazione: { $count ->
    [one] l'unica estrazione discende
   *[other] tutte le { $count } estrazioni discendono
} da ciò che essa dice del mescolamento. Prima della partita questo browser non ha visto un'impronta con cui confrontarlo.
prove-elsewhere = Senza https questo browser non può eseguire le regole. Il comando regno verify controlla ogni estrazione della registrazione.
check-bots = Controlla i bot
checking-bots = Ogni scelta dei bot viene rifatta ...
bots-ok = I bot sono stati onesti: { $count ->
    [one] la loro unica scelta segue
   *[other] tutte le { $count } scelte seguono
} da ciò che i loro posti potevano vedere.
bots-bad = Non si può provare che i bot siano stati onesti.
review = Rivedi
record = Registrazione

## I tasti.

keys = I tasti del tavolo
key-1-9 = Un'azione o una risposta, per numero.
    .name = Da 1 a 9
key-arrows = Da una carta all'altra della tua mano.
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
invite-words = Siediti al mio tavolo: Proelio, un gioco di carte d'assedio e di bluff. Senza account, niente da installare.
invite-share = Manda il link
invite-alone = Solo questo computer può aprire questo link: il server non fa entrare nessun altro. Chi lo gestisce può cambiarlo.

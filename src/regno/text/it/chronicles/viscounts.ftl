where-setup = Preparazione
where-turn = Round { $round }, turno di { $player }
where-baron = Round { $round }, il Barone dopo { $player }
where-scores = Punteggio finale
where-over = La partita è finita
not-now = questo ora non si può fare ({ $now })
section-base-setup = Regolamento di Visconti: preparazione
section-setup = Regolamento, scenario Visconti: preparazione, punto { $point }
section-player = Regolamento, scenario Visconti: turno del giocatore
section-baron = Regolamento, scenario Visconti: turno del Barone
section-dismiss = Regolamento, scenario Visconti: congedare Cittadini (p. 31)
section-castle = Regolamento di Visconti: piazzare Lavoratori; scenario: eliminare Lavoratori nel Castello
section-poverty = Regolamento, scenario Visconti: Povertà e Prosperità, fine della partita
section-score = Regolamento, scenario Visconti: punteggio finale
section-extra = Regolamento, componenti extra: Eroi di Visconti
the-baron = il Barone
the-table = Il tavolo
nowhere = in nessuno spazio
answer-yes = sì
answer-no = no
as-in-the-base-game = quanti ne vuole il gioco base

space-outer = spazio { $number }
space-inner = spazio interno { $segment }
space-tier1 = primo livello di { $segment }
space-tier2 = secondo livello di { $segment }
space-tier3 = terzo livello

rule-direction = In che verso il Barone percorre il sentiero esterno:
rule-direction-clockwise = Il Barone si muove in senso orario, come i Visconti.
rule-direction-counter-clockwise = Il Barone si muove in senso antiorario.
rule-empty-pile = Il mazzetto di Cittadini accanto al Barone è vuoto:
rule-empty-pile-printed-card = Dove il mazzetto è vuoto vale la carta stampata sul tabellone: indicatene valore e icona.
rule-empty-pile-no-card = Dove il mazzetto è vuoto non vale nulla: indicate valore 0 e "nessuna" icona.
rule-second-worker = Due Lavoratori Barone spettano a uno spazio dove c'è un Lavoratore di un giocatore:
rule-second-worker-one-by-one = Due Lavoratori per lo stesso spazio si guardano uno alla volta: il primo rimuove l'unico Lavoratore di un giocatore, il secondo viene piazzato.
rule-second-worker-at-once = Due Lavoratori per lo stesso spazio si guardano insieme: dove ci sono giocatori rimuovono entrambi e nessuno viene piazzato.
rule-supply-defeat = La riserva del Barone e la sconfitta immediata:
rule-supply-defeat-must-place = I giocatori perdono quando il Barone deve piazzare un Lavoratore e non ne ha più.
rule-supply-defeat-all-placed = I giocatori perdono appena il ventesimo Lavoratore Barone è sul tabellone.
rule-empty-supply = La riserva del Barone è vuota e dove piazzerebbe c'è un Lavoratore di un giocatore:
rule-empty-supply-removes = Con la riserva vuota il Barone rimuove comunque un Lavoratore di un giocatore, dove c'è; non è una sconfitta.
rule-empty-supply-defeat = Con la riserva vuota un piazzamento è una sconfitta, anche dove c'è un Lavoratore di un giocatore.
rule-advance-side = In un Ordine di Avanzamento un Lavoratore Barone si sposta di lato in uno spazio con Lavoratori dei giocatori:
rule-advance-side-returns = Un Lavoratore Barone che si sposta di lato su Lavoratori dei giocatori ne rimuove uno e torna nella riserva.
rule-advance-side-stays = Un Lavoratore Barone che si sposta di lato su Lavoratori dei giocatori ne rimuove uno e resta dov'era.
rule-advance-repeat = Quante volte si danno Ordini di Avanzamento:
rule-advance-repeat-until-none = Gli Ordini di Avanzamento proseguono, in senso orario dal Barone, finché nessuno spazio esterno ha tre suoi Lavoratori.
rule-advance-repeat-once-each = Ogni spazio esterno dà al massimo un Ordine di Avanzamento per turno.
rule-turn-end = Che cosa viene prima alla fine del turno del Barone:
rule-turn-end-orders-first = Gli Ordini di Avanzamento vengono prima delle eliminazioni nel Castello.
rule-turn-end-castle-first = Le eliminazioni nel Castello vengono prima degli Ordini di Avanzamento.
rule-castle-three = «Tre o più Lavoratori in un settore del Castello» significa:
rule-castle-three-any-colours = I tre Lavoratori possono essere di qualsiasi colore, anche del Barone.
rule-castle-three-with-baron = I tre Lavoratori possono essere di qualsiasi colore, ma almeno uno dev'essere del Barone.
rule-reveal-protected = I Lavoratori Barone che egli protegge, quando si rivela Povertà o Prosperità:
rule-reveal-protected-removed = Povertà e Prosperità rimuovono anche i Lavoratori protetti: la protezione vale contro i giocatori.
rule-reveal-protected-spared = Povertà e Prosperità risparmiano i Lavoratori protetti.
rule-summary-tops = Gli effetti in alto di due carte Riassuntive:
rule-summary-tops-both = Con due carte Riassuntive valgono gli effetti in alto di entrambe.
rule-summary-tops-top-card = Con due carte Riassuntive vale solo l'effetto in alto della carta che sta sopra.
rule-target = L'obiettivo di 160 PV, con altri numeri di giocatori:
rule-target-card = L'obiettivo è il numero sulla carta Barone, qualunque sia il numero di giocatori.
rule-target-forty-each = L'obiettivo è 40 PV per ogni giocatore.

board-known = il tabellone è già disposto: { $segments }
step-board = Come sono disposti i cinque segmenti del tabellone?
why-board = I segmenti formano un anello in qualsiasi ordine. Al programma serve per sapere quali spazi sono vicini; in ogni segmento lo spazio dispari viene prima, in senso orario.
ask-segments = I segmenti in senso orario, cominciando da uno qualsiasi (con i loro spazi esterni)? Se non lo indicate, sorteggia il programma.
did-board = Il tabellone è disposto. In senso orario lungo il sentiero esterno: { $path }.
first-known = il primo giocatore è già noto: { $player }
step-first = Chi comincia?
why-first = I turni vanno in senso orario dal primo giocatore; carte Giocatore ed Eroi si scelgono in ordine inverso.
ask-first = Chi comincia? Se non lo indicate, si estrae a sorte.
did-first = { $player } è il primo giocatore.
summaries-known = le carte Riassuntive sono già distribuite
step-summaries = Distribuite le carte Riassuntive: { $each } a giocatore.
why-summaries = Si distribuiscono prima di scegliere carte Giocatore ed Eroi, a caso o di comune accordo. In tre una carta torna nella scatola; in due ognuno ne ha due.
ask-summaries-1 = Quali carte, una per { $players } in quest'ordine? Se non lo indicate, pesca il programma.
ask-summaries-2 = Quali carte, due per { $players } in quest'ordine? Se non lo indicate, pesca il programma.
ask-summaries-1-met = Quali carte, una per { $players } in quest'ordine?
ask-summaries-2-met = Quali carte, due per { $players } in quest'ordine?
did-summaries = Le carte Riassuntive sono distribuite, a destra di ogni plancia e in linea con la banda verde.
has-summaries = { $player }: { $cards }
no-tops = ora non c'è da scegliere quale carta sta sopra
step-tops = Ogni giocatore mette una carta Riassuntiva sopra l'altra.
why-tops = In due valgono solo gli effetti in basso della carta che sta sopra; la sceglie il proprietario.
ask-tops = Quale carta di ogni giocatore sta sopra?
card-of = { $card } di { $player }
tops-one-each = sono indicate { $count } carte di { $player }: sopra ne sta una per giocatore
did-tops = Le carte che stanno sopra sono scelte.
has-top = { $player }: sopra sta { $card }.
baron-known = il Barone è già nello { $space }
step-player-cards = Quali carte Giocatore sono state scelte, e quale è rimasta?
why-player-cards = Si dispone una carta Giocatore più dei giocatori, ognuna con un Eroe. Quando tutti hanno scelto, il Barone comincia nello spazio della carta rimasta, che torna nella scatola con il suo Eroe.
ask-chosen = Gli spazi sulle carte scelte, per { $players } in quest'ordine? Se non lo indicate, pesca il programma.
ask-unchosen = Lo spazio sulla carta che nessuno ha scelto? Se non lo indicate, pesca il programma.
card-twice = la carta Giocatore dello { $space } risulta sia scelta sia rimasta: di ogni carta ce n'è una
did-player-cards = Il segnalino Barone è nello { $space }; la carta non scelta e il suo Eroe tornano nella scatola.
viscount-starts = Il Visconte di { $player } comincia nello { $space }.
setup-first = la partita non può ancora cominciare; resta da fare: { $step }
step-level = Scegliete la difficoltà e piazzate i primi Lavoratori Barone.
why-level = Delle carte Giocatore non disposte se ne rivelano 1, 3 o 5. Nello spazio di ognuna va un Lavoratore Barone.
ask-level = Con quanti Lavoratori comincia il Barone?
level = { $count ->
    [one] 1 Lavoratore
   *[other] { $count } Lavoratori
}
ask-revealed = Gli spazi sulle carte rivelate? Se non lo indicate, pesca il programma.
too-few-cards = non si possono rivelare { $count } carte: quelle non disposte sono { $most }
level-spaces = { $level ->
    [one] occorre 1 spazio
   *[other] occorrono { $level } spazi
}, non { $count }: indicatene quanti ne vuole la difficoltà
did-level = La partita comincia contro { $count ->
    [one] 1 Lavoratore Barone
   *[other] { $count } Lavoratori Barone
}.
no-heroes = ogni giocatore ha già un Eroe, oppure ogni Eroe dell'espansione ha un proprietario
step-hero = Annotate che un giocatore ha uno degli Eroi dell'espansione.
why-hero = Questi Eroi si possono usare in qualsiasi partita di Visconti; il programma ricorda allora che cosa fanno.
ask-hero-player = Chi ce l'ha?
ask-hero = Quale Eroe?
did-hero = { $player } ha { $hero }: { $text }

list-base = Preparate Visconti secondo il suo regolamento, con le modifiche qui sotto.
list-base-why = Lo scenario cambia solo quello che è elencato qui.
list-baron = Mettete la carta Barone accanto al tabellone e, vicino, i suoi 20 Lavoratori.
list-baron-why = I 20 Lavoratori sono la sua riserva; se deve piazzarne uno e non ne ha, avete perso.
list-summaries-2 = Date a ogni giocatore 2 carte Riassuntive, sovrapposte in modo che si veda solo la parte bassa di quella sopra.
list-summaries-3 = Date a ogni giocatore 1 carta Riassuntiva; la quarta torna nella scatola.
list-summaries-4 = Date a ogni giocatore 1 carta Riassuntiva.
list-summaries-why = Stanno a destra della plancia, in linea con la banda verde in alto.
list-ribbons = Per { $ribbons }: { $text }
list-ribbons-why = Questo mazzo non conosce i nastri della vostra scatola.
list-heroes = Solo ora scegliete carte Giocatore ed Eroi.
list-heroes-why = Quando si scelgono gli Eroi, le carte Riassuntive sono note.
list-marker = Mettete il segnalino Barone nello spazio della carta Giocatore che nessuno ha scelto; riponete quella carta e il suo Eroe.
list-marker-why = Comincia dove nessuno ha voluto cominciare.
list-difficulty = Rivelate 1, 3 o 5 delle carte Giocatore non disposte e mettete un Lavoratore Barone nello spazio di ognuna.
list-difficulty-why = Più Lavoratori ha all'inizio, più è difficile.
list-poverty = Usate Povertà e Prosperità dello scenario al posto di quelle del gioco base.
list-poverty-why = Danno punti per ogni carta girata, non per maggioranza.
list-poverty-pile-why = Il mazzetto sopra la carta è la durata della partita.
list-prosperity-pile-why = Il mazzetto sopra la carta è la durata della partita.
list-poverty-pile = Debiti sopra Povertà: { $count }.
list-prosperity-pile = Contratti sopra Prosperità: { $count }.

action-trade = Commerciare
action-build = Costruire
action-place-workers = Piazzare Lavoratori
action-transcribe = Trascrivere
bottom-remove-baron = { $action }{ $strength ->
    [0] {""}
   *[other] {" "}(forza { $strength } o più)
} permette di rimuovere { $count ->
    [one] 1 Lavoratore Barone
   *[other] { $count } Lavoratori Barone
} dallo spazio del proprio Visconte.
effect-of = { $player }: { $effect }
bottom-place-worker = { $action }{ $strength ->
    [0] {""}
   *[other] {" "}(forza { $strength } o più)
} permette di piazzare { $count ->
    [one] 1 proprio Lavoratore
   *[other] { $count } propri Lavoratori
} nello spazio del proprio Visconte.
reminder-top = Per ogni Manoscritto con { $ribbon } che trascrivi: { $gain }.
reminder-hero = { $hero }: { $text }
gain = { $what }
gain-or = { $first }, oppure { $what }
effect-gain = { $count } { $item }
effect-lose = perdi { $count } { $item }
effect-remove-baron = rimuovi { $count ->
    [one] 1 Lavoratore Barone
   *[other] { $count } Lavoratori Barone
} dallo spazio del tuo Visconte
effect-place-worker = piazza { $count ->
    [one] 1 Lavoratore
   *[other] { $count } Lavoratori
} nello spazio del tuo Visconte
item-silver = { $count ->
    [one] Moneta
   *[other] Monete
}
item-stone = Pietra
item-ink = Inchiostro
item-gold = Oro
item-any-resource = { $count ->
    [one] risorsa a scelta
   *[other] risorse a scelta
}
item-virtue = Reputazione
item-corruption = Corruzione
item-debt = { $count ->
    [one] Debito
   *[other] Debiti
}
item-deed = { $count ->
    [one] Contratto
   *[other] Contratti
}
step-summary = Un giocatore usa l'effetto in basso di una carta Riassuntiva.
why-summary = Certe azioni principali permettono al proprietario di rimuovere un Lavoratore Barone dallo spazio del proprio Visconte, o di piazzarvi un proprio Lavoratore. Un Lavoratore Barone nello spazio del Barone, o sulla linea da lì al terzo livello, non si può rimuovere; e non si piazza dove c'è un Lavoratore Barone.
ask-summary-effect = Quale effetto?
ask-viscount = In quale spazio è il Visconte di quel giocatore?
ask-count = Quanti Lavoratori? Di solito tutti quelli possibili.
assume-viscount = Il programma non segue i Visconti: dov'è il Visconte lo indica il tavolo.
assume-optional = L'effetto è facoltativo, può arrivare anche nel turno di un altro, e il solo segnalino Barone non vieta di piazzare.
cannot-remove = { $space }: qui non si può rimuovere nessun Lavoratore Barone, perché non ce n'è o perché è protetto. Si può: { $possible }
cannot-place = { $space }: qui non si può piazzare nessun Lavoratore, c'è un Lavoratore Barone. Si può: { $possible }
too-many-workers = { $count } Lavoratori sono troppi: qui al massimo { $most }
did-remove = { $player } rimuove { $count ->
    [one] 1 Lavoratore Barone
   *[other] { $count } Lavoratori Barone
} ({ $space }). Riserva del Barone: { $left }.
did-place = { $player } piazza { $count ->
    [one] 1 Lavoratore
   *[other] { $count } Lavoratori
} ({ $space }).

step-workers = Come sono cambiati i Lavoratori di un giocatore nel Castello?
why-workers = Nel Castello valgono le regole del gioco base; al Barone serve sapere chi sta dove.
ask-workers-player = I Lavoratori di chi?
ask-change = Quanti in più (+) o in meno (-) in ogni spazio?
assume-castle-moves = Inserite la posizione dopo i movimenti del gioco base: tre propri Lavoratori in un settore proseguono.
no-change = non cambia nulla: date almeno uno spazio con un numero diverso da 0
not-so-many = { $space }: non possono uscirne { $count } Lavoratori di { $player }, ce ne sono { $have }
baron-stands = { $space }: non può esserci un Lavoratore di un giocatore, c'è un Lavoratore Barone. Si può: { $possible }
too-few-left = a { $player } servirebbero { $over } Lavoratori più dei { $all } che ci sono
did-workers = Lavoratori di { $player }: { $changes }.
change = { $count } ({ $space })
bumped-before = { $sections }: sarebbero più di { $most } Lavoratori; chi li piazza ne elimina prima che il Barone agisca
bump-due = { $space }: { $count } Lavoratori, eliminatene finché ne restano 3.
bump-first = prima eliminate Lavoratori da { $sections }: un settore ne tiene al massimo 3
nothing-to-bump = nessun settore del Castello ha più di 3 Lavoratori
step-bump = { $player } elimina un Lavoratore da { $sections }.
why-bump = Un settore tiene al massimo 3 Lavoratori. Chi è arrivato per ultimo elimina Lavoratori altrui non protetti; uno proprio solo se non ce n'è altri. Per i suoi il Barone non riceve nulla.
ask-section = Da quale settore?
ask-bumped = Il Lavoratore di chi?
cannot-bump = { $section }: quel Lavoratore non si può eliminare; si può: { $possible }
did-bump-baron = Un Lavoratore Barone viene eliminato ({ $space }). Riserva del Barone: { $left }.
did-bump = Un Lavoratore di { $player } viene eliminato ({ $space }); { $player } riceve { $paid }.
paid-tier1 = 2 Monete
paid-tier2 = 1 Reputazione e 1 risorsa

no-known-card = il programma non conosce nessun Cittadino accanto al tabellone
card-beside = { $card }, accanto a { $segment }
step-hired = Un Cittadino noto al programma è stato ingaggiato o congedato da un giocatore.
why-hired = Una carta che il programma ha pescato, o che gli è stata indicata, resta accanto al suo segmento finché non sa altro.
ask-segment = Accanto a quale segmento?
did-hired = { $card }: non è più accanto a { $segment }.
nothing-to-draw = il programma non ha un Cittadino così da pescare: indicate che cosa mostra la carta

step-move = Finito il turno di { $player }, muovete il Barone dallo { $space }.
why-move = Dopo il turno di ogni giocatore, pescate le carte, percorre il sentiero esterno di tanti spazi quant'è il valore in Monete del Cittadino accanto allo spazio che lascia. Dove arriva rimuove un Lavoratore di un giocatore, o ne piazza uno suo se non c'è nessuno, o congeda il Cittadino se ci sono Lavoratori suoi. Non è un Visconte: trovarsi nello stesso spazio non dà un Riorganizzare, chiunque arrivi.
ask-value = Il valore in Monete del Cittadino accanto a lui? Se non lo indicate, pesca il programma, o legge la carta che ha già pescato.
ask-card = O quale Cittadino del mazzo è?
value-differs = { $card } ha valore { $silver }, non { $value }: indicate l'una o l'altro
baron-stays = Il Barone resta nello { $space }.
baron-moves = Il Barone va dallo { $space } allo { $to } ({ $count ->
    [one] 1 spazio
   *[other] { $count } spazi
}).
step-dismiss = Il Barone congeda il Cittadino accanto allo { $space }. Che icona ha?
why-dismiss = Lì ci sono Lavoratori suoi, quindi decide l'icona della carta congedata. La carta si scarta e si rimpiazza come nel gioco base.
ask-icon = L'icona? Se non la indicate, pesca il programma.
ask-effect = O quale dei sei effetti, come li elenca pagina 31, da A a F?
icons-to-confirm = Quale icona corrisponde a quale effetto è una nostra lettura: le figure di pagina 31 sono andate perse. Confermatela sulla vostra copia, o scegliete l'effetto.
one-of-three = scegliete l'icona, l'effetto o la carta, uno solo dei tre
icon-discard = Scartare
icon-virtue = Reputazione
icon-corruption = Corruzione
icon-rearrange = Riorganizzare
icon-shuffle = Mescolare
icon-debt = Debito
icon-none = nessuna
effect-A = 2 Lavoratori nel suo spazio
effect-B = 1 Lavoratore nel suo spazio, e il giocatore di turno ottiene 1 Debito
effect-C = 2 Lavoratori nello spazio accanto in senso antiorario
effect-D = 2 Lavoratori nello spazio accanto in senso orario
effect-E = 1 Lavoratore nello spazio accanto da ciascun lato
effect-F = 1 Lavoratore del suo spazio avanza verso l'interno
baron-dismisses = Il Barone congeda il Cittadino; l'icona è { $icon } (effetto { $letter }).
baron-dismisses-none = Il Barone congeda il Cittadino, che non ha icona: non succede nulla.
baron-effect = Il Barone congeda il Cittadino: effetto { $letter }.
baron-places = Il Barone piazza un Lavoratore ({ $space }). { $left ->
    [0] Non gliene restano.
    [one] Gliene resta 1.
   *[other] Gliene restano { $left }.
}
baron-removes = Un Lavoratore di { $player } torna al suo proprietario ({ $space }).
baron-withdraws = Un Lavoratore Barone torna nella riserva ({ $space }), che ora ne ha { $left }.
baron-worker-moves = Un Lavoratore Barone si sposta: da { $space } a { $to }.
advance-order = Ordine di Avanzamento ({ $space }): { $count } Lavoratori Barone.
baron-eliminates = Un Lavoratore di { $player } viene eliminato senza ricompense ({ $space }).
whose-worker = { $space }: ci sono Lavoratori di più giocatori, scegliete quale se ne va.
step-whose = Scegliete quale Lavoratore rimuove il Barone ({ $space }).
why-whose = Dove ci sono Lavoratori di più giocatori, decidete insieme quale torna al suo proprietario.
ask-whose = Il Lavoratore di chi?
gains-debt = { $player } ottiene 1 Debito.
step-debt = { $player } prende un Debito: rivela Povertà?
why-debt = Se il Debito rivela Povertà, i Lavoratori Barone che essa rimuove se ne vanno subito, prima di ogni Ordine di Avanzamento.
ask-poverty = Povertà è rivelata?
debt-plain = { $player } ha preso il Debito; Povertà resta coperta.
debt-poverty = { $player } ha preso il Debito e rivelato Povertà.
next-turn = È il turno di { $player }.
last-turn-over = L'ultimo turno è finito: contate i punti.
defeat-keep = Un Lavoratore Barone è al terzo livello del Castello. Avete perso.
defeat-supply = Il Barone non ha più Lavoratori da piazzare. Avete perso.

card-poverty = Povertà
card-prosperity = Prosperità
both-revealed = Povertà e Prosperità sono già rivelate entrambe
step-reveal = È stata rivelata Povertà o Prosperità.
why-reveal = Da ogni spazio con esattamente due Lavoratori Barone uno torna nella riserva. La prima delle due carte dà anche inizio alla fine: si completa questo round e se ne gioca un altro, in cui il Barone può ancora vincere.
ask-reveal = Quale carta?
did-reveal = { $card } è rivelata.
reveal-removes = Un Lavoratore Barone se ne va ({ $space }).
reveal-removes-none = Nessuno spazio ha tanti Lavoratori Barone quanti ne servono.
last-round-next = Il round { $round } è l'ultimo.

ask-sheet-player = La scheda di chi?
step-sheet = Compilate la scheda dei punti di un giocatore.
why-sheet = Ognuno conta come nel gioco base. Cambiano solo Povertà e Prosperità: danno PV per ciascuna delle proprie carte girate. Potete anche sommare voi e inserire solo i totali.
assume-castle = I Lavoratori nel Castello si contano dal tabellone; quelli sui sentieri non valgono nulla.
assume-leader = Il Barone non conta mai per il Capo del Castello.
assume-turned-card = Quanto vale un Debito o un Atto girato è preso da Povertà e Prosperità di Regno, perché le vostre non sono ancora scritte. Se le vostre dicono altro, cambiatele nel vostro pacchetto: arriva anche a questa cronaca.
assume-both-cards = Povertà e Prosperità danno punti entrambe, rivelate o no.
did-sheet = La scheda di { $player } dà { $points } PV.
ask-points = Quanti PV ha ogni giocatore?
step-scores = Confrontate tutti i punti con l'obiettivo di { $target } PV; questo chiude la partita.
why-scores = Si sommano i punti di tutti. Sotto l'obiettivo vince il Barone.
score-of = { $player }: { $points } PV
did-scores = Insieme avete { $total } PV.
outcome-won = { $total } PV contro un obiettivo di { $target }: avete battuto il Barone.
outcome-missed = { $total } PV contro un obiettivo di { $target }: vince il Barone.
step-target = Mettete l'obiettivo che mostra la vostra carta Barone (ora { $target } PV).
why-target = Il regolamento dice 160 PV e non parla del numero di giocatori; decide la vostra carta.
ask-target = L'obiettivo in PV?
did-target = L'obiettivo sulla carta Barone è { $target } PV.
line-poverty = Povertà: { $count ->
    [one] 1 Debito girato
   *[other] { $count } Debiti girati
}, { $each } ciascuno
line-prosperity = Prosperità: { $count ->
    [one] 1 Contratto girato
   *[other] { $count } Contratti girati
}, { $each } ciascuno
line-told = totale come inserito
line-player = { $player }
sheet-player = punteggio finale
sheet-so-far = il Castello finora
sheet-table = tutti insieme, obiettivo { $target } PV

position-setup = { $players } contro il Barone; il tabellone non è ancora completo
position-path = Sentiero esterno, in senso orario: { $path }
position-baron = Il Barone è nello { $space }; in riserva: { $supply } di { $all }
position-protected = Protetti: { $spaces }
position-space = { $space }: { $who }
standing = { $owner } { $count }
position-danger = Pericolo: in { $segment } { $count ->
    [one] basta 1 altro Lavoratore verso l'interno
   *[other] bastano altri { $count } Lavoratori verso l'interno
} e uno arriva al terzo livello
position-danger-all = Pericolo: in tutti i segmenti allo stesso modo { $count ->
    [one] basta 1 altro Lavoratore verso l'interno
   *[other] bastano altri { $count } Lavoratori verso l'interno
} e uno arriva al terzo livello
position-last-round = Il round { $round } è l'ultimo

player-named-baron = nessun giocatore può chiamarsi Baron: così si indicano i Lavoratori Barone
unknown-fact = fatto sconosciuto "{ $name }": si conoscono { $known }
ask-baron = In quale spazio è il Barone?
ask-workers = Quanti Lavoratori in ogni spazio?
ask-round = Che round è?
ask-turn = Di chi comincia il turno?
ask-last-round = Quale round è l'ultimo?
ask-owned = Quali carte?
position-needs = { $name } richiede anche il fatto { $needs }
wrong-by-player = { $name } va detto per giocatore, uno tra { $players }
summaries-for-all = summaries va detto per ogni giocatore, { $each } a testa; con due, prima la carta che sta sopra
card-owned-twice = { $name }: "{ $id }" ha due proprietari, ma ce n'è una sola
wrong-position = { $name } non può essere { $value }: { $allowed }
allowed-last-round = è questo round o il prossimo, { $low } o { $high }
allowed-baron-total = ha { $most } Lavoratori
allowed-player-total = ogni giocatore ha { $most } Lavoratori
allowed-section = un settore del Castello ne tiene al massimo { $most }
allowed-no-keep = un Lavoratore Barone al terzo livello ha già chiuso la partita
allowed-one-inside = ha al massimo un Lavoratore in uno spazio interno o in un settore
allowed-outer = tra un turno e l'altro uno spazio esterno tiene al massimo { $most } suoi Lavoratori
shared-space = { $space }: non possono esserci insieme Lavoratori di { $player } e del Barone, se non nel Castello

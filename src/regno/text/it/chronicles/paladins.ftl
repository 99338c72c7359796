stage-setup = Preparazione
stage-reveal = Round { $round }: inizio
stage-play = Round { $round }, inizia { $first }
stage-threats = Fine del round { $round }
stage-scoring = Punteggio finale
stage-over = Lo scenario è finito
not-now = questo ora non si può fare ({ $now })
level-normal = Normale
level-hard = Difficile
level-impossible = Impossibile
section-setup = Regolamento, scenario Paladini: preparazione
section-setup-point = Regolamento, scenario Paladini: preparazione, punto { $point }
section-honour = Regolamento, scenario Paladini: Onore
section-collaborate = Regolamento, scenario Paladini: collaborare; affrontare le Minacce
section-favours = Regolamento, scenario Paladini: utilizzare più volte i Favori del Re
section-round-start = Regolamento, scenario Paladini: inizio del round
section-orders = Regolamento, scenario Paladini: Ordini del Re
section-threats = Regolamento, scenario Paladini: affrontare le Minacce
section-round-end = Regolamento, scenario Paladini: fine del round
section-end = Regolamento, scenario Paladini: fine della partita e punteggio finale
section-extra = Regolamento, componenti aggiuntivi: carte Cittadino per Paladini

rule-same-action = Due Minacce che mostrano l'icona della stessa azione:
rule-same-action-each = Un'azione toglie 1 Lavoratore da ogni Minaccia che la mostra.
rule-same-action-one = Un'azione toglie 1 Lavoratore da una sola delle Minacce che la mostrano, indicata dal tavolo.
rule-favour-action = Un'azione eseguita grazie a un Favore del Re:
rule-favour-action-counts = Un'azione eseguita grazie a un Favore del Re vale come quell'azione per Minacce e Cittadini.
rule-favour-action-not-counted = Un'azione eseguita grazie a un Favore del Re non vale come quell'azione per Minacce e Cittadini.
rule-collaborate = Le ricompense per un'azione il cui effetto è ceduto a un altro:
rule-collaborate-receiver = Quando un effetto è ceduto, rispondono all'azione solo le carte di chi riceve, non quelle di chi cede.
rule-collaborate-both = Quando un effetto è ceduto, rispondono all'azione le carte di chi cede e quelle di chi riceve.
rule-favour-honour = Meno Onore di quanto costa usare di nuovo un Favore:
rule-favour-honour-stops-at-0 = Chi ha troppo poco Onore può usare lo stesso il Favore, e si ferma a 0.
rule-favour-honour-needs-all = Chi ha troppo poco Onore non può usare il Favore.
rule-order-again = Un Ordine del Re già completato:
rule-order-again-once = Un Ordine non si può completare una seconda volta.
rule-order-again-again = Su un Ordine completato si può porre un altro Lavoratore per dare ancora 1 Onore a tutti, ma i suoi PV contano una volta.
rule-order-worker = Il Lavoratore posto su un Ordine del Re:
rule-order-worker-as-printed = Il Lavoratore su un Ordine è del colore mostrato dalla carta.
rule-order-worker-any = Il Lavoratore su un Ordine può essere di qualsiasi colore.
rule-penalty-order = L'ordine dei giocatori in una penalità:
rule-penalty-order-first-player = Le penalità vanno dal primo giocatore del round in senso orario, tutti per una carta prima della successiva.
rule-penalty-order-any = I giocatori subiscono una penalità nell'ordine che preferiscono, tutti per una carta prima della successiva.
rule-empty-supply = Più Lavoratori Barone da mettere di quanti ne ha la riserva:
rule-empty-supply-what-is-left = Il Barone mette quelli che la riserva ha; una Minaccia che non riceve Lavoratori esce dal gioco.
rule-empty-supply-substitutes = A riserva vuota, altri pezzi fanno da Lavoratori Barone.
rule-last-growth = Impossibile, la fine del round 7:
rule-last-growth-counts = Anche alla fine del round 7 si aggiungono Lavoratori, che costano PV.
rule-last-growth-not-added = Alla fine del round 7 non si aggiungono Lavoratori.

action-develop = Sviluppare
action-hunt = Cacciare
action-trade = Commerciare
action-recruit = Reclutare
action-pray = Pregare
action-conspire = Cospirare
action-honour = Guadagnare Onore
action-commission = Commissionare
action-fortify = Fortificare
action-garrison = Presidiare
action-absolve = Assolvere
action-attack = Attaccare
action-convert = Convertire
action-favour = Favore del Re
action-order = Ordine del Re
name-strength = Forza
name-faith = Fede
name-influence = Influenza
item-honour = { $n } Onore
item-strength = { $n } Forza
item-faith = { $n } Fede
item-influence = { $n } Influenza
item-silver = { $n ->
    [one] 1 Moneta
   *[other] { $n } Monete
}
item-provision = { $n ->
    [one] 1 Provvista
   *[other] { $n } Provviste
}
item-worker = { $n ->
    [one] 1 Lavoratore
   *[other] { $n } Lavoratori
}
item-suspicion = { $n } Sospetto
item-debt = { $n ->
    [one] 1 Debito
   *[other] { $n } Debiti
}
item-workshop = { $n ->
    [one] 1 Officina
   *[other] { $n } Officine
}
item-criminal = { $n ->
    [one] 1 Criminale
   *[other] { $n } Criminali
}
worker-red = 1 Lavoratore rosso
worker-blue = 1 Lavoratore blu
worker-green = 1 Lavoratore verde
worker-black = 1 Lavoratore nero
worker-purple = 1 Lavoratore viola
worker-white = 1 Lavoratore bianco
worker-any = 1 Lavoratore di qualsiasi colore
effect-lose = perdere { $what }
effect-gain = ottenere { $what }
effect-lose-worker-round-end = perdere { $n ->
    [one] 1 Lavoratore
   *[other] { $n } Lavoratori
} a fine round
effect-lose-workshop = { $n ->
    [one] rimettere nella scatola l'Officina più a destra
   *[other] rimettere nella scatola le { $n } Officine più a destra
}
effect-gain-suspicion = ottenere { $n } Sospetto
does-lose = perde { $what }
does-gain = ottiene { $what }
does-lose-worker-round-end = perde { $n ->
    [one] 1 Lavoratore
   *[other] { $n } Lavoratori
} a fine round
does-lose-workshop = rimette nella scatola { $n ->
    [one] l'Officina più a destra
   *[other] le { $n } Officine più a destra
}
does-gain-suspicion = prende { $n } Sospetto

first-known = il primo giocatore è già noto: { $player }
ask-first = Chi comincia? Se non lo indicate, si estrae a sorte.
step-first = Scegliete il primo giocatore.
why-first = Paladini si prepara secondo il suo regolamento. Il primo giocatore è anche il primo a subire le penalità a fine round.
did-first = { $player } è il primo giocatore.
townsfolk-known = i Cittadini Iniziali sono già distribuiti
ask-townsfolk = Quale carta prende ciascuno, nell'ordine { $players }? Se non lo indicate, distribuisce il programma.
ask-townsfolk-met = Quale carta prende ciascuno, nell'ordine { $players }?
step-townsfolk = Prendete un Cittadino Iniziale a testa, con la sua tessera.
why-townsfolk = Prima di scegliere i Cittadini sul tabellone ognuno prende uno dei quattro Cittadini Iniziali, a caso o a scelta, e mette la sua tessera sotto Pregare.
did-townsfolk = I Cittadini Iniziali sono distribuiti.
takes-townsfolk = { $player } prende { $card } e mette { $tile } sotto Pregare.
its-tile = la sua tessera
is-set-up = Scegliete i Cittadini sul tabellone; poi comincia il round 1.

list-base = Preparate Paladini secondo il suo regolamento, ma lasciate nella scatola i suoi Ordini del Re.
list-base-why = Lo scenario porta sei Ordini propri.
list-orders = Mettete tre dei sei nuovi Ordini del Re, senza guardarli, coperti sui primi tre spazi.
list-orders-why = Se ne scopre uno in ciascuno dei primi tre round.
list-outsiders = Mettete la Minaccia Invasori sotto il primo Ordine, con il lato dei round 1-4 in vista.
list-outsiders-why = È attiva in ogni round.
list-kings-threat = Mettete la Minaccia del Re sotto l'ultimo Favore del Re.
list-kings-threat-why = Si scopre nel round 7.
list-threats = Mescolate le dieci Minacce Barone. Mettetene una coperta sotto ogni Ordine e ogni Favore che non ha ancora una Minaccia; alla fine { $boxed ->
    [one] ne resta una
   *[other] ne restano { $boxed }
} per la scatola.
list-threats-why = Ognuna si scopre con la carta che le sta sopra.
list-hard = Mettete un'altra Minaccia Barone sotto ognuna delle tre Minacce Barone più a destra.
list-hard-why = A Difficile e Impossibile nei round 4, 5 e 6 si scoprono due Minacce.
list-honour = Mettete il segnalino Onore di ogni giocatore sullo spazio { $top } del tracciato Caratteristica.
list-honour-why = L'Onore comincia in cima. Non dà punti, ma alla fine nessuna Caratteristica vale più dell'Onore.
list-workers = Mettete i { $workers } Lavoratori Barone nella riserva generale.
list-workers-why = Vanno sulle Minacce quando queste si scoprono.
list-townsfolk = Prendete un Cittadino Iniziale a testa con la sua tessera, prima di scegliere i Cittadini sul tabellone.
list-townsfolk-why = Dà Onore per un'azione, e la sua tessera è un'azione nuova.
list-extra = Se volete, mescolate i Cittadini aggiuntivi con gli altri.
list-extra-why = Si possono usare in ogni partita di Paladini. Quando un giocatore ne ingaggia uno, annotatelo qui (Annota un Cittadino aggiuntivo).

ask-order-drawn = Quale Ordine è stato scoperto? Se non lo indicate, pesca il programma.
ask-order-met = Quale Ordine è stato scoperto?
ask-threats-drawn = { $count ->
    [one] Quale Minaccia Barone è stata scoperta?
   *[other] Quali { $count } Minacce Barone sono state scoperte, da sinistra a destra e prima quella sopra?
} Se non lo indicate, pesca il programma.
ask-threats-met = { $count ->
    [one] Quale Minaccia Barone è stata scoperta?
   *[other] Quali { $count } Minacce Barone sono state scoperte, da sinistra a destra e prima quella sopra?
}
ask-round-first = Chi è il primo in questo round? Di solito il giocatore successivo in senso orario.
step-reveal = Cominciate il round { $round }: scoprite le sue carte e le Minacce sotto di esse.
step-reveal-1 = Cominciate il round 1: scoprite il primo Ordine. Nessuna Minaccia si scopre ancora.
why-reveal-1 = Il round 1 scopre il primo Ordine e nessuna Minaccia. È attiva solo la Minaccia Invasori, scoperta fin dall'inizio.
why-reveal = Si scoprono le Minacce direttamente sotto gli Ordini e i Favori appena scoperti, e il Barone vi mette i Lavoratori che la carta indica per il numero di giocatori.
why-reveal-5 = Le Minacce sotto il nuovo Favore si scoprono e ricevono Lavoratori, e da questo round la Minaccia Invasori mostra il secondo lato, più esigente.
why-reveal-7 = Si scopre la Minaccia del Re: in questo round ogni Ordine chiede di più in ogni Caratteristica.
did-reveal = Comincia il round { $round }. Primo giocatore: { $first }.
order-up = Ordine del Re sullo spazio { $space }: { $order }, { $vp } PV a ogni giocatore, o altrettanti persi.
favour-up = Si scopre il Favore del Re { $favour }.
threat-up = Minaccia: { $threat }. Metteteci { $workers ->
    [one] 1 Lavoratore Barone
   *[other] { $workers } Lavoratori Barone
}; ogni azione { $action } ne toglie uno.
threat-up-short = Minaccia: { $threat }. La riserva dà solo { $workers } dei { $wanted } Lavoratori Barone; ogni azione { $action } ne toglie uno.
threat-without-workers = Minaccia: { $threat }. Non c'è un Lavoratore Barone da metterci, quindi esce dal gioco.
turn-outsiders = Girate la Minaccia Invasori dal lato dei round 5-7.
kings-threat-up = La Minaccia del Re è scoperta: ogni Caratteristica chiesta da un Ordine aumenta di { $plus }.
outsiders-needed = Invasori da eliminare in questo round: { $count }.

ask-player = Quale giocatore?
ask-action = Quale azione?
ask-receiver = Chi ne riceve l'effetto, se viene ceduto? Solo per le azioni sul lato sinistro della plancia.
ask-outsiders = Quanti Invasori hanno lasciato il lato destro del tabellone con Attaccare o Convertire? Di solito uno.
ask-threat = Quale Minaccia?
ask-workers = Quanti Lavoratori Barone ci sono sopra?
step-action = Un giocatore esegue un'azione.
why-action = Ogni volta che qualcuno esegue l'azione mostrata da una Minaccia, un Lavoratore Barone la lascia. Un Cittadino Iniziale dà Onore per la sua azione. Un'azione del lato sinistro può essere pagata da un giocatore e ricevuta da un altro. Da registrare ora: { $actions }.
assume-discounts = Chi paga usa i propri sconti, mai quelli di chi riceve.
did-action = { $player }: { $action }.
did-give = { $player }: { $action }; riceve l'effetto { $receiver }.
receiver-self = { $player } non può ricevere da { $player }: indicate un altro giocatore, o nessuno
receiver-right = l'effetto di { $action } non si può cedere: si può solo per il lato sinistro, { $lefts }
no-threat = nessuna Minaccia Barone è scoperta
threat-unfit = { $threat } non mostra { $action }: andrebbe bene { $fitting }
threat-which = più Minacce mostrano { $action }, quindi indicate quale perde il Lavoratore: { $fitting }
threat-weaker = { $threat }: un Lavoratore in meno, { $workers ->
    [one] ne resta 1.
   *[other] ne restano { $workers }.
}
threat-gone = { $threat }: non restano Lavoratori, la carta esce dal gioco.
outsiders-unfit = { $action } non elimina Invasori: lasciate vuoto il loro numero
outsiders-so-far = Invasori eliminati in questo round: { $count } su { $need }.
step-set-workers = Correggete i Lavoratori Barone su una Minaccia.
why-set-workers = Per ciò che il programma non può sapere, come una carta fatta solo di parole.
did-set-workers = { $threat }: ora { $workers ->
    [0] nessun Lavoratore.
    [one] 1 Lavoratore.
   *[other] { $workers } Lavoratori.
}
too-many-workers = { $threat } non può avere { $wanted } Lavoratori: con la riserva ce ne sono { $most }

honour-up = { $player } guadagna { $by } Onore, ora { $honour }.
honour-down = { $player } perde { $by } Onore, ora { $honour }.
honour-stays = L'Onore di { $player } resta a { $honour }.
to-do = { $player } { $what }.
inquisition-at-once = Ogni volta che il Sospetto attiva l'Inquisizione, risolvetela subito (tasto Inquisizione).
to-do-text = { $player }: { $what }
with-limit = { $player }, con { $limit } o più
ask-suspects = Chi ha almeno tanto Sospetto quanto indica il suo Cittadino Iniziale? Se nessuno, lasciate vuoto.
step-inquisition = Si attiva l'Inquisizione.
why-inquisition = Ogni giocatore con 2 o più Sospetto perde 1 Onore; poi si prosegue come nel gioco base.
assume-before-dropping = Il Sospetto si conta prima che qualcuno ne scarti.
did-inquisition = Si attiva l'Inquisizione.
no-suspects = Nessuno ha abbastanza Sospetto da perdere Onore.
then-base-inquisition = Ora risolvete il resto come nel gioco base.
ask-whose-honour = L'Onore di chi?
ask-honour = Quanto Onore?
step-set-honour = Correggete l'Onore di un giocatore.
why-set-honour = Per ciò che il programma non può sapere, come una carta fatta solo di parole.
did-set-honour = L'Onore di { $player } è { $honour }.

no-favours = nessun Favore del Re è scoperto: il primo arriva nel round 3
favour-with = Favore del Re { $favour }: { $workers ->
    [0] nessun Lavoratore
    [one] 1 Lavoratore, quindi il prossimo uso costa 1 Onore
   *[other] { $workers } Lavoratori, quindi il prossimo uso costa { $workers } Onore
}
ask-favour = Quale Favore, contando da sinistra?
ask-favour-workers = Quanti Lavoratori ci vengono messi? Di solito uno.
ask-favour-action = Quale azione fa eseguire, se ne mostra una?
step-favour = Un giocatore usa un Favore del Re.
why-favour = Un Favore si può usare più volte in un round. Il giocatore perde 1 Onore per ogni Lavoratore che c'è già sopra, anche suo.
did-favour = { $player } usa il Favore del Re { $favour }.
too-little-honour = { $player } ha { $honour } Onore e ne perderebbe { $loss }: con la regola della casa in vigore non può usare questo Favore
favour-without-action = Invasori e Minaccia riguardano un'azione che conta: scegliete l'azione, o lasciateli vuoti
favour-no-honour = nessun Favore fa eseguire "Guadagnare Onore": quell'azione è sulla plancia di ogni giocatore, quindi registratela come azione

no-orders = nessun Ordine del Re è da completare
attribute-at = { $attribute } { $n }
order-with = { $order }: almeno { $needs }; { $worker }; { $vp } PV a testa
ask-order = Quale Ordine?
ask-attributes = Le Caratteristiche del giocatore ora?
step-order = Un giocatore completa un Ordine del Re.
why-order = È un'azione: chi ha le Caratteristiche chieste dalla carta vi mette un Lavoratore, che resta fino alla fine. Vale per tutti: ognuno ne avrà i PV e guadagna subito 1 Onore.
why-order-raised = È un'azione: chi ha le Caratteristiche chieste dalla carta, ognuna più alta di { $plus } per la Minaccia del Re, vi mette un Lavoratore. Vale per tutti: ognuno ne avrà i PV e guadagna subito 1 Onore.
assume-no-cap-yet = Le Caratteristiche valgono come sono sul tracciato; l'Onore le limita solo alla fine.
order-unmet = { $player } non può completare { $order }: serve almeno { $needs }
did-order = { $player } completa { $order }: { $vp } PV a ogni giocatore alla fine.

ask-hired = Quale carta?
no-extras = nel mazzo non restano Cittadini aggiuntivi
extra-favour = { $card }: dopo un Favore del Re, { $gain }.
extra-debt = { $card }: dopo aver preso un Debito, { $gain }.
nameless-favour = Dopo un Favore del Re, { $gain }.
nameless-debt = Dopo aver preso un Debito, { $gain }.
with-text = { $told } { $text }
step-hire = Un giocatore ingaggia un Cittadino aggiuntivo.
why-hire = Alcuni Cittadini aggiuntivi danno qualcosa dopo ogni Favore del Re, altri dopo ogni Debito. Il programma lo ricorda.
did-hire = { $player } ha { $card }.
no-debt-townsfolk = nessuno ha un Cittadino che risponde a un Debito
ask-debtor = Chi ha preso un Debito?
step-debt = Un giocatore con un Cittadino che risponde a un Debito ne prende uno.
why-debt = La carta indica che cosa ottiene in cambio.
did-debt = { $player } prende un Debito.
remind-townsfolk = { $card }: { $gain } ogni volta che esegui { $action }.
remind-inquisition = A un'Inquisizione, chi di voi ha { $limit } o più Sospetto perde 1 Onore.
remind-inquisition-own = A un'Inquisizione, con { $limit } o più Sospetto perdi 1 Onore.
remind-lose = perdi { $what }
remind-gain = guadagni { $what }
remind-tile = { $tile }, un'azione nuova: paghi { $cost } e in cambio { $effects }.
remind-own-tile = La tua tessera sotto Pregare: un'azione in più, che dà Onore.
no-cost = nulla

ask-outsiders-total = Quanti Invasori sono stati eliminati in tutto in questo round? Di solito { $count }, come registrato.
step-end-round = Quando tutti hanno passato, chiudete il round { $round }.
why-end-round = Le Minacce si risolvono da sinistra a destra. La prima è la Minaccia Invasori: con meno di { $need } Invasori eliminati tutti i giocatori perdono Onore.
assume-outsiders-card = Quanti Invasori vanno eliminati è preso dalla carta di Regno, perché la vostra non è ancora scritta. Se la vostra dice altro, cambiatela nel vostro pacchetto: arriva anche a questa cronaca.
assume-before-base = Le Minacce vengono prima della fine del round del gioco base.
did-end-round = Finisce il round { $round }. Invasori eliminati: { $count }, richiesti: { $need }.
ask-options = Che cosa subisce ogni giocatore? Potete saltare chi non ha scelta.
ask-options-lose = Che cosa perde ogni giocatore? Potete saltare chi non ha scelta.
option = { $what }
option-none = non può subirne nessuna
either = { $one } oppure { $other }
all-lose = si perde { $what }
step-penalty = Risolvete { $threat }: ogni giocatore subisce una penalità.
why-penalty = { $workers ->
    [one] Vi resta 1 Lavoratore Barone.
   *[other] Vi restano { $workers } Lavoratori Barone.
} Ogni giocatore sceglie una delle opzioni; non subisce nulla solo chi non può applicarne nessuna.
assume-payable = Un'opzione si applica per intero, quindi nessuno può scegliere di perdere ciò che non ha. Ottenere Sospetto o un Debito è sempre possibile.
did-penalty = { $threat }: la Minaccia colpisce.
out-of-turn = { $player } viene prima di { $later }: indicate anche che cosa subisce { $player }
spared = { $player } non può applicare nessuna opzione e non subisce nulla.
threat-grows = { $threat }: un altro Lavoratore Barone, ora { $workers }.
supply-empty = La riserva dei Lavoratori Barone è vuota.
did-close = Il round { $round } è chiuso: finitelo come nel gioco base. Segue il round { $next }.
favours-emptied = Togliete i Lavoratori dai Favori.
did-last-round = Il round 7 è chiuso e la partita finisce. Ogni Caratteristica sopra l'Onore del suo giocatore scende fino a esso.
hold-to = { $player }: nessuna Caratteristica sopra { $honour }.

ask-sheet-player = Di chi è la scheda?
step-sheet = Compilate la scheda dei punti di un giocatore.
why-sheet = Il programma somma e conserva una riga per ogni punto. Inserite le Caratteristiche com'erano prima di scendere; il programma le limita all'Onore.
did-sheet = La scheda di { $player } dà { $points } PV senza Ordini e Minacce.
falls = { $player }: { $attribute } scende da { $before } a { $honour }.
ask-points = I PV del gioco base di ogni giocatore senza scheda, con le Caratteristiche già scese, senza Ordini e Minacce?
step-scores = Confrontate il totale con l'obiettivo.
why-scores = Ognuno conta i punti come nel gioco base, poi perde i PV di ogni Ordine che nessuno ha completato e 3 PV per ogni Lavoratore rimasto sulle Minacce. Insieme i giocatori ({ $players }) devono arrivare a { $target } PV.
assume-held = L'Onore in sé non dà punti.
score-of = { $player }: { $points } PV
did-win = I giocatori vincono: { $total } PV insieme, ne servivano { $target }.
did-lose = Vince il Barone: { $total } PV insieme, ne servivano { $target }.
line-base = Gioco base, sommato al tavolo
line-falls = { $attribute } { $before } limitata a { $honour } dall'Onore
line-order = Ordine del Re completato: { $order }
line-order-failed = Ordine del Re non completato: { $order }
line-workers = { $count ->
    [one] 1 Lavoratore rimasto
   *[other] { $count } Lavoratori rimasti
} sulle Minacce, -{ $each } ciascuno
line-player = { $player }
sheet-final = Punteggio finale
sheet-so-far = Se la partita finisse ora
sheet-target = Obiettivo { $target }
all-together = Tutti insieme

position-level = Livello: { $level }. Lavoratori Barone nella riserva: { $supply }.
position-honour = { $player }: Onore { $honour }
threat-and-action = { $threat } ({ $action })
position-threat = { $threat }: { $workers ->
    [one] 1 Lavoratore
   *[other] { $workers } Lavoratori
}; altrimenti { $penalty }
position-order-done = { $order }: completato, { $vp } PV a testa

unknown-fact = qui non c'è un dato "{ $name }": si conoscono { $known }
ask-level = Quale livello?
ask-holder = Chi lo possiede?
ask-stage = Quale momento del round?
ask-round = Quale round?
ask-orders = Quali { $count } Ordini sono scoperti, da sinistra a destra?
position-incomplete = per una posizione in gioco servono round, first e townsfolk
wrong-position = { $name } non può essere "{ $value }": { $allowed }
allowed-in-play = fuori da un round in gioco non ce ne sono
allowed-threats = date le { $count } Minacce Barone scoperte fino al round { $round }, da sinistra a destra e prima quella sopra, ognuna con i suoi Lavoratori, 0 se è uscita dal gioco
allowed-workers = il Barone ha { $most } Lavoratori
allowed-favours = date i Lavoratori su ognuno dei { $count } Favori scoperti; fuori da un round in gioco non ce ne sono

stage-setup = { $game }: preparazione
stage-play = { $game }: in gioco
stage-ties = { $game }: spareggi
stage-token = { $game }: un segnalino Stemma da scegliere
stage-over = La campagna è finita
not-now = questo ora non si può fare ({ $now })
section-campaign-setup = Regolamento, campagna: preparazione della campagna
section-chapter-setup = Regolamento, campagna: preparazione dei capitoli, punto { $point }
section-objectives = Regolamento, campagna: ottenere Volumi, obiettivi
section-victories = Regolamento, campagna: ottenere Volumi, vittorie
section-base-game = Regolamento di { $game }: punteggio finale

rule-objective-tie = Due giocatori completano un obiettivo nello stesso momento. Chi ottiene il Volume?
rule-objective-tie-turn-order = Tra più giocatori che completano insieme un obiettivo, ottiene il Volume il più vicino in ordine di turno, contando dal giocatore di turno.
rule-objective-tie-table = Tra più giocatori che completano insieme un obiettivo, il tavolo indica chi ottiene il Volume.
rule-objective-moment = Quando un obiettivo vale come completato?
rule-objective-moment-instant = Un obiettivo vale nell'istante in cui è vero; lo dichiara il tavolo.
rule-objective-moment-turn-end = Un obiettivo vale se è ancora vero alla fine del turno.
rule-latest-turn = Una parità che il gioco base non scioglie va a chi ha svolto per ultimo il proprio ultimo turno. Come si stabilisce?
rule-latest-turn-time = L'ultimo turno è l'ultimo nel tempo, come è successo al tavolo.
rule-latest-turn-seat = L'ultimo turno è quello dell'ultimo posto, contando dal primo giocatore.
rule-silver-victory = I Volumi Vittoria coperti contano per le Monete di chi è indietro?
rule-silver-victory-counted = Per le Monete di chi è indietro, i Volumi Vittoria coperti contano come Volumi.
rule-silver-victory-not-counted = Per le Monete di chi è indietro, i Volumi Vittoria coperti non contano.
rule-silver-token-tome = Un Volume Stemma è vinto con un segnalino a fine partita. Conta per le Monete della partita seguente?
rule-silver-token-tome-at-once = Un Volume Stemma vinto con un segnalino conta subito.
rule-silver-token-tome-later = Un Volume Stemma vinto con un segnalino conta solo dalla partita dopo la prossima.

first-known = il primo giocatore è già noto: { $player }
first-unknown = il primo giocatore non è ancora noto: prima estraetelo a sorte o indicatelo
ask-first = Chi comincia? Se non lo indicate, si estrae a sorte.
step-first = Estraete a sorte il primo giocatore di Architetti.
why-first = Nella prima partita comincia un giocatore a caso; nelle successive dipende da chi ha vinto.
did-first = { $player } è il primo giocatore di Architetti.
ask-tomes = Quali tre Volumi sono scoperti? Se non lo indicate, pesca il programma.
ask-tomes-met = Quali dei vostri Volumi già inseriti sono scoperti? Gli altri si inseriscono quando qualcuno li ottiene.
tomes-unseen = { $count ->
    [one] 1 non ancora inserito
   *[other] { $count } non ancora inseriti
}
tome-unseen = indicate prima che cosa dice questo Volume: i suoi Stemmi contano subito
step-lay-out = Preparato { $game }, disponete i suoi Volumi: tre scoperti sulla Plancia Volumi, tre coperti accanto.
why-lay-out = A preparazione finita si mescolano i sei Volumi del gioco. Tre sono obiettivi scoperti; gli altri tre, mai visti, sono i Volumi Vittoria. Dalla seconda partita, ogni giocatore prende poi 1 Moneta per ogni Volume che ha in meno di chi è in testa.
did-lay-out = I Volumi di { $game } sono disposti: { $tomes }. Tre Volumi Vittoria restano coperti accanto alla Plancia Volumi.
did-pass-marker = { $winner } passa il segnalino Primo Giocatore a sinistra: comincia { $first }.
did-silver = { $player } prende { $silver ->
    [one] 1 Moneta
   *[other] { $silver } Monete
} in più.
silver-of = { $player } { $silver }

list-boards = Mettete le due Plance Volumi accanto al tavolo.
list-boards-why = Tengono i Volumi e gli Stemmi di tutta la campagna.
list-crests = Mettete i tre segnalini Stemma sui loro spazi e, sotto ognuno, il suo Volume Stemma dal lato che chiede { $need } Stemmi.
list-crests-why = Un Volume Stemma va al primo giocatore con 3 Stemmi del suo tipo, 4 in una campagna a due.
list-crest-names = Accordatevi su quale dei tre Stemmi della vostra scatola corrisponde a ognuno di questi: { $crests }.
list-crest-names-why = Gli Stemmi della vostra scatola non sono ancora scritti, quindi Regno li chiama con i nomi e le figure dei suoi.
list-first-player = Estraete a sorte il primo giocatore di Architetti.
list-first-player-why = Nella prima partita comincia un giocatore a caso.
list-no-characters = Preparate Architetti secondo il suo regolamento, senza la variante Personaggi.
list-no-characters-why = Nella campagna tutti partono uguali.
list-free-apprentice = In ordine inverso di turno ognuno ingaggia gratis un Apprendista scoperto; rimpiazzate solo quando tutti hanno scelto e spostate la Reputazione dove la carta lo dice.
list-free-apprentice-why = Chi gioca per ultimo sceglie per primo, e nessuno vede nuovi Apprendisti prima che tutti ne abbiano uno.
list-then-buildings = Solo ora pescate gli Edifici iniziali.
list-then-buildings-why = Gli Apprendisti si scelgono prima di conoscere i propri Edifici.
list-box = Rimettete nella scatola i Volumi di { $game } che nessuno ha preso. I Volumi Stemma restano.
list-box-why = Gli obiettivi finiscono con la loro partita; i Volumi Stemma si possono vincere per tutta la campagna.
list-marker = { $winner } tiene il segnalino Primo Giocatore durante la preparazione.
list-marker-why = Chi ha vinto l'ultima partita sceglie i Cittadini per ultimo e gioca per ultimo.
list-base-setup = Preparate { $game } secondo il suo regolamento.
list-base-setup-why = La campagna non vi cambia altro.
list-extra-paladins = Se volete, mescolate i Cittadini aggiuntivi di questa scatola con quelli di Paladini.
list-extra-paladins-why = Vanno bene in ogni partita di Paladini. Chi ne tiene uno è pagato al suo momento: il Nobile dopo un Favore del Re, il Truffatore dopo un Debito.
list-extra-viscounts = Se volete, unite i sei Eroi di questa scatola a quelli di Visconti.
list-extra-viscounts-why = Caroline, Larena, Samson, Gisela, Hugo e Walaric vanno bene in ogni partita di Visconti; un Eroe agisce quando lo giochi, finché è sulla plancia o quando ne esce.
list-advantage = { $player } possiede { $tome }: { $advantage }
list-advantage-why = Un Volume aiuta chi lo possiede nelle partite successive.
list-pass-marker = { $winner } passa il segnalino Primo Giocatore a sinistra: comincia { $first }.
list-pass-marker-why = Passato a preparazione finita, fa giocare per ultimo chi ha vinto l'ultima partita.
list-tomes = Per ultimo, disponete i Volumi di { $game }: tre scoperti, tre coperti.
list-tomes-why = Quelli scoperti sono obiettivi, gli altri Volumi Vittoria.
list-silver = Prendete le Monete in più: { $silver }.
list-silver-why = 1 Moneta per ogni Volume in meno di chi è in testa, oltre alle Monete della preparazione normale.

no-tomes-left = sulla Plancia Volumi non ci sono più Volumi: i tre di questa partita sono presi
tome-objective = { $tome }: { $objective }
tome-nameless = { $objective }
ask-tome = Quale Volume?
ask-claimers = Chi l'ha completato? Indicate più giocatori solo se nello stesso momento.
ask-active = Di chi è il turno? Serve solo se indicate più giocatori.
active-missing = più giocatori lo ottengono insieme, quindi indicate di chi è il turno
step-claim = Chi completa un obiettivo ottiene il suo Volume.
why-claim = Solo il primo a completare un obiettivo esposto ottiene quel Volume, scoperto, e lo tiene per tutta la campagna.
did-claim = { $player } ottiene { $tome }
did-claim-nameless = { $player } ottiene un Volume. { $tome }
did-claim-together = { $players } l'hanno completato nello stesso momento. Era il turno di { $active }, e da lì { $winner } viene prima in ordine di turno.
did-crest-tome = { $player } ha { $need } Stemmi del tipo { $crest } e prende il suo Volume Stemma.
tome-of = { $tome } di { $player }
tome-used = { $tome } di { $player }, già usato
no-advantages = nessuno ha un Volume il cui vantaggio serva in questa partita
ask-used = Quale Volume?
step-use = Segnate come usato in questa partita il vantaggio di un Volume, o come non ancora usato.
why-use = Non verrà più ricordato fino alla prossima partita.
did-use = { $player } ha usato { $tome }.
did-not-use = { $player } non ha ancora usato { $tome }.
reminder = { $tome }: { $advantage }

ask-sheet-player = Di chi è la scheda?
step-sheet = Compilate la scheda dei punti di { $game } di un giocatore.
why-sheet = Il programma somma e conserva una riga per ogni punto. Potete anche sommare voi e inserire solo i totali.
did-sheet = La scheda di { $player } dà { $points } PV.
ask-points = Quanti PV ha ogni giocatore?
step-scores = Inserite i punteggi finali di { $game }: la partita si chiude.
why-scores = Un distacco di { $margin } PV o più è una vittoria totale: 3 Volumi Vittoria al primo, un segnalino Stemma al secondo. Altrimenti è parziale: 2 e 1 Volumi Vittoria, e un segnalino al terzo.
claims-first = I Volumi si ottengono finché i punteggi non sono inseriti: prima registrate ciò che è stato completato.
score-of = { $player }: { $points } PV
did-scores = { $game } è finito.
step-tie = Sciogliete la parità.
why-tie = Le parità per i primi tre posti si sciolgono come fa il gioco stesso e, se non basta, in favore di chi ha svolto il turno per ultimo.
ask-tie-virtue = La Reputazione di ogni giocatore in parità?
ask-tie-silver = Le Monete di ogni giocatore in parità?
ask-tie-rulebook = Il valore che il regolamento di Paladini confronta, per ogni giocatore in parità (vince il più alto; valori uguali se non decide)?
ask-tie-goods = Monete e risorse insieme di ogni giocatore in parità?
ask-tie-latest = I giocatori in parità nell'ordine dei loro ultimi turni, prima chi è stato l'ultimo ({ $when })?
latest-architects = chi ha collocato l'ultimo Lavoratore della partita
latest-paladins = chi ha passato più tardi nel round 7
latest-viscounts = chi ha giocato più tardi nell'ultimo round
tie-left = C'è una parità da sciogliere tra { $players }.
tie-way = Decide { $by }; in caso di nuova parità, { $then }.
tie-way-last = Decide { $by }.
by-virtue = la Reputazione
by-silver = il numero di Monete
by-rulebook = ciò che confronta il regolamento di Paladini
by-goods = la somma di Monete e risorse
by-latest = l'ultimo turno giocato
did-tie = Per { $by } { $count ->
    [one] prevale { $players }
   *[other] prevalgono { $players }
}: { $values }.
tie-of-several = sono in parità più di due: inserite i valori di tutti
equal = pari
step-tie-more = Parità tra { $players }. { $question }
who-more-virtue = Chi ha più Reputazione?
who-more-silver = Chi ha più Monete?
who-more-rulebook = Chi ha di più di ciò che confronta il regolamento di Paladini?
who-more-goods = Chi ha più Monete e risorse insieme?
who-more-latest = Di chi è stato l'ultimo turno ({ $when })?
did-tie-more = Per { $by } è in vantaggio { $player }.
did-tie-equal = Sono pari anche in questo: { $by }.
did-tie-latest = { $player } vince lo spareggio: il suo turno è stato l'ultimo.
value-of = { $player } { $value }
did-major = { $player } vince di { $lead } PV: vittoria totale, che ne chiede almeno { $margin }.
did-minor = { $player } vince di { $lead } PV: vittoria parziale, meno dei { $margin } di una totale.
did-tied = { $player } vince dopo una parità: vittoria parziale.
did-victory-tomes = { $player } prende { $count ->
    [one] 1 Volume Vittoria, coperto.
   *[other] { $count } Volumi Vittoria, coperti.
}
token-due = { $player } sceglie un segnalino Stemma.
no-token = non c'è un segnalino Stemma da scegliere
step-token = { $player } sceglie un segnalino Stemma.
why-token = Il secondo di una vittoria totale, o il terzo di una parziale, prende uno dei segnalini ancora sulla plancia.
token-counts = Il segnalino vale da ora come Stemma e può vincere subito un Volume Stemma.
ask-token = Quale Stemma?
did-token = { $player } prende il segnalino Stemma { $crest }.
did-close = { $game } è chiuso. Prossimo: { $next }.

position-tome = Scoperto: { $tome }
position-tome-crests = Scoperto: { $tome } (Stemmi: { $crests })
position-tokens = Segnalini Stemma rimasti: { $crests }
position-player = { $player }: { $count ->
    [one] 1 Volume
   *[other] { $count } Volumi
}; coperti: { $hidden }; scoperti: { $names }; Stemmi: { $crests }
crest-count = { $crest } { $count }

final-count = { $player }: { $count ->
    [one] 1 Volume
   *[other] { $count } Volumi
}
did-win = { $players } vince la campagna con { $count ->
    [one] 1 Volume
   *[other] { $count } Volumi
} ({ $how }).
did-shared = { $players } condividono la vittoria con { $count } Volumi ciascuno ({ $how }).
decided-tomes = più Volumi
decided-victory-tomes = Volumi pari, più Volumi Vittoria
decided-points = pari in Volumi e Volumi Vittoria, più PV in Visconti
decided-nothing = pari in Volumi, in Volumi Vittoria e in PV di Visconti
sheet-tomes = Volumi
sheet-game = { $game }: punteggio finale
line-tome = { $tome } (obiettivo di { $game })
line-crest-tome = Volume Stemma { $crest }
line-major = Volumi Vittoria di { $game } (posto { $place }, vittoria totale)
line-minor = Volumi Vittoria di { $game } (posto { $place }, vittoria parziale)

unknown-fact = dato sconosciuto "{ $name }": si conoscono { $known }
wrong-position = { $name } non può essere "{ $value }": { $allowed }
allowed-results = date al più tre partite finite, nell'ordine Architetti, Paladini, Visconti, ognuna con points
ask-ranking = I giocatori dal primo all'ultimo?
allowed-ranking = i giocatori vanno elencati per punti decrescenti
ranking-tied = i punti di { $game } sono pari, quindi indicate chi precede chi
allowed-tomes = date per ogni giocatore un elenco di Volumi
allowed-players = scegliete tra { $players }
claimed-twice = { $tome } è preso due volte: un Volume ha un solo proprietario
too-many-tomes = sono presi { $count } Volumi di { $game }: in una partita se ne scoprono al più { $most }
ask-holder = Chi lo possiede?
allowed-left = comincia chi siede alla sinistra dell'ultimo vincitore, { $player }
allowed-holders = date un giocatore per alcuni tra { $crests }
allowed-tokens = secondo i risultati detti, i segnalini sono andati a: { $players }
allowed-crest-tome = il Volume Stemma { $crest } è di un giocatore con { $need } dei suoi Stemmi; questi sono: { $players }
allowed-nothing = in questa posizione nessuna partita è in gioco

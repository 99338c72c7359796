### Cosa un tavolo non permette, e perché; cosa manca a un archivio o alla registrazione di un tavolo.

bad-edition = questo regolamento non esiste: scegline uno di quelli offerti
bad-pace = un passo di { $value } millisecondi non va: serve da 0 a { $most }
bad-title = il nome di un'edizione ha al massimo { $most } lettere
bad-seed = il seme non può essere { $value }: serve da 0 a { $most }
bad-clock = { $value } secondi per { $per ->
    [move] una mossa
   *[game] una partita
} non vanno: servono da { $least } a { $most }
bad-name = un nome ha da 1 a { $most } lettere
unseen-letters = alcune lettere non si vedono: toglile
bad-bot = questo bot non esiste: scegline uno di quelli offerti
bad-nonce = il nonce "{ $value }" non va: servono 32 cifre esadecimali, 0-9 e a-f
bad-seal = il sigillo "{ $value }" non va: servono 64 cifre esadecimali, 0-9 e a-f
unsealing = si stanno per distribuire le carte: i posti non cambiano più, e ognuno ha dieci secondi per rivelare il suo numero
still-sealed = ora a nessuno si chiede un numero sigillato
wrong-seal = non è il numero che era stato sigillato, o è già noto
wrong-nonce = il nonce del posto { $seat } non è quello sigillato prima della partita
bad-line = un messaggio ha da 1 a { $most } lettere
bad-moves = { $count } mosse non possono essere una scelta sola: servono da 1 a { $most }

no-seat = a questo tavolo quel posto non c'è
seat-taken = il posto di { $house } è occupato: scegline un altro
seat-reserved = il posto di { $house } è riservato a { $name }: scegline un altro
seat-free = questo posto è già libero
seats-free = la partita non può ancora cominciare: { $count ->
    [one] un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}. Aspetta qualcuno, o metti dei bot
seed-for-one = un tavolo con il seme scelto è per una persona sola: metti dei bot agli altri posti
not-maker = può farlo solo chi ha preparato il tavolo
begun = la partita è cominciata: i posti non cambiano più
closed = questo tavolo è stato chiuso
not-playing = qui ora non si gioca nessuna partita
still-playing = la partita non è ancora finita
rematch-set = il prossimo tavolo è già pronto: andate lì
already-left = questo posto lo gioca un bot: prima riprendilo
still-here = { $name } è al tavolo, o c'era un momento fa: aspetta mezzo minuto
never-left = questo posto lo gioca già la sua persona
stale = il gioco è andato avanti: guarda di nuovo, poi scegli
not-your-choice = ora tocca scegliere a { $house }
choice-ends = dopo "{ $text }" succede qualcosa che va visto prima: manda da { $more ->
    [one] sola la mossa che segue
   *[other] sole le { $more } mosse che seguono
}
no-notes = a questo tavolo nessun biglietto accompagna il Supporto
note-without-support = un biglietto può andare solo con la carta di un Supporto
log-full = il registro di questo tavolo è pieno: vi si possono aggiungere solo mosse
no-talk = a questo tavolo non si parla
undo-among-people = tra persone non si torna indietro: si può solo giocando contro i bot
hint-among-people = i consigli valgono solo nelle partite contro i soli bot
one-move = c'è una sola mossa possibile: non serve un consiglio
hint-later = i consigli sono in preparazione: richiedi tra { $seconds } secondi
hint-under-way = si sta ancora pensando al consiglio chiesto prima: richiedi tra { $seconds } secondi
hints-busy = troppi aspettano un consiglio: richiedi tra { $seconds } secondi
no-advice = non è stato possibile avere un consiglio: riprova
take-back-late = l'ultima scelta non è tua, o l'ha fatta un bot: resta
take-back-shown = questa scelta ha mostrato o pescato una carta: resta
take-back-asked = qualcuno ha già chiesto di ritirare una scelta
take-back-none = nessuno chiede di ritirare una scelta
no-handover = a questo tavolo nessuno prende il posto di un altro
one-seat = hai già un posto qui
bad-order = questo ordine permanente non esiste, o è finito
no-companion = non hai giocato con questa persona, o non si trova più
nothing-to-undo = non hai ancora fatto una scelta da ritirare
brought-long = una partita che si porta qui ha al massimo { $most } mosse
brought-search = una partita che si porta qui è stata giocata contro bot che rispondono subito
brought-part = si può portare qui solo una partita intera, dalla distribuzione alla fine
record-later = la registrazione dice ogni carta: si può avere a partita finita

no-shuffle = questa registrazione non dice nulla del mazzo: servono le righe "# shuffle commitment ..." e "# shuffle secret ..." di una partita giocata a un tavolo
wrong-commitment = il segreto non corrisponde a quanto pubblicato prima della partita: il suo hash è { $found }, pubblicato era { $expected }
wrong-answer = la mossa { $number } non è quella che dà il mazzo: dice { $found }, serve { $expected }
no-bots-told = questa registrazione non dice nulla dei bot: servono le righe "# bots ..." di una partita che essi hanno giocato a un tavolo
bad-bot-line = questa riga sui bot non si può leggere: { $line }
bot-version = questa partita non si può controllare qui: il suo giocatore { $level } ha scelto nella versione { $found } e questo programma ha la versione { $here }; controllala con la versione di Regno con cui è stata giocata
bot-models = questi bot hanno giocato con un modello allenato per la loro edizione: indica il suo file { $name }.npz con --models
unknown-bot = questa versione di Regno non ha il giocatore "{ $level }": conosce { $known }
bots-twice = per la mossa { $number } sono indicati due bot
bot-not-told = per la mossa { $number } non è indicato nessuno, benché il posto { $seat } non fosse di una persona
bot-without-move = per la mossa { $number } è indicato un bot, ma nessuna Casata sceglieva
wrong-bot-choice = la mossa { $number } non è quella che il giocatore { $level } sceglie da ciò che il suo posto poteva vedere: dice { $found }, serve { $expected }
proofs-busy = si stanno controllando altre partite: riprova tra { $seconds } secondi
proof-slow = non è stato possibile rifare in tempo le scelte dei bot: prendi la registrazione ed esegui regno verify --bots
seed-without-commitment = questa partita fu servita dal seme scelto { $seed }: prima non fu pubblicato nulla

no-store = non posso tenere tavoli in { $file }: { $fault }
no-driver = l'archivio postgresql://... richiede l'extra `cluster`: pip install "regno[cluster]"
no-file = non posso usare { $file }: { $fault }
no-database = non posso tenere tavoli in { $address }: { $fault }
store-busy = { $folder } è in uso da un altro regno: ferma prima quel server
store-form = { $file } è stato scritto da un'altra versione di Regno (forma { $found }, serve { $expected })
bad-archive = questo non è un tavolo scritto da "regno tables export": { $fault }
table-exists = qui c'è già un tavolo { $table }
unknown-table = questo tavolo non c'è
no-table = il tavolo { $table } non c'è
table-damaged = il tavolo { $table } è danneggiato nell'archivio: chiedi a chi gestisce questo server

unknown-token = questo token non è di nessuno a questo tavolo: saluta senza, per guardare o per sederti
token-held = questo posto ora è in un passaporto: saluta con la chiave di un suo dispositivo, o senza token per guardare
hello-first = prima saluta: il primo messaggio deve essere "hello"
hello-again = hai già salutato
unreadable = il messaggio non si legge: { $fault }
no-length = il messaggio deve dire quanto è lungo: invialo intero, con Content-Length
too-slow = il messaggio non è arrivato entro { $seconds } secondi: invialo di nuovo
too-many = troppi messaggi: aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
too-many-tables = troppi tavoli nuovi dal tuo indirizzo: aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
not-your-seat = il posto di { $house } non è tuo
not-at-table = non hai un posto a questo tavolo
wrong-host = questo server non risponde a quel nome: aprilo con il suo indirizzo
wrong-origin = una pagina di un altro sito non può usare questo server
not-kept = il server non è riuscito a scriverlo, perciò non è stato fatto: riprova
fate-unknown = il server non sa ancora se è stato scritto: guarda di nuovo tra un momento
own-fault = il server ha sbagliato, perciò non è stato fatto nulla: riprova
unknown-page = a questo indirizzo non c'è nulla
bad-eyes = nessuno qui ha gli occhi { $eyes }: un posto da 0 a { $last }, public oppure all
other-eyes = questa registrazione contiene solo ciò che ha visto il posto { $seat }: non si può guardare con gli occhi { $eyes }
bad-frame = il momento { $frame } non esiste: questa partita va da 0 a { $last }
no-pages = le pagine non sono state costruite: esegui "make pages"
bad-mode = { $name } non può essere { $value }: serve { $expected }
no-step = la lezione non ha questo passo: va da 1 a { $last }
no-puzzle = questo problema non c'è: sono numerati da 1 a { $last }
no-answer = questo problema non ha una risposta così: { $moves }
no-mistake = questo errore non è nel tuo mazzo
mistake-rules = questo errore è stato fatto con regole più vecchie: resta nel mazzo, ma non si può più giudicare
mistake-gone = la partita di questo errore non è più conservata com'è stata giocata
round-over = questo giro è finito, o non tocca a te: cominciane un altro
review-first = l'analisi di questa partita non è ancora finita: aprila e aspetta la fine
deck-full = il tuo mazzo è pieno: contiene { $most } errori. Togline prima qualcuno
step-over = questo passo della lezione è finito: riprovalo dall'inizio
reviews-full = { $waiting } analisi sono già in attesa: riprova tra un minuto
review-too-long = questa partita ha { $count } scelte, e un'analisi ne prende al massimo { $most }
reviews-yours = { $most } analisi chieste da te sono in attesa o in corso: richiedi quando una è finita
unknown-review = questa analisi non c'è più: richiedila

## La scacchiera delle ipotesi.

whatif-origin = indica una sola cosa da cui partire: un tavolo, un problema, una posizione o una registrazione
position-long = una posizione ha al massimo { $most } caratteri, e una registrazione comincia con "regno record 1"
whatif-among-people = tra persone una partita in corso non si può provare
whatif-off-record = questo percorso ha lasciato la registrazione: non può proseguire come giocata
whatif-over = qui la partita è finita: non c'è niente da scegliere
one-seat-only = qui hai più posti: guardare indietro mostrerebbe a ognuno la mano degli altri
coach-slow = il maestro non è riuscito a finire: riprova più tardi

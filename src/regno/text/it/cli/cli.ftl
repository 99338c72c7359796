regno = Regno: Proelio e le Cronache al vostro tavolo. Un'opera non ufficiale.
flag-version = stampa la versione ed esce
flag-lang = la lingua da parlare: en o it
command-play = gioca a Proelio in questo terminale contro avversari guidati dal programma
command-editions = elenca i regolamenti, ne mostra uno, controlla un tuo file o stampa le carte di uno
command-position = legge una posizione, vi gioca delle mosse, stampa cosa segue
command-sim = gioca molte partite insieme e conta cosa succede
command-arena = fa incontrare i giocatori in molte partite, e dice chi è più forte
command-gauntlet = misura un agente contro giocatori fissi a tavoli fissi, in un file che chiunque può controllare
command-bench = misura quanto è veloce il motore su questa macchina
command-lab = studia il gioco: equilibrio, e quanto vale ogni regola
command-train = impara di nuovo quel che sanno i giocatori che cercano
command-replay = stampa una registrazione mossa per mossa
command-hint = mette in ordine le mosse permesse in una posizione e dice che cosa distingue la migliore dalla seconda
command-review = giudica ogni decisione di una registrazione da ciò che quel posto poteva sapere, con errori e svolte
command-puzzles = cerca problemi in partite giocate da sé, li risolve di nuovo, li elenca
command-coach = che cosa hanno rivelato le tue mosse, e le abitudini da cui i rivali ti leggono
command-chronicle = tiene il libro di una campagna o fa giocare il Barone in uno scenario
command-serve = apre tavoli per persone e programmi, con un link
command-verify = controlla che le carte di una partita finita siano venute come dice il segreto pubblicato
command-tables = elenca, esporta, importa o cancella i tavoli tenuti qui

## Le frasi di argparse, che vi mette al loro posto "%s" e simili.

argparse-usage = uso:{" "}
argparse-options = opzioni
argparse-arguments = argomenti
argparse-help = mostra questo aiuto ed esce
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = parole sconosciute: %s
argparse-required = manca: %s
argparse-one = deve seguire un valore
argparse-one-or-more = deve seguire almeno un valore
argparse-choice = %(value)r non è tra %(choices)s
argparse-number = %(value)r non è un numero intero
argparse-ambiguous = %(option)s può voler dire %(matches)s
argparse-explicit = non vuole un valore, ma ha ricevuto %r

## Parole che nell'aiuto stanno per altre.

word-command = COMANDO
word-edition = EDIZIONE
word-file = FILE
word-address = INDIRIZZO
word-folder = CARTELLA
word-hash = HASH
word-name = NOME
word-names = NOMI
word-number = NUMERO
word-path = PERCORSO
word-option = NOME=VALORE
word-seat = POSTO
word-subject = SOGGETTO
word-text = TESTO
word-moves = MOSSE
word-table-or-file = TAVOLO_O_FILE

## Ciò che vogliono più comandi.

flag-edition = un regolamento ({ $known }) o un tuo file
flag-houses = quante Casate giocano, da 3 a 6
flag-guilds = con le Gilde
flag-merchant = con il Mercante
flag-allied = Casate Alleate: due contro due
flag-option = una regola della casa, nome=valore; si può ripetere
flag-seed = il numero da cui risponde il caso
flag-json = stampa un oggetto JSON
flag-data = la cartella in cui tenere i tavoli; di solito quella dei tuoi dati

position-text = la posizione: parole chiave=valore, vedi la documentazione
position-moves = le mosse da giocare, separate da punto e virgola; =carta risponde per il caso
position-decision = deve scegliere: { $who } ({ $kind }). Permesso:
position-over = finita: { $ending }, vincono { $winners }
position-seat = stampa ciò che può sapere questo posto, 0 per il primo; public per uno spettatore
position-imagine = stampa tanti mondi che potrebbero essere veri, per quanto il posto ne sa
position-worlds = Mondi che potrebbero essere veri:
imagine-needs-seat = --imagine vuole sapere con quali occhi guardare: aggiungi --seat

## regno editions

editions-name = un regolamento da mostrare, o un file da controllare; "print" fa i fogli di quello che segue
editions-print = dopo "print": il regolamento o il file di cui si vogliono carte e regole su carta
editions-one = si mostra un regolamento alla volta, non { $name } e anche { $other }; per stamparlo: regno editions print { $name }
print-what = stampare quale regolamento? { $known }, oppure un tuo file: regno editions print en111
print-paper = il formato della carta (predefinito: a4)
print-language = la lingua delle carte (predefinita: quella del programma)
print-ink = figure bianche e linee sottili, per risparmiare inchiostro
print-no-backs = senza i retri, per stampare su un lato solo
print-write = il PDF da scrivere (predefinito: un file in questa cartella, col nome di ciò che si stampa)
printed = Scritto in { $file }. Stampalo al 100 %, fronte e retro, voltando sul lato lungo.
printed-fronts = Scritto in { $file }. Stampalo al 100 %, su un lato solo.
editions-default = (quello consueto)
editions-whole = { $file } è in ordine: { $title }.
editions-source = Fonte: { $source }
editions-language = Lingua: { $language ->
    [it] italiano
   *[en] inglese
}
editions-modes = Modalità: { $modes }
editions-mode-houses = da 3 a 6 Casate
editions-mode-guilds = Gilde
editions-mode-merchant = Mercante
editions-mode-allied = Casate Alleate
editions-cards = Carte: { $base } Base e { $imperial } Imperiali
editions-box = { $what ->
    [base] Stampato nel regolamento: { $count } carte Base.
    [imperial] Stampato nel regolamento: { $count } carte Imperiali.
    [others] Ricavato, non stampato: { $count } di queste sono le Gilde, il Mercante e la carta Stagioni.
   *[cards] Stampato nel regolamento: { $count } carte in tutto.
}
editions-basis = { $basis ->
    [read] letto
   *[reconstructed] ricostruito
}
editions-options = Opzioni, ciascuna con il suo valore qui:

## regno sim

sim-players = chi gioca: un nome per tutti, o uno per Casata, separati da virgole ({ $known })
sim-games = quante partite
sim-plain = senza il motore compilato
sim-write = scrive ogni decisione delle partite in questo file Parquet, con quel che sapeva chi decideva; giocatori: { $known }, o file .npz
engine-prepared = Preparo il motore, una volta sola: ci vuole mezzo minuto.
machine-code-elsewhere = { $folder } non può conservare il codice macchina: lo fa { $instead }, finché il sistema non la svuota. REGNO_CACHE indica un'altra cartella.
engine-awaited = Un altro comando sta preparando il motore: lo aspetto.
sim-done = { $games } partite, { $decisions } decisioni in { $seconds } secondi.
sim-written = Scritto in { $file } ({ $size } MB).
sim-length = Una partita dura in media { $turns } turni e { $moves } mosse.
sim-wins = Vittorie per Casata: { $wins }
sim-win = { $house } { $wins }
sim-no-parquet = per scrivere Parquet serve pyarrow: pip install "regno[env,lab]"
sim-endings = Finali: { $endings }
sim-ending = { $ending ->
    [conquest] conquista
    [winter] Inverno
    [alliance] alleanza
    [cap] limite di turni
   *[draw] pareggio
} { $count }
wrong-players = { $flag } dà { $given } nomi, ma ne servono { $wanted }: scrivine uno per tutti, o { $wanted } separati da virgole

## regno replay

replay-file = la registrazione da stampare; - la legge dall'ingresso
replay-at = si ferma dopo tante mosse e mostra il tavolo
replay-title = { $title }: { $houses } Casate, { $moves } mosse
replay-seat = la racconta come l'ha vista questo posto, 0 per il primo; public per uno spettatore
replay-export = scrive in un nuovo file ciò che ha visto il posto, come registrazione che non contiene altro
replay-seen = Come l'ha vista { $house } (posto { $seat }).
replay-seen-public = Come l'ha vista uno spettatore.
replay-exported = { $file } ora contiene ciò che ha visto { $seat ->
    [public] uno spettatore
   *[other] il posto { $seat }
}: { $moves } mosse.
replay-other-seat = questa registrazione contiene solo ciò che ha visto { $seat ->
    [public] uno spettatore
   *[other] il posto { $seat }
}: non se ne può ricavare --seat { $asked }
export-needs-seat = --export scrive ciò che ha visto un posto: aggiungi --seat
export-exists = { $file } esiste già: indica un altro file

## regno play

play-seat = il tuo posto, 0 per il primo; i turni vanno in avanti
play-bots = chi gioca le altre: un nome per tutte, o uno ciascuna, separati da virgole ({ $known })
play-save = il file in cui tenere la partita
play-resume = continua una partita salvata; senza FILE, l'ultima non finita
resume-has-table = { $flag } non va con --resume: il tavolo è quello della partita salvata

## regno verify

verify-file = la registrazione della partita; - la legge dall'ingresso
verify-commitment = l'hash che il tavolo mostrava prima della partita
verify-whole = Tutte le { $answers } risposte del caso, tra { $moves } mosse, sono quelle che dà il mazzo.
verify-published = Pubblicato prima della partita: { $commitment }. Confrontalo con quello che hai visto.
verify-nonce = Il posto { $seat } ha aggiunto: { $nonce }
verify-withheld = chi siede al posto { $seat } ha sigillato un numero e non lo ha rivelato: le carte si sono distribuite senza
verify-seed = Il seme { $seed } era scelto, perciò prima della partita non fu pubblicato nulla.
verify-models = il file di un modello allenato per l'edizione, se i bot hanno giocato con quello
verify-bots = ripete anche ogni scelta dei bot, da ciò che i loro posti potevano vedere
verify-preparing = Preparo i giocatori, una volta sola; ci vuole circa un minuto ...
verify-repeated = { $level }: { $count } { $count ->
    [one] scelta è quella che questo giocatore fa da ciò che il suo posto poteva vedere
   *[other] scelte sono quelle che questo giocatore fa da ciò che i suoi posti potevano vedere
}, con i semi fissati prima della partita e le simulazioni annotate.
verify-people = { $count ->
    [0] Nessun posto era di una persona.
    [one] Il posto di una persona: { $seats }. Se è vero, lo sapete voi.
   *[other] I posti di persone: { $seats }. Se è vero, lo sapete voi.
}

## regno tables

cannot-write = non riesco a scrivere { $file }: { $fault }
train-start = --start FILE indica le reti che --what policy allena ancora (lì si può omettere) o di cui --what leaves impara le foglie (lì è necessario)
gauntlet-nobody = non è indicato nessuno: di' quale agente gioca, uno di LIVELLO:SIMULAZIONI, sovereign-policy, veteran, policy:FILE, python:MODULO:NOME, pettingzoo:MODULO:NOME, openspiel:MODULO:NOME, command:PROGRAMMA, ws://INDIRIZZO, mcp
gauntlet-no-policy = si può allenare una risposta solo contro una politica, e "{ $agent }" non lo è: indica sovereign-policy o policy:FILE
tables-none = In { $folder } non ci sono tavoli: li apre "regno serve".
tables-unreadable = non riesco a leggere { $file }: { $fault }
tables-action = list (di solito), export, import, delete, backup o restore
tables-what = il tavolo da esportare o cancellare, il file da importare, la cartella in cui copiare o da cui ripristinare
backup-no-folder = la cartella { $folder } non c'è
backup-inside = { $folder } sta nella cartella dei dati stessa: scegli un altro posto, meglio su un altro disco
backup-in-the-way = { $folder } non è vuota: indica una cartella nuova o vuota
backup-failed = { $folder } non si è potuta scrivere: { $fault }
backup-database = di un PostgreSQL si fa copia con i suoi strumenti, come pg_dump
tables-backup-done = Copiati { $files ->
    [one] un file
   *[other] { $files } file
}, { $kilobytes } kB.
tables-restore-done = Ripristinati { $files ->
    [one] un file
   *[other] { $files } file
}, { $kilobytes } kB.
tables-needs = regno tables { $action } deve sapere cosa: nomina un { $action ->
    [import] file
   *[other] tavolo
}

## regno serve

serve-host = l'indirizzo su cui ascoltare; 0.0.0.0 fa entrare anche gli altri
serve-port = la porta su cui ascoltare
serve-store = l'indirizzo di un PostgreSQL in cui tenere tutto, postgresql://UTENTE@HOST/NOME: più server possono condividerlo (serve l'extra "cluster")
serve-store-kind = --store { $address }: si conosce solo PostgreSQL, come postgresql://UTENTE@HOST/NOME; omettilo per tenere tutto nella cartella dei dati
serve-workers = quanti processi servono, tutti sulla stessa porta; più di uno richiede --store
serve-workers-store = più processi hanno bisogno di un archivio da condividere: dai --store postgresql://UTENTE@HOST/NOME
serve-tls = servire con TLS: con un certificato e la sua chiave, due file; senza, con un'autorità propria, creata una volta e conservata (serve l'extra "home")
serve-tls-two = --tls vuole un certificato e la sua chiave, due file, oppure niente: non { $count }
serve-no-home = per un'autorità propria serve l'extra "home": esegui pip install "regno[home]", o indica un certificato e la sua chiave dopo --tls
serve-tls-made = Il certificato è emesso da un'autorità propria di questo server. Apri { $address }/trust una volta su ogni dispositivo: dice come accettare l'autorità. La sua impronta SHA-256:
    { $fingerprint }
serve-config = un file TOML di impostazioni; opzioni e ambiente (REGNO_PORT e simili) hanno la precedenza
serve-check = controlla impostazioni, cartella dei dati, certificato e porta, mostra le impostazioni e finisce
serve-allowed-hosts = i nomi con cui si chiama il server, come play.example.org o *.example.org; gli altri sono rifiutati (di solito si accetta qualunque nome)
serve-allowed-origins = altri siti le cui pagine possono usare questo server, come https://example.org
serve-trusted-proxies = indirizzi o reti dei proxy a cui si crede quando dicono da dove viene un visitatore (di solito quello di questa macchina)
serve-base-path = servi tutto sotto questo percorso, come dietro un proxy con altri siti: /giochi/regno
serve-public-address = dove si trova questo server, per i link nella posta: https://example.org
serve-smtp = il server di posta con cui chiamare le persone: smtp://nome:password@host:587
serve-mail-from = l'indirizzo da cui parte questa posta
serve-dask = lo scheduler di un cluster Dask che gioca le partite del banco
serve-daily-bots = se i bot giocano in sottofondo la distribuzione di ogni giorno, per confronto (di solito yes)
serve-webhooks = se le persone possono farsi chiamare con i webhook
serve-call-networks = reti private in cui possono stare webhook e servizi push
serve-chronicle-quota = megabyte che possono occupare tutte le cronache e i pacchetti (di solito 2000)
serve-chronicle-days = giorni dopo i quali si cancella una cronaca che nessuno tocca (di solito mai)
serve-from-flag = da un'opzione
serve-from-environment = dall'ambiente
serve-from-file = dal file
serve-from-default = predefinita
serve-checked = Tutto a posto: il server può partire così.
config-value = { $place } non può essere { $value }: mi aspettavo { $expected }
config-unreadable = { $file } non si può leggere come impostazioni in TOML: { $fault }
config-unknown = { $file } ha l'impostazione { $name }, che non esiste: mi aspettavo una di { $known }
serve-open = aprire la sala nel tuo browser
serve-log = quanto scrivere nel diario: error, warning, info o debug
serve-tls-file = { $file } non si può leggere: { $fault }
serve-tls-pair = { $certificate } e { $key } non sono un certificato e la sua chiave: servono due file PEM che vadano insieme, la chiave senza password
serve-no-host = nessuno si chiama { $host }: dai a --host un nome o un indirizzo di questa macchina, per esempio 127.0.0.1 o 0.0.0.0
serve-port-taken = la porta { $port } di { $host } non si può avere: { $fault }
serve-ready = Regno ascolta su { $address }. I tavoli stanno in { $folder }. Ctrl-C lo ferma.
serve-alone = Solo questa macchina può aprirlo. Per far entrare altri: --host 0.0.0.0
serve-others = Gli altri in casa aprono { $address }

## regno bench

bench-subject = che cosa misurare: engine
bench-seconds = per quanto misurare ogni velocità, in secondi
bench-measuring = Misuro: { $what ->
    [compile] il primo avvio, che richiede un po', e il secondo
    [prepare] prima si prepara il motore, una volta sola
    [plain] partite semplici
    [compiled] partite compilate
    [houses] da tre a sei Casate
   *[views] partite semplici con le viste di tutti
}
bench-machine = { $processor }, { $cores } core, { $system }; Python { $python }, Numba { $numba }, NumPy { $numpy }; carico { $load }
bench-rate = { $what ->
    [plain] Semplice
    [plain_knowledge] Semplice, con le conoscenze
    [compiled] Compilato
   *[compiled_knowledge] Compilato, con le conoscenze
}: { $decisions } decisioni e { $games } partite al secondo su un core
bench-all-cores = Su { $workers } core: { $decisions } decisioni al secondo
bench-bytes = Stato { $state } byte, conoscenze { $knowledge } byte
bench-compile = Primo avvio { $first } s, i successivi { $cached } s
bench-houses = Una decisione costa { $costs }
bench-cost = { $cost } ns con { $houses } Casate
bench-views = Una mossa semplice con l'elenco delle mosse, gli eventi e tutte le viste: { $time } µs

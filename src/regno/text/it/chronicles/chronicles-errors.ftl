wrong-fact = { $name } non può essere "{ $value }": { $allowed }
not-possible = "{ $value }" non è possibile: { $allowed }
not-possible-for = { $key }: "{ $value }" non è possibile, { $allowed }
allowed-so-many = { $high ->
    [one] sceglietene uno solo
   *[other] sceglietene { $high } diversi
} tra { $choices }
missing-number-of = manca ancora un numero per { $key }
still-open = manca ancora una risposta: { $question }
allowed-one = scegliete tra { $choices }
allowed-none = ora non c'è nulla da scegliere
allowed-several = sceglietene { $low ->
    [0] al più { $high } diversi
   *[other] da { $low } a { $high } diversi
} tra { $choices }
allowed-number = serve un numero intero da { $low } a { $high }
allowed-numbers = serve un numero per { $keys }
allowed-each = serve una scelta per almeno uno tra { $keys }
allowed-text = serve un testo da 1 a { $longest } caratteri
allowed-values = serve un elenco di numeri interi da -99 a 99
choice = { $id } ({ $name })
missing-number = in { $name } manca il numero per { $key }
unknown-argument = qui non c'è un dato "{ $name }": si attende { $known }
no-facts = nessuno
missing-argument = manca { $name }: { $question }
unknown-kind = tipo di cronaca sconosciuto "{ $name }": serve uno tra { $known }
unknown-command = comando sconosciuto "{ $name }": serve uno tra { $known }
impossible-draw = il diario pesca "{ $card }", che qui non si può pescare
missing-draw = nel diario manca una pesca
unseen-draw = Regno non può pescare qui: alcune carte della vostra scatola non sono ancora inserite. Indicate quale carta è sul tavolo
not-foretold = quello che il programma pesca si sa solo quando il passo è fatto
wrong-format = questa cronaca ha il formato { $format }; questo programma legge il formato { $known }
wrong-header = nell'intestazione della cronaca manca un buon "{ $key }"
no-replay = il comando { $number }, "{ $name }", non si accorda con ciò che lo precede: { $why }
nothing-to-undo = { $most ->
    [0] non c'è nulla da annullare: il diario è vuoto
   *[other] non si possono annullare { $count } passi: scegliete da 1 a { $most }
}
nothing-to-redo = { $most ->
    [0] non c'è nulla da ripetere: nessun passo è stato annullato
   *[other] non si possono ripetere { $count } passi: scegliete da 1 a { $most }
}
damage-line = la riga { $line } è danneggiata o non segue quella sopra
damage-cut = la riga { $line } è troncata
damage-empty = il file non contiene una cronaca: manca la prima riga
never-opens = questa non è una cronaca scritta da Regno: non si apre
no-chronicles = non c'è una cronaca "{ $id }", né per ora alcun'altra: "regno chronicle new" ne comincia una
unknown-chronicle = non c'è una cronaca "{ $id }" fra quelle tenute: { $known }
changed-meanwhile = la cronaca "{ $id }" è stata cambiata nel frattempo da un'altra parte; non è stato scritto nulla, rileggetela e ripetete
wrong-figure = { $name } ha { $length } valori, non { $count }
players-missing = mancano i giocatori: indicate da { $low } a { $high } nomi in ordine di posto, in senso orario
players-wrong = "{ $value }" non possono essere i giocatori: indicate da { $low } a { $high } nomi in ordine di posto, in senso orario
players-count = { $count ->
    [one] c'è 1 giocatore
   *[other] ci sono { $count } giocatori
}, e si gioca da { $low } a { $high }
players-same = due giocatori si chiamano { $name }: date a ciascuno un nome diverso
facts-unreadable = { $file } non si può leggere: date il percorso di un file di testo
facts-broken = { $file }, riga { $line }: non è né buon JSON né buon TOML; un file .toml si legge come TOML, ogni altro come JSON
facts-no-table = { $file } deve contenere una tabella di dati
facts-word = "{ $word }" non è un dato: scrivete nome=valore, nome.chiave=valore, o un oggetto JSON
cannot-write = { $file } non si può scrivere ({ $why }): scegliete un altro posto
pack-missing = quale pacchetto? date il suo nome o il percorso del suo file
file-trouble = { $file } non si può leggere o scrivere ({ $why }): liberate spazio, o scegliete un'altra cartella con --data
file-trouble-page = il disco del server ha dato un errore, perciò nulla è cambiato: riprova più tardi
no-such-step = il passo { $number } non esiste: la cronaca ne ha { $most }
revise-revised = il passo { $number } è già una correzione: annullatela, o correggete il passo che correggeva
no-form = il passo { $number } ora non si può correggere: correggetene uno precedente, o annullatelo

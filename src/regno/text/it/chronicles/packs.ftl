fault = { $file }, riga { $line }: { $what }
wrong-value = { $key } non può essere "{ $value }": { $allowed }
allowed-number = serve un numero intero da { $low } a { $high }
allowed-something = questo va compilato
allowed-card = scegline uno
allowed-yes-no = serve true o false
allowed-slug = serve un nome di lettere minuscole, cifre, trattini e sottolineature
allowed-words = serve un testo, o una tabella con chiavi tra { $known }
allowed-one = serve uno tra { $known }
allowed-list = serve un elenco lungo da { $low } a { $high }
allowed-by-players = serve una tabella con un numero per ogni numero di giocatori da { $low } a { $high }
allowed-table = serve una tabella con chiavi tra { $known }
allowed-effects = serve un elenco di effetti, o un elenco di tali elenchi tra cui scegliere
allowed-one-list = deve essere un solo elenco di effetti; una scelta tra elenchi si scrive con il verbo text
allowed-options = serve un elenco di elenchi di effetti, almeno uno, nessuno vuoto
allowed-donations = serve un numero intero da 0 a 9, o "cathedral_level"
allowed-permutation = ogni lettera da A a F deve esserci una volta
unknown-key = chiave sconosciuta { $key }: si conoscono { $known }
missing-key = in { $where } manca la chiave { $key }
unknown-type = tipo di carta sconosciuto "{ $name }": si conoscono { $known }
not-a-list = { $name } deve essere un elenco di tabelle, scritto [[{ $name }]]
pack-heads = { $file } ha { $count } tabelle [pack]; deve averne esattamente una
unreadable = { $file } non si può leggere: date il percorso di un file TOML o di una cartella che ne contiene
not-utf8 = { $file }, riga { $line }: il testo non è UTF-8
not-toml = { $file }, riga { $line }: { $why ->
    [size] questo testo è troppo lungo per un pacchetto: può avere 1.000.000 di lettere
    [key] questa chiave ha troppe parti: otto bastano
    [depth] liste e tabelle sono annidate troppo in profondità
   *[syntax] questo non è TOML; cercate un apice, una parentesi o un uguale mancante
}
same-id-here = un'altra carta di questo tipo ha già il nome breve "{ $id }": ognuna ha il suo
unseen-id = i nomi che cominciano con "unseen-" sono per le carte non ancora inserite; "{ $id }" è uno di questi
allowed-card-table = una carta è una tabella di al più { $longest } lettere
card-not-here = in questa cronaca non c'è una carta "{ $id }" da correggere
no-room = in questa cronaca le carte di questo tipo sono già tutte note: { $type }. Correggetene una
other-group = "{ $card }" non può diventare una carta di un altro gioco, livello o tipo: inserite la nuova carta a parte
tome-known = questa cronaca ha già un Volume con quell'obiettivo: { $card }
same-id = c'è già un { $name } "{ $id }" in { $file }, riga { $line }: i nomi devono essere diversi
wrong-count = { $name }: ce ne sono { $have }, devono essere { $need }
wrong-count-of = { $name }, { $group }: ce ne sono { $have }, devono essere { $need }
card-field = { $field }: { $right }
no-number = { $type }: "{ $card }" non ha un numero per { $players } giocatori
few-crests = lo Stemma "{ $crest }" compare su { $have } tra Volumi e segnalini, e ne servono { $need } per vincere il suo Volume
two-crest-tomes = lo Stemma "{ $crest }" ha più di un Volume Stemma: deve averne uno
later-game-only = un vantaggio aiuta solo in un gioco successivo: { $known }
of-card = "{ $card }": { $what }
no-later-game-here = un Volume dell'ultimo gioco non dà vantaggi
names-unknown = "{ $card }" nomina "{ $value }", che non c'è: si conoscono { $known }
same-items = entrambe le Richieste di livello { $level } chiedono { $items }: devono differire
endless-chain = ogni Intrigo e ogni Evento rivela un Intrigo: almeno uno non deve farlo
same-scheme-id = due Intrighi di gruppi diversi hanno l'id "{ $id }": finiscono nello stesso mazzo, quindi gli id devono essere diversi
odd-arrow = "{ $card }" ha una freccia su { $at }, dove nessuno può essere catturato
not-playable = queste carte non sono complete per { $kind }: { $gap }
own-of-type = { $name }: { $own } di { $need } tue, { $lent } dalle carte di Regno
met-of-type = { $name }: { $own } di { $need }
unknown-pack = non c'è un pacchetto "{ $id }" fra quelli noti: { $known }; un file si indica con il suo percorso, che termina in .toml
circle = il pacchetto "{ $id }" estende "{ $extends }", che a sua volta lo estende

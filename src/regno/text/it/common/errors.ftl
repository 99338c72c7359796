usage = { $message } ({ $usage })
unknown-language = lingua sconosciuta "{ $value }": serve una di { $known }
file-trouble = { $file }: { $fault }
output-trouble = la risposta non si può scrivere: { $fault }
unreadable-file = non riesco a leggere { $file }: { $fault ->
    [missing] il file non c'è
    [folder] è una cartella
    [closed] non si può aprire
    [letters] non è testo UTF-8
   *[other] il sistema rifiuta
}

unreadable-move = "{ $text }" non risponde alla scelta presente ({ $kind }): di' per esempio { $examples }
illegal-move = "{ $move }" ora non è permesso: { $why }

unknown-option = opzione sconosciuta "{ $name }": serve una di { $known }
bad-option-value = l'opzione { $name } non può essere "{ $value }": serve { $expected }
option-without-value = l'opzione "{ $text }" non ha un valore: scrivi nome=valore
bad-houses = { $value } Casate non possono giocare: servono da 3 a 6
no-such-seat = non c'è un posto { $seat }: l'ultimo è il { $last }, e { $public } è quello di uno spettatore
mode-not-in-edition = l'edizione { $edition } non ha { $mode ->
    [guilds] Gilde: toglile, o scegli uno di { $known }
    [merchant] il Mercante: toglilo, o scegli uno di { $known }
   *[other] Casate Alleate: gioca senza
}
allied-needs-four = le Casate Alleate si giocano in 4, non in { $value }
merchant-when-allied = il Mercante non visita le Casate Alleate: toglilo
seasons-when-allied = le Casate Alleate si giocano senza Stagioni: togli seasons=yes

unknown-edition = edizione sconosciuta "{ $name }": serve una di { $known }, o il percorso di un file .toml
edition-toml = { $file } { $why ->
    [size] è troppo lungo per un'edizione: può avere 1.000.000 di lettere
    [key] ha alla riga { $line } una chiave con troppe parti: otto bastano
    [depth] ha liste e tabelle annidate troppo in profondità
   *[syntax] non è TOML: { $fault }
}
edition-value = { $file }: { $key } è { $value }, serve { $expected }
edition-missing = { $file }: manca { $key }, serve { $expected }
edition-key = { $file }: chiave sconosciuta { $key } (= { $value }), serve una di { $known }
edition-total = { $file }: { $key } dice { $value }, ma le carte sommano { $found }
edition-too-few = { $file }: { $value } carte Base sono troppo poche, ne servono più di { $dealt } per servire sei Casate (senza Alleanze Temporanee)
draft-card = non c'è una carta "{ $name }": attesa una tra { $known }
draft-count = { $name } non può essere { $value }: atteso da 0 a { $most }
draft-too-few = { $value } carte Base sono troppo poche: senza le Alleanze Temporanee ne servono più di { $dealt }, per servire sei Casate

position-mode = { $word } non va
position-no-choice = at={ $moment } così non può stare: nessuna risposta sarebbe possibile, o manca qualcosa che serve
position-word = "{ $word }" nella posizione non è della forma chiave=valore
position-twice = { $key } compare due volte nella posizione
position-key = chiave sconosciuta in "{ $word }": serve una di { $known }
position-seat = { $key } nomina una Casata che non c'è: con { $houses } Casate l'ultima è la { $last }
position-card = carta sconosciuta "{ $value }" in { $key }: serve una di { $known }
position-value = { $key } non può essere "{ $value }": serve { $expected }
position-no-seasons = season={ $value } non va: questa partita si gioca senza Stagioni
position-guild-twice = { $key }={ $value }: un'altra Casata ha già quella Gilda
position-alliance-when-allied = temporary_alliance: le Casate Alleate si giocano senza, toglile dalla posizione
position-too-many = la posizione nomina { $named } di { $card }, ma { $edition } ne ha { $there }

# Perché nessuna partita arriva a una posizione, come lo dicono le pagine.
impossible-position-too-many = questa posizione non può esistere: ha { $card } ×{ $named }, { $there ->
    [0] una carta che l'edizione non ha
   *[other] ma l'edizione ne ha { $there }
} ({ $edition })
impossible-position-mode = questa posizione non può esistere: { $why ->
    [allied-needs-four] le Casate Alleate si giocano in 4
    [merchant-when-allied] il Mercante non visita le Casate Alleate
   *[mode-not-in-edition] l'edizione non ha { $mode ->
        [guilds] le Gilde
        [merchant] il Mercante
       *[allied] le Casate Alleate
    } ({ $edition })
}
impossible-position-no-choice = questa posizione non può esistere: nel momento "at={ $moment }" nessuno avrebbe una risposta, o manca qualcosa che serve
impossible-position-no-seasons = questa posizione non può esistere: la partita si gioca senza Stagioni
impossible-position-guild-twice = questa posizione non può esistere: due Casate hanno la stessa Gilda ({ $guild })
impossible-position-alliance-when-allied = questa posizione non può esistere: le Casate Alleate giocano senza Alleanze Temporanee

record-line = riga { $line } della registrazione
record-empty = è vuota: per primo deve stare "{ $expected }"
record-format = trovato "{ $found }" dove per primo deve stare "{ $expected }"
record-rules = la registrazione è stata fatta con la versione { $found } delle regole, che non si può rigiocare: questo programma conosce { $known }
record-fact = { $word } non può essere "{ $value }": serve { $expected }
record-missing = nell'intestazione manca "{ $word }"
record-edition = edizione sconosciuta "{ $name }": serve una di { $known }, o una riga "cards ..." che la porti con sé
record-seat = "{ $who }" non può rispondere qui: tocca scegliere a { $expected }
record-after-end = la partita è finita, "{ $text }" arriva tardi
record-event = racconta "{ $found }" dove dalla mossa segue "{ $expected }"
record-of-seat = contiene solo ciò che ha visto il posto { $seat }: si può raccontare con regno replay, ma non continuare
record-event-words = "> { $text }" non è un evento: servono cinque parole, che cosa è successo, chi, a chi, carta, numero
record-event-word = "{ $word }" in "> { $text }" non è tra { $known }
record-event-first = "{ $text }" racconta un evento prima di ogni mossa
no-world = nessun mondo si accorda con ciò che vede questo posto: una carta coperta che nessuno poteva giocare
too-few-games = non si possono giocare { $games } partite insieme: il minimo è 1

## ciò che il sistema rifiuta

system-missing = non c'è un file o una cartella con questo nome
system-folder = è una cartella
system-no-folder = una parte del percorso è un file, non una cartella
system-in-the-way = al suo posto c'è già un file con quel nome
system-closed = non ti è permesso
system-full = il disco è pieno
system-read-only = il disco è di sola lettura
system-taken = lì ascolta già un altro programma
system-not-here = questa macchina non ha un indirizzo simile
system-nobody-there = lì non ascolta nessuno
system-no-answer = non arriva nessuna risposta

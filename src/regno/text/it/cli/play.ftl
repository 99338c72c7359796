### Giocare in un terminale.

## Il tavolo.

head-house = Casata
head-hand = Mano
head-fort = Fortificazione
head-guild = Gilda
table-you = { $house } (tu)
table-hand = { $imperial ->
    [0] { $cards }
    [one] { $cards }, { $imperial } Imperiale
   *[other] { $cards }, { $imperial } Imperiali
}
table-fort = { $card } ({ $value })
table-no-fort = nessuna
table-guild = { $state ->
    [used] { $guild }, esaurita
    [locked] { $guild }, bloccata
   *[ready] { $guild }
}
table-attacked = attacco di { $whom }: { $cards }, coperta
table-attack-known = attacco di { $whom }: { $card }
table-plague = Peste: niente attacchi fino al prossimo turno di { $house }
table-merchant = qui c'è il Mercante
table-open-hand = mano: { $cards }
table-base = Mazzo Base { $deck }, scarti { $count }
table-imperial = Mazzo Imperiale { $deck }, scarti { $count }
table-deployed = In difesa: { $cards } (difesa { $defence })
table-season = { $season ->
    [autumn] Autunno: quando il mazzo Base si esaurisce di nuovo, l'Inverno chiude la partita.
    [winter] Inverno: la partita è finita.
   *[summer] Estate: quando il mazzo Base si esaurisce, viene l'Autunno.
}
your-hand = La tua mano: { $cards }
your-hand-empty = La tua mano è vuota.
held-defence = { $cards } (difesa { $value })
held-attack = { $cards } (attacco { $value })

## L'inizio e la fine.

welcome = Proelio: { $title }, { $houses } Casate. Tu sei { $house } ({ $colour }).
welcome-goal = Attacchi { $target }, alla tua sinistra; ti attacca { $attacker }, alla tua destra.
welcome-how = Rispondi con un numero o con le parole tra parentesi. Scrivi aiuto per le regole, ? per ciò che non è permesso e perché, esci per salvare e uscire.
welcome-back = Proelio, ripreso dopo { $moves } mosse. Tu sei { $house } ({ $colour }).
bot-preparing = Il { $bot } si sta preparando: ci vuole un minuto o due, solo questa volta. Intanto al suo posto gioca un Castaldo; ti verrà detto quando finisce.
bot-ready = Il { $bot } è pronto e gioca da adesso in poi.
bot-not-ready = Il { $bot } non si è potuto preparare: per il resto di questa partita al suo posto gioca un Castaldo.
unfinished = C'è una partita non finita che ti aspetta: regno play --resume
happened = Che cosa è successo:
over-record =
    Tutta la partita è in { $file }.
    Per rileggerla: regno replay { $file }
    Per verificare che nessuno abbia scelto le carte: regno verify { $file }
saved =
    Salvata in { $file }.
    Per continuare: regno play --resume { $file }
saved-copy = Una copia è in { $file }.

## Le domande.

prompt = { $house }>
prompt-more = { $need ->
    [one] Ancora una carta
   *[other] Ancora { $need } carte
} (scelte: { $cards })>
several-hint = Nominale in una sola riga, per esempio: { $example }
deploy-hint = Nominale tutte in una sola riga, per esempio: { $example }; nessuna: { $none }
not-allowed-title = Ora non è permesso:
not-allowed = "{ $move }" ora non è permesso: { $why }.
not-held = Non hai in mano: { $cards }
all-allowed = Tutto il resto non riguarda questa scelta.
not-understood = "{ $text }" non è tra le risposte: scrivi un numero da 1 a { $last }, o aiuto.
too-many-cards = { $given } carte sono troppe: se ne devono nominare { $need }.
one-answer = Qui una risposta alla volta, non { $given }.

## File.

nothing-to-resume = nessuna partita non finita in { $folder }: comincia con regno play
no-file = non c'è alcun file { $file }
cannot-save = non riesco a scrivere { $file }: { $fault }
file-exists = { $file } esiste già: scegli un altro file, o continua con --resume { $file }
cannot-read = non riesco a leggere { $file }: { $fault }

## Parole che sono comandi.

word-help = aiuto
word-cards = carte
word-table = tavolo
word-why = perché
word-save = salva
word-quit = esci
word-back = indietro
word-undo = annulla
word-hint = consiglio
word-none = nessuna

help-title = Le regole in breve
help-lines = Nel tavolo mostrato qui ogni Casata attacca quella della riga sopra, e la prima attacca l'ultima.
help-decided = Deciso per questo tavolo
help-commands = Comandi
help-help = queste pagine
help-cards = tutte le carte di questa edizione, e che cosa fa ogni Gilda
help-table = di nuovo il tavolo
help-why = che cosa ora non è permesso, e perché
help-save = tiene una copia: salva FILE
help-quit = esce; la partita è comunque salvata dopo ogni mossa
help-back = riprende le carte nominate e non ancora giocate
help-undo = annulla la tua ultima scelta e ciò che ne è seguito
help-hint = la probabilità di vincere con ogni risposta, e perché
cards-title = Le carte
guilds-title = Le Gilde
guild-line = { $guild } ({ $house }{ $state ->
    [used] {""}, esaurita
    [locked] {""}, bloccata
   *[ready] {""}
}): { $says }
undoes-ask = Così la tua Casata resta senza carte e senza Fortificazione, e perdi. Scrivilo ancora una volta se è quello che vuoi.

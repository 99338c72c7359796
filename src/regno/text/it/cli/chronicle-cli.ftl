action-new = comincia una cronaca
action-list = elenca le cronache
action-show = mostra una cronaca: a che punto è, che cosa fare ora, il diario
action-score = mostra le schede dei punti
action-do = dà un comando a una cronaca
action-undo = annulla gli ultimi passi
action-redo = ripete i passi annullati
action-export = scrive una cronaca in un solo file
action-import = conserva una cronaca da un file esportato
action-link = crea un link a una cronaca per il browser
action-packs = elenca, controlla, stampa o esporta i pacchetti di carte
action-simulate = gioca scenari a caso contro un modello di squadra, per controllare le carte di un mazzo
arg-scenario = uno tra { $known }
flag-runs = quante partite per ogni caso (se manca: 400)
flag-json = risponde con un solo oggetto JSON
flag-data = la cartella dei dati (altrimenti REGNO_DATA, altrimenti quella del sistema)
flag-players = i giocatori in ordine di posto, in senso orario, separati da virgole
flag-title = un titolo per la cronaca
flag-facts = un file JSON o TOML con i dati della posizione da cui partire
flag-pack = il pacchetto di carte: un nome o il percorso di un file TOML (predefinito: house)
flag-as-met = la scatola è sul tavolo: le carte che mancano al pacchetto si inseriscono quando si incontrano (comando card)
flag-rule = una regola della casa e il suo valore; si può ripetere
flag-seed = una parola che fissa le pesche del programma
flag-to = va a questo numero di passo invece di contare
arg-id = la cronaca
arg-kind = uno tra { $known }
arg-facts = dati iniziali, come nome=valore o un oggetto JSON; per Paladini level=normal, hard o impossible
arg-command = il comando; "show" dice quali sono possibili
arg-command-facts = i suoi dati, come nome=valore, nome.chiave=valore o un oggetto JSON
arg-count = quanti passi
arg-export-file = il file da scrivere (predefinito: l'uscita)
arg-import-file = il file esportato
arg-packs = che cosa fare con i pacchetti
arg-pack = il nome di un pacchetto, o il percorso del suo file TOML o della sua cartella
head-position = Sul tavolo
undone = Annullato
redone = Ripetuto
head-log = Ultimi passi
head-checklist = Da preparare
head-reminders = Da ricordare
head-now = Ora
no-chronicles = Ancora nessuna cronaca: "regno chronicle new campaign --players Anna,Bruno" ne comincia una.
list-line = { $id }  { $title }, { $where }, { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
sum = Totale: { $total }
second-hand = ? una cifra non letta nel regolamento stesso; il comando "figure" la corregge
exported = { $id } scritto in { $file }
warn-damage = { $id }: { $what }; { $whole ->
    [one] l'unico passo prima è intero
   *[other] i { $whole } passi prima sono interi
}
warn-lent = { $title }: { $lent } carte su { $all } sono carte di Regno, non della vostra scatola
pack-complete = { $kind }: completo
pack-incomplete = { $kind }: non completo
linked = Aggiungi questo all'indirizzo del tuo server (regno serve con gli stessi dati). Chi ce l'ha può cambiare la cronaca.
    { $address }
word-action = AZIONE
word-id = NOME
word-kind = GENERE
word-fact = FATTO=VALORE
word-words = PAROLE
word-pack = PACCHETTO
word-rule = REGOLA=VALORE
word-word = PAROLA
word-count = QUANTI
word-file = FILE
word-folder = CARTELLA
word-names = NOMI
word-command = COMANDO
word-number = NUMERO

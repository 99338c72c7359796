### Le pagine che si leggono: regole, prima lezione, informazioni.

## Regole.

rules = Regole
rules-lead = Le regole di una partita con «Gioca subito», con parole nostre. Spunta Gilde, Mercante o Casate Alleate per leggere anche le loro. Ogni frase nasce dagli stessi dati con cui gioca il tavolo.
rules-away = Queste regole ora non si possono mostrare
rules-none = Questo regolamento non esiste. Qui se ne leggono quattro.
rules-of-own = Le regole di questa edizione, con parole nostre. Ciò che cambia rispetto a quella stampata è segnato. Spunta Gilde, Mercante o Casate Alleate per leggere anche le loro.
rules-of-table = Le regole di questo tavolo. Ciò che cambia per le regole di casa è segnato.
rulebook = Regolamento
with = Si gioca con
guilds = Gilde
merchant = Mercante
allied = Casate Alleate
houses = Casate
house-rule = Regola di casa
house-rules = Regole di casa a questo tavolo
contents = Indice
cards = Le carte
cards-lead = Quante ce ne sono di ciascuna; dove il regolamento non stampa un numero è ricostruito, e ha un asterisco.
card-count = { $count } nel mazzo
guilds-seven = Le sette Gilde
differences = I quattro regolamenti a confronto
differences-lead = Solo ciò che è diverso. Un trattino vuol dire che lì la domanda non si pone.
point = Punto
rulings = Le decisioni
rulings-lead = Domande che i regolamenti lasciano aperte o a cui rispondono in modo diverso, con il loro numero, e come decide questo tavolo. Quelle con un'opzione si possono decidere altrimenti quando si prepara un tavolo.
option = Opzione
print = Stampa il promemoria
print-sheets = Tutte le carte nel loro numero, Gilde, scheda, libretto delle regole e foglio di prova in un solo PDF. Le carte sono di 63 × 88 mm, nove per foglio, con i segni per il taglio.
reference = Promemoria
needs = Richiede

## Prima lezione.

lesson = Prima lezione
lesson-second = Seconda lezione
step-of = Passo { $number } di { $count }
lesson-right = Ben fatto
lesson-wrong = Non proprio
again = Riprova
next-step = Prossimo passo
finish = Fine
lesson-done = Sai quanto basta per giocare
lesson-done-what = Tutto il resto te lo dice il tavolo strada facendo: che cosa puoi fare, e perché il resto non è permesso.
second-done = Conosci anche i trucchi
second-done-what = Bluff, Gilde, il Mercante e gli alleati: i problemi proseguono da qui, con posizioni di partite vere.
go-second = La seconda lezione
go-puzzles = Problemi
play-now = Gioca contro i bot
read-rules = Leggi le regole
lesson-steps = Passi della lezione
what-happened = Che cosa è successo
step-done = fatto

## Informazioni.

about = Informazioni su Regno
about-what = Regno è un tavolo per due cose che stanno in una scatola: Proelio, un gioco di carte di assedio e bluff, e le Cronache del Regno d'Occidente. Si gioca e si guarda in un browser, in un terminale o con programmi; i bot occupano le sedie vuote.
about-rules = Le regole sono fatti, e si possono riusare; ogni testo qui è scritto di nuovo, e non si mostra nessuna immagine di un gioco stampato. Se un gioco ti piace, compra la sua scatola.
version = Versione { $version }, regole { $rules }
source-code = Codice sorgente
source-what = Regno è software libero con licenza MIT. Il sorgente lo accompagna: quello che esegui è quello che puoi leggere.
credits = Riconoscimenti
credits-icons = Icone degli artisti di game-icons.net, usate con la licenza Creative Commons Attribuzione 3.0. Alcune sono mostrate in altri colori.
credits-fonts = Caratteri, ciascuno con la SIL Open Font License 1.1
credits-software = Costruito con
privacy = Che cosa si conserva
privacy-what = Un tavolo conserva il nome che dai e le mosse che fai, e null'altro di te. Nessun cookie, nessun tracciamento, nessuna chiamata ad altri server. Dal menu di un tavolo puoi far cancellare la tua parte.

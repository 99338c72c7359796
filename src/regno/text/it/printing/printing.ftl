### I fogli stampati: le parole attorno alle carte, e quelle sulle carte che nessuna pagina mostra.

## Attorno alle carte.

sheet-fronts = foglio { $sheet } di { $total }, fronte
sheet-backs = foglio { $sheet } di { $total }, retro
print-whole = Stampare al 100 %: una carta è di 63 × 88 mm
icons-by = Icone: { $source }

## Le carte di Proelio.

class-attack = Attacco
class-defence = Difesa
class-strategy = Strategia
guild-card = Gilda
guild-once = un uso a partita
merchant-card = Il Mercante
merchant-summer = Prendi una carta qualsiasi dagli scarti Base; scartane due dalla mano.
merchant-autumn = Prendi una carta qualsiasi dagli scarti Base; scarta dalla mano una carta Base e una Imperiale.
season-autumn-card = Quando il mazzo Base finisce: mescolane gli scarti e gira questa carta.
season-winter-card = Quando il mazzo Base finisce: la partita termina e decidono i punti.
season-next = Viene dopo

## Scheda, libretto, foglio di prova.

made-with = Fatto con Regno
reference-title = Scheda riassuntiva, una per giocatore, lato { $side } di 2
reference-marked = Evidenziato: cambiato da { $edition }
reference-whole = Le regole complete sono nel libretto
reference-deck = Le carte
reference-guilds = Gilde, un uso a partita
booklet-rulings = Decisioni sui dubbi
playtest-title = Foglio di prova, lato { $side } di 2
playtest-typed = Da copiare in un file: vedi la documentazione, alla voce della stampa
playtest-what = Che cosa annotare di ogni partita
playtest-about-date = Data: anno, mese e giorno.
playtest-about-houses = Casate: quante hanno giocato.
playtest-about-with = Con: guilds (Gilde), merchant (Mercante) o allied (Casate Alleate); niente per il gioco semplice.
playtest-about-winner = Vince: il posto nell'ordine di gioco, 1 per la Casata che ha iniziato; 0 per nessuno; di più d'una 1+3.
playtest-about-ending = Fine: fall (caduta), winter (Inverno) oppure other (altro).
playtest-about-rounds = Giri: quante volte ha avuto il turno la Casata che ha iniziato. Fate un segno ogni volta.
playtest-about-minutes = Minuti: dal primo turno all'ultimo.
playtest-about-guild = Gilda: quella di chi ha vinto, se si è giocato con le Gilde.
playtest-column-date = Data
playtest-column-houses = Casate
playtest-column-with = Con
playtest-column-winner = Vince
playtest-column-ending = Fine
playtest-column-rounds = Giri
playtest-column-minutes = Minuti
playtest-column-guild = Gilda
playtest-remarks = Osservazioni
playtest-questions = Quale regola avete dovuto cercare? Quale carta non valeva mai la pena? Quando era già decisa, e quando lo è sembrata?

## Le carte di un pacchetto: come si chiama una carta di ogni tipo, e che cosa sta su alcune.

type-group = { $type }, { $group }
type-crest = Segnalino Stemma
type-crest-tome = Volume Stemma
type-tome = Volume
type-scheme = Intrigo
type-future-scheme = Intrigo futuro
type-final-scheme = Intrigo finale
type-baron-board = Plancia del Barone
type-demand = Richiesta
type-event = Evento
type-tile = Tessera
type-a-board = Plancia di un giocatore
type-threat = Minaccia
type-kings-threat = Minaccia del Re
type-kings-order = Ordine del Re
type-order-spaces = Spazi degli Ordini
type-player-tile = Tessera di un giocatore
type-start-townsfolk = Cittadino iniziale
type-p-townsfolk = Cittadino aggiuntivo
type-summary = Riassunto
type-poverty = Povertà
type-prosperity = Prosperità
type-baron-card = Il Barone
type-dismissal = Congedo
type-townsfolk = Cittadino
type-v-townsfolk = Cittadino
type-player-card = Carta giocatore
type-hero = Eroe
side-rogue = Furfante
side-reverend = Reverendo
side-early = Invasori, round da 1 a 4
side-late = Invasori, round da 5 a 7
or = oppure
apprentice-on = Con: { $place }
apprentice-skills = Abilità: { $skills }
apprentice-virtue = Reputazione quando lo si assume
apprentice-donations = Donazioni
word-mason = Muratore
word-carpenter = Carpentiere
word-tiler = Posatore
word-builder = Costruttore
word-cleric = Chierico
word-merchant = Mercante
word-noble = Nobile
word-criminal = Criminale

## Che cosa non si può stampare.

unknown-paper = non c'è la carta { $paper }: { $known }
unknown-language = non c'è la lingua { $language }: { $known }
too-many-cards = { $cards } carte sono troppe per un file: al massimo { $most }. Diminuite le copie
no-cards = non contiene nessuna carta da stampare
print-busy = in questo momento si fanno molti file: riprovate tra { $seconds } secondi
print-slow = fare il file richiedeva troppo tempo, e si è rinunciato

## Le pagine: che cosa sta dove si fa un file.

page-title = Stampa e gioca
page-paper = Carta
page-a4 = Foglio A4
page-letter = Foglio Letter
page-language = Lingua delle carte
page-how = Stampa
page-backs = I retri, per stampare sui due lati
page-ink = Poco inchiostro: figure bianche, linee sottili
page-make = Fai il PDF
page-busy = Il PDF è in preparazione …
page-done = { $file } è salvato. Stampalo al 100 %, senza adattarlo alla pagina.
page-both-sides = Stampa al 100 %, fronte e retro, voltando sul lato lungo. Il righello su ogni foglio deve misurare 50 mm.
page-one-side = Stampa al 100 %, su un lato solo. Il righello su ogni foglio deve misurare 50 mm.
page-lost = Il server non ha risposto. Riprovate.
sheets = { $count ->
    [one] 1 foglio
   *[other] { $count } fogli
}
part-cards = Carte, 9 per foglio
part-backs = Retri
part-backs-there = sull'altro lato
part-reference = Scheda di riferimento
part-playtest = Foglio di prova
part-booklet = Libretto delle regole
part-all = In tutto
page-parts = Che cosa si stampa
page-preview = I fogli

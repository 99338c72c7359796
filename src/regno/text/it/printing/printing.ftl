### I fogli stampati: le parole attorno alle carte, e quelle sulle carte che nessuna pagina mostra.

## Attorno alle carte.

sheet-fronts = foglio { $sheet } di { $total }, fronte
sheet-backs = foglio { $sheet } di { $total }, retro
print-whole = Stampare al 100 %: una carta è di 63 × 88 mm
ruler = 50 mm
icons-by = Icone: game-icons.net, CC BY 3.0

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
reference-title = Scheda riassuntiva, una per giocatore
reference-marked = Evidenziato: cambiato da { $edition }
reference-whole = Le regole complete sono nel libretto
reference-deck = Le carte
reference-guilds = Gilde, un uso a partita
booklet-title = Proelio: { $edition }
booklet-rulings = Decisioni sui dubbi
playtest-title = Foglio di prova
playtest-typed = Da copiare in un file: vedi “Print and play” nella documentazione
playtest-what = Che cosa annotare di ogni partita
playtest-about-date = Data: anno, mese e giorno.
playtest-about-houses = Casate: quante hanno giocato.
playtest-about-with = Con: guilds (Gilde), merchant (Mercante) o allied (Casate alleate); niente per il gioco semplice.
playtest-about-winner = Vince: il posto nell'ordine di gioco, 1 per la Casata che ha iniziato; 0 per nessuno. Di più d'una, la prima.
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

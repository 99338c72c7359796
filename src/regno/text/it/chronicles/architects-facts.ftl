### Architetti: che cosa non va in una posizione da cui una cronaca comincia.

unknown-fact = dato sconosciuto "{ $name }": si conoscono { $known }
position-before-setup = { $name } descrive una posizione, quindi la preparazione va detta per intero: { $known }
not-by-player = { $name } deve essere una tabella con un valore per alcuni tra { $players }
no-player = { $name } non può riguardare "{ $player }": scegliete tra { $players }
wrong-position = { $name } non può essere "{ $value }": { $allowed }
ask-round = Quale round?
ask-filled = Chi ha occupato l'ultimo spazio della Sede delle Corporazioni?
ask-stall = Chi c'è?
ask-on-top = Quanti Intrighi Futuri stanno coperti in cima al mazzo Intrigo?
ask-position = { $name }?
allowed-spaces = la Sede delle Corporazioni ha solo { $spaces } spazi
allowed-filled = la Sede delle Corporazioni è piena, quindi indicate chi ha occupato l'ultimo spazio, tra chi vi si trova
allowed-stall-artisan = un Artigiano al Mercato Nero sta su uno dei suoi spazi: indicate lì il suo giocatore
allowed-stalls = il terzo Lavoratore al Mercato Nero fa scattare la Pulizia, quindi possono starci al più in due
allowed-workers = { $player } avrebbe { $count } Lavoratori, e sono 20
allowed-artisan = ogni giocatore ha un solo Artigiano, in un solo posto
allowed-baron = il Barone ha solo { $count } Lavoratori
allowed-seen = il mazzo degli Intrighi Futuri non ne contiene tanti, e l'Intrigo Finale ne esce per ultimo
allowed-discards = si scartano solo Intrighi in gioco: quelli Iniziali e gli Intrighi Futuri già visti
allowed-events = il mazzo Evento di questa difficoltà ne aveva solo { $count }
allowed-demands = indicate le Richieste rivelate con quanto vi è stato donato, una per livello a partire dal livello 1
allowed-given = ne prende solo { $need }

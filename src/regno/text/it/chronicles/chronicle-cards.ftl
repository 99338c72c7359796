
# Una carta della scatola inserita nel mezzo della partita
new-of = { $type }: che cosa dice la carta nuova?
which-kind = Che tipo di carta è?
kind-plain = Senza Artigiani
kind-artisans = Era degli Artigiani
crests = Stemmi
crests-how = tocca: uno, due, nessuno
crest-times = { $crest }, { $count } volte
word-objective = Qual è il suo obiettivo? Basta una parola
word-name = Un nome, se volete
rows = Righe della carta, dall'alto in basso
row-first = Toccate le icone della carta
row-next = un'altra riga, o salva
row-out = Togli la riga { $row }
arrow-of = Riga { $row }: { $section ->
    [0] nessuna freccia
   *[other] freccia verso la sezione { $section }
}
lose-virtue = Perdere 1 Reputazione
deed-demand = Richiesta
deed-event = Evento
deed-scheme = Intrigo
deed-future_discard = Futuro agli scarti
deed-future_top = Futuro in cima
deed-tax_check = Tasse
deed-exile_prison = Via dalla Prigione
deed-exile = Via un Lavoratore
threat-action = Quale azione elimina un Lavoratore?
threat-workers = Lavoratori con { $players } giocatori
threat-penalty = La penalità; più d'una è una scelta
penalty-honour = 1 Onore
penalty-strength = 1 Forza
penalty-faith = 1 Fede
penalty-influence = 1 Influenza
penalty-silver = 1 Moneta
penalty-provision = 1 Provvista
penalty-gain-suspicion = Prendere 1 Sospetto
penalty-worker = 1 Lavoratore dopo
penalty-workshop = 1 Officina
demand-items = Che cosa chiede?
demand-need = Quanti con { $players } giocatori
demand-met = PV se è soddisfatta
demand-failed = PV persi se fallisce
order-least = Quanto di ogni Caratteristica?
townsfolk-action = Quale azione dà 1 Onore?
pays-after = Dopo che cosa dà qualcosa?
pays-what = Che cosa dà?
pays-how = toccate ancora per averne di più, poi nessuno
pays-silver = { $count ->
    [one] 1 Moneta
   *[other] { $count } Monete
}
pays-provision = { $count ->
    [one] 1 Provvista
   *[other] { $count } Provviste
}
pays-honour = { $count } Onore
pays-strength = { $count } Forza
pays-faith = { $count } Fede
pays-influence = { $count } Influenza
pays-worker = { $count ->
    [one] 1 Lavoratore
   *[other] { $count } Lavoratori
}
pays-suspicion = { $count } Sospetto in meno
pays-text = Qualcos'altro
summary-remove_baron = Un Lavoratore Barone si elimina con
summary-place_worker = Un proprio Lavoratore si colloca con
lacks-word = Una parola dell'obiettivo
lacks-rows = Toccate almeno una riga
lacks-action = Scegliete l'azione
lacks-workers = Quanti Lavoratori?
lacks-penalty = Scegliete la penalità
lacks-items = Scegliete che cosa chiede
lacks-need = Quanti ne servono?
lacks-attributes = Scegliete una Caratteristica
lacks-effects = Scegliete un effetto
lacks-trigger = Scegliete dopo che cosa
lacks-gain = Scegliete che cosa dà
save-and-play = Salva e gioca questa carta
your-pack = Il vostro pacchetto
photo = Una foto della carta
photo-again = Un'altra foto
photo-about = Resta su questo dispositivo e non viene mai inviata.
photo-remove = Elimina la foto
photo-unreadable = Questo file non è un'immagine leggibile. Scegliete una foto.
colours = Colori dei pezzi
colour-of = Quale colore?
colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-purple = viola
colour-red = rosso
colour-white = bianco
aloud = Leggi ad alta voce che cosa fa il Barone
aloud-never = Questo browser non ha una voce per leggere.
read-aloud = Leggi ad alta voce
winner-of = La cronaca è di { $winner }
winners-of = La cronaca è di { $winners } insieme
tomes-of = { $count ->
    [one] 1 Volume
   *[other] { $count } Volumi
}, { $hidden ->
    [0] nessun Volume Vittoria
    [one] di cui 1 Volume Vittoria
   *[other] di cui { $hidden } Volumi Vittoria
}
chapters-then-tomes = Architetti, Paladini, Visconti, poi Volumi
print-it = Stampa
picture = Immagine
again-same = Di nuovo con le stesse persone

# Advantages of a campaign.
advantages = Vantaggi
tap-when-used = toccate quando è usato
used-what = Usato: { $tome }
when-setup = all'inizio
when-turn_start = all'inizio di un turno
when-on_event = quando serve

### Proelio: nomi, ragioni, le parole per la fine di una partita. In comune con il browser.
###
### Una carta: .a e .the stanno nelle frasi, .says è la sua regola in una riga, .face le poche parole stampate. card-<tipo>-<edizione> è il nome proprio di un regolamento.

card-shields = Scudi
    .a = degli Scudi
    .the = gli Scudi
    .says = Difesa 1. La prima Fortificazione di una Casata.
    .face = Prima Fortificazione, o difesa di 1.
card-palisades = Palizzate
    .a = delle Palizzate
    .the = le Palizzate
    .says = Difesa 2, richiede una Fortificazione di 1. Si innalzano sugli Scudi.
    .face = Seconda Fortificazione, o difesa di 2.
card-tower = Torre
    .a = una Torre
    .the = la Torre
    .says = Difesa 3, richiede una Fortificazione di 2. Si innalza sulle Palizzate.
    .face = Terza Fortificazione, o difesa di 3.
card-tower-v082 = Torri
    .a = delle Torri
    .the = le Torri
card-tower-ga = Torri
    .a = delle Torri
    .the = le Torri
card-patrol = Ronda
    .a = una Ronda
    .the = la Ronda
    .says = Difesa 1, non richiede nulla, non è mai una Fortificazione. Sorprende un'Infiltrazione e deruba il ladro.
    .face = Difesa di 1. Sorprende un'Infiltrazione.
card-patrol-v082 = Ronda
    .a = una Ronda
    .the = la Ronda
card-manure = Letame
    .a = del Letame
    .the = il Letame
    .says = Attacco 0: un bluff.
    .face = Non fa danno: solo un inganno.
card-soldiers = Soldati
    .a = dei Soldati
    .the = i Soldati
    .says = Attacco 1.
    .face = Attacco di 1, sempre pronto.
card-knights = Cavalieri
    .a = dei Cavalieri
    .the = i Cavalieri
    .says = Attacco 2, richiede una Fortificazione di 1.
    .face = Attacco di 2.
card-trebuchets = Trabucchi
    .a = dei Trabucchi
    .the = i Trabucchi
    .says = Attacco 3, richiede una Fortificazione di 2.
    .face = Attacco di 3.
card-infiltration = Infiltrazione
    .a = un'Infiltrazione
    .the = l'Infiltrazione
    .says = Attacco senza numero: ruba a caso una carta Base, oltre ogni Fortificazione. Una Ronda la sorprende.
    .face = Supera la Fortificazione e ruba una carta.
card-resources = Risorse
    .a = delle Risorse
    .the = le Risorse
    .says = Strategia: peschi due carte Base.
    .face = Pesca due carte.
card-temporary-alliance = Alleanza Temporanea
    .a = un'Alleanza Temporanea
    .the = l'Alleanza Temporanea
    .says = Strategia: una Casata a tua scelta pesca una carta Base.
    .face = Una Casata a scelta pesca una carta.
card-plague = La Peste
    .a = una Peste
    .the = la Peste
    .says = Strategia: fino al tuo prossimo turno nessuno posa né risolve attacchi. Peschi una carta Base.
    .face = Niente attacchi fino al tuo turno. Pesca.
card-hero = Eroe
    .a = un Eroe
    .the = l'Eroe
    .says = Attacco 4, richiede una Fortificazione di 3.
    .face = Attacco di 4.
card-fortress = Fortezza
    .a = una Fortezza
    .the = la Fortezza
    .says = Difesa 4, richiede una Fortificazione di 3. Si innalza sulla Torre.
    .face = Ultima Fortificazione, o difesa di 4.
card-imperial-manure = Letame Imperiale
    .a = del Letame Imperiale
    .the = il Letame Imperiale
    .says = Attacco 0: un bluff dal dorso dorato.
    .face = Un inganno dal dorso d'oro.
card-imperial-resources = Risorse Imperiali
    .a = delle Risorse Imperiali
    .the = le Risorse Imperiali
    .says = Strategia: peschi tre carte Base.
    .face = Pesca tre carte.
card-edict = Editto Imperiale
    .a = un Editto Imperiale
    .the = l'Editto Imperiale
    .says = Difesa contro tutto: qualunque sia l'attacco, non ne viene nulla. Non richiede nulla.
    .face = Respinge qualsiasi attacco.
card-edict-it111 = Protezione Imperiale
    .a = una Protezione Imperiale
    .the = la Protezione Imperiale
card-black-powder = Polvere Pirica
    .a = della Polvere Pirica
    .the = la Polvere Pirica
    .says = Attacco senza numero: spazza via ogni difesa e la Fortificazione, non dà Bottino.
    .face = Spazza via ogni difesa. Niente Bottino.
card-inquisition = Inquisizione
    .a = un'Inquisizione
    .the = l'Inquisizione
    .says = Strategia: guardi tutta la mano di una Casata vicina.
    .face = Guarda la mano di un vicino.

# Carte di cui si vede solo il dorso.
back-base = { $count ->
    [one] una carta Base
   *[other] { $count } carte Base
}
back-imperial = { $count ->
    [one] una carta Imperiale
   *[other] { $count } carte Imperiali
}
card-times = { $card } ×{ $count }
several = { $first } e { $last }

guild-bards = Bardi
    .of = dei Bardi
    .says = Nel tuo turno la Casata alla tua destra scarta una carta a sua scelta.
guild-builders = Costruttori
    .of = dei Costruttori
    .says = Quando si scopre un attacco contro di te, aggiungi 1 a una difesa che non sia vuota.
guild-artisans = Artigiani
    .of = degli Artigiani
    .says = Con Risorse o Risorse Imperiali peschi una carta in più.
guild-thieves = Ladri
    .of = dei Ladri
    .says = Ignori un'Infiltrazione contro di te, o sfuggi alla Ronda che sorprende la tua.
guild-scribes = Scrivani
    .of = degli Scrivani
    .says = Al prezzo di una carta Imperiale ne peschi due e ne tieni una.
guild-apothecaries = Speziali
    .of = degli Speziali
    .says = Annulli una Peste appena una Casata rivale la gioca.
guild-merchants = Mercanti
    .of = dei Mercanti
    .says = Nel tuo turno chiami il Mercante nella tua area.

# Le sei Casate, per posto. I nomi sono nostri.
house-0 = Aquila
    .to = ad Aquila
    .colour = blu
house-1 = Ursina
    .to = a Ursina
    .colour = rosso
house-2 = Corvina
    .to = a Corvina
    .colour = viola
house-3 = Cervara
    .to = a Cervara
    .colour = verde
house-4 = Leonforte
    .to = a Leonforte
    .colour = oro
house-5 = Rovere
    .to = a Rovere
    .colour = grigio

edition-changed = { $base }, cambiato

season-summer = Estate
season-autumn = Autunno
season-winter = Inverno

ending-conquest = { $me ->
    [who] Una Casata è caduta, e tu vinci per conquista.
   *[none] Una Casata è caduta, e { $winners } vince per conquista.
}
ending-alliance = { $me ->
    [who] Una Casata è caduta, e con lei la sua alleanza: vince la tua ({ $winners }).
   *[none] Una Casata è caduta, e con lei la sua alleanza: vincono { $winners }.
}
ending-winter = { $me ->
    [who] È arrivato l'Inverno, e hai più punti di tutti{ $count ->
        [one] {""}
       *[other] {""}, insieme ad altri ({ $winners })
    }.
   *[none] È arrivato l'Inverno. Più punti di tutti: { $winners }.
}
ending-draw = Sono cadute tutte e due le Casate dell'ultimo attacco: non vince nessuno.
ending-cap = L'ultimo turno concesso è finito: non vince nessuno.

why-not-this-choice = non è ciò che si chiede
why-not-held = non hai in mano { $card }
why-out-of-order = le carte di una scelta si nominano nell'ordine dei tipi; { $card } viene prima dell'ultima
why-leaves-too-few = dopo { $card } il resto della scelta non si potrebbe completare
why-not-deployable = con { $card } non ci si difende, solo con le carte Difesa
why-over-level = { $level ->
    [0] { $card } richiede una Fortificazione più alta della tua, che è { $fort }
   *[other] { $card }: il valore è { $level }, e con la tua Fortificazione a { $fort } il massimo è { $most }
}
why-plague-on-table = c'è una Peste sul tavolo
why-attack-pending = il tuo attacco precedente è ancora lì
why-first-turn = nessuna Casata può attaccare nel suo primo turno
why-last-card = senza Fortificazione la tua unica carta non può andare all'attacco
why-fort-at-top = la tua Fortificazione è già una Fortezza
why-one-plague-only = c'è già una Peste sul tavolo, e una seconda non può aggiungersi
why-not-that-house = quella Casata non si può scegliere
why-empty-hand = in quella mano non ci sono carte
why-too-few-cards = si devono pagare due carte
why-no-imperial-cards = dopo il pagamento non ci sarebbe una carta Imperiale da pescare
why-perk-not-yours = è la Specialità di un'altra Gilda ({ $guild })
why-perk-exhausted = la tua Gilda è esaurita
why-perk-locked = niente Specialità mentre il Mercante è nella tua area
why-artisans-later = a questo tavolo gli Artigiani si usano dopo la pesca
why-equitas-off = questa edizione non ha Equitas
why-equitas-spent = Equitas è già stata invocata
why-equitas-has-fort = hai una Fortificazione
why-equitas-others-lack = anche un'altra Casata è senza Fortificazione
why-equitas-fort-lost = in questa partita è già stata persa una Fortificazione
why-equitas-has-shields = hai in mano degli Scudi
why-equitas-deck-only = in questa edizione si cerca solo nel mazzo
why-merchant-absent = il Mercante non è in gioco
why-merchant-elsewhere = il Mercante non è nella tua area
why-merchant-here = il Mercante è già nella tua area
why-nothing-to-buy = non ci sono scarti Base tra cui scegliere
why-cannot-pay = non potresti pagare il prezzo
why-not-allied = il Supporto è solo per le Casate Alleate
why-nothing-to-draw = non resta alcuna carta Base da pescare
why-self-defeat = resteresti senza carte e senza Fortificazione, e qui non è permesso
why-must-act = un'Azione è possibile, e ne è dovuta una
why-not-in-pile = { $card } non è tra gli scarti Base
why-chance-cannot = il caso qui non può rispondere così
why-game-over = la partita è finita

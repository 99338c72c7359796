stage-setup = Preparazione
stage-play = Round { $round }: turni dei giocatori
stage-play-from = Round { $round }: tocca a voi, inizia { $first }
stage-baron = Round { $round }: turno del Barone
stage-last = Round { $round }: ultimi turni
stage-ended = La partita è finita: punteggio finale
stage-over = Lo scenario è concluso
not-now = ora non è possibile ({ $now })
no-task = ora il Barone non sta agendo
waits-for = il turno del Barone aspetta prima altro: { $step }
section-setup = Regolamento, scenario Architetti: preparazione, punto { $point }
section-turn = Regolamento, scenario Architetti: modifiche al turno
section-market = Regolamento, scenario Architetti: Pulizia del Mercato Nero
section-donations = Regolamento, scenario Architetti: Donazioni
section-baron = Regolamento, scenario Architetti: turno del Barone
section-scheme = Regolamento, scenario Architetti: turno del Barone
section-event = Regolamento, scenario Architetti: carte Evento
section-demand = Regolamento, scenario Architetti: carte Richiesta
section-future_discard = Regolamento, scenario Architetti: nuove icone
section-capture = Regolamento, scenario Architetti: cattura del Barone
section-icons = Regolamento, scenario Architetti: nuove icone
section-end = Regolamento, scenario Architetti: fine della partita
section-score = Regolamento, scenario Architetti: punteggio finale
section-base = Regolamento di Architetti

the-baron = il Barone
last-player = chi gioca per ultimo
yes = sì
no = no
virtue-at-0 = Con Reputazione 0, al posto di ogni Reputazione persa si prende un Debito.
at-quarry = Cava
at-forest = Foresta
at-silversmith = Argentiere
at-mines = Miniera
at-storehouse = Magazzino Reale
at-workshop = Officina
at-town_centre = Centro Città
at-tax_stand = Deposito Tasse
at-guardhouse = Corpo di Guardia
at-black_market = Mercato Nero
at-guildhall = Sede delle Corporazioni
in-quarry = nella Cava
in-forest = nella Foresta
in-silversmith = dall'Argentiere
in-mines = nella Miniera
in-storehouse = nel Magazzino Reale
in-workshop = nell'Officina
in-town_centre = nel Centro Città
in-tax_stand = nel Deposito Tasse
in-guardhouse = nel Corpo di Guardia
in-black_market = al Mercato Nero
in-guildhall = nella Sede delle Corporazioni
crew-guildhall = nella Sede delle Corporazioni
crew-market = al Mercato Nero
crew-prison = in Prigione
crew-captive = sulla plancia del Barone
crew-exiled = fuori dal gioco
crew-held = sulla plancia di un giocatore
piece-worker = un Lavoratore
piece-artisan = l'Artigiano
kind-silver = Monete
kind-clay = Argilla
kind-stone = Pietra
kind-wood = Legno
kind-gold = Oro
kind-marble = Marmo
kind-building = Progetti
kind-debt = Debiti non pagati
kind-debt_paid = Debiti pagati
item-silver = { $count ->
    [one] 1 Moneta
   *[other] { $count } Monete
}
item-clay = { $count ->
    [one] 1 Argilla
   *[other] { $count } Argille
}
item-wood = { $count ->
    [one] 1 Legno
   *[other] { $count } Legni
}
item-stone = { $count ->
    [one] 1 Pietra
   *[other] { $count } Pietre
}
item-gold = { $count ->
    [one] 1 Oro
   *[other] { $count } Ori
}
item-marble = { $count ->
    [one] 1 Marmo
   *[other] { $count } Marmi
}
item-virtue = { $count } Reputazione
item-debt = { $count ->
    [one] 1 Debito
   *[other] { $count } Debiti
}
item-debt_paid = { $count ->
    [one] 1 Debito pagato
   *[other] { $count } Debiti pagati
}
item-building = { $count ->
    [one] 1 Progetto
   *[other] { $count } Progetti
}
item-apprentice = { $count ->
    [one] 1 Apprendista
   *[other] { $count } Apprendisti
}
item-tool = { $count ->
    [one] 1 Strumento
   *[other] { $count } Strumenti
}
item-worker_to_prison = { $count ->
    [one] 1 Lavoratore, che va in Prigione
   *[other] { $count } Lavoratori, che vanno in Prigione
}
who-all = tutti i giocatori
who-one = un giocatore
effect-place = Lavoratore Barone { $at }
effect-place-arrow = Lavoratore Barone { $at }, freccia verso la sezione { $arrow } della sua plancia
effect-arrow = la freccia: la sezione della plancia Barone
effect-option = una scelta tra più effetti
effect-demand = si rivela la prossima Richiesta
effect-event = si rivela e si risolve il prossimo Evento
effect-scheme = si rivela e si risolve il prossimo Intrigo
effect-future_discard = il prossimo Intrigo Futuro tra gli scarti
effect-future_top = il prossimo Intrigo Futuro coperto in cima al mazzo Intrigo
effect-exile_prison = { $who }: 1 Lavoratore in Prigione è rimosso dal gioco
effect-exile = { $who }: 1 Lavoratore è rimosso dal gioco
effect-tax_check = { $min } o più Tasse: tutti perdono { $lose } Reputazione; poi le Tasse nella riserva
effect-capture = cattura dove ha appena collocato
effect-imprison = tutti i catturati della sua plancia vanno in Prigione
effect-market_reset = una Pulizia del Mercato Nero
effect-lose = { $who }: si perde { $what }
effect-gain = { $who }: si ottiene { $what }
short-place = colloca 1
short-there = 1 collocato, ora ne ha { $count }
short-arrow = Freccia: { $deed }
short-arrow-else = Freccia: { $deed }, altrimenti { $other }
short-capture = cattura
short-imprison = manda in Prigione

mode-normal = normale, la plancia blu
mode-hard = difficile, la plancia rossa
artisans-yes = con L'Era degli Artigiani
artisans-no = senza L'Era degli Artigiani
colour-blue = blu
colour-red = rossa
side-rogue = Furfante
side-reverend = Reverendo
prepared = la difficoltà è già decisa: { $mode }
ask-mode = Quale difficoltà?
ask-artisans = Si gioca con L'Era degli Artigiani? In sei giocatori è necessaria.
ask-spaces = Quanti spazi ha la Sede delle Corporazioni? Di solito { $usual }.
step-prepare = Scegliete la difficoltà, e se si gioca con L'Era degli Artigiani.
why-prepare = La plancia Barone blu è la partita normale, la rossa quella difficile: cattura di più, ha più Eventi e un obiettivo più alto. Un Intrigo appartiene a L'Era degli Artigiani e senza di essa resta nella scatola.
spaces-rows = la Sede delle Corporazioni non può avere { $spaces } spazi: ha { $rows } file uguali, quindi serve un multiplo di { $rows }
did-prepare = Difficoltà: { $mode }; { $artisans }; la Sede delle Corporazioni ha { $spaces } spazi.
boards-known = la plancia di ogni giocatore è nota
boards-first = prima indicate la plancia di ogni giocatore
board-other = un'altra plancia
ask-player = Quale giocatore?
ask-board = Quale plancia?
ask-prison = Quanti Lavoratori del giocatore iniziano in Prigione? Di solito quanti dice la plancia.
prison-missing = questa plancia non è tra le carte, quindi indicate quanti Lavoratori di { $player } iniziano in Prigione
step-board = Indicate la plancia di ogni giocatore.
why-board = Lo scenario usa la variante Personaggi. Una plancia dice, tra l'altro, quanti Lavoratori del giocatore iniziano in Prigione.
did-board = { $player } gioca con { $board }: { $prison } Lavoratori in Prigione, { $silver } Monete, Reputazione { $virtue }; inoltre { $more }.
did-board-other = { $player } gioca con una plancia che non è tra le carte: { $prison } Lavoratori in Prigione.
nothing-more = nient'altro
dealt-known = ogni giocatore ha già un Furfante o un Reverendo
ask-card = Quale carta? Se non lo indicate, pesca il programma.
ask-card-met = Quale carta è sul tavolo?
ask-card-dealt = Quale carta? Solo se è già inserita.
ask-side = Quale lato resta scoperto per tutta la partita?
step-apprentice = Distribuite a ogni giocatore una carta Furfante / Reverendo. Il lato si sceglie dopo.
step-apprentice-met = Distribuite a ogni giocatore una carta Furfante / Reverendo. Ognuno la posa sul lato che preferisce.
did-deal = { $player } riceve { $card }.
did-deal-met = { $player } riceve una carta Furfante / Reverendo.
step-side = Ogni giocatore posa la propria carta Furfante / Reverendo sul lato che preferisce.
sides-known = nessuno ha una carta Furfante / Reverendo di cui scegliere il lato
why-apprentice = Il Furfante dà fino a 2 Donazioni con il Mercato Nero, il Reverendo tante quante il livello nella Cattedrale con la Sede delle Corporazioni. È un Apprendista come gli altri.
did-apprentice = { $player } ha { $card }, lato { $side }.
did-apprentice-met = { $player } ha la carta Furfante / Reverendo, lato { $side }.
did-virtue-up = { $player } ottiene { $count } Reputazione.
did-virtue-down = { $player } perde { $count } Reputazione.
did-virtue-debt = { $player } inizia troppo in basso: sotto 0 si prende invece un Debito.
first-known = il primo giocatore è già noto: { $player }
ask-first = Chi inizia? Se non lo indicate, chi ha la Reputazione più alta; se sono più d'uno, si estrae a sorte.
ask-first-other = Chi ha la Reputazione più alta e inizia?
did-first-virtue = { $player } ha la Reputazione più alta.
did-first-drawn = { $players } hanno la stessa Reputazione, la più alta: si è estratto a sorte.
step-first = Chi inizia? Chi ha la Reputazione più alta.
why-first = Con la variante Personaggi inizia chi ha più Reputazione. Il turno del Barone viene dopo quello di tutti.
did-first = Inizia { $player }. L'ultimo turno del round è di { $last }: la plancia Barone sta alla sua sinistra, ed è bene che la gestisca.
name-taken = un giocatore non può chiamarsi "{ $player }": è il nome dei Lavoratori Barone

list-base = Preparate Architetti secondo le sue regole, con la variante Personaggi.
list-base-why = Ogni giocatore prende una plancia diversa, che dice con che cosa inizia.
list-dealt = Mescolate le carte Furfante / Reverendo, datene una a ciascuno, riponete le altre nella scatola.
list-dealt-why = Ognuno posa la carta sul lato che userà per tutta la partita. Conta per il limite degli Apprendisti.
list-free-apprentice = In ordine inverso di turno, ognuno ingaggia gratis un Apprendista scoperto; rimpiazzateli solo quando tutti hanno scelto, e spostate la Reputazione dove la carta lo dice.
list-free-apprentice-why = L'ultimo sceglie per primo, e nessuno vede nuovi Apprendisti prima che tutti ne abbiano uno.
list-buildings = Ogni giocatore pesca 4 Edifici, ne scarta 1 e ne tiene 3.
list-buildings-why = In questo scenario gli Edifici non si scelgono a giro.
list-tiles = Posate le tessere Magazzino Reale e Corpo di Guardia sui loro Luoghi.
list-tiles-why = Sostituiscono le azioni stampate.
list-board = Posate la plancia Barone { $colour } a sinistra di { $last }.
list-board-why = Chi gioca per ultimo nel round svolge subito dopo il turno del Barone.
list-schemes = Togliete l'Intrigo con il simbolo de L'Era degli Artigiani, mescolate gli altri { $count } Intrighi Iniziali e posateli coperti sullo spazio sinistro della plancia Barone.
list-schemes-why = Quell'Intrigo richiede l'altra espansione.
list-schemes-artisans = Mescolate i { $count } Intrighi Iniziali e posateli coperti sullo spazio sinistro della plancia Barone.
list-schemes-artisans-why = Con L'Era degli Artigiani si usano tutti.
list-future = Posate l'Intrigo Finale coperto accanto alla plancia e sopra di esso gli altri { $count } Intrighi Futuri, mescolati.
list-future-why = L'Intrigo Finale arriva per ultimo.
list-demands = Scegliete a caso una Richiesta per livello e posate le quattro coperte in fila; le altre tornano nella scatola senza guardarle. Rivelate quella di livello 1.
list-demands-why = Una Richiesta conta da quando è rivelata; una che resta coperta dà PV a tutti.
list-events = Scegliete a caso { $count } Eventi e mescolateli in un mazzo; gli altri tornano nella scatola senza guardarli.
list-events-why = Ogni Evento rimasto alla fine dà 5 PV a ciascuno; un mazzo esaurito ne costa 10.
list-workers = Date al Barone tutti i suoi 20 Lavoratori.
list-workers-why = Stanno accanto alla sua plancia finché gli Intrighi li collocano.

step-reveal-demand = Rivelate la prossima Richiesta.
why-reveal-demand = Una Richiesta rivelata porta PV a ciascuno se alla fine è soddisfatta, altrimenti ne costa.
step-reveal-scheme = Quando tutti hanno svolto il turno, rivelate il primo Intrigo: è il turno del Barone.
step-reveal-scheme-last = Svolti gli ultimi turni, rivelate il primo Intrigo: è l'ultimo turno del Barone.
step-reveal-scheme-again = Rivelate il prossimo Intrigo: il turno del Barone continua con questo.
why-reveal-scheme = Una volta per round, dopo il turno di tutti, il Barone rivela un Intrigo e lo risolve dall'alto in basso.
step-reveal-event = Rivelate il prossimo Evento.
why-reveal-event = Si risolve per intero prima del resto della carta in corso.
step-reveal-future_discard = Rivelate il primo Intrigo Futuro e mettetelo tra gli scarti degli Intrighi.
why-reveal-future_discard = Arriverà dopo la prossima mescolata.
did-begin = La partita inizia; il primo turno è di { $first }.
did-shuffle = I { $count } scarti, mescolati, formano un nuovo mazzo Intrigo.
did-scheme = Intrigo: { $card }.
did-event = Evento: { $card }. { $left ->
    [0] Era l'ultimo.
    [one] Ne resta 1.
   *[other] Ne restano { $left }.
}
did-no-event = Si deve rivelare un Evento e non ce ne sono più: la partita finisce subito, senza ultimi turni.
did-demand = Richiesta di livello { $level }: { $card }. Tutti insieme dovete donarne { $need }: { $asked }.
no-demand = Le quattro Richieste sono già tutte rivelate: si ignora.
did-future-discard = { $card } va tra gli scarti degli Intrighi. { $left ->
    [0] Gli Intrighi Futuri sono esauriti.
    [one] Resta 1 Intrigo Futuro.
   *[other] Restano { $left } Intrighi Futuri.
}
did-future-top = Il primo Intrigo Futuro va coperto in cima al mazzo Intrigo. { $left ->
    [0] Non ne restano altri.
    [one] Ne resta 1.
   *[other] Ne restano { $left }.
}
no-future = Gli Intrighi Futuri sono esauriti: si ignora.
did-stop-chain = In questo turno sono state rivelate { $count } carte: non se ne rivelano altre.
did-place = Il Barone colloca un Lavoratore { $at }; ora ne ha { $count }.
did-place-market-0 = Il Barone colloca un Lavoratore al Mercato Nero, nello spazio a sinistra.
did-place-market-1 = Il Barone colloca un Lavoratore al Mercato Nero, nello spazio centrale.
did-place-market-2 = Il Barone colloca un Lavoratore al Mercato Nero, nello spazio a destra.
did-skip-full = La Sede delle Corporazioni è piena: questo passo e la sua freccia si saltano.
did-skip-worker = Il Barone non ha Lavoratori, neanche dopo averli ripresi: non può collocarne { $at }, e la freccia si salta.
did-take-back = Il Barone non ha Lavoratori disponibili e ne riprende { $count }: dai Luoghi aperti, dalla Prigione e dalle plance dei giocatori.
did-set-free = I Lavoratori catturati di { $players } tornano a casa.
did-arrow-nothing = La freccia non cambia nulla: nessuno da catturare, nessuno da mandare in Prigione.
did-capture = { $count ->
    [one] 1 Lavoratore di { $player } è catturato { $at } e va
   *[other] { $count } Lavoratori di { $player } sono catturati { $at } e vanno
} sulla plancia del Barone.
did-capture-artisan = L'Artigiano di { $player } è catturato { $at } per primo e va sulla plancia del Barone.
did-imprison = { $count ->
    [one] 1 Lavoratore catturato di { $player } va in Prigione.
   *[other] { $count } Lavoratori catturati di { $player } vanno in Prigione.
}
did-exile = { $player } rimuove 1 Lavoratore dal gioco: dalla propria plancia, altrimenti da un Luogo aperto. Fuori dal gioco finora: { $count }.
did-exile-prison = { $player } rimuove dal gioco 1 Lavoratore in Prigione. Fuori dal gioco finora: { $count }.
did-exile-none = { $player } non ha Lavoratori da rimuovere: si ignora.
did-lose-all = Tutti i giocatori perdono { $what }.
did-lose-one = { $who } perde { $what }.
did-gain-all = Tutti i giocatori ottengono { $what }.
did-gain-one = { $who } ottiene { $what }.
pass-over = Chi non può è esentato.
did-text = { $text }
recall = { $player }, { $board }: { $power }
did-end-turn = Il turno del Barone finisce. Inizia il round { $round }.
did-last-turns = La Sede delle Corporazioni è piena. Ogni giocatore ha ancora un turno: { $players }.
did-end = Il turno del Barone finisce, e con esso la partita.

no-carry-on = non c'è nulla da continuare: il Barone non sta agendo, o aspetta un dato
step-carry-on = Lasciate continuare il Barone.
why-carry-on = Ciò che aspettava non serve più, perché qualcosa è stato corretto o una regola della casa è cambiata.
did-carry-on = Il Barone continua.
step-standing = Contate chi si trova { $at }, dove il Barone ha appena collocato.
why-standing = Il Barone ne ha { $count } e per ognuno ne cattura 2: fino a { $reach } di ciascun giocatore. Se non c'è nessuno, fa l'altra cosa che la sezione della sua plancia indica, se ce n'è una.
ask-standing = Quanti Lavoratori di ogni giocatore si trovano { $at }?
ask-standing-artisans = Di chi è l'Artigiano { $at }? È catturato per primo.
too-many-standing = { $player } non può avere { $count } Lavoratori { $at }: solo { $free } sono sulla sua plancia o nei Luoghi aperti
did-standing = Presenti { $at }: { $who }.
did-standing-none = Nessun giocatore è presente { $at }.
artisan-of = l'Artigiano di { $player }
step-tax = Contate le Monete nel Deposito Tasse.
why-tax = Con { $min } o più tutti i giocatori perdono { $lose } Reputazione; poi tutte le Tasse vanno nella riserva.
ask-tax = Quante Monete ci sono nel Deposito Tasse?
did-tax = Nel Deposito Tasse c'erano { $silver } Monete.
did-tax-cleared = Tutte le Tasse vanno nella riserva generale.
did-tax-kept = Le Tasse restano.
step-exile = Ogni giocatore interessato rimuove dal gioco 1 Lavoratore, non un Artigiano.
why-exile = Deve essere sulla propria plancia, se ce n'è; altrimenti sul tabellone, non nella Sede delle Corporazioni né al Mercato Nero.
ask-exile = Chi non ne ha sulla propria plancia e lo prende dalla Prigione? Tutti gli altri lo prendono dalla propria plancia o da un Luogo aperto.
step-choose = Scegliete il giocatore per questo effetto: { $effect }.
why-choose = L'icona riguarda un solo giocatore, e decide il tavolo: chiunque, anche uno a cui non fa nulla.
did-choose = Il tavolo sceglie { $player }.
step-option = Scegliete uno degli effetti della carta.
why-option = La carta offre una scelta.
ask-option = Quale?
did-option = Il tavolo sceglie: { $option }.
step-enter = Il Barone può essere collocato { $at }?
why-enter = Secondo la vostra regola della casa gli si può impedire di entrare in un Luogo.
ask-enter = Può?
did-enter = Il Barone può essere collocato { $at }.
did-blocked = Il Barone non può essere collocato { $at }: il passo e la sua freccia si saltano.

nobody-free = nessuno ha Lavoratori da collocare: sono tutti nella Sede delle Corporazioni, al Mercato Nero, in Prigione, catturati o fuori dal gioco
no-worker-free = { $player } non ha Lavoratori da collocare: sono tutti nella Sede delle Corporazioni, al Mercato Nero, in Prigione, catturati o fuori dal gioco
no-artisan-free = l'Artigiano di { $player } non può essere collocato: è nella Sede delle Corporazioni, al Mercato Nero, in Prigione o catturato
ask-placer = Chi colloca un Lavoratore?
ask-piece = Un Lavoratore o l'Artigiano? Di solito un Lavoratore.
ask-on = Nel prossimo spazio, o sopra un proprio Lavoratore per creare? Di solito nel prossimo spazio.
on-space = il prossimo spazio
on-top = sopra un proprio Lavoratore
step-guildhall = Registrate chi colloca un Lavoratore nella Sede delle Corporazioni.
why-guildhall = Gli spazi si riempiono da sinistra a destra, una fila dopo l'altra; ne restano { $left }. Un Lavoratore lì resta fino alla fine, e l'ultimo spazio porta gli ultimi turni.
assume-board-card = Dove porta una freccia sulla plancia del Barone è preso da quella di Regno, perché la vostra non è ancora scritta. Se la vostra dice altro, cambiatela nel vostro pacchetto: arriva anche a questa cronaca.
assume-rows = Il terzo spazio delle prime tre file fa scartare i due Apprendisti più a sinistra; il primo spazio della terza e della quarta fila fa la Pulizia del Mercato Nero.
nothing-to-top = { $player } ha { $own } spazi nella Sede delle Corporazioni e su nessuno può stare un altro Lavoratore: al più due per spazio
guildhall-full = la Sede delle Corporazioni è piena: tutti i { $spaces } spazi sono occupati
did-guildhall = { $player } colloca { $piece } nella Sede delle Corporazioni.
did-guildhall-top = { $player } posa { $piece } sopra uno dei suoi nella Sede delle Corporazioni.
did-space = È occupato lo spazio { $number } di { $spaces }, nella fila { $row }.
did-apprentices = I due Apprendisti più a sinistra sono scartati e le file scorrono.
did-fill = Era l'ultimo spazio.
stall-1 = lo spazio a sinistra, 1 Moneta
stall-2 = lo spazio centrale, 2 Monete
stall-3 = lo spazio a destra, 3 Monete
ask-space = Quale spazio?
step-market = Registrate chi colloca un Lavoratore al Mercato Nero.
why-market = I suoi tre spazi tengono un Lavoratore ciascuno. Il terzo fa scattare la Pulizia.
assume-reset = Pulizia: tutti i Lavoratori presenti vanno in Prigione e si mettono nuove carte; 3 o più in Prigione costano 1 Reputazione; chi ne ha di più prende un Debito, anche in parità. Il Barone non prende né l'uno né l'altro; se da solo ne ha di più salva tutti.
did-market-0 = { $player } usa il Mercato Nero, lo spazio a sinistra.
did-market-1 = { $player } usa il Mercato Nero, lo spazio centrale.
did-market-2 = { $player } usa il Mercato Nero, lo spazio a destra.
did-reset = Pulizia del Mercato Nero: i Lavoratori presenti vanno in Prigione ({ $who }) e si mettono nuove carte.
did-reset-empty = Pulizia del Mercato Nero: non c'è nessuno; si mettono nuove carte.
did-reset-virtue = { $player } ne ha { $count } in Prigione e perde 1 Reputazione.
did-debt = { $player } ha più Lavoratori in Prigione di tutti, { $count }, e prende un Debito.
did-debt-with-baron = { $player } ha tanti Lavoratori in Prigione quanti il Barone, { $count }, e prende un Debito.
did-no-debt = In Prigione non c'è nessuno: nessun Debito.
did-no-debt-baron = Il Barone da solo ha più Lavoratori in Prigione di tutti, { $count }: nessuno prende un Debito.
power-count = { $player } ha il { $side }: fino a { $n } Donazioni con il Mercato Nero.
power-level = { $player } ha il { $side }: Donazioni pari al livello nella Cattedrale con la Sede delle Corporazioni.
ask-donor = Chi dona?
ask-item = Che cosa?
ask-count = Quanti? Ognuno è una Donazione. Di solito 1.
ask-demand = A quale Richiesta? Lasciate vuoto per un dono a un giocatore.
ask-receiver = A quale giocatore? Lasciate vuoto per una Richiesta.
step-donate = Registrate una Donazione.
why-donate = Ogni Donazione è un oggetto, a un altro giocatore o a una Richiesta rivelata; più Donazioni nello stesso turno si dividono a piacere.
assume-owned = Solo oggetti che chi dona ha davvero; nessuna abilità trasforma un oggetto in un altro, né lo scambia con la riserva. Una Richiesta prende solo ciò che chiede, e non più del necessario.
demand = { $card }: { $given } di { $need } ({ $items })
demand-or-player = una Donazione va a una Richiesta o a un giocatore: scegliete l'una o l'altro
to-oneself = { $player } non può donare a sé: si dona a un altro giocatore
wrong-item = { $card } non prende { $item }: chiede { $items }
too-much = { $card } non può prenderne { $count }: ne servono solo altri { $left }
did-donate = { $player } dona { $what } al giocatore { $to }.
did-donate-demand = { $player } dona { $what }. { $demand }
did-meet = { $card } è soddisfatta: alla fine { $met } PV a ciascuno.
no-apprentice = nessun giocatore ha più un Furfante o un Reverendo
deal-to-whom = dite a quale giocatore va la carta
step-lost = Registrate che un Furfante o un Reverendo è stato scartato.
why-lost = È un Apprendista normale: gli effetti possono scartarlo, e allora il suo potere non c'è più.
did-lost = { $player } non ha più il { $side }.

ask-captor = Chi cattura?
ask-his = Dove cattura i Lavoratori Barone?
ask-own = Dove cattura i propri Lavoratori?
step-capture = Registrate le catture di Lavoratori Barone, o dei propri.
why-capture = Un giocatore cattura i propri Lavoratori o quelli del Barone, mai quelli di un altro, in qualsiasi Luogo con il cerchio aperto; le catture di un turno si possono dividere tra più Luoghi.
assume-capture = Una cattura sono tutti i Lavoratori di un colore in un Luogo, al prezzo del gioco base. I propri tornano a casa; quelli del Barone vanno sulla plancia di chi cattura.
no-capture = indicate dove: scegliete i Luoghi per i Lavoratori Barone, per i propri o per entrambi
did-captures = { $player } effettua { $count ->
    [one] 1 cattura.
   *[other] { $count } catture.
}
did-take-his = { $count ->
    [one] 1 Lavoratore Barone { $at } va
   *[other] { $count } Lavoratori Barone { $at } vanno
} sulla plancia di { $player }.
did-take-own = { $player } riporta a casa i propri Lavoratori { $at }.
none-held = nessun giocatore tiene Lavoratori Barone
step-imprison = Mandate in Prigione i Lavoratori Barone catturati.
why-imprison = Come dice la tessera Corpo di Guardia, ognuno porta { $silver } Monete. In Prigione possono salvare i giocatori dai Debiti.
did-imprison-his = { $player } manda in Prigione { $count ->
    [one] 1 Lavoratore
   *[other] { $count } Lavoratori
} del Barone e prende { $silver } Monete.
prison-empty = nessun giocatore ha Lavoratori in Prigione
ask-releaser = Chi li libera?
ask-colours = Di chi sono i Lavoratori che escono?
step-release = Liberate Lavoratori dalla Prigione.
why-release = Un giocatore può liberare i propri Lavoratori e quelli degli altri: { $colours ->
    [one] un colore
   *[other] { $colours } colori
} per ogni azione del Corpo di Guardia. Quelli del Barone restano dentro.
did-release = { $player } libera dalla Prigione: { $players } ({ $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}).
did-come-home = { $count ->
    [one] 1 Lavoratore di { $player } torna a casa.
   *[other] { $count } Lavoratori di { $player } tornano a casa.
}
no-captives = il Barone non tiene Lavoratori catturati
price-silver = 5 Monete, di cui 2 Tasse
price-debt = 1 Debito e 1 Reputazione in meno
ask-price = A quale prezzo?
step-free = Liberate i propri Lavoratori dalla plancia del Barone.
why-free = L'azione del gioco base libera insieme tutti i propri catturati, al solito prezzo.
assume-free = La plancia del Barone vale come quella di un altro giocatore.
did-free = { $player } libera { $count ->
    [one] 1 Lavoratore
   *[other] { $count } Lavoratori
} dalla plancia del Barone per { $price }.

ask-place = Dove?
ask-number = Quanti ce ne sono ora?
step-correct = Correggete dove sono i Lavoratori di un giocatore.
step-correct-baron = Correggete dove sono i Lavoratori Barone.
why-correct = Una carta del gioco base può spostare Lavoratori, o qualcosa è stato dimenticato: inserite il nuovo numero, e la differenza si prende da quelli liberi.
ask-holder = Sulla plancia di chi? Solo per i Lavoratori sulla plancia di un giocatore.
holder-needed = indicate sulla plancia di chi sono i Lavoratori, e solo per quelli sulla plancia di un giocatore
too-many-there = { $player } non può averne { $count } lì: al più { $most } sono lì o liberi
did-correct = Corretto: { $player } ha { $count ->
    [one] 1 Lavoratore
   *[other] { $count } Lavoratori
} { $place }.
did-correct-baron = Corretto: il Barone ha { $count ->
    [one] 1 Lavoratore
   *[other] { $count } Lavoratori
} { $place }.
did-correct-held = Corretto: il Barone ha { $count ->
    [one] 1 Lavoratore
   *[other] { $count } Lavoratori
} sulla plancia di { $player }.

step-sheet = Compilate la scheda dei punti di un giocatore.
why-sheet = Il programma somma, sa chi è in Prigione e conserva una riga per ogni punto. Potete anche sommare voi e inserire solo i totali.
ask-crafts = I PV delle tue Decorazioni e dei tuoi Strumenti?
line-crafts = Decorazioni e Strumenti
did-sheet = La scheda di { $player } dà { $points } PV, senza Richieste ed Eventi.
baron-first = prima il Barone svolge il suo turno dell'ultimo round: rivelate un Intrigo
ask-points = Quanti PV ha ogni giocatore, senza Richieste ed Eventi?
step-scores = Svolti gli ultimi turni, inserite i punteggi: lo scenario si conclude.
step-scores-ended = La partita è finita. Inserite i punteggi: lo scenario si conclude.
why-scores = Ognuno calcola il punteggio come al solito, poi si aggiungono Richieste ed Eventi. Vincete tutti insieme se la somma raggiunge { $per } PV × Lavoratori Barone nella Sede delle Corporazioni × { $players } giocatori.
score-of = { $player }: { $points } PV
did-scores = I punteggi sono inseriti.
did-win = Insieme { $total } PV, e l'obiettivo era { $target }: vincono i giocatori.
did-lose = Insieme { $total } PV, e l'obiettivo era { $target }: vince il Barone.
line-base = Punteggio del gioco base
line-met = { $card }, soddisfatta ({ $given } di { $need })
line-failed = { $card }, fallita ({ $given } di { $need })
line-hidden = Richiesta di livello { $level }, mai rivelata
line-events = { $count ->
    [one] 1 Evento rimasto
   *[other] { $count } Eventi rimasti
}, 5 ciascuno
line-no-events = Il mazzo Evento è esaurito
line-target = { $per } PV × { $workers ->
    [one] 1 Lavoratore Barone
   *[other] { $workers } Lavoratori Barone
} nella Sede delle Corporazioni × { $players } giocatori
owner-all = Insieme
owner-baron = Il Barone
sheet-sum = somma
sheet-target = obiettivo

position-player-setup = { $player }: plancia { $board }
position-decks = Intrighi { $schemes }, scarti { $discards }, Intrighi Futuri { $future }, Eventi { $events }
position-guildhall = Sede delle Corporazioni: spazi occupati { $taken } su { $spaces }, dal Barone { $his }
position-target = Obiettivo per ora: { $target } PV
position-baron = Il Barone: { $available } Lavoratori disponibili, { $prison } in Prigione; altrove: { $places }
count-at = { $at } { $count }
position-stall = Mercato Nero, spazio { $space }: { $owner }
position-player = { $player }: liberi { $free }, Sede delle Corporazioni { $guildhall }, Mercato Nero { $market }, catturati { $captive }, Prigione { $prison }, fuori dal gioco { $exiled }
position-artisan = L'Artigiano di { $player }: { $place }
position-next = Ancora da fare: { $task }
reminder-start = { $board } inizia con { $prison } Lavoratori in Prigione, { $silver } Monete, Reputazione { $virtue }; inoltre { $more }.
reminder-power = { $board }: { $power }

### Tutto il gioco con parole nostre, per la pagina delle regole. Ogni opzione del tavolo è una variabile, così che ogni
### frase è vera di quel tavolo. $edict, $the_edict, $patrol e $tower sono le carte come le chiama il regolamento.

## I capitoli.

chapter-aim = Di che cosa si tratta
chapter-setup = La preparazione
chapter-turn = Un turno
chapter-fortification = La Fortificazione
chapter-attack = Attaccare
chapter-defence = Difendersi
chapter-special = Ladri e polvere, e che cosa li ferma
chapter-actions = Le Azioni
chapter-strategy = Le carte Strategia
chapter-imperial = Il mazzo Imperiale
chapter-equitas = Equitas: chiedere giustizia
chapter-seasons = Stagioni e punti
chapter-guilds = Le Gilde
chapter-merchant = Il Mercante
chapter-allied = Casate Alleate
chapter-victory = Sconfitta e vittoria

## Di che cosa si tratta.

aim-house = Ognuno guida una Casata dietro le sue mura. { $allied ->
    [yes] Due Casate sedute di fronte sono alleate; la prima Casata che cade perde la partita per entrambe.
   *[no] Abbatti la Casata alla tua sinistra prima che quella alla tua destra abbatta te.
}
aim-fall = Una Casata cade quando non ha né carte in mano né Fortificazione. La prima caduta chiude la partita.
aim-ring = Il turno passa a destra. Attacchi sempre e solo la Casata alla tua sinistra, e ti attacca sempre e solo quella alla tua destra: ognuno ha un nemico da cui guardarsi e uno a cui dare la caccia.
aim-bluff = Gli attacchi restano coperti per un giro intero. Che cosa sono lo dice la carta quando si scopre; fino ad allora, quello che credi.
aim-points = Se all'arrivo dell'Inverno nessuno è caduto, vince la Casata con più punti.

## La preparazione.

setup-decks = Mescola separatamente il mazzo Base ({ $base } carte, dorso nero) e il mazzo Imperiale ({ $imperial } carte, dorso dorato). Ognuno ha accanto la sua pila degli scarti, scoperta.
setup-deal = Distribuisci cinque carte Base a ciascuna delle { $houses } Casate. Nessuno ha ancora una Fortificazione.
setup-first = { $first_player ->
    [random] La Casata che comincia è tirata a sorte.
   *[right_of_dealer] Comincia la Casata alla destra del mazziere, che quindi gioca per ultimo. Il mazziere è tirato a sorte.
}
setup-seasons = È Estate. Metti la carta Stagioni per metà sotto il mazzo Base: mostra sempre la stagione che verrà.
setup-guilds = Ogni Casata pesca una Gilda e la tiene scoperta davanti a sé; le altre tornano nella scatola senza essere viste.{ $merchant ->
    [yes] {""}
   *[no] { $merchants_guild_without_merchant ->
        [removed] {" "}Senza il Mercante si toglie prima la Gilda dei Mercanti.
       *[dealt] {" "}Si distribuisce anche la Gilda dei Mercanti, benché non ci sia un Mercante da chiamare.
    }
}
setup-merchant = Il Mercante comincia accanto al mazziere.
setup-allied = Gli alleati siedono di fronte. Tutte le Alleanze Temporanee restano nella scatola{ $seasoned ->
    [yes] , e con loro la carta Stagioni e il Mercante.
   *[no] .
}
setup-open = Tutti possono sapere: quante carte ha ogni mano e quante hanno il dorso dorato, entrambe le pile degli scarti, tutto ciò che è sul tavolo, e il dorso di ogni carta coperta.

## Un turno.

turn-plague = Se davanti a te c'è la tua Peste, per prima cosa scartala.
turn-trim = { $late ->
    [yes] Se hai in mano più di cinque carte, scarta quelle in eccesso, a tua scelta, tenendone cinque.
   *[no] In mano non si hanno mai più di cinque carte: chi ne ha di più scarta subito quelle in eccesso, a sua scelta, tenendone cinque.
}
turn-trim-late = { $trim_gifts ->
    [turn_start] Le carte rubate, concesse o di penalità possono portarti oltre cinque fino ad allora; { $allied ->
        [yes] { $trim_support ->
            [turn_start] così anche la carta di un alleato; per ciò che peschi o saccheggi si scarta subito.
           *[now] per la carta di un alleato, e per ciò che peschi o saccheggi, si scarta subito.
        }
       *[no] per ciò che peschi o saccheggi si scarta subito.
    }
   *[now] Solo la carta di un alleato può portarti oltre cinque fino ad allora; per tutto il resto si scarta subito.
}
turn-perk = Con i Bardi o i Mercanti puoi usare la Specialità adesso, prima di difenderti, oppure più tardi insieme all'Azione.
turn-answer = Se davanti a te c'è un attacco e sul tavolo non c'è nessuna Peste, rispondi: schiera, scoprilo, risolvilo.
turn-act = Se la tua Casata è ancora in piedi, fai esattamente un'Azione. Si passa solo se nessuna Azione è possibile.
turn-next = Il turno va alla Casata alla tua destra{ $merchant ->
    [yes] {""}; se il Mercante è da te, prima va alla Casata alla tua sinistra.
   *[no] .
}

## La Fortificazione.

fort-what = La tua Fortificazione è una carta Difesa scoperta davanti a te. Non fa parte della mano.
fort-ladder = Si innalza con un'Azione, un passo alla volta: Scudi (1), Palizzate (2), { $tower } (3), Fortezza (4). La carta viene dalla mano; quella che sostituisce si scarta.
fort-limit = Stabilisce il tuo livello: puoi attaccare e difenderti con carte che valgono al massimo uno in più. Senza Fortificazione il massimo è 1.
fort-lost = Se la perdi, ricominci dagli Scudi. Né { $patrol } né { $edict } sono mai Fortificazioni.

## Attaccare.

attack-lay = Posa una carta Attacco dalla mano, coperta, davanti alla Casata alla tua sinistra. Resta lì fino al prossimo turno di quella Casata.
attack-level = I Soldati colpiscono con 1, i Cavalieri con 2, i Trabucchi con 3, un Eroe con 4; il Letame con 0, perché è un bluff. { $allow_invalid_attacks ->
    [yes] Una carta oltre il tuo livello si può posare, ma una volta scoperta fallisce: {""}
   *[no] Una carta oltre il tuo livello non si può posare. Se accade per errore, con carte vere su un tavolo vero, l'attacco fallisce quando si scopre: {""}
}{ $invalid_penalty ->
    [0] la carta è persa
    [one] la carta è persa, e dai alla Casata attaccata una carta a tua scelta
   *[other] la carta è persa, e dai alla Casata attaccata { $invalid_penalty } carte a tua scelta
}{ $invalid_returns_defence ->
    [yes] {""}; quello che era schierato torna in mano.
   *[no] {""}; quello che era schierato si scarta comunque.
}
attack-when = Conta la tua Fortificazione quando posi la carta, non quando si scopre.
attack-first = { $first_turn_attack ->
    [yes] Puoi attaccare fin dal tuo primissimo turno.
   *[no] Nessuna Casata può attaccare nel suo primo turno.
}
attack-last = { $last_card_attack ->
    [yes] Anche la tua unica carta può andare all'attacco.
   *[no] Senza Fortificazione la tua unica carta non può andare all'attacco.
}
attack-one = Finché un tuo attacco aspetta, non puoi posarne un secondo; e nessuno finché sul tavolo c'è una Peste.

## Difendersi.

defence-deploy = Prima che l'attacco si scopra, schiera scoperte quante carte Difesa vuoi, o nessuna. Ognuna deve stare nel tuo livello; la somma può essere qualsiasi. { $overlevel_defence ->
    [zero] Anche una carta Difesa oltre il tuo livello si può schierare, ma vale 0.
   *[illegal] Una carta Difesa oltre il tuo livello non si può schierare.
}
defence-spent = Tutto ciò che schieri poi si scarta, che sia servito o no.
defence-compare = Poi l'attacco si scopre. Se il tuo totale è almeno la sua forza, è respinto.
defence-sacrifice = Se non basta, puoi sacrificare la Fortificazione e aggiungerne il valore al totale.
defence-loot = Per ogni punto che ancora manca consegni una carta a tua scelta, coperta, come Bottino. Può essere anche Imperiale.
defence-short = Se non hai abbastanza carte, dai tutte quelle che hai e perdi anche la Fortificazione: la tua Casata cade.
defence-after = Chi con il Bottino supera cinque carte scarta subito. La carta Attacco si scarta, comunque sia andata.

## Ladri e polvere, e che cosa li ferma.

special-infiltration = L'Infiltrazione non ha forza. Nessuna Fortificazione la ferma, e ruba a caso una carta Base dalla tua mano; le Imperiali le lascia stare.
special-patrol = La carta { $patrol }, schierata contro di lei, rovescia le parti: sei tu a prendere a caso una carta dalla mano del ladro. { $patrol_steals_imperial ->
    [yes] Può essere anche Imperiale.
   *[no] Le Imperiali sono al sicuro.
} Contro tutto il resto vale 1, a qualsiasi livello.
special-powder = La Polvere Pirica spazza via tutte le carte schierate e la Fortificazione. Non dà Bottino. { $black_powder_min_fort ->
    [0] Si può posare a qualsiasi livello.
   *[other] Per posarla serve una Fortificazione di { $black_powder_min_fort }.
}
special-edict = La carta { $edict }, schierata a qualsiasi livello, annulla l'attacco, qualunque fosse, Polvere Pirica compresa.
special-both = { $edict_over_patrol ->
    [yes] Se le carte { $edict } e { $patrol } incontrano insieme un'Infiltrazione, nessuno ruba nulla.
   *[no] Se le carte { $edict } e { $patrol } incontrano insieme un'Infiltrazione, vale la carta { $patrol } e il ladro è derubato.
}

## Le Azioni.

action-draw = Pescare una carta Base.
action-attack = Attaccare la Casata alla tua sinistra.
action-fortify = Innalzare la Fortificazione di un passo.
action-strategy = Giocare una carta Strategia.
action-imperial = Scartare due carte qualsiasi e pescare una carta Imperiale.
action-equitas = Invocare Equitas, una volta a partita.
action-trade = Commerciare con il Mercante, se è da te.
action-support = Dare Supporto: passare una carta al tuo alleato.

## Le carte Strategia.

strategy-resources = Risorse: peschi due carte Base. Risorse Imperiali: ne peschi tre.
strategy-alliance = Alleanza Temporanea: { $alliance_self ->
    [yes] una Casata a tua scelta, anche la tua, pesca una carta Base. Non può rifiutare.
   *[no] un'altra Casata a tua scelta pesca una carta Base. Non può rifiutare.
}
strategy-plague = La Peste: posala davanti a te. { $plague_draw_optional ->
    [yes] Puoi pescare una carta Base.
   *[no] Peschi una carta Base.
} Fino all'inizio del tuo prossimo turno nessuno posa attacchi e nessuno vi risponde; quelli posati aspettano. Tutto il resto continua{ $merchant ->
    [yes] , tranne il commercio.
   *[no] .
}
strategy-stacking = { $plague_stacking ->
    [yes] Mentre ce n'è una, si può giocare una seconda Peste; gli attacchi sono fermi finché non è andata via l'ultima.
   *[no] Mentre ce n'è una, non si può giocare una seconda Peste.
}
strategy-inquisition = Inquisizione: guardi tutta la mano della Casata alla tua destra o alla tua sinistra. { $inquisition_free ->
    [yes] È gratuita: la giochi prima dell'Azione, e poi agisci. { $inquisition_before_defence ->
        [yes] Puoi giocarla anche prima di difenderti; la domanda viene fatta a chiunque abbia dorsi dorati in mano, così che non riveli nulla.
       *[no] Non si può giocare prima di difendersi.
    }
   *[no] È la tua Azione.
}

## Il mazzo Imperiale.

imperial-price = Come Azione scarti due carte qualsiasi, Base o Imperiali, e poi peschi una carta Imperiale.
imperial-power = Lì stanno l'Eroe, la Fortezza, la Polvere Pirica, { $the_edict }, l'Inquisizione e le Risorse Imperiali{ $manure ->
    [0] .
   *[other] , e il Letame Imperiale: un bluff dal dorso dorato.
}
imperial-safe = Nessun ladro può prenderle, ma si possono dare come Bottino{ $allied ->
    [yes] , scartare, pagare o passare all'alleato.
   *[no] , scartare o pagare.
}
imperial-tell = Un dorso dorato davanti a te dice molto: è Polvere Pirica{ $manure ->
    [0] {""}
   *[other] , o nient'altro che Letame
}{ $allow_invalid_attacks ->
    [yes] , o un Eroe; ma l'Eroe fallisce se la Fortificazione di chi attacca era meno di 3.
   *[no] , o forse un Eroe, se la Fortificazione di chi attacca è 3 o più.
}
imperial-empty = Quando il mazzo Imperiale si esaurisce, i suoi scarti si mescolano e diventano il nuovo mazzo.

## Equitas.

equitas-when = Una volta a partita una Casata può invocare Equitas come Azione: l'unica senza Fortificazione, se nessuna Casata ne ha persa una { $equitas_same_turn_loss ->
    [yes] in un turno precedente
   *[no] finora, questo turno compreso,
} e se non ha Scudi in mano. Mostra la mano a tutti.
equitas-find = { $equitas ->
    [deck_or_pile] Nomina il mazzo Base o gli scarti Base, ne prende degli Scudi e li innalza subito; se non ce ne sono, si cerca nell'altro. Le carte esaminate si mescolano.
   *[deck] Prende degli Scudi dal mazzo Base e li innalza subito; il mazzo si mescola.
}
equitas-fail = Se non se ne trovano, fa un'altra Azione, e tutti sanno che lì non ce ne sono. { $equitas_failed_call ->
    [spent] Equitas è spesa per tutta la partita.
   *[not_spent] Equitas si può invocare di nuovo in un turno successivo.
}

## Stagioni e punti.

seasons-autumn = La prima volta che il mazzo Base si esaurisce viene l'Autunno: gli scarti Base si mescolano e diventano il nuovo mazzo, e la pesca continua.
seasons-winter = La seconda volta viene l'Inverno, e la partita finisce in quel momento. Solo la Casata che stava pescando scarta ancora le carte in eccesso, tenendone cinque.
seasons-empty = { $depletion ->
    [eager] Un mazzo è esaurito appena ne esce l'ultima carta.
   *[lazy] Un mazzo è esaurito quando serve una carta e non ce n'è più.
}
seasons-points = Punti: il valore della Fortificazione, e 1 per ogni carta Imperiale in mano{ $score_base_defence ->
    [yes] {""}; per ogni carta Difesa Base in mano che potresti schierare, il suo valore
   *[no] {""}; le carte Difesa Base in mano non danno punti
}{ $guilds ->
    [yes] {""}; 1 per una Gilda con la Specialità non usata.
   *[no] .
}
seasons-most = Vince chi ha più punti; in parità si vince insieme. Attacchi e Pesti sul tavolo non contano.
seasons-none = Non ci sono Stagioni: quando il mazzo Base si esaurisce, i suoi scarti si mescolano e diventano il nuovo mazzo, ogni volta che serve. { $depletion ->
    [eager] Accade appena ne esce l'ultima carta.
   *[lazy] Accade quando serve una carta e non ce n'è più.
}

## Le Gilde.

guilds-perk = La tua Gilda ha una Specialità da usare una sola volta in tutta la partita. Non costa l'Azione; poi gira la Gilda.
guilds-locked = Finché il Mercante è da te, la tua Specialità è bloccata, anche fuori turno.
guilds-window = { $perk_window ->
    [any] Bardi e Mercanti si possono usare all'inizio del proprio turno, prima di difendersi, o insieme all'Azione.
   *[action_phase] Bardi e Mercanti si possono usare solo insieme all'Azione.
}
guilds-builders = I Costruttori aggiungono 1 a { $builders_needs ->
    [in_total] una difesa di almeno 1: di carte schierate, o della Fortificazione una volta sacrificata.
   *[has_fort] una difesa di almeno 1, o a una Fortificazione ancora in piedi.
} La scelta viene dopo il sacrificio.
guilds-artisans = Gli Artigiani { $artisans_when ->
    [declared] si nominano con la carta, prima di pescare.
   *[after_drawing] si usano dopo aver visto le carte pescate.
}
guilds-apothecaries = Gli Speziali possono annullare la Peste di una rivale appena giocata, anche fuori turno. La carta si scarta e l'Azione è spesa; { $apothecary_cancels_draw ->
    [yes] non si pesca nulla.
   *[no] la carta si pesca comunque.
}
guilds-thieves = I Ladri ignorano un'Infiltrazione scoperta davanti a te, ma ciò che hai schierato è perso; oppure ti salvano dalla carta { $patrol } che ha sorpreso la tua.
guilds-scribes = Gli Scrivani scartano la carta Imperiale che non si tiene.

## Il Mercante.

merchant-trade = Finché è da te, come Azione puoi commerciare: prendi una carta qualsiasi dagli scarti Base e ne scarti due dalla mano. In Autunno una dev'essere Base e l'altra Imperiale.
merchant-nothing = Puoi guardare e non prendere nulla; allora non paghi nulla, e l'Azione è andata.
merchant-way = Alla fine del tuo turno va alla Casata alla tua sinistra, contro il verso del turno.
merchant-plague = Nessuno commercia finché sul tavolo c'è una Peste; lui viaggia lo stesso.

## Casate Alleate.

allied-seats = La Casata di fronte è tua alleata; le altre due sono nemiche. Attacchi comunque solo a sinistra.
allied-support = Supporto, come Azione: passi una carta a tua scelta, coperta, al tuo alleato, che non può rifiutarla. { $trim_support ->
    [now] Con più di cinque carte l'alleato scarta subito, anche quella nuova se vuole.
   *[turn_start] Con più di cinque carte l'alleato scarta all'inizio del suo prossimo turno.
}
allied-talk = Gli alleati non parlano della partita. Solo un Supporto può portare una breve nota, dove il tavolo lo permette.
allied-end = La prima Casata che cade perde la partita per la sua alleanza, chiunque l'abbia abbattuta.

## Sconfitta e vittoria.

victory-when = { $defeat_timing ->
    [any] Una Casata senza carte e senza Fortificazione cade alla fine di un attacco, di una Specialità che le ha tolto una carta, o della propria Azione.
   *[attack] Una Casata senza carte e senza Fortificazione cade alla fine di un attacco contro di lei, o di un proprio attacco che le è costato una carta. In altri momenti resta in piedi, ma il prossimo attacco, anche Letame, la finisce.
}
victory-self = { $self_defeat ->
    [allowed] Un'Azione che lascia la tua stessa Casata senza nulla si può fare, ed è la sconfitta{ $allied ->
        [yes] {""} della tua alleanza.
       *[no] : poiché nessun altro l'ha causata, vince la Casata alla tua destra.
    }
   *[illegal_move] Un'Azione che lascerebbe la tua stessa Casata senza nulla non si può fare.
}
victory-who = La Casata che ne ha abbattuta un'altra vince subito, anche nel turno altrui.
victory-off-axis = Una Casata può cadere anche per mano di quella alla propria sinistra: per esempio chi attacca e viene derubato dell'ultima carta. Allora { $off_axis_winner ->
    [causer] vince la Casata che ha causato la caduta.
   *[right_of_fallen] vince la Casata alla destra di quella caduta.
}
victory-both = Se entrambe le Casate di un attacco restano senza nulla, { $double_ko ->
    [attacker_wins] cade chi difende e vince chi attacca.
   *[draw] non vince nessuno.
}
victory-cap = Una partita senza fine si ferma dopo { $turn_cap } turni in tutto, senza vincitori.

## La pagina: quello che sta intorno ai capitoli.

class-attack = Attacco
class-defence = Difesa
class-strategy = Strategia
basis-read = letto nel regolamento
basis-reconstructed = ricostruito
difference-cards = Le carte del mazzo Base e del mazzo Imperiale.
difference-decks = { $base } Base, { $imperial } Imperiali.
difference-manure = Il Letame Imperiale, un bluff dal dorso dorato.
difference-has = { $count ->
    [0] Non esiste.
   *[other] Ce ne sono { $count }.
}
difference-mode = { $has ->
    [yes] Ci si può giocare.
   *[no] Non esiste.
}

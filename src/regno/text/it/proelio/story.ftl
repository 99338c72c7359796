### Che cosa si chiede, che cosa si può rispondere, che cosa è successo. $me dice se chi legge è la Casata che agisce (who)
### o quella a cui accade (whom). $cards e $the sono elenchi di carte con l'articolo, $names senza.

## Che cosa si chiede, passo per passo.

ask-perk = { $me ->
    [who] Un attacco ti attende. Vuoi fare altro prima di difenderti?
   *[none] { $who } può fare altro prima di difendersi.
}
ask-bards = { $me ->
    [who] Cantano i Bardi di { $whom }: scegli una carta da scartare.
   *[none] { $who } sceglie una carta da scartare per i Bardi.
}
ask-trim = { $me ->
    [who] Hai più di cinque carte: scegli { $need ->
        [one] una carta
       *[other] { $need } carte
    } da scartare.
   *[none] { $who } sceglie che cosa scartare per tornare a cinque carte.
}
ask-deploy = { $me ->
    [who] { $whom } ti attacca con { $cards }, a carta coperta{ $most ->
        [0] {""}
       *[other] {""} (la sua Fortificazione consente al massimo forza { $most })
    }. Quali carte Difesa schieri? Andranno tutte perse, poi l'attacco si scopre.
   *[none] { $who } sceglie che cosa schierare.
}
ask-penalty = { $me ->
    [who] Il tuo attacco superava il tuo livello: scegli { $need ->
        [one] una carta
       *[other] { $need } carte
    } da dare { $to_whom }.
   *[none] { $who } sceglie la penalità.
}
ask-ignore = { $me ->
    [who] Un'Infiltrazione! Usi i Ladri per ignorarla?
   *[none] { $who } può usare i Ladri per ignorare l'Infiltrazione.
}
ask-escape = { $me ->
    [who] Una Ronda ha sorpreso la tua Infiltrazione. Usi i Ladri per sfuggirle?
   *[none] { $who } può usare i Ladri per sfuggire alla Ronda.
}
ask-sacrifice = { $me ->
    [who] L'attacco è { $value }, la tua difesa { $defence }. Sacrifichi la Fortificazione per aggiungere { $level }, o la tieni{ $builders ->
        [yes] {""}? Poi i Costruttori possono ancora aggiungere 1.
       *[no] {""} e paghi il Bottino?
    }
   *[none] { $who } può sacrificare la Fortificazione.
}
ask-builders = { $me ->
    [who] L'attacco è { $value }, la tua difesa { $defence }. Usi i Costruttori per aggiungere 1?
   *[none] { $who } può usare i Costruttori.
}
ask-loot = { $me ->
    [who] L'attacco è { $value }, la tua difesa { $defence }: scegli { $need ->
        [one] una carta
       *[other] { $need } carte
    } da consegnare { $to_whom } come Bottino.
   *[none] { $who } sceglie il Bottino.
}
ask-action = { $me ->
    [who] Tocca a te: scegli un'Azione.
   *[none] { $who } sceglie un'Azione.
}
ask-artisans = { $me ->
    [who] Hai pescato. Usi gli Artigiani per pescare una carta in più?
   *[none] { $who } può usare gli Artigiani.
}
ask-apothecaries = { $me ->
    [who] { $whom } ha giocato la Peste. Usi gli Speziali per annullarla?
   *[none] { $who } può usare gli Speziali.
}
ask-plague_draw = { $me ->
    [who] La tua Peste è sul tavolo. Peschi la carta che l'accompagna?
   *[none] { $who } può pescare una carta per la Peste.
}
ask-pay = { $me ->
    [who] Il prezzo: scegli { $need ->
        [one] una carta
       *[other] { $need } carte
    } da pagare{ $gold ->
        [0] {""}
        [one] {""}, di cui { $gold } Imperiale
       *[other] {""}, di cui { $gold } Imperiali
    }.
   *[none] { $who } sceglie che cosa pagare.
}
ask-keep = { $me ->
    [who] Gli Scrivani hanno pescato due carte: scegli quale tenere.
   *[none] { $who } sceglie quale carta tenere.
}
ask-take = { $me ->
    [who] Il Mercante apre gli scarti Base: scegli una carta da comprare, o nulla.
   *[none] { $who } guarda la merce del Mercante.
}
ask-support = { $me ->
    [who] Supporto: scegli la carta da passare { $to_whom }.
   *[none] { $who } sceglie la carta per il Supporto.
}

## Che cosa si può rispondere: Azioni e giocate libere con le loro parole, poi carte, usi e rifiuti passo per passo.

move-draw = Pesca una carta Base
move-attack = Attacca { $whom } con { $the } ({ $card ->
    [infiltration] ruba una carta
    [black_powder] spazza via ogni difesa
   *[other] forza { $value }
})
move-fortify = Innalza { $the }: una Fortificazione di { $level }
move-resources = Gioca le Risorse: peschi 2 carte Base
move-resources-artisans = Gioca le Risorse con gli Artigiani: peschi 3 carte Base
move-imperial-resources = Gioca le Risorse Imperiali: peschi 3 carte Base
move-imperial-resources-artisans = Gioca le Risorse Imperiali con gli Artigiani: peschi 4 carte Base
move-plague = Gioca la Peste: niente attacchi fino al tuo prossimo turno; peschi una carta Base
move-imperial = Paga 2 carte, pesca una carta Imperiale
move-imperial-scribes = Paga 2 carte con gli Scrivani: peschi 2 carte Imperiali, ne tieni 1
move-equitas-deck = Invoca Equitas: mostri la mano, cerchi degli Scudi nel mazzo
move-equitas-pile = Invoca Equitas: mostri la mano, cerchi degli Scudi tra gli scarti
move-trade = Commercia con il Mercante: uno scarto Base per { $season ->
    [autumn] una carta Base e una Imperiale
   *[other] 2 carte
}
move-alliance = { $me ->
    [whom] Gioca un'Alleanza Temporanea: peschi tu una carta Base
   *[none] Gioca un'Alleanza Temporanea: { $whom } pesca una carta Base
}
move-inquisition-right = Gioca l'Inquisizione: vedi la mano di { $whom }, alla tua destra
move-inquisition-left = Gioca l'Inquisizione: vedi la mano di { $whom }, alla tua sinistra
move-support = Supporto: passa una carta { $to_whom }
move-bards = Usa i Bardi: { $whom } scarta una carta
move-merchants = Usa i Mercanti: il Mercante viene da te
move-pass = Passa: nessuna Azione è possibile
move-sacrifice = Sacrifica { $the }: difesa +{ $level }
move-hold = Tieni { $the }{ $builders ->
    [yes] {""}: i Costruttori possono ancora aggiungere 1
   *[no] {""} e paga il Bottino
}

choose-deploy = Schiera { $cards } ({ $card ->
    [edict] contro tutto
   *[other] difesa { $value }
})
choose-trim = Scarta { $cards }
choose-bards = Scarta { $cards }
choose-loot = Consegna { $cards }
choose-penalty = Dai { $cards }
choose-pay = Paga con { $the }
choose-keep = Tieni { $the }
choose-take = Prendi { $the }
choose-support = Passa { $cards }

use-ignore = Usa i Ladri: l'Infiltrazione non fa nulla
use-escape = Usa i Ladri: nessuno ruba nulla
use-builders = Usa i Costruttori: difesa +1
use-artisans = Usa gli Artigiani: peschi una carta in più
use-apothecaries = Usa gli Speziali: annulli la Peste

no-perk = No, difenditi ora
no-deploy = Non schierare altro, scopri l'attacco
no-ignore = No, il ladro ci provi
no-escape = No, la Ronda prenda una carta
no-builders = No, paga il Bottino
no-artisans = No, basta così
no-apothecaries = No, lascia la Peste
no-plague_draw = No, rinuncia alla carta
no-take = Non prendere nulla: l'Azione è persa

## Che cosa viene da una mossa, prima di farla.

then-sum = { $added ->
    [0] Difesa { $defence }
   *[other] Difesa { $before } + { $added } = { $defence }
}{ $short ->
    [0] {""}: l'attacco è respinto.
    [one] {""}, ne manca 1.
   *[other] {""}, ne mancano { $short }.
}
then-builders = I Costruttori possono aggiungere 1{ $short ->
    [0] {""}: { $value } contro { $defence }, nessuna carta persa.
    [one] {""}: una carta persa.
   *[other] {""}: { $short } carte perse.
}
then-builders-none = I Costruttori non aggiungono nulla a 0.
then-loot = { $built ->
    [yes] Senza di loro: { $paid ->
        [short] ne devi { $owed } e ne hai { $held }, perdi tutte le carte e la Fortificazione.
        [all] tutte le tue carte vanno { $to_whom }.
       *[some] { $owed ->
            [one] 1 carta va { $to_whom }
           *[other] { $owed } carte vanno { $to_whom }
        }, te ne { $left ->
            [one] resta 1
           *[other] restano { $left }
        }.
    }
   *[no] { $paid ->
        [short] Devi { $owed } carte e ne hai { $held }: perdi tutte le carte e ogni Fortificazione.
        [all] Tutte le tue carte vanno { $to_whom }.
       *[some] { $owed ->
            [one] 1 carta a tua scelta va { $to_whom }
           *[other] { $owed } carte a tua scelta vanno { $to_whom }
        }, te ne { $left ->
            [one] resta 1
           *[other] restano { $left }
        }.
    }
}
then-nothing = Resteresti senza carte e senza Fortificazione.
then-risk = La risposta di un'altra Casata può lasciarti senza carte e senza Fortificazione.
verdict-falls = la tua Casata cade
verdict-risk = la tua Casata può cadere
verdict-stands = la tua Casata resta in piedi{ $sure ->
    [no] {""}
    [perk] {""} solo con i Costruttori
   *[yes] { $cards ->
        [0] { $wall ->
            [yes] {""}, nessuna carta persa
           *[no] {""}, nulla è perso
        }
        [one] {""}, 1 carta persa
       *[other] {""}, { $cards } carte perse
    }
}

## Che cosa è successo.

event-dealer = { $me ->
    [who] Dai tu le carte.
   *[none] { $who } dà le carte.
}
event-first_house = { $me ->
    [who] Cominci tu.
   *[none] Comincia { $who }.
}
event-guild = { $me ->
    [who] La tua Gilda: { $guild }.
   *[none] { $who } ha la Gilda { $of_guild }.
}
event-deal = { $me ->
    [who] Ricevi { $cards }.
   *[none] { $who } riceve { $cards }.
}
event-turn = { $me ->
    [who] Il tuo turno { $number }
   *[none] { $who }, turno { $number }
}
event-plague_lifted = { $me ->
    [who] La tua Peste finisce.
   *[none] La Peste di { $who } finisce.
}
event-trim = { $me ->
    [who] Scarti { $cards } per tornare a cinque carte.
   *[none] { $who } scarta { $cards } per tornare a cinque carte.
}
event-perk = { $me ->
    [who] Usi la Specialità { $of_guild }.
   *[none] { $who } usa la Specialità { $of_guild }.
}
event-bards_discard = { $me ->
    [who] Scarti { $cards } per i Bardi.
    [whom] { $who } scarta { $cards } per i tuoi Bardi.
   *[none] { $who } scarta { $cards } per i Bardi.
}
event-declined = { $me ->
    [who] Non usi la Specialità { $of_guild }.
   *[none] { $who } non usa la Specialità { $of_guild }.
}
event-deploy = { $me ->
    [who] Schieri { $cards }.
   *[none] { $who } schiera { $cards }.
}
event-reveal = { $me ->
    [who] Si scopre il tuo attacco contro { $whom }: { $names }.
    [whom] Si scopre l'attacco di { $who } contro di te: { $names }.
   *[none] Si scopre l'attacco di { $who } contro { $whom }: { $names }.
}{ $defence ->
    [-1] {""}
   *[other] {""} { $attack } contro { $defence }.
}
event-invalid = { $me ->
    [who] Il tuo attacco superava il tuo livello, e fallisce.
   *[none] Superava il livello di { $who }, e fallisce.
}
event-recover = { $me ->
    [who] Riprendi { $cards }.
   *[none] { $who } riprende { $cards }.
}
event-penalty = { $me ->
    [who] Dai { $cards } { $to_whom } come penalità.
    [whom] { $who } ti dà { $cards } come penalità.
   *[none] { $who } dà { $cards } { $to_whom } come penalità.
}
event-void = { $me ->
    [who] Annulli l'attacco con { $the }.
   *[none] { $who } annulla l'attacco con { $the }.
}
event-wipe = { $me ->
    [who] Spazzi via ogni difesa di { $whom }.
    [whom] { $who } spazza via ogni tua difesa.
   *[none] { $who } spazza via ogni difesa di { $whom }.
}
event-steal = { $caught ->
    [yes] { $me ->
        [who] La tua Ronda sorprende il ladro: prendi { $cards } a { $whom }.
        [whom] La Ronda di { $who } sorprende il tuo ladro e ti prende { $cards }.
       *[none] La Ronda di { $who } sorprende il ladro e prende { $cards } a { $whom }.
    }
   *[no] { $me ->
        [who] Rubi { $cards } dalla mano di { $whom }.
        [whom] { $who } ti ruba { $cards }.
       *[none] { $who } ruba { $cards } dalla mano di { $whom }.
    }
}
event-no_theft = { $caught ->
    [yes] { $me ->
        [who] La tua Ronda sorprende il ladro, ma { $whom } non ha nulla da prendere.
        [whom] La Ronda di { $who } sorprende il tuo ladro, ma non trova nulla da prenderti.
       *[none] La Ronda di { $who } sorprende il ladro, ma { $whom } non ha nulla da prendere.
    }
   *[no] { $me ->
        [who] Non trovi nulla da rubare nella mano di { $whom }.
        [whom] { $who } non trova nulla da rubarti.
       *[none] { $who } non trova nulla da rubare nella mano di { $whom }.
    }
}
event-repelled = { $me ->
    [who] Respingi l'attacco
    [whom] { $who } respinge il tuo attacco
   *[none] { $who } respinge l'attacco
}{ $attack ->
    [-1] {""} con una difesa di { $number }.
   *[other] {""}: { $attack } contro { $number }.
}
event-sacrifice = { $me ->
    [who] Sacrifichi { $the }.
   *[none] { $who } sacrifica { $the }.
}
event-hold = { $me ->
    [who] Tieni la Fortificazione.
   *[none] { $who } tiene la Fortificazione.
}
event-loot = { $me ->
    [who] Consegni { $cards } { $to_whom } come Bottino
    [whom] { $who } ti consegna { $cards } come Bottino
   *[none] { $who } consegna { $cards } { $to_whom } come Bottino
}{ $defence ->
    [-1] .
   *[other] {""} ({ $attack } contro { $defence }: { $count ->
        [one] una carta
       *[other] { $count } carte
    }).
}
event-fort_lost = { $me ->
    [who] Perdi { $the }.
   *[none] { $who } perde { $the }.
}
event-spent = Agli scarti: { $names }.
event-draw = { $me ->
    [who] Peschi { $cards }.
   *[none] { $who } pesca { $cards }.
}
event-no_draw = { $me ->
    [who] Rinunci alla carta della Peste.
   *[none] { $who } rinuncia alla carta della Peste.
}
event-attack = { $me ->
    [who] Attacchi { $whom } con { $the }, a carta coperta.
    [whom] { $who } ti attacca con { $the }, a carta coperta.
   *[none] { $who } attacca { $whom } con { $the }, a carta coperta.
}
event-fortify = { $me ->
    [who] Innalzi { $the }: la tua Fortificazione ora è { $level }.
   *[none] { $who } innalza { $the }: una Fortificazione di { $level }.
}
event-play = { $me ->
    [who] Giochi { $cards }.
   *[none] { $who } gioca { $cards }.
}
event-alliance = { $me ->
    [who] Concedi una carta { $to_whom }.
    [whom] { $who } ti concede una carta.
   *[none] { $who } concede una carta { $to_whom }.
}
event-cured = { $me ->
    [who] Annulli la Peste di { $whom }.
    [whom] { $who } annulla la tua Peste.
   *[none] { $who } annulla la Peste di { $whom }.
}
event-pay = { $me ->
    [who] Paghi con { $the }.
   *[none] { $who } paga con { $the }.
}
event-reject = { $me ->
    [who] Scarti { $the } e tieni l'altra carta.
   *[none] { $who } scarta { $the } e tiene l'altra carta.
}
event-inquisition = { $me ->
    [who] Guardi la mano di { $whom }.
    [whom] { $who } guarda la tua mano.
   *[none] { $who } guarda la mano di { $whom }.
}
event-look = { $me ->
    [who] Nella mano di { $whom }: { $names }.
    [whom] { $who } ha visto: { $names }.
   *[none] Nella mano di { $whom }: { $names }.
}
event-equitas = { $me ->
    [who] Invochi Equitas e mostri la mano.
   *[none] { $who } invoca Equitas e mostra a tutti la mano.
}
event-show = { $me ->
    [who] Mostri { $cards }.
   *[none] { $who } mostra { $cards }.
}
event-found = { $me ->
    [who] Trovi { $cards } e innalzi una Fortificazione.
   *[none] { $who } trova { $cards } e innalza una Fortificazione.
}
event-not_found = { $me ->
    [who] Non trovi Scudi, e scegli un'altra Azione.
   *[none] { $who } non trova Scudi, e sceglie un'altra Azione.
}
event-take = { $me ->
    [who] Prendi { $cards } dagli scarti Base.
   *[none] { $who } prende { $cards } dagli scarti Base.
}
event-take_nothing = { $me ->
    [who] Non prendi nulla.
   *[none] { $who } non prende nulla.
}
event-support = { $me ->
    [who] Passi { $cards } { $to_whom } come Supporto.
    [whom] { $who } ti passa { $cards } come Supporto.
   *[none] { $who } passa { $cards } { $to_whom } come Supporto.
}
event-season = { $season ->
    [autumn] Il mazzo Base è esaurito: viene l'Autunno.
   *[winter] Il mazzo Base è esaurito: viene l'Inverno, e la partita finisce.
}
event-reshuffle = { $back ->
    [imperial] Gli scarti Imperiali si rimescolano in un nuovo mazzo.
   *[base] Gli scarti Base si rimescolano in un nuovo mazzo.
}
event-shuffled_in = Il nuovo mazzo contiene: { $names }.
event-merchant = { $me ->
    [who] Il Mercante viene da te.
   *[none] Il Mercante va da { $who }.
}
event-defeat = { $me ->
    [who] Non hai più né carte né Fortificazione: la tua Casata cade.
   *[none] { $who } non ha più né carte né Fortificazione, e cade.
}
event-open = { $me ->
    [who] Si apre la tua mano: { $names }.
   *[none] { $who } apre la mano: { $names }.
}
event-score = { $me ->
    [who] I tuoi punti: { $number }.
   *[none] Punti di { $who }: { $number }.
}
event-pass_turn = { $me ->
    [who] Nessuna Azione è possibile: passi.
   *[none] { $who } non ha Azioni possibili, e passa.
}
event-trade = { $me ->
    [who] Commerci con il Mercante.
   *[none] { $who } commercia con il Mercante.
}
event-imperial = { $me ->
    [who] Ti rivolgi al mazzo Imperiale.
   *[none] { $who } si rivolge al mazzo Imperiale.
}

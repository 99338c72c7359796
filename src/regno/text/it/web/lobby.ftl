### La sala nel browser, le proprie partite, l'invito.

title = Proelio: la sala
unreachable = Nessuna connessione. Ci riproviamo…
guest = Ospite
say = Un gioco di carte d'assedio e d'inganno. Difendi la tua Casata e abbatti quella alla tua sinistra.
play-what = Tre bot, dieci minuti, niente da preparare.
play-now = Gioca subito
dealing = Si danno le carte…
dealing-long = Un momento ancora: il server sta svegliando un bot.
level = I bot giocano come un
level-about = { $name }: { $about }.
bots-rated = Bot
bot-rated = { $name } ({ $rating })
lesson = Prima volta? Impara giocando
scene = Forza tre, o soltanto un inganno?
scene-label = { $house } ha posato una carta coperta davanti alle tue Palizzate. Può essere un attacco di tre, o un bluff.

## Le proprie partite.

mine = Riprendi
all-games = { $count ->
    [one] la mia partita
   *[other] tutte le { $count } partite
}
game = { $houses } Casate
against = { $level ->
    [random] { $count ->
        [one] Contro un Giullare
       *[other] Contro { $count } Giullari
    }
    [steward] { $count ->
        [one] Contro un Castaldo
       *[other] Contro { $count } Castaldi
    }
    [warlord] { $count ->
        [one] Contro un Condottiero
       *[other] Contro { $count } Condottieri
    }
    [sovereign] { $count ->
        [one] Contro un Sovrano
       *[other] Contro { $count } Sovrani
    }
    [champion] { $count ->
        [one] Contro un Campione
       *[other] Contro { $count } Campioni
    }
   *[mixed] { $count ->
        [one] Contro un bot
       *[other] Contro { $count } bot
    }
}
bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
your-choice = Tocca a te
invited = C'è un posto per te
gathering = { $count ->
    [one] In attesa di giocatori, un posto libero
   *[other] In attesa di giocatori, { $count } posti liberi
}
playing = Sceglie { $name }
result = { $me ->
    [won] Hai vinto
   *[lost] { $count ->
        [one] Ha vinto { $winners }
       *[other] Hanno vinto { $winners }
    }
}{ $ending ->
    [conquest] {""} per conquista
    [alliance] {""}: è caduta l'altra alleanza
    [winter] {""} ai punti
   *[other] {""}
}
result-nobody = Non ha vinto nessuno
result-stopped = Interrotta, senza vincitori
resume = Riprendi
open = Apri
review = Rivedi

## Le Cronache.

chronicle = Cronache
chronicle-of = { $kind ->
    [campaign] Campagna
    [architects] Cronaca di Architetti
    [paladins] Cronaca di Paladini
   *[viscounts] Cronaca di Visconti
}
chronicle-new = Cronache del Regno d'Occidente
chronicle-what = Una campagna e tre scenari per le scatole sul vostro tavolo: Regno gioca il Barone.

## Tavoli in attesa, e il gioco in un minuto.

tables = Tavoli aperti
waiting = { $count } in attesa
filter = Quali tavoli
filter-all = Tutti
filter-people = Con persone
filter-unclocked = Senza orologio
table-of = Il tavolo di { $name }
chair-free = { $house }: posto libero
free = { $count ->
    [one] { $count } libero
   *[other] { $count } liberi
}
join = Unisciti
tables-none = Nessun tavolo aspetta giocatori. Preparane uno e manda il link.
tables-other = Nessun tavolo così aspetta giocatori.
minute = Il gioco in un minuto
minute-fall = Resta in piedi
    .what = Una Casata senza carte in mano e senza Fortificazione cade. La prima caduta chiude la partita.
minute-turn = Un'Azione per turno
    .what = Pesca, innalza la Fortificazione, gioca una carta o attacca la Casata alla tua sinistra.
minute-attack = Gli attacchi restano coperti
    .what = Ti difendi prima di vederli. Inganna, e smaschera gli inganni.
minute-winter = L'Inverno conta i punti
    .what = Se tutte le Casate sono in piedi quando il mazzo finisce per la seconda volta, decidono i punti.
minute-lesson = Impara giocando
minute-rules = Tutte le regole

## L'invito.

invites = { $host ->
    [nobody] Ti invitano a Proelio
   *[other] { $host } ti invita a Proelio
}
invites-what = Un gioco di carte d'assedio e d'inganno, una ventina di minuti. Senza account, niente da installare.
invites-terms = { $houses } Casate{ $allied ->
    [true] {""}, Casate Alleate
   *[false] {""}
}{ $guilds ->
    [true] {""}, Gilde
   *[false] {""}
}{ $merchant ->
    [true] {""}, Mercante
   *[false] {""}
}, { $clock }
invites-rules = Regole di questo tavolo

## Preparare un tavolo.

set = Prepara un tavolo
set-for = per gli amici
edition = Edizione
houses = Casate
mode-guilds = Gilde
about-guilds = Ogni Casata ha una Specialità, una volta a partita.
mode-merchant = Mercante
about-merchant = Gira il tavolo e vende gli scarti, due carte per una.
mode-allied = Casate Alleate
about-allied = Due contro due, gli alleati siedono di fronte.
mode-not-here = Questa edizione non ce l'ha.
allied-four = Le Casate Alleate vogliono esattamente quattro Casate.
merchant-allied = Il Mercante non va dalle Casate Alleate.
listed = Visibile a tutti
handover = Altri possono subentrare
about-handover = Chi ha il link può prendere il posto di chi se n'è andato.
about-listed = In elenco qui; altrimenti si entra solo col tuo link.
chairs = Posti
ratings-about = Il numero di un bot è la sua forza: con 100 punti in più si vincono 64 partite su cento fra due. Con +25 fa 25 scelte su cento come il livello seguente.
who-plays = Chi gioca { $house }
ally = con { $house }
you = Tu
here = Su questo schermo
open-chair = Posto libero
clock = Orologio
clock-none = senza orologio
clock-name = { $unit ->
    [days] { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
}{ $per ->
    [game] {""} a partita
   *[move] {""} a mossa
}
your-name = Il tuo nome
house-rules = Regole di casa
changed = { $count ->
    [0] nessuna cambiata
    [one] una cambiata
   *[other] { $count } cambiate
}
printed = (come stampato)
make = Prepara il tavolo

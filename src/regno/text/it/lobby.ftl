### La sala nel browser.

title = Proelio: la sala
unreachable = Il server non risponde. Ci riproviamo…
guest = Ospite
play-title = Gioca subito contro i bot
play-what = Tre bot, quattro Casate, una decina di minuti. Niente da preparare.
play-now = Gioca subito
level = I bot giocano come un
level-about = { $name }: { $about }.
bot = Bot, { $name }
lesson = Prima volta? Impara giocando, in dieci minuti
mine = Riprendi le tue partite
mine-none = Ancora nessuna.
game = { $houses } Casate
your-choice = Tocca a te
game-over = Finita
gathering = Ci si raduna
playing = Scelgono gli altri
resume = Riprendi
open = Apri
tables = Tavoli aperti
waiting = { $count } in attesa
filter = Quali tavoli
filter-all = Tutti
filter-people = Con persone
filter-unclocked = Senza tempo
chair-free = { $house }: posto libero
free = { $count ->
    [one] { $count } libero
   *[other] { $count } liberi
}
join = Unisciti
tables-none = Nessun tavolo aspetta qualcuno. Preparane uno e manda il link agli amici.
minute = Il gioco in un minuto
minute-fall = Guidi una Casata. Cade quando non ha né carte in mano né Fortificazione, e la prima caduta chiude la partita.
minute-turn = Un turno è un'Azione: pescare, alzare il muro, giocare una carta, o posare un attacco davanti alla Casata alla tua sinistra.
minute-attack = Gli attacchi restano coperti per un giro, e ci si difende prima di vederli: inganna, e smaschera gli inganni.
minute-winter = Se arriva l'Inverno e tutte le Casate sono in piedi, decidono i punti.
minute-lesson = Prima lezione
minute-rules = Tutte le regole
set = Prepara un tavolo
edition = Edizione
houses = Casate
mode-guilds = Gilde
mode-merchant = Mercante
mode-allied = Casate alleate
mode-not-here = Questa edizione non ce l'ha.
allied-four = Le Casate alleate sono quattro.
merchant-allied = Il Mercante non va dalle Casate alleate.
listed = In elenco
chairs = Posti
who-plays = Chi gioca { $house }
you = Tu
here = A questo schermo
open-chair = Posto libero
clock = Tempo
clock-none = senza tempo
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

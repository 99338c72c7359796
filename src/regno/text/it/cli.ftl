regno = Regno: Proelio e le Cronache al vostro tavolo. Un'opera non ufficiale.
flag-version = stampa la versione ed esce
flag-lang = la lingua da parlare: en o it
command-play = gioca a Proelio in questo terminale contro avversari semplici
command-editions = elenca i regolamenti, ne mostra uno o controlla un tuo file
command-position = legge una posizione, vi gioca delle mosse, stampa cosa segue
command-sim = gioca molte partite insieme e conta cosa succede
command-replay = stampa una Cronistoria mossa per mossa
command-chronicle = tiene il libro di una campagna o fa giocare il Barone in uno scenario

## Le frasi di argparse, che vi mette al loro posto "%s" e simili.

argparse-usage = uso:{" "}
argparse-options = opzioni
argparse-arguments = argomenti
argparse-help = mostra questo aiuto ed esce
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = parole sconosciute: %s
argparse-required = manca: %s
argparse-one = deve seguire un valore
argparse-one-or-more = deve seguire almeno un valore
argparse-choice = %(value)r non è tra %(choices)s
argparse-number = %(value)r non è un numero intero
argparse-ambiguous = %(option)s può voler dire %(matches)s
argparse-explicit = non vuole un valore, ma ha ricevuto %r

## Parole che nell'aiuto stanno per altre.

word-command = COMANDO
word-edition = EDIZIONE
word-file = FILE
word-name = NOME
word-names = NOMI
word-number = NUMERO
word-option = NOME=VALORE

## Ciò che vogliono più comandi.

flag-edition = un regolamento (v082, ga, it111, en111) o un tuo file
flag-houses = quante Casate giocano, da 3 a 6
flag-guilds = con le Gilde
flag-merchant = con il Mercante
flag-allied = Casate Alleate: due contro due
flag-option = una regola della casa, nome=valore; si può ripetere
flag-seed = il numero da cui risponde il caso
flag-json = stampa un oggetto JSON

position-text = la posizione: parole chiave=valore, vedi la documentazione
position-moves = le mosse da giocare, separate da punto e virgola; =carta risponde per il caso
position-decision = deve scegliere: { $who } ({ $kind }). Permesso:
position-over = finita: { $ending }, vincono { $winners }

## regno editions

editions-name = un regolamento da mostrare, o un file da controllare
editions-default = (quello consueto)
editions-whole = { $file } è in ordine: { $title }.
editions-source = Fonte: { $source }
editions-language = Lingua: { $language ->
    [it] italiano
   *[en] inglese
}
editions-modes = Modi: { $modes }
editions-mode-houses = da 3 a 6 Casate
editions-mode-guilds = Gilde
editions-mode-merchant = Mercante
editions-mode-allied = Casate Alleate
editions-cards = Carte: { $base } Base e { $imperial } Imperiali
editions-box = Stampato sulla scatola: { $what ->
    [base] { $count } carte Base
    [imperial] { $count } carte Imperiali
    [others] di queste, { $count } sono Gilde, Mercante e Stagioni
   *[cards] { $count } carte in tutto
}
editions-basis = { $basis ->
    [read] letto
   *[reconstructed] ricostruito
}
editions-options = Opzioni, ciascuna con il suo valore qui:

## regno sim

sim-players = chi gioca: un nome per tutti, o uno per Casata, separati da virgole ({ $known })
sim-games = quante partite
sim-done = { $games } partite, { $decisions } decisioni in { $seconds } secondi.
sim-length = Una partita dura in media { $turns } turni e { $moves } mosse.
sim-wins = Vittorie per Casata: { $wins }
sim-win = { $house } { $wins }
sim-endings = Finali: { $endings }
sim-ending = { $ending ->
    [conquest] conquista
    [winter] Inverno
    [alliance] alleanza
    [cap] limite di turni
   *[draw] pareggio
} { $count }
wrong-players = { $flag } dà { $given } nomi, ma ne servono { $wanted }: scrivine uno per tutti, o { $wanted } separati da virgole

## regno replay

replay-file = la Cronistoria da stampare; - la legge dall'ingresso
replay-at = si ferma dopo tante mosse e mostra il tavolo
replay-title = { $title }: { $houses } Casate, { $moves } mosse

## regno play

play-seat = il tuo posto, 0 per il primo; i turni vanno in avanti
play-bots = chi gioca le altre: un nome per tutte, o uno ciascuna, separati da virgole ({ $known })
play-save = il file in cui tenere la partita
play-resume = continua una partita salvata; senza FILE, l'ultima non finita
resume-has-table = { $flag } non va con --resume: il tavolo è quello della partita salvata

regno = Regno: Proelio e le Cronache al vostro tavolo. Un'opera non ufficiale.
flag-version = stampa la versione ed esce
flag-lang = la lingua da parlare: en o it
command-play = gioca a Proelio in questo terminale contro avversari semplici
command-editions = elenca i regolamenti, ne mostra uno o controlla un tuo file
command-position = legge una posizione, vi gioca delle mosse, stampa cosa segue
command-sim = gioca molte partite insieme e conta cosa succede
command-replay = stampa una Cronistoria mossa per mossa
command-chronicle = tiene il libro di una campagna o fa giocare il Barone in uno scenario

flag-edition = un regolamento (v082, ga, it111, en111) o un tuo file
flag-option = una regola della casa, nome=valore; si può ripetere
flag-seed = il numero da cui risponde il caso
flag-json = stampa un oggetto JSON
position-text = la posizione: parole chiave=valore, vedi la documentazione
position-moves = le mosse da giocare, separate da punto e virgola; =carta risponde per il caso
position-decision = deve scegliere: { $who } ({ $kind }). Permesso:
position-over = finita: { $ending }, vincono { $winners }

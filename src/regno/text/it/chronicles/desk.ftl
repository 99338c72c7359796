### Cosa il server non permette con una cronaca o un pacchetto di carte.
unknown-chronicle = questa cronaca non c'è, o questo link non la apre: usa il link di chi la tiene
read-only = questo link serve solo a guardare: chi tiene la cronaca può dartene un altro
moved-on = nel frattempo qualcuno è andato avanti (passo { $version }): riguarda e scegli
too-many = si è iniziato troppo in una volta: riprova fra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}
unknown-pack = il pacchetto "{ $id }" non c'è, o questo browser non può vederlo: importalo, o scegli le carte di Regno
pack-moved-on = nel frattempo questo pacchetto è cambiato: ricarica la pagina e riordina le carte
pack-taken = il nome di pacchetto "{ $id }" è già preso: scegline un altro, per esempio { $free }
pack-name = "{ $id }" non può essere il nome breve di un pacchetto: sceglilo di lettere minuscole, cifre e trattini
server-full = il server non ha più posto per cronache e pacchetti: cancellane, o chiedi a chi lo gestisce
chronicle-full = questa cronaca è diventata troppo lunga per scriverci ancora: esportala e cominciane un'altra
too-heavy = questo file chiede troppo tempo o troppa memoria: qui non si può leggere
never-opens = il file di questa cronaca è danneggiato: non si apre
too-many-links = questa cronaca ha già tutti i link che può avere: usane uno che hai creato prima

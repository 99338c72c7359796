## che cosa un passaporto rifiuta

no-key = questa non è la chiave di un dispositivo: la pagina ne crea una da sola
no-passport = questo browser non ha un passaporto o l'ha dimenticato: apri il tuo da un altro dispositivo o dal suo file
device-revoked = questo dispositivo è stato scollegato il { $day }, { $device ->
    [phone] dal tuo telefono
    [tablet] dal tuo tablet
   *[other] dal tuo computer
}: riapri il passaporto da un altro dispositivo o dal suo file
code-unknown = questo codice non apre nulla: creane uno nuovo sull'altro dispositivo
code-used = questo codice è già stato usato: creane uno nuovo sull'altro dispositivo
code-late = questo codice valeva dieci minuti: creane uno nuovo sull'altro dispositivo
no-device = nel tuo passaporto non c'è un dispositivo del genere
passport-full = un passaporto contiene { $most } partite e cronache, e il tuo è pieno
settings-long = le impostazioni di un passaporto hanno al massimo { $most } lettere
too-many-passports = troppi passaporti, dispositivi, codici e modi nuovi di essere chiamati dal tuo indirizzo: aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
too-many-devices = un passaporto ha al massimo { $most } dispositivi e file: scollegane prima uno
two-seats = questo dispositivo e il passaporto hanno ciascuno un posto { $count ->
    [one] allo stesso tavolo
   *[other] a { $count } stessi tavoli
}: lascia prima uno dei due, o finisci la partita

day = { $day } { $month }
month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}

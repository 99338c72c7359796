## the page of calls

title = Dove chiamarmi
what = Una volta per turno, e mai mentre hai quel tavolo aperto.
no-passport = Le chiamate appartengono al tuo passaporto, che nasce da sé con la prima partita.
play = Gioca

## channels

this-browser = Questo browser
about-this = Un avviso, anche a pagina chiusa.
what-this = Un avviso su questo dispositivo, anche a pagina chiusa.
turn-on = Accendi
why-blocked = Gli avvisi sono bloccati. Permettili nel lucchetto accanto all'indirizzo, poi riprova.
why-none = Questo browser non conosce tali avvisi. Su iPhone, prima aggiungi Regno alla schermata Home.
why-insecure = I browser accettano avvisi solo con https.
why-server = Questo server non può chiamare i browser chiusi: gli manca una libreria.
push-failed = Il browser non ha raggiunto il proprio servizio di avvisi. Riprova più tardi.
name-push = Un altro dispositivo
name-mail = Posta elettronica
name-hook = Webhook
about-push = Un avviso, anche a pagina chiusa.
about-mail = { $name }. Subito, poi al massimo una al giorno finché sei via.
about-hook = { $form }, presso { $name }.
hook-table = { $form }, presso { $name }: per tutti a un tavolo.
add-mail = Per posta elettronica
what-mail = Prima una domanda, poi subito una lettera, e al massimo una al giorno finché sei via.
mail-address = Indirizzo di posta
mail-asked = Una domanda è in viaggio verso { $address }. Apri il link che contiene.
add-hook = Con un webhook
what-hook = Per Discord, Slack, ntfy, Matrix o semplice JSON
hook-address = Indirizzo del webhook
hook-form = Tipo di webhook
matrix-token = Token di accesso
plain-json = Semplice JSON
add = Aggiungi
added = Fatto: d'ora in poi ti chiama.
test = Prova
test-named = Prova { $name }
tested = Inviato. Se non arriva nulla, guarda le impostazioni di là.
remove = Togli
remove-named = Togli { $name }
state-on = acceso
state-asked = aspetta il tuo sì
state-failing = non riuscito
state-stopped = fermo
last = Ultima chiamata { $at }.
failed-at = È stato { $at }.
again-at = Riproviamo { $at }.
given-up = Abbiamo smesso. Con Prova si ricomincia.
operator = { $what ->
    [mail] Chi gestisce questo server non ha preparato la posta.
    [hooks] Chi gestisce questo server non ha ammesso i webhook.
   *[both] Chi gestisce questo server non ha preparato né posta né webhook.
}

## when

when = Quando
when-turn = Tocca a me
when-low = Mi resta poco tempo
when-low-about = Un quarto del tempo.
when-invited = Mi invitano, o una rivincita aspetta
when-ended = Una mia partita è finita
quiet = Ore di quiete
quiet-since = Quiete dalle
quiet-until = Quiete fino alle
to = alle
quiet-none = Nessuna ora di quiete.
quiet-bar = Quiete dalle { $since } alle { $until }
quiet-what = Ora di { $zone }. Ciò che arriva intanto aspetta un solo avviso alle { $until }. Un orologio che scadrebbe chiama lo stesso.
tables = Tavolo per tavolo
table = Tavolo
call-me = Chiamami
rule-of = Chiamami al tavolo con { $people }
rule-usual = Come sopra
rule-daily = Una volta al giorno
rule-never = Mai
no-tables = Nessun tuo tavolo è in corso.
with-bots = Con i bot
no-clock = senza orologio
clock-move = { $time } a mossa
clock-game = { $time } a partita
time-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
time-hours = { $count ->
    [one] un'ora
   *[other] { $count } ore
}
time-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}

## links in messages

link-stop = Basta con questi avvisi
link-stop-done = A { $name } non arriva più nulla.
link-confirm = Chiamate per posta
link-confirm-done = D'ora in poi Regno scrive a { $name } quando una partita ti aspetta.

### Il maestro dei segnali: che cosa rivelano le mosse, le abitudini e il loro costo.

cli-files = registrazioni di partite finite, l'ultima per ultima
cli-seat = il posto di chi chiede consiglio
cli-cost = misura anche quanto costa ogni abitudine contro rivali che la conoscono
cli-whole = { $file } contiene ciò che ha visto un solo posto: il maestro ti confronta con gli altri, e gli servono registrazioni intere
cli-no-seat = indica un posto: chi guarda non rivela niente
too-few-games = { $games } partite sono troppo poche per trovare abitudini: ne servono { $least }

gave-away = Che cosa hanno rivelato le tue mosse, in bit della tua mano
bits-of-move = mossa { $number }, { $words }: { $bits }
habits-found = Abitudini
needed = { $games ->
    [one] { $games } partita delle { $least } che servono per trovare abitudini.
   *[other] { $games } partite delle { $least } che servono per trovare abitudini.
}
none-found = { $games ->
    [one] Nessuna abitudine trovata in { $games } partita: ben nascosto.
   *[other] Nessuna abitudine trovata in { $games } partite: ben nascosto.
}
evidence = { $percent } delle volte: { $marked } su { $occasions }, intervallo da { $low } a { $high }; gli altri { $others }
cost = costa { $points } punti di probabilità a partita contro rivali che la conoscono (da { $low } a { $high })

## Le abitudini, seguite più spesso o più di rado degli altri.

habit-attack-often = Attacchi quasi ogni volta che puoi.
habit-attack-seldom = Non attacchi quasi mai, anche quando potresti.
habit-attack-bare-often = Attacchi anche senza un muro tuo.
habit-attack-bare-seldom = Senza un muro tuo non attacchi quasi mai.
habit-attack-weak-often = Attacchi quasi sempre un vicino senza muro.
habit-attack-weak-seldom = Risparmi un vicino che non ha muro.
habit-gold-hero-often = Un tuo dorso dorato è un Eroe.
habit-gold-hero-seldom = Un tuo dorso dorato non è quasi mai un Eroe.
habit-strongest-often = Giochi sempre il tuo attacco più forte.
habit-strongest-seldom = Tieni per dopo il tuo attacco più forte.
habit-bluff-often = I tuoi dorsi neri sono spesso bluff.
habit-bluff-seldom = Non bluffi mai: un tuo dorso nero è sempre forte.
habit-fortify-often = Alzi il muro appena hai la carta.
habit-fortify-seldom = Rimandi il muro, anche con la carta in mano.
habit-draw-often = Peschi dove gli altri agiscono: in mano ti manca ciò che vuoi.
habit-draw-seldom = Non peschi quasi mai e basta: quando lo fai, la tua mano è povera.
habit-imperial-often = Compri carte Imperiali più spesso degli altri.
habit-imperial-seldom = Non compri quasi mai una carta Imperiale.
habit-plague-often = Giochi la Peste appena ce l'hai.
habit-plague-seldom = Tieni la Peste in mano.
habit-resources-often = Giochi le Risorse appena le hai.
habit-resources-seldom = Tieni le Risorse in mano.
habit-no-defence-often = Spesso non schieri nulla: contro di te un bluff riesce.
habit-no-defence-seldom = Schieri quasi sempre qualcosa, qualunque cosa arrivi.
habit-no-defence-gold-often = Contro un dorso dorato non schieri nulla.
habit-no-defence-gold-seldom = Contro un dorso dorato schieri lo stesso carte che non servono.
habit-low-defence-often = Schieri prima la carta più bassa.
habit-low-defence-seldom = Schieri prima le carte alte: quelle che tieni sono basse.
habit-give-low-often = Dai via la carta meno utile: il resto della tua mano è migliore.
habit-give-low-seldom = Dai via carte migliori del necessario.
habit-give-attacks-often = Dai via gli attacchi e tieni il resto.
habit-give-attacks-seldom = Non dai mai via gli attacchi: li hai ancora.
habit-pay-attacks-often = Paghi con gli attacchi: la tua mano è fatta per difendere.
habit-pay-attacks-seldom = Non paghi mai con gli attacchi: li hai ancora.
habit-sacrifice-often = Rinunci al muro prima che alle carte.
habit-sacrifice-seldom = Non rinunci mai al muro: in cambio si prendono le tue carte.

## Come un rivale può usare un'abitudine, e che cosa farci.

use-attack-often = Il vicino di destra ti lascia spendere le carte, e colpisce quando la tua mano è vuota.
do-attack-often = Ogni tanto aspetta con un attacco in mano.
use-attack-seldom = Il vicino di sinistra non deve tenere carte per la difesa.
do-attack-seldom = Attacca quando la mano del vicino è piccola, anche se non serve.
use-attack-bare-often = Chi ti attacca trova nessun muro e una mano con una carta in meno.
do-attack-bare-often = Alza prima un muro, a meno che l'attacco non vinca subito.
use-attack-bare-seldom = Finché non hai un muro, il vicino di sinistra è al sicuro.
do-attack-bare-seldom = Ogni tanto gioca un bluff mentre costruisci.
use-attack-weak-often = Un vicino senza muro ti aspetta, e tiene una difesa.
do-attack-weak-often = Fai arrivare l'attacco un turno dopo quando è atteso.
use-attack-weak-seldom = Il vicino di sinistra può perdere il muro e ricostruirlo in pace.
do-attack-weak-seldom = Colpisci una Casata senza muro: le sue carte non costano mai meno.
use-gold-hero-often = Contro il tuo dorso dorato il vicino di sinistra schiera per 4, e mai invano.
do-gold-hero-often = Gioca la Polvere Pirica e il Letame Imperiale volentieri quanto un Eroe.
use-gold-hero-seldom = Contro il tuo dorso dorato nessuno spende una difesa.
do-gold-hero-seldom = Gioca un Eroe quando nessuno ci crede.
use-strongest-often = Ciò che giochi è il meglio che hai: il resto della tua mano è più debole.
do-strongest-often = Con due attacchi in mano comincia da quello medio.
use-strongest-seldom = Il tuo primo attacco è debole: contro di esso basta una carta bassa.
do-strongest-seldom = Gioca prima quello forte quando il muro davanti è basso.
use-bluff-often = Contro un tuo dorso nero è giusto non schierare nulla.
do-bluff-often = Bluffa circa quanto gli altri, e dopo un attacco vero.
use-bluff-seldom = Ogni tuo dorso nero merita una difesa, così nessuna va sprecata.
do-bluff-seldom = Ogni tanto gioca il Letame quando il muro davanti è forte.
use-fortify-often = Finché il tuo muro resta basso, non hai il prossimo.
do-fortify-often = Tieni la carta per un turno quando nessuno ti minaccia.
use-fortify-seldom = Il tuo muro resta basso più del necessario: conviene attaccarlo subito.
do-fortify-seldom = Alza il muro appena puoi finché il vicino di destra ha carte.
use-draw-often = Dopo una tua pesca, per un turno non c'è nulla da temere.
do-draw-often = Agisci con ciò che hai quando pescare direbbe che ti manca.
use-draw-seldom = Quando peschi, la tua mano non ha né muro né attacco.
do-draw-seldom = Ogni tanto pesca con una mano buona.
use-imperial-often = Dopo ogni acquisto hai due carte in meno: è il momento di colpirti.
do-imperial-often = Compra quando il tuo muro regge un attacco.
use-imperial-seldom = Non hai carte dorate: nessuno deve tenere una difesa contro di esse.
do-imperial-seldom = Comprane una quando la mano è piena di carte che non ti servono.
use-plague-often = Se la Peste non è in gioco, tu non l'hai.
do-plague-often = Tienila per quando gli altri hanno più carte.
use-plague-seldom = Gli altri riempiono la mano senza paura.
do-plague-seldom = Giocala quando hai meno carte di tutti.
use-resources-often = Dopo le Risorse la tua mano è piena: vale un furto.
do-resources-often = Tienile finché la tua mano è grande.
use-resources-seldom = La tua mano è più piccola di quanto potrebbe, e si sa che ha Risorse.
do-resources-seldom = Giocale prima che le carte ti servano.
use-no-defence-often = Anche il Letame ti costa ogni volta un muro o una carta.
do-no-defence-often = Contro una Casata che bluffa schiera una volta su tre.
use-no-defence-seldom = Anche il Letame ti costa una carta, ogni volta.
do-no-defence-seldom = Una volta su tre non schierare, quando la perdita sarebbe piccola.
use-no-defence-gold-often = Un bluff dorato con te passa sempre.
do-no-defence-gold-often = Schiera contro l'oro quando puoi reggere un Eroe.
use-no-defence-gold-seldom = Una carta dorata ti costa una difesa oltre al muro.
do-no-defence-gold-seldom = Contro l'oro non spendere nulla che non regga un Eroe.
use-low-defence-often = Quando schieri alto, non ti resta niente di più basso.
do-low-defence-often = Schiera secondo ciò che l'attacco può essere, non secondo il prezzo.
use-low-defence-seldom = Dopo un attacco la tua difesa è finita: il secondo passa.
do-low-defence-seldom = Contro un attacco debole usa una carta debole.
use-give-low-often = Chi la prende sa che il resto della tua mano è migliore.
do-give-low-often = Con una mano forte dai una carta media.
use-give-low-seldom = Attaccare te rende più che attaccare altri.
do-give-low-seldom = Dai la carta che ti serve meno.
use-give-attacks-often = Quello che tieni sono muri: il vicino di sinistra è al sicuro per un po'.
do-give-attacks-often = Dai via una difesa quando ne hai due.
use-give-attacks-seldom = Hai ancora gli attacchi: la Casata alla tua sinistra tiene le difese.
do-give-attacks-seldom = Dai un attacco troppo debole per il muro davanti.
use-pay-attacks-often = Dopo che hai pagato, nessun tuo attacco è vicino.
do-pay-attacks-often = Paga con ciò che al tavolo è diventato inutile.
use-pay-attacks-seldom = Hai pagato con difese: il prossimo attacco ne trova poche.
do-pay-attacks-seldom = Paga con un attacco ormai troppo debole.
use-sacrifice-often = Chi ti attacca abbatte il tuo muro a poco prezzo.
do-sacrifice-often = Tieni il muro finché puoi fare a meno delle carte.
use-sacrifice-seldom = Chi ti attacca è sicuro del bottino.
do-sacrifice-seldom = Rinuncia al muro quando la tua mano vale di più.

### Le due lezioni: di ogni passo il titolo, quello che c'è da sapere, il compito, e che cosa si dice a ogni risposta.

title-fortify = Innalza una Fortificazione
told-fortify = Guidi la Casata Aquila. Una Casata senza carte in mano e senza Fortificazione cade. La Fortificazione stabilisce anche il tuo livello: puoi attaccare e difenderti con carte che valgono fino a uno in più. Si innalza un passo alla volta, e comincia sempre dagli Scudi.
task-fortify = È il tuo turno, e un turno è un'Azione. Innalza la tua prima Fortificazione.
why-fortify-done = Davanti alla tua Casata ci sono gli Scudi. D'ora in poi puoi usare carte di valore 2, e una mano perduta non basta più a farti cadere.
why-fortify-attacked = Un attacco in campo aperto: non può essere più forte di 1, e intanto nulla ti protegge. Prima innalza la Fortificazione.
why-fortify-drew = Una carta in più, ma la mano è piena e la tua Casata non ha ancora una Fortificazione. Hai degli Scudi: usali.
why-fortify-other = Questo può aspettare. Hai degli Scudi, e una Casata senza Fortificazione può fare poco e perdere tutto.

title-attack = Lancia un attacco
told-attack = Si attacca sempre la Casata alla propria sinistra. La carta resta coperta fino al prossimo turno di quella Casata; allora, se la difesa non basta, essa consegna una carta per ogni punto che manca. Se non può pagare, cade, e hai vinto.
task-attack = Corvina, alla tua sinistra, ha due carte e nessuna Fortificazione. Attacca in modo che non possa pagare.
why-attack-done = I Cavalieri colpiscono con 2: tutte e due le carte di Corvina erano Bottino, non le è rimasto nulla e la sua Casata è caduta. Avresti vinto la partita.
why-attack-weak = I Soldati colpiscono con 1: Corvina ha pagato con una carta ed è ancora in piedi. I tuoi Scudi ti permettono una carta di valore 2.
why-attack-bluff = Il Letame colpisce con 0. È un bluff: buono per far sprecare la difesa agli altri, ma qui non vince nulla.
why-attack-other = Corvina non sarà mai più debole di adesso. Posa un attacco davanti a lei: i Trabucchi richiedono una Fortificazione più alta, ma un'altra carta è abbastanza forte.

title-deploy = Indovina e schiera
told-deploy = Davanti a te c'è un attacco coperto. Prima che si scopra schieri carte Difesa, quante vuoi. Vanno tutte perse, che servano o no. Che cosa può essere? La Fortificazione di Ursina vale 1, perciò una carta dal dorso nero ha al massimo forza 2.
task-deploy = Schiera quanto basta contro l'attacco più forte che può essere, e poi scoprilo.
why-deploy-done = Cavalieri, forza 2, e le Palizzate li fermano. Hai speso una carta e non hai perso altro.
why-deploy-nothing = Cavalieri, e nulla sulla loro strada: due carte di Bottino, oppure la Fortificazione. Avevi una carta che ferma qualsiasi attacco Ursina possa fare adesso.
why-deploy-little = Gli Scudi valgono 1, e questi sono Cavalieri: manca un punto. La Fortificazione di Ursina, che vale 1, permette attacchi di 2.
why-deploy-much = Ha tenuto, ma 3 contro 2: una carta è stata buttata via. Con una Fortificazione di 1 Ursina non può colpire con più di 2.

title-sacrifice = Sacrificare o tenere
told-sacrifice = L'attacco è scoperto: Trabucchi, forza 3, e tu non hai schierato nulla. Puoi sacrificare la Fortificazione e aggiungerne il valore, oppure tenerla e pagare. Per ogni punto che manca perdi una carta; chi non può pagare perde tutto.
task-sacrifice = Le tue Palizzate valgono 2, e hai due carte in mano. Resta in gioco.
why-sacrifice-done = 2 su 3: devi ancora una carta, e con l'altra resti in piedi per ricostruire.
why-sacrifice-held = Dovevi tre carte e ne avevi due: sono andate tutte, con loro la Fortificazione, e la tua Casata è caduta.

title-loot = Scegli il Bottino
told-loot = I Cavalieri sono passati, e hai tenuto la Fortificazione: mancano due punti, perciò due carte vanno a chi ha attaccato. Quali, lo scegli tu, e si consegnano coperte.
task-loot = Dai via le due carte che ti mancheranno di meno.
why-loot-done = Vanno Letame e Soldati; restano con te la Torre, la tua prossima Fortificazione, e l'Eroe.
why-loot-tower = La Torre è il prossimo passo della tua Fortificazione, e la difesa migliore che hai. In mano c'è un Bottino più povero.
why-loot-hero = Un Eroe è costato a qualcuno due carte, e adesso colpirebbe per Ursina. In mano c'è un Bottino più povero.

title-imperial = Rivolgiti all'Impero
told-imperial = Come Azione puoi scartare due carte qualsiasi e pescarne una dal mazzo Imperiale: l'Eroe, la Fortezza, la Polvere Pirica, l'Editto e altre. Nessun ladro può prenderle, e in Inverno ognuna è un punto.
task-imperial = Pesca una carta Imperiale, e pagala con quello che ti serve di meno.
why-imperial-done = Un Eroe, forza 4, e la tua Torre ti permette di mandarlo. Due mucchi di Letame erano un prezzo giusto.
why-imperial-dear = Troppo cara: quella carta può vincere o salvare una partita. Hai due carte che colpiscono con 0.
why-imperial-other = Non quella: tra le Azioni scegli la pesca Imperiale, poi le due carte da pagare.

title-patrol = Il ladro e la Ronda
told-patrol = Ursina non ha Fortificazione, perciò la carta nera davanti a te è Letame, Soldati o un'Infiltrazione. Un'Infiltrazione non ha forza: nessuna Fortificazione la ferma, e ruba a caso una carta Base. Solo una Ronda la sorprende, e allora sei tu a derubare il ladro. Contro tutto il resto una Ronda vale 1.
task-patrol = Una delle tue carte risponde a tutte e tre. Schiera quella, e nient'altro.
why-patrol-done = Un'Infiltrazione, sorpresa: non ha rubato nulla, e hai preso una Torre dalla mano di Ursina. La Ronda avrebbe fermato anche i Soldati.
why-patrol-nothing = Un'Infiltrazione: una tua carta non c'è più, perché nessuna Fortificazione ferma un ladro. Avevi una Ronda.
why-patrol-wall = Una Fortificazione non ferma un ladro: una carta è rubata lo stesso, e quello che hai schierato è speso. Solo una Ronda sorprende un'Infiltrazione.
why-patrol-much = Il ladro è sorpreso, ma l'altra carta è spesa per nulla: la Ronda da sola risponde a Letame, Soldati e Infiltrazione.

title-winter = Prima che venga l'Inverno
told-winter = Quando il mazzo Base si esaurisce la seconda volta, l'Inverno chiude subito la partita e decidono i punti: il valore della Fortificazione, 1 per ogni carta Imperiale in mano, e il valore delle carte Difesa Base in mano che potresti schierare. È Autunno, e nel mazzo resta una sola carta Base.
task-winter = Ursina ha una Fortificazione di 3 e nessuna carta; Corvina una di 1 e una carta. Conta, e scegli la tua Azione.
why-winter-done = L'Inverno è venuto con la tua pesca: 2 per la Fortificazione, 2 per le carte Imperiali, 6 per le Torri. Ursina ne ha 3. La partita è tua.
why-winter-fortified = Una bella Fortificazione, ma poi Ursina ha pescato l'ultima carta: una Torre, 3 punti in mano e 3 per la Fortificazione. Eri in vantaggio: era il momento di finirla.
why-winter-looked = L'Inquisizione si gioca gratis, ma in mano era un punto. E qualunque cosa abbiano gli altri, puoi chiudere la partita adesso che sei in vantaggio.
why-winter-other = Sei in vantaggio, e resta una sola carta Base. Se non la peschi tu, la pescherà Ursina: non può fare altro.

## La seconda lezione.

title-equitas = Chiedi giustizia
told-equitas = Una volta a partita l'unica Casata senza Fortificazione può invocare Equitas come Azione: se nessuno ne ha ancora persa una, e se non ha Scudi in mano. Mostra la mano a tutti, prende gli Scudi dal mazzo e li innalza subito.
task-equitas = Le altre due Casate hanno una Fortificazione, la tua no. Procuratene una in questo turno.
why-equitas-done = Davanti alla tua Casata ci sono gli Scudi, e hai ancora tre carte. Tutti le hanno viste, e in questa partita nessuno può più invocare Equitas.
why-equitas-drew = Una carta in più, ma non era una Fortificazione: ora tocca a Ursina attaccarti, e nulla la ferma. Puoi chiedere giustizia solo finché sei l'unica senza.
why-equitas-attacked = Il Letame colpisce con 0, e la tua Casata è ancora scoperta. Prima una Fortificazione: c'è un'Azione che trova gli Scudi di sicuro.
why-equitas-other = Una carta Imperiale ne costa due, e ti lascia con due carte e nessuna Fortificazione. C'è un'Azione che trova gli Scudi di sicuro.

title-bluff = Bluffa con una carta debole
told-bluff = Corvina deve scegliere la difesa prima che la tua carta si scopra. Non vede che cosa posi; vede la tua Fortificazione. La tua vale 2, perciò la carta può colpire con 3. Per stare al sicuro Corvina deve spendere carte per 3, qualunque cosa ci sia, e poi vanno tutte perse.
task-bluff = Fai spendere la difesa a Corvina, e tieni i Trabucchi per quando non ne avrà più.
why-bluff-done = Corvina ha speso Scudi e Palizzate contro un mucchio di Letame. Al prossimo turno i tuoi Trabucchi trovano una mano senza difesa.
why-bluff-strong = Corvina temeva un 3 e ha schierato per 3: i Trabucchi sono persi, e non hanno preso nulla. Spendi prima la carta debole.
why-bluff-soldiers = Corvina ha schierato per 3 lo stesso, e i tuoi Soldati sono persi. Funziona, ma il Letame l'avrebbe fatto per niente: i Soldati possono ancora prendere una carta.
why-bluff-other = Così a Corvina non costa neanche una carta. Qualunque carta tu posi coperta, Corvina deve temere la più forte che può essere.

title-read = Leggi un bluff
told-read = Davanti a te c'è un attacco. Ursina non ha Fortificazione, perciò una carta nera è Letame, Soldati o un'Infiltrazione. Guarda gli scarti: ci sono dodici Soldati e tutte e sei le Infiltrazioni. Il gioco ha tredici Soldati, e l'ultimo è nella tua mano.
task-read = Che cosa può essere ancora? Schiera ciò che serve, e niente di più.
why-read-done = Letame: non poteva essere altro. Hai tenuto tutte e due le carte Difesa, e Ursina ha sprecato il turno.
why-read-spent = Quelle carte sono perse, e lì c'era del Letame. Tranne il tuo, tutti i Soldati e le Infiltrazioni sono negli scarti: non poteva essere altro.

title-builders = Usa la tua Gilda
told-builders = Con le Gilde ogni Casata ha una Specialità da usare una sola volta in tutta la partita. Tu hai i Costruttori: aggiungono 1 a una difesa di almeno 1 che non basta. Decidi dopo che la carta è scoperta, e dopo aver scelto se sacrificare.
task-builders = L'attacco di Ursina ha al massimo forza 2, e tu hai Scudi che valgono 1. Non perdere altro che gli Scudi.
why-builders-done = Cavalieri, 2 contro Scudi e Costruttori: respinti. Le tue Palizzate sono in piedi, e l'Eroe resta in mano.
why-builders-paid = L'Eroe era tutto ciò che avevi per pagare. I Costruttori avrebbero aggiunto il punto che mancava.
why-builders-sacrificed = La difesa ha tenuto, con un punto di troppo, e le Palizzate sono perse. I Costruttori avrebbero aggiunto il punto che mancava.
why-builders-nothing = I Costruttori vogliono qualcosa su cui costruire: a una difesa di 0 non aggiungono nulla. Prima schiera gli Scudi.

title-timing = Aspetta a usare la tua Gilda
told-timing = In Inverno una Gilda non usata vale un punto. È Autunno, resta una carta Base, e chi la pesca finisce la partita. Ursina ha 8 punti: 3 per la Torre che ha davanti, 3 per quella in mano, e due carte Imperiali.
task-timing = Conta i tuoi punti, con la carta che pescheresti, e scegli.
why-timing-done = 2 per le Palizzate, 2 per quelle in mano, 1 per l'Eroe, 3 per la Torre pescata, e 1 per i Bardi non usati: 9 a 8.
why-timing-spent = Ursina scarta i Soldati, che non valgono nulla, e da ora non vale nulla neanche la tua Gilda: 8 a 8. Una Specialità che non serve è un punto.
why-timing-other = Troppo lento, e ti costa due carte. Sei in vantaggio di un punto: finisci la partita adesso.

title-merchant = Scambia con il Mercante
told-merchant = Il Mercante è da te. Come Azione puoi prendere una carta qualsiasi dagli scarti Base, e pagarla con altre due. Dopo il tuo turno passa alla Casata alla tua sinistra, e la tua Specialità, che lui blocca, torna libera.
task-merchant = Negli scarti c'è ciò che viene dopo le Palizzate. Compralo, e paga con ciò che ti serve di meno.
why-merchant-done = Una Torre per due mucchi di Letame. Al prossimo turno la innalzi, e i tuoi attacchi possono valere 4.
why-merchant-dear = La Torre è tua, ma il prezzo era troppo alto: hai due carte che colpiscono con 0.
why-merchant-poor = Quando toccherà di nuovo a te lui non ci sarà più, e forse neanche la Torre. È il prossimo passo della tua Fortificazione.
why-merchant-other = Quello si può fare in ogni turno. Il Mercante è da te solo adesso, e negli scarti c'è una Torre.

title-plague = Ferma la Peste
told-plague = I tuoi Trabucchi sono davanti a Corvina, che ha due carte e nessuna Fortificazione, e gioca fra poco. Ursina ha appena giocato la Peste: fino al suo prossimo turno nessuno posa un attacco e nessuno risponde. Tu hai gli Speziali, che possono annullare la Peste di un rivale appena viene giocata.
task-plague = Se deve rispondere adesso, Corvina non può pagare. Usi la tua Specialità?
why-plague-done = La Peste non c'è più, e Corvina ha dovuto rispondere: mancavano tre punti, e aveva due carte. La sua Casata è caduta, e hai vinto.
why-plague-waited = Corvina non ha dovuto rispondere, e intanto ha innalzato gli Scudi. Il tuo attacco è ancora lì, ma non decide più nulla.

title-support = Aiuta la tua alleata
told-support = Due contro due: Corvina, di fronte a te, è tua alleata, e la prima Casata che cade fa perdere tutte e due. Davanti a Corvina, che ha una carta e nessuna Fortificazione, c'è l'attacco di Cervara. Come Azione puoi passare una carta alla tua alleata, che gioca prima di Cervara.
task-support = La Fortificazione di Cervara vale 2, perciò l'attacco può essere un 3. Passa l'unica carta che salva Corvina.
why-support-done = L'Editto Imperiale rende nullo ogni attacco, a ogni livello: i Trabucchi sono persi, e le vostre Casate sono in piedi.
why-support-useless = Senza Fortificazione Corvina può usare solo carte che valgono 1: quella carta non poteva schierarla, non poteva pagare tre punti, ed è caduta. Avete perso insieme.
why-support-alone = Corvina era sola contro un 3 con una carta, ed è caduta. Con le Casate Alleate il turno della tua alleata è anche tuo.

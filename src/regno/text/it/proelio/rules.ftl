### Le regole in breve, con parole nostre; ogni paragrafo si mostra dove quella parte del gioco c'è.

aim = Abbatti la Casata alla tua sinistra. Una Casata senza carte in mano e senza Fortificazione cade, e la partita finisce: vince la Casata che l'ha abbattuta. Chi si disfa da sé dà la vittoria alla Casata alla sua destra.
table = Il turno passa a destra. Attacchi solo la Casata alla tua sinistra; ti attacca solo la Casata alla tua destra. Una mano ha al massimo cinque carte. Quante carte ha una mano, e i loro dorsi, neri per le Base e dorati per le Imperiali, li vedono tutti.
turn = Nel tuo turno rispondi prima all'attacco che hai davanti, se c'è. Poi fai esattamente un'Azione.
fortification = La tua Fortificazione è una carta Difesa scoperta: prima Scudi (1), poi Palizzate (2), { $tower } (3), Fortezza (4), un passo per Azione; la carta vecchia si scarta. Puoi attaccare e difenderti con carte che valgono al massimo uno più della tua Fortificazione.
attack = Per attaccare posa una carta Attacco coperta davanti alla Casata alla tua sinistra. Si scopre nel prossimo turno di quella Casata.
defence = Per difenderti schiera carte Difesa prima che l'attacco si scopra, quante vuoi o nessuna: vanno tutte perse. Se insieme valgono almeno quanto l'attacco, è respinto. Se no, puoi sacrificare la Fortificazione e aggiungerne il valore. Per ogni punto che ancora manca consegni una carta a tua scelta, coperta, come Bottino; chi non può pagarlo tutto perde anche la Fortificazione, e cade.
special = Un'Infiltrazione ruba a caso una carta Base; { $patrol } la sorprende, e allora è chi difende a derubare il ladro. La Polvere Pirica spazza via le carte schierate e la Fortificazione, senza Bottino. { $edict }, in difesa, annulla qualsiasi attacco.
actions = Azioni: pescare una carta Base; attaccare; innalzare la Fortificazione; giocare una carta Strategia; pagare due carte qualsiasi per una carta Imperiale.
plague = La Peste resta davanti a chi la gioca fino al prossimo turno di quella Casata. Finché c'è, nessuno posa attacchi, e quelli già posati aspettano.
equitas = Equitas, una volta a partita e come Azione: l'unica Casata senza Fortificazione, se nessuna Casata ne ha persa una { $equitas_same_turn_loss ->
    [yes] in un turno precedente
   *[no] finora
} e non ha Scudi in mano, mostra la mano e cerca degli Scudi da innalzare.
seasons = Quando il mazzo Base si esaurisce la prima volta viene l'Autunno, e gli scarti diventano il nuovo mazzo. La seconda volta viene l'Inverno, ed è la fine: vince chi ha più punti, in parità si vince insieme. Punti: il valore della Fortificazione e 1 per ogni carta Imperiale in mano; { $score_base_defence ->
    [yes] ogni carta Difesa Base in mano che potresti schierare dà anche il suo valore.
   *[no] le carte Difesa Base in mano non danno punti.
}
guilds = Ogni Casata ha una Gilda, con una Specialità da usare una volta a partita senza spendere l'Azione. Una Gilda non usata vale 1 punto in Inverno. Finché il Mercante è da te, non puoi usarla. Che cosa fa ogni Gilda sta scritto fra le carte.
merchant = Alla fine del turno della Casata che lo ospita, il Mercante passa a quella alla sua sinistra. Come Azione, la Casata che lo ospita può prendere uno scarto Base per due carte, dall'Autunno per una Base e una Imperiale; mai durante una Peste.
allied = Casate Alleate: la Casata di fronte è tua alleata. La prima Casata che cade perde la partita per la sua alleanza. Come Azione puoi dare Supporto: passi una carta al tuo alleato.

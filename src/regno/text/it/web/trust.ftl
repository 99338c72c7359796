# Accettare su un dispositivo l'autorità propria di questo server.

title = Fidati di questo server
why = Questo server sta in casa, perciò nessuna autorità pubblica garantisce per lui; ne ha una sua. Un dispositivo che la accetta una volta può installare Regno come app, aprirlo senza connessione e mostrare avvisi.
device = Il tuo dispositivo
device-name = { $device ->
    [iphone] iPhone o iPad
    [android] Telefono Android
   *[computer] Un computer
}
step-1 = Scarica il certificato dell'autorità.
fetch = Scarica il certificato
step-2 = Confronta questo sigillo con quello che il server ha scritto all'avvio. Se sono diversi, fermati qui.
seal = Sigillo: l'impronta SHA-256 del certificato
step-3 = { $device ->
    [iphone] Apri Impostazioni: in alto c'è "Profilo scaricato". Toccalo, poi Installa.
    [android] Apri Impostazioni e cerca "Certificato CA". Scegli Installa comunque, poi il file regno.crt.
   *[computer] Apri i certificati nelle impostazioni del browser, scegli Autorità, Importa, e il file regno.crt.
}
step-4 = { $device ->
    [iphone] In Impostazioni, Generali, Info, Attendibilità certificati, attiva Regno. Poi riapri questa pagina.
    [android] Chiudi il browser e riapri questa pagina: l'avviso è sparito.
   *[computer] Spunta che può identificare i siti web. Poi riapri questa pagina: l'avviso è sparito.
}
what = Che cosa accetti
what-how = Un'autorità che questo server ha creato per sé. La sua chiave non lascia mai il server; chi ha quella macchina potrebbe garantire anche per altri indirizzi, perciò accettala solo per un server di cui ti fidi. Vale fino al { $day }.
remove = Toglierla
remove-how = { $device ->
    [iphone] Impostazioni, Generali, VPN e gestione dispositivi, Regno, Rimuovi profilo.
    [android] Impostazioni, cerca "Credenziali utente", Regno, Rimuovi.
   *[computer] Nello stesso elenco di autorità, scegli Regno ed eliminala.
}
play = Gioca senza
none = Qui non c'è nulla da accettare
none-how = Questo server non ha un'autorità propria. Se il browser non mostra avvisi, è tutto a posto.

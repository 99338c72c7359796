### Correggere un passo di qualche turno fa, e che cosa diventa di quelli dopo.

did-revise = Corretto il passo { $number }: { $told }
revise-kept = Il passo { $number } non è più possibile: "{ $told }" Perché: { $why }. Resta nella cronaca, segnato e senza effetto.
revise-other = Il passo { $number } ora porta altro: { $told }
revise-same = { $count ->
    [0] Nessun passo successivo resta com'era.
    [one] 1 passo successivo resta com'è.
   *[other] { $count } passi successivi restano come sono.
}
kept-before = una correzione precedente l'ha reso impossibile

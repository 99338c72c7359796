### Ciò che si dice a un tavolo con un tocco, e che ciascuno legge nella propria lingua.

phrases = Frasi pronte
phrase = { $which ->
    [hello] Salve!
    [moment] Un momento, per favore.
    [nice] Bella mossa!
    [sorry] Scusate, ero via.
    [thanks] Grazie a tutti.
   *[again] Ancora una?
}

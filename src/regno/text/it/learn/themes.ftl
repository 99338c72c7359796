### Di che cosa trattano le decisioni, dei problemi e degli errori.

theme-bluff = Bluff
theme-read-bluff = Leggere un bluff
theme-defence = Tenere le mura
theme-sacrifice = Sacrificare o tenere
theme-loot = Bottino: che cosa cedere
theme-patrol = Ronda
theme-winter = Corsa all'Inverno
theme-equitas = Equitas
theme-guild = Il momento della Gilda
theme-allies = Due contro due
theme-raise = Innalzare o aspettare
theme-attack = Quando colpire
theme-plague = Peste
theme-merchant = Mercante
theme-supply = Carte e strategia

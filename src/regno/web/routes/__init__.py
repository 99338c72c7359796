"""Routes that belong to no other package: pages, About, the options of a table, the reveal after a game."""

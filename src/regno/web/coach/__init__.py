"""The coach of tells over HTTP: a person's finished games, analysed by a process of its own."""

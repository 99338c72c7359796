"""Proelio, the card game: rules that know no clock, socket, file, thread or global."""

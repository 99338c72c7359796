"""Proelio, the card game. Its rules know no clock, socket, file, thread or global; only ``jit`` keeps files."""

"""Proelio in a terminal: one person, simple bots, eighty columns."""

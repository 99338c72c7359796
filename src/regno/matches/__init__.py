"""Whole matches between players, and measurements over many moments of a game, as compiled units."""

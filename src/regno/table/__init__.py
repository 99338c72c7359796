"""The table: seats, a game, a log of all that happened, and who may know what of it. It knows no socket and no loop."""

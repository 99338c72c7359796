"""People without accounts: a passport is a person with devices, and all that the person's tokens open."""

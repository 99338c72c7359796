"""The lab: statistics of the game, its rules and its players."""

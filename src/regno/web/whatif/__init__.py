"""The what-if board: a game played on from any moment of a Record, for all seats or against bots."""

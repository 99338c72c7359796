"""Learning from play: puzzles with their proofs, one's own mistakes played again, what a seat's play gives away."""

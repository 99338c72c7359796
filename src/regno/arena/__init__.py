"""Matches between players: rotated seats, paired seeds, win shares and ratings with intervals."""

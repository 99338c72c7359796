"""Proelio as text: moves, positions, Records, and what one seat may read of them."""

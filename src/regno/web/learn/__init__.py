"""The pages of learning: puzzles, and what is asked of them."""

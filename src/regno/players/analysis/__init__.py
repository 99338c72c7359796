"""Move ratings, advice and reviews: rollouts of every move in the same sampled worlds, and their explanation."""

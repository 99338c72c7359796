"""Tree search over information sets: SO-ISMCTS with heuristic rollouts, and PUCT with a learned prior and value."""

"""All that a person has played: games and chronicles, and figures of them."""

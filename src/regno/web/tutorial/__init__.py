"""The lessons: their steps, and the routes that serve them."""

"""The first lesson: its steps, and the routes that serve them."""

"""Replays: where a game comes from, its frames, and the routes that serve them."""

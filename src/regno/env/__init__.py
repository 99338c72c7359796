"""Reinforcement-learning environments for Proelio."""

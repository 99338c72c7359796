"""Environments: Proelio for those who train players on it."""

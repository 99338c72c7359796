"""Calls: how people hear that it is their turn while no page of the table is open."""

"""Calls: notifications that it is somebody's turn, while no page of the table is open."""

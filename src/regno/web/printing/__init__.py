"""Printed files over HTTP: a worker process makes them, one at a time."""

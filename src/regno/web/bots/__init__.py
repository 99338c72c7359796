"""Bots in processes of their own: the pool in the server, and the program that each process runs."""

"""Bots in their own processes: the pool in the server, the protocol, and the program of each process."""

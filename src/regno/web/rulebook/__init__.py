"""The rules of one table over HTTP."""

"""The rules of one table in words: outline and builder."""

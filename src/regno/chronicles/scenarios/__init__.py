"""The campaign and the three co-operative scenarios, a package each with the same file names."""

"""Where tables are kept: one SQLite file, one writer."""

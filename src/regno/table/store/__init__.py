"""The store of tables: one SQLite file and its writer thread."""

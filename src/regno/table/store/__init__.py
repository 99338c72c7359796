"""The store of tables: its protocol, and one SQLite file behind it with a thread that writes."""

"""Live tables: the registry, a Room for each table in memory, its clients and what they are sent."""

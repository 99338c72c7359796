"""The rules as compiled code: Numba, its records, its cache, and what is compiled on top of the engine."""

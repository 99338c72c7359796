"""The deal of the day: one deal for everybody of a day and version, from every seat against the same players."""

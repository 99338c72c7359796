"""Regno: a table for games that come in boxes."""

__version__ = "0.1.0"

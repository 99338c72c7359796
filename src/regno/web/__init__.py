"""The web: tables over HTTP and websockets. Only here does anything wait; decisions are made in ``table``."""

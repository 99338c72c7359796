"""The Chronicles over HTTP: who may see which, one change at a time, and everybody who looks on hears of it."""

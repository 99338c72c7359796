"""The lab's compiled part: whole games played and counted without a line of Python for each."""

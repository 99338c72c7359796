"""The Chronicles of the Western Kingdom: a ledger for the campaign, and the Baron of the three scenarios.

A chronicle is a header and the list of commands given to it; replaying them gives the state. ``README.md``
tells how a kind of chronicle is written.
"""

"""The compiled part: beliefs, and games with everybody's knowledge kept.

It is a package of its own because machine code is kept under a digest of the package it was compiled from.
"""

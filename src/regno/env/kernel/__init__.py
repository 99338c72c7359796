"""The compiled part of the environments: observations, opponents, and the loop over a batch of games.

It is a package of its own because machine code is kept under a digest of the package it was compiled from.
"""

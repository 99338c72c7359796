"""Compiled counting of whole games."""

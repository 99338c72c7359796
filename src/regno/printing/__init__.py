"""Printed cards: sheets of 63 x 88 mm, booklets and forms as one PDF.

``pdf`` and ``fonts`` write the file, ``canvas`` draws in millimetres, ``sheets`` lays cards out for both sides of the
paper. ``proelio`` and ``chronicles`` say what stands on the cards.
"""

"""The rules of Proelio, a file a chapter and a function a rule.

A docstring says the rule and cites it: [R42] is row 42 of the comparison of the four rulebooks, [Q16] a ruling on a
question they leave open, [P3] a settled point, [O2] a rule of order, [T1] to [E1] the points of the turn at which
something is decided or done. All are in docs/rules.md; ``python tests/citations.py`` checks that each is there.
Parameters are always s (State), o (Options), e (Events).
"""

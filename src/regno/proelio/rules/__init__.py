"""The rules of Proelio, a file a chapter and a function a rule.

Numbers in docstrings: [12] is row or ruling 12 of the comparison of the four rulebooks, [T1]..[E1] are the points of
the turn at which something is decided or done. Parameters are always s (State), o (Options), e (Events).
"""

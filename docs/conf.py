"""Sphinx: how the pages of this folder become a site. `make docs` builds it, and every warning is an error."""

from __future__ import annotations

import regno

project = "Regno"
author = "The Regno developers"
copyright = "The Regno developers. Regno is under the MIT License"
release = version = regno.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
nitpicky = False  # types in signatures are written as in the source; what the pages link to is checked by MyST

myst_heading_anchors = 3
# The points of the rules are HTML anchors, which MyST cannot see: tests/test_site.py checks these links instead.
suppress_warnings = ["myst.xref_missing"]

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = f"Regno {release}"
html_copy_source = False
html_show_sourcelink = False

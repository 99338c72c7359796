"""Reports of the lab as single HTML files, with their charts."""

"""Hidden information: what each seat can know, its View, and sampling of worlds that fit it."""

"""The designer's bench: a draft of an edition, studied beside its base in worker processes, for a person."""

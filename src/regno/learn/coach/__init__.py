"""The coach of tells: what moves give away, habits that a rival could use, and what they cost."""

"""Training: self-play, sampled positions, and the fitting of policy and value functions."""

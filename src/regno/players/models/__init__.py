"""What the learning players know: the policy, the value functions, and the checkpoints that hold them."""

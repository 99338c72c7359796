"""What is printed of a pack of the Chronicles: its cards."""

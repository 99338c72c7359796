"""Many random games at either speed."""

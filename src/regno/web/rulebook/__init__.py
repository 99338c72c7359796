"""The rules of one table as pages: outline, builder, routes."""

"""The window and the command line: two fronts of the same operations."""

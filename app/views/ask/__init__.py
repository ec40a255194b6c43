"""Asking: the question box, the answer with what was understood, and the rows behind it."""

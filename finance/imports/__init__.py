"""Bringing what was read into the books, as undoable batches."""

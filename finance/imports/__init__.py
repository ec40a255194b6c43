"""Reading statements and bringing them into the books."""

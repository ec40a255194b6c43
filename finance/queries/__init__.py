"""The typed query and its answer from the books."""

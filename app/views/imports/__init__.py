"""The import page: from statement files to the books."""

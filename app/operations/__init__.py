"""What the window does to the books: one function a verb, one file a noun."""

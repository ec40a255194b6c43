"""The ways of reading a question, behind one protocol."""

"""How well questions are understood: gold files, the judge of one answer, and the scores of many."""

"""What stands out in the books of late: facts, each with the query that shows the same figure."""

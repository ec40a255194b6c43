"""Writing the books out as CSV, JSON or XLSX, to be read again by Coffer or by anything else."""

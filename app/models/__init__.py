"""Qt item models over the ledger: ids first, rows on demand."""

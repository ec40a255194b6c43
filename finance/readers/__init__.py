"""Reading statements: bytes in, rows and problems out. No ledger here."""

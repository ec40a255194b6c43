"""The books: ledger, imports, queries. No window, no model, no network."""

"""A locked ledger: its passphrase, or its recovery words."""

"""The ledger file: tables, keys, migrations. Only `finance` imports it."""

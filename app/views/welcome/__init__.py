"""The first run: a new ledger, one that is there already, or the demo."""

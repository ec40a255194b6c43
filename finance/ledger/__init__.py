"""The ledger's nouns and the façade that holds them."""

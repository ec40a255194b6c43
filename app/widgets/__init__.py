"""Small widgets that every screen is made of; none of them knows the ledger."""

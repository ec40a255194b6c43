"""Bank messages (SMS, RCS, pushed notes) read into typed readings; no ledger here."""

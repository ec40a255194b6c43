"""The accounts page: accounts and the names that transactions are filed under."""

"""The transactions page: finding and editing transactions."""

"""The settings page: choices, protection and backups."""

"""Dialogs that stand over the window."""

"""Keyword rules that fill the typed query without any model."""

"""Periods in people's words: found, then resolved against today."""

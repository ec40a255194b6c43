"""Weights: which models there are, which are on this computer, and how they get here."""

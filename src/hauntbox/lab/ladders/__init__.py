"""Ladders: which bot is the better one, on the same seeds, and how many games it takes to know."""

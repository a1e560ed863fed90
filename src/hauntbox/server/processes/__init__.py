"""Processes for work that must not hold up the event loop."""

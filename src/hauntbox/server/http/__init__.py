"""Requests: which function answers which path, and what is refused before a table is asked."""

"""Campaigns: several tables in a row, and their file."""

"""The data folder: its lock, its privacy, copies, backups."""

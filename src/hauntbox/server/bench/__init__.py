"""`make bench-server`."""

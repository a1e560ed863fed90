"""`hauntbox tables`."""
